"""Data of the continuous oracle: objects, effects, and the orders of equal timestamps (6.2, 6.3.4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby, permutations, product
from typing import Literal

STAGE = {"zone": 0, "controller": 2, "name": 3, "color": 3, "text": 3, "types": 4, "subtypes": 4}
STAGE |= {"supertypes": 5, "keywords": 6, "base": 7, "value": 8}  # 6.3.2; stage 1 (copying) is left out
SUBSTAGE = {"gain": 1, "lose": 1, "set": 2, "mul": 3, "div": 4, "add": 5, "sub": 6}  # 6.3.3
Key = tuple[str, str]  # ("keywords", "dominate"), ("zone", "pitch"), ("base", "power"), ("value", "power") ...


@dataclass(frozen=True)
class Cond:
    """One thing that must be true of an object for an effect to apply to it (1.8.4c, 6.2.3c)."""

    key: Key
    op: Literal["has", "lacks", ">=", "<=", ">", "<", "=="] = "has"
    than: int | Literal["base"] = 0
    of: str = ""  # asked of this object, such as the source (6.2.3a, 6.2.3d), not of the one applied to


@dataclass(frozen=True)
class Formula:
    """The number plus + times * (objects that satisfy count, or own property), for (*) and X (2.9.2a, 6.2.3b)."""

    plus: int = 0
    times: int = 0
    count: tuple[Cond, ...] = ()
    own: Key | None = None  # a number of the object it is worked out for


@dataclass(frozen=True)
class Effect:
    """A continuous effect of one modification, or a counter or (*) put in its form (6.2, 6.3.2, 6.3.4a)."""

    eid: str
    timestamp: float
    key: Key  # what it modifies: key[0] gives the stage; ("types", "*") is all of them, to lose
    op: Literal["gain", "lose", "set", "mul", "div", "add", "sub", "cant"]  # gives the substage
    n: int | Formula = 0
    only: frozenset[str] | None = None  # None: every object
    where: tuple[Cond, ...] = ()


@dataclass(frozen=True)
class Obj:
    """An object as it is before any effect (1.15, 2.0)."""

    oid: str
    labels: frozenset[Key] = frozenset()
    numbers: tuple[tuple[str, int | Formula], ...] = ()  # a property that is not here is lacking (2.9.2)
    counters: tuple[tuple[str, int, float], ...] = ()  # (property, +n or -n, timestamp)


def in_each_order(effects: tuple[Effect, ...]) -> Iterator[tuple[Effect, ...]]:
    """Give every order of equal timestamps that the turn player may choose (6.3.4, 6.3.4b)."""
    groups = groupby(sorted(effects, key=lambda e: e.timestamp), lambda e: e.timestamp)
    for orders in product(*[list(permutations(g)) for _, g in groups]):
        yield tuple(replace(e, timestamp=e.timestamp + i / 1000) for g in orders for i, e in enumerate(g))
