"""Misreadings of the rules of Magic, by topic: what holds while a sentence is off."""
