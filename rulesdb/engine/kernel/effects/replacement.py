"""Replacement of events: in rows of the game's order, one effect after the other, at most once by an effect.

What an effect does first happens at once; after every effect, those that can replace the event are looked up again.
Which effect is next, a player chooses: the one whom the event affects, or the controllers of the effects in turn.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.defaults import always, never, nothing
from rulesdb.engine.kernel.effects.lasting_effects import use_up
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.state.state import CoreLasting
from rulesdb.engine.kernel.tables.event_rules import Keyed, Keys


class Replacer(Keyed, Protocol):
    """A replacement effect in force."""

    @property
    def controller(self) -> int:
        """Index of the player who controls the effect."""
        ...

    @property
    def lasting(self) -> CoreLasting | None:
        """Record of the effect in the state, whose uses are counted; None if it has none."""
        ...


G = TypeVar("G", bound=AnyGame)
R = TypeVar("R", bound=Replacer)

Next = Callable[[Sequence[R], Event, str], R | None]
"""Returns the effect that is applied next to an event, from those of a row that can replace it; None ends the row.

The last argument is the identifier of the row's rule.
"""


class About(NamedTuple, Generic[R]):
    """An event that effects replace."""

    original: Event
    """The event as it was at first."""
    now: Event
    """The event as it is now."""
    effects: Sequence[R]
    """The effects in force as they were at first."""


class ReplacementRow(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


def _with_its_key(spent: Keys, effect: Keyed) -> Keys:
    return spent | {effect.key}


def _as_they_are(_at_first: object, now: Sequence[R]) -> Sequence[R]:
    return now


def _one_use(game: AnyGame, effect: Replacer) -> None:
    use_up(game, effect.lasting)


class ReplacementRules(Struct, Generic[G, R], frozen=True, eq=False):
    """The rules of replacement effects."""

    in_force: Callable[[G, Event], Sequence[R]]
    """Return the effects in force that may be about an event, oldest first."""
    kind: Callable[[R], str]
    """Return the kind of an effect, which decides the row in which it is applied."""
    can_replace: Callable[[G, R, Event], bool]
    """Whether an effect can replace an event now."""
    instead: Callable[[Event, G, R], Event | None]
    """Return the event that an effect puts in the place of an event, None for none."""
    chooser: "Chooser[G, R]"
    """Return the function that chooses the next effect for one event.

    It is made before any effect is applied to the event, with the keys of the spent effects.
    """
    first: Callable[[G, R, Event], Event | None] = nothing
    """Return the event that an effect lets happen before an event, None for none."""
    happens_first: Callable[[G, Event, Event | None], Event | None] = nothing
    """Let such an event happen, and return the event that occurs after it: the replaced event as it is now."""
    replaces_modified: Callable[[G, R, Event, Event], bool] | None = None
    """Whether an effect can replace an event that others have modified: the event at first, and as it is now.

    None if ``can_replace`` decides it, for the event as it is now.
    """
    parts_first: Callable[[ReplacementRow], bool] = never
    """Whether the effects of earlier rows replace the individual events of a compound event before a row is applied."""
    looked_up: "Callable[[Sequence[R], Sequence[R]], Sequence[R]]" = _as_they_are
    """Return the effects that may replace an event, from those in force at first and those in force now."""
    spent_by: Callable[[Keys, R], Keys] = _with_its_key
    """Add to the keys of the spent effects that of one which is applied or declined."""
    spent_in_sub_event: Callable[[Keys, R], Keys] = _with_its_key
    """Add the key of an effect to those of the effects that cannot replace an event which it lets happen first."""
    use_up: Callable[[G, R], None] = _one_use
    """Count a use of an effect that is applied."""
    is_optional: Callable[[R], bool] = never
    """Whether the controller of an effect chooses whether it is applied."""
    optional_rule: str = ""
    """Identifier of the rule that asks the controller of an optional effect."""
    is_replaceable: Callable[[Event], bool] = always
    """Whether an event for which there is an effect is one that effects can replace."""


Chooser = Callable[[ReplacementRules[G, R], G, Event, Sequence[ReplacementRow], Keys], Next[R]]
"""Returns the function that chooses the next effect for one event; see ``ReplacementRules.chooser``."""


def replaced(
    game: G, event: Event, spent: Keys, rows: Sequence[ReplacementRow], rules: ReplacementRules[G, R]
) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far.

    ``spent`` has the keys of the effects that cannot replace the event any more.
    """
    choose = rules.chooser(rules, game, event, rows, spent)
    now: Event | None = event
    effects = rules.in_force(game, event)
    for at, row in enumerate(rows):
        if isinstance(now, CompoundEvent) and rules.parts_first(row):
            now, spent = _with_its_parts_replaced(game, now, spent, (rows[:at], row), rules)
        while now is not None and (found := able(game, About(event, now, effects), spent, row, rules)):
            effect = choose(found, now, row.rule)
            if effect is None:
                break
            spent = rules.spent_by(spent, effect)
            now = _applied(game, effect, now, rules)
    return now if now is event else _without_nothing(now, rules), spent


