"""Wordings of effects: events, what cannot be done, control, colors, numbers that are worked out, damage, tokens."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.mtg.language.record_words import COLORS, KEYWORDS, TYPES

_TYPE = "|".join(TYPES.values())
_COLOR = "|".join(COLORS.values())
_KEYWORD = "|".join(KEYWORDS.values())
_N = "[0-9X]+"
_UNIT = "[つ体枚個人]"
_HOST = "クリーチャー|土地|アーティファクト|エンチャント|パーマネント|もの"

EVENTS: tuple[Wording, ...] = (
    wording(
        "その(?=コントロー(?:ル|ラー)|(?:オーナー|パワー|タフネス|点数で見たマナ・コスト)(?!が)|上[にか])",
        "それの",
        "その",
    ),
    *(
        wording(
            f"{who}が(?P<what>[^、。が]*?)を(?:1つ|1体)?コントロールしていない(?P<end>場合|かぎり|なら|限り|とき)、",
            f"{whose}{{what}}がない{{end}}、",
            "コントロールしていない",
        )
        for who, whose in (("対戦相手", "あなたがコントロールするもの以外の"), ("あなた", "あなたがコントロールする"))
    ),
    wording(
        "^これ(?:自身)?が攻撃するか、?ブロックしたとき、",
        "(これ自身が攻撃したか、これ自身があらゆるものをブロックした)とき、",
        "攻撃するか",
    ),
    *(
        wording(
            f"^これ(?:自身)?が場に出るか、?{happens}とき、",
            f"(これ自身が場に出たか、これ自身が{happens})とき、",
            "場に出るか",
        )
        for happens in ("攻撃した", "場を離れた", "場から墓地に置かれた")
    ),
    # whom damage is dealt to, and who does something
    wording("(?:(?<=[がに。、])|^)(?P<who>対戦相手|プレイヤー)1人(?=に(?:戦闘)?ダメージを与え)", "{who}", "1人に"),
    wording("^(?P<who>対戦相手)1人(?=[がの])", "{who}", "1人"),
    wording(
        "^(?:いずれかの|いずれの)?プレイヤー(?:1人)?が(?=[^。、]*(?:プレイ|引|ライフ|サイクリング))",
        "いずれかのプレイヤーが",
        "プレイヤー",
    ),
    wording("(?<=カードを引)く(?:たび|とき)に?、", "いたとき、", "カードを引く"),
    wording(
        "^これ(?:自身)?が(?:クリーチャー(?:1体)?を)?ブロックするか、?(?:クリーチャー(?:1体)?に)?ブロックされたとき、",
        "(これ自身があらゆるものをブロックしたか、これ自身がブロックされた)とき、",
        "ブロック",
    ),
    wording(
        "^(?P<what>[^、。を]*)が(?:クリーチャー(?:1体)?を)?ブロックしたとき、",
        "{what}があらゆるものをブロックしたとき、",
        "ブロックした",
    ),
    wording(
        r"(?P<before>^[^。]*とき、)(?P<condition>[^。、]*)(?:場合|なら)、(?!代わりに)(?=[^。])",
        "{before}もし{condition}なら、",
        "場合、|なら、",
    ),
    wording(
        "(?P<what>それ|これ|その[^、。はが]+)が(?P<keyword>(?:_K_))を持(?:っていない|たない)(?:場合|なら)、".replace(
            "_K_", _KEYWORD
        ),
        "{what}が{keyword}を持つものでないなら、",
        "を持",
    ),
    wording(
        "対戦相手が(?P<what>[^、。が]*?)を(?:1つ|1体)?コントロールしている(?:場合|かぎり|なら|限り)、",
        "あなたがコントロールするもの以外の{what}があるなら、",
        "コントロールしている",
    ),
    wording(
        "あなたが(?P<what>[^、。が]*?)を(?:1つ|1体)?(?:以上)?コントロールしている(?:場合|かぎり|なら|限り)、",
        "あなたがコントロールする{what}があるなら、",
        "コントロールしている",
    ),
    wording(
        "(?:(?<=コントロールする)|(?<=もの以外の))(?P<land>平地|島|沼|山|森)(?=が(?:ある|ない)(?:なら|とき))",
        "「{land}」であるパーマネント",
        "がある|がない",
    ),
    # the subject of the sentence, which is not the other creature of the block
    wording(r"(?P<when>^\(?これ自身[^。]*ブロック[^。]*とき、)それ(?=は、?ターン終了時まで|の上に)", "{when}これ"),
)
"""The wordings of events and of conditions."""


_SOME = r"(?P<what>[^。、:()]*?)"
AMOUNTS: tuple[Wording, ...] = (
    wording(rf"(?:その)?生け贄に捧げられた(?:{_TYPE}|パーマネント)(?=の)", "生け贄に捧げられたもの"),
    wording(
        "(?P<before>^|(?<=[。、:])) ?(?P<what>[^、。:()は]+?)1[つ体枚]につき1点のライフを得る",
        "{before}ライフをすべての{what}の数点得る",
        "につき",
    ),
    *(
        wording(
            f"^(?P<a>[^X]*は、?(?:ターン終了時まで、?)?)[{sign}]X/[{sign}]Xの修整を受ける。Xは、?(?P<what>[^。]*?)の(?:総)?(?:数|枚数)に等しい",
            f"{{a}}(パワーに{minus}すべての{{what}}の数の修整を受ける、さらにタフネスに{minus}すべての{{what}}の数の修整を受ける)",
            "に等しい",
        )
        for sign, minus in (("+", ""), ("-", "-"))
    ),
    wording(
        "^(?P<a>[^X。]*)X(?P<b>[点枚体個][^X]*)。Xは、?(?P<what>[^。]*?)の(?:総)?(?:数|枚数)に等しい",
        "{a}すべての{what}の数{b}",
        "に等しい",
    ),
    wording(
        "^(?P<a>[^X。]*)X(?P<b>[点枚体個][^X]*)。Xは、?(?P<what>それ|これ|その[^、。の]+)の"
        "(?P<stat>パワー|タフネス|点数で見たマナ・コスト)に等しい",
        "{a}({what}の{stat}){b}",
        "に等しい",
    ),
    wording(
        "(?P<what>それ|その[^、。はの]+)のコントローラーに(?=[^。、]*ダメージ)",
        "{what}のコントローラー自身に",
    ),
    wording(
        "あなたが(?P<what>[^、。が]*?)を(?P<n>[2-9])[つ体](?:以上)?コントロールしている(?:場合|かぎり|なら|限り)、",
        "あなたがコントロールする{what}が{n}つ以上あるなら、",
        "コントロールしている",
    ),
    # as much as the event
    wording(
        "(?:(?:それ|その値|その(?:ダメージの)?(?:点数|量)|与えたダメージ(?:の点数)?|それと同じ数|その数)(?:に等しい|と同じ)(?:点数|数)|その点数(?:分|だけ)?)の",
        "(それと同じ数)の",
        "の",
    ),
    wording("それと同じ(?:点数|数)の", "(それと同じ数)の"),
    wording(r"\(それと同じ数\)のライフを(?P<verb>得|失)", "ライフを(それと同じ数)点{verb}"),
    wording(r"\(それと同じ数\)のダメージ", "(それと同じ数)点のダメージ"),
    wording(r"(?:その点数だけ|それと同じ点数だけ)", "(それと同じ数)点"),
    # as much as a number of something
    wording(
        r"(?P<what>それ|その[^、。はのを]+|これ|生け贄に捧げられたもの)の(?P<stat>パワー|タフネス|点数で見たマナ・コスト)に等しい点数の(?P<points>ライフを|ダメージを)",
        "({what}の{stat})点の{points}",
        "に等しい点数の",
    ),
    wording(r"(?P<amount>\([^()]*\))点のライフを(?P<verb>得|失)", "ライフを{amount}点{verb}"),
    wording(
        r"(?P<who>そのプレイヤー|あなた|対戦相手)の手札にあるカードの(?:枚数|数)に等しい(?:点数|枚数)の",
        "{who}の手札のすべてのカードの数点の",
    ),
    wording(
        r"(?P<what>すべての[^。、:()はに]*?|あなたがコントロールする[^。、:()はに]*?|[^。、:()はに]*墓地にある[^。、:()はに]*?)の(?:総)?(?:数|枚数)に等しい(?:点数|枚数|数)の",
        "({what}の数)点の",
    ),
    wording(r"\((?P<what>(?!すべての)[^()]*)の数\)点の", "(すべての{what}の数)点の", "の数)点"),
    wording(r"\((?P<what>すべての[^()]*の数)\)点の", "{what}点の", "の数)点"),
    wording(
        r"(?P<what>すべての[^。、:()はに]*の数)点のライフを(?P<verb>得|失)", "ライフを{what}点{verb}", "の数点のライフ"
    ),
    # for each of something
    wording(
        rf"は、?(?P<until>ターン終了時まで、?)?(?:場に出ている)?{_SOME}1{_UNIT}につき(?P<p>[-+])1/(?P<t>[-+])1の修整を受ける",
        "は、{until}(パワーにすべての{what}の数の修整を受ける、さらにタフネスにすべての{what}の数の修整を受ける)",
        "につき",
    ),
    wording(
        rf"は、?{_SOME}1{_UNIT}につき[+]1/[+]0の修整を受ける", "は、パワーにすべての{what}の数の修整を受ける", "につき"
    ),
    # what defines power and toughness
    wording(
        r"^これのパワーとタフネスは、?(?:それぞれ)?(?P<what>[^。]*?)の(?:総)?(?:数|枚数)に(?:等しい|なる)。",
        "これは、(パワーがすべての{what}の数になる、さらにタフネスがすべての{what}の数になる)。",
    ),
    wording(
        r"^これの(?P<stat>パワー|タフネス)は、?(?P<what>[^。]*?)の(?:総)?(?:数|枚数)に(?:等しい|なる)。",
        "これは、{stat}がすべての{what}の数になる。",
        "これの",
    ),
    wording("すべてのすべての", "すべての"),
    wording(
        "すべての(?=[^、。:()]*の数)(?P<where>(?:あなたの)?墓地にある)(?P<type>(?:アーティファクト|クリーチャー|エンチャント|土地|インスタント|ソーサリー))・?カード",
        "すべての{where}{type}であるカード",
        "の数",
    ),
)
"""The wordings of numbers."""


_NOT = (
    ("攻撃でき(?:ない|ず)", "攻撃できない"),
    ("ブロックでき(?:ない|ず)", "ブロックできない"),
    ("攻撃もブロックもできない", "攻撃もブロックもできない"),
    ("ブロックされない", "ブロックされない"),
    ("再生できない", "再生できない"),
)
RESTRICTED: tuple[Wording, ...] = (
    wording(
        "(?P<before>^|(?<=[。、:]))(?P<blank> ?)(?:すべての)?(?:攻撃クリーチャー|攻撃しているクリーチャー)は、?"
        "ターン終了時まで、?",
        "{before}{blank}ターン終了時まで、すべての攻撃しているクリーチャーは、",
        "攻撃",
    ),
    wording("(?:このターン|このターンの間)、?(?=[^。]*(?:できない|されない))", "ターン終了時まで、", "このターン"),
    wording(
        r"(?P<what>対象の[^、。は]+|それ|その[^、。は]+)は、?このターン、?(?=[^。]*(?:できない|されない))",
        "ターン終了時まで、{what}は、",
        "このターン",
    ),
    *(
        wording(
            rf"(?P<until>ターン終了時まで、)(?P<what>対象の[^、。は]+|それ|その[^、。は]+)は、?{said}",
            f"{{until}}{{what}}は、{read}",
            "ターン終了時まで、",
        )
        for said, read in _NOT
    ),
    wording(
        "(?:^|(?<=なら、))これは、?(?=攻撃できない|ブロックできない|攻撃もブロックもできない|ブロックされない|再生できない|破壊されない)",
        "これ自身は",
        "これは",
    ),
    wording(
        "^これは、?(?P<by>[^。、は]*?)(?:のクリーチャー|クリーチャー)?(?:以外|以外のクリーチャー)(?:に(?:よって)?は)?ブロックされない",
        "これ自身は{by}もの以外のものによってはブロックされない",
        "以外",
    ),
    wording(
        "^(?P<what>[^。、は]+)は、?(?:あなたの)?対戦相手がコントロールする呪文や能力の対象にならない",
        "対戦相手は、{what}を呪文や能力の対象にできない",
        "呪文や能力の対象",
    ),
    wording("(?<=対戦相手は、)これ(?=を呪文や能力の対象)", "これ自身", "呪文や能力の対象"),
    wording("^これ(?=は呪文や能力の対象)", "これ自身", "呪文や能力の対象"),
    wording("^あなた(?=は呪文や能力の対象)", "プレイヤーとしてのあなた", "呪文や能力の対象"),
    # control
    wording(
        f"^あなたは、?(?:これに)?エンチャントされ(?:ている|た)(?:{_HOST})をコントロールする",
        "これにエンチャントされているものは、コントローラーがあなたになる",
    ),
    wording("^これでは、?(?=攻撃できない|ブロックできない|攻撃もブロックもできない)", "これ自身は", "これでは"),
)
"""The wordings of what cannot be done, and of what permanents become."""


_START = "(?P<before>^|(?<=[。:、『]))(?P<blank> ?)"
_BORNE = f"(?:エンチャントされ(?:ている|た)|これにエンチャントされている)(?:{_HOST})"
DAMAGE: tuple[Wording, ...] = (
    # what the source is attached to, in what is done to it
    # all of several kinds
    wording(
        f"すべての(?P<one>{_TYPE})(?:と、?|、|および)(?:すべての)?(?P<two>{_TYPE})(?:と、?|、)(?:すべての)?(?P<three>{_TYPE})を",
        "すべての({one}である、または{two}である、または{three}である)パーマネントを",
        "すべての",
    ),
    wording(
        f"すべての(?P<one>{_TYPE})と、?(?:すべての)?(?P<two>{_TYPE})を",
        "すべての({one}である、または{two}である)パーマネントを",
        "すべての",
    ),
    wording(
        "^(?:これは、?)?(?P<one>[^。、]*?)各(?P<two>クリーチャー)と、?各プレイヤーに(?=[^。]*ダメージ)",
        "(すべての{one}{two}と、各プレイヤー)に",
        "各",
    ),
    wording(
        f"{_START}(?:これは、?)?(?P<amount>[^、。:をは]+点の)ダメージを(?P<to>[^、。を]+)に与える",
        "{before}{blank}{to}に{amount}ダメージを与える",
        "に与える",
    ),
    wording(
        "(?P<when>^これ自身が[^。]*とき、)それは、?(?P<to>あなた|そのプレイヤー(?:自身)?|その(?:クリーチャー|パーマネント))に"
        "(?=[^。、]*ダメージを与える)",
        "{when}{to}に",
    ),
    wording("(?<![一-龠ァ-ヺー])あなたに(?=[^。、]*ダメージを与える(?!場合))", "あなた自身に", "あなたに"),
)
"""The wordings of damage."""


_SIZED = "(?P<power>[0-9]+)/(?P<toughness>[0-9]+)の"
_MADE = (
    r"(?P<subtypes>[ァ-ヺー一-龠々・]+?)・?(?P<also>アーティファクト・)?クリーチャー・トークン"
    rf"(?:を(?P<n>{_N})(?:体|個)|(?P<m>{_N})(?:体|個)を)、?場に出(?=す|し)"
)


def _token(before: str, color: str, abilities: str) -> Wording:
    """Return the wording of a token with its size, color and keywords before its subtypes, as printed cards have it."""
    kind = f"《{{subtypes}}》{color} {{also}}クリーチャー ― 「{{subtypes|」「}}」 パワー{{power}} タフネス{{toughness}}"
    return wording(f"{before}{_MADE}", f"〔{kind}{abilities}〕トークンを{{n}}{{m}}体場に出", "クリーチャー・トークン")


_COLORED = (
    (f"{_SIZED}(?P<color>{_COLOR})の", " ({color})"),
    (f"(?P<color>{_COLOR})の{_SIZED}", " ({color})"),
    (f"(?:無色の)?{_SIZED}(?:無色の)?", ""),
)
_ONE, _TWO = f"(?P<one>{_KEYWORD})を持つ", f"(?P<one>{_KEYWORD})と(?P<two>{_KEYWORD})を持つ"
TOKENS: tuple[Wording, ...] = (
    *(
        _token(written, color, said)
        for keywords, said in ((_ONE, ": 『{one}』"), (_TWO, ": 『{one}』『{two}』"))
        for before, color in _COLORED
        for written in (f"{before}、?{keywords}", f"{keywords}、?{before}")
    ),
    *(_token(before, color, "") for before, color in _COLORED),
)
"""The wordings of tokens."""
