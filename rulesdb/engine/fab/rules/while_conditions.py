"""Conditions with "while" on each object to which an effect applies (1.8.4c)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


def _in_any_case(_game: Game, _during: Filter, _object_id: int, _one: EffectInForce) -> bool:
    return True


@book.definition("1.8.4c#sentence-2", _in_any_case, "「の間」の条件が満たされなくても、効果は適用されるとする読み方")
def applies_only_while(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The effect only applies as long as the condition is met."""
    return is_evaluated_at_all_times(game, during, object_id, one)


def _once_met(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    has_begun = one.lasting is not None and object_id in one.lasting.applied
    return has_begun or is_met_by_the_object(game, during, object_id, one)


@book.definition(
    "1.8.4c#sentence-3", _once_met, "効果が適用され始めた後は、「の間」の条件を、もう確かめないとする読み方"
)
def is_evaluated_at_all_times(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The condition is evaluated at all times while the effect exists."""
    return is_met_by_the_object(game, during, object_id, one)


def _by_any_object(game: Game, during: Filter, _object_id: int, one: EffectInForce) -> bool:
    return any(during.fits(game, other, one.context) for other in game.state.objects)


@book.definition(
    "1.8.4c#sentence-4",
    _by_any_object,
    "「の間」の条件を満たすオブジェクトが1つでもあれば、適用先のすべてに適用されるとする読み方",
)
def is_met_by_the_object(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The condition is evaluated for each of the objects to which the effect applies."""
    return during.fits(game, object_id, one.context)
