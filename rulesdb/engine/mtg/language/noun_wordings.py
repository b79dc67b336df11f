"""Wordings of nouns: クリーチャー・カード, 青の呪文, several descriptions before one noun, what abilities apply to.

They are read as filters before カード, 呪文, パーマネント or a card type, and several filters as one.
"""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.language.record_words import COLORS, KEYWORDS, NOUNS, TYPES

_TYPE = "|".join(TYPES.values())
_COLOR = "|".join(COLORS.values())
_ZONE = "|".join(ZONES.values())
_OF_PLAYERS = "墓地|手札|ライブラリー"
_OTHER_NOUNS = "|".join(word for word in NOUNS.values() if word not in TYPES.values())
_KEYWORD = "|".join(KEYWORDS.values())
_NO_SUBTYPE = (
    f"(?:{_TYPE}|{_OTHER_NOUNS}|{_KEYWORD}|名前|パワー|タフネス|{_ZONE}|プレイヤー|対戦相手|対象|戦場|起動型|誘発型|マナ|ライフ|自身|全|生物|怪物|魔法|味方|敵|物|"
    "各|ク[リー]|アーテ|アーチ|エンチ|インス|ソーサリ|パーマ|プレ|トーク|スペル|ランド)"
)
"""The beginnings of words that are no subtypes: other nouns, and misspelt ones."""
_SUBTYPE = rf"(?<![ァ-ヺー一-龠々・「《])(?!{_NO_SUBTYPE})(?P<subtype>[ァ-ヺー]+|[一-龠々]+)"
_HERE = r"(?=(?:のうち|の上|のコントローラー|[0-9]つ)?[をにがは]|の上|のうち|の数|[0-9]枚を|1[つ体枚]につき)"
"""What follows a noun that an effect names."""
_NAMED = r"(?<=対象の|べての)"
_UNITS = (
    rf"(?:(?:あなた|対戦相手|そのプレイヤー)の)?(?:{_ZONE})にある", "これ自身以外の", "あなたがコントロールする",
    "攻撃している", "ブロックしている",
    rf"(?:{_COLOR})の", rf"(?:{_KEYWORD})を持つ", rf"(?:{_TYPE})である", "「[^」]*」である", "パワーが[0-9]+以[上下]の",
    "名前が「[^」]*」の", "(?:アン)?タップ状態の", "点数で見たマナ・コストが[0-9X]+(?:以[上下])?の",
    "点数で見たマナ・コストがこれの上に置かれている「[^」]*」カウンターの数(?:に等しい|と等しい)",
    "タフネスが[0-9]+以[上下]の",
    "(?:基本|伝説|氷雪)の", "トークンである", "[多無]色の", r"\([^()]*\)",
)  # fmt: skip
_UNIT = rf"(?:{'|'.join(_UNITS)})(?:もの以外の)?"
_UNIT_SIGN = "|".join(
    (
        *(f"{word}の" for word in COLORS.values()),
        "にある",
        "状態の",
        "基本の",
        "伝説の",
        "以外の",
        "する",
        "ている",
        "を持つ",
        "である",
        "以上の",
        "以下の",
        "」の",
        ")",
        "等しい",
    )
)

_ONE_TYPE_SIGN = "|".join(f"{word}か" for word in (*TYPES.values(), "カード", "呪文"))
_TWO_TYPES = rf"(?P<one>{_TYPE})(?:・?カード|・?呪文)?か、?(?P<two>{_TYPE})"
_THREE_TYPES = rf"(?P<one>{_TYPE})か、?(?P<two>{_TYPE})か、?(?P<three>{_TYPE})"


def _joined(count: int) -> Wording:
    """Return the wording of several descriptions one behind the other, all of which are meant."""
    names = "abcde"[:count]
    units = "".join(f"(?P<{name}>{_UNIT})" for name in names)
    read = "、かつ".join(f"{{{name}}}" for name in names)
    return wording(rf"{units}(?={_TYPE}|パーマネント|呪文|カード)", f"({read})", _UNIT_SIGN)


