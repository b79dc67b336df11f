"""Replacement effects (6.4), the order in which they are applied to an event (6.5), and moves (3.0.7)."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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
from rulesdb.engine.kernel.effects.replacement import ReplacementRow, ReplacementRules, picked, replaced
from rulesdb.engine.kernel.effects.replacement_effects import ReplacesEvent, Replacing, event_before, event_instead
from rulesdb.engine.kernel.effects.replacement_turns import TurnRules, Turns, in_turn
from rulesdb.engine.kernel.event_kinds.zone_events import instead_of_move
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Keys


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
def select_before_all(turns: Turns[Game, ReplacementInForce], event: Event, spent: Keys) -> None:
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


TURN_RULES = TurnRules[Game, ReplacementInForce](
    select_before_all=select_before_all,
    first_player=first_player,
    order=order_of_controllers,
    applies_another=applies_another,
    still_to_come=players_still_to_come,
    next_player=next_player,
    among_controlled=order_of_controlled,
    selection=selection,
    starting=starting,
)
"""The rules by which players apply replacement effects, for the kernel."""


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
    now, spent = replaced(game, event, spent, _with_their_kinds(_rows_before()), REPLACEMENT_RULES)
    return occurring(None, now), spent


def outcome(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that replaces the outcome of an event, as ``modified`` does before the event occurs."""
    if not of_kind(game, ReplacementEffect):
        return event, spent
    now, spent = replaced(
        game, event, spent, _with_their_kinds((ReplacementRow("fab:6.5.7", OUTCOME),)), REPLACEMENT_RULES
    )
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


def _replaces_modified(game: Game, one: ReplacementInForce, original: Event, now: Event) -> bool:
    """Whether an effect can replace an event that others have modified."""
    if not can_replace_modified(original, now):
        return False
    was, is_now = is_active(game, one, original), is_active(game, one, now)
    return is_active_for_modified(was, is_now) and (was or may_become_active(was))


def _first(game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    return sub_event(None, game, one, event)


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


def _prevents(row: ReplacementRow) -> bool:
    """Whether prevention effects are applied in a row: other effects come first for every part of the damage."""
    return _PREVENTION in row.kinds


def _is_replaceable(event: Event) -> bool:
    """Whether effects can replace an event, which others may have modified: not one that would do nothing now."""
    return is_event(event) and not is_nothing_to_effects(event)


REPLACEMENT_RULES = ReplacementRules[Game, ReplacementInForce](
    in_force=_in_force,
    kind=_kind,
    can_replace=is_active,
    instead=_instead,
    chooser=in_turn(TURN_RULES),
    first=_first,
    happens_first=sub_event_first,
    replaces_modified=_replaces_modified,
    parts_first=_prevents,
    looked_up=looked_up,
    use_up=used,
    spent_by=spent_by,
    spent_in_sub_event=spent_in_sub_event,
    is_optional=is_applied_by_choice,
    optional_rule=instead_of.id,
    is_replaceable=_is_replaceable,
)
"""The rules of replacement effects for the kernel."""


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
