"""Prevention effects (6.4.10), and the keyword ward (8.3.20)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents, PreventsLess
from rulesdb.engine.fab.card_parts.keywords import Ward
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import IsDestroyed
from rulesdb.engine.kernel.abilities import condition_of, within
from rulesdb.engine.kernel.effect_rules import EffectInForce
from rulesdb.engine.kernel.effects_in_force import holds_now, of_kind, working
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.options import Number
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.roles import valued
from rulesdb.engine.kernel.selection.events import fits

Deals = tuple[kinds.Deal, ...]


def is_damage(event: Event) -> bool:
    """Whether an event deals damage, also to several objects or of several types at once."""
    return isinstance(event, kinds.Deal) or (isinstance(event, kinds.Compound) and event.kind == "deal")


def can_prevent(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> bool:
    """Whether a prevention effect applies to an event: to damage, or to a compound event as a whole (6.4.10f)."""
    if not is_damage(event):
        return False
    deals = _deals(game, effect, in_force, event)
    if isinstance(event, kinds.Deal):
        return bool(deals)
    return has_several_types(deals) or has_several_objects(deals)


def _deals(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> Deals:
    """Return the damage in an event that a prevention effect is about: of its type, from its source, to its object."""
    within = event.events if isinstance(event, kinds.Compound) else (event,)
    return tuple(
        deal
        for deal in within
        if isinstance(deal, kinds.Deal)
        and is_of_the_type(deal, effect.damage)
        and fits(game, effect.by, deal.source, in_force.context)
        and fits(game, effect.shielded, deal.object, in_force.context)
    )


@book.filter("6.4.10f#sentence-1")
def has_several_types(deals: Deals) -> bool:
    """There may be two or more types of damage in the event that the prevention can apply to."""
    return len({deal.damage for deal in deals}) > 1


@book.filter("6.4.10f#sentence-3")
def has_several_objects(deals: Deals) -> bool:
    """It is the same if the event will deal damage to two or more shielded objects."""
    return len({deal.object for deal in deals}) > 1


def _one_after_the_other(_game: Game, _in_force: EffectInForce, deals: Deals, points: int) -> tuple[int, ...]:
    """Prevent the damage that comes first (misreading of 6.4.10f)."""
    found: list[int] = []
    for deal in deals:
        found.append(min(deal.amount, points - sum(found)))
    return tuple(found)


@book.definition(
    "6.4.10f#sentence-2",
    _one_after_the_other,
    "どのダメージを軽減するのかは選べず、先に挙げられたものから軽減するとする読み方",
)
def declared_points(game: Game, in_force: EffectInForce, deals: Deals, points: int) -> tuple[int, ...]:
    """The controller of the prevention effect declares each point of damage that the effect prevents."""
    player = in_force.context.controller
    if player not in game.playing:
        return _one_after_the_other(game, in_force, deals, points)
    found: list[int] = []
    for at, deal in enumerate(deals):
        left, later = points - sum(found), sum(other.amount for other in deals[at + 1 :])
        options = [Number(value) for value in range(max(0, left - later), min(deal.amount, left) + 1)]
        found.append(game.pick(player, "prevention", options, declared_points.id).value)
    return tuple(found)


def _physical_alone(event: kinds.Deal, named: Damage | None) -> bool:
    return is_of_the_named_type(event, named or "physical")


@book.definition("6.4.10c#sentence-1", _physical_alone, "種類の指定がなければ、物理ダメージだけを軽減するとする読み方")
def is_of_the_type(event: kinds.Deal, named: Damage | None) -> bool:
    """If no type of damage is specified, prevention applies to all types."""
    return named is None or is_of_the_named_type(event, named)


def _any_type(_event: kinds.Deal, _named: Damage) -> bool:
    return True


@book.definition(
    "6.4.10c#sentence-2", _any_type, "ダメージの種類が書かれていても、どの種類のダメージも軽減するとする読み方"
)
def is_of_the_named_type(event: kinds.Deal, named: Damage) -> bool:
    """If a type of damage is specified, prevention applies only to that type."""
    return event.damage == named


def prevented(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> Event | None:
    """Return the damage event that is left after a prevention effect, None for none; the amount left is noted."""
    deals = _deals(game, effect, in_force, event)
    open_ = tuple(deal for deal in deals if not is_unpreventable(game, deal))
    damage = sum(deal.amount for deal in open_ or deals)
    amount = amount_of(game, effect, in_force, damage)
    if not open_:
        left = amount_left(amount, points_prevented(0, damage, amount))
        keep_the_rest(game, effect, in_force, amount_left_unused(amount, left))
        return event
    total, subtracted = _total(game, open_, damage, amount)
    points = declared_points(game, in_force, open_, total) if len(open_) > 1 else (total,)
    keep_the_rest(game, effect, in_force, amount_left(amount, subtracted))
    return _with_less(event, open_, iter(points))


def _total(game: Game, deals: Deals, damage: int, amount: int) -> tuple[int, int]:
    """Return the points that a prevention effect prevents, and those that are subtracted from its amount."""
    less = _decrease(game, deals)
    if not less:
        total = points_prevented(0, damage, amount)
        return total, total
    total = total_prevention(damage, amount, less)
    points = decreased(total, less)
    return points, points_to_subtract(total, points)


def _with_less(event: Event, deals: Deals, points: Iterator[int]) -> Event | None:
    """Return a damage event without the points prevented of some of its damage; None if no damage is left."""
    if isinstance(event, kinds.Compound):
        left = tuple(part for one in event.events if (part := _with_less(one, deals, points)) is not None)
        return replace(event, events=left) if left else None
    if not isinstance(event, kinds.Deal) or all(event is not deal for deal in deals):
        return event
    dealt = damage_left(event.amount, next(points))
    return replace(event, amount=dealt) if dealt else None


def _decrease(game: Game, deals: Deals) -> int:
    """Return the points by which effects decrease a prevention; their limited uses are used up."""
    less = 0
    for effect, in_force in of_kind(game, PreventsLess):
        if effect.damage is None or any(deal.damage == effect.damage for deal in deals):
            less += valued(game, effect.amount, in_force.context)
            use_up(game, in_force)
    return less


def use_up(game: Game, in_force: EffectInForce) -> None:
    """Note that one of an effect's limited uses is used up."""
    lasting = in_force.lasting
    current = next((one for one in game.state.lasting if lasting is not None and one.id == lasting.id), None)
    if current is not None and current.uses is not None:
        after = None if current.uses == 1 else replace(current, uses=current.uses - 1)
        note(game, Lasts(before=current, after=after))


