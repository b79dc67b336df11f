"""Cards as data: the characteristics of chapter 2, and abilities put together from small parts.

A made-up card takes a line or two. What a card may have is listed here, and anything else is refused when it is made.
"""

from typing import ClassVar, Literal, get_args

from rulesdb.engine.kernel.checked import Checked
from rulesdb.engine.kernel.errors import CardError, PartError

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
Subtype = Literal[
    "1H",
    "2H",
    "affliction",
    "ally",
    "arms",
    "arrow",
    "ash",
    "attack",
    "aura",
    "axe",
    "bow",
    "chest",
    "claw",
    "club",
    "construct",
    "dagger",
    "figment",
    "flail",
    "hammer",
    "head",
    "invocation",
    "item",
    "landmark",
    "legs",
    "off-hand",
    "orb",
    "pistol",
    "quiver",
    "song",
    "staff",
    "sword",
    "trap",
    "young",
]
# 8.2: these enter the arena as permanents when they resolve.
PERMANENT_SUBTYPES: frozenset[Subtype] = frozenset(
    {"affliction", "ash", "aura", "construct", "figment", "invocation", "item", "landmark"}
)

Stat = Literal["cost", "pitch", "power", "defense", "life", "intellect"]
_VALUES: tuple[Stat, ...] = get_args(Stat)

Asset = Literal["action", "resource", "chi", "life"]
Action = Literal[
    "play",
    "play next",
    "play as owner",
    "play as an instant",
    "play for free",
    "be attacked",
    "activate",
    "defend",
    "pitch",
    "banish",
    "destroy",
    "discard",
    "put",
    "reveal",
]
"""What players do with objects, or effects to them, as far as effects may forbid, require or allow it (1.0.2)."""


class Effect(Checked, frozen=True):
    """What an ability generates (1.8): discrete ones are in rulesdb/engine/fab/verbs, continuous ones in effects.py."""


class Condition(Checked, frozen=True):
    """What must be so in the game; rulesdb/engine/fab/selection/conditions.py has the kinds."""


class Criterion(Checked, frozen=True):
    """What an object must be to be meant; rulesdb/engine/fab/selection/filters.py has the kinds."""


class Ability(Checked, frozen=True):
    """A part of a card that does something; rulesdb/engine/fab/card_parts/abilities.py has the kinds.

    ``is_static``: it may generate effects of itself, so that every state is asked for it.
    """

    is_static: ClassVar[bool] = False


class Card(Checked, frozen=True):
    """A card's base characteristics. None: the card lacks the characteristic; 0 is a value.

    Raises CardError for a characteristic that does not exist.
    """

    name: str
    """Its name; "" for a layer that is no card."""
    types: frozenset[CardType] = frozenset({"action"})
    """Types (8.1)."""
    subtypes: frozenset[Subtype] = frozenset()
    """Subtypes (8.2)."""
    supertypes: frozenset[str] = frozenset()
    """Supertypes: classes and talents (2.11)."""
    cost: int | Literal["X"] | None = None
    """Base resource cost from 0, "X" for a variable one."""
    pitch: int | None = None
    """Points that it gives when it is pitched, from 0."""
    pitch_asset: Literal["resource", "chi"] = "resource"
    """The asset of these points."""
    power: int | Literal["*"] | None = None
    """Base power from 0, "*" where an ability defines it."""
    defense: int | Literal["*"] | None = None
    """Base defense from 0, "*" where an ability defines it."""
    life: int | None = None
    """Base life from 0."""
    intellect: int | None = None
    """Base intellect from 0."""
    abilities: tuple[Ability, ...] = ()
    """Its abilities in the order in which they are printed."""
    halves: tuple["Card", ...] = ()
    """The two sides of a split-card (9.2), empty for others."""

    def __post_init__(self) -> None:
        """Refuse what no card has."""
        try:
            super().__post_init__()
        except PartError as error:
            raise CardError(f"{self.name}", error.what) from None
        values = (self.cost, self.pitch, self.power, self.defense, self.life, self.intellect)
        for name, value in zip(_VALUES, values, strict=True):
            if isinstance(value, int) and value < 0:
                raise CardError(self.name, f"{name} is {value}, but a printed value is never below 0")

    @property
    def has_static_abilities(self) -> bool:
        """Whether an ability may generate effects of itself."""
        return any(ability.is_static for ability in self.abilities)

    @property
    def is_attack(self) -> bool:
        """Whether it has the subtype attack."""
        return "attack" in self.subtypes
