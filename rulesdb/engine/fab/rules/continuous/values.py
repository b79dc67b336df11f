"""Variable values (6.2.3b) and conditions (1.8.4c) of static-continuous effects; inheritance (1.4.3)."""

from collections.abc import Iterator
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, ModalAbility, ResolutionAbility, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Value, with_fixed_amounts
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


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


_SETS = ("types", "subtypes", "supertypes")


@book.transform("1.4.3a#sentence-3")
def with_inherited(of_proxy: Properties, of_source: Properties) -> Properties:
    """An attack-proxy inherits the properties of its attack-source in addition to those that it has itself."""
    abilities = inherited_abilities(of_source.abilities)
    added = tuple(pair for pair in of_source.added if pair[0] != "abilities" or pair[1] in abilities)
    words = {name: getattr(of_proxy, name) | getattr(of_source, name) for name in _SETS}
    values = {stat: of_proxy.value(stat) for stat in get_args(Stat) if of_source.value(stat) is None}
    return replace(of_source, abilities=(*of_proxy.abilities, *abilities), added=added, **words, **values)


@book.definition("1.4.3a#sentence-4")
def inherited_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """An attack-proxy does not inherit activated and resolution abilities; go again is one of the latter."""
    return tuple(one for one in abilities if not isinstance(within(one), _NOT_INHERITED))


_NOT_INHERITED = (ActivatedAbility, ResolutionAbility, ModalAbility, GoAgain)


@book.definition("1.4.3d#sentence-2")
def as_modified(modified: Properties, _base: Properties) -> Properties:
    """If an effect modifies the properties of the attack-source, its attack-proxy inherits the modified ones."""
    return modified