def _after_the_decrease(damage: int, amount: int, less: int) -> int:
    return points_prevented(0, damage + less, amount)


@book.definition(
    "6.4.10g#sentence-3",
    _after_the_decrease,
    "減らす分を軽減値から先に引き、残った軽減値でダメージを軽減するとする読み方",
)
def total_prevention(damage: int, amount: int, less: int) -> int:  # noqa: ARG001  (the misreading needs it)
    """If an effect decreases what a prevention effect would prevent, the total prevention is determined first."""
    return points_prevented(0, damage, amount)


def _what_is_prevented(_total: int, points: int) -> int:
    return points


@book.definition("6.4.10g#sentence-4", _what_is_prevented, "軽減値は、実際に軽減した分だけ減るとする読み方")
def points_to_subtract(total: int, _points: int) -> int:
    """Next, the prevention effect's amount is reduced by the total prevention."""
    return total


@book.transform("6.4.10g#sentence-5")
def decreased(total: int, less: int) -> int:
    """Then the prevention effect is applied to the event with the decrease."""
    return max(0, total - less)


def _nothing(game: Game, effect: Prevents, in_force: EffectInForce, damage: int) -> int:
    """Return 0 for an amount that is not specified (misreading of 6.4.10b)."""
    return 0 if effect.amount is None else amount_of_points(game, effect, in_force, damage)


def amount_of_points(game: Game, effect: Prevents, in_force: EffectInForce, damage: int) -> int:
    """Return the prevention amount of an effect, by default the damage of the event."""
    return damage if effect.amount is None else valued(game, effect.amount, in_force.context)


@book.definition("6.4.10b#sentence-1", _nothing, "軽減する量が書かれていなければ、何も軽減しないとする読み方")
def amount_of(game: Game, effect: Prevents, in_force: EffectInForce, damage: int) -> int:
    """The prevention amount is the damage of the event if it is not specified."""
    return amount_of_points(game, effect, in_force, damage)


