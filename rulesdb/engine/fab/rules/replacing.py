"""Replacement effects (6.4), and the order in which they are applied to an event (6.5)."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.continuous import EffectInForce, of_kind
from rulesdb.engine.fab.events import Deal, Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.prevention import can_prevent, prevented, wards
from rulesdb.engine.kernel.event_rules import Keys
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.options import Answer, Number, PickPlayer
from rulesdb.engine.kernel.pipeline import happen, note
from rulesdb.engine.kernel.replacement import ReplacementRules, Row, replaced

_PREVENTION = "prevention"
_EARLY = frozenset({"self", "identity"})
_STANDARD = frozenset({"standard"})
_PREVENTING = frozenset({_PREVENTION})
_OUTCOME = frozenset({"outcome"})

Rows = tuple[Row, ...]


class Replacing(NamedTuple):
    """A replacement effect in force."""

    effect: ReplacementEffect
    """The effect as data."""
    in_force: EffectInForce
    """The continuous effect."""

    @property
    def key(self) -> Hashable:
        """The id of a layer-continuous effect; for another one, its source and the index of its ability."""
        lasting = self.in_force.lasting
        return lasting.id if lasting else (self.in_force.context.source, self.in_force.ability_index)

    @property
    def controller(self) -> int:
        """Index of the player who controls the effect."""
        return self.in_force.context.controller


def _unmodified(_game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event unchanged by replacement effects."""
    return event, spent


@book.definition("1.9.1#sentence-4", _unmodified, "イベントは、置換効果によっても変わらないとする読み方")
def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An event can be modified by replacement effects before it happens."""
    if not _replacing(game, event):  # as a rule there are none
        return event, spent
    return replaced(game, event, spent, _rows_before(), REPLACEMENT_RULES)


def outcome(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that replaces the outcome of an event, as ``modified`` does before the event occurs."""
    if not of_kind(game, ReplacementEffect):
        return event, spent
    return replaced(game, event, spent, rows_after(()), REPLACEMENT_RULES)


def _rows_before() -> Rows:
    """Return the rows of replacement effects that are applied before an event (6.5.3 to 6.5.5)."""
    return prevention_last(standard_next(early_first(())))


def _with_the_next(rows: Rows) -> Rows:
    """Leave the effects to the next row (misreading of 6.5.3 and 6.5.4)."""
    return rows


@book.definition("6.5.3", _with_the_next, "自己置換効果と性質置換効果も、一般的置換効果と一緒に適用するとする読み方")
def early_first(rows: Rows) -> Rows:
    """Self- and identity-replacement effects are applied first."""
    return (*rows, Row(early_first.id, _EARLY))


@book.definition("6.5.4", _with_the_next, "一般的置換効果も、軽減効果と一緒に適用するとする読み方")
def standard_next(rows: Rows) -> Rows:
    """Standard-replacement effects are applied after self- and identity-replacement effects."""
    return (*rows, Row(standard_next.id, _before(_STANDARD, rows)))


def _prevention_first(rows: Rows) -> Rows:
    return (Row(prevention_last.id, _PREVENTING), *rows)


@book.definition("6.5.5", _prevention_first, "軽減効果を、ほかの置換効果よりも先に適用するとする読み方")
def prevention_last(rows: Rows) -> Rows:
    """Prevention effects are applied after standard-replacement effects."""
    return (*rows, Row(prevention_last.id, _before(_PREVENTING, rows)))


def _before(kinds: frozenset[str], rows: Rows) -> frozenset[str]:
    """Return kinds of effects with those that come before them and have no row yet."""
    order = (_EARLY, _STANDARD, _PREVENTING)
    placed = frozenset().union(*(row.kinds for row in rows))
    return frozenset().union(*order[: order.index(kinds) + 1]) - placed


@book.transform("6.5.7")
def rows_after(rows: Rows) -> Rows:
    """Outcome-replacement effects are applied after the event has occurred."""
    return (*rows, Row(rows_after.id, _OUTCOME))


