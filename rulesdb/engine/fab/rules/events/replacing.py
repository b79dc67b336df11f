"""The order in which players apply replacement effects to an event (6.5), and moves within a zone (3.0.7)."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ReplacementEffect
from rulesdb.engine.fab.events import Move, OccurOutside
from rulesdb.engine.fab.events.zones import instead_of_move
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import replacements
from rulesdb.engine.fab.rules.events.events import is_untouched
from rulesdb.engine.fab.rules.events.replacements import About, ReplacementInForce, replacement_effects
from rulesdb.engine.fab.rules.objects.zone_contents import possible_move
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.replacement import ReplacesEvent, picked
from rulesdb.engine.kernel.events import CompoundEvent, Event, Keys


class Row(NamedTuple):
    """A row of the order in which replacement effects are applied."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str]
    """The kinds of effects that are applied in this row."""


Rows = tuple[Row, ...]
_PREVENTION = "prevention"
EARLY = Row("fab:6.5.3", frozenset({"self", "identity"}))
STANDARD = Row("fab:6.5.4", frozenset({"standard"}))
PREVENTING = Row("fab:6.5.5", frozenset({_PREVENTION}))
OUTCOME = Row("fab:6.5.7", frozenset({"outcome"}))


@book.law
def rows_before_event() -> Rows:
    """Self- and identity-, then standard-replacement, then prevention effects are applied before an event occurs."""
    return EARLY, STANDARD, PREVENTING


@book.law
def is_applied_in(row: Row, one: ReplacementInForce) -> bool:
    """In a row each player applies all active effects of its kinds that they control (6.5.3 to 6.5.7)."""
    return kind_of(one) in row.kinds


def kind_of(one: ReplacementInForce) -> str:
    """Return the kind of an effect, which decides when it is applied."""
    return one.effect.kind if isinstance(one.effect, ReplacesEvent) else _PREVENTION


class Turns:
    """The turns of the controllers of replacement effects in applying them to one event."""

    def __init__(self, rows: Rows) -> None:
        """Begin before a player is selected and any effect is applied."""
        self.row = EARLY
        """The row that is applied."""
        self.selected: dict[Row, int | None] = dict.fromkeys(rows)
        """The player who is selected for each row, None for none so far."""
        self.last: dict[Row, int] = {}
        """The players who applied the last effects of rows."""


