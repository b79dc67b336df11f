"""Wordings of the first line of Magic's printed cards: the mana cost, the type line, power and toughness.

``《騎士団長》 {2}{W} 伝説のクリーチャー ― 人間・騎士 2/2`` is read as the card language has it:
``《騎士団長》 「{2}{W}」 〈伝説〉 クリーチャー ― 「人間」「騎士」 パワー2 タフネス2``.
"""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.mtg.language.record_words import SUPERTYPES, TYPES

_SUPERTYPE = "|".join(SUPERTYPES.values())
_TYPE = "|".join(TYPES.values())
_BEGINNING = r"^(?P<first>《[^》]*》(?: 「[^」]*」)?)"
_SIZE = r" パワー[0-9*]+ タフネス[0-9*]+"

_MANA = r"(?:\{[^{}]+\})+"
COSTS_IN_TYPE_LINES: tuple[Wording, ...] = (
    wording(r"^(?P<name>《[^》]*》) (?:マナ・?)?コスト:? ?(?=\{)", "{name} ", "コスト"),
    wording(
        rf"^(?P<name>《[^》]*》) (?P<type>[^{{「]+?) ?(?: (?:マナ・?)?コスト:? ?)?(?P<mana>{_MANA})(?P<rest> .*)?$",
        "{name} {mana} {type}{rest}",
        "{",
    ),
)
"""The wordings of mana costs that stand elsewhere than behind the name."""
TYPE_LINES: tuple[Wording, ...] = (
    wording(
        r"^(?P<first>《[^》]*》 .*クリーチャー.*?) \(?(?P<power>[0-9*]+)/(?P<toughness>[0-9*]+)\)?$",
        "{first} パワー{power} タフネス{toughness}",
        "/",
    ),
    # 伝説のクリーチャー, 基本土地, 基本氷雪土地
    wording(
        rf"{_BEGINNING} (?P<one>{_SUPERTYPE})の?[・ ]?(?P<two>{_SUPERTYPE})の?[・ ]?(?={_TYPE})",
        "{first} 〈{one}・{two}〉 ",
        "》 ",
    ),
    wording(rf"{_BEGINNING} (?P<one>{_SUPERTYPE})の?[・ ]?(?={_TYPE})", "{first} 〈{one}〉 ", "》 "),
    wording(
        rf"{_BEGINNING}(?P<rest>(?: 〈[^〉]*〉)?(?: \([^)]*\))?) (?P<one>{_TYPE})[ /]?(?P<two>{_TYPE})",
        "{first}{rest} {one}・{two}",
        "》 ",
    ),
    # the subtypes, in any of the joints that people write between them
    wording(
        rf"^(?P<first>《[^》]*》.*) ― (?P<subtypes>[^「」]+?)(?P<size>{_SIZE})?$",
        "{first} ― 「{subtypes|」「}」{size}",
        " ― ",
    ),
)
"""The wordings of first lines, in the order in which they are applied."""
