"""Replacement effects (6.4), and the order in which they are applied to an event (6.5)."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.prevention import PREVENTION_RULES, additional_modification, wards
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.prevention import can_prevent, damage_in, event_left
from rulesdb.engine.kernel.effects.replacement import ReplacementRules, Row, TurnRules, Turns, in_turn, replaced
from rulesdb.engine.kernel.effects.replacement_effects import (
    Replacing,
    event_before,
    event_instead,
    is_matched,
    is_optional,
)
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Keys

_PREVENTION = "prevention"
_EARLY = frozenset({"self", "identity"})
_STANDARD = frozenset({"standard"})
_PREVENTING = frozenset({_PREVENTION})
_OUTCOME = frozenset({"outcome"})

Rows = tuple[Row, ...]
ReplacementInForce = Replacing[ReplacementEffect]


def _unmodified(_game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event unchanged by replacement effects."""
    return event, spent


@book.definition("1.9.1#sentence-4", _unmodified, "イベントは、置換効果によっても変わらないとする読み方")
def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An event can be modified by replacement effects before it happens."""
    if not _in_force(game, event):  # as a rule there are none
        return event, spent
    return replaced(game, event, spent, _with_their_kinds(_rows_before()), REPLACEMENT_RULES)


def outcome(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that replaces the outcome of an event, as ``modified`` does before the event occurs."""
    if not of_kind(game, ReplacementEffect):
        return event, spent
    return replaced(game, event, spent, _with_their_kinds((Row("fab:6.5.7", _OUTCOME),)), REPLACEMENT_RULES)


def _with_their_kinds(rows: Rows) -> Rows:
    """Return rows with the kinds of effects that players apply."""
    kinds = with_outcome(with_prevention(with_standard(with_early(frozenset()))))
    return tuple(row._replace(kinds=row.kinds & kinds) for row in rows)


def _rows_before() -> Rows:
    """Return the rows of replacement effects that are applied before an event (6.5.3 to 6.5.5)."""
    return outcome_later(prevention_last(standard_next(early_first(()))))


def _with_the_next(rows: Rows) -> Rows:
    """Leave the effects to the next row (misreading of 6.5.3 and 6.5.4)."""
    return rows


@book.definition(
    "6.5.3#sentence-1", _with_the_next, "自己置換効果と性質置換効果も、一般的置換効果と一緒に適用するとする読み方"
)
def early_first(rows: Rows) -> Rows:
    """Self- and identity-replacement effects are second, after the selection of a player."""
    return (*rows, Row(early_first.id, _EARLY))


