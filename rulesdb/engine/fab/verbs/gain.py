"""Gaining assets (8.5.7)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.assets import gaining
from rulesdb.engine.fab.rules.generating import happen_for_all, players
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.roles import Amount, Players, valued


class Gain(Discrete, frozen=True):
    """Gain points of an asset (8.5.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("得る効果", "8.5.7")}

    asset: Asset
    """The asset."""
    amount: Amount = 1
    """Number of points, from 0."""
    who: Players | None = None
    """Players who gain the points, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player gain the points."""
        amount = valued(game, self.amount, context)
        points = (
            events.GainAsset(by="fab:8.5.7", source=context.source, player=player, asset=self.asset, amount=amount)
            for player in players(game, self.who, context)
        )
        gained = [[event] for point in points if (event := gaining(game, point)) is not None]
        return happen_for_all(game, "gain", gained)


PHRASES = (*inflected(Gain, "[{who}は、]{asset}を{amount}点得る", TE, "る~て"),)
