"""Made-up decks to play with."""
