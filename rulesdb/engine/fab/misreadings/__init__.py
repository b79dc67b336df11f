"""Misreadings of the rules of Flesh and Blood, by topic: what holds while a sentence is off."""
