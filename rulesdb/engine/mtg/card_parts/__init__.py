"""The parts of cards: abilities, keywords, continuous effects, and the roles of values in them."""
