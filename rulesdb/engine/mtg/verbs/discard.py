"""Discarding cards."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.discard import DiscardEffect
from rulesdb.engine.mtg.events.cards import Discard


class DiscardCards(DiscardEffect, frozen=True):
    """Discard cards from hand."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Discard


PHRASES = (*inflected(DiscardCards, "[{who}は、]手札を[無作為に@at_random]{amount}枚捨てる", TE, "る~て"),)
