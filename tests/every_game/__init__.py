"""The kernel's promises, kept by every game."""
