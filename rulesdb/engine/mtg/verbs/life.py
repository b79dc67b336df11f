"""Gaining and losing life."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.points import LifeLossEffect
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.damage import GainLife, LoseLife
from rulesdb.engine.mtg.game import Game


class GainLifeEffect(LifeLossEffect, frozen=True):
    """Gain life."""

    rule: ClassVar[str] = "mtg:417.1"

    def lost(self, game: Game, context: Context, player: int, amount: int) -> GainLife:
        """Return the event by which a player gains life."""
        return GainLife(by=self.rule, source=context.source, player=player, amount=amount)


class LoseLifeEffect(LifeLossEffect, frozen=True):
    """Lose life."""

    rule: ClassVar[str] = "mtg:417.1"

    def lost(self, game: Game, context: Context, player: int, amount: int) -> LoseLife:
        """Return the event by which a player loses life."""
        return LoseLife(by=self.rule, source=context.source, player=player, amount=amount)


PHRASES = (
    *inflected(GainLifeEffect, "[{who}は、]ライフを{amount}点得る", TE, "る~て"),
    *inflected(LoseLifeEffect, "[{who}は、]ライフを{amount}点失う", TE, "う~って"),
)
