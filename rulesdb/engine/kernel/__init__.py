"""The game-independent part of the engines: rule book, decisions, process of a game, randomness and saved games."""
