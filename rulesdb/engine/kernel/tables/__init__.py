"""The tables of rules that a game gives and a running game carries."""
