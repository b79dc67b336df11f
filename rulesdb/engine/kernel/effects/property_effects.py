"""Continuous effects on the properties of objects, as data, and what they make of properties.

A game's properties are a record that derives from CoreProperties; None stands for a numeric property that the object
lacks.
"""

import math
from collections.abc import Callable
from copy import copy
from typing import ClassVar, Literal, NamedTuple, Self

from msgspec.structs import force_setattr, replace

from rulesdb.engine.kernel.book import unchanged
from rulesdb.engine.kernel.cards.abilities import StaticAbility, within
from rulesdb.engine.kernel.cards.roles import Ability, Amount, AnyContext, ContinuousEffect, Effect, Filter, valued
from rulesdb.engine.kernel.engine_errors import EngineError, PartError
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyProperties, EffectKey

Operation = Literal["property", "set", "multiply", "divide", "add", "subtract"]
"""The operation of an effect on a numeric property: it gives or takes the property as a whole, or changes its value."""


class ObjectEffect(ContinuousEffect, frozen=True, kw_only=True):
    """An effect on objects, or on what players may do with them."""

    applies: Filter | None = None
    """Filter for the objects that the effect applies to; None for the source, or for fixed objects."""
    during: Filter | None = None
    """Condition on each of these objects while the effect is applied to it, None for none."""

    def __post_init__(self) -> None:
        """Raise PartError for a condition on objects that are not described."""
        super().__post_init__()
        if self.during is not None and self.applies is None:
            raise PartError(type(self).__name__, "during", "it belongs to objects that the effect describes")

    def while_fitting(self, condition: Filter) -> Self:
        """Return the effect as a part of one that says which objects it is applied to, with a condition on these."""
        part = copy(self)
        force_setattr(part, "during", condition)
        return part


class CombinedEffect(ObjectEffect, frozen=True):
    """An effect of several parts, each of which is applied like an effect of its own."""

    parts: tuple[ObjectEffect, ...]
    """The parts, in printed order; they apply to the objects to which the whole applies."""

    def __post_init__(self) -> None:
        """Raise PartError for a part that says itself what it applies to."""
        super().__post_init__()
        if any(part.applies is not None for part in self.parts):
            raise PartError(type(self).__name__, "parts", "the whole says what the parts are for")

    def combined(self) -> tuple[ObjectEffect, ...]:
        """Return the parts; a game's kind may derive them from other fields."""
        return self.parts

    def with_amounts(self, game: AnyGame, context: AnyContext) -> Self:
        """Return the effect with the amounts of its parts replaced by their present values, which stay."""
        return replace(self, parts=tuple(part.with_amounts(game, context) for part in self.parts))

    def begun(self, game: AnyGame, context: AnyContext) -> Self | None:
        """Return the effect with what its parts determine as they begin, None if one of them cannot begin."""
        parts = [part.begun(game, context) for part in self.parts]
        return None if None in parts else replace(self, parts=tuple(parts))


def parts_of(effect: Effect) -> tuple[Effect, ...]:
    """Return the parts of an effect, which say to what they apply; most effects have one, themselves.

    A part may have parts itself, as +1/+1 has beside an ability that is gained with it.
    """
    if not isinstance(effect, CombinedEffect):
        return (effect,)
    parts = (replace(part, applies=effect.applies) for part in effect.combined())
    return tuple(inner for part in parts for inner in parts_of(part))


class ConditionedEffect(CombinedEffect, frozen=True):
    """An effect of several parts, which are applied to an object only while that fits."""

    fits: Filter
    """Condition on the object."""

    def combined(self) -> tuple[ObjectEffect, ...]:
        """Return the parts, and those within them, with the condition."""
        within = (one for part in self.parts for one in parts_of(part))
        return tuple(one.while_fitting(self.fits) for one in within if isinstance(one, ObjectEffect))


class PropertyEffect(ObjectEffect, frozen=True):
    """An effect on a property of objects."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        raise NotImplementedError


class ValueEffect(PropertyEffect, frozen=True):
    """An effect on a numeric property of objects."""

    operation: ClassVar[Operation]
    """The operation of the effect on the property."""
    stat: str
    """Name of the numeric property."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return self.stat

    @property
    def is_on_base(self) -> bool:
        """Whether the effect is on the base value, or on the property as a whole."""
        return True


