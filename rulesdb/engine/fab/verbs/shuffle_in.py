"""Shuffling cards from hand into the deck and drawing the same number (8.5.20)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.search import ShuffleInEffect


class ShuffleInAndDraw(ShuffleInEffect, Discrete, frozen=True):
    """Shuffle any number of cards from hand into the deck, then draw the same number of cards."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("加えて引く効果", "8.5.15", "8.5.20", "8.5.6")}

    rule: ClassVar[str] = "fab:8.5.15"
    shuffle_rule: ClassVar[str] = "fab:8.5.20"
    event_class = events.Move
    deck: ClassVar[ZoneName] = "deck"
    draw = DrawCards


PHRASES = (
    *inflected(
        ShuffleInAndDraw,
        "手札から好きな枚数のカードをデッキに加えてシャッフルし、同じ枚数のカードを引く",
        TE,
        "く~いて",
    ),
)
