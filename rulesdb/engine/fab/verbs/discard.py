"""Discarding cards (8.5.5)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.discard import DiscardEffect


class DiscardCards(DiscardEffect, Discrete, frozen=True):
    """Discard cards from hand (8.5.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("捨てる効果", "8.5.5"), "at_random": by("無作為", "1.1.1a")}

    rule: ClassVar[str] = "fab:8.5.5"
    event_class = events.Discard

    def discards_source(self, game: Game, context: Context) -> bool:
        """Whether the source is among the cards to choose from."""
        return self.what is not None and context.source in self.what.objects(game, context)


PHRASES = (
    *inflected(DiscardCards, "[{who}は、]手札を[無作為に@at_random]{amount}枚捨てる", TE, "る~て"),
    *inflected(DiscardCards, "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚を捨てる", TE, "る~て"),
)
