"""Choosing a number (1.12.1b)."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.numbers import numbers_up_to, value_of_y
from rulesdb.engine.kernel.cards.roles import Value
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.choose_number import ChooseNumberEffect, ChosenNumber


class ChooseNumber(ChooseNumberEffect, Discrete, frozen=True):
    """Choose a number up to another one, and generate an effect with it (1.12.1b)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値の選択", "1.12.1b")}

    rule: ClassVar[str] = "fab:1.12.1b"
    then: Discrete
    """The effect in which the chosen number counts."""
    is_y: bool = False
    """Whether the letter Y represents the number."""

    def numbers(self, most: int) -> Sequence[int]:
        """Return the numbers up to a number that the player may choose."""
        return numbers_up_to(most)


class ChosenY(Value, frozen=True):
    """The chosen number that the letter Y represents (1.12.2c)."""

    def value(self, game: Game, context: Context) -> int:
        """Return the value of Y; 0 while Y is undefined."""
        return value_of_y(context, context.number or 0)


PHRASES = (
    phrase(ChooseNumber, "{most}までの数Yを1つ選び、{then}", is_y=True),
    phrase(ChosenY, "Y"),
    phrase(ChooseNumber, "{most}までの数を1つ選び、{then}"),
    phrase(ChosenNumber, "(選んだ数)"),
)
