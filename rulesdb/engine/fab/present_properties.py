"""The present properties of objects, as the rules of the game look at them, by the object's id.

Which effects change them, and in which order, is said in rules/continuous/properties.py.
"""

from collections.abc import Callable
from operator import attrgetter

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.effects.properties import properties as kernel_properties
from rulesdb.engine.kernel.effects.properties import properties_having, value_of

Words = Callable[[Game, int], frozenset[str]]
Number = Callable[[Game, int], int | None]

properties: Callable[[Game, int], Properties] = kernel_properties
"""Return the present properties of an object; the last known ones if it has ceased to exist."""
_having: Callable[[Game, str, int], Properties] = properties_having


def _words(name: str) -> Words:
    """Return the function that returns a property that is a set of words."""
    words = attrgetter(name)
    return lambda game, object_id: words(properties_having(game, name, object_id))


def _number(name: str) -> Number:
    """Return the function that returns the value of a numeric property, None for an object that lacks it."""
    return lambda game, object_id: value_of(game, name, object_id)


types, subtypes, supertypes = _words("types"), _words("subtypes"), _words("supertypes")
traits, metatypes = _words("traits"), _words("metatypes")
cost, pitch = _number("cost"), _number("pitch")
power, defense, intellect = _number("power"), _number("defense"), _number("intellect")


def life(game: Game, object_id: int) -> int | None:
    """Return the life property of an object, from which its life total is counted; None if it has none."""
    return _having(game, "life", object_id).life


def base_power(game: Game, object_id: int) -> int | None:
    """Return the base power of an object, None if it has none."""
    return _having(game, "power", object_id).base("power")


def name(game: Game, object_id: int) -> str:
    """Return the name of an object."""
    return _having(game, "name", object_id).name


def cost_property(game: Game, object_id: int) -> int | None:
    """Return the cost property of an object, which nothing modifies (2.2.4); None if it has none."""
    return _having(game, "cost", object_id).cost


def intellect_of_hero(game: Game, player: int) -> int:
    """Return the intellect of a player's hero, 0 without a hero and for one that has none."""
    hero = game.hero(player)
    return 0 if hero is None else intellect(game, hero) or 0
