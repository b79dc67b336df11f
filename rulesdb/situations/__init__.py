"""Situations: games that a judge describes in Japanese sentences, and what the rules say about them."""
