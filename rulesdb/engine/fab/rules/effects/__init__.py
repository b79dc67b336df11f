"""Effects: conditions, choices, and how discrete effects are generated (1.8, 6.1)."""
