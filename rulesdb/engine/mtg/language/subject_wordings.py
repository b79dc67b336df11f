"""Wordings of what a printed ability applies to, such as あなたがコントロールする他のクリーチャー.

They are read as a filter of the card language, inside out: the kind of the objects first, then their color, whether
the object itself is meant, and who controls them.
"""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.mtg.language.record_words import COLORS, KEYWORDS, TYPES

_TYPE = "|".join(TYPES.values())
_COLOR = "|".join(COLORS.values())
_SUBTYPE = r"[ァ-ヺー一-龠々]+"
_YOURS = "あなたがコントロールする(?:もの以外の)?"
_OTHER = "(?:他の|ほかの)"
_ALL = "(?:すべての|全ての|各|いずれかの)"
_BEFORE = rf"(?P<before>(?:{_YOURS})?{_OTHER}?(?:(?:{_COLOR})の)?)"
_GAINABLE = rf"(?:{'|'.join(KEYWORDS.values())})(?:を|と)|[ァ-ヺー・一-龠々]+(?:\([^()]*\))?を(?:得る|持つ)"
_GETS = rf"{_GAINABLE}|[-+]?[0-9]+/|『|\(|(?:すべての)?能力を|攻撃|ブロック|破壊されない"
_SAID = rf"(?=は、?(?:{_GETS})|が[^、。]*たとき)"
"""What is said of the objects: what they get by a static ability, or the event that triggers one."""
_HOST = "クリーチャー|土地|アーティファクト|エンチャント|パーマネント"

SUBJECTS: tuple[Wording, ...] = (
    wording(
        rf"(?<!これに)エンチャントされ(?:ている|た)(?:{_HOST})", "これにエンチャントされているもの", "エンチャントされ"
    ),
    wording(r"対戦相手[がの]コントロールする", "あなたがコントロールするもの以外の", "コントロールする"),
    wording(r"あなたのコントロールする", "あなたがコントロールする", "コントロールする"),
    wording(
        rf"^{_ALL}?{_BEFORE}(?P<subtype>{_SUBTYPE})・クリーチャー{_SAID}",
        "{before}(クリーチャーである、かつ「{subtype}」である)もの",
        "・クリーチャー",
    ),
    wording(rf"^{_ALL}?{_BEFORE}(?P<type>{_TYPE}){_SAID}", "{before}{type}であるもの", "は|たとき"),
    wording(
        rf"^(?:{_ALL}|(?={_YOURS}|{_OTHER})){_BEFORE}(?P<subtype>{_SUBTYPE}){_SAID}",
        "{before}「{subtype}」であるもの",
        "すべての|全ての|各|いずれかの|コントロールする|他の|ほかの",
    ),
    wording(
        rf"^(?P<before>(?:{_YOURS})?{_OTHER}?)(?P<color>{_COLOR})の(?P<rest>[^、。]+|\(.*\))もの{_SAID}",
        "{before}({color}の、かつ{rest})もの",
        "もの",
    ),
    wording(
        rf"^(?P<before>(?:{_YOURS})?){_OTHER}(?P<rest>[^、。]+|\(.*\))もの{_SAID}",
        "{before}(これ自身以外の、かつ{rest})もの",
        "他の|ほかの",
    ),
    wording(
        rf"^(?P<yours>{_YOURS})(?P<rest>[^、。]+|\(.*\))もの{_SAID}", "({yours}、かつ{rest})もの", "コントロールする"
    ),
)
"""The wordings, in the order in which they are applied."""