NOUN_WORDINGS: tuple[Wording, ...] = (
    wording("(?<=の上に置かれている)(?P<counter>[^「」、。の]+)カウンター(?=の数)", "「{counter}」カウンター"),
    wording(
        rf"^(?P<before>(?:[^対]|対戦)*(?:対象の)?(?:{_UNIT})*)(?<!にある)(?:他の|ほかの)(?=[^、。:はが]*(?:{_TYPE}|パーマネント|カード|呪文|のうち))",
        "{before}これ自身以外の",
        "他の|ほかの",
    ),
    wording(
        rf"(?P<before>^|(?<=[。、])|: )(?P<what>[^、。:]*?(?:カード|呪文|パーマネント|{_TYPE}))を(?:すべて|全て)",
        "{before}すべての{what}を",
        "て",
    ),
    wording("攻撃(?:している)?か、?ブロックしている", "(攻撃している、またはブロックしている)"),
    # where the objects are
    wording("(?P<zone>(?:墓地|手札|場|ゲーム外|スタック))にいる", "{zone}にある"),
    wording("追放領域にある", "ゲーム外にある"),
    wording(
        rf"(?P<where>(?:(?:あなた|対戦相手)の)?(?:{_ZONE})にある)(?P<what>対象の|すべての)", "{what}{where}", "にある"
    ),
    wording(
        rf"(?P<where>(?:あなた|対戦相手)の(?:{_OF_PLAYERS}))の(?!カード|すべて|一番)(?=[^、。をには]*(?:カード|{_TYPE}))",
        "{where}にある",
        "墓地の|手札の|ライブラリーの",
    ),
    wording("あなたの場にある", "あなたがコントロールする"),
    wording("対戦相手の場にある", "あなたがコントロールするもの以外の"),
    wording("を(?:あなたの|自分の)?手札に(?:戻す|加える)", "をオーナーの手札に戻す"),
    wording("を(?:あなたの|自分の)?手札に(?:戻して|加えて)", "をオーナーの手札に戻して"),
    wording(
        rf"(?P<one>{_COLOR})(?:の)?か、?(?P<two>{_COLOR})の(?={_TYPE}|パーマネント|呪文|カード)",
        "({one}の、または{two}の)",
        "か",
    ),
    # one of several card types
    wording(
        rf"{_THREE_TYPES}{_HERE}", "({one}である、または{two}である、または{three}である)パーマネント", _ONE_TYPE_SIGN
    ),
    wording(
        rf"(?P<where>(?:{_ZONE})にある(?:{_UNIT})*){_TWO_TYPES}(?:・?カード)?{_HERE}",
        "{where}({one}である、または{two}である)カード",
        _ONE_TYPE_SIGN,
    ),
    wording(
        rf"{_TWO_TYPES}(?:である|・)?(?P<noun>カード|呪文){_HERE}",
        "({one}である、または{two}である){noun}",
        _ONE_TYPE_SIGN,
    ),
    wording(rf"{_TWO_TYPES}{_HERE}", "({one}である、または{two}である)パーマネント", _ONE_TYPE_SIGN),
    # a card type before another noun
    wording(rf"(?P<type>{_TYPE})・(?=(?:{_TYPE}){_HERE})", "{type}である"),
    wording(rf"(?P<type>{_TYPE})・?(?P<noun>カード|呪文){_HERE}", "{type}である{noun}", "カード|呪文"),
    # subtypes
    wording(rf"{_SUBTYPE}でない(?={_TYPE}|パーマネント|カード|呪文)", "「{subtype}」であるもの以外の", "でない"),
    wording(
        rf"(?P<before>コントロールする|状態の|以外の|^|[(。、:『]){_SUBTYPE}(?=のうち[0-9X])",
        "{before}「{subtype}」であるパーマネント",
        "のうち",
    ),
    wording(rf"{_SUBTYPE}・(?=(?:{_TYPE})である(?:カード|呪文){_HERE})", "「{subtype}」である"),
    wording(rf"{_SUBTYPE}・?(?P<noun>カード|呪文){_HERE}", "「{subtype}」である{noun}", "カード|呪文"),
    wording(
        rf"(?P<where>(?:{_ZONE})にある(?:{_UNIT})*){_SUBTYPE}{_HERE}", "{where}「{subtype}」であるカード", "にある"
    ),
    wording(
        rf"{_NAMED}(?P<units>(?:{_UNIT})*){_SUBTYPE}{_HERE}", "{units}「{subtype}」であるパーマネント", "対象の|べての"
    ),
    *map(_joined, (5, 4, 3, 2)),
)
"""The wordings, in the order in which they are applied."""


