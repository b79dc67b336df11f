"""Replacement effects (6.4), the order in which they are applied to an event (6.5), and moves (3.0.7)."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.events import Applied, Move, Repositioned, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.discrete import (
    SelfReplaces,
    applied_to_the_preceding,
    is_all_of_it,
    of_application,
)
from rulesdb.engine.fab.rules.effects.instructions import is_applied_by_choice
from rulesdb.engine.fab.rules.events.events import is_event, is_nothing_to_effects
from rulesdb.engine.fab.rules.events.prevention import (
    additional_modification,
    can_prevent,
    damage_in,
    event_before,
    event_left,
    wards,
    with_its_amount,
)
from rulesdb.engine.fab.rules.events.replacement_conditions import (
    ReplacementInForce,
    can_replace_modified,
    existing,
    is_active_for_modified,
    looked_up,
    may_become_active,
    meets_its_condition,
    occurring_instead,
    spent_by,
    spent_in_sub_event,
    sub_event_first,
    used,
    without_the_replaced,
)
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.replacement import (
    ReplacesEvent,
    Replacing,
    event_instead,
    is_wanted,
    picked,
)
from rulesdb.engine.kernel.event_kinds.zone_events import instead_of_move
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.tables.event_rules import Keys


class ReplacementRow(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


class About(NamedTuple):
    """An event that effects replace."""

    original: Event
    """The event as it was at first."""
    now: Event
    """The event as it is now."""
    effects: Sequence[ReplacementInForce]
    """The effects in force as they were at first."""


@book.definition("6.5.1#sentence-2")
def order_of_controlled(
    game: Game, player: int, controlled: Sequence[ReplacementInForce], rule: str
) -> ReplacementInForce:
    """After the turn-player's, the order of replacement effects is determined by the player who controls them."""
    return picked(game, orderer(game, player), controlled, rule)


@book.definition("6.5.2a#sentence-1")
def orderer(game: Game, player: int) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player does not determine the order of effects that they do not control."""
    return player


@book.definition("6.5.2a#sentence-2")
def next_player(game: Game, coming: Sequence[int]) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player determines only who is the first player to apply replacement effects, not who is next."""
    return coming[0]


@book.definition("6.5.2b#sentence-1")
def selection(rule: str) -> str:  # noqa: ARG001  (the misreading needs it)
    """The selected player is determined once for the event: the same selection holds for all types of effects."""
    return ""


@book.definition("6.5.2b#sentence-2")
def starting(game: Game, selected: int, earlier: int | None) -> int:  # noqa: ARG001  (the misreading needs all)
    """The selected player does not change: every type of effects begins with this player."""
    return selected


