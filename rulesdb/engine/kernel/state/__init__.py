"""The state of a game as a value: objects, zones and players, and functions that return it with one change."""
