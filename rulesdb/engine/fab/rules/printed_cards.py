"""Print on a card outside its text box: keywords of the type box, and symbols of the pitch (2.8.2)."""

from typing import Literal, get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Class, Talent
from rulesdb.engine.fab.rules.type_box import TypeBox

PointAsset = Literal["resource", "chi"]
_SUPERTYPES = (*get_args(Class), *get_args(Talent))
SupertypeGroups = tuple[frozenset[str], frozenset[str]]
"""The supertypes of a card, and the second set of a hybrid card."""


def _by_cost(_box: TypeBox, cost: object) -> frozenset[str]:
    return frozenset({"equipment"} if cost is None else {"action"})


@book.definition("2.15.3#sentence-1", _by_cost, "コストの書かれたカードはアクション、ほかは装備品だとする読み方")
def types_of(box: TypeBox, _cost: object) -> frozenset[str]:
    """The type box of a card determines its types."""
    return box.types


def _by_power(_box: TypeBox, power: object) -> frozenset[str]:
    return frozenset() if power is None else frozenset({"attack"})


@book.definition(
    "2.10.3#sentence-1", _by_power, "パワーの書かれたカードのサブタイプは攻撃、ほかにサブタイプはないとする読み方"
)
def subtypes_of(box: TypeBox, _power: object) -> frozenset[str]:
    """The type box of a card determines its subtypes."""
    return box.subtypes


def _by_name(_box: TypeBox, name: str) -> SupertypeGroups:
    return frozenset(word for word in _SUPERTYPES if word in name), frozenset()


@book.definition("2.11.3#sentence-1", _by_name, "スーパータイプは、名前に出てくる言葉で決まるとする読み方")
def supertypes_of(box: TypeBox, _name: str) -> SupertypeGroups:
    """The type box of a card determines its supertypes."""
    return box.supertypes, box.hybrid


_NO_PITCH: tuple[int | None, PointAsset] = None, "resource"


def _always_resources(_symbols: str) -> PointAsset:
    return "resource"


@book.definition(
    "2.8.2#sentence-1", lambda _symbols: _NO_PITCH, "{r}や{c}のシンボルは飾りで、ピッチを表さないとする読み方"
)
def pitch_of_symbols(symbols: str | None) -> tuple[int | None, PointAsset]:
    """The printed pitch of a card is expressed by symbols of resource points or chi points."""
    if symbols is None:
        return _NO_PITCH
    return value_of_symbols(symbols), asset_of_symbols(symbols)


@book.definition("2.8.2#sentence-4", lambda _symbols: 1, "シンボルがいくつあっても、ピッチ値は1だとする読み方")
def value_of_symbols(symbols: str) -> int:
    """The number of symbols is the printed pitch value."""
    return len(symbols)


@book.definition("2.8.2#sentence-3", _always_resources, "どのシンボルでも、得るのはリソースポイントだとする読み方")
def asset_of_symbols(symbols: str) -> PointAsset:
    """The type of the symbols is the type of the assets that pitching the card gives."""
    return "chi" if symbols.startswith("c") else "resource"
