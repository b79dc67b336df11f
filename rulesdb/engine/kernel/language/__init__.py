"""The card language of a game: its phrases, its grammar, and the reading of card sheets."""
