"""How Seasons is said in Spanish and in English: cards, questions, options, events."""
