"""Made-up cards: small ones for checks, examples and tests."""
