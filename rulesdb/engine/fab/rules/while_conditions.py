"""Conditions with "while" on each object to which an effect applies (1.8.4c)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


@book.definition("1.8.4c#sentence-2")
def applies_only_while(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The effect only applies as long as the condition is met."""
    return is_evaluated_at_all_times(game, during, object_id, one)


@book.definition("1.8.4c#sentence-3")
def is_evaluated_at_all_times(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The condition is evaluated at all times while the effect exists."""
    return is_met_by_the_object(game, during, object_id, one)


@book.definition("1.8.4c#sentence-4")
def is_met_by_the_object(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """The condition is evaluated for each of the objects to which the effect applies."""
    return during.fits(game, object_id, one.context)
