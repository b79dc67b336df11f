"""Prevention effects (6.4.10): the damage that they are about, what they prevent, and the keyword ward (8.3.20)."""

from collections.abc import Iterator, Sequence

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
from rulesdb.engine.kernel.effects.effects_in_force import holds_now, of_kind, working
from rulesdb.engine.kernel.effects.prevention import DecreaseRules, PreventionRules, divided
from rulesdb.engine.kernel.effects.replacement_effects import Replacing, event_before, prevention_amount
from rulesdb.engine.kernel.events import Event
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
    return divided(game, one.controller, [deal.amount for deal in deals], points, declared_points.id)


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


PREVENTION_RULES = PreventionRules[Game, Prevention, kinds.Deal](
    is_damage=is_damage,
    compound="deal",
    is_about=_is_about,
    is_whole=_is_whole,
    amount=amount_of,
    is_unpreventable=is_unpreventable,
    declared=declared_points,
    prevented=points_prevented,
    left=amount_left,
    left_unused=amount_left_unused,
    damage_left=damage_left,
    is_shield=is_shield,
    amount_for_later=amount_for_later,
    ceases=ceases,
    shield_rule=ceases.id,
    decrease=DecreaseRules(
        decreases=_decreases, total=total_prevention, subtracted=points_to_subtract, decreased=decreased
    ),
)
"""The rules of prevention effects for the kernel."""


def wards(game: Game) -> Iterator[tuple[Prevents, EffectInForce]]:
    """Yield the prevention effects of the objects with ward."""
    for item, ability, index, timestamp in working(game, Ward):
        ward = within(ability)
        assert isinstance(ward, Ward)
        effect = Prevents(ward.amount, shielded=IsYourHero(), first=IsDestroyed())
        context, condition = game.context_of(item.id), condition_of(ability)
        if holds_now(game, condition, context):
            yield effect, EffectInForce(effect, context, timestamp, None, None, condition, index)