def _replacing(game: Game, event: Event) -> list[Replacing]:
    """Return the replacement effects in force, oldest first; those of wards only for the damage that they replace."""
    found = [Replacing(effect, in_force) for effect, in_force in of_kind(game, ReplacementEffect)]
    if not isinstance(event, Deal):
        return found
    found += [Replacing(effect, in_force) for effect, in_force in wards(game)]
    return sorted(found, key=lambda one: one.in_force.timestamp)


def _active(game: Game, event: Event, kinds: frozenset[str]) -> list[Replacing]:
    """Return the replacement effects of some kinds that can replace an event (6.4.2)."""
    found = [one for one in _replacing(game, event) if _kind(one.effect) in kinds and _matches(game, one, event)]
    return found if found and is_event(event) else []


def _kind(effect: ReplacementEffect) -> str:
    return effect.kind if isinstance(effect, Replaces) else _PREVENTION


def _matches(game: Game, one: Replacing, event: Event) -> bool:
    match one.effect:
        case Prevents() as effect:
            return can_prevent(game, effect, one.in_force, event)
        case Replaces() as effect:
            return effect.when.matches(game, event, one.in_force.context)
        case _:
            return False


def _chooser(game: Game) -> Callable[[Sequence[Replacing], str], Replacing]:
    """Return the function that chooses the next effect for one event, for which one player is selected (6.5.2b)."""
    selected: list[int] = []

    def choose(found: Sequence[Replacing], rule: str) -> Replacing:
        controllers = {one.controller for one in found}
        if not selected and len(controllers) > 1:
            selected.append(first_player(game, controllers))
        order = game.clockwise(selected[0] if selected else game.state.turn_player)
        player = next((player for player in order if player in controllers), order[0])
        candidates = [one for one in found if one.controller == player] or list(found)
        index = game.pick(player, "order of replacements", [Number(at) for at in range(len(candidates))], rule)
        return candidates[index.value]

    return choose


def _the_turn_player(game: Game, _controllers: set[int]) -> int:
    return game.state.turn_player


@book.definition("6.5.2", _the_turn_player, "いつも、ターンプレイヤーの効果から適用するとする読み方")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects the player who is the first to apply replacement effects, and then it goes clockwise."""
    turn_player = game.state.turn_player
    options = [PickPlayer(player) for player in game.clockwise(turn_player) if player in controllers]
    return game.pick(turn_player, "first player of replacements", options, first_player.id).player


def _apply(game: Game, one: Replacing, event: Event) -> Event | None:
    """Apply a replacement effect to an event: the sub-event happens at once (6.4.1a), and a limited use is counted."""
    effect = one.effect
    if effect.is_optional and not _is_wanted(game, one):
        return event
    first = effect.first.event(game, event, one.in_force.context) if effect.first else None
    now = instead_of(event, game, one)
    _use_up(game, one.in_force)
    if first is not None:
        happen(game, first)
    return now


@book.transform("6.4.1")
def instead_of(event: Event, game: Game, one: Replacing) -> Event | None:
    """A replacement effect replaces an event with a modified event, or with none."""
    match one.effect:
        case Prevents() as effect:
            return prevented(game, effect, one.in_force, event)
        case Replaces() as effect:
            return effect.instead.event(game, event, one.in_force.context)
        case _:
            return event


def _use_up(game: Game, in_force: EffectInForce) -> None:
    """Note that one of a replacement effect's limited uses is used up."""
    lasting = in_force.lasting
    current = next((one for one in game.state.lasting if lasting is not None and one.id == lasting.id), None)
    if current is not None and current.uses is not None:
        after = None if current.uses == 1 else replace(current, uses=current.uses - 1)
        note(game, Lasts(before=current, after=after))


def _is_wanted(game: Game, one: Replacing) -> bool:
    """Whether the controller of an optional replacement effect applies it; no, if the controller has lost the game."""
    if one.controller not in game.playing:
        return False
    return game.pick(one.controller, "replace", [Answer(True), Answer(False)], instead_of.id).is_yes


REPLACEMENT_RULES = ReplacementRules[Game, Replacing](active=_active, chooser=_chooser, apply=_apply)
"""The rules of replacement effects for the kernel."""
