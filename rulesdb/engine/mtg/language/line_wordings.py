"""Wordings of lines of printed cards: the first line, costs, and keywords, with reminder text or several on a line.

``《騎士団長》 {2}{W} 伝説のクリーチャー ― 人間・騎士 2/2`` is read as the card language has it:
``《騎士団長》 「{2}{W}」 〈伝説〉 クリーチャー ― 「人間」「騎士」 パワー2 タフネス2``.
"""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.kernel.language.written_lines import keyword_lists
from rulesdb.engine.mtg.language.record_words import KEYWORDS, SUPERTYPES, TYPES

_SUPERTYPE = "|".join(SUPERTYPES.values())
_TYPE = "|".join(TYPES.values())
_BEGINNING = r"^(?P<first>《[^》]*》(?: 「[^」]*」)?)"
_SIZE = r" パワー[0-9*]+ タフネス[0-9*]+"

_MANA = r"(?:\{[^{}]+\})+"
COSTS_IN_TYPE_LINES: tuple[Wording, ...] = (
    wording(r"^(?P<name>《[^》]*》) (?:マナ・?)?コスト:? ?(?=\{)", "{name} "),
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
        rf"^(?P<first>《[^》]*》.*) ― (?P<subtypes>[^「」]+?)(?P<size>{_SIZE})?$", "{first} ― 「{subtypes|」「}」{size}"
    ),
)
"""The wordings of first lines, in the order in which they are applied."""


_PAID_MANA = r"(?:\{(?!T\})[^{}]+\})+"
_PAID = r"[^、,。:()「」]+?(?:捨てる|捧げる|取り除く|戻す|タップする|失う|置く|支払う)"
"""A part of a cost that is an effect."""
_WITH_COSTS = "累加アップキープ|フラッシュバック|マッドネス|バイバック|キッカー|エコー|変異|装備|サイクリング|変成|忍術"
_KEYWORD = f"(?P<keyword>{_WITH_COSTS})"


def _paid(many: int, *, before: bool) -> str:
    """Return the expression of several parts of a cost, each an effect, ``before`` which others may stand."""
    parts = "[,、] ?".join(f"(?P<{'abc'[at]}>{_PAID})" for at in range(many))
    return f"[,、] ?{parts}" if before else parts


def _parts(many: int) -> str:
    """Return the words for such parts."""
    return "".join(f"、({{{'abc'[at]}}})" for at in range(many))


COSTS: tuple[Wording, ...] = (
    # a mana cost without quotation marks, and the symbol for tapping
    wording(rf"(?<![「}}])(?P<mana>{_PAID_MANA})(?![」{{])", "「{mana}」", "{"),
    wording(r"\{T\}", "タップ", "{T}"),
    # what is discarded or sacrificed
    wording(
        r"(?P<what>[^、。:() をは]+カード)を(?P<chance>無作為に)?(?P<amount>[0-9X]+)枚"
        "(?P<after>無作為に)?捨てる(?=[^。]*: )",
        "あなたの手札にある{what}のうち{chance}{after}{amount}枚を捨てる",
    ),
    wording(
        r"(?<![ァ-ヺ一-龠・の])カードを(?P<chance>無作為に)?(?P<amount>[0-9X]+)枚(?P<after>無作為に)?捨てる",
        "手札を{chance}{after}{amount}枚捨てる",
    ),
    # costs of several parts
    wording(rf"^{_KEYWORD} ?― (?P<cost>.+?)。?$", "{keyword}{cost}"),
    wording(rf"^{_KEYWORD}(?P<effect>{_PAID})$", "{keyword}({effect})", _WITH_COSTS),
    wording(r"(?<=」)[,、] ?(?=タップ[:、,])", "、", "タップ"),
    *(
        row
        for many in ((3, 2, 1))
        for row in (
            wording(f"(?<=[」プ]){_paid(many, before=True)}(?=: |$)", _parts(many), "」、|プ、|,"),
            wording(
                f"^(?P<when>(?:[^。:、]*とき(?:にだけ)?、)*){_paid(many, before=False)}: ",
                f"{{when}}{_parts(many).removeprefix('、')}: ",
            ),
        )
    ),
    wording(
        rf"^[^、。]+を(?:プレイする|唱える)ための追加コストとして、?(?P<effect>{_PAID})。?$",
        "これをプレイするための追加コスト: ({effect})",
    ),
)
"""The wordings, in the order in which they are applied."""


_NAMES = (
    *(word for word in KEYWORDS.values() if word != "能力"),
    "フラッシュバック",
    "エコー",
    "待機",
    "ストーム",
    "プロテクション",
    "「[^」]*」渡り",
    "キッカー",
    "累加アップキープ",
    "装備",
    "サイクリング",
    "変成",
    "武士道",
    "転生",
    "発掘",
    "接合",
    "消失",
    "狂喜",
    "親和",
    "忍術",
    "被覆",
    "絆魂",
    "接死",
)
_NAME = "|".join(_NAMES)

KEYWORD_LINES: tuple[Wording, ...] = (
    wording(rf"(?P<before>^|[、,・ ] ?)(?P<keyword>{_NAME})(?:: | )(?=[「({{0-9])", "{before}{keyword}", ""),
    wording(rf"^(?P<keywords>(?:[^。をはが:「]|「[^」]*」)*(?:{_NAME})(?:「[^」]*」)?)。$", "{keywords}"),
    # an ability that others gain, in the brackets of printed cards
    wording("「(?P<ability>[^「」]*。)」を(?:得る|持つ)", "『{ability}』を得る"),
)
"""The wordings, in the order in which they are applied."""

keywords_of = keyword_lists(_NAMES)
"""Return a line of several keywords as a line for each; any other line alone."""
