"""Levels of the properties of objects: what they are after some continuous effects were applied, before the next one.

Whatever an effect looks at, it sees the properties of all objects as they are at its level, and not as they are in
the end. Queries note what they look at, to find out on which effects another one can depend.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from rulesdb.engine.kernel.process.effect_rules import InForce
from rulesdb.engine.kernel.process.game import AnyGame

EffectOrder = tuple[int, ...]
"""The sort key of effects: as a rule a row of the table, from 0, and a timestamp."""

ANY_PROPERTY = "*"
"""The name of a property that stands for all of them, for a query that reads more than one."""

AnyEffect = Any
"""A continuous effect in force of any game, or a modification that an object itself brings."""

P = ParamSpec("P")
T = TypeVar("T")
E = TypeVar("E", bound=InForce)
V = TypeVar("V")


class Placed(NamedTuple):
    """An effect, or a modification that an object itself brings, at its place in the order."""

    row: int
    """Row in which it is applied, from 0."""
    moment: EffectOrder
    """The sort key of the effect."""
    effect: AnyEffect
    """The effect in force, or the modification."""
    is_brought: bool = False
    """Whether an object itself brings it: no rule of effects says whether it is applied."""


class Step(NamedTuple):
    """The application of an effect to the objects that it applies to as they are at a level."""

    before: "PropertyLevel[Any, Any]"
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
    def effect(self) -> AnyEffect:
        """The effect in force, or a modification that an object itself brings."""
        return self.placed.effect


class PropertyLevel(Generic[E, V]):
    """The properties of all objects at a moment: after some effects were applied, and before the next one is."""

    __slots__ = ("defined", "defining", "memo", "properties", "step")

    def __init__(self, step: Step | None = None) -> None:
        """Start without known properties; ``step`` leads from the level before to this one, None at the first level."""
        self.step = step
        self.properties: dict[int, V] = {}
        self.defined: dict[int, V] = {}
        """The properties of the objects that inherit properties, or define them themselves."""
        self.memo: dict[Hashable, Any] = {}
        """The memory of a game that looks at its objects at this level."""
        self.defining: set[int] = set()
        """Ids of the objects whose definitions are being worked out: meanwhile nothing in ``defined`` is valid."""


def steps_to(level: PropertyLevel[Any, Any]) -> list[Step]:
    """Return the steps that lead from the first level to this one, in order."""
    found = []
    while level.step is not None:
        found.append(level.step)
        level = level.step.before
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


def read(game: AnyGame, name: str) -> None:
    """Note that a property of some object is looked at, to find out on which effects another one can depend."""
    if game.read is not None:
        game.read.add(name)
