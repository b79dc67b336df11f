"""Conditional effects (1.8.4): their conditions, lists of effects, and effects behind "otherwise"."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.kernel.cards.roles import DiscreteEffect


@book.definition("1.8.4#sentence-3")
def must_be_met(is_met: bool) -> bool:
    """The condition must be met for the effect to be generated, or to be applied."""
    return is_met


@book.definition("1.8.4#sentence-4")
def number_conditional(effects: Sequence[DiscreteEffect]) -> int:
    """If a list of effects follows the condition, each of them is conditional on it."""
    return len(effects)


@book.filter("1.8.1#sentence-8")
def follows(is_done: bool) -> bool:
    """When the condition of another effect is met, such as that an effect has succeeded, it may be generated."""
    return is_done


@book.definition("1.8.4a#sentence-2")
def opposite(was_generated: bool, has_succeeded: bool) -> bool:  # noqa: ARG001  (the misreading needs the other one)
    """The condition of "otherwise" is the opposite of the preceding effect's condition, or that effect's failure.

    An effect that was not generated has not succeeded.
    """
    return not has_succeeded


def otherwise(was_generated: bool, has_succeeded: bool) -> bool:
    """Whether an effect behind "otherwise" is generated, after what became of the effect before it."""
    return only_then(opposite(was_generated, has_succeeded))


@book.definition("1.8.4a#sentence-3")
def only_then(is_opposite: bool) -> bool:
    """The condition of "otherwise" is met only if that of the preceding effect is not, or the effect fails."""
    return is_opposite


def unless(is_met: bool) -> bool:
    """Whether an effect with "unless" is generated, from whether its opposite condition is met or has succeeded."""
    return only_unless(of_the_opposite(is_met))


@book.definition("1.8.4b#sentence-2")
def of_the_opposite(is_met: bool) -> bool:
    """The condition of an effect with "unless" is the opposite of what follows that word."""
    return not is_met


@book.definition("1.8.4b#sentence-3")
def only_unless(is_opposite: bool) -> bool:
    """The condition is met only if the opposite condition is not met, or is an effect that fails."""
    return is_opposite
