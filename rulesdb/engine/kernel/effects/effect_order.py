"""The order of continuous effects on properties: by row, then by timestamp, but for effects that depend on others.

Whatever an effect looks at, it sees the properties of all objects as they are at its level: after the effects before it
were applied. Whether it depends on another one is tried out: what it would do to which objects is looked at before the
other one and after it. By the rules of a game it then waits for the other one within its row, or moves to a later row.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, ParamSpec, TypeVar

from rulesdb.engine.kernel.book import Results, shared_definition
from rulesdb.engine.kernel.effects.property_effects import changed_properties, changes_effects
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import AnyProperties

EffectOrder = tuple[int, ...]
"""The sort key of effects: as a rule a row of the table, from 0, and a timestamp."""

ANY_PROPERTY = "*"
"""The name of a property that stands for all of them, for a query that reads more than one."""

P = ParamSpec("P")
T = TypeVar("T")


class Placed(NamedTuple):
    """An effect, or a modification that an object itself brings, at its place in the order."""

    row: int
    """Row in which it is applied, from 0."""
    moment: EffectOrder
    """The sort key of the effect."""
    effect: EffectInForce
    """The effect in force, or the modification."""
    is_brought: bool = False
    """Whether an object itself brings it: no rule of effects says whether it is applied."""


class Step(NamedTuple):
    """The application of an effect to the objects that it applies to as they are at a level."""

    before: "PropertyLevel"
    """The level at which it is applied."""
    placed: Placed
    """The effect at its place in the order."""
    objects: frozenset[int] | None = None
    """Ids of the objects that it applies to for the first time here, after its turn; None for its turn."""

    @property
    def row(self) -> int:
        """Row in which the effect is applied, from 0."""
        return self.placed.row

    @property
    def effect(self) -> EffectInForce:
        """The effect in force, or a modification that an object itself brings."""
        return self.placed.effect


class PropertyLevel:
    """The properties of all objects at a moment: after some effects were applied, and before the next one is."""

    __slots__ = ("defined", "defining", "memo", "properties", "step")

    def __init__(self, step: Step | None = None) -> None:
        """Start without known properties; ``step`` leads from the level before to this one, None at the first level."""
        self.step = step
        self.properties: dict[int, AnyProperties] = {}
        self.defined: dict[int, AnyProperties] = {}
        """The properties of the objects that inherit properties, or define them themselves."""
        self.memo: Results = {}
        """The memory of a game that looks at its objects at this level."""
        self.defining: set[int] = set()
        """Ids of the objects whose definitions are being worked out: meanwhile nothing in ``defined`` is valid."""


def steps_to(level: PropertyLevel) -> list[Step]:
    """Return the steps that lead from the first level to this one, in order."""
    found = []
    while level.step is not None:
        found.append(level.step)
        level = level.step.before
    return found[::-1]


def seen_at(game: AnyGame, level: PropertyLevel, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Return ``work(*args, **kwargs)`` of a game that sees its objects as they are at a level."""
    before = game.level, game.memo
    game.level, game.memo = level, level.memo
    try:
        return work(*args, **kwargs)
    finally:
        game.level, game.memo = before


def read(game: AnyGame, name: str) -> None:
    """Note that a property of some object is looked at, to find out on which effects another one can depend."""
    if game.read is not None:
        game.read.add(name)


_BROUGHT = "the modifications that objects themselves bring"


def walk(game: AnyGame) -> PropertyLevel:
    """Put the effects in force in order; return the last level.

    Where effects depend on later rows, they are moved there and all are put in order again, until none moves any more.
    """
    first = PropertyLevel()
    known, brought = seen_at(game, first, game.rules.properties.effects, game), _brought(game)
    if not known and not brought:  # as in most states of most games
        return first
    effects = [_placed(game, first, effect) for effect in known]
    effects += [_placed(game, first, effect)._replace(is_brought=True) for effect in brought]
    rows: dict[EffectInForce, int] = {}
    while True:
        last = _Order(game, rows).last_level(effects)
        moved = {**rows, **dict(_moves(game, rows, effects, steps_to(last)))}
        if moved == rows:
            return last
        rows = moved


