"""Wordings of sentences: who does something, what may be done or averted, how permanents come into play, searches."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.engine.mtg.language.record_words import COLORS, TYPES

_TYPE = "|".join(TYPES.values())
_COLOR = "|".join(COLORS.values())
_LAND_TYPE = "平地|島|沼|山|森"
_WHO = "そのプレイヤー|すべてのプレイヤー|対戦相手|(?:それ|その[^、。は]+)の(?:コントローラー|オーナー)"
_OTHERS = f"各プレイヤー|各?対戦相手|{_WHO}"
_N = "[0-9X]+"
_COUNTED = "[つ体枚個人]"
_NOUN = rf"(?:{_TYPE}|パーマネント|トークン|カード|[ァ-ヺー一-龠々]+)"

QUALITIES: tuple[Wording, ...] = (
    wording(rf"プロテクション\((?P<color>{_COLOR})\)", "プロテクション({color}のもの)"),
    wording(rf"プロテクション\((?P<type>{_TYPE})\)", "プロテクション({type}であるもの)"),
    wording(r"プロテクション\(多色\)", "プロテクション(多色のもの)"),
    wording(r"プロテクション\(すべての色\)", "プロテクション(無色のもの以外のもの)"),
    wording(rf"(?<![「一-龠ァ-ヺー])(?P<land>{_LAND_TYPE})渡り", "「{land}」渡り"),
    wording(r"^サイクリング ?(?P<cost>(?:\{[^{}]+\})+)$", "手札にあるとき、{cost}、(これを捨てる): カードを1枚引く。"),
    wording(r"^(?:この|これ|[^。、]+)?は、?飛行を持つかのようにブロック(?:に参加)?(?:できる|してよい)。$", "到達"),
    wording(r"装備(?:している|された)(?:クリーチャー|もの)", "これを装備しているもの"),
    wording("場に出ている(?=クリーチャー|土地|アーティファクト|エンチャント|パーマネント|すべて|他の)", ""),
    wording("基本土地", "基本の土地", "基本土地"),
    wording("基本でない", "基本のもの以外の"),
    wording("伝説でない", "伝説のもの以外の"),
    wording("トークンでない", "トークンであるもの以外の"),
    wording(rf"(?P<n>{_N})点のライフを支払", "ライフを{n}点支払"),
    wording(r"^\((?P<ability>\{T\}: [^()]*を加える。)\)$", "{ability}"),
    wording(
        r"^(?P<cost>[^。]*): これをあなたの墓地から(?P<put>(?:あなたの)?手札に|場に)(?P<verb>戻す|出す|加える)。$",
        "墓地にあるとき、{cost}: これを{put}{verb}。",
        "墓地から",
    ),
    wording(
        r"^(?P<cost>[^。]*): (?P<effect>[^。]*)。この能力は、?これが待機状態である(?:場合|とき)(?:にのみ|のみ|にだけ)"
        r"プレイできる。$",
        "ゲーム外にあるとき、{cost}: {effect}。これが待機状態のものであるときにだけプレイできる。",
    ),
    wording(
        "以下の(?:[0-9]つ)?(?:の?(?:うち|中))?から(?P<n>[0-9])つを選ぶ。(?P<modes>(?:「[^「」]*」)+)",
        "以下から{n}つを選ぶ: {modes}",
        "以下の",
    ),
    wording(
        "(?<=選ぶ: )「(?P<one>[^「」]*)」「(?P<two>[^「」]*)」(?:「(?P<three>[^「」]*)」)",
        "『{one}』『{two}』『{three}』",
        "選ぶ: ",
    ),
    wording("(?<=選ぶ: )「(?P<one>[^「」]*)」「(?P<two>[^「」]*)」", "『{one}』『{two}』", "選ぶ: "),
)
"""The wordings of keywords with a quality, and of qualities; those of several keywords of one line come later."""


_VERB_ENDS = {
    "引き": "引く", "捨て": "捨てる", "得": "得る", "失い": "失う", "捧げ": "捧げる", "与え": "与える", "置き": "置く",
    "戻し": "戻す", "場に出し": "場に出す", "取り除き": "取り除く", "破壊し": "破壊する", "タップし": "タップする",
    "打ち消し": "打ち消す", "支払い": "支払う",
}  # fmt: skip
_UNDER = "そうした場合、|そうしなかった場合、|かぎり、|なら、"
JOINED: tuple[Wording, ...] = (
    wording("そうしな(?:い|かった)(?:場合|なら)、", "そうしなかった場合、"),
    wording("そうした(?:なら)、", "そうした場合、"),
    # what is done together under a condition
    *(
        wording(
            rf"(?P<under>{_UNDER})(?:あなたは、?)?(?P<one>[^。、():]*){joined}、(?:その後、?)?(?P<two>[^。():はが]*)(?=。)",
            f"{{under}}({{one}}{plain}、その後{{two}})",
            joined,
        )
        for joined, plain in _VERB_ENDS.items()
    ),
    # what somebody does, one thing after the other
    *(
        wording(
            rf"(?P<who>(?<![一-龠ァ-ヺー])(?:{who}))は、?(?P<one>[^。、は:()]*){joined}、(?:その後、?)?(?![^。]*(?:もよい|かぎり))(?=[^。は]*。)",
            f"{{who}}は{{one}}{plain}。{again}は",
            joined,
        )
        for who, again in ((_OTHERS, "{who}"), ("対象の(?:プレイヤー|対戦相手)(?:1人)?", "そのプレイヤー"))
        for joined, plain in _VERB_ENDS.items()
    ),
)
"""The wordings of several things that are done under one condition, or by one player."""


_LIBRARY = "(?:(?:あなた|自分)の)?ライブラリー"
_FROM_TOP = r"ライブラリーの(?:一番)?上(?:から)?(?:の|カードを)?"
_SEARCHED = rf"(?P<fits>[^。、]*?カード)(?:を(?P<n>{_N})枚(?:まで)?|(?P<m>{_N})枚(?:まで)?を)探し、?(?:て、?)?"
_SHOWN = "(?:それ(?:ら)?|その(?:クリーチャー・|土地・)?カード)を公開し(?:て、?|、|てから)"
_THEM = "(?:それ(?:ら)?を|そのカードを)?"
_THEN_SHUFFLED = rf"(?:。その後、?|、その後、?|。|、){_LIBRARY}を(?:切り直す|シャッフルする)"
_SHUFFLED_FIRST = rf"(?:。|、)?その後、?{_LIBRARY}を(?:切り直し|シャッフルし)(?:、|て)"
_ANY_HAND = "(?:あなたの|自分の)?手札に(?:加える|入れる)"
LIBRARIES: tuple[Wording, ...] = (
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_SHOWN}{_THEM}{_ANY_HAND}{_THEN_SHUFFLED}",
        "ライブラリーから{fits}を{n}{m}枚探し、公開して手札に加えてから切り直す",
    ),
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_THEM}{_ANY_HAND}{_THEN_SHUFFLED}",
        "ライブラリーから{fits}を{n}{m}枚探し、手札に加えてから切り直す",
    ),
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_THEM}タップ状態で場に出す{_THEN_SHUFFLED}",
        "ライブラリーから{fits}を{n}{m}枚探し、タップ状態で場に出してから切り直す",
    ),
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_THEM}場に出す{_THEN_SHUFFLED}",
        "ライブラリーから{fits}を{n}{m}枚探し、場に出してから切り直す",
    ),
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_THEM}(?:あなたの|自分の)?墓地に置く{_THEN_SHUFFLED}",
        "ライブラリーから{fits}を{n}{m}枚探し、墓地に置いてから切り直す",
    ),
    wording(
        rf"{_LIBRARY}から{_SEARCHED}{_SHOWN}?{_SHUFFLED_FIRST}{_THEM}(?:ライブラリーの)?一番上に置く",
        "ライブラリーから{fits}を{n}{m}枚探し、切り直してから一番上に置く",
    ),
    *(
        wording(rf"(?<=ライブラリーから){fits}(?=を{_N}枚探し)", read, "探し")
        for fits, read in (
            (r"基本の土地・?カード", "(基本の、かつ土地である)もの"),
            (rf"(?P<one>{_TYPE})・?(?:カード)?か、?(?P<two>{_TYPE})・?カード", "({one}である、または{two}である)もの"),
            (
                rf"(?P<one>{_LAND_TYPE})・?(?:カード)?か、?(?P<two>{_LAND_TYPE})・?カード",
                "(「{one}」である、または「{two}」である)もの",
            ),
            (rf"(?P<color>{_COLOR})の(?P<type>{_TYPE})・?カード", "({color}の、かつ{type}である)もの"),
            (rf"(?P<type>{_TYPE})・?カード", "{type}であるもの"),
            (r"カード", "あらゆるもの"),
            (r"(?P<subtype>[ァ-ヺー]+|[一-龠々]+)・?カード", "「{subtype}」であるもの"),
        )
    ),
    wording(
        rf"(?:あなたの)?{_FROM_TOP}(?P<n>{_N})枚(?:のカード)?を見る。(?:その後、?)?(?:それら(?:のカード)?を|望む順番で|好きな順番で|ライブラリーの一番上に|ライブラリーの上に)*(?:戻す|置く)",
        "ライブラリーの一番上のカード{n}枚を見て望む順番で戻す",
    ),
    wording(
        rf"(?P<who>{_WHO}|各プレイヤー|各対戦相手)は、?(?:自分の|その(?:プレイヤーの)?)?{_FROM_TOP}(?P<n>{_N})枚(?:のカード)?を(?:自分の|その)?墓地に置く",
        "{who}のライブラリーの一番上のカード{n}枚をオーナーの墓地に置く",
    ),
    wording(
        rf"(?P<who>あなた|{_WHO})の{_FROM_TOP}(?P<n>{_N})枚(?:のカード)?を(?=(?:[^。は]*)(?:墓地に置く|ゲームから取り除く|公開する|手札に加える))",
        "{who}のライブラリーの一番上のカード{n}枚を",
    ),
    wording(
        rf"(?<!の)ライブラリーの一番上のカード(?P<n>{_N})枚を(?=(?:あなたの|自分の)?墓地に置く|ゲームから取り除く|公開する|(?:あなたの)?手札に)",
        "あなたのライブラリーの一番上のカード{n}枚を",
    ),
    wording(rf"ライブラリーの一番上のカードを(?!{_N})", "ライブラリーの一番上のカード1枚を"),
    wording("を(?:自分の|あなたの|その)?墓地に置く(?!場合)", "をオーナーの墓地に置く", "墓地に置く"),
    wording("(?:あなたの|自分の)(?=ライブラリーを(?:切り直|シャッフル))", ""),
    wording("ライブラリーをシャッフルする", "ライブラリーを切り直す"),
)
"""The wordings of searching, shuffling and looking at libraries."""


_PAID = rf"(?P<cost>(?:「[^」]*」|\([^()]*\)|ライフを{_N}点))"
CHOICES: tuple[Wording, ...] = (
    wording(
        rf"が(?P<type>{_TYPE})・?カードを(?P<n>{_N})枚捨てない(?:かぎり|限り)",
        "が(あなたの手札にある{type}であるカードのうち{n}枚を捨てる)を支払わないかぎり",
        "捨てない",
    ),
    # who chooses
    wording(r"(?P<before>^|(?<=[。:、『]))(?P<blank> ?)あなたは、?(?=[^。は]*もよい)", "{before}{blank}", "もよい"),
    wording(
        rf"(?<=[。:、』])(?P<blank> ?)(?P<who>{_OTHERS})は、?(?!望むなら)(?=[^。は]*もよい)",
        "{blank}{who}は、望むなら、",
        "もよい",
    ),
    wording(rf"^(?P<who>{_OTHERS})は、?(?!望むなら)(?=[^。は]*もよい)", "{who}は、望むなら、", "もよい"),
    wording("(?<=各)対戦相手は、望むなら", "対戦相手は、望むなら"),
    wording("各対戦相手は、望むなら", "対戦相手は、望むなら"),
    wording("各プレイヤーは、望むなら", "すべてのプレイヤーは、望むなら"),
    wording(r"そうした場合、(?P<then>[^。()]*)。(?=そうしなかった場合、)", "そうした場合、({then})。"),
    wording("(?<=そうした場合、)(?:あなたは、?)(?=[^。は]*。)", ""),
    wording("(?<=そうしなかった場合、)(?:あなたは、?)(?=[^。は]*。)", ""),
    # costs
    wording(
        rf"(?<!\()ライフを(?P<n>{_N})点支払(?P<end>ってもよい|わない(?:かぎり|限り))",
        "(ライフを{n}点支払う)を支払{end}",
    ),
    wording(r"(?P<mana>(?:\{[^{}T]+\})+)を支払", "「{mana}」を支払", "支払"),
    wording(r"を支払わない限り", "を支払わないかぎり"),
    wording(rf"カードを(?P<n>{_N})枚捨てない(?:かぎり|限り)", "(手札を{n}枚捨てる)を支払わないかぎり"),
    wording(
        rf"が(?P<what>{_NOUN})(?:を(?P<n>{_N}){_COUNTED}|(?P<m>{_N}){_COUNTED}を)生け贄に捧げない(?:かぎり|限り)",
        "が({what}のうち{n}{m}つを生け贄に捧げる)を支払わないかぎり",
    ),
    wording(
        r"(?P<before>^|(?<=[。:、『]))(?P<blank> ?)(?=(?:「[^」]*」|\([^()]*\))を支払わないかぎり)",
        "{before}{blank}あなたが",
        "支払わないかぎり",
    ),
    wording("ががあなたが|があなたが", "が", "があなたが"),
    # how often, and when
    wording(
        "この能力は、?(?:毎ターン|1ターンに|各ターンに)、?(?P<n>[0-9]+)回(?:のみ|だけ|しか|まで)プレイでき(?:る|ない)",
        "1ターンに{n}回だけプレイできる",
    ),
    wording(
        "この能力は、?(?:あなたが)?ソーサリーをプレイできるとき(?:に|にのみ|にだけ)、?(?:のみ)?プレイできる",
        "ソーサリーをプレイできるときにだけプレイできる",
    ),
)
"""The wordings of what may be done or averted."""


ENTERING: tuple[Wording, ...] = (
    wording(
        r"^これは、?(?:その上に)?「?(?P<counter>[-+]?[^はを「」、。]+?)」?カウンターが(?P<n>[^個、。]+)個(?:置かれた|置かれている|乗った)状態で場に出る",
        "これは「{counter}」カウンターが{n}個置かれた状態で場に出る",
    ),
    wording("^これは、?タップ状態で場に出る", "これはタップ状態で場に出る"),
    wording(
        "^これが場に出るに際し、?(?P<cost>「[^」]*」|\\([^()]*\\))を支払ってもよい。(?:そうしなかった場合|そうしないなら)、これはタップ状態で場に出る",
        "これは、あなたが{cost}を支払わないかぎり、タップ状態で場に出る",
    ),
    wording(
        rf"^これが場に出るに際し、?(?:あなたは、?)?(?P<what>{_NOUN})(?:を1{_COUNTED}|1{_COUNTED}を)選んでもよい。そうした場合、これは、?その(?:[^。、]+)のコピーとして場に出る",
        "これは、{what}1つのコピーとして場に出てもよい",
    ),
    wording(
        rf"^(?:あなたは、?)?これが(?P<what>{_NOUN})1{_COUNTED}のコピーとして場に出ることを選んでもよい",
        "これは、{what}1つのコピーとして場に出てもよい",
    ),
)
"""The wordings of how permanents come into play."""


_DONE_TO = "オーナーの手札に戻す|ゲームから取り除く|タップする|アンタップする|生け贄に捧げる"
_CLAUSE = "(?P<start>(?:^|(?<=[。、:『(]))(?: (?![^、。:]*対象))?(?![^、。:]*対象))"
WHO_DOES: tuple[Wording, ...] = (
    wording(r"(?P<before>^|(?<=[。:、『])) ?各プレイヤーは、?", "{before}すべてのプレイヤーは、", "各プレイヤーは"),
    wording(r"(?P<before>^|(?<=[。:、『])) ?各対戦相手は、?", "{before}対戦相手は、", "各対戦相手は"),
    wording(
        rf"(?P<who>{_WHO})は、?(?=[^。は]*(?:生け贄に捧げる|手札に戻す|アンタップする|タップする|切り直す))(?!.{{0,9}}望むなら)",
        "{who}は、",
        "る",
    ),
    wording("(?:自分の|自分が|その人の)(?:コントロールする)?(?=[^。]*(?:生け贄に捧げる|手札に戻す))", ""),
    # some of what is described
    wording(
        rf"{_CLAUSE}(?P<what>(?!対象の|すべての)(?:(?:あなた|対戦相手)がコントロールする)?[^、。:() をはが]+?)"
        r"(?<!のうち)"
        rf"(?:(?P<n>{_N}){_COUNTED}(?P<upto>まで)?を|を(?P<m>{_N}){_COUNTED}(?P<most>まで)?)"
        rf"(?P<done>{_DONE_TO})",
        "{start}{what}のうち{n}{m}つ{upto}{most}を{done}",
        "戻す|取り除く|タップする|捧げる",
    ),
)
"""The wordings of what players do with some objects that they choose."""
