"""Prevention effects (6.4.10), and the keyword ward (8.3.20)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents
from rulesdb.engine.fab.card_parts.keywords import Ward
from rulesdb.engine.fab.continuous import EffectInForce, of_kind, valued, working
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.functional import context_of
from rulesdb.engine.fab.rules.statics import condition_of, holds_now, within
from rulesdb.engine.fab.selection.events import fits
from rulesdb.engine.fab.selection.filters import IsYourHero
from rulesdb.engine.fab.selection.replacements import IsDestroyed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.prevention import Prevention, prevention


def can_prevent(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> bool:
    """Whether a prevention effect is about an event: damage of its type, from its source, to its shielded object."""
    return (
        isinstance(event, kinds.Deal)
        and is_of_the_type(event, effect)
        and fits(game, effect.by, event.source, in_force.context)
        and fits(game, effect.shielded, event.object, in_force.context)
    )


def _any_type(_event: kinds.Deal, _effect: Prevents) -> bool:
    return True


@book.definition("6.4.10c", _any_type, "ダメージの種類が書かれていても、どの種類のダメージも軽減するとする読み方")
def is_of_the_type(event: kinds.Deal, effect: Prevents) -> bool:
    """A prevention effect applies to damage of the type that it names, or of any type if it names none."""
    return effect.damage in {None, event.damage}


def prevented(game: Game, effect: Prevents, in_force: EffectInForce, event: Event) -> Event | None:
    """Return the damage event that is left after a prevention effect, None for none; the amount left is noted."""
    assert isinstance(event, kinds.Deal)
    amount = amount_of(game, effect, in_force, event)
    outcome = applied(event.amount, amount, not is_unpreventable(game, event))
    if effect.is_shield:
        keep_the_rest(game, in_force, outcome.left)
    return replace(event, amount=outcome.dealt) if outcome.dealt else None


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


def _all_of_it(_damage: int, amount: int, _can_be_prevented: bool) -> Prevention:
    return Prevention(0, amount)


@book.definition("6.4.10a", _all_of_it, "軽減値にかかわらず、そのイベントのダメージをすべて軽減するとする読み方")
def applied(damage: int, amount: int, can_be_prevented: bool) -> Prevention:
    """Every point of damage that is prevented reduces the prevention amount by 1; other damage is dealt."""
    return prevention(damage, amount, can_be_prevented=can_be_prevented)


@book.filter("6.4.10h")
def is_unpreventable(game: Game, event: kinds.Deal) -> bool:
    """Damage that an effect says cannot be prevented is not, and the prevention amount is not reduced."""
    return any(effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotPrevent))


def _use_up(game: Game, in_force: EffectInForce, _left: int) -> None:
    """End the effect, whatever is left of its amount (misreading of 6.4.10j)."""
    if in_force.lasting is not None:
        note(game, Lasts(by=keep_the_rest.id, before=in_force.lasting))


@book.definition("6.4.10j", _use_up, "盾型軽減効果も、一度ダメージを軽減したら終わるとする読み方")
def keep_the_rest(game: Game, in_force: EffectInForce, left: int) -> None:
    """A shielding-prevention effect keeps what is left of its amount for later damage, and ends when it is 0."""
    lasting = in_force.lasting
    if lasting is None:
        return
    assert isinstance(lasting.effect, Prevents)
    after = replace(lasting, effect=replace(lasting.effect, amount=left)) if left else None
    note(game, Lasts(by=keep_the_rest.id, before=lasting, after=after))


def wards(game: Game) -> Iterator[tuple[Prevents, EffectInForce]]:
    """Yield the prevention effects of the objects with ward."""
    for item, ability, index, timestamp in working(game, Ward):
        ward = within(ability)
        assert isinstance(ward, Ward)
        effect = Prevents(ward.amount, shielded=IsYourHero(), first=IsDestroyed())
        context, condition = context_of(game, item.id), condition_of(ability)
        if holds_now(game, condition, context):
            yield effect, EffectInForce(effect, context, timestamp, None, None, condition, index)
