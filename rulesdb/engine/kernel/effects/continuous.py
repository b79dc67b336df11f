"""Continuous effects on the properties of objects: what an object is, computed on demand from the order of effects.

An object's properties are computed effect by effect, from the base properties on; each effect sees all objects as they
are at its level (levels.py). The order of the effects is one for the whole game (effect_order.py).
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from rulesdb.engine.kernel.effects.effect_order import (
    ANY_PROPERTY,
    PropertyLevel,
    Step,
    read,
    seen_at,
    steps_to,
    walk,
)
from rulesdb.engine.kernel.effects.property_effects import key_of
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyProperties

T = TypeVar("T")

_LAST = "the level at which all continuous effects have been applied"


class PropertyChange(NamedTuple):
    """The change of an object's properties by one effect."""

    row: int
    """Row in which the effect is applied, from 0."""
    effect: EffectInForce
    """The effect in force, or a modification that the object itself brings."""
    before: AnyProperties
    """The properties to which it is applied."""
    after: AnyProperties
    """The properties with its modification."""


def properties_of(game: AnyGame, object_id: int) -> AnyProperties:
    """Return the properties of an object: within the application of an effect as they are then, else in the end."""
    level = game.level or last_level(game)
    return _at(game, level, object_id)


def _at(game: AnyGame, level: PropertyLevel, object_id: int) -> AnyProperties:
    found = level.properties.get(object_id)
    return found if found is not None else _computed(game, level, object_id)


def last_level(game: AnyGame) -> PropertyLevel:
    """Return the level at which all effects have been applied."""
    found: PropertyLevel | None = game.memo.get(_LAST)
    if found is None:
        found = game.memo[_LAST] = walk(game)
    return found


def seen_with(game: AnyGame, object_id: int, properties: object, work: Callable[[], T]) -> T:
    """Return ``work()`` of a game that sees one object with other properties than it has."""
    level = game.level or last_level(game)
    other = PropertyLevel(level.step)
    other.properties[object_id] = properties
    before, game.unchanged = game.unchanged, {object_id: properties}
    try:
        return seen_at(game, other, work)
    finally:
        game.unchanged = before


def _computed(game: AnyGame, level: PropertyLevel, object_id: int) -> AnyProperties:
    """Return the properties of an object at a level, computed from the last level at which they are known."""
    rules = game.rules.properties
    if rules.inherits_from(game, object_id) is not None or rules.is_defined(game, object_id):
        return _computed_anew(game, level, object_id)
    levels = [level]
    while (step := levels[-1].step) is not None and object_id not in step.before.properties:
        levels.append(step.before)
    for now in reversed(levels):
        if now.step is None:
            now.properties[object_id] = rules.base(game, object_id)
            continue
        before, effect = now.step.before.properties[object_id], now.step.effect
        is_for_others = effect.objects is not None and object_id not in effect.objects  # as most are
        now.properties[object_id] = before if is_for_others else _applied(game, now.step, object_id, before)
    return level.properties[object_id]


def _computed_anew(game: AnyGame, level: PropertyLevel, object_id: int) -> AnyProperties:
    """Return the properties of an object that inherits properties or defines them itself, all at the same level."""
    read(game, ANY_PROPERTY)
    if object_id in level.defined and not level.defining:
        return level.defined[object_id]
    properties = _first_properties(game, level, object_id)
    for step in steps_to(level):
        properties = _applied(game, step, object_id, properties)
    if not level.defining:
        level.defined[object_id] = properties
    return properties


def _first_properties(game: AnyGame, level: PropertyLevel, object_id: int) -> AnyProperties:
    """Return the properties of an object at a level before any effect is applied to it.

    A property that is asked for while it is being defined cannot be determined: it is as printed.
    """
    rules = game.rules.properties
    source = rules.inherits_from(game, object_id)
    if source is not None:
        return rules.inherited(game, object_id, _at(game, level, source))
    base = rules.base(game, object_id)
    if object_id in level.defining or not rules.is_defined(game, object_id):
        return base
    level.defining.add(object_id)
    try:
        return seen_at(game, level, rules.defined, game, object_id, base)
    finally:
        level.defining.remove(object_id)


def _applied(game: AnyGame, step: Step, object_id: int, properties: AnyProperties) -> AnyProperties:
    """Return properties of an object with the modification of a step, if it is applied to the object."""
    rules = game.rules.properties
    effect = step.effect
    if step.placed.is_brought:
        is_for_it = effect.objects is not None and object_id in effect.objects
        return seen_at(game, step.before, rules.modified, game, effect, properties) if is_for_it else properties
    if step.objects is not None and object_id not in step.objects:
        return properties
    if not seen_at(game, step.before, rules.applies_to, game, effect, object_id):
        return properties
    applied = _as_applied(game, effect, object_id)
    return properties if applied is None else seen_at(game, step.before, rules.modified, game, applied, properties)


def _as_applied(game: AnyGame, one: EffectInForce, object_id: int) -> EffectInForce | None:
    """Return an effect as it is applied to an object: a replacement effect may have changed what it does."""
    replaced = game.state.replaced
    if not replaced:  # as in most states of most games
        return one
    effect = replaced.get((*key_of(one), object_id), one.effect)
    return None if effect is None else one._replace(effect=effect)


def property_changes(game: AnyGame, object_id: int) -> Iterator[PropertyChange]:
    """Yield the changes of an object's properties in the order in which they are made, from its base properties on.

    This is for readers: it computes anew what the walk has made of the object, and remembers nothing of it.
    """
    source = game.rules.properties.inherits_from(game, object_id)
    last = last_level(game)
    if source is not None:
        yield from property_changes(game, source)
    properties = _first_properties(game, last, object_id)
    for step in steps_to(last):
        after = _applied(game, step, object_id, properties)
        if after != properties:
            yield PropertyChange(step.row, step.effect, properties, after)
        properties = after
