"""Static-continuous effects (6.2.3): when they exist, what they apply to, and their variable values (6.2.3b)."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.references import applies
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Filter, Value, with_fixed_amounts
from rulesdb.engine.kernel.effects.effects_in_force import still_applies
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.process.effect_rules import EffectInForce

Effects = tuple[EffectInForce, ...]


@book.law
def generated(game: Game, made: EffectInForce) -> Effects:
    """Return the effect that a static ability generates as long as it is functional (5.4.2, 6.2.3a).

    An effect with a condition begins when that is met.
    """
    if made.condition is None and made.while_ is None:
        return (made,)
    since = game.state.since.get((made.context.source, made.ability_index), game.state.clock)
    return (made._replace(timestamp=when_functional(made.timestamp, since)),)


@book.definition("6.3.4a#sentence-3")
def when_functional(of_source: int, since: int) -> int:
    """A static-continuous effect is generated when its static ability becomes functional."""
    return max(of_source, since)


def fits(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    """Whether an effect that is fixed to no objects applies to an object, by the description in the effect."""
    during = one.effect.during if isinstance(one.effect, ObjectEffect) else None
    if one.lasting is None:
        is_described = applies_as_described(game, described, object_id, one)
    else:
        is_described = applies(game, described, object_id, one.context) or still_applies(game, one, object_id)
    return is_described and (during is None or applies_only_while(game, during, object_id, one))


@book.law
def applies_as_described(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    """Whether an object has now the properties that a static-continuous effect describes (6.2.3c)."""
    return applies(game, described, object_id, one.context)


@book.law
def applies_only_while(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    """Whether each of the objects of an effect meets its condition now, as it must all the time (1.8.4c)."""
    return during.fits(game, object_id, one.context)


def with_values(game: Game, one: EffectInForce) -> ContinuousEffect:
    """Return an effect with its amounts; those of a layer-continuous effect are determined when it is generated."""
    if one.lasting is not None or not any(variable_amounts(one.effect)):
        return one.effect
    return with_present_values(one.effect, game, one)


def variable_amounts(effect: ContinuousEffect) -> Iterator[str]:
    """Yield the names of the amounts that are variable."""
    return (name for name in effect.fixed_amounts if isinstance(getattr(effect, name), Value))


@book.law
def with_present_values(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    """Return a static-continuous effect with its variable values from the present state of the game (6.2.3b)."""
    return with_fixed_amounts(game, effect, one.context)  # type: ignore[return-value]
