"""Wordings of Magic's printed cards that the card language has in other words."""

from rulesdb.engine.kernel.language.wordings import Wording, wording

_COUNTED = r"1(?:つ|体|枚|人)"
_WHAT = r"(?P<what>[^、。:()『』 ][^、。:()『』]*?)"
_UNTIL = "(?P<until>ターン終了時まで、)?"
_IT = "それ(?=[をにはが])(?!.*それ)"
"""The target, once: a second それ would be read as the object of an event, so that text is left to be refused."""
_KEYWORDS = "飛行|先制攻撃|トランプル|速攻|警戒|シャドー|側面攻撃|フェイジング"
_COLORS = "白青黒赤緑"
_MANA = r"(?:\{(?!T\})[^{}]+\})+"

WORDINGS: tuple[Wording, ...] = (
    # a mana cost without quotation marks, and the symbol for tapping
    wording(rf"(?<![「}}])(?P<mana>{_MANA})(?![」{{])", "「{mana}」"),
    wording(r"\{T\}", "タップ"),
    # the power and toughness of a first line
    wording(
        r"^(?P<first>《[^》]*》 .*クリーチャー.*?) (?P<power>[0-9]+)/(?P<toughness>[0-9]+)$",
        "{first} パワー{power} タフネス{toughness}",
    ),
    # what is of another color
    wording(rf"(?P<color>[{_COLORS}])(?:でない|以外の)", "{color}のもの以外の"),
    # one thing that is counted, in the words for a target
    wording(rf"(?P<what>[^、。:1]+){_COUNTED}(?=か[^、。]*を対象と|を対象と)", "{what}"),
    wording(rf"(?P<what>対象の[^、。:1]+){_COUNTED}", "{what}"),
    # a target that is named first
    wording(rf"{_WHAT}を対象とし、{_IT}", "対象の{what}"),
    wording(rf"{_WHAT}を対象とする。{_UNTIL}(?:[^、。]+は、?)?{_IT}", "{until}対象の{what}"),
    wording(r"(?P<what>対象の[^、。は]+)は、?ターン終了時まで、?", "ターン終了時まで、{what}は、"),
    # what a permanent gets
    wording(r"(?<=は)(?=[-+][0-9X]+/[-+][0-9X]+の修整を受ける)", "、"),
    wording(rf"は、?(?P<keyword>{_KEYWORDS})を得る", "は、『{keyword}』を得る"),
    # life, and mana of one color
    wording(r"(?:あなたは、?)?(?P<amount>[0-9X]+)点のライフを(?P<verb>得る|失う)", "ライフを{amount}点{verb}"),
    *(
        wording(rf"「\{{{sign}\}}」を加える", f"{color}マナ1点を加える")
        for sign, color in zip("WUBRG", _COLORS, strict=True)
    ),
)
"""The wordings, in the order in which they are applied."""
