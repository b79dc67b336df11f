"""Prevention effects (6.4.10): the damage that they are about, what they prevent, and the keyword ward (8.3.20)."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents, PreventsLess, ReplacementEffect
from rulesdb.engine.fab.card_parts.keywords import Ward
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.identity_filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import IsDestroyed
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.kernel.cards.abilities import condition_of, within
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import holds_now, of_kind, use_up, working
from rulesdb.engine.kernel.effects.replacement import Replacing
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.state.state import CoreLasting


@book.law
def is_damage(event: Event) -> bool:
    """A prevention effect replaces a damage event with a modified event, and no event of another kind."""
    return isinstance(event, kinds.Deal)


Deals = Sequence[kinds.Deal]
Prevention = Replacing[Prevents]


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


def with_its_amount(game: Game, effect: ReplacementEffect, in_force: EffectInForce) -> ReplacementEffect:
    """Return an effect with its prevention amount as a number, if it has one."""
    if not isinstance(effect, Prevents) or effect.amount is None:
        return effect
    return replace(effect, amount=valued(game, effect.amount, in_force.context))


@book.law
def is_whole(deals: Deals) -> bool:
    """Prevention is applied to a compound event of several types of damage, or to several objects, as a whole."""
    return len({deal.damage for deal in deals}) > 1 or len({deal.object for deal in deals}) > 1


@book.definition("6.4.10f#sentence-2")
def declared_points(game: Game, one: Prevention, deals: Deals, points: int) -> tuple[int, ...]:
    """The controller of the prevention effect declares each point of damage that the effect prevents."""
    if one.controller not in game.playing:
        return from_the_first(deals, points)
    found: list[int] = []
    for at, deal in enumerate(deals):
        left, later = points - sum(found), sum(other.amount for other in deals[at + 1 :])
        options = [Number(value) for value in range(max(0, left - later), min(deal.amount, left) + 1)]
        found.append(game.pick(one.controller, "prevention", options, declared_points.id).value)
    return tuple(found)


def _decreases(game: Game, deals: Deals) -> Iterator[tuple[int, LastingEffect | None]]:
    """Yield the points by which effects decrease a prevention, each with the record of its effect."""
    for effect, in_force in of_kind(game, PreventsLess):
        if effect.damage is None or any(deal.damage == effect.damage for deal in deals):
            yield valued(game, effect.amount, in_force.context), in_force.lasting


@book.law
def decreased_prevention(damage: int, amount: int, less: int) -> tuple[int, int]:
    """The total prevention is determined, subtracted from the amount, and then applied with the decrease (6.4.10g).

    Return the points that are prevented, and those that are subtracted.
    """
    total = points_prevented(damage, amount)
    return max(0, total - less), total


@book.law
def prevention_amount(game: Game, one: Prevention, damage: int) -> int:
    """The prevention amount is the damage of the event if it is not specified (6.4.10b)."""
    return damage if one.effect.amount is None else valued(game, one.effect.amount, one.in_force.context)


@book.law
def points_prevented(damage: int, amount: int) -> int:
    """A prevention effect prevents the damage point by point, as far as its amount goes (6.4.10a)."""
    return min(damage, amount)


@book.transform("6.4.10a#sentence-2")
def amount_left(amount: int, points: int) -> int:
    """The prevention amount is reduced by 1 for every point of damage that is prevented."""
    return amount - points


@book.law
def damage_left(damage: int, points: int) -> int:
    """Damage that remains when the prevention amount is 0 is dealt as normal."""
    return damage - points


@book.filter("6.4.10h#sentence-1")
def is_unpreventable(game: Game, event: Event) -> bool:
    """An effect can say that damage of an event cannot be prevented."""
    return any(effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotPrevent))


@book.law
def is_shield(one: Prevention) -> bool:
    """What is left of the amount of a fixed-prevention effect is not used later, unlike that of a shielding one."""
    return one.effect.is_shield


@book.law
def shield_left(one: Prevention, left: int) -> CoreLasting | None:
    """What is left of a shield prevents later damage; it ceases to exist when its amount has been reduced to 0."""
    lasting = one.lasting
    return replace(lasting, effect=replace(one.effect, amount=left), uses=None) if lasting and left else None


def damage_in(event: Event) -> tuple[kinds.Deal, ...]:
    """Return the damage in an event, in order; none if it deals no damage."""
    if not isinstance(event, CompoundEvent):
        return (cast("kinds.Deal", event),) if is_damage(event) else ()
    return tuple(cast("kinds.Deal", one) for one in event.events if event.kind == "deal" and is_damage(one))


def damage_about(game: Game, one: Prevention, event: Event) -> Deals:
    """Return the damage in an event that a prevention effect is about."""
    return [deal for deal in damage_in(event) if is_about(game, one, deal)]


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
    points, subtracted = _points_prevented(game, open_, damage, amount)
    declared = declared_points(game, one, open_, points) if len(open_) > 1 else (points,)
    keep_shield(game, one, amount_left(amount, subtracted))
    return _with_less(event, open_, iter(declared))


def _points_prevented(game: Game, deals: Deals, damage: int, amount: int) -> tuple[int, int]:
    """Return the points that an effect prevents, and those that are subtracted from its amount."""
    prevented, less = points_prevented(damage, amount), 0
    for points, lasting in _decreases(game, deals):
        if less >= prevented:  # nothing is left that further effects could decrease
            break
        less += points
        use_up(game, lasting)
    return decreased_prevention(damage, amount, less) if less else (prevented, prevented)


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
    amount = damage_left(about.amount, next(points))
    return replace(about, amount=amount) if amount else None


def keep_shield(game: Game, one: Prevention, left: int) -> None:
    """Give a shield the amount that is left of its own, or end it."""
    if is_shield(one) and one.lasting is not None:
        note(game, kinds.Lasts(by="fab:6.4.10j", before=one.lasting, after=shield_left(one, left)))


@book.law
def unused_amount(game: Game, one: Prevention, damage: int) -> int:
    """Damage that cannot be prevented does not reduce the amount of the prevention effect applied to it (6.4.10h)."""
    return prevention_amount(game, one, damage)


def from_the_first(deals: Deals, points: int) -> tuple[int, ...]:
    """Return points of prevention divided among damage so that what comes first is prevented first."""
    found: list[int] = []
    for deal in deals:
        found.append(min(deal.amount, points - sum(found)))
    return tuple(found)


def wards(game: Game) -> Iterator[tuple[Prevents, EffectInForce]]:
    """Yield the prevention effects of the objects with ward."""
    for item, ability, index, timestamp in working(game, Ward):
        ward = within(ability)
        assert isinstance(ward, Ward)
        effect = Prevents(ward.amount, shielded=IsYourHero(), first=IsDestroyed())
        context, condition = game.context_of(item.id), condition_of(ability)
        if holds_now(game, condition, context):
            yield effect, EffectInForce(effect, context, timestamp, None, None, condition, index)
