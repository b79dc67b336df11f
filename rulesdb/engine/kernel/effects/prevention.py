"""Prevention of damage: which damage an effect is about, how much of it is prevented, and what is left of the effect.

An amount prevents damage point by point. What is left of a shield prevents later damage; of another effect it is lost.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.effects.lasting_effects import keep_amount, use_up
from rulesdb.engine.kernel.effects.replacement import Replacer
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.state.state import CoreLasting


class Damaging(Protocol):
    """An event that deals damage to one object or player: a struct with an amount."""

    @property
    def amount(self) -> int:
        """Points of damage."""
        ...


D = TypeVar("D", bound=Damaging)
G = TypeVar("G", bound=AnyGame)
R = TypeVar("R", bound=Replacer)


class DecreaseRules(Struct, Generic[G, D], frozen=True, eq=False):
    """The rules of effects by which prevention effects prevent less."""

    decreases: Callable[[G, Sequence[D]], Iterable[tuple[int, CoreLasting | None]]]
    """Return the points by which effects decrease the prevention of damage, each with the record of its effect."""
    total: Callable[[int, int, int], int]
    """Return the points that would be prevented; the arguments are the damage, the amount and the decrease."""
    subtracted: Callable[[int, int], int]
    """Return the points by which an amount is reduced: those that would be prevented, and those that are."""
    decreased: Callable[[int, int], int]
    """Return the points that are prevented: those that would be, and the decrease."""


class PreventionRules(Struct, Generic[G, R, D], frozen=True, eq=False):
    """The rules of prevention effects."""

    is_damage: Callable[[Event], bool]
    """Whether an event is one that deals damage, to one object or player."""
    compound: str
    """Kind of the compound events that deal damage at once."""
    is_about: Callable[[G, R, D], bool]
    """Whether an effect is about damage: of its type, from its source, to its object."""
    is_whole: Callable[[Sequence[D]], bool]
    """Whether effects are applied to a compound event as a whole, by the damage in it."""
    amount: Callable[[G, R, int], int]
    """Return the points that an effect can prevent of an event with so much damage."""
    is_unpreventable: Callable[[G, D], bool]
    """Whether damage cannot be prevented."""
    declared: Callable[[G, R, Sequence[D], int], Sequence[int]]
    """Return how many of its points an effect prevents of each damage that is dealt at once."""
    prevented: Callable[[int, int, int], int]
    """Add to a number of points those that are prevented: the number, the damage and the amount."""
    left: Callable[[int, int], int]
    """Return what is left of an amount that has prevented so many points."""
    left_unused: Callable[[int, int], int]
    """Return what is left of an amount if no damage could be prevented, from the amount and what else would be left."""
    damage_left: Callable[[int, int], int]
    """Return the damage that is left when so many points are prevented."""
    is_shield: Callable[[R], bool]
    """Whether what is left of the amount of an effect prevents later damage."""
    amount_for_later: Callable[[int, int], int]
    """Add to a number of points those that are left of a shield."""
    ceases: Callable[[int], bool]
    """Whether a shield with such an amount ceases to exist."""
    shield_rule: str
    """Identifier of the rule by which a shield changes or ends."""
    decrease: DecreaseRules[G, D]
    """The rules of effects by which prevention effects prevent less."""


def damage_in(event: Event, rules: PreventionRules[G, R, D]) -> tuple[D, ...]:
    """Return the damage in an event, in order; none if it deals no damage."""
    if not isinstance(event, CompoundEvent):
        return (cast("D", event),) if rules.is_damage(event) else ()
    if event.kind != rules.compound:
        return ()
    return tuple(cast("D", part) for part in event.events if rules.is_damage(part))


def _about(game: G, effect: R, event: Event, rules: PreventionRules[G, R, D]) -> tuple[D, ...]:
    return tuple(damage for damage in damage_in(event, rules) if rules.is_about(game, effect, damage))


def can_prevent(game: G, effect: R, event: Event, rules: PreventionRules[G, R, D]) -> bool:
    """Whether a prevention effect applies to an event: to damage, or to a compound event as a whole."""
    about = _about(game, effect, event, rules)
    if isinstance(event, CompoundEvent) and not rules.is_whole(damage_in(event, rules)):
        return False
    return bool(about)


def event_left(game: G, effect: R, event: Event, rules: PreventionRules[G, R, D]) -> Event | None:
    """Return the event that is left after a prevention effect, None for none; what is left of the effect is noted."""
    about = _about(game, effect, event, rules)
    open_ = [damage for damage in about if not rules.is_unpreventable(game, damage)]
    points = sum(damage.amount for damage in open_ or about)
    amount = rules.amount(game, effect, points)
    if not open_:
        left = rules.left(amount, rules.prevented(0, points, amount))
        _keep(game, effect, rules.left_unused(amount, left), rules)
        return event
    total, subtracted = _total(game, open_, points, amount, rules)
    declared = rules.declared(game, effect, open_, total) if len(open_) > 1 else (total,)
    _keep(game, effect, rules.left(amount, subtracted), rules)
    return _with_less(event, open_, iter(declared), rules)


def _total(game: G, damage: Sequence[D], points: int, amount: int, rules: PreventionRules[G, R, D]) -> tuple[int, int]:
    """Return the points that an effect prevents, and those that are subtracted from its amount."""
    prevented = rules.prevented(0, points, amount)
    less = _decrease(game, damage, prevented, rules.decrease)
    if not less:
        return prevented, prevented
    total = rules.decrease.total(points, amount, less)
    decreased = rules.decrease.decreased(total, less)
    return decreased, rules.decrease.subtracted(total, decreased)


def _decrease(game: G, damage: Sequence[D], prevented: int, rules: DecreaseRules[G, D]) -> int:
    """Return the points by which effects decrease a prevention; their limited uses are used up.

    Once nothing is left of the points that would be prevented, no further effect decreases them.
    """
    less = 0
    for points, lasting in rules.decreases(game, damage):
        if less >= prevented:
            break
        less += points
        use_up(game, lasting)
    return less


def _with_less(
    event: Event, damage: Sequence[D], points: Iterator[int], rules: PreventionRules[G, R, D]
) -> Event | None:
    """Return an event without the points prevented of some damage in it; None if no damage is left.

    Damage that is prevented altogether stays in a compound event, as 0 points, so that it is as much a whole as before.
    """
    if isinstance(event, CompoundEvent):
        within = [_with_less(one, damage, points, rules) for one in event.events]
        left = zip(event.events, within, strict=True)
        events = tuple(replace(was, amount=0) if now is None else now for was, now in left)
        return replace(event, events=events) if any(within) else None
    about = next((one for one in damage if cast("Event", one) is event), None)
    if about is None:
        return event
    amount = rules.damage_left(about.amount, next(points))
    return replace(event, amount=amount) if amount else None


def _keep(game: G, effect: R, left: int, rules: PreventionRules[G, R, D]) -> None:
    """Give a shield the amount that is left of its own, or end it."""
    if not rules.is_shield(effect) or effect.lasting is None:
        return
    amount = rules.amount_for_later(0, left)
    keep_amount(game, effect.lasting, amount, ceases=rules.ceases(amount), by=rules.shield_rule)


def divided(game: G, player: int, amounts: Sequence[int], points: int, rule: str) -> tuple[int, ...]:
    """Let a player divide points of prevention among damage; of one who has lost the game, the first comes first."""
    if player not in game.playing:
        return from_the_first(amounts, points)
    found: list[int] = []
    for at, amount in enumerate(amounts):
        left, later = points - sum(found), sum(amounts[at + 1 :])
        options = [Number(value) for value in range(max(0, left - later), min(amount, left) + 1)]
        found.append(game.pick(player, "prevention", options, rule).value)
    return tuple(found)


def from_the_first(amounts: Sequence[int], points: int) -> tuple[int, ...]:
    """Return points of prevention divided among damage so that what comes first is prevented first."""
    found: list[int] = []
    for amount in amounts:
        found.append(min(amount, points - sum(found)))
    return tuple(found)
