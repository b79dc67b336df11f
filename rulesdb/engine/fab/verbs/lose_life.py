"""Losing life (8.5.12)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import happen_for_all, players
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.roles import Amount, Players, valued


class LoseLifeEffect(Discrete, frozen=True):
    """Lose life (8.5.12)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ライフを失う効果", "8.5.12")}

    amount: Amount
    """Number of life points, from 0."""
    who: Players | None = None
    """Players whose heroes lose the life, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the hero of every player lose the life."""
        amount = valued(game, self.amount, context)
        heroes = (game.hero(player) for player in players(game, self.who, context))
        lost = [
            [events.LoseLife(by="fab:8.5.12", source=context.source, object=hero, amount=amount)]
            for hero in heroes
            if hero is not None
        ]
        return happen_for_all(game, "lose life", lost)


PHRASES = (*inflected(LoseLifeEffect, "[{who}は、]ライフを{amount}点失う", TE, "う~って"),)