class ChangesValue(ValueEffect, frozen=True):
    """The value of a numeric property of objects is changed."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("amount",)
    amount: Amount
    """The number by which the value is changed, or the new value."""
    is_base: bool = False
    """Whether the effect is on the base value."""

    @property
    def is_on_base(self) -> bool:
        """Whether the effect is on the base value."""
        return self.is_base


class AddsToValue(ChangesValue, frozen=True):
    """A numeric property of objects is modified by an amount, negative to reduce the value."""

    operation: ClassVar[Operation] = "add"


class SetsValue(ChangesValue, frozen=True):
    """The value of a numeric property of objects is set."""

    operation: ClassVar[Operation] = "set"
    is_base: bool = True
    """Whether the base value is set."""


class MultipliesValue(ChangesValue, frozen=True):
    """The value of a numeric property of objects is multiplied by an amount."""

    operation: ClassVar[Operation] = "multiply"


class DividesValue(ChangesValue, frozen=True):
    """The value of a numeric property of objects is divided by an amount, without fractions.

    An amount that turns out to be 0 divides nothing.
    """

    operation: ClassVar[Operation] = "divide"

    def __post_init__(self) -> None:
        """Raise EngineError for the number 0, and as the parent does."""
        super().__post_init__()
        check_divisor(self.amount)


def check_divisor(divisor: Amount) -> None:
    """Raise EngineError for the divisor 0, in a sentence for whoever writes the card."""
    if divisor == 0:
        raise EngineError("nothing can be divided by 0")


class GainsValue(ValueEffect, frozen=True):
    """Objects gain a numeric property with a base value; of one that has it, the base value is set."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ("amount",)
    operation: ClassVar[Operation] = "property"
    amount: Amount
    """The base value."""


class LosesValue(ValueEffect, frozen=True):
    """Objects lose a numeric property."""

    operation: ClassVar[Operation] = "property"


class AbilityEffect(PropertyEffect, frozen=True):
    """An effect on the abilities of objects."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return "abilities"


class GainsAbility(AbilityEffect, frozen=True):
    """Objects gain an ability."""

    ability: Ability
    """The ability gained."""


class LosesAbilities(AbilityEffect, frozen=True):
    """Objects lose every ability of one kind."""

    kind: type[Ability]
    """The kind of ability lost."""


class WordEffect(PropertyEffect, frozen=True):
    """An effect on a property that is a name or a set of words, such as types."""

    property_name: ClassVar[str]
    """Name of the property."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return self.property_name


class SetsWord(WordEffect, frozen=True):
    """A property of objects that is one word, such as the name, is set."""

    word: str
    """The new word."""


class GainsWord(WordEffect, frozen=True):
    """Objects gain a word of a property that is a set of words, beside those that they have."""

    word: str
    """The word gained."""


class LosesWord(WordEffect, frozen=True):
    """Objects lose a word of a property that is a set of words, such as one of their subtypes."""

    word: str
    """The word lost."""


class LosesWords(WordEffect, frozen=True):
    """Objects lose all words of a property that is a set of words."""


Losing = Callable[[tuple[OfAnyGame, ...], tuple[object, ...]], tuple[OfAnyGame, ...]]
"""Return which of some parts of a property are lost by an effect; the second argument are those that effects added."""


Bounding = Callable[[str, int], int]


def not_negative(_operation: str, value: int) -> int:
    """Return a calculated value, or 0 for one below 0."""
    return max(0, value)


class Bounds(NamedTuple):
    """The bounds that a game sets to modifications."""

    bounded: Bounding = not_negative
    """Return the value to which an effect leads, from that of its calculation."""
    lost: Losing = unchanged
    """Return the parts of a property that an effect takes away."""
    rounded: Callable[[float], int] = math.trunc
    """Return a quotient as the number that it counts as."""
    is_of_kind: Callable[[Ability, type[Ability]], bool] = isinstance
    """Whether an ability is of a kind that an effect takes away."""


DEFAULT = Bounds()
"""No value is below 0, and an effect takes away all that it names."""


def modified(
    game: AnyGame, effect: Effect, context: AnyContext, before: AnyProperties, bounds: Bounds = DEFAULT
) -> AnyProperties:
    """Return properties with the modification of an effect; a change of a value does not create the property."""
    match effect:
        case AbilityEffect():
            return _with_abilities(effect, before, bounds)
        case WordEffect():
            return _with_words(effect, before, bounds.lost)
        case LosesValue(stat=stat):
            return _without_value(before, stat) if bounds.lost((stat,), before.added_to(stat)) else before
        case ChangesValue(amount=amount):
            return _with_changed_value(effect, before, valued(game, amount, context), bounds)
        case GainsValue(stat=stat, amount=amount):
            value = bounds.bounded("set", valued(game, amount, context))
            after = _with_base(before, stat, value, bounds)
            return replace(after, added=(*before.added, (stat, stat)))
        case _:
            return before


