"""Prevention effects (6.4.10): the damage that they are about, and what they prevent."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents, PreventsLess
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.state.state import CoreLasting

Deals = Sequence[kinds.Deal]
Prevention = Replacing[Prevents]
"""A prevention effect in force."""


@book.law
def is_about(game: Game, one: Prevention, deal: kinds.Deal) -> bool:
    """A prevention effect prevents the damage that its condition, type, sources and shielded objects name, if any."""
    effect, context = one.effect, one.in_force.context
    return (
        deal.amount > 0
        and (effect.when is None or effect.when.matches(game, deal, context))
        and (effect.damage is None or effect.damage == deal.damage)
        and fits(game, effect.by, deal.source, context)
        and fits(game, effect.shielded, deal.object, context)
    )


@book.law
def is_whole(deals: Deals) -> bool:
    """Prevention is applied to a compound event of several types of damage, or to several objects, as a whole."""
    return len({deal.damage for deal in deals}) > 1 or len({deal.object for deal in deals}) > 1


@book.definition("6.4.10f#sentence-2")
def points_by_deal(game: Game, one: Prevention, deals: Deals, points: int) -> tuple[int, ...]:
    """The controller of the prevention effect declares each point of damage that the effect prevents."""
    if len(deals) == 1 or one.controller not in game.playing:
        return from_the_first(deals, points)
    found: list[int] = []
    for at, deal in enumerate(deals):
        left, later = points - sum(found), sum(other.amount for other in deals[at + 1 :])
        options = [Number(value) for value in range(max(0, left - later), min(deal.amount, left) + 1)]
        found.append(game.pick(one.controller, "prevention", options, points_by_deal.id).value)
    return tuple(found)


def from_the_first(deals: Deals, points: int) -> tuple[int, ...]:
    """Return points of prevention divided among damage so that what comes first is prevented first."""
    found: list[int] = []
    for deal in deals:
        found.append(min(deal.amount, points - sum(found)))
    return tuple(found)


@book.law
def prevention_amount(game: Game, one: Prevention, damage: int) -> int:
    """The prevention amount is the damage of the event if it is not specified (6.4.10b)."""
    return damage if one.effect.amount is None else valued(game, one.effect.amount, one.in_force.context)


@book.law
def points_prevented(damage: int, amount: int, less: int) -> tuple[int, int]:
    """The points prevented, ``less`` a decrease; and those subtracted from the amount, all of them (6.4.10a, g)."""
    total = min(damage, amount)
    return max(0, total - less), total


def _decrease(game: Game, deals: Deals, most: int) -> int:
    """Use effects that decrease a prevention, until nothing is left that they could; return by how many points."""
    less = 0
    for effect, in_force in of_kind(game, PreventsLess):
        if less < most and (effect.damage is None or any(deal.damage == effect.damage for deal in deals)):
            less += valued(game, effect.amount, in_force.context)
            use_up(game, in_force.lasting)
    return less


@book.definition("6.4.10h#sentence-1")
def is_unpreventable(game: Game, event: Event) -> bool:
    """An effect can say that damage of an event cannot be prevented."""
    return (isinstance(event, kinds.Deal) and not event.is_preventable) or any(
        effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotPrevent)
    )


@book.law
def is_shield(one: Prevention) -> bool:
    """What is left of the amount of a fixed-prevention effect is not used later, unlike that of a shielding one."""
    return one.effect.is_shield


@book.law
def shield_left(one: Prevention, left: int) -> CoreLasting | None:
    """What is left of a shield prevents later damage; it ceases to exist when its amount has been reduced to 0."""
    lasting = one.lasting
    return replace(lasting, effect=replace(one.effect, amount=left), uses=None) if lasting and left else None


def keep_shield(game: Game, one: Prevention, left: int) -> None:
    """Give a shield the amount that is left of its own, or end it."""
    if is_shield(one) and one.lasting is not None:
        note(game, kinds.Lasts(by="fab:6.4.10j", before=one.lasting, after=shield_left(one, left)))


@book.law
def damage_in(event: Event) -> tuple[kinds.Deal, ...]:
    """The damage in an event, in order: a prevention effect replaces no event of another kind (6.4.10)."""
    if isinstance(event, CompoundEvent):
        return tuple(one for one in event.events if event.kind == "deal" and isinstance(one, kinds.Deal))
    return (event,) if isinstance(event, kinds.Deal) else ()


def damage_about(game: Game, one: Prevention, event: Event) -> Deals:
    """Return the damage in an event that a prevention effect is about."""
    return [deal for deal in damage_in(event) if is_about(game, one, deal)]


@book.law
def can_prevent(game: Game, one: Prevention, event: Event) -> bool:
    """Whether a prevention effect applies to an event: to damage, or to a compound event as a whole."""
    about = damage_about(game, one, event)
    return bool(about) and (not isinstance(event, CompoundEvent) or is_whole(damage_in(event)))


def event_left(game: Game, one: Prevention, event: Event) -> Event | None:
    """Return the event that is left after a prevention effect, None for none; what is left of the effect is noted."""
    about = damage_about(game, one, event)
    open_ = [deal for deal in about if not is_unpreventable(game, deal)]
    damage = sum(deal.amount for deal in open_ or about)
    if not open_:
        keep_shield(game, one, unused_amount(game, one, damage))
        return event
    amount = prevention_amount(game, one, damage)
    points, subtracted = points_prevented(damage, amount, _decrease(game, open_, min(damage, amount)))
    keep_shield(game, one, amount - subtracted)
    return _with_less(event, open_, iter(points_by_deal(game, one, open_, points)))


@book.law
def unused_amount(game: Game, one: Prevention, damage: int) -> int:
    """Damage that cannot be prevented does not reduce the amount of the prevention effect applied to it (6.4.10h)."""
    return prevention_amount(game, one, damage)


def _with_less(event: Event, deals: Deals, points: Iterator[int]) -> Event | None:
    """Return an event without the points prevented of some damage in it; None if no damage is left.

    Damage that is prevented altogether stays in a compound event, as 0 points, so that it is as much a whole as before.
    """
    if isinstance(event, CompoundEvent):
        within = [_with_less(one, deals, points) for one in event.events]
        left = zip(event.events, within, strict=True)
        events = tuple(replace(was, amount=0) if now is None else now for was, now in left)
        return replace(event, events=events) if any(within) else None
    about = next((deal for deal in deals if deal is event), None)
    if about is None:
        return event
    amount = about.amount - next(points)
    return replace(about, amount=amount) if amount else None
