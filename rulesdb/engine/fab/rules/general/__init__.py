"""Players, and what they may do when rules and effects disagree (1.0, 1.1)."""
