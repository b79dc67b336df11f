"""Choosing an object for an effect that refers to it (1.8.6)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Pick


class ChooseOne(Discrete, frozen=True):
    """Let the controller choose one of some objects, and generate an effect that refers to it (1.8.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("選択", "1.8.6")}

    what: Objects
    """The objects."""
    effect: Discrete
    """The effect."""

    def parts(self) -> tuple[Discrete, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose; without any object to choose the effect fails."""
        options = [Pick(object_id) for object_id in self.what.objects(game, context)]
        if not options:
            return False
        chosen = game.pick(context.controller, "choose one", options, "fab:1.8.6").object
        assert chosen is not None
        (inner,) = contexts_of_parts(self, context)
        return self.effect.generate(game, replace(inner, chosen=(chosen,)))


PHRASES = (phrase(ChooseOne, "{what:any}を1つ選び、{effect}"),)
