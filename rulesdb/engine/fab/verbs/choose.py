"""Choosing an object, or naming a card (8.5.21), for an effect that refers to it."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import name
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import Filter, Objects
from rulesdb.engine.kernel.language.phrases import NOUN, phrase
from rulesdb.engine.kernel.process.options import Name, Pick


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


class NameCard(Discrete, frozen=True):
    """Let the controller name a card, and generate an effect that refers to the name (8.5.21)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カード名の指定", "8.5.21")}

    effect: Discrete
    """The effect."""

    def parts(self) -> tuple[Discrete, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller name one of the cards of the game, of which alone it matters."""
        names = sorted({item.card.name for item in game.objects() if item.card.name})
        named = game.pick(context.controller, "name", [Name(one) for one in names], "fab:8.5.21").name
        (inner,) = contexts_of_parts(self, context)
        return self.effect.generate(game, replace(inner, named=named))


class HasTheName(Filter, frozen=True):
    """The object has the name that was named for the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has this name."""
        return name(game, object_id) == context.named


PHRASES = (
    phrase(ChooseOne, "{what:any}を1つ選び、{effect}"),
    phrase(NameCard, "カード名を1つ指定し、{effect}"),
    phrase(HasTheName, "指定された名前の"),
    phrase(HasTheName, "指定された名前のもの", NOUN),
)