@book.transform("6.5.3#sentence-2")
def with_early(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all self- and identity-replacement effects that they control."""
    return kinds | _EARLY


@book.definition("6.5.4#sentence-1", _with_the_next, "一般的置換効果も、軽減効果と一緒に適用するとする読み方")
def standard_next(rows: Rows) -> Rows:
    """Standard-replacement effects are third, after self- and identity-replacement effects."""
    return (*rows, Row(standard_next.id, _before(_STANDARD, rows)))


@book.transform("6.5.4#sentence-2")
def with_standard(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active standard-replacement effects that they control."""
    return kinds | _STANDARD


def _prevention_first(rows: Rows) -> Rows:
    return (Row(prevention_last.id, _PREVENTING), *rows)


@book.definition("6.5.5#sentence-1", _prevention_first, "軽減効果を、ほかの置換効果よりも先に適用するとする読み方")
def prevention_last(rows: Rows) -> Rows:
    """Prevention effects are fourth, after standard-replacement effects."""
    return (*rows, Row(prevention_last.id, _before(_PREVENTING, rows)))


@book.transform("6.5.5#sentence-2")
def with_prevention(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active prevention effects that they control."""
    return kinds | _PREVENTING


def _before(kinds: frozenset[str], rows: Rows) -> frozenset[str]:
    """Return kinds of effects with those that come before them and have no row yet."""
    order = (_EARLY, _STANDARD, _PREVENTING)
    placed = frozenset().union(*(row.kinds for row in rows))
    return frozenset().union(*order[: order.index(kinds) + 1]) - placed


def _outcome_too(rows: Rows) -> Rows:
    return (*rows, Row(outcome_later.id, _OUTCOME))


@book.definition("6.5.7#sentence-1", _outcome_too, "結果置換効果も、イベントが起こる前に適用するとする読み方")
def outcome_later(rows: Rows) -> Rows:
    """Outcome-replacement effects are sixth: they have no place among the effects that are applied before the event."""
    return rows


@book.transform("6.5.7#sentence-2")
def with_outcome(kinds: frozenset[str]) -> frozenset[str]:
    """Each player applies all active outcome-replacement effects that they control."""
    return kinds | _OUTCOME


def _in_force(game: Game, event: Event) -> list[ReplacementInForce]:
    """Return the replacement effects in force, oldest first; those of wards only for the damage that they replace."""
    found = [ReplacementInForce(effect, in_force) for effect, in_force in of_kind(game, ReplacementEffect)]
    if not damage_in(event, PREVENTION_RULES):
        return found
    found += [ReplacementInForce(effect, in_force) for effect, in_force in wards(game)]
    return sorted(found, key=lambda one: one.in_force.timestamp)


def _kind(one: ReplacementInForce) -> str:
    """Return the kind of an effect, which decides when it is applied (6.5)."""
    return one.effect.kind if isinstance(one.effect, Replaces) else _PREVENTION


@book.step("6.5.2#sentence-1")
def select_before_all(turns: Turns[Game, ReplacementInForce], event: Event, spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    turns.select_by_rows(event, spent)


def _the_turn_player(game: Game, _controllers: set[int]) -> int:
    return game.state.turn_player


@book.definition("6.5.2#sentence-2", _the_turn_player, "いつも、ターンプレイヤーの効果から適用するとする読み方")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    return game.pick_player(game.state.turn_player, "first player of replacements", controllers, first_player.id)


@book.definition(
    "6.5.2#sentence-3", Game.counterclockwise, "選ばれたプレイヤーの次は、反時計回りの順に適用するとする読み方"
)
def order_of_controllers(game: Game, first: int) -> tuple[int, ...]:
    """Effects of a type are applied starting with the selected player and proceeding in clockwise order."""
    return game.clockwise(first)


@book.filter("6.5.2#sentence-4")
def applies_another(player: int, controllers: set[int]) -> bool:
    """In their turn, a player applies their active effects of the type one after another until they have none left."""
    return player in controllers


def _once_round(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    return order[order.index(last) + 1 :] if last in order else order


@book.definition("6.5.2#sentence-5", _once_round, "どのプレイヤーにも、順番は1回しか来ないとする読み方")
def players_still_to_come(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    """It ends when no player has an active effect of the type, however often the turn goes round."""
    here = order.index(last) + 1 if last in order else 0
    return (*order[here:], *order[:here])


class Way(NamedTuple):
    """How the effects of a class replace an event; all functions are given the game, an effect and the event."""

    can_replace: Callable[[Game, Any, Event], bool]
    """Whether an effect can replace the event."""
    instead: Callable[[Game, Any, Event], Event | None]
    """Return the event that happens instead, None for none."""
    first: Callable[[Game, Any, Event], Event | None]
    """Return the sub-event that happens before it, None for none (6.4.1a)."""


_WAYS: dict[type[ReplacementEffect], Way] = {
    Replaces: Way(is_matched, event_instead, event_before),
    Prevents: Way(
        partial(can_prevent, rules=PREVENTION_RULES),
        partial(event_left, rules=PREVENTION_RULES),
        additional_modification,
    ),
}


def _can_replace(game: Game, one: ReplacementInForce, event: Event) -> bool:
    return _WAYS[type(one.effect)].can_replace(game, one, event)


def _first(game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    return _WAYS[type(one.effect)].first(game, one, event)


@book.transform("6.4.1#sentence-1")
def instead_of(event: Event, game: Game, one: ReplacementInForce) -> Event | None:
    """A replacement effect replaces an event with a modified event, or with none."""
    return _WAYS[type(one.effect)].instead(game, one, event)


REPLACEMENT_RULES = ReplacementRules[Game, ReplacementInForce](
    in_force=_in_force,
    kind=_kind,
    can_replace=_can_replace,
    instead=instead_of,
    chooser=in_turn(
        TurnRules(
            select_before_all=select_before_all,
            first_player=first_player,
            order=order_of_controllers,
            applies_another=applies_another,
            still_to_come=players_still_to_come,
        )
    ),
    first=_first,
    is_optional=is_optional,
    optional_rule=instead_of.id,
    is_replaceable=is_event,
)
"""The rules of replacement effects for the kernel."""
