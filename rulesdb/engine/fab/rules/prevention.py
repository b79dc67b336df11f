"""Prevention effects (6.4.10), and the keyword ward (8.3.20)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents
from rulesdb.engine.fab.card_parts.keywords import Ward
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import EffectInForce, of_kind, valued, working
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.functional import context_of
from rulesdb.engine.fab.rules.statics import condition_of, holds_now, within
from rulesdb.engine.fab.selection.events import fits
from rulesdb.engine.fab.selection.filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import IsDestroyed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.pipeline import note


def can_prevent(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> bool:
    """Whether a prevention effect is about an event: damage of its type, from its source, to its shielded object."""
    return (
        isinstance(event, kinds.Deal)
        and is_of_the_type(event, effect.damage)
        and fits(game, effect.by, event.source, in_force.context)
        and fits(game, effect.shielded, event.object, in_force.context)
    )


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
    assert isinstance(event, kinds.Deal)
    amount = amount_of(game, effect, in_force, event)
    points = points_prevented(0, event.amount, amount)
    dealt, left = damage_left(event.amount, points), amount_left(amount, points)
    if is_unpreventable(game, event):
        dealt, left = event.amount, amount_left_unused(amount, left)
    if effect.is_shield:
        _keep(game, in_force, left)
    return replace(event, amount=dealt) if dealt else None


def _nothing(game: Game, effect: Prevents, in_force: EffectInForce, event: kinds.Deal) -> int:
    """Return 0 for an amount that is not specified (misreading of 6.4.10b)."""
    return 0 if effect.amount is None else amount_of_points(game, effect, in_force, event)


def amount_of_points(game: Game, effect: Prevents, in_force: EffectInForce, event: kinds.Deal) -> int:
    """Return the prevention amount of an effect, by default the damage of the event."""
    return event.amount if effect.amount is None else valued(game, effect.amount, in_force.context)


@book.definition("6.4.10b#sentence-1", _nothing, "軽減する量が書かれていなければ、何も軽減しないとする読み方")
def amount_of(game: Game, effect: Prevents, in_force: EffectInForce, event: kinds.Deal) -> int:
    """The prevention amount is the damage of the event if it is not specified."""
    return amount_of_points(game, effect, in_force, event)


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


def _keep(game: Game, in_force: EffectInForce, left: int) -> None:
    """Give a shielding-prevention effect the amount that is left of its own, or end it."""
    lasting = in_force.lasting
    if lasting is None:
        return
    assert isinstance(lasting.effect, Prevents)
    amount = amount_for_later(0, left)
    after = None if ceases(amount) else replace(lasting, effect=replace(lasting.effect, amount=amount))
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
        context, condition = context_of(game, item.id), condition_of(ability)
        if holds_now(game, condition, context):
            yield effect, EffectInForce(effect, context, timestamp, None, None, condition, index)
