"""Choosing a number (1.12.1b)."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.rules.numbers import numbers_up_to
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.choose_number import ChooseNumberEffect, ChosenNumber


class ChooseNumber(ChooseNumberEffect, Discrete, frozen=True):
    """Choose a number up to another one, and generate an effect with it (1.12.1b)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("数値の選択", "1.12.1b")}

    rule: ClassVar[str] = "fab:1.12.1b"
    then: Discrete
    """The effect in which the chosen number counts."""

    def numbers(self, most: int) -> Sequence[int]:
        """Return the numbers up to a number that the player may choose."""
        return numbers_up_to(most)


PHRASES = (
    phrase(ChooseNumber, "{most}までの数を1つ選び、{then}"),
    phrase(ChosenNumber, "(選んだ数)"),
)
