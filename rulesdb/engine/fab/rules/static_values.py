"""Variable values of static-continuous effects (6.2.3b)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Value, with_fixed_amounts
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


def with_values(game: Game, one: EffectInForce) -> ContinuousEffect:
    """Return an effect with its amounts; those of a layer-continuous effect are determined when it is generated."""
    if one.lasting is not None or not any(_variable(one.effect)):
        return one.effect
    return determined(one.effect, game, one)


def _variable(effect: ContinuousEffect) -> Iterator[str]:
    """Yield the names of the amounts that are variable."""
    return (name for name in effect.fixed_amounts if isinstance(getattr(effect, name), Value))


def _without_values(effect: ContinuousEffect, _game: Game, _one: EffectInForce) -> ContinuousEffect:
    return replace(effect, **dict.fromkeys(_variable(effect), 0))


@book.definition("6.2.3b#sentence-1", _without_values, "Xなどの可変値は、何かが解決されて決まるまでは0だとする読み方")
def determined(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    """The variable values of a static-continuous effect are determined from the present state of the game."""
    return updated(effect, game, one)


_AT_FIRST = "能力が機能状態になった時の値が、その後も変わらないとする読み方"


def _key(one: EffectInForce, name: str) -> tuple[int, str]:
    return one.context.source, f"{name} of {one.ability_index}"


def _as_at_first(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    counts = game.state.counts
    known = {name: counts[_key(one, name)] for name in _variable(effect) if _key(one, name) in counts}
    return with_fixed_amounts(game, replace(effect, **known), one.context)  # type: ignore[return-value]


@book.definition("6.2.3b#sentence-2", _as_at_first, _AT_FIRST)
def updated(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    """The values are updated when the state of the game changes."""
    return with_fixed_amounts(game, effect, one.context)  # type: ignore[return-value]


def _record_values(game: Game) -> None:
    for one in effects_in_force(game).on_properties:
        for name in _variable(one.effect) if one.lasting is None else ():
            if _key(one, name) not in game.state.counts:
                value = getattr(one.effect, name).value(game, one.context)
                note(game, Tally(by="fab:6.2.3b", key=_key(one, name), value=value))


@book.definition("6.2.3b#sentence-2", _record_values, _AT_FIRST)
def remember_no_values(game: Game) -> None:
    """Nothing of the values needs to be remembered: they are always those of the present state."""
