"""Playing cards by an effect that resolves (409)."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.playing import play_by_effect


class PlayFree(DiscreteEffect, frozen=True):
    """Let the controller play cards without paying their mana costs, as far as that is possible."""

    rule: ClassVar[str] = "mtg:409.1"
    what: Objects
    """The cards."""

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is any card."""
        return bool(self.what.objects(game, context))

    def generate(self, game: Game, context: Context) -> bool:
        """Play the cards one after another; return whether any was played."""
        cards = self.what.objects(game, context)
        played = [play_by_effect(game, context.controller, card, is_free=True) for card in cards]
        return any(played)


PHRASES = (*inflected(PlayFree, "{what}をマナ・コストを支払わずにプレイする", TE, "する~して"),)