@book.step("6.5.2#sentence-1")
def select_before_all(turns: "Turns", event: Event, spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    turns.select_by_rows(event, spent)


@book.definition("6.5.2#sentence-2")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    return game.pick_player(game.state.turn_player, "first player of replacements", controllers, first_player.id)


@book.definition("6.5.2#sentence-3")
def order_of_controllers(game: Game, first: int) -> tuple[int, ...]:
    """Effects of a type are applied starting with the selected player and proceeding in clockwise order."""
    return game.clockwise(first)


@book.filter("6.5.2#sentence-4")
def applies_another(player: int, controllers: set[int]) -> bool:
    """In their turn, a player applies their active effects of the type one after another until they have none left."""
    return player in controllers


@book.definition("6.5.2#sentence-5")
def players_still_to_come(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    """It ends when no player has an active effect of the type, however often the turn goes round."""
    here = order.index(last) + 1 if last in order else 0
    return (*order[here:], *order[:here])


class Turns:
    """The turns of the controllers of replacement effects in applying them to one event."""

    def __init__(self, game: Game, rows: Sequence[ReplacementRow]) -> None:
        """Begin before a player is selected and any effect is applied."""
        self._game = game
        self._rows = rows
        self._selected: dict[str, int] = {}
        self._last: tuple[str, int] | None = None  # the row, and the player, of the last effect applied
        self._earlier: int | None = None

    def select_by_rows(self, event: Event, spent: Keys) -> None:
        """Select the first player by the effects that can replace an event now, row by row."""
        about = About(event, event, _in_force(self._game, event))
        for row in self._rows:
            self._select({one.controller for one in _able(self._game, about, spent, row)}, row.rule)

    def _select(self, controllers: set[int], rule: str) -> None:
        """Select the first player, if it matters, and once for the event."""
        selected = selection(rule)
        playing = controllers.intersection(self._game.playing)
        if selected not in self._selected and len(playing) > 1:
            self._selected[selected] = first_player(self._game, playing)

    def next_effect(self, found: Sequence[ReplacementInForce], rule: str) -> ReplacementInForce | None:
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
        return order_of_controlled(self._game, player, controlled, rule)

    def _player(self, controllers: set[int], rule: str) -> int | None:
        """Return the player who applies the next effect, None for none."""
        game = self._game
        selected = self._selected.get(selection(rule), game.state.turn_player)
        order = order_of_controllers(game, starting(game, selected, self._earlier))
        if controllers.isdisjoint(order):  # only players who have lost the game
            return order[0]
        last = self._last[1] if self._last is not None and self._last[0] == rule else None
        if last is not None and applies_another(last, controllers):
            return last
        coming = [player for player in players_still_to_come(order, last) if player in controllers]
        return next_player(game, coming) if coming else None


_PREVENTION = "prevention"
_EARLY = frozenset({"self", "identity"})
_STANDARD = frozenset({"standard"})
PREVENTING = frozenset({_PREVENTION})
OUTCOME = frozenset({"outcome"})

Rows = tuple[ReplacementRow, ...]


@book.definition("1.9.1#sentence-4")
def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An event can be modified by replacement effects before it happens."""
    if not _in_force(game, event):  # as a rule there are none
        return event, spent
    now, spent = _replaced(game, event, spent, _with_their_kinds(_rows_before()))
    return occurring(None, now), spent


def outcome(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that replaces the outcome of an event, as ``modified`` does before the event occurs."""
    if not of_kind(game, ReplacementEffect):
        return event, spent
    now, spent = _replaced(game, event, spent, _with_their_kinds((ReplacementRow("fab:6.5.7", OUTCOME),)))
    return event if now is event else completing_last(event, another_event(None, now)), spent


@book.definition("6.5.8#sentence-1")
def completing_last(_event: Event, now: Event | None) -> Event | None:
    """Seventh and last, after outcome-replacement effects have been applied, the event is completed."""
    return now


@book.transform("6.4.11#sentence-1")
def another_event(_nothing: Event | None, now: Event | None) -> Event | None:
    """An outcome-replacement effect replaces the outcome of an event with another event."""
    return now


def _with_their_kinds(rows: Rows) -> Rows:
    """Return rows with the kinds of effects that players apply."""
    kinds = with_outcome(with_prevention(with_standard(with_early(frozenset()))))
    return tuple(row._replace(kinds=row.kinds & kinds) for row in rows)


def _rows_before() -> Rows:
    """Return the rows of replacement effects that are applied before an event (6.5.3 to 6.5.5)."""
    return outcome_later(prevention_last(standard_next(early_first(()))))


@book.definition("6.5.3#sentence-1")
def early_first(rows: Rows) -> Rows:
    """Self- and identity-replacement effects are second, after the selection of a player."""
    return (*rows, ReplacementRow(early_first.id, _EARLY))


@book.transform("6.5.3#sentence-2")
def with_early(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all self- and identity-replacement effects that they control."""
    return kinds | _EARLY


@book.definition("6.5.4#sentence-1")
def standard_next(rows: Rows) -> Rows:
    """Standard-replacement effects are third, after self- and identity-replacement effects."""
    return (*rows, ReplacementRow(standard_next.id, _before(_STANDARD, rows)))


@book.transform("6.5.4#sentence-2")
def with_standard(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active standard-replacement effects that they control."""
    return kinds | _STANDARD


@book.definition("6.5.5#sentence-1")
def prevention_last(rows: Rows) -> Rows:
    """Prevention effects are fourth, after standard-replacement effects."""
    return (*rows, ReplacementRow(prevention_last.id, _before(PREVENTING, rows)))


@book.transform("6.5.5#sentence-2")
def with_prevention(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active prevention effects that they control."""
    return kinds | PREVENTING


def _before(kinds: frozenset[str], rows: Rows) -> frozenset[str]:
    """Return kinds of effects with those that come before them and have no row yet."""
    order = (_EARLY, _STANDARD, PREVENTING)
    placed = frozenset().union(*(row.kinds for row in rows))
    return frozenset().union(*order[: order.index(kinds) + 1]) - placed


@book.definition("6.5.7#sentence-1")
def outcome_later(rows: Rows) -> Rows:
    """Outcome-replacement effects are sixth: they have no place among the effects that are applied before the event."""
    return rows


@book.transform("6.5.7#sentence-2")
def with_outcome(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active outcome-replacement effects that they control."""
    return kinds | OUTCOME


def _in_force(game: Game, event: Event) -> list[ReplacementInForce]:
    """Return the replacement effects in force, oldest first; those of wards only for the damage that they replace."""
    found = [
        ReplacementInForce(with_its_amount(game, effect, in_force), in_force)
        for effect, in_force in existing(game, event)
    ]
    self_replacing = game.self_replacing + (of_application(game, event) if isinstance(event, Applied) else ())
    found += [Replacing(one.effect, one) for one in self_replacing if isinstance(one.effect, SelfReplaces)]
    if not damage_in(event):
        return found
    found += [ReplacementInForce(effect, in_force) for effect, in_force in wards(game)]
    return sorted(found, key=lambda one: one.in_force.timestamp)


def _kind(one: ReplacementInForce) -> str:
    """Return the kind of an effect, which decides when it is applied (6.5)."""
    return one.effect.kind if isinstance(one.effect, ReplacesEvent) else _PREVENTION


def _event_instead(game: Game, one: Replacing[Replaces], event: Event) -> Event | None:
    now = event_instead(game, one, event)
    return identity_modified(event, now) if one.effect.kind == "identity" else now


def _preceding_instead(game: Game, one: Replacing[SelfReplaces], event: Event) -> Event | None:
    return applied_to_the_preceding(event, event_instead(game, one, event))


@book.transform("6.4.8#sentence-4")
def identity_modified(_event: Event | None, now: Event | None) -> Event | None:
    """The modification of an identity-replacement effect is made to the event that its condition describes."""
    return now


class Way(NamedTuple):
    """The replacement of an event by effects of a class; all functions take the game, an effect and the event."""

    can_replace: Callable[[Game, Any, Event], bool]
    """Whether an effect can replace the event."""
    instead: Callable[[Game, Any, Event], Event | None]
    """Return the event that happens instead, None for none."""
    first: Callable[[Game, Any, Event], Event | None]
    """Return the sub-event that happens before it, None for none (6.4.1a)."""


_WAYS: dict[type[ReplacementEffect], Way] = {
    Replaces: Way(meets_its_condition, _event_instead, event_before),
    SelfReplaces: Way(lambda _game, _one, event: is_all_of_it(event), _preceding_instead, event_before),
    Prevents: Way(can_prevent, event_left, additional_modification),
}


@book.filter("6.4.2#sentence-2")
def is_active(game: Game, one: ReplacementInForce, event: Event) -> bool:
    """A replacement effect is active if an event is about to occur that it can replace."""
    return _WAYS[type(one.effect)].can_replace(game, one, event)


def _can_replace(game: Game, one: ReplacementInForce, about: About) -> bool:
    """Whether an effect can replace an event, which others may have modified."""
    if about.original is about.now:
        return is_active(game, one, about.now)
    if not can_replace_modified(about.original, about.now):
        return False
    was, is_now = is_active(game, one, about.original), is_active(game, one, about.now)
    return is_active_for_modified(was, is_now) and (was or may_become_active(was))


@book.transform("6.4.1a#sentence-1")
def sub_event(_none: Event | None, game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    """A sub-event may occur when a replacement effect replaces an event."""
    return _WAYS[type(one.effect)].first(game, one, event)


@book.transform("6.4.1#sentence-1")
def instead_of(event: Event, game: Game, one: ReplacementInForce) -> Event | None:
    """A replacement effect replaces an event with a modified event, or with none."""
    return _WAYS[type(one.effect)].instead(game, one, event)


def _instead(event: Event, game: Game, one: ReplacementInForce) -> Event | None:
    """Return the event that occurs instead of an event, to which an effect is applied."""
    now = instead_of(event, game, one)
    return now if now is event else without_the_replaced(event, occurring_instead(None, now))


@book.transform("6.5.6#sentence-2")
def occurring(_nothing: Event | None, event: Event | None) -> Event | None:
    """Fifth, after all effects of these types have been applied, the event occurs as it is now."""
    return event


def _is_replaceable(event: Event) -> bool:
    """Whether effects can replace an event, which others may have modified: not one that would do nothing now."""
    return is_event(event) and not is_nothing_to_effects(event)


def _replaced(game: Game, event: Event, spent: Keys, rows: Rows) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far.

    ``spent`` has the keys of the effects that cannot replace the event any more.
    """
    turns, effects = Turns(game, rows), _in_force(game, event)
    if len({one.controller for one in effects}) > 1:
        select_before_all(turns, event, spent)
    now: Event | None = event
    for at, row in enumerate(rows):
        if isinstance(now, CompoundEvent) and _PREVENTION in row.kinds:
            now, spent = _with_its_parts_replaced(game, now, spent, rows[: at + 1])
        while now is not None and (found := _able(game, About(event, now, effects), spent, row)):
            effect = turns.next_effect(found, row.rule)
            if effect is None:
                break
            spent = spent_by(spent, effect)
            now = _applied(game, effect, now)
    if now is event or not isinstance(now, CompoundEvent):
        return now, spent
    left = tuple(one for one in now.events if _is_replaceable(one))
    return now if left == now.events else replace(now, events=left) if left else None, spent


def _with_its_parts_replaced(
    game: Game, event: CompoundEvent, spent: Keys, rows: Rows
) -> tuple[CompoundEvent | None, Keys]:
    """Return a compound event, to which the last row is about to be applied, with its parts replaced in the others.

    An event to which no effect of the row applies stays as it is: its parts are replaced one by one later.
    """
    if not _able(game, About(event, event, _in_force(game, event)), spent, rows[-1]):
        return event, spent
    results = [_replaced(game, part, spent, rows[:-1]) for part in event.events]
    left = tuple(now for now, _ in results if now is not None)
    spent = spent.union(*(keys for _, keys in results))
    if left == event.events:
        return event, spent
    return replace(event, events=left) if left else None, spent


def _able(game: Game, about: About, spent: Keys, row: ReplacementRow) -> list[ReplacementInForce]:
    """Return the effects of a row that can replace an event and have not been asked yet."""
    found = [
        effect
        for effect in looked_up(about.effects, _in_force(game, about.now))
        if effect.key not in spent
        and effect.key not in game.replacing
        and _kind(effect) in row.kinds
        and _can_replace(game, effect, about)
    ]
    return found if found and _is_replaceable(about.now) else []


def _applied(game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    """Return the event after the application of an effect: what it does first happens, and a limited use is counted."""
    if is_applied_by_choice(one) and not is_wanted(game, one, instead_of.id):
        return event
    first = sub_event(None, game, one, event)
    now = _instead(event, game, one)
    used(game, one)
    if first is None:
        return now
    outer = game.replacing
    game.replacing = spent_in_sub_event(outer, one)
    try:
        return sub_event_first(game, first, now)
    finally:
        game.replacing = outer


@book.transform("3.0.7b#sentence-1")
def without_moves_in_a_zone(move: Event, game: Game) -> Event | None:
    """No move occurs if origin and destination are the same: at most, the object just becomes public or private."""
    assert isinstance(move, Move)
    if not game.has(move.object) or game.object(move.object).zone != move.to:
        return move
    return instead_of_move(game, move, Turned, Repositioned)


def _as_it_occurs(event: Event | None, game: Game) -> Event | None:
    return without_moves_in_a_zone(event, game) if isinstance(event, Move) else event


def modified_move(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, and the keys of the effects that replaced it."""
    planned = _as_it_occurs(event, game)
    if planned is None:
        return None, spent
    now, spent = modified(game, planned, spent)
    return _as_it_occurs(now, game), spent
