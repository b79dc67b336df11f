"""Losing life (8.5.12)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import hero_called
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.points import LifeLossEffect


class LoseLifeEffect(LifeLossEffect, Discrete, frozen=True):
    """Lose life (8.5.12)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ライフを失う効果", "8.5.12")}

    rule: ClassVar[str] = "fab:8.5.12"

    def lost(self, game: Game, context: Context, player: int, amount: int) -> events.LoseLife | None:
        """Return the event by which the hero of a player loses life; None if there is no hero."""
        hero = hero_called(game, context.controller, player)
        if hero is None:
            return None
        return events.LoseLife(by=self.rule, source=context.source, object=hero, amount=amount)


PHRASES = (*inflected(LoseLifeEffect, "[{who}は、]ライフを{amount}点失う", TE, "う~って"),)