def _brought(game: AnyGame) -> Sequence[EffectInForce]:
    """Return the modifications that objects themselves bring, which depend on the steady parts of the state alone."""
    found: Sequence[EffectInForce] | None = game.steady.get(_BROUGHT)
    if found is None:
        found = game.steady[_BROUGHT] = [
            one for at in game.state.objects for one in game.rules.properties.of_object(game, at)
        ]
    return found


def _placed(game: AnyGame, level: PropertyLevel, effect: EffectInForce) -> Placed:
    """Return an effect in its own row, which can depend on its amount at a level."""
    rules = game.rules.properties
    row = seen_at(game, level, rules.row, game, effect)
    return Placed(row, rules.moment(game, row, effect), effect)


@shared_definition
def depends(alone: Hashable, after: Hashable) -> bool:
    """Whether an effect depends on another: given are what it would do to which objects before the other and after."""
    return alone != after


@shared_definition
def row_of_several(_row: int, rows: Sequence[int]) -> int | None:
    """Return to which of the rows on which an effect of a row, given first, depends it is moved; None for none."""
    return max(rows)


def _moves(
    game: AnyGame,
    rows: Mapping[EffectInForce, int],
    effects: Sequence[Placed],
    steps: Sequence[Step],
) -> Iterator[tuple[EffectInForce, int]]:
    """Yield the effects that move to later rows, with these rows: those that depend on the steps of the others."""
    rules = game.rules.properties
    for turn in steps:
        if turn.objects is not None or all(rules.dependent_row(turn.row, other.row) is None for other in steps):
            continue
        known, names = _looked_at(game, PropertyLevel(), turn.placed)
        if not names:
            continue
        found = []
        others: PropertyLevel = _Order(game, rows, without=turn.effect).last_level(effects)
        for other in steps_to(others):
            if _matters(other.effect, names):
                then, names = _looked_at(game, PropertyLevel(other), turn.placed)
                row = rules.dependent_row(turn.row, other.row)
                if row is not None and depends(game, known, then):
                    found.append(row)
                known = then
        row = row_of_several(game, turn.row, found) if found else None
        if row is not None:
            yield turn.effect, row


def _moment(placed: Placed) -> tuple[int, ...]:
    return placed.moment


class _Order(NamedTuple):
    """A way to put effects in order: some are moved to other rows than their own, and one can be left out."""

    game: AnyGame
    """The game."""
    rows: Mapping[EffectInForce, int]
    """The rows of the effects that have been moved."""
    without: EffectInForce | None = None
    """The effect that is left out, None for none."""

    def last_level(self, effects: Iterable[Placed]) -> PropertyLevel:
        """Return the level at which all effects have been applied."""
        level = PropertyLevel()
        pending = self._sorted(effects)
        while True:
            step = self._next(level, pending) if pending else None
            late = self._late(level) if step is None or level.step is None or step.row != level.step.row else []
            for one in late:
                level, pending = self._after(_late_step(self.game, level, one), pending)
            if not late and step is None:
                return level
            if not late and step is not None:
                pending.remove(step.placed)
                level, pending = self._after(step, pending)

    def _sorted(self, effects: Iterable[Placed]) -> list[Placed]:
        """Return effects in order, in the rows to which they have been moved."""
        found = (self._moved(one) for one in effects if one.effect != self.without)
        return sorted(found, key=_moment)

    def _moved(self, one: Placed) -> Placed:
        """Return an effect in the row to which it has been moved, if it has."""
        row = self.rows.get(one.effect) if self.rows else None
        return (
            one
            if row is None
            else one._replace(row=row, moment=self.game.rules.properties.moment(self.game, row, one.effect))
        )

    def _after(self, step: Step, pending: list[Placed]) -> tuple[PropertyLevel, list[Placed]]:
        """Return the level to which a step leads, and the effects that are pending there."""
        level = PropertyLevel(step)
        return level, self._recollected(level, pending) if changes_effects(step.effect) else pending

    def _recollected(self, level: PropertyLevel, pending: Sequence[Placed]) -> list[Placed]:
        """Return the pending effects that exist still at a level, and those that exist there for the first time."""
        game = self.game
        done = [step.effect for step in steps_to(level)]
        now = [effect for effect in seen_at(game, level, game.rules.properties.effects, game) if effect not in done]
        kept = [one for one in pending if one.is_brought or one.effect in now]
        before = [one.effect for one in pending]
        return self._sorted((*kept, *(_placed(game, level, one) for one in now if one not in before)))

    def _next(self, level: PropertyLevel, pending: Sequence[Placed]) -> Step:
        """Return the step of the first effect that waits for none; effects that all wait for each other go by time."""
        of_row = (one for one in pending if one.row == pending[0].row)
        return Step(level, next((one for one in of_row if not self._waits(level, one, pending)), pending[0]))

    def _waits(self, level: PropertyLevel, one: Placed, pending: Iterable[Placed]) -> bool:
        """Whether an effect waits for another pending one on which it depends."""
        game = self.game
        others = [other for other in pending if other is not one and game.rules.properties.waits(one.row, other.row)]
        if not others:
            return False
        alone, names = _looked_at(game, level, one)
        return any(
            depends(game, alone, _looked_at(game, PropertyLevel(Step(level, other)), one)[0])
            for other in others
            if _matters(other.effect, names)
        )

    def _late(self, level: PropertyLevel) -> list[Placed]:
        """Return the effects of a row that further objects have come to fit since their turn, once all had theirs."""
        if level.step is None or not self.game.rules.properties.reaches_late():
            return []
        found, changed = dict[Placed, bool](), frozenset[str]()
        for step in reversed(steps_to(level)):
            if step.row != level.step.row:
                break
            if step.placed not in found:  # this is the last step of the effect; later ones are those of others
                found[step.placed] = not step.placed.is_brought and bool(changed) and self._looks_at(step, changed)
            changed |= changed_properties(step.effect.effect)
        late = [one for one, is_changed in found.items() if is_changed]
        return [one for one in sorted(late, key=_moment) if _late_step(self.game, level, one).objects]

    def _looks_at(self, step: Step, changed: frozenset[str]) -> bool:
        """Whether an effect looked at any of some properties in a step."""
        _, names = _looked_at(self.game, step.before, step.placed)
        return ANY_PROPERTY in names or bool(names & changed)


