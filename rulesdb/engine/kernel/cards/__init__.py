"""The texts of cards as data: abilities, effects with their roles, and the contexts in which they are generated."""
