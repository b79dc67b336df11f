"""Abilities by which a card whose power or defense is an asterisk defines it (2.3.2a, 2.9.2a)."""

from collections.abc import Callable
from typing import NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesStat, SetsBase
from rulesdb.engine.fab.cards import DefinedStat
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN

DefiningEffect = SetsBase | Gets | LosesStat
"""The effect of a defining ability on its object."""


def _modifies(ability: Defines) -> DefiningEffect:
    return Gets(ability.stat, ability.value)


def _no_defense() -> DefiningEffect:
    return LosesStat("defense")


def _no_power() -> DefiningEffect:
    return LosesStat("power")


def _only_in_combat(item: Object) -> bool:
    return item.zone == CHAIN


@book.definition("2.3.2a#sentence-1", _modifies, "(*)は0ということで、能力はそれに修整を加えるだけだとする読み方")
def of_the_defense(ability: Defines) -> DefiningEffect:
    """A card whose defense is represented by an asterisk has an ability that defines its defense."""
    return SetsBase(ability.stat, ability.value)


@book.definition("2.3.2a#sentence-2", _only_in_combat, "能力は、防御している間だけ防御値を定めるとする読み方")
def defines_defense_now(item: Object) -> bool:  # noqa: ARG001  (the misreading needs it)
    """The ability defines the defense at any point in and outside the game."""
    return True


@book.definition(
    "2.3.2a#sentence-3",
    _no_defense,
    "数値を決定できないなら、防御値の特性を持たないとする読み方",
)
def undetermined_defense() -> DefiningEffect:
    """The defense is 0 if the ability that defines it requires a number that cannot be determined."""
    return SetsBase("defense", 0)


@book.definition("2.9.2a#sentence-1", _modifies, "能力が定めるのはパワーで、基本パワーは0のままだとする読み方")
def of_the_power(ability: Defines) -> DefiningEffect:
    """A card whose power is represented by an asterisk has an ability that defines its base power."""
    return SetsBase(ability.stat, ability.value)


@book.definition("2.9.2a#sentence-2", _only_in_combat, "能力は、攻撃している間だけ基本パワーを定めるとする読み方")
def defines_power_now(item: Object) -> bool:  # noqa: ARG001  (the misreading needs it)
    """The ability defines the base power at any point in and outside the game."""
    return True


@book.definition("2.9.2a#sentence-3", _no_power, "数値を決定できないなら、パワーの特性を持たないとする読み方")
def undetermined_power() -> DefiningEffect:
    """The power is 0 if the ability that defines it requires a number that cannot be determined."""
    return SetsBase("power", 0)


def _nothing(definition: DefiningEffect) -> DefiningEffect:
    return LosesStat(definition.stat)


@book.definition("1.12.3#sentence-1", _nothing, "*は、特性がないことを表すとする読み方")
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
