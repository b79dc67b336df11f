"""Events, and how replacement and prevention effects modify them (1.9, 6.4, 6.5)."""
