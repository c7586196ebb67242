"""Call of the Archons: what its 370 cards do, a module for each house."""
