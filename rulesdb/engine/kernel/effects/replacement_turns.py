"""The turns of players in applying replacement effects to an event: the controllers apply theirs in turn."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.effects.replacement import (
    About,
    Next,
    ReplacementRow,
    ReplacementRules,
    Replacer,
    able,
)
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.tables.event_rules import Keys

G = TypeVar("G", bound=AnyGame)
R = TypeVar("R", bound=Replacer)


class TurnRules(Struct, Generic[G, R], frozen=True, eq=False):
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
    next_player: Callable[[G, Sequence[int]], int]
    """Return the player who is next, of those still to come who control effects."""
    among_controlled: Callable[[G, int, Sequence[R], str], R]
    """Return the effect that a player applies next, of those under their control; the last argument is the rule."""
    selection: Callable[[str], str]
    """Return a name for the selection of the first player that holds under a row's rule."""
    starting: Callable[[G, int, int | None], int]
    """Return who starts a row: the selected player is given, and who applied the last effect of an earlier row."""


class Turns(Generic[G, R]):
    """The turns of the controllers of replacement effects in applying them to one event."""

    def __init__(
        self, game: G, rows: Sequence[ReplacementRow], rules: ReplacementRules[G, R], turn_rules: TurnRules[G, R]
    ) -> None:
        """Begin before a player is selected and any effect is applied."""
        self._game = game
        self._rows = rows
        self._rules = rules
        self._turn_rules = turn_rules
        self._selected: dict[str, int] = {}
        self._last: tuple[str, int] | None = None  # the row, and the player, of the last effect applied
        self._earlier: int | None = None

    def select_by_rows(self, event: Event, spent: Keys) -> None:
        """Select the first player by the effects that can replace an event now, row by row."""
        about = About(event, event, self._rules.in_force(self._game, event))
        for row in self._rows:
            self._select({one.controller for one in able(self._game, about, spent, row, self._rules)}, row.rule)

    def _select(self, controllers: set[int], rule: str) -> None:
        """Select the first player, if it matters, and once for the event."""
        selection = self._turn_rules.selection(rule)
        playing = controllers.intersection(self._game.playing)
        if selection not in self._selected and len(playing) > 1:
            self._selected[selection] = self._turn_rules.first_player(self._game, playing)

    def next(self, found: Sequence[R], _event: Event, rule: str) -> R | None:
        """Return the effect that is applied next under a rule, None if the rule's row is over."""
        controllers = {one.controller for one in found}
        self._select(controllers, rule)
        if self._last is not None and self._last[0] != rule:
            self._earlier = self._last[1]
        player = self._player(controllers, rule)
        if player is None:
            return None
        self._last = (rule, player)
        controlled = [one for one in found if one.controller == player] or found
        return self._turn_rules.among_controlled(self._game, player, controlled, rule)

    def _player(self, controllers: set[int], rule: str) -> int | None:
        """Return the player who applies the next effect, None for none."""
        game, turn_rules = self._game, self._turn_rules
        selected = self._selected.get(turn_rules.selection(rule), game.state.turn_player)
        order = turn_rules.order(game, turn_rules.starting(game, selected, self._earlier))
        if controllers.isdisjoint(order):  # only players who have lost the game
            return order[0]
        last = self._last[1] if self._last is not None and self._last[0] == rule else None
        if last is not None and turn_rules.applies_another(last, controllers):
            return last
        coming = [player for player in turn_rules.still_to_come(order, last) if player in controllers]
        return turn_rules.next_player(game, coming) if coming else None


def in_turn(
    turn_rules: TurnRules[G, R],
) -> Callable[[ReplacementRules[G, R], G, Event, Sequence[ReplacementRow], Keys], Next[R]]:
    """Return the ``chooser`` of a game in which the controllers of the effects apply them in turn."""

    def chooser(
        rules: ReplacementRules[G, R], game: G, event: Event, rows: Sequence[ReplacementRow], spent: Keys
    ) -> Next[R]:
        turns = Turns(game, rows, rules, turn_rules)
        if len({one.controller for one in rules.in_force(game, event)}) > 1:
            turn_rules.select_before_all(turns, event, spent)
        return turns.next

    return chooser
