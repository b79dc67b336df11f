"""Cards as data: the characteristics of chapter 2, and abilities put together from small parts.

A made-up card takes a line or two. What a card may have is listed here, and anything else is refused when it is made.
"""

from typing import Literal

from msgspec import Struct

from rulesdb.engine.kernel.errors import CardError

TYPES = frozenset(
    [
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
)
SUBTYPES = frozenset(
    [
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
)
# 8.2: these enter the arena as permanents when they resolve.
PERMANENT_SUBTYPES = frozenset({"affliction", "ash", "aura", "construct", "figment", "invocation", "item", "landmark"})

# Each value that a card may have, and what may stand there instead of a number.
_VALUES = {"cost": "X", "pitch": "", "power": "*", "defense": "*", "life": "", "intellect": ""}

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


class Effect(Struct, frozen=True):
    """What an ability generates; effects.py has the kinds, rules/discrete.py and rules/generating.py what they do."""


class Condition(Struct, frozen=True):
    """What must be so in the game; rulesdb/engine/fab/selection/conditions.py has the kinds."""


class Criterion(Struct, frozen=True):
    """What an object must be to be meant; rulesdb/engine/fab/selection/filters.py has the kinds."""


class Ability(Struct, frozen=True):
    """A part of a card that does something; rulesdb/engine/fab/abilities.py has the kinds."""


class Card(Struct, frozen=True):
    """A card's base characteristics. None: the card lacks the characteristic; 0 is a value.

    ``cost`` is the base resource cost, "X" a variable one. ``pitch`` is how many points it gives when pitched, of the
    asset ``pitch_asset``. ``power`` and ``defense`` are "*" where an ability defines them. ``halves`` are the two
    sides of a split-card (9.2). ``text`` is what the card says, for people: the engine reads its abilities.

    Raises CardError for a characteristic that does not exist.
    """

    name: str
    types: frozenset[str] = frozenset({"action"})
    subtypes: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    cost: int | Literal["X"] | None = None
    pitch: int | None = None
    pitch_asset: Literal["resource", "chi"] = "resource"
    power: int | Literal["*"] | None = None
    defense: int | Literal["*"] | None = None
    life: int | None = None
    intellect: int | None = None
    abilities: tuple[Ability, ...] = ()
    halves: tuple["Card", ...] = ()
    text: str = ""

    def __post_init__(self) -> None:
        """Refuse what no card has."""
        for what, given, known in (("type", self.types, TYPES), ("subtype", self.subtypes, SUBTYPES)):
            for name in sorted(given - known):
                raise CardError(self.name, f"there is no {what} {name!r}; there are {', '.join(sorted(known))}")
        if self.pitch_asset not in {"resource", "chi"}:
            raise CardError(
                self.name, f"there is no asset {self.pitch_asset!r} to be pitched for; take resource or chi"
            )
        for name, sign in _VALUES.items():
            value = getattr(self, name)
            if isinstance(value, int) and value < 0:
                raise CardError(self.name, f"{name} is {value}, but a printed value is never below 0")
            if isinstance(value, str) and value != sign:
                raise CardError(
                    self.name, f"{name} is {value!r}, but a value is a number{f' or {sign!r}' * bool(sign)}"
                )

    @property
    def is_attack(self) -> bool:
        """Whether it has the subtype attack."""
        return "attack" in self.subtypes