@book.transform("6.4.10a#sentence-1")
def points_prevented(none: int, damage: int, amount: int) -> int:
    """Applied to a damage event, a prevention effect prevents the damage point by point, as far as its amount goes."""
    return none + min(damage, amount)


@book.transform("6.4.10a#sentence-2")
def amount_left(amount: int, points: int) -> int:
    """The prevention amount is reduced by 1 for every point of damage that is prevented."""
    return amount - points


def _none_left(damage: int, points: int) -> int:
    return 0 if points else damage


@book.definition("6.4.10a#sentence-3", _none_left, "軽減値が足りなくても、ダメージはもう与えられないとする読み方")
def damage_left(damage: int, points: int) -> int:
    """Damage that remains when the prevention amount is 0 is dealt as normal."""
    return damage - points


@book.filter("6.4.10h#sentence-1")
def is_unpreventable(game: Game, event: Event) -> bool:
    """An effect can say that damage of an event cannot be prevented."""
    return any(effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotPrevent))


def _reduced_all_the_same(_amount: int, left: int) -> int:
    return left


@book.definition(
    "6.4.10h#sentence-2", _reduced_all_the_same, "軽減できないダメージに適用しても、軽減値は減るとする読み方"
)
def amount_left_unused(amount: int, _left: int) -> int:
    """Damage that cannot be prevented does not reduce the amount of the prevention effect applied to it."""
    return amount


def _only_with_prevention(game: Game, effect: Prevents, event: Event, context: Context) -> Event | None:
    return None if effect.first is None or is_unpreventable(game, event) else effect.first.event(game, event, context)


@book.definition(
    "6.4.10h#sentence-3",
    _only_with_prevention,
    "ダメージを軽減できなければ、軽減効果の追加の変更も起こらないとする読み方",
)
def additional_modification(game: Game, effect: Prevents, event: Event, context: Context) -> Event | None:
    """The additional modification by a prevention effect occurs even if the damage cannot be prevented."""
    return None if effect.first is None else effect.first.event(game, event, context)


def _as_of_a_shield(game: Game, _effect: Prevents, in_force: EffectInForce, left: int) -> None:
    _keep(game, in_force, left)


@book.definition(
    "6.4.10i#sentence-4",
    _as_of_a_shield,
    "固定型軽減効果の余った軽減値も、後のダメージを軽減するのに使われるとする読み方",
)
def keep_the_rest(game: Game, effect: Prevents, in_force: EffectInForce, left: int) -> None:
    """What is left of the amount of a fixed-prevention effect is not used later, unlike that of a shielding one."""
    if effect.is_shield:
        _keep(game, in_force, left)


def _keep(game: Game, in_force: EffectInForce, left: int) -> None:
    """Give a prevention effect the amount that is left of its own, for any number of events, or end it."""
    lasting = in_force.lasting
    if lasting is None:
        return
    assert isinstance(lasting.effect, Prevents)
    amount = amount_for_later(0, left)
    after = None if ceases(amount) else replace(lasting, effect=replace(lasting.effect, amount=amount), uses=None)
    note(game, Lasts(by=ceases.id, before=lasting, after=after))


@book.transform("6.4.10j#sentence-4")
def amount_for_later(none: int, left: int) -> int:
    """What is left of the amount of a shielding-prevention effect is used to prevent later damage."""
    return none + left


@book.filter("6.4.10j#sentence-5")
def ceases(amount: int) -> bool:
    """A shielding-prevention effect ceases to exist when its amount has been reduced to 0."""
    return amount == 0


def wards(game: Game) -> Iterator[tuple[Prevents, EffectInForce]]:
    """Yield the prevention effects of the objects with ward."""
    for item, ability, index, timestamp in working(game, Ward):
        ward = within(ability)
        assert isinstance(ward, Ward)
        effect = Prevents(ward.amount, shielded=IsYourHero(), first=IsDestroyed())
        context, condition = game.context_of(item.id), condition_of(ability)
        if holds_now(game, condition, context):
            yield effect, EffectInForce(effect, context, timestamp, None, None, condition, index)
