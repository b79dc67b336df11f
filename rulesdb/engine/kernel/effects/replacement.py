"""Replacement of events: in rows of the game's order, one effect after the other, at most once by an effect.

What an effect does first happens at once; after every effect, those that can replace the event are looked up again.
Which effect is next, a player chooses: the one whom the event affects, or the controllers of the effects in turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from rulesdb.engine.kernel.defaults import always, never, nothing
from rulesdb.engine.kernel.effects.lasting_effects import use_up
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen
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


class Row(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


@dataclass(frozen=True)
class ReplacementRules(Generic[G, R]):
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
    is_optional: Callable[[R], bool] = never
    """Whether the controller of an effect chooses whether it is applied."""
    optional_rule: str = ""
    """Identifier of the rule that asks the controller of an optional effect."""
    is_replaceable: Callable[[Event], bool] = always
    """Whether an event for which there is an effect is one that effects can replace."""


Chooser = Callable[[ReplacementRules[G, R], G, Event, Sequence[Row], Keys], Next[R]]
"""Returns the function that chooses the next effect for one event; see ``ReplacementRules.chooser``."""


def replaced(
    game: G, event: Event, spent: Keys, rows: Sequence[Row], rules: ReplacementRules[G, R]
) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far.

    ``spent`` has the keys of the effects that cannot replace the event any more.
    """
    choose = rules.chooser(rules, game, event, rows, spent)
    now: Event | None = event
    for row in rows:
        while now is not None and (found := able(game, now, spent, row, rules)):
            effect = choose(found, now, row.rule)
            if effect is None:
                break
            spent |= {effect.key}
            now = _applied(game, effect, now, rules)
    return now, spent


def able(game: G, event: Event, spent: Keys, row: Row, rules: ReplacementRules[G, R]) -> list[R]:
    """Return the effects of a row that can replace an event and have not been asked yet."""
    found = [
        effect
        for effect in rules.in_force(game, event)
        if effect.key not in spent and rules.kind(effect) in row.kinds and rules.can_replace(game, effect, event)
    ]
    return found if found and rules.is_replaceable(event) else []


def _applied(game: G, effect: R, event: Event, rules: ReplacementRules[G, R]) -> Event | None:
    """Return the event after the application of an effect: what it does first happens, and a limited use is counted."""
    if rules.is_optional(effect) and not _is_wanted(game, effect, rules):
        return event
    first = rules.first(game, effect, event)
    now = rules.instead(event, game, effect)
    use_up(game, effect.lasting)
    if first is not None:
        happen(game, first)
    return now


def _is_wanted(game: G, effect: R, rules: ReplacementRules[G, R]) -> bool:
    """Whether the controller of an optional effect applies it; no, if the controller has lost the game."""
    if effect.controller not in game.playing:
        return False
    return game.answers_yes(effect.controller, "replace", rules.optional_rule)


def picked(game: AnyGame, player: int, found: Sequence[R], rule: str) -> R:
    """Return the effect that a player chooses to be applied next."""
    options = [Number(at) for at in range(len(found))]
    return found[game.pick(player, "order of replacements", options, rule).value]


def chosen_by(affected: Callable[[G, Event], int]) -> Chooser[G, R]:
    """Return the ``chooser`` of a game in which the player whom an event affects chooses every next effect."""
    return lambda _rules, game, _event, _rows, _spent: (
        lambda found, event, rule: picked(game, affected(game, event), found, rule)
    )


@dataclass(frozen=True)
class TurnRules(Generic[G, R]):
    """The rules by which the controllers of replacement effects apply them in turn, one player after the other."""

    select_before_all: "Callable[[Turns[G, R], Event, Keys], None]"
    """Select the first player before any effect is applied to an event (``Turns.select_by_rows``)."""
    first_player: Callable[[G, set[int]], int]
    """Return the first player, of two or more who control effects."""
    order: Callable[[G, int], tuple[int, ...]]
    """Return the players in the order of their turns, from the first one."""
    applies_another: Callable[[int, set[int]], bool]
    """Whether the player who applied the last effect applies the next one, of the players who control effects."""
    still_to_come: Callable[[tuple[int, ...], int | None], tuple[int, ...]]
    """Return the players whose turns are still to come: their order, and who applied the last effect of the row."""


class Turns(Generic[G, R]):
    """The turns of the controllers of replacement effects in applying them to one event."""

    def __init__(
        self, game: G, rows: Sequence[Row], rules: ReplacementRules[G, R], turn_rules: TurnRules[G, R]
    ) -> None:
        """Begin before a player is selected and any effect is applied."""
        self._game = game
        self._rows = rows
        self._rules = rules
        self._turn_rules = turn_rules
        self._selected: int | None = None
        self._last: tuple[str, int] | None = None  # the row, and the player, of the last effect applied

    def select_by_rows(self, event: Event, spent: Keys) -> None:
        """Select the first player by the effects that can replace an event now, row by row."""
        for row in self._rows:
            self._select({one.controller for one in able(self._game, event, spent, row, self._rules)})

    def _select(self, controllers: set[int]) -> None:
        """Select the first player, if it matters, and once for the event."""
        playing = controllers.intersection(self._game.playing)
        if self._selected is None and len(playing) > 1:
            self._selected = self._turn_rules.first_player(self._game, playing)

    def next(self, found: Sequence[R], _event: Event, rule: str) -> R | None:
        """Return the effect that is applied next under a rule, None if the rule's row is over."""
        controllers = {one.controller for one in found}
        self._select(controllers)
        player = self._player(controllers, rule)
        if player is None:
            return None
        self._last = (rule, player)
        return picked(self._game, player, [one for one in found if one.controller == player] or found, rule)

    def _player(self, controllers: set[int], rule: str) -> int | None:
        """Return the player who applies the next effect, None for none."""
        game, turn_rules = self._game, self._turn_rules
        order = turn_rules.order(game, game.state.turn_player if self._selected is None else self._selected)
        if controllers.isdisjoint(order):  # only players who have lost the game
            return order[0]
        last = self._last[1] if self._last is not None and self._last[0] == rule else None
        if last is not None and turn_rules.applies_another(last, controllers):
            return last
        return next((player for player in turn_rules.still_to_come(order, last) if player in controllers), None)


def in_turn(turn_rules: TurnRules[G, R]) -> Chooser[G, R]:
    """Return the ``chooser`` of a game in which the controllers of the effects apply them in turn."""

    def chooser(rules: ReplacementRules[G, R], game: G, event: Event, rows: Sequence[Row], spent: Keys) -> Next[R]:
        turns = Turns(game, rows, rules, turn_rules)
        if len({one.controller for one in rules.in_force(game, event)}) > 1:
            turn_rules.select_before_all(turns, event, spent)
        return turns.next

    return chooser
