"""Data of the replacement oracle: events, replacement effects, results and choices (6.4)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

Pick = Callable[[str, str, tuple[Any, ...]], int]  # who, what is asked, options -> index of the chosen option


@dataclass(frozen=True)
class Line:
    """So many points (of damage of a kind, or draws ...) for one player or object (6.4.10f)."""

    to: str
    points: int = 1
    dtype: str = ""


@dataclass(frozen=True)
class Event:
    """An event: what happens, how much to whom, from what source (1.9)."""

    what: str  # "damage", "draw", "create", "enter", "destroy", "clash" ...
    lines: tuple[Line, ...] = (Line(""),)
    source: str = ""  # of damage; or the object that enters or is destroyed
    made_by: str = ""  # source of the ability whose effect made the event (6.4.7a)
    preventable: bool = True  # 6.4.10h
    compound: bool = False  # the same instruction several times: each point becomes an event (1.9.2)
    part: bool = False  # one of the events of a compound event
    counters: int = 0  # that the object enters with (6.4.8)
    results: tuple[str, ...] = ()  # its outcome, then those of the times it is done again (6.4.11)

    def points(self) -> int:
        """Count all its points; without any it does nothing and does not occur (1.9.1b)."""
        return sum(x.points for x in self.lines)

    def less(self, fewer: dict[int, int]) -> "Event":
        """Give the event with so many points fewer in each line (6.4.10a)."""
        lines = (replace(x, points=x.points - fewer.get(i, 0)) for i, x in enumerate(self.lines))
        return replace(self, lines=tuple(lines))


@dataclass(frozen=True)
class Effect:
    """A replacement effect, or one that lessens prevention (6.4.7 to 6.4.11, 6.4.10g)."""

    name: str
    controller: str
    kind: Literal["self", "identity", "standard", "fixed", "shield", "outcome", "lessen"]
    event: str = "damage"  # what it replaces; the filters below narrow it, "" = any
    source: str = ""  # the object whose ability it is
    static: bool = False  # it ends when its source has been destroyed (6.2.3a)
    once: bool = False  # "the next time", "the first time": used up by one application
    optional: bool = False  # "may": its controller may decline
    to: str = ""
    dtype: str = ""
    event_source: str = ""
    at_least: int = 1
    each: bool = False  # replaces each single event; otherwise the compound event as a whole (1.9.2b)
    holds: bool = True  # the condition of a self-replacement, asked when the effect was made (6.4.7b)
    result: str = ""  # the outcome that an outcome-replacement replaces
    op: Literal["", "add", "sub", "mul", "set", "become", "counters", "again"] = ""
    n: int = 0
    new: Event | None = None  # for become: the event instead; its points are kept where n is -1
    subs: tuple[Event, ...] = ()  # sub-events, before the event (6.4.1a)
    amount: int | tuple[str, ...] | None = None  # of prevention; None: all (6.4.10b); names: how many still exist

    def matching(self, event: Event) -> list[int]:
        """List the places of the event's lines that the effect speaks of (6.4.10c to 6.4.10e)."""
        found = enumerate(event.lines)
        return [i for i, x in found if x.points > 0 and self.to in ("", x.to) and self.dtype in ("", x.dtype)]


@dataclass(frozen=True)
class Result:
    """What happened in order, which effects applied in order, what is left of each prevention (6.4.10i, j)."""

    happened: tuple[Event, ...]
    order: tuple[str, ...]
    left: tuple[tuple[str, int | tuple[str, ...] | None], ...]


@dataclass(frozen=True)
class Case:
    """One question: the events one after another, the effects and the players."""

    events: tuple[Event, ...]
    effects: tuple[Effect, ...]
    players: tuple[str, ...] = ("A", "B")  # in clockwise order, the turn player first


def allocations(lines: tuple[Line, ...], total: int) -> Iterator[tuple[int, ...]]:
    """Give every way of preventing so many points, spread over the lines (6.4.10f)."""
    if not lines:
        yield from [()] if total == 0 else []
        return
    for here in range(min(total, lines[0].points), -1, -1):
        yield from ((here, *rest) for rest in allocations(lines[1:], total - here))


def every_choice(play: Callable[[Pick], Result]) -> set[Result]:
    """Play again and again until each option of each choice has been tried (6.5.1)."""
    found: set[Result] = set()
    scripts: list[list[int]] = [[]]
    while scripts:
        script, taken = scripts.pop(), list[int]()

        def pick(_who: str, _asked: str, options: tuple[Any, ...], s: list[int] = script, t: list[int] = taken) -> int:
            at = len(t)
            t.append(s[at] if at < len(s) else 0)
            if at >= len(s):
                scripts.extend([*t[:-1], other] for other in range(1, len(options)))
            return t[-1]

        found.add(play(pick))
    return found