def _late_step(game: AnyGame, level: PropertyLevel, one: Placed) -> Step:
    """Return the step by which an effect is applied to the objects that fit it now, and did not so far."""
    fitting = seen_at(game, level, _fitting, game, one.effect)
    return Step(level, one, fitting - reached(game, level, one.effect))


def reached(game: AnyGame, level: PropertyLevel, effect: EffectInForce) -> frozenset[int]:
    """Return the ids of the objects to which an effect was applied up to a level."""
    found = frozenset[int]()
    for step in steps_to(level):
        if step.effect == effect:
            found |= seen_at(game, step.before, _fitting, game, effect) if step.objects is None else step.objects
    return found


def _matters(other: EffectInForce, names: frozenset[str]) -> bool:
    """Whether an effect can change what another one does that looked at some properties."""
    return ANY_PROPERTY in names or bool(names & changed_properties(other.effect)) or changes_effects(other)


def _looked_at(game: AnyGame, level: PropertyLevel, one: Placed) -> tuple[Hashable, frozenset[str]]:
    """Return what an effect would do to which objects at a level, None if it does not exist there.

    With it come the names of the properties that were looked at to find that out; nothing is remembered from earlier
    looks, which would hide them.
    """
    afresh = PropertyLevel(level.step)
    afresh.properties = level.properties
    before, game.read = game.read, set[str]()
    try:
        exists = (
            level.step is None
            or one.is_brought
            or not changes_effects(level.step.effect)
            or one.effect in seen_at(game, afresh, game.rules.properties.effects, game)
        )
        found = seen_at(game, afresh, _footprint, game, one.effect) if exists else None
        return found, frozenset(game.read)
    finally:
        game.read = before


def _footprint(game: AnyGame, effect: EffectInForce) -> Hashable:
    """Return what an effect does, and to which objects."""
    return game.rules.properties.action(game, effect), _fitting(game, effect)


def _fitting(game: AnyGame, effect: EffectInForce) -> frozenset[int]:
    """Return the ids of the objects to which an effect would be applied now."""
    objects = effect.objects if effect.objects is not None else game.state.objects
    return frozenset(one for one in objects if game.rules.properties.applies_to(game, effect, one))
