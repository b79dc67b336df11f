"""Searching a deck (8.5.19)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.search import SearchEffect


class SearchDeck(SearchEffect, Discrete, frozen=True):
    """Search the deck for a card, put it into a zone, and shuffle the deck (8.5.19)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("探す効果", "8.5.19", "8.5.20")}

    rule: ClassVar[str] = "fab:8.5.19"
    shuffle_rule: ClassVar[str] = "fab:8.5.20"
    event_class = events.Move
    deck: ClassVar[ZoneName] = "deck"
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""


PHRASES = (
    *inflected(SearchDeck, "デッキから{fits:noun}を1枚探して{zone}に置き、シャッフルする", TE, "する~して"),
    *inflected(SearchDeck, "デッキから{fits:noun}を1枚探して{zone}に置く", TE, "く~いて", shuffles=False),
)
