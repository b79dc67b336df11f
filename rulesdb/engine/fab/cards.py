"""Cards as data: their properties (chapter 2), and abilities composed of small parts.

A made-up card takes a line or two. The values that a card can have are listed here; any other value raises an error
when the card is made.
"""

import re
from functools import cache
from typing import Literal, NamedTuple, get_args

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import CardError, PartError
from rulesdb.engine.kernel.records.checked import Checked

CardType = Literal[
    "action",
    "attack reaction",
    "block",
    "companion",
    "defense reaction",
    "demi-hero",
    "equipment",
    "hero",
    "instant",
    "macro",
    "mentor",
    "resource",
    "token",
    "weapon",
]
FunctionalSubtype = Literal[
    "1H",
    "2H",
    "affliction",
    "ally",
    "arrow",
    "ash",
    "attack",
    "aura",
    "construct",
    "figment",
    "invocation",
    "item",
    "landmark",
    "off-hand",
    "quiver",
]
NonfunctionalSubtype = Literal[
    "angel",
    "arms",
    "axe",
    "base",
    "book",
    "bow",
    "brush",
    "cannon",
    "chest",
    "chi",
    "claw",
    "club",
    "cog",
    "dagger",
    "demon",
    "dragon",
    "evo",
    "fiddle",
    "flail",
    "gem",
    "gun",
    "hammer",
    "head",
    "legs",
    "lute",
    "mercenary",
    "orb",
    "pistol",
    "pit fighter",
    "polearm",
    "rock",
    "scepter",
    "scroll",
    "scythe",
    "shuriken",
    "song",
    "staff",
    "sword",
    "trap",
    "wrench",
    "young",
]
Subtype = Literal[FunctionalSubtype, NonfunctionalSubtype]
Class = Literal[
    "審神者",
    "暗殺者",
    "詩人",
    "野人",
    "守護者",
    "幻術士",
    "機械技師",
    "商人",
    "死霊術師",
    "忍者",
    "海賊",
    "レンジャー",
    "ルーン剣士",
    "変幻者",
    "シーフ",
    "戦士",
    "魔術師",
]
Talent = Literal["混沌", "竜系", "大地", "エレメンタル", "氷", "光", "稲妻", "神秘", "王侯", "影"]
Supertype = Literal[Class, Talent]
ENGLISH_SUPERTYPES: dict[str, str] = {
    "審神者": "Adjudicator", "暗殺者": "Assassin", "詩人": "Bard", "野人": "Brute", "守護者": "Guardian",
    "幻術士": "Illusionist", "機械技師": "Mechanologist", "商人": "Merchant", "死霊術師": "Necromancer",
    "忍者": "Ninja", "海賊": "Pirate", "レンジャー": "Ranger", "ルーン剣士": "Runeblade", "変幻者": "Shapeshifter",
    "シーフ": "Thief", "戦士": "Warrior", "魔術師": "Wizard", "混沌": "Chaos", "竜系": "Draconic", "大地": "Earth",
    "エレメンタル": "Elemental", "氷": "Ice", "光": "Light", "稲妻": "Lightning", "神秘": "Mystic", "王侯": "Royal",
    "影": "Shadow",
}  # fmt: skip
"""The English words for classes and talents."""
Trait = Literal["agents of chaos"]
Color = Literal["red", "yellow", "blue"]
COLORS: dict[int, Color] = {1: "red", 2: "yellow", 3: "blue"}
"""The color of the color strip, by the printed pitch (2.1.2)."""

Stat = Literal["cost", "pitch", "power", "defense", "life", "intellect"]
NUMERIC_PROPERTIES: tuple[Stat, ...] = get_args(Stat)
DefinedStat = Literal["power", "defense"]
"""A numeric property that an ability of the card may define (2.3.2a, 2.9.2a)."""

VariableCost = Literal["X", "XX", "X1", "X2", "X3"]
"""The symbols of a cost whose value is undefined at first (2.2.2a)."""

