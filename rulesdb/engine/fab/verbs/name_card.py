"""Naming a card: a player chooses a name to which an effect then refers."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import name_in_english
from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Name


class NameCard(Discrete, frozen=True):
    """Name a card that is in the game, and generate an effect that may refer to its name."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("カード名の指定", "2.7.5")}

    then: Discrete
    """The effect that follows."""

    def parts(self) -> tuple[Discrete, ...]:
        """Return the effect that follows."""
        return (self.then,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose a name, and generate the effect."""
        names = sorted({name for item in game.objects() if (name := name_in_english(item.card))})
        named = game.pick(context.controller, "card name", [*map(Name, names)], "fab:2.7.5")
        (inner,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(inner, named=named.name))


PHRASES = (phrase(NameCard, "カード名を1つ指定し、{then}"),)
