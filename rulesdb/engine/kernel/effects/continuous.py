"""Continuous effects on the properties of objects: what an object is, computed on demand from the order of effects.

An object's properties are computed effect by effect, from the base properties on; each effect sees all objects as they
are at its level (levels.py). The order of the effects is one for the whole game (effect_order.py).
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from rulesdb.engine.kernel.effects.effect_order import (
    ANY_PROPERTY,
    AnyEffect,
    PropertyLevel,
    Step,
    read,
    seen_at,
    steps_to,
    walk,
)
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules, InForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyProperties

T = TypeVar("T")
E = TypeVar("E", bound=InForce)
G = TypeVar("G", bound=AnyGame)
V = TypeVar("V")

_LAST = "the level at which all continuous effects have been applied"


class PropertyChange(NamedTuple):
    """The change of an object's properties by one effect."""

    row: int
    """Row in which the effect is applied, from 0."""
    effect: AnyEffect
    """The effect in force, or a modification that the object itself brings."""
    before: AnyProperties
    """The properties to which it is applied."""
    after: AnyProperties
    """The properties with its modification."""


def properties_of(game: G, object_id: int, rules: ContinuousRules[G, E, V]) -> V:
    """Return the properties of an object: within the application of an effect as they are then, else in the end."""
    level: PropertyLevel[E, V] = game.level or last_level(game, rules)
    return _at(game, rules, level, object_id)


def _at(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    found = level.properties.get(object_id)
    return found if found is not None else _computed(game, rules, level, object_id)


def last_level(game: G, rules: ContinuousRules[G, E, V]) -> PropertyLevel[E, V]:
    """Return the level at which all effects have been applied."""
    found: PropertyLevel[E, V] | None = game.memo.get(_LAST)
    if found is None:
        found = game.memo[_LAST] = walk(game, rules)
    return found


def seen_with(game: AnyGame, object_id: int, properties: object, work: Callable[[], T]) -> T:
    """Return ``work()`` of a game that sees one object with other properties than it has."""
    level: PropertyLevel[Any, Any] = game.level or last_level(game, game.rules.properties)
    other: PropertyLevel[Any, Any] = PropertyLevel(level.step)
    other.properties[object_id] = properties
    before, game.unchanged = game.unchanged, {object_id: properties}
    try:
        return seen_at(game, other, work)
    finally:
        game.unchanged = before


def _computed(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    """Return the properties of an object at a level, computed from the last level at which they are known."""
    if rules.inherits_from(game, object_id) is not None or rules.is_defined(game, object_id):
        return _computed_anew(game, rules, level, object_id)
    levels = [level]
    while (step := levels[-1].step) is not None and object_id not in step.before.properties:
        levels.append(step.before)
    for now in reversed(levels):
        if now.step is None:
            now.properties[object_id] = rules.base(game, object_id)
            continue
        before, effect = now.step.before.properties[object_id], now.step.effect
        is_for_others = effect.objects is not None and object_id not in effect.objects  # as most are
        now.properties[object_id] = before if is_for_others else _applied(game, rules, now.step, object_id, before)
    return level.properties[object_id]


def _computed_anew(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    """Return the properties of an object that inherits properties or defines them itself, all at the same level."""
    read(game, ANY_PROPERTY)
    if object_id in level.defined and not level.defining:
        return level.defined[object_id]
    properties = _first_properties(game, rules, level, object_id)
    for step in steps_to(level):
        properties = _applied(game, rules, step, object_id, properties)
    if not level.defining:
        level.defined[object_id] = properties
    return properties


def _first_properties(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    """Return the properties of an object at a level before any effect is applied to it.

    A property that is asked for while it is being defined cannot be determined: it is as printed.
    """
    source = rules.inherits_from(game, object_id)
    if source is not None:
        return rules.inherited(game, object_id, _at(game, rules, level, source))
    base = rules.base(game, object_id)
    if object_id in level.defining or not rules.is_defined(game, object_id):
        return base
    level.defining.add(object_id)
    try:
        return seen_at(game, level, rules.defined, game, object_id, base)
    finally:
        level.defining.remove(object_id)


def _applied(game: G, rules: ContinuousRules[G, E, V], step: Step, object_id: int, properties: V) -> V:
    """Return properties of an object with the modification of a step, if it is applied to the object."""
    effect: E = step.effect
    if step.placed.is_brought:
        is_for_it = effect.objects is not None and object_id in effect.objects
        return seen_at(game, step.before, rules.modified, game, effect, properties) if is_for_it else properties
    if step.objects is not None and object_id not in step.objects:
        return properties
    if not seen_at(game, step.before, rules.applies_to, game, effect, object_id):
        return properties
    applied = rules.as_applied(game, effect, object_id)
    return properties if applied is None else seen_at(game, step.before, rules.modified, game, applied, properties)


def property_changes(game: G, rules: ContinuousRules[G, E, V], object_id: int) -> Iterator[PropertyChange]:
    """Yield the changes of an object's properties in the order in which they are made, from its base properties on.

    This is for readers: it computes anew what the walk has made of the object, and remembers nothing of it.
    """
    source = rules.inherits_from(game, object_id)
    last: PropertyLevel[E, V] = last_level(game, rules)
    if source is not None:
        yield from property_changes(game, rules, source)
    properties = _first_properties(game, rules, last, object_id)
    for step in steps_to(last):
        after = _applied(game, rules, step, object_id, properties)
        if after != properties:
            yield PropertyChange(step.row, step.effect, properties, after)
        properties = after
