"""Mana (203): its colors, the symbols of mana costs, and converted mana costs."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal, get_args

from rulesdb.engine.kernel.engine_errors import PartError

Color = Literal["white", "blue", "black", "red", "green"]
COLORS: tuple[Color, ...] = get_args(Color)
Mana = Literal[Color, "colorless"]
"""A kind of mana."""
KINDS: tuple[Mana, ...] = (*COLORS, "colorless")
ManaKind = Literal[Color, "generic"]
"""A part of a cost: mana of a color, or generic mana, which mana of any kind pays."""
PARTS: tuple[ManaKind, ...] = (*COLORS, "generic")
PartOrKind = Literal[ManaKind, Mana]
"""A part of a cost, or a kind of mana that pays parts: a color is both."""

_COLOR_OF: dict[str, Color] = dict(zip("WUBRG", COLORS, strict=True))
SYMBOLS: dict[Mana, str] = {**{color: f"{{{letter}}}" for letter, color in _COLOR_OF.items()}, "colorless": "{1}"}
"""The symbol of one mana of a kind."""
_SYMBOL = re.compile(r"\{([0-9]+|[WUBRGX])\}")


@cache
def symbols_of(cost: str) -> tuple[str, ...]:
    """Return the symbols of a mana cost, without their brackets. Raises PartError for anything else."""
    found = tuple(_SYMBOL.findall(cost))
    if not found or "".join(f"{{{symbol}}}" for symbol in found) != cost:
        raise PartError("Card", "mana_cost", f"{cost!r} is no mana cost; one is such as {{2}}{{R}}")
    return found


@cache
def parts_of(cost: str, x: int = 0) -> Mapping[ManaKind, int]:
    """Return the amounts of mana of a cost, by part, with a value of X."""
    parts: dict[ManaKind, int] = {}
    for symbol in symbols_of(cost):
        part: ManaKind = _COLOR_OF.get(symbol, "generic")
        parts[part] = parts.get(part, 0) + _amount(symbol, x)
    return parts


def converted(cost: str | None, x: int = 0) -> int:
    """Return the converted mana cost (203.3): 0 without a mana cost."""
    return 0 if cost is None else sum(_amount(symbol, x) for symbol in symbols_of(cost))


def colors_of(cost: str | None) -> frozenset[Color]:
    """Return the colors of the mana symbols of a cost (203.2)."""
    return frozenset(_COLOR_OF[symbol] for symbol in symbols_of(cost) if symbol in _COLOR_OF) if cost else frozenset()


def _amount(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    return int(symbol) if symbol.isdigit() else 1