def _with_changed_value(effect: ChangesValue, before: AnyProperties, amount: int, bounds: Bounds) -> AnyProperties:
    """Return properties with the modification of an effect on a value."""
    stat, operation = effect.stat, effect.operation
    value = before.base(stat) if effect.is_base else before.value(stat)
    if value is None:
        return before
    changed = _calculated(operation, value, amount, bounds)
    if effect.is_base:
        return _with_base(before, stat, changed, bounds)
    bases = before.bases if stat in dict(before.bases) else ((stat, value), *before.bases)
    modifications = (*before.modifications, (stat, operation, amount))
    return replace(before, bases=bases, modifications=modifications, **{stat: changed})


def _with_words(effect: WordEffect, before: AnyProperties, lost: Losing) -> AnyProperties:
    """Return properties with the modification of an effect on words."""
    name = effect.property_name
    words = getattr(before, name)
    match effect:
        case SetsWord(word=word):
            return replace(before, **{name: word})
        case GainsWord(word=word):
            return replace(before, added=(*before.added, (name, word)), **{name: words | {word}})
        case _:
            named = (effect.word,) if isinstance(effect, LosesWord) else tuple(words)
            return replace(before, **{name: words.difference(lost(named, before.added_to(name)))})


def _with_abilities(effect: AbilityEffect, before: AnyProperties, bounds: Bounds) -> AnyProperties:
    """Return properties with an ability more, or without those taken away, of equal ones the oldest first."""
    if isinstance(effect, GainsAbility):
        abilities = (*before.abilities, effect.ability)
        return replace(before, abilities=abilities, added=(*before.added, ("abilities", effect.ability)))
    assert isinstance(effect, LosesAbilities)
    of_the_kind = tuple(one for one in before.abilities if bounds.is_of_kind(one, effect.kind))
    gone = list(bounds.lost(of_the_kind, before.added_to("abilities")))
    kept = []
    for ability in before.abilities:
        if ability in gone:
            gone.remove(ability)
        else:
            kept.append(ability)
    return replace(before, abilities=tuple(kept))


def changed_value(operation: str, value: int, amount: int) -> float:
    """Return what the calculation of an effect makes of a value."""
    match operation:
        case "multiply":
            return value * amount
        case "divide":
            return value / amount if amount else value
        case "add":
            return value + amount
        case _:
            return amount


def _calculated(operation: str, value: int, amount: int, bounds: Bounds) -> int:
    """Return what a modification makes of a value, within the bounds of a game."""
    return bounds.bounded(operation, bounds.rounded(changed_value(operation, value, amount)))


def _with_base(before: AnyProperties, stat: str, base: int, bounds: Bounds) -> AnyProperties:
    """Return properties with another base value of a numeric property, to which the modifications so far apply."""
    bases, value = dict(before.bases), base
    if stat not in bases:
        return replace(before, **{stat: base})
    for name, operation, amount in before.modifications:
        if name == stat:
            value = _calculated(operation, value, amount, bounds)
    return replace(before, bases=(*{**bases, stat: base}.items(),), **{stat: value})


def _without_value(before: AnyProperties, stat: str) -> AnyProperties:
    """Return properties without a numeric property, of whose modifications nothing is left if it is gained again."""
    bases = tuple(base for base in before.bases if base[0] != stat)
    modifications = tuple(one for one in before.modifications if one[0] != stat)
    return replace(before, bases=bases, modifications=modifications, **{stat: None})


def changed_properties(effect: Effect) -> frozenset[str]:
    """Return the names of the properties that an effect modifies, or the effect of an ability that it gives."""
    if not isinstance(effect, PropertyEffect):
        return frozenset()
    given = within(effect.ability) if isinstance(effect, GainsAbility) else None
    others = [changed_properties(part) for part in parts_of(given.effect)] if isinstance(given, StaticAbility) else []
    return frozenset({effect.changes}).union(*others)


def changes_effects(one: EffectInForce) -> bool:
    """Whether an effect with a filter gives a static ability, which generates an effect in turn, or takes abilities."""
    if one.objects is not None:
        return False
    gives = isinstance(one.effect, GainsAbility) and isinstance(within(one.effect.ability), StaticAbility)
    return gives or isinstance(one.effect, LosesAbilities)


def key_of(one: EffectInForce) -> EffectKey:
    """Return the key of an effect in force, or of one part of it."""
    part = parts_of(one.whole).index(one.effect) if one.whole is not None else 0
    if one.lasting is not None:
        return one.lasting.id, -1, part, 0
    return one.context.source, one.ability_index, part, one.timestamp


def operation_of(game: AnyGame, effect: ValueEffect, context: AnyContext) -> Operation:
    """Return what an effect does with a numeric property: to add an amount below 0 is to subtract."""
    is_reduction = isinstance(effect, AddsToValue) and valued(game, effect.amount, context) < 0
    return "subtract" if is_reduction else effect.operation
