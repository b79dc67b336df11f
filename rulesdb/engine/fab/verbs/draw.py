"""Drawing cards (8.5.6)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import repeated
from rulesdb.engine.fab.rules.generating import happen_for_all, players
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.roles import Amount, Players, valued


class DrawCards(Discrete, frozen=True):
    """Draw cards (8.5.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("引く効果", "8.5.6")}

    amount: Amount = 1
    """Number of cards, from 0."""
    who: Players | None = None
    """Players who draw, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player draw the cards."""
        amount = valued(game, self.amount, context)
        drawn = [
            repeated([events.Draw(by="fab:8.5.6", source=context.source, player=player)], amount)
            for player in players(game, self.who, context)
        ]
        return happen_for_all(game, "draw", drawn)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every player has a card in their deck."""
        return all(game.zone("deck", player) for player in players(game, self.who, context))


PHRASES = (*inflected(DrawCards, "[{who}は、]カードを{amount}枚引く", TE, "く~いて"),)