# What a printed ability applies to, such as あなたがコントロールする他のクリーチャー, is read inside out: the kind
# of the objects first, then their color, whether the object itself is meant, and who controls them.

_ANY_SUBTYPE = r"(?!プレイヤー|対戦相手)[ァ-ヺー一-龠々]+"
_YOURS = "あなたがコントロールする(?:もの以外の)?"
_OTHER = "(?:他の|ほかの)"
_ALL = "(?:すべての|全ての|各|いずれかの)"
_QUALITY = (
    rf"(?:{_COLOR})の|(?:{_KEYWORD})を持(?:つ|たない)|(?:アン)?タップ状態の|(?:攻撃|ブロック)している|トークンである"
)
_BEFORE = rf"(?P<before>(?:{_YOURS})?{_OTHER}?(?:{_QUALITY})?)"
_GAINABLE = rf"(?:{_KEYWORD})(?:を|と)|[ァ-ヺー・一-龠々]+(?:\([^()]*\))?(?:を(?:得る|持つ)|と(?=[ァ-ヺ一-龠]))"
_GETS = rf"{_GAINABLE}|[-+]?[0-9]+/|『|\(|(?:すべての)?能力を|攻撃|ブロック|破壊されない"
_SAID = rf"(?=は、?(?:{_GETS})|が[^、。]*たとき)"
"""What is said of the objects: what they get by a static ability, or the event that triggers one."""
_HOST = "クリーチャー|土地|アーティファクト|エンチャント|パーマネント"

SUBJECTS: tuple[Wording, ...] = (
    wording(rf"(?<!これに)エンチャントされ(?:ている|た)(?:{_HOST})", "これにエンチャントされているもの"),
    wording(rf"^(?P<fits>[^、。はがを]+でない)(?P<other>{_OTHER})各?(?={_TYPE})", "{other}{fits}"),
    wording(r"対戦相手[がの]コントロールする", "あなたがコントロールするもの以外の"),
    wording(r"あなたのコントロールする", "あなたがコントロールする"),
    wording(
        rf"^{_ALL}?{_BEFORE}(?P<subtype>{_ANY_SUBTYPE})・クリーチャー{_SAID}",
        "{before}(クリーチャーである、かつ「{subtype}」である)もの",
    ),
    wording(rf"^{_ALL}?{_BEFORE}(?P<type>{_TYPE}){_SAID}", "{before}{type}であるもの", "は|たとき"),
    wording(
        rf"^(?:{_ALL}|(?={_YOURS}|{_OTHER})){_BEFORE}(?P<subtype>{_ANY_SUBTYPE}){_SAID}",
        "{before}「{subtype}」であるもの",
        "すべての|全ての|各|いずれかの|コントロールする|他の|ほかの",
    ),
    wording(
        rf"^(?P<before>(?:{_YOURS})?{_OTHER}?)(?P<quality>{_QUALITY})(?P<rest>[^、。]+|\(.*\))もの{_SAID}",
        "{before}({quality}、かつ{rest})もの",
    ),
    wording(
        rf"^(?P<before>(?:{_YOURS})?){_OTHER}(?P<rest>[^、。]+|\(.*\))もの{_SAID}",
        "{before}(これ自身以外の、かつ{rest})もの",
    ),
    wording(
        rf"^(?P<yours>{_YOURS})(?P<rest>[^、。]+|\(.*\))もの{_SAID}", "({yours}、かつ{rest})もの", "コントロールする"
    ),
)
"""The wordings, in the order in which they are applied."""
