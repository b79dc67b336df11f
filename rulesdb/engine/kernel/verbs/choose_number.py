"""Choosing a number, on which another effect depends."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Value, valued
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number


class ChooseNumberEffect(DiscreteEffect, frozen=True):
    """Let the controller choose a number up to another one, and generate an effect with it."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of choosing."""
    most: Amount
    """The number up to which the player may choose."""
    then: DiscreteEffect
    """The effect in which the chosen number counts."""

    def numbers(self, most: int) -> Sequence[int]:
        """Return the numbers up to a number that the player may choose."""
        return range(most + 1)

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the effect with the chosen number."""
        return (self.then,)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let the controller choose, and generate the effect."""
        options = [*map(Number, self.numbers(valued(game, self.most, context)))]
        chosen = game.pick(context.controller, "number", options, self.rule).value
        (within,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(within, number=chosen))


class ChosenNumber(Value, frozen=True):
    """The number that the controller has chosen for the effect."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number; 0 where none was chosen."""
        return context.number or 0
