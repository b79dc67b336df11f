"""Replacement of events: in rows of the game's order, one effect after the other, at most once by an effect.

What an effect does first happens at once; after every effect, those that can replace the event are looked up again.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from rulesdb.engine.kernel.event_rules import Keyed, Keys
from rulesdb.engine.kernel.events import Event

G = TypeVar("G")
R = TypeVar("R", bound=Keyed)


class Row(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


@dataclass(frozen=True)
class ReplacementRules(Generic[G, R]):
    """The rules of replacement effects."""

    active: Callable[[G, Event, frozenset[str]], Sequence[R]]
    """Return the effects of some kinds that can replace an event now."""
    chooser: Callable[[G, Event, Sequence[Row], Keys], Callable[[Sequence[R], str], R | None]]
    """Return the function that chooses the next effect for one event from those of a row, None to end the row.

    It is made before any effect is applied to the event, from the rows and the keys of the spent effects.
    """
    apply: Callable[[G, R, Event], Event | None]
    """Return the event that an effect puts in the place of an event, None for none.

    What the effect does first happens, and an optional effect that its controller declines returns the event.
    """


def replaced(
    game: G, event: Event, spent: Keys, rows: Sequence[Row], rules: ReplacementRules[G, R]
) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far.

    ``spent`` has the keys of the effects that cannot replace the event any more.
    """
    choose = rules.chooser(game, event, rows, spent)
    now: Event | None = event
    for row in rows:
        while now is not None and (found := unspent(rules.active(game, now, row.kinds), spent)):
            effect = choose(found, row.rule)
            if effect is None:
                break
            spent |= {effect.key}
            now = rules.apply(game, effect, now)
    return now, spent


def unspent(effects: Sequence[R], spent: Keys) -> list[R]:
    """Return the effects that have not been asked yet."""
    return [effect for effect in effects if effect.key not in spent]
