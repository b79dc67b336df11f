"""The parts of cards: abilities, effects, and the roles that values play in them."""
