"""Shuffling a deck (8.5.20)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.search import ShuffleEffect


class ShuffleDeck(ShuffleEffect, Discrete, frozen=True):
    """Shuffle the deck (8.5.20)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("シャッフルする効果", "8.5.20")}

    shuffle_rule: ClassVar[str] = "fab:8.5.20"
    event_class = events.Move
    deck: ClassVar[ZoneName] = "deck"


PHRASES = (*inflected(ShuffleDeck, "デッキをシャッフルする", TE, "する~して"),)
