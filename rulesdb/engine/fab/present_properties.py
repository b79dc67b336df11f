"""The present properties of objects, as the rules of the game look at them.

Which effects change them, and in which order, is said in rules/continuous/properties.py.
"""

from collections.abc import Callable

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Properties
from rulesdb.engine.kernel.effects.properties import properties as kernel_properties
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.effects.properties import value_of as _value_of

properties: Callable[[Game, int], Properties] = kernel_properties
"""Return the present properties of an object; the last known ones if it has ceased to exist."""
_having: Callable[[Game, str, int], Properties] = properties_having


def base_power(game: Game, object_id: int) -> int | None:
    """Return the base power of an object, None if it has none."""
    return _having(game, "power", object_id).base("power")


def name(game: Game, object_id: int) -> str:
    """Return the name of an object."""
    return _having(game, "name", object_id).name


def types(game: Game, object_id: int) -> frozenset[str]:
    """Return the types of an object."""
    return _having(game, "types", object_id).types


def subtypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the subtypes of an object."""
    return _having(game, "subtypes", object_id).subtypes


def supertypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the supertypes of an object."""
    return _having(game, "supertypes", object_id).supertypes


def traits(game: Game, object_id: int) -> frozenset[str]:
    """Return the traits of an object."""
    return _having(game, "traits", object_id).traits


def metatypes(game: Game, object_id: int) -> frozenset[str]:
    """Return the metatypes of an object."""
    return _having(game, "metatypes", object_id).metatypes


def cost(game: Game, object_id: int) -> int | None:
    """Return the cost of an object, None if it has none."""
    return _value_of(game, "cost", object_id)


def cost_property(game: Game, object_id: int) -> int | None:
    """Return the cost property of an object, which nothing modifies (2.2.4); None if it has none."""
    return _having(game, "cost", object_id).cost


def pitch(game: Game, object_id: int) -> int | None:
    """Return the pitch of an object, None if it has none."""
    return _value_of(game, "pitch", object_id)


def life(game: Game, object_id: int) -> int | None:
    """Return the printed life of an object, None if it has none."""
    return _value_of(game, "life", object_id)


def power(game: Game, object_id: int) -> int | None:
    """Return the power of an object, None if it has none."""
    return _value_of(game, "power", object_id)


def defense(game: Game, object_id: int) -> int | None:
    """Return the defense of an object, None if it has none."""
    return _value_of(game, "defense", object_id)


def intellect_of_hero(game: Game, player: int) -> int:
    """Return the intellect of a player's hero, 0 without a hero and for one that has none."""
    hero = game.hero(player)
    return 0 if hero is None else intellect(game, hero) or 0


def intellect(game: Game, object_id: int) -> int | None:
    """Return the intellect of an object, None if it has none."""
    return _value_of(game, "intellect", object_id)
