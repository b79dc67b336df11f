"""Misreadings of the rules of the made-up game: what holds while a sentence is off."""
