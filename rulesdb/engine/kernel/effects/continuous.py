"""Continuous effects on the properties of objects: one walker over the rows of a game's table.

The effects in force are put in one order for the whole game: by row, then by timestamp, and an effect that depends on
another one waits for it. Whether it depends is tried out: the other effect is applied first, and the first one looked
at again. An object's properties are then computed on demand, effect by effect; whatever an effect looks at, it sees
the properties of all objects as they are when it is applied, and not as they are in the end.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.tables.continuous_rules import ContinuousRules, InForce

EffectOrder = tuple[int, ...]
"""The sort key of effects: as a rule a row of the table, from 0, and a timestamp."""

ANY_PROPERTY = "*"
"""The name of a property that stands for all of them, for a query that reads more than one."""
_START: EffectOrder = (-1,)
_END: EffectOrder = (1 << 30,)

P = ParamSpec("P")
T = TypeVar("T")
E = TypeVar("E", bound=InForce)
G = TypeVar("G", bound=AnyGame)
V = TypeVar("V")


class PropertyLevel(Generic[E, V]):
    """The properties of all objects at a moment: after some effects were applied, and before the next one is."""

    __slots__ = ("memo", "moment", "properties", "row", "step")

    def __init__(self, step: "tuple[PropertyLevel[E, V], E] | None", moment: EffectOrder, row: int = -1) -> None:
        """Start without known properties.

        ``step`` is the level before and the effect that was applied there, None at the first level, and ``row`` the row
        in which it was applied. ``moment`` is that of the next effect.
        """
        self.step = step
        self.moment = moment
        self.row = row
        self.properties: dict[int, V] = {}
        self.memo: dict[Hashable, Any] = {}
        """The memory of a game that looks at its objects at this level."""

    def until(self, moment: EffectOrder) -> None:
        """Set the moment of the next effect, and forget what was computed for another one."""
        if moment != self.moment:
            self.moment = moment
            self.properties, self.memo = {}, {}


class PropertyChange(NamedTuple):
    """The change of an object's properties by one effect."""

    row: int
    """Row in which the effect is applied, from 0."""
    effect: Any
    """The effect in force, or a modification that the object itself brings."""
    before: Any
    """The properties to which it is applied."""
    after: Any
    """The properties with its modification."""


class _Pending(NamedTuple):
    """An effect that is not yet applied."""

    row: int
    """Row in which the effect is applied, from 0."""
    moment: EffectOrder
    """The sort key of the effect."""
    effect: Any
    """The effect in force."""


def properties_of(game: G, object_id: int, rules: ContinuousRules[G, E, V]) -> V:
    """Return the properties of an object: within the application of an effect as they are then, else in the end."""
    level: PropertyLevel[E, V] = game.level or last_level(game, rules)
    return _at(game, rules, level, object_id)


