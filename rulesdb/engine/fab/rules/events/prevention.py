"""Prevention effects (6.4.10): the damage that they are about, what they prevent, and the keyword ward (8.3.20)."""

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents, PreventsLess, ReplacementEffect
from rulesdb.engine.fab.card_parts.keywords import Ward
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.identity_filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import IsDestroyed
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.kernel.cards.abilities import condition_of, within
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, valued
from rulesdb.engine.kernel.effects.effects_in_force import holds_now, of_kind, use_up, working
from rulesdb.engine.kernel.effects.replacement import Replacing
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.event_patterns import fits
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


@book.definition("6.4.10#sentence-1")
def is_damage(event: Event) -> bool:
    """A prevention effect replaces a damage event with a modified event, and no event of another kind."""
    return isinstance(event, kinds.Deal)


@book.definition("6.4.10#sentence-3")
def meets_the_condition(game: Game, when: EventPattern | None, deal: kinds.Deal, context: Context) -> bool:
    """The condition of a prevention effect, if any, is that of the replacement."""
    return when is None or when.matches(game, deal, context)


@book.definition("6.4.10d#sentence-1")
def is_from_the_source(game: Game, by: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no source is specified, prevention applies to all damage to the shielded objects."""
    return fits(game, by, deal.source, context)


@book.definition("6.4.10e#sentence-1")
def is_to_the_shielded(game: Game, shielded: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no shielded object is specified, prevention applies to all damage that the specified sources deal."""
    return fits(game, shielded, deal.object, context)


@book.definition("6.4.10c#sentence-1")
def is_of_the_type(event: kinds.Deal, named: Damage | None) -> bool:
    """If no type of damage is specified, prevention applies to all types."""
    return named is None or is_of_the_named_type(event, named)


@book.definition("6.4.10c#sentence-2")
def is_of_the_named_type(event: kinds.Deal, named: Damage) -> bool:
    """If a type of damage is specified, prevention applies only to that type."""
    return event.damage == named


Deals = Sequence[kinds.Deal]
Prevention = Replacing[Prevents]


def _is_about(game: Game, one: Prevention, deal: kinds.Deal) -> bool:
    """Whether a prevention effect is about damage: of its type, from its source, to its object."""
    effect, context = one.effect, one.in_force.context
    return (
        deal.amount > 0
        and meets_the_condition(game, effect.when, deal, context)
        and is_of_the_type(deal, effect.damage)
        and is_from_the_source(game, effect.by, deal, context)
        and is_to_the_shielded(game, effect.shielded, deal, context)
    )


def with_its_amount(game: Game, effect: ReplacementEffect, in_force: EffectInForce) -> ReplacementEffect:
    """Return an effect with its prevention amount as a number, if it has one."""
    if not isinstance(effect, Prevents) or effect.amount is None:
        return effect
    return replace(effect, amount=valued(game, effect.amount, in_force.context))


def _is_whole(deals: Deals) -> bool:
    """Whether prevention effects are applied to a compound event as a whole (6.4.10f)."""
    return has_several_types(deals) or has_several_objects(deals)


@book.filter("6.4.10f#sentence-1")
def has_several_types(deals: Deals) -> bool:
    """There may be two or more types of damage in the event that the prevention can apply to."""
    return len({deal.damage for deal in deals}) > 1


@book.filter("6.4.10f#sentence-3")
def has_several_objects(deals: Deals) -> bool:
    """It is the same if the event will deal damage to two or more shielded objects."""
    return len({deal.object for deal in deals}) > 1


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


@book.definition("6.4.10g#sentence-3")
def total_prevention(damage: int, amount: int, less: int) -> int:  # noqa: ARG001  (the misreading needs it)
    """If an effect decreases what a prevention effect would prevent, the total prevention is determined first."""
    return points_prevented(0, damage, amount)


@book.definition("6.4.10g#sentence-4")
def points_to_subtract(total: int, _points: int) -> int:
    """Next, the prevention effect's amount is reduced by the total prevention."""
    return total


@book.transform("6.4.10g#sentence-5")
def decreased(total: int, less: int) -> int:
    """Then the prevention effect is applied to the event with the decrease."""
    return max(0, total - less)


@book.definition("6.4.10b#sentence-1")
def amount_of(game: Game, one: Prevention, damage: int) -> int:
    """The prevention amount is the damage of the event if it is not specified."""
    return prevention_amount(game, one, damage)


def prevention_amount(game: Game, one: Prevention, damage: int) -> int:
    """Return the points that an effect can prevent of so much damage: without an amount all of it."""
    amount = one.effect.amount
    return damage if amount is None else valued(game, amount, one.in_force.context)


@book.transform("6.4.10a#sentence-1")
def points_prevented(none: int, damage: int, amount: int) -> int:
    """Applied to a damage event, a prevention effect prevents the damage point by point, as far as its amount goes."""
    return none + min(damage, amount)


@book.transform("6.4.10a#sentence-2")
def amount_left(amount: int, points: int) -> int:
    """The prevention amount is reduced by 1 for every point of damage that is prevented."""
    return amount - points


@book.definition("6.4.10a#sentence-3")
def damage_left(damage: int, points: int) -> int:
    """Damage that remains when the prevention amount is 0 is dealt as normal."""
    return damage - points


@book.filter("6.4.10h#sentence-1")
def is_unpreventable(game: Game, event: Event) -> bool:
    """An effect can say that damage of an event cannot be prevented."""
    return any(effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotPrevent))


