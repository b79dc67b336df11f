"""Adding cards from outside the game (1.3.1a)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen


class AddTo(Discrete, frozen=True):
    """Put a card from outside the game into a zone of the controller."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ゲームの外から加える効果", "8.5.15")}

    card: Card
    """The card."""
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""

    def generate(self, game: Game, context: Context) -> bool:
        """Bring the card into the game."""
        player, card = context.controller, self.card
        brought = events.Bring(by="fab:8.5.15", source=context.source, player=player, card=card, zone=self.zone)
        return happen(game, brought)


PHRASES = (*inflected(AddTo, "ゲームの外から〔{card}〕を{zone}に加える", TE, "る~て"),)
