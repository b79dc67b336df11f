"""Misreadings of the rules of Flesh and Blood, by topic: what holds while a sentence is off."""

from rulesdb.engine.fab.misreadings import (
    abilities,
    cards,
    continuous,
    costs,
    effects,
    events,
    general,
    objects,
    playing,
    triggers,
    turn,
)

__all__ = [
    "abilities",
    "cards",
    "continuous",
    "costs",
    "effects",
    "events",
    "general",
    "objects",
    "playing",
    "triggers",
    "turn",
]
