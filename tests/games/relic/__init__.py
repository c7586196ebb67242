"""Rulings of Relic; each cites the section of the rulebook it rests on."""
