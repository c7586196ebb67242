"""Every card's text in both languages, one readable file per game: a change of words is reviewed as a diff."""
