"""Shuffling cards from hand into the deck and drawing the same number (8.5.20)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.options import Pick
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen


class ShuffleInAndDraw(Discrete, frozen=True):
    """Shuffle any number of cards from hand into the deck, then draw the same number of cards."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("加えて引く効果", "8.5.15", "8.5.20", "8.5.6")}

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose the cards, shuffle the deck and draw."""
        player, deck, count = context.controller, Zone("deck", context.controller), 0
        while (hand := game.zone("hand", player)) and (
            card := game.pick(player, "shuffle in", [*map(Pick, hand), Pick()], "fab:8.5.15").object
        ):
            count += happen(game, events.Move(by="fab:8.5.15", source=context.source, object=card, to=deck))
        shuffled = happen(game, events.Shuffle(by="fab:8.5.20", source=context.source, zone=deck))
        return DrawCards(count).generate(game, context) or shuffled


PHRASES = (
    *inflected(
        ShuffleInAndDraw,
        "手札から好きな枚数のカードをデッキに加えてシャッフルし、同じ枚数のカードを引く",
        TE,
        "く~いて",
    ),
)
