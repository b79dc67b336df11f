"""What options have in common that are alike: objects all but which cards they are, triggered effects all but those.

What else there is, such as an attack, an Aura or a spell with a target, says the same of objects that are alike.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import get_args

from msgspec import Struct
from msgspec.structs import asdict, fields, replace

from rulesdb.engine.kernel.events import ObjectId
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreObject, CorePending

_OF_EVENTS = ("object", "attacker")
"""Names of the fields of events with the objects on account of which something triggers."""


class Likeness:
    """What is alike in a game at a moment."""

    def __init__(self, game: AnyGame) -> None:
        """Look at a game, and at what in it says something of objects."""
        self._game, state = game, game.state
        self._attached = [item for item in state.objects.values() if getattr(item, "attached_to", None) is not None]
        self._layers = [item for item in state.objects.values() if item.layer is not None]
        parts = asdict(state)
        self._combat = (*parts.get("attackers", ()), *parts.get("links", ()))
        self._effects = [(one.objects or (), replace(one, id=0, timestamp=0, objects=None)) for one in state.lasting]

    def of_object(self, object_id: int) -> tuple[object, ...]:
        """Return what is the same for the objects that are like one, which may have ceased to exist."""
        attached = (_but_which(item) for item in self._attached if item.attached_to == object_id)
        layers = (item.layer for item in self._layers if item.id != object_id)
        records = (*self._combat, *layers, *attached)
        said = ((_without(one, ()), _without(one, [object_id])) for one in records)
        effects = (_without(effect, [object_id]) for objects, effect in self._effects if object_id in objects)
        return _but_which(self._game.last_known(object_id)), *(rest for one, rest in said if rest != one), *effects

    def of_trigger(self, pending: CorePending) -> tuple[object, ...]:
        """Return what is the same for the triggered effects that are like one."""
        event = pending.context.event
        values = {} if event is None else asdict(event)
        named = [values[name] for name in _OF_EVENTS if name in values]
        ids = [*dict.fromkeys((pending.source, *named))]
        said = pending.layer, pending.while_, _without(pending.context, ids)
        return *said, *map(ids.index, named), *map(self.of_object, ids)

    def of_static_effect(self, effect: EffectInForce) -> tuple[object, ...]:
        """Return what is the same for the effects of static abilities that are like one."""
        source = effect.context.source
        said = effect.effect, effect.condition, effect.while_, _without(effect.context, [source])
        return *said, *self.of_object(source)


def _but_which(item: CoreObject) -> object:
    return replace(item, id=0, serial=0, timestamp=0)


def _without(record: object, ids: Collection[int], hint: object = ObjectId) -> object:
    """Return what a record says without some ids of objects; ``hint`` is the annotation of the field that has it."""
    if isinstance(record, Struct):
        hints = _hints(type(record))
        return type(record), tuple(_without(value, ids, hints[name]) for name, value in asdict(record).items())
    if isinstance(record, tuple):
        return tuple(_without(member, ids, hint) for member in record)
    return None if type(record) is int and record in ids and _is_of_objects(hint) else record


@cache
def _hints(kind: type[Struct]) -> Mapping[str, object]:
    """Return the annotations of the fields of a class of records."""
    return {field.name: field.type for field in fields(kind)}


@cache
def _is_of_objects(hint: object) -> bool:
    """Whether an annotation is of the id of an object, or of several."""
    return hint == ObjectId or any(map(_is_of_objects, get_args(hint)))
