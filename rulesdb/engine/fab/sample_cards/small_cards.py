"""Small made-up cards for decks, checks, examples and tests; a property that is not given is not printed."""

from typing import Literal

from rulesdb.engine.fab.card_parts.abilities import Activated, Cost, Resolution
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Card, CardType, Subtype
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect

ATTACK: frozenset[Subtype] = frozenset({"attack"})
ACTION: frozenset[CardType] = frozenset({"action"})
INSTANT: frozenset[CardType] = frozenset({"instant"})
EQUIPMENT: frozenset[CardType] = frozenset({"equipment"})
WEAPON: frozenset[CardType] = frozenset({"weapon"})
TOKEN: frozenset[CardType] = frozenset({"token"})
AURA: frozenset[Subtype] = frozenset({"aura"})
ALLY: frozenset[Subtype] = frozenset({"ally"})


def does(*effects: DiscreteEffect) -> Resolution:
    """Return a resolution ability with these effects."""
    return Resolution(effects)


GAIN_LIFE = (does(Gain("life", 1)),)
"""The ability to gain 1 life, a filler for cards whose effect does not matter."""


def instant(name: str, *abilities: Ability, cost: int = 0, pitch: int | None = None) -> Card:
    """Return an instant; without abilities it gains 1 life."""
    return Card(name, INSTANT, cost=cost, pitch=pitch, abilities=abilities or GAIN_LIFE)


def action(name: str, *abilities: Ability, cost: int = 0, pitch: int | None = None, defense: int | None = 2) -> Card:
    """Return a non-attack action card; without abilities it gains 1 life."""
    return Card(name, ACTION, cost=cost, pitch=pitch, defense=defense, abilities=abilities or GAIN_LIFE)


def attack(
    name: str,
    *abilities: Ability,
    power: int = 3,
    cost: int | Literal["X"] = 0,
    pitch: int | None = None,
    defense: int | None = 3,
) -> Card:
    """Return an attack action card."""
    return Card(name, ACTION, ATTACK, cost=cost, pitch=pitch, power=power, defense=defense, abilities=abilities)


def reaction(
    name: str, kind: Literal["attack", "defense"], *abilities: Ability, cost: int = 0, pitch: int | None = None,
    defense: int | None = None,
) -> Card:  # fmt: skip
    """Return an attack or defense reaction card."""
    types: dict[str, frozenset[CardType]] = {
        "attack": frozenset({"attack reaction"}),
        "defense": frozenset({"defense reaction"}),
    }
    return Card(name, types[kind], cost=cost, pitch=pitch, defense=defense, abilities=abilities)


def gem(name: str, pitch: int = 1, *, is_chi: bool = False) -> Card:
    """Return a resource card, which can only be pitched."""
    asset: Literal["resource", "chi"] = "chi" if is_chi else "resource"
    return Card(name, frozenset({"resource"}), pitch=pitch, pitch_asset=asset)


def shield(name: str, defense: int = 2, *abilities: Ability) -> Card:
    """Return a piece of equipment for the head."""
    return Card(name, EQUIPMENT, frozenset({"head"}), defense=defense, abilities=abilities)


def sword(name: str, *abilities: Ability, cost: Cost | None = None) -> Card:
    """Return a sword; without abilities, it has a once-per-turn attack ability."""
    swing = Activated("action", cost or Cost(), (AttackAbility(),), limit=1)
    return Card(name, WEAPON, frozenset({"1H", "sword"}), power=2, abilities=abilities or (swing,))


def item(
    name: str, *abilities: Ability, cost: int = 0, power: int | None = None, pitch: int | None = None,
    defense: int | None = None,
) -> Card:  # fmt: skip
    """Return an action card with the subtype item, which becomes a permanent."""
    return Card(
        name, ACTION, frozenset({"item"}), cost=cost, pitch=pitch, power=power, defense=defense, abilities=abilities,
    )  # fmt: skip


def aura(name: str, *abilities: Ability, pitch: int | None = None, defense: int | None = None) -> Card:
    """Return an action card with the subtype aura and cost 0."""
    return Card(name, ACTION, AURA, cost=0, pitch=pitch, defense=defense, abilities=abilities)


def ally(name: str, life: int) -> Card:
    """Return an action card with the subtype ally."""
    return Card(name, ACTION, ALLY, life=life)


def hero(name: str, *abilities: Ability, life: int = 20, intellect: int = 4) -> Card:
    """Return a hero."""
    return Card(name, frozenset({"hero"}), life=life, intellect=intellect, abilities=abilities)
