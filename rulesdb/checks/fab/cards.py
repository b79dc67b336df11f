"""Small made-up cards that checks of many rules use: each does one thing and costs what the check needs."""

from rulesdb.engine.fab.abilities import Activated, Cost, Resolution
from rulesdb.engine.fab.cards import Ability, Card
from rulesdb.engine.fab.roles import Discrete
from rulesdb.engine.fab.verbs.gain import Gain

ATTACK = frozenset({"attack"})
ACTION = frozenset({"action"})
INSTANT = frozenset({"instant"})
EQUIPMENT = frozenset({"equipment"})
WEAPON = frozenset({"weapon"})


def does(*effects: Discrete) -> Resolution:
    """Return the resolution ability with these effects."""
    return Resolution(effects)


def instant(name: str, *abilities: Ability, cost: int = 0) -> Card:
    """Return an instant; without abilities it gains 1 life."""
    return Card(name, INSTANT, cost=cost, abilities=abilities or (does(Gain("life", 1)),))


def action(name: str, *abilities: Ability, cost: int = 0) -> Card:
    """Return a non-attack action card; without abilities it gains 1 life."""
    return Card(name, ACTION, cost=cost, defense=2, abilities=abilities or (does(Gain("life", 1)),))


def attack(name: str, *abilities: Ability, power: int = 3, cost: int = 0, defense: int | None = 3) -> Card:
    """Return an attack action card."""
    return Card(name, ACTION, ATTACK, cost=cost, power=power, defense=defense, abilities=abilities)


def gem(name: str, pitch: int = 1, *, is_chi: bool = False) -> Card:
    """Return a card that is there to be pitched."""
    return Card(name, frozenset({"resource"}), pitch=pitch, pitch_asset="chi" if is_chi else "resource")


def shield(name: str, defense: int = 2, *abilities: Ability) -> Card:
    """Return a piece of equipment for the head."""
    return Card(name, EQUIPMENT, frozenset({"head"}), defense=defense, abilities=abilities)


def tool(name: str, cost: Cost | None, *abilities: Ability) -> Card:
    """Return a piece of equipment; with a cost it has an instant ability that gains 1 life."""
    own = () if cost is None else (Activated("instant", cost, (does(Gain("life", 1)),)),)
    return Card(name, EQUIPMENT, abilities=(*own, *abilities))


def item(name: str, *abilities: Ability, cost: int = 0, power: int | None = None) -> Card:
    """Return an item, to be put into the arena."""
    return Card(name, ACTION, frozenset({"item"}), cost=cost, power=power, abilities=abilities)
