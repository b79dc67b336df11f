"""Misreadings of the rules of Magic, by topic: what holds while a sentence is off."""

from rulesdb.engine.mtg.misreadings import combat, costs, face_down, rules, stack, suspend

__all__ = ["combat", "costs", "face_down", "rules", "stack", "suspend"]