Asset = Literal["action", "resource", "chi", "life"]
ASSETS: tuple[Asset, ...] = get_args(Asset)
RestrictedAction = Literal[
    "play",
    "play next",
    "play as owner",
    "play as an instant",
    "play for free",
    "play or activate",
    "play or pitch",
    "play, pitch or defend",
    "be attacked",
    "be defended",
    "activate",
    "attack",
    "defend",
    "pitch",
    "banish",
    "destroy",
    "discard",
    "put",
    "reveal",
    "tap",
    "untap",
]
"""Actions that effects can restrict, require or allow (1.0.2): of players with objects, or of effects on objects."""


class Card(Checked, frozen=True, cache_hash=True):
    """The base properties of a card. None: the card lacks the property; 0 is a value.

    Raises CardError for an invalid property.
    """

    name: str
    """Name; "" for a layer that is not a card."""
    types: frozenset[CardType] = frozenset({"action"})
    """Types (8.1)."""
    subtypes: frozenset[Subtype] = frozenset()
    """Subtypes (8.2)."""
    supertypes: frozenset[str] = frozenset()
    """Supertypes: classes and talents (2.11)."""
    traits: frozenset[Trait] = frozenset()
    """Traits (2.13)."""
    cost: int | VariableCost | None = None
    """Base resource cost from 0, "X", "XX" or "X" and a number for a variable cost, None for no cost."""
    pitch: int | None = None
    """Points gained by pitching the card, from 0."""
    pitch_asset: Literal["resource", "chi"] = "resource"
    """The asset gained by pitching the card."""
    power: int | Literal["*"] | None = None
    """Base power from 0, "*" where an ability defines it."""
    defense: int | Literal["*"] | None = None
    """Base defense from 0, "*" where an ability defines it."""
    life: int | Literal["*"] | None = None
    """Base life from 0, "*" where an effect defines it."""
    intellect: int | None = None
    """Base intellect from 0."""
    abilities: tuple[Ability, ...] = ()
    """Abilities in printed order."""
    halves: tuple["Card", ...] = ()
    """The two sides of a split-card (9.2), empty for other cards."""
    metatypes: frozenset[str] = frozenset()
    """Metatypes: monikers of heroes, and names of sets (2.6)."""
    english: str = ""
    """The English version of the name, "" if the name is English or has no other version (2.7.4)."""
    is_personal: bool = False
    """Whether the name is a personal name; that of a hero or an ally is one anyway (2.7.3)."""
    hybrid: frozenset[str] = frozenset()
    """The other set of supertypes of a hybrid card (2.14.1b), empty for other cards."""
    moniker: str = ""
    """The moniker, which makes the name a personal name (2.7.3); "" for the one that the signs of the name tell."""

    def __post_init__(self) -> None:
        """Raise CardError for an invalid property."""
        try:
            super().__post_init__()
        except PartError as error:
            raise CardError(f"{self.name}", error.what) from None
        values = (self.cost, self.pitch, self.power, self.defense, self.life, self.intellect)
        for name, value in zip(NUMERIC_PROPERTIES, values, strict=True):
            if isinstance(value, int) and value < 0:
                raise CardError(self.name, f"{name} is {value}, but a printed value is never below 0")
        if self.moniker not in self.name:
            raise CardError(self.name, f"the moniker {self.moniker} is no part of the name")

    @property
    def has_examined_abilities(self) -> bool:
        """Whether the card has an ability that is examined in every state."""
        return any(ability.is_examined for ability in self.abilities)

    @property
    def is_attack(self) -> bool:
        """Whether the card has the subtype attack."""
        return "attack" in self.subtypes


SYMBOLS: dict[str, Stat] = {"p": "power", "d": "defense", "i": "intellect", "h": "life"}
"""The numeric property for each symbol that stands on counters (1.12.4)."""

_NUMERIC = re.compile(r"([+-][0-9]+)\{([a-z])\}")


class NumericCounter(NamedTuple):
    """The modification by a counter with a numerical value and a symbol."""

    stat: Stat
    """The numeric property."""
    amount: int
    """The modification by one counter, in points."""


@cache
def numeric_counter(name: str) -> NumericCounter | None:
    """Return the value and property of a counter by its name, None for a counter without them."""
    found = _NUMERIC.fullmatch(name)
    if found is None or found[2] not in SYMBOLS:
        return None
    return NumericCounter(SYMBOLS[found[2]], int(found[1]))