def _without_nothing(event: Event | None, rules: ReplacementRules[G, R]) -> Event | None:
    """Return an event without the individual events of which nothing is left; None if that is all of them."""
    if not isinstance(event, CompoundEvent):
        return event
    left = tuple(one for one in event.events if rules.is_replaceable(one))
    return event if left == event.events else replace(event, events=left) if left else None


def _with_its_parts_replaced(
    game: G,
    event: CompoundEvent,
    spent: Keys,
    earlier_and_row: tuple[Sequence[ReplacementRow], ReplacementRow],
    rules: ReplacementRules[G, R],
) -> tuple[Event | None, Keys]:
    """Return a compound event, to which a row is about to be applied, with its parts replaced in the earlier rows.

    An event to which no effect of the row applies stays as it is: its parts are replaced one by one later.
    """
    earlier, row = earlier_and_row
    if not able(game, About(event, event, rules.in_force(game, event)), spent, row, rules):
        return event, spent
    results = [replaced(game, part, spent, earlier, rules) for part in event.events]
    left = tuple(now for now, _ in results if now is not None)
    spent = spent.union(*(keys for _, keys in results))
    if left == event.events:
        return event, spent
    return replace(event, events=left) if left else None, spent


def able(game: G, about: About[R], spent: Keys, row: ReplacementRow, rules: ReplacementRules[G, R]) -> list[R]:
    """Return the effects of a row that can replace an event and have not been asked yet."""
    found = [
        effect
        for effect in rules.looked_up(about.effects, rules.in_force(game, about.now))
        if effect.key not in spent
        and effect.key not in game.replacing
        and rules.kind(effect) in row.kinds
        and _can_replace(game, effect, about, rules)
    ]
    return found if found and rules.is_replaceable(about.now) else []


def _can_replace(game: G, effect: R, about: About[R], rules: ReplacementRules[G, R]) -> bool:
    if about.original is about.now or rules.replaces_modified is None:
        return rules.can_replace(game, effect, about.now)
    return rules.replaces_modified(game, effect, about.original, about.now)


def _applied(game: G, effect: R, event: Event, rules: ReplacementRules[G, R]) -> Event | None:
    """Return the event after the application of an effect: what it does first happens, and a limited use is counted."""
    if rules.is_optional(effect) and not _is_wanted(game, effect, rules):
        return event
    first = rules.first(game, effect, event)
    now = rules.instead(event, game, effect)
    rules.use_up(game, effect)
    return now if first is None else _after_the_first(game, effect, (first, now), rules)


def _after_the_first(
    game: G, effect: R, events: tuple[Event, Event | None], rules: ReplacementRules[G, R]
) -> Event | None:
    """Let an event happen before the replaced event, which is part of what the effect makes of the original event."""
    outer = game.replacing
    game.replacing = rules.spent_in_sub_event(outer, effect)
    try:
        return rules.happens_first(game, *events)
    finally:
        game.replacing = outer


def _is_wanted(game: G, effect: R, rules: ReplacementRules[G, R]) -> bool:
    """Whether the controller of an optional effect applies it; no, if the controller has lost the game."""
    if effect.controller not in game.playing:
        return False
    return game.answers_yes(effect.controller, "replace", rules.optional_rule)


def picked(game: AnyGame, player: int, found: Sequence[R], rule: str) -> R:
    """Return the effect that a player chooses to be applied next."""
    options = [Number(at) for at in range(len(found))]
    return found[game.pick(player, "order of replacements", options, rule, found).value]


def chosen_by(affected: Callable[[G, Event], int]) -> Chooser[G, R]:
    """Return the ``chooser`` of a game in which the player whom an event affects chooses every next effect."""
    return lambda _rules, game, _event, _rows, _spent: (
        lambda found, event, rule: picked(game, affected(game, event), found, rule)
    )
