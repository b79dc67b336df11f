"""Drawing cards."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.draw import DrawEffect
from rulesdb.engine.mtg.events.cards import Draw


class DrawCards(DrawEffect, frozen=True):
    """Draw cards."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Draw

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Return True: a player may draw from an empty library, and loses by it."""
        return True


PHRASES = (*inflected(DrawCards, "[{who}は、]カードを{amount}枚引く", TE, "く~いて"),)
