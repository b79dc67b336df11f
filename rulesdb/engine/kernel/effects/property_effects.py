"""Continuous effects on the properties of objects, as data, and what they make of properties.

A game's properties are a record with a method ``value``, which returns a numeric property by its name, and a field
``abilities``; None stands for a property that the object lacks.
"""

from typing import Any, ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Ability, Effect
from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, ContinuousEffect, Filter, valued
from rulesdb.engine.kernel.process.game import AnyGame

AnyProperties = Any
"""The properties of an object of any game."""


class ObjectEffect(ContinuousEffect, frozen=True, kw_only=True):
    """An effect on objects, or on what players may do with them."""

    applies: Filter | None = None
    """Filter for the objects that the effect applies to; None for the source, or for fixed objects."""


class AddsToValue(ObjectEffect, frozen=True):
    """A numeric property of objects is modified by an amount."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("amount",)
    stat: str
    """Name of the numeric property."""
    amount: Amount
    """The modification, negative to reduce the value."""


class SetsValue(ObjectEffect, frozen=True):
    """The base value of a numeric property of objects is set."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("amount",)
    stat: str
    """Name of the numeric property."""
    amount: Amount
    """The new base value."""


class GainsAbility(ObjectEffect, frozen=True):
    """Objects gain an ability."""

    ability: Ability
    """The ability gained."""


class LosesAbilities(ObjectEffect, frozen=True):
    """Objects lose every ability of one kind."""

    kind: type[Ability]
    """The kind of ability lost."""


class LosesWord(ObjectEffect, frozen=True):
    """Objects lose a word of a property that is a set of words, such as one of their subtypes."""

    words: ClassVar[str]
    """Name of the property."""
    word: str
    """The word lost."""


def modified(game: AnyGame, effect: Effect, context: AnyContext, before: AnyProperties, least: int) -> AnyProperties:
    """Return properties with the modification of an effect; a property that is missing is not created.

    ``least`` is the lowest value that an addition can lead to.
    """
    match effect:
        case GainsAbility(ability=ability):
            return replace(before, abilities=(*before.abilities, ability))
        case LosesAbilities(kind=kind):
            return replace(before, abilities=tuple(one for one in before.abilities if not isinstance(one, kind)))
        case LosesWord(words=words, word=word):
            return replace(before, **{words: getattr(before, words) - {word}})
        case AddsToValue(stat=stat, amount=amount) if (value := before.value(stat)) is not None:
            return replace(before, **{stat: max(least, value + valued(game, amount, context))})
        case SetsValue(stat=stat, amount=amount) if before.value(stat) is not None:
            return replace(before, **{stat: valued(game, amount, context)})
        case _:
            return before


def changed_properties(effect: Effect) -> frozenset[str]:
    """Return the names of the properties that an effect modifies."""
    if isinstance(effect, LosesWord):
        return frozenset({effect.words})
    return frozenset({effect.stat} if isinstance(effect, AddsToValue | SetsValue) else {"abilities"})


def is_reduction(game: AnyGame, effect: Effect, context: AnyContext) -> bool:
    """Whether an effect modifies a numeric property by an amount below 0."""
    return isinstance(effect, AddsToValue) and valued(game, effect.amount, context) < 0
