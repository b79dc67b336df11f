"""The numbers of the stages and substages of the staging system (6.3), by what an effect modifies and how.

Stages 1 and 2 alter the records of objects (kernel/effects/alterations.py), from which the other stages start.
"""

from collections.abc import Callable, Mapping

from rulesdb.engine.fab.book import book
from rulesdb.engine.kernel.effects.property_effects import Operation

_OF_NAMES, _OF_TYPES, _OF_SUPERTYPES, _OF_ABILITIES, OF_BASE_VALUES, OF_VALUES, _AFTER_ALL = range(3, 10)
"""The stages from 3, and one after stage 8, which only misreadings know."""
AT_FIRST, PROPERTY, _SET, _MULTIPLY, _DIVIDE, _ADD, _SUBTRACT, DEPENDENT, _AT_LAST = range(9)
"""The substages, and one before and one after them, which only misreadings know."""


def _position(item: str, right: int, wrong: int, misreading: str) -> Callable[[], int]:
    """Return the rule that effects of some kind are applied in a stage or substage, by its item in the text."""

    @book.definition(item)
    def position() -> int:
        """Effects of some kind are applied in the stage, or in the substage, that the item numbers."""
        return right

    book.instead(position, item, misreading)(lambda: wrong)

    return position


_of_types = _position(
    "6.3.2#item-4",
    _OF_TYPES,
    _OF_SUPERTYPES,
    "タイプやサブタイプを変更する効果を、スーパータイプを変更する効果と同じステージで適用するとする読み方",
)
_of_supertypes = _position(
    "6.3.2#item-5",
    _OF_SUPERTYPES,
    _OF_ABILITIES,
    "スーパータイプを変更する効果を、能力を変更する効果と同じステージで適用するとする読み方",
)
STAGES: Mapping[str, Callable[[], int]] = {
    "name": _position(
        "6.3.2#item-3",
        _OF_NAMES,
        _OF_TYPES,
        "名前を変更する効果を、タイプやサブタイプを変更する効果と同じステージで適用するとする読み方",
    ),
    "types": _of_types,
    "subtypes": _of_types,
    "supertypes": _of_supertypes,
    "metatypes": _of_supertypes,
    "abilities": _position(
        "6.3.2#item-6",
        _OF_ABILITIES,
        _AFTER_ALL,
        "能力を変更する効果を、数値特性を変更する効果より後に適用するとする読み方",
    ),
}
"""The stage of the effects on a property, other than a numeric one."""
stage_of_base_values = _position(
    "6.3.2#item-7",
    OF_BASE_VALUES,
    _AFTER_ALL,
    "基本の値を変更する効果を、値を変更する効果より後に適用するとする読み方",
)


@book.definition("6.3.2#item-8")
def stage_of_values(_is_counter: bool) -> int:
    """In stage 8, modifications of values by effects and by counters are applied."""
    return OF_VALUES


SUBSTAGES: Mapping[Operation, Callable[[], int]] = {
    "property": _position(
        "6.3.3#item-1",
        PROPERTY,
        _AT_LAST,
        "数値特性を加える効果や取り除く効果は、値を変更する効果より後に適用するとする読み方",
    ),
    "set": _position(
        "6.3.3#item-2", _SET, _AT_LAST, "値をセットする効果は、最後に適用し、計算の結果を上書きするとする読み方"
    ),
    "multiply": _position(
        "6.3.3#item-3", _MULTIPLY, _DIVIDE, "乗算と除算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
    "divide": _position("6.3.3#item-4", _DIVIDE, _AT_LAST, "除算は、加算や減算より後に、最後に適用するとする読み方"),
    "add": _position(
        "6.3.3#item-5", _ADD, _MULTIPLY, "加算と乗算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
    "subtract": _position(
        "6.3.3#item-6", _SUBTRACT, _ADD, "減算と加算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
}
"""The substage of the effects that do something with a numeric property, as long as they are independent."""


@book.definition("6.3.3#item-7")
def last_substage() -> int:
    """In stages 7 and 8 dependent effects are applied after all independent ones."""
    return DEPENDENT
