"""Replacement effects (6.4), and the order in which they are applied to an event (6.5)."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.prevention import (
    additional_modification,
    can_prevent,
    is_damage,
    prevented,
    use_up,
    wards,
)
from rulesdb.engine.kernel.effect_rules import EffectInForce
from rulesdb.engine.kernel.effects_in_force import of_kind
from rulesdb.engine.kernel.event_rules import Keys
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.options import Answer, Number, PickPlayer
from rulesdb.engine.kernel.pipeline import happen
from rulesdb.engine.kernel.replacement import ReplacementRules, Row, replaced, unspent

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
        controller: int = self.in_force.context.controller
        return controller


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
    return replaced(game, event, spent, (Row("fab:6.5.7", _OUTCOME),), REPLACEMENT_RULES)


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


def _replacing(game: Game, event: Event) -> list[Replacing]:
    """Return the replacement effects in force, oldest first; those of wards only for the damage that they replace."""
    found = [Replacing(effect, in_force) for effect, in_force in of_kind(game, ReplacementEffect)]
    if not is_damage(event):
        return found
    found += [Replacing(effect, in_force) for effect, in_force in wards(game)]
    return sorted(found, key=lambda one: one.in_force.timestamp)


def _active(game: Game, event: Event, kinds: frozenset[str]) -> list[Replacing]:
    """Return the replacement effects of some kinds that can replace an event (6.4.2)."""
    applied = kinds & with_outcome(with_prevention(with_standard(with_early(frozenset()))))
    found = [one for one in _replacing(game, event) if _kind(one.effect) in applied and _matches(game, one, event)]
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


class Applying:
    """The application of replacement effects to one event: which player applies which effect next."""

    def __init__(self, game: Game) -> None:
        """Begin before a player is selected and any effect is applied."""
        self._game = game
        self._selected: int | None = None
        self._last: tuple[str, int] | None = None  # the row, and the player, of the last effect applied

    def select(self, controllers: set[int]) -> None:
        """Select the first player, if it matters, and once for the event (6.5.2b)."""
        able = controllers.intersection(self._game.playing)
        if self._selected is None and len(able) > 1:
            self._selected = first_player(self._game, able)

    def next(self, found: Sequence[Replacing], rule: str) -> Replacing | None:
        """Return the effect that is applied next under a rule, None if the rule's row is over."""
        controllers = {one.controller for one in found}
        self.select(controllers)
        player = self._player(controllers, rule)
        if player is None:
            return None
        self._last = (rule, player)
        candidates = [one for one in found if one.controller == player] or list(found)
        options = [Number(at) for at in range(len(candidates))]
        return candidates[self._game.pick(player, "order of replacements", options, rule).value]

    def _player(self, controllers: set[int], rule: str) -> int | None:
        """Return the player who applies the next effect, None for none."""
        game = self._game
        order = order_of_players(game, game.state.turn_player if self._selected is None else self._selected)
        if controllers.isdisjoint(order):  # only players who have lost the game
            return order[0]
        last = self._last[1] if self._last is not None and self._last[0] == rule else None
        if last is not None and applies_another(last, controllers):
            return last
        return next((player for player in players_still_to_come(order, last) if player in controllers), None)


def _chooser(
    game: Game, event: Event, rows: Sequence[Row], spent: Keys
) -> Callable[[Sequence[Replacing], str], Replacing | None]:
    """Return the function that chooses the next effect for an event."""
    applying = Applying(game)
    if len({one.controller for one in _replacing(game, event)}) > 1:
        select_before_all(applying, game, event, rows, spent)
    return applying.next


@book.step("6.5.2#sentence-1")
def select_before_all(applying: Applying, game: Game, event: Event, rows: Sequence[Row], spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    for row in rows:
        applying.select({one.controller for one in unspent(_active(game, event, row.kinds), spent)})


def _the_turn_player(game: Game, _controllers: set[int]) -> int:
    return game.state.turn_player


@book.definition("6.5.2#sentence-2", _the_turn_player, "いつも、ターンプレイヤーの効果から適用するとする読み方")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    turn_player = game.state.turn_player
    options = [PickPlayer(player) for player in game.clockwise(turn_player) if player in controllers]
    return game.pick(turn_player, "first player of replacements", options, first_player.id).player


def _counterclockwise(game: Game, first: int) -> tuple[int, ...]:
    selected, *others = game.clockwise(first)
    return (selected, *reversed(others))


@book.definition(
    "6.5.2#sentence-3", _counterclockwise, "選ばれたプレイヤーの次は、反時計回りの順に適用するとする読み方"
)
def order_of_players(game: Game, first: int) -> tuple[int, ...]:
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


def _apply(game: Game, one: Replacing, event: Event) -> Event | None:
    """Apply a replacement effect to an event: the sub-event happens at once (6.4.1a), and a limited use is counted."""
    effect = one.effect
    if effect.is_optional and not _is_wanted(game, one):
        return event
    first = _before_it(game, effect, event, one.in_force.context)
    now = instead_of(event, game, one)
    use_up(game, one.in_force)
    if first is not None:
        happen(game, first)
    return now


def _before_it(game: Game, effect: ReplacementEffect, event: Event, context: Context) -> Event | None:
    """Return the sub-event that an effect lets happen before an event, None for none."""
    if isinstance(effect, Prevents):
        return additional_modification(game, effect, event, context)
    return effect.first.event(game, event, context) if effect.first else None


@book.transform("6.4.1#sentence-1")
def instead_of(event: Event, game: Game, one: Replacing) -> Event | None:
    """A replacement effect replaces an event with a modified event, or with none."""
    match one.effect:
        case Prevents() as effect:
            return prevented(game, effect, one.in_force, event)
        case Replaces() as effect:
            return effect.instead.event(game, event, one.in_force.context)
        case _:
            return event


def _is_wanted(game: Game, one: Replacing) -> bool:
    """Whether the controller of an optional replacement effect applies it; no, if the controller has lost the game."""
    if one.controller not in game.playing:
        return False
    return game.pick(one.controller, "replace", [Answer(True), Answer(False)], instead_of.id).is_yes


REPLACEMENT_RULES = ReplacementRules[Game, Replacing](active=_active, chooser=_chooser, apply=_apply)
"""The rules of replacement effects for the kernel."""
