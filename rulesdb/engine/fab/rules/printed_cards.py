"""Print on a card outside its text box: keywords of the type box, and symbols of the pitch (2.8.2)."""

from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.rules.type_box import TypeBox

PointAsset = Literal["resource", "chi"]
SupertypeGroups = tuple[frozenset[str], frozenset[str]]
"""The supertypes of a card, and the second set of a hybrid card."""


@book.definition("2.15.3#sentence-1")
def types_of(box: TypeBox, _cost: object) -> frozenset[str]:
    """The type box of a card determines its types."""
    return box.types


@book.definition("2.10.3#sentence-1")
def subtypes_of(box: TypeBox, _power: object) -> frozenset[str]:
    """The type box of a card determines its subtypes."""
    return box.subtypes


@book.definition("2.11.3#sentence-1")
def supertypes_of(box: TypeBox, _name: str) -> SupertypeGroups:
    """The type box of a card determines its supertypes."""
    return box.supertypes, box.hybrid


NO_PITCH: tuple[int | None, PointAsset] = None, "resource"


@book.definition("2.8.2#sentence-1")
def pitch_of_symbols(symbols: str | None) -> tuple[int | None, PointAsset]:
    """The printed pitch of a card is expressed by symbols of resource points or chi points."""
    if symbols is None:
        return NO_PITCH
    return value_of_symbols(symbols), asset_of_symbols(symbols)


@book.definition("2.8.2#sentence-4")
def value_of_symbols(symbols: str) -> int:
    """The number of symbols is the printed pitch value."""
    return len(symbols)


@book.definition("2.8.2#sentence-3")
def asset_of_symbols(symbols: str) -> PointAsset:
    """The type of the symbols is the type of the assets that pitching the card gives."""
    return "chi" if symbols.startswith("c") else "resource"
