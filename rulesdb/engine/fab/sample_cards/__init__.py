"""Made-up cards: small ones for checks and tests, and decks to play with."""
