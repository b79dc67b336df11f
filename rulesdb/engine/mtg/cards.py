"""Cards as data: their characteristics (201 to 208), with mana costs (203), and abilities composed of small parts."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Literal, get_args

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import CardError, PartError
from rulesdb.engine.kernel.records.checked import Checked

Color = Literal["white", "blue", "black", "red", "green"]
COLORS: tuple[Color, ...] = get_args(Color)
Mana = Literal[Color, "colorless"]
"""A kind of mana."""
KINDS: tuple[Mana, ...] = (*COLORS, "colorless")
Hybrid = Literal[
    "white or blue", "white or black", "white or red", "white or green", "blue or black", "blue or red",
    "blue or green", "black or red", "black or green", "red or green",
]  # fmt: skip
"""A hybrid part of a cost, which mana of either color pays."""
ManaKind = Literal[Color, Hybrid, "generic"]
"""A part of a cost: mana of a color or of either of two, or generic mana, which mana of any kind pays."""
HYBRIDS: tuple[Hybrid, ...] = get_args(Hybrid)
PARTS: tuple[ManaKind, ...] = (*COLORS, *HYBRIDS, "generic")
PartOrKind = Literal[ManaKind, Mana]
"""A part of a cost, or a kind of mana that pays parts: a color is both."""

_COLOR_OF: dict[str, Color] = dict(zip("WUBRG", COLORS, strict=True))
_LETTER = {color: letter for letter, color in _COLOR_OF.items()}
_HYBRID_OF: dict[str, Hybrid] = {
    f"{_LETTER[one]}/{_LETTER[two]}": part
    for part in HYBRIDS
    for one, two in permutations(color for color in COLORS if color in part.split(" or "))
}
SYMBOLS: dict[Mana, str] = {**{color: f"{{{letter}}}" for letter, color in _COLOR_OF.items()}, "colorless": "{1}"}
"""The symbol of one mana of a kind."""
ANY_COLOR = tuple(SYMBOLS[color] for color in COLORS)
"""The symbols of one mana of each color."""
_SYMBOL = re.compile(r"\{([0-9]+|[WUBRGX]|[WUBRG]/[WUBRG])\}")


@cache
def symbols_of(cost: str) -> tuple[str, ...]:
    """Return the symbols of a mana cost, without their brackets. Raises PartError for anything else."""
    found = tuple(_SYMBOL.findall(cost))
    is_known = all(symbol in _HYBRID_OF for symbol in found if "/" in symbol)
    if not found or not is_known or "".join(f"{{{symbol}}}" for symbol in found) != cost:
        raise PartError("Card", "mana_cost", f"{cost!r} is no mana cost; one is such as {{2}}{{R}}")
    return found


@cache
def parts_of(cost: str, x: int = 0) -> Mapping[ManaKind, int]:
    """Return the amounts of mana of a cost, by part, with a value of X."""
    parts: dict[ManaKind, int] = {}
    for symbol in symbols_of(cost):
        part: ManaKind = _HYBRID_OF[symbol] if symbol in _HYBRID_OF else _COLOR_OF.get(symbol, "generic")
        parts[part] = parts.get(part, 0) + _amount(symbol, x)
    return parts


@cache
def mana_of(symbols: str) -> Mapping[Mana, int]:
    """Return the amounts of mana that symbols stand for, by kind; a number is that much colorless mana."""
    mana: dict[Mana, int] = {}
    for symbol in symbols_of(symbols):
        kind: Mana = _COLOR_OF.get(symbol, "colorless")
        mana[kind] = mana.get(kind, 0) + _amount(symbol, 0)
    return mana


def converted(cost: str | None, x: int = 0) -> int:
    """Return the converted mana cost (203.3): 0 without a mana cost."""
    return 0 if cost is None else sum(_amount(symbol, x) for symbol in symbols_of(cost))


def colors_of(cost: str | None) -> frozenset[Color]:
    """Return the colors of the mana symbols of a cost (203.2)."""
    letters = "".join(symbols_of(cost)) if cost else ""
    return frozenset(_COLOR_OF[letter] for letter in letters if letter in _COLOR_OF)


def _amount(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    return int(symbol) if symbol.isdigit() else 1


CardType = Literal["artifact", "creature", "enchantment", "instant", "land", "sorcery"]
PERMANENT_TYPES: frozenset[CardType] = frozenset({"artifact", "creature", "enchantment", "land"})
Supertype = Literal["basic", "legendary", "snow", "world"]
Stat = Literal["power", "toughness"]


class Card(Checked, frozen=True, cache_hash=True):
    """The characteristics printed on a card. Raises CardError for an invalid one."""

    name: str
    """Name; "" for an object on the stack that is no card."""
    mana_cost: str | None = None
    """Mana cost in symbols, such as ``{2}{R}``; None for none, which is not ``{0}``."""
    types: frozenset[CardType] = frozenset()
    """Card types (212)."""
    subtypes: frozenset[str] = frozenset()
    """Subtypes, such as creature types."""
    supertypes: frozenset[Supertype] = frozenset()
    """Supertypes."""
    power: int | Literal["*"] | None = None
    """Power, "*" where an ability defines it; None for what is no creature."""
    toughness: int | Literal["*"] | None = None
    """Toughness, as the power."""
    abilities: tuple[Ability, ...] = ()
    """Abilities in printed order."""
    colors: frozenset[Color] | None = None
    """Colors that an ability or an effect defines; None for those of the mana cost."""
    symbol: str | None = None
    """The set of the expansion symbol (206), None for a card without one, or of which it is not said."""

    def __post_init__(self) -> None:
        """Raise CardError for an invalid characteristic."""
        try:
            super().__post_init__()
            if self.mana_cost is not None:
                symbols_of(self.mana_cost)
        except PartError as error:
            raise CardError(f"{self.name}", error.what) from None

    @property
    def has_examined_abilities(self) -> bool:
        """Whether the card has an ability that is examined in every state."""
        return any(ability.is_examined for ability in self.abilities)