@book.definition("6.5.2#sentence-1")
def select_before_all(game: Game, turns: Turns, event: Event, spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    about = About(event, event, replacement_effects(game, event))
    for row in turns.selected:
        turns.row = row
        select(game, turns, {one.controller for one in _able(game, about, spent, row)})


@book.law
def select(game: Game, turns: Turns, controllers: set[int]) -> None:
    """A player is selected once for the event, if it matters: the selection holds for all rows (6.5.2b)."""
    playing = controllers.intersection(game.playing)
    if turns.selected[turns.row] is None and len(playing) > 1:
        turns.selected = dict.fromkeys(turns.selected, first_player(game, playing))


@book.definition("6.5.2#sentence-2")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    return game.pick_player(game.state.turn_player, "first player of replacements", controllers, first_player.id)


order_of_controllers = book.law(Game.clockwise)
"""Effects of a row are applied starting with the selected player and proceeding in clockwise order (6.5.2)."""

order_of_controlled: Law[[Game, int, Sequence[ReplacementInForce], str], ReplacementInForce] = book.law(picked)
"""The order of replacement effects is determined by the player who controls them (6.5.1, 6.5.2a)."""


@book.definition("6.5.2#sentence-4")
def applies_another(player: int, controllers: set[int]) -> bool:
    """In their turn, a player applies their active effects of the row one after another until they have none left."""
    return player in controllers


@book.law
def players_still_to_come(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    """A row ends when no player has an active effect of its kinds, however often the turn goes round (6.5.2)."""
    here = order.index(last) + 1 if last in order else 0
    return (*order[here:], *order[:here])


@book.law
def next_replacing_player(game: Game, turns: Turns, controllers: set[int]) -> int | None:
    """Every row begins with the selected player; the next one in order who has effects comes next (6.5.2a, 6.5.2b)."""
    selected, last = turns.selected[turns.row], turns.last.get(turns.row)
    order = order_of_controllers(game, game.state.turn_player if selected is None else selected)
    if controllers.isdisjoint(order):  # only players who have lost the game
        return order[0]
    if last is not None and applies_another(last, controllers):
        return last
    return next((player for player in players_still_to_come(order, last) if player in controllers), None)


def _next_effect(game: Game, turns: Turns, found: Sequence[ReplacementInForce]) -> ReplacementInForce | None:
    """Return the effect that is applied next, None if the row is over."""
    controllers = {one.controller for one in found}
    select(game, turns, controllers)
    player = next_replacing_player(game, turns, controllers)
    if player is None:
        return None
    turns.last[turns.row] = player
    controlled = [one for one in found if one.controller == player] or found
    return order_of_controlled(game, player, controlled, turns.row.rule)


@book.law
def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An event can be modified by replacement effects before it occurs (1.9.1).

    ``spent`` has the keys of the effects that cannot replace the event any more; the result includes them.
    """
    return _replaced(game, event, spent, rows_before_event()) if replacement_effects(game, event) else (event, spent)


@book.law
def outcome(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An outcome-replacement effect replaces the outcome of an event with another event, before it is completed."""
    return _replaced(game, event, spent, (OUTCOME,)) if of_kind(game, ReplacementEffect) else (event, spent)


@book.law
def is_replaceable(event: Event) -> bool:
    """Effects can replace an event that others have modified, unless it would do nothing now (1.9.1)."""
    return isinstance(event, OccurOutside) or not is_untouched(event)


def _replaced(game: Game, event: Event, spent: Keys, rows: Rows) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, None for none, and the keys of the effects asked so far."""
    turns, effects = Turns(rows), replacement_effects(game, event)
    if len({one.controller for one in effects}) > 1:
        select_before_all(game, turns, event, spent)
    now: Event | None = event
    for at, row in enumerate(rows):
        turns.row = row
        if isinstance(now, CompoundEvent) and _PREVENTION in row.kinds:
            now, spent = _with_its_parts_replaced(game, now, spent, rows[: at + 1])
        while now is not None and (found := _able(game, About(event, now, effects), spent, row)):
            effect = _next_effect(game, turns, found)
            if effect is None:
                break
            spent = replacements.spent_by(spent, effect)
            now = replacements.event_after_applying(game, effect, now)
    return event_that_occurs(event, now), spent


@book.law
def event_that_occurs(event: Event, now: Event | None) -> Event | None:
    """An event occurs as it is after all effects of the rows are applied, but for parts that do nothing."""
    if now is event or not isinstance(now, CompoundEvent):
        return now
    left = tuple(one for one in now.events if is_replaceable(one))
    return now if left == now.events else replace(now, events=left) if left else None


def _with_its_parts_replaced(
    game: Game, event: CompoundEvent, spent: Keys, rows: Rows
) -> tuple[CompoundEvent | None, Keys]:
    """Return a compound event with its parts replaced in all rows but the last, if an effect of that one applies.

    Else its parts are replaced one by one later.
    """
    if not _able(game, About(event, event, replacement_effects(game, event)), spent, rows[-1]):
        return event, spent
    results = [_replaced(game, part, spent, rows[:-1]) for part in event.events]
    left = tuple(now for now, _ in results if now is not None)
    spent = spent.union(*(keys for _, keys in results))
    if left == event.events:
        return event, spent
    return replace(event, events=left) if left else None, spent


def _able(game: Game, about: About, spent: Keys, row: Row) -> list[ReplacementInForce]:
    """Return the effects of a row that can replace an event and have not been asked yet."""
    event = about.now
    found = [
        effect
        for effect in replacements.effects_looked_up(game, about)
        if effect.key not in spent
        and effect.key not in game.replacing
        and is_applied_in(row, effect)
        and (
            replacements.is_active(game, effect, event)
            if about.original is event
            else replacements.can_replace_modified(game, effect, about)
        )
    ]
    return found if found and is_replaceable(event) else []


@book.transform("3.0.7b#sentence-1")
def without_moves_in_a_zone(event: Event | None, game: Game) -> Event | None:
    """No move occurs if origin and destination are the same: at most, the object just becomes public or private."""
    if not isinstance(event, Move) or not game.has(event.object) or game.object(event.object).zone != event.to:
        return event
    return instead_of_move(game, event)


def modified_move(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, and the keys of the effects that replaced it."""
    planned = without_moves_in_a_zone(event, game)
    if planned is None:
        return None, spent
    now, spent = modified(game, planned, spent)
    moved = without_moves_in_a_zone(now, game)
    return (possible_move(moved, game) if isinstance(moved, Move) else moved), spent
