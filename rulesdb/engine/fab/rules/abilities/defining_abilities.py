"""Abilities by which a card whose power or defense is an asterisk defines it (1.12.3b, 2.3.2a, 2.9.2a)."""

from collections.abc import Callable
from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesStat, SetsBase
from rulesdb.engine.fab.cards import DefinedStat, Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.functional import is_functional
from rulesdb.engine.fab.state import Object

DefiningEffect = SetsBase | Gets | LosesStat
"""The effect of a defining ability on its object."""


@book.definition("2.3.2a#sentence-1")
def of_the_defense(ability: Defines) -> DefiningEffect:
    """A card whose defense is represented by an asterisk has an ability that defines its defense."""
    return SetsBase(ability.stat, ability.value)


@book.definition("2.3.2a#sentence-2")
def defines_defense_now(item: Object) -> bool:  # noqa: ARG001  (the misreading needs it)
    """The ability defines the defense at any point in and outside the game."""
    return True


@book.definition("2.3.2a#sentence-3")
def undetermined_defense() -> DefiningEffect:
    """The defense is 0 if the ability that defines it requires a number that cannot be determined."""
    return SetsBase("defense", 0)


@book.definition("2.9.2a#sentence-1")
def of_the_power(ability: Defines) -> DefiningEffect:
    """A card whose power is represented by an asterisk has an ability that defines its base power."""
    return SetsBase(ability.stat, ability.value)


@book.definition("2.9.2a#sentence-2")
def defines_power_now(item: Object) -> bool:  # noqa: ARG001  (the misreading needs it)
    """The ability defines the base power at any point in and outside the game."""
    return True


@book.definition("2.9.2a#sentence-3")
def undetermined_power() -> DefiningEffect:
    """The power is 0 if the ability that defines it requires a number that cannot be determined."""
    return SetsBase("power", 0)


@book.definition("1.12.3#sentence-1")
def of_an_asterisk(definition: DefiningEffect) -> DefiningEffect:
    """An asterisk represents a value that a meta-static ability or a continuous effect determines."""
    return definition


class DefiningRules(NamedTuple):
    """The rules of an ability that defines a numeric property."""

    definition: Callable[[Defines], DefiningEffect]
    """Return what it does to its object."""
    is_now: Callable[[Object], bool]
    """Whether it defines the property of an object that is where it is now."""
    undetermined: Callable[[], DefiningEffect]
    """Return what it does if a number that it requires cannot be determined."""


DEFINING: dict[DefinedStat, DefiningRules] = {
    "defense": DefiningRules(of_the_defense, defines_defense_now, undetermined_defense),
    "power": DefiningRules(of_the_power, defines_power_now, undetermined_power),
}
"""The rules by numeric property."""


def defines_now(ability: Defines, item: Object) -> bool:
    """Whether an ability defines a property of its object, where that is now."""
    return DEFINING[ability.stat].is_now(item)


@book.definition("1.12.3b#sentence-2")
def is_defined_by_an_effect(game: Game, item: Object, stat: Stat) -> bool:
    """If no ability can be used to define the value of an asterisk, an effect that defines it does."""
    return getattr(item.card, stat) == "*" and not is_defined_by_its_ability(game, item, stat)


@book.definition("1.12.3b#sentence-1")
def is_defined_by_its_ability(game: Game, item: Object, stat: Stat) -> bool:
    """If there is an ability that can be used to define the value of an asterisk, it is evaluated by that ability."""
    defining = (ability for ability in item.card.abilities if isinstance(ability, Defines) and ability.stat == stat)
    return any(is_functional(game, item, ability) for ability in defining)
