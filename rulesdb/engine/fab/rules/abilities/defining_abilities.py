"""Abilities by which a card whose power or defense is an asterisk defines it (1.12.3b, 2.3.2a, 2.9.2a)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.object_effects import SetsBase
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.functional import is_functional
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.property_effects import AddsToValue, LosesValue, SetsValue
from rulesdb.engine.kernel.selection.conditions import DeclaredX

DefiningEffect = SetsValue | AddsToValue | LosesValue
"""The effect of a defining ability on its object."""


@book.law
def definition(ability: Defines) -> DefiningEffect:
    """Return the effect of an ability that defines a property: it sets the base value, 0 if that is undetermined."""
    return SetsBase(ability.stat, 0 if isinstance(ability.value, DeclaredX) else ability.value)


@book.definition("1.12.3b#sentence-2")
def is_defined_by_an_effect(game: Game, item: Object, stat: Stat) -> bool:
    """If no ability can be used to define the value of an asterisk, an effect that defines it does."""
    return getattr(item.card, stat) == "*" and not is_defined_by_its_ability(game, item, stat)


@book.definition("1.12.3b#sentence-1")
def is_defined_by_its_ability(game: Game, item: Object, stat: Stat) -> bool:
    """If there is an ability that can be used to define the value of an asterisk, it is evaluated by that ability."""
    defining = (ability for ability in item.card.abilities if isinstance(ability, Defines) and ability.stat == stat)
    return any(is_functional(game, item, ability) for ability in defining)
