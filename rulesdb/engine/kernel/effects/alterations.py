"""Effects that alter what an object is before any other effect applies to it: copies, and control of objects.

The record of the object holds what these effects make of it, and everything else starts from the record. Whenever one
of them begins or ends, the record is made anew from the one without them.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import ClassVar, NamedTuple

from msgspec import Struct
from msgspec.structs import asdict, replace

from rulesdb.engine.kernel.cards.roles import AnyContext, Effect, Objects, UntypedGame
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect, parts_of
from rulesdb.engine.kernel.event_kinds.effect_events import drawn_by_lot
from rulesdb.engine.kernel.event_kinds.zone_events import CoreAltered
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyCard, AnyObject, CoreObject


class Alteration(ObjectEffect, frozen=True):
    """An effect that alters the records of the objects to which it is fixed."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""

    def altered(self, item: AnyObject, context: AnyContext) -> AnyObject:
        """Return the record of an object as the effect makes it."""
        raise NotImplementedError


class ControlEffect(Alteration, frozen=True):
    """The controller of the effect controls objects, instead of the player who would without it."""

    def altered(self, item: AnyObject, context: AnyContext) -> AnyObject:
        """Return the record with the controller of the effect."""
        return replace(item, controller=context.controller)


class CopyInForce(Alteration, frozen=True):
    """Objects have the base properties of a card that they copy."""

    card: Struct
    """The base properties."""

    def altered(self, item: AnyObject, context: AnyContext) -> AnyObject:  # noqa: ARG002  (every kind takes it)
        """Return the record with the copied properties."""
        return replace(item, card=self.card)


class CopyEffect(Alteration, frozen=True):
    """Objects become copies of another object: they have its base properties, and none of theirs."""

    in_force: ClassVar[type[CopyInForce]]
    """The game's class of the effect once it has begun."""
    of: Objects
    """The copied object; the first of several."""
    at_random: bool = False
    """Whether one of several objects is copied that is determined at random."""

    def copied(self, game: UntypedGame, object_id: int) -> AnyCard:
        """Return those base properties of an object that are copied."""
        return game.last_known(object_id).card

    def begun(self, game: AnyGame, context: AnyContext) -> CopyInForce | None:
        """Return the effect with the properties that are copied from now on; None if there is nothing to copy."""
        found = self.of.objects(game, context)
        if self.at_random and found:
            found = drawn_by_lot(game, found, 1, self.rule)
        return self.in_force(card=self.copied(game, found[0])) if found else None

    def altered(self, item: AnyObject, context: AnyContext) -> AnyObject:  # noqa: ARG002  (every kind takes it)
        """Return the record as it is: the effect has not begun."""
        return item


def is_alteration(effect: Effect) -> bool:
    """Whether an effect, or a part of it, alters the records of objects, so that these must be named."""
    return any(isinstance(part, Alteration) for part in parts_of(effect))


class AlterationInForce(NamedTuple):
    """An effect in force that alters the records of objects."""

    timestamp: int
    """Clock value at which the effect began."""
    effect: Alteration
    """The effect as data."""
    context: AnyContext
    """Context in which the effect was generated."""
    objects: frozenset[int]
    """Ids of the objects that it alters."""


def alterations(
    game: AnyGame, altered: type[CoreAltered], static: Iterable[AlterationInForce] = ()
) -> Iterator[CoreAltered]:
    """Yield an event for every object whose record is not what the effects in force make of it.

    ``static`` are the effects of static abilities that alter records, if a game has any.
    """
    effects = [(one.effect, one.context, one.objects) for one in _in_order(game, static)]
    fixed = chain.from_iterable(objects for _, _, objects in effects)
    for object_id in dict.fromkeys((*game.state.altered, *fixed)):
        if not game.has(object_id):
            continue
        item = game.state.objects[object_id]
        record, rule = unaltered(item), ""
        for part, context, objects in effects:
            if object_id in objects:
                record, rule = part.altered(record, context), part.rule
        if rule:
            record = replace(record, unaltered=item.unaltered or item)
        if record != item:
            yield altered(by=rule, before=item, record=record)


def _in_order(game: AnyGame, static: Iterable[AlterationInForce]) -> list[AlterationInForce]:
    """Return the effects in force that alter records, in the order of their timestamps."""
    lasting = (
        AlterationInForce(one.timestamp, part, one.context, one.objects)
        for one in game.state.lasting
        if one.objects
        for part in parts_of(one.effect)
        if isinstance(part, Alteration)
    )
    return sorted((*lasting, *static), key=lambda one: one.timestamp)


class RecordChange(NamedTuple):
    """The change of an object's record by one effect."""

    by: AlterationInForce
    """The effect."""
    before: AnyObject
    """The record to which it is applied."""
    after: AnyObject
    """The record as the effect makes it."""


def record_changes(game: AnyGame, object_id: int, static: Iterable[AlterationInForce] = ()) -> Iterator[RecordChange]:
    """Yield the changes of an object's record in the order in which they are made; ``static`` as for alterations."""
    record = unaltered(game.state.objects[object_id])
    for one in _in_order(game, static):
        if object_id in one.objects:
            before, record = record, one.effect.altered(record, one.context)
            yield RecordChange(one, before, record)


def unaltered(item: CoreObject) -> CoreObject:
    """Return the record of an object as it is without effects that alter it."""
    if item.unaltered is None:
        return item
    before = asdict(item.unaltered)
    return replace(item, unaltered=None, **{name: before[name] for name in item.ALTERED})
