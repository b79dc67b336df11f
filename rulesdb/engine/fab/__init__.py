"""The engine of Flesh and Blood: cards as data, the state of a game, and the rule book."""
