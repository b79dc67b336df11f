"""Replacement of events: in rows of the game's order, one effect after the other, at most once by an effect.

What an effect does first happens at once; after every effect, those that can replace the event are looked up again.
Which effect is next, a player chooses: the one whom the event affects, or the controllers of the effects in turn.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rulesdb.engine.kernel.effects.lasting_effects import use_up
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Answer, Number
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


G = TypeVar("G", bound=Game[Any, Any])
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


class Row(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


def _nothing_first(_game: object, _effect: object, _event: Event) -> None:
    return None


def _never(_effect: object) -> bool:
    return False


def _always(_event: Event) -> bool:
    return True


def _first_now(game: Game[Any, Any], first: Event, now: Event | None) -> Event | None:
    happen(game, first)
    return now


def _with_its_key(spent: Keys, effect: Keyed) -> Keys:
    return spent | {effect.key}


def _as_they_are(_at_first: object, now: Sequence[R]) -> Sequence[R]:
    return now


def _one_use(game: Game[Any, Any], effect: Replacer) -> None:
    use_up(game, effect.lasting)


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
    chooser: "Callable[[ReplacementRules[G, R], G, Event, Sequence[Row], Keys], Next[R]]"
    """Return the function that chooses the next effect for one event.

    It is made before any effect is applied to the event, with the keys of the spent effects.
    """
    first: Callable[[G, R, Event], Event | None] = _nothing_first
    """Return the event that an effect lets happen before an event, None for none."""
    happens_first: Callable[[G, Event, Event | None], Event | None] = _first_now
    """Let such an event happen, and return the event that occurs after it: the replaced event as it is now."""
    replaces_modified: Callable[[G, R, Event, Event], bool] | None = None
    """Whether an effect can replace an event that others have modified: the event at first, and as it is now.

    None if ``can_replace`` decides it, for the event as it is now.
    """
    looked_up: "Callable[[Sequence[R], Sequence[R]], Sequence[R]]" = _as_they_are
    """Return the effects that may replace an event, from those in force at first and those in force now."""
    spent_by: Callable[[Keys, R], Keys] = _with_its_key
    """Add to the keys of the spent effects that of one which is applied or declined."""
    use_up: Callable[[G, R], None] = _one_use
    """Count a use of an effect that is applied."""
    is_optional: Callable[[R], bool] = _never
    """Whether the controller of an effect chooses whether it is applied."""
    optional_rule: str = ""
    """Identifier of the rule that asks the controller of an optional effect."""
    is_replaceable: Callable[[Event], bool] = _always
    """Whether an event for which there is an effect is one that effects can replace."""


def replaced(
    game: G, event: Event, spent: Keys, rows: Sequence[Row], rules: ReplacementRules[G, R]
) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far.

    ``spent`` has the keys of the effects that cannot replace the event any more.
    """
    choose = rules.chooser(rules, game, event, rows, spent)
    now: Event | None = event
    effects = rules.in_force(game, event)
    for row in rows:
        while now is not None and (found := able(game, About(event, now, effects), spent, row, rules)):
            effect = choose(found, now, row.rule)
            if effect is None:
                break
            spent = rules.spent_by(spent, effect)
            now = _applied(game, effect, now, rules)
    return now, spent


def able(game: G, about: About[R], spent: Keys, row: Row, rules: ReplacementRules[G, R]) -> list[R]:
    """Return the effects of a row that can replace an event and have not been asked yet."""
    found = [
        effect
        for effect in rules.looked_up(about.effects, rules.in_force(game, about.now))
        if effect.key not in spent and rules.kind(effect) in row.kinds and _can_replace(game, effect, about, rules)
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
    return now if first is None else rules.happens_first(game, first, now)


def _is_wanted(game: G, effect: R, rules: ReplacementRules[G, R]) -> bool:
    """Whether the controller of an optional effect applies it; no, if the controller has lost the game."""
    if effect.controller not in game.playing:
        return False
    return game.pick(effect.controller, "replace", [Answer(True), Answer(False)], rules.optional_rule).is_yes


def picked(game: Game[Any, Any], player: int, found: Sequence[R], rule: str) -> R:
    """Return the effect that a player chooses to be applied next."""
    options = [Number(at) for at in range(len(found))]
    return found[game.pick(player, "order of replacements", options, rule).value]


def chosen_by(
    affected: Callable[[G, Event], int],
) -> Callable[[ReplacementRules[G, R], G, Event, Sequence[Row], Keys], Next[R]]:
    """Return the ``chooser`` of a game in which the player whom an event affects chooses every next effect."""
    return lambda _rules, game, _event, _rows, _spent: (
        lambda found, event, rule: picked(game, affected(game, event), found, rule)
    )


def _only_one(_rule: str) -> str:
    return ""


def _the_selected(_game: object, selected: int, _earlier: int | None) -> int:
    return selected


def _the_first(_game: object, coming: Sequence[int]) -> int:
    return coming[0]


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
    next_player: Callable[[G, Sequence[int]], int] = _the_first
    """Return the player who is next, of those still to come who control effects."""
    among_own: Callable[[G, int, Sequence[R], str], R] = picked
    """Return the effect that a player in turn applies next, of their own effects; the row's rule comes last."""
    selection: Callable[[str], str] = _only_one
    """Return a name for the selection of the first player that holds under a row's rule."""
    starting: Callable[[G, int, int | None], int] = _the_selected
    """Return who starts a row: the selected player is given, and who applied the last effect of an earlier row."""


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
        own = [one for one in found if one.controller == player] or found
        return self._turn_rules.among_own(self._game, player, own, rule)

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
) -> Callable[[ReplacementRules[G, R], G, Event, Sequence[Row], Keys], Next[R]]:
    """Return the ``chooser`` of a game in which the controllers of the effects apply them in turn."""

    def chooser(rules: ReplacementRules[G, R], game: G, event: Event, rows: Sequence[Row], spent: Keys) -> Next[R]:
        turns = Turns(game, rows, rules, turn_rules)
        if len({one.controller for one in rules.in_force(game, event)}) > 1:
            turn_rules.select_before_all(turns, event, spent)
        return turns.next

    return chooser
