"""What the engines of all games share: the book of rules, decisions, the process of a game, chance, saved games."""