@book.definition("6.4.10h#sentence-2")
def amount_left_unused(amount: int, _left: int) -> int:
    """Damage that cannot be prevented does not reduce the amount of the prevention effect applied to it."""
    return amount


def event_before(game: Game, one: Replacing[ReplacementEffect], event: Event) -> Event | None:
    """Return the event that an effect lets happen before an event, None for none (6.4.1a)."""
    first = one.effect.first
    return None if first is None else first.event(game, event, one.in_force.context)


@book.definition("6.4.10h#sentence-3")
def additional_modification(game: Game, one: Prevention, event: Event) -> Event | None:
    """The additional modification by a prevention effect occurs even if the damage cannot be prevented."""
    return event_before(game, one, event)


@book.definition("6.4.10i#sentence-4")
def is_shield(one: Prevention) -> bool:
    """What is left of the amount of a fixed-prevention effect is not used later, unlike that of a shielding one."""
    return one.effect.is_shield


@book.transform("6.4.10j#sentence-4")
def amount_for_later(none: int, left: int) -> int:
    """What is left of the amount of a shielding-prevention effect is used to prevent later damage."""
    return none + left


@book.filter("6.4.10j#sentence-5")
def ceases(amount: int) -> bool:
    """A shielding-prevention effect ceases to exist when its amount has been reduced to 0."""
    return amount == 0


def damage_in(event: Event) -> tuple[kinds.Deal, ...]:
    """Return the damage in an event, in order; none if it deals no damage."""
    if not isinstance(event, CompoundEvent):
        return (cast("kinds.Deal", event),) if is_damage(event) else ()
    return tuple(cast("kinds.Deal", one) for one in event.events if event.kind == "deal" and is_damage(one))


def _damage_about(game: Game, one: Prevention, event: Event) -> Deals:
    return [deal for deal in damage_in(event) if _is_about(game, one, deal)]


def can_prevent(game: Game, one: Prevention, event: Event) -> bool:
    """Whether a prevention effect applies to an event: to damage, or to a compound event as a whole."""
    about = _damage_about(game, one, event)
    return bool(about) and (not isinstance(event, CompoundEvent) or _is_whole(damage_in(event)))


def event_left(game: Game, one: Prevention, event: Event) -> Event | None:
    """Return the event that is left after a prevention effect, None for none; what is left of the effect is noted."""
    about = _damage_about(game, one, event)
    open_ = [deal for deal in about if not is_unpreventable(game, deal)]
    damage = sum(deal.amount for deal in open_ or about)
    amount = amount_of(game, one, damage)
    if not open_:
        _keep(game, one, amount_left_unused(amount, amount_left(amount, points_prevented(0, damage, amount))))
        return event
    points, subtracted = _points_prevented(game, open_, damage, amount)
    declared = declared_points(game, one, open_, points) if len(open_) > 1 else (points,)
    _keep(game, one, amount_left(amount, subtracted))
    return _with_less(event, open_, iter(declared))


def _points_prevented(game: Game, deals: Deals, damage: int, amount: int) -> tuple[int, int]:
    """Return the points that an effect prevents, and those that are subtracted from its amount."""
    prevented, less = points_prevented(0, damage, amount), 0
    for points, lasting in _decreases(game, deals):
        if less >= prevented:  # nothing is left that further effects could decrease
            break
        less += points
        use_up(game, lasting)
    if not less:
        return prevented, prevented
    total = total_prevention(damage, amount, less)
    points = decreased(total, less)
    return points, points_to_subtract(total, points)


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


def _keep(game: Game, one: Prevention, left: int) -> None:
    """Give a shield the amount that is left of its own, or end it."""
    if is_shield(one) and one.lasting is not None:
        amount, lasting = amount_for_later(0, left), one.lasting
        kept = replace(lasting, effect=replace(one.effect, amount=amount), uses=None)
        note(game, kinds.Lasts(by=ceases.id, before=lasting, after=None if ceases(amount) else kept))


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
