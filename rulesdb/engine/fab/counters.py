"""Counters (1.15): those with a numerical value and the symbol of a property, such as +1{p}, modify the property."""

import re
from functools import cache
from typing import NamedTuple

from rulesdb.engine.fab.cards import Stat

SYMBOLS: dict[str, Stat] = {"p": "power", "d": "defense", "i": "intellect"}
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