def _at(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    found = level.properties.get(object_id)
    return found if found is not None else _computed(game, rules, level, object_id)


def first_level() -> PropertyLevel[Any, Any]:
    """Return a level at which no effect has been applied."""
    return PropertyLevel(None, _START)


def last_level(game: G, rules: ContinuousRules[G, E, V]) -> PropertyLevel[E, V]:
    """Return the level at which all effects have been applied."""
    found: PropertyLevel[E, V] | None = game.memo.get(_LAST)
    if found is None:
        found = game.memo[_LAST] = walk(game, rules)
    return found


def level_before(game: G, rules: ContinuousRules[G, E, V], effect: E) -> PropertyLevel[E, V]:
    """Return the level at which an effect is applied, which is the last one for an effect that is not."""
    last: PropertyLevel[E, V] = last_level(game, rules)
    return next((before for before, applied in steps_to(last) if applied == effect), last)


_LAST = "the level at which all continuous effects have been applied"


def steps_to(level: PropertyLevel[E, V]) -> list[tuple[PropertyLevel[E, V], E]]:
    """Return the effects that have been applied at a level, in order, each after the level at which it was applied."""
    found = []
    while level.step is not None:
        found.append(level.step)
        level = level.step[0]
    return found[::-1]


def seen_at(
    game: AnyGame, level: PropertyLevel[Any, Any], work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Return ``work(*args, **kwargs)`` of a game that sees its objects as they are at a level."""
    before = game.level, game.memo
    game.level, game.memo = level, level.memo
    try:
        return work(*args, **kwargs)
    finally:
        game.level, game.memo = before


def seen_with(game: AnyGame, object_id: int, properties: object, work: Callable[[], T]) -> T:
    """Return ``work()`` of a game that sees one object with other properties than it has."""
    level: PropertyLevel[Any, Any] = game.level or last_level(game, game.rules.properties)
    other: PropertyLevel[Any, Any] = PropertyLevel(level.step, level.moment)
    other.properties[object_id] = properties
    before, game.unchanged = game.unchanged, {object_id: properties}
    try:
        return seen_at(game, other, work)
    finally:
        game.unchanged = before


def read(game: AnyGame, name: str) -> None:
    """Note that a property of some object is looked at, to find out on which effects another one can depend."""
    if game.read is not None:
        game.read.add(name)


def walk(game: G, rules: ContinuousRules[G, E, V]) -> PropertyLevel[E, V]:
    """Put the effects in force in order; return the last level."""
    level: PropertyLevel[E, V] = PropertyLevel(None, _END)
    known = seen_at(game, level, rules.effects, game)
    if not known:  # as in most states of most games
        return level
    pending = [_pending(game, rules, effect) for effect in known]
    pending.sort(key=_moment)
    level.until(_first(pending))
    while pending:
        chosen = _next(game, rules, level, pending)
        pending.remove(chosen)
        level = PropertyLevel((level, chosen.effect), _first(pending), chosen.row)
        if rules.changes_effects(chosen.effect):
            pending = _recollected(game, rules, level, pending)
            level.until(_first(pending))
    return level


def _pending(game: G, rules: ContinuousRules[G, E, V], effect: E, row: int | None = None) -> _Pending:
    """Return an effect as it waits in a row, by default in its own."""
    row = rules.row(game, effect) if row is None else row
    return _Pending(row, rules.moment(game, row, effect), effect)


def _first(pending: Sequence[_Pending]) -> EffectOrder:
    return _moment(pending[0]) if pending else _END


def _moment(pending: _Pending) -> EffectOrder:
    return pending.moment


def _recollected(
    game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], pending: Sequence[_Pending]
) -> list[_Pending]:
    """Return the pending effects that exist still at a level, and those that exist there for the first time."""
    done = [applied for _, applied in steps_to(level)]
    now = [effect for effect in seen_at(game, level, rules.effects, game) if effect not in done]
    kept = [one for one in pending if one.effect in now]
    before = [one.effect for one in pending]
    new = [_pending(game, rules, one) for one in now if one not in before]
    return sorted((*kept, *new), key=_moment)


def _next(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], pending: list[_Pending]) -> _Pending:
    """Return the effect that is applied next; one that depends on another of them is moved to its later row."""
    at = 0
    while True:
        candidate = pending[at]
        row = _row_to_wait_in(game, rules, level, candidate, pending)
        if row is None:
            return candidate
        if row == candidate.row:  # it waits within its row; effects that all depend on each other go by timestamp
            at += 1
            if at == len(pending) or pending[at].row != candidate.row:
                return pending[0]
        else:
            pending[at] = _pending(game, rules, candidate.effect, row)
            pending.sort(key=_moment)
            level.until(_first(pending))
            at = 0


def _row_to_wait_in(
    game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], one: _Pending, pending: Iterable[_Pending]
) -> int | None:
    """Return the last row in which an effect waits for another one on which it depends, None for none."""
    rows = [
        (row, other.effect)
        for other in pending
        if other is not one and (row := rules.waiting_row(one.row, other.row)) is not None
    ]
    if not rows:
        return None
    alone, names = _looked_at(game, rules, level, one.effect)
    waiting = [
        row
        for row, other in rows
        if (ANY_PROPERTY in names or names & rules.changes(other) or rules.changes_effects(other))
        and rules.depends(alone, _looked_at(game, rules, PropertyLevel((level, other), level.moment), one.effect)[0])
    ]
    return rules.waits_in(one.row, waiting) if waiting else None


def _looked_at(
    game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], effect: E
) -> tuple[Hashable, frozenset[str]]:
    """Return what an effect would do to which objects at a level, None if it does not exist there.

    With it come the names of the properties that were looked at to find that out; nothing is remembered from earlier
    looks, which would hide them.
    """
    afresh = PropertyLevel(level.step, level.moment)
    afresh.properties = level.properties
    before, game.read = game.read, set[str]()
    try:
        exists = (
            level.step is None
            or not rules.changes_effects(level.step[1])
            or effect in seen_at(game, afresh, rules.effects, game)
        )
        return seen_at(game, afresh, _footprint, game, rules, effect) if exists else None, frozenset(game.read)
    finally:
        game.read = before


def _footprint(game: G, rules: ContinuousRules[G, E, V], effect: E) -> Hashable:
    """Return what an effect does, and to which objects."""
    objects = effect.objects if effect.objects is not None else rules.objects(game)
    return rules.action(game, effect), frozenset(one for one in objects if rules.applies_to(game, effect, one))


def _computed(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int) -> V:
    """Return the properties of an object at a level, computed from the last level at which they are known."""
    source = rules.inherits_from(game, object_id)
    if source is not None:
        return _inherited(game, rules, level, object_id, source)
    brought = rules.of_object(game, object_id)
    levels = [level]
    while (step := levels[-1].step) is not None and object_id not in step[0].properties:
        levels.append(step[0])
    for now in reversed(levels):
        if now.step is None:
            now.properties[object_id] = rules.base(game, object_id)
        else:
            now.properties[object_id] = _applied(game, rules, now.step, object_id)
        if brought:
            _bring(game, rules, now, object_id, brought)
    return level.properties[object_id]


def _inherited(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int, source: int) -> V:
    """Return the properties of an object that inherits those of another one at the same level."""
    properties = rules.inherited(game, object_id, _at(game, rules, level, source))
    for step in steps_to(level):
        properties = _applied_if_it_applies(game, rules, step, object_id, properties)
    level.properties[object_id] = properties
    return properties


def _when(game: G, rules: ContinuousRules[G, E, V], effect: E) -> EffectOrder:
    return rules.moment(game, rules.row(game, effect), effect)


def _bring(
    game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], object_id: int, effects: Iterable[E]
) -> None:
    """Apply the modifications that an object itself brings between a level and the one before it, in order."""
    for effect in _due(game, rules, level, effects):
        known = level.properties[object_id]
        level.properties[object_id] = seen_at(game, level, rules.modified, game, effect, known)


def _due(game: G, rules: ContinuousRules[G, E, V], level: PropertyLevel[E, V], effects: Iterable[E]) -> list[E]:
    """Return the modifications that are applied between a level and the one before it, in order."""
    since = level.step[0].moment if level.step is not None else _START
    due = [(moment, effect) for effect in effects if since <= (moment := _when(game, rules, effect)) < level.moment]
    return [effect for _, effect in sorted(due, key=itemgetter(0))]


def _applied(game: G, rules: ContinuousRules[G, E, V], step: tuple[PropertyLevel[E, V], E], object_id: int) -> V:
    """Return the properties of an object after a step, whose effect modifies them if it applies to the object."""
    before, effect = step
    properties = before.properties[object_id]
    if effect.objects is not None and object_id not in effect.objects:  # most are for others
        return properties
    return _applied_if_it_applies(game, rules, step, object_id, properties)


def _applied_if_it_applies(
    game: G, rules: ContinuousRules[G, E, V], step: tuple[PropertyLevel[E, V], E], object_id: int, properties: V
) -> V:
    before, effect = step
    if not seen_at(game, before, rules.applies_to, game, effect, object_id):
        return properties
    applied = rules.as_applied(game, effect, object_id)
    return properties if applied is None else seen_at(game, before, rules.modified, game, applied, properties)


def property_changes(game: G, rules: ContinuousRules[G, E, V], object_id: int) -> Iterator[PropertyChange]:
    """Yield the changes of an object's properties in the order in which they are made, from its base properties on.

    This is for readers: it computes anew what the walk has made of the object, and remembers nothing of it.
    """
    source = rules.inherits_from(game, object_id)
    last: PropertyLevel[E, V] = last_level(game, rules)
    if source is None:
        yield from _own_changes(game, rules, last, object_id)
        return
    yield from property_changes(game, rules, source)
    properties = rules.inherited(game, object_id, _at(game, rules, last, source))
    for level in _levels(last)[1:]:
        assert level.step is not None
        after = _applied_if_it_applies(game, rules, level.step, object_id, properties)
        if after != properties:
            yield PropertyChange(level.row, level.step[1], properties, after)
        properties = after


def _own_changes(
    game: G, rules: ContinuousRules[G, E, V], last: PropertyLevel[E, V], object_id: int
) -> Iterator[PropertyChange]:
    """Yield the changes of an object that inherits nothing: at each level by its effect, then by what is due there."""
    brought, properties = rules.of_object(game, object_id), rules.base(game, object_id)
    for level in _levels(last):
        _at(game, rules, level, object_id)
        made = [] if level.step is None else [(level.row, level.step[1], _applied(game, rules, level.step, object_id))]
        for effect in _due(game, rules, level, brought):
            known = made[-1][2] if made else properties
            made.append((rules.row(game, effect), effect, seen_at(game, level, rules.modified, game, effect, known)))
        for row, effect, after in made:
            if after != properties:
                yield PropertyChange(row, effect, properties, after)
            properties = after


def _levels(last: PropertyLevel[E, V]) -> list[PropertyLevel[E, V]]:
    """Return all levels up to the last one, from the first."""
    return [*(before for before, _ in steps_to(last)), last]
