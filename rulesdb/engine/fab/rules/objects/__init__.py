"""Objects in a game, and the nouns by which rules refer to them (1.2 to 1.6, 2.5)."""
