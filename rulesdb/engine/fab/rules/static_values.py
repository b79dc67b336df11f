"""Variable values of static-continuous effects (6.2.3b)."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Value, with_fixed_amounts
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


def with_values(game: Game, one: EffectInForce) -> ContinuousEffect:
    """Return an effect with its amounts; those of a layer-continuous effect are determined when it is generated."""
    if one.lasting is not None or not any(variable_amounts(one.effect)):
        return one.effect
    return determined(one.effect, game, one)


def variable_amounts(effect: ContinuousEffect) -> Iterator[str]:
    """Yield the names of the amounts that are variable."""
    return (name for name in effect.fixed_amounts if isinstance(getattr(effect, name), Value))


@book.definition("6.2.3b#sentence-1")
def determined(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    """The variable values of a static-continuous effect are determined from the present state of the game."""
    return updated(effect, game, one)


@book.definition("6.2.3b#sentence-2")
def updated(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    """The values are updated when the state of the game changes."""
    return with_fixed_amounts(game, effect, one.context)  # type: ignore[return-value]


@book.definition("6.2.3b#sentence-2")
def remember_no_values(game: Game) -> None:
    """Nothing of the values needs to be remembered: they are always those of the present state."""
