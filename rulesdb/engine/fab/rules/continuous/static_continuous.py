"""Static-continuous effects (6.2.3): when they exist, and what they apply to."""

from collections.abc import Iterable

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import static_effects
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.layer_continuous import still_applies
from rulesdb.engine.fab.rules.continuous.values import applies_only_while
from rulesdb.engine.fab.rules.objects.references import applies
from rulesdb.engine.kernel.cards.roles import Filter, StateCondition
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

Effects = tuple[EffectInForce, ...]


def generated(game: Game, made: EffectInForce) -> Effects:
    """Return the effect that a functional static ability generates, unless it is over or to come."""
    made = made._replace(timestamp=_beginning(game, made.timestamp, made))
    return static_effects((), made) if starts_at_once(game, made) and has_no_duration(game, made) else ()


def _beginning(game: Game, of_source: int, made: EffectInForce) -> int:
    """Return the timestamp of a static-continuous effect; one with a condition exists since the condition is met."""
    if made.condition is None and made.while_ is None:
        return of_source
    since = game.state.since.get((made.context.source, made.ability_index), game.state.clock)
    return when_functional(of_source, since)


@book.definition("6.3.4a#sentence-3")
def when_functional(of_source: int, since: int) -> int:
    """A static-continuous effect is generated when its static ability becomes functional."""
    return max(of_source, since)


@book.definition("6.2.3#sentence-2")
def has_no_duration(game: Game, made: EffectInForce) -> bool:  # noqa: ARG001  (the misreading needs both)
    """A static-continuous effect never has a specified duration: no turn ends it."""
    return True


@book.definition("6.2.3a#sentence-1")
def starts_at_once(game: Game, made: EffectInForce) -> bool:  # noqa: ARG001  (likewise)
    """A static-continuous effect starts as soon as the static ability that generates it is functional."""
    return True


@book.definition("6.2.3a#sentence-2")
def left_over(game: Game) -> Iterable[EffectInForce]:  # noqa: ARG001  (likewise)
    """A static-continuous effect ends when its static ability is not functional any more: nothing is left of it."""
    return ()


def fits(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    """Whether an effect that is fixed to no objects applies to an object, by the description in the effect."""
    during = one.effect.during if isinstance(one.effect, ObjectEffect) else None
    if one.lasting is None:
        is_described = applies_as_described(game, described, object_id, one)
    else:
        is_described = applies(game, described, object_id, one.context) or still_applies(game, one, object_id)
    return is_described and (during is None or applies_only_while(game, during, object_id, one))


@book.definition("6.2.3c#sentence-1")
def applies_as_described(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    """A static-continuous effect applies to an object only while it has the properties described by the effect."""
    return has_it_now(game, described, object_id, one)


@book.definition("6.2.3c#sentence-2")
def has_it_now(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    """If the properties of an object change, the effect may no longer apply to it."""
    return applies(game, described, object_id, one.context)


@book.law
def is_in_its_condition(game: Game, one: EffectInForce, condition: StateCondition) -> bool:
    """Whether the condition of an effect lets it apply or exist: it is evaluated at all times (6.2.2d, 6.2.3d)."""
    return condition.holds(game, one.context)
