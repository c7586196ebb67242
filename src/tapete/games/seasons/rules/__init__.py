"""The chapters of the rulebook, each a module; `turn.flow` runs the table's current step."""
