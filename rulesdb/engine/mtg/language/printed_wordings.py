"""Wordings of Magic's printed cards that the card language has in other words.

Players write today's words, and the rules are those of 2006: 戦場 is read as 場, and 唱える as プレイする.
"""

from rulesdb.engine.kernel.language.wordings import COUNTS, Wording, wording
from rulesdb.engine.mtg.language.effect_wordings import AMOUNTS, DAMAGE, EVENTS, RESTRICTED, TOKENS
from rulesdb.engine.mtg.language.line_wordings import COSTS, COSTS_IN_TYPE_LINES, KEYWORD_LINES, TYPE_LINES
from rulesdb.engine.mtg.language.noun_wordings import NOUN_WORDINGS, SUBJECTS
from rulesdb.engine.mtg.language.record_words import COLORS, KEYWORDS, NOUNS, TYPES
from rulesdb.engine.mtg.language.sentence_wordings import (
    CHOICES,
    COUNTER,
    ENTERING,
    JOINED,
    JOINT,
    LIBRARIES,
    QUALITIES,
    UNCONDITIONAL,
    VERB_ENDS,
    WHO_DOES,
)

_COUNTED = r"1(?:つ|体|枚|人)"
_WHAT = r"(?P<what>[^、。:()『』 ][^、。:()『』]*?)"
_UNTIL = "(?P<until>ターン終了時まで、)?"
_KEYWORD = "|".join(KEYWORDS.values())
_GAINABLE = rf"(?:{_KEYWORD}|「[^」]*」渡り|[ァ-ヺー・一-龠々]+(?:\([^()]*\))?)"
"""A keyword, or a word in its place that the language does not know: it is refused where it stands."""
_COLOR = "|".join(COLORS.values())
_TYPE = "|".join(TYPES.values())
_NOUN = "|".join(word.removesuffix("自身") for word in NOUNS.values())
_NO_OTHER = "(?![^。]*。[^。]*(?<!れる)(?:場合|なら)、代わりに)"
"""What follows a target that no later sentence names instead of this one."""
_TARGET = rf"(?P<what>(?=[^、。:()『』 ])[^、。:()『』]*?(?P<noun>{_NOUN})?)"
_IT = "(?:それ|その(?P=noun))(?=[をにがは]|の上に)(?!が[^。]*支払わないかぎり)"
"""The target that was named right before, in its own noun if in any."""
_SAID_BY = "(?:(?![^、。は]*(?:プレイヤー|対戦相手|コントローラー|オーナー))[^、。は]+は、?)?"
"""The object that does something to the target, which is no player."""
_OUTSIDE = "(?![^《》]*》|[^「」]*」)"
"""What follows a word outside names."""
_SIZE = r"(?P<power>[0-9]+)/(?P<toughness>[0-9]+)"
_CHANGE = r"[-+][0-9X]+/[-+][0-9X]+"
_IS_SIZE = "パワーが{power}になる、さらにタフネスが{toughness}になる"
_DOES = r"[^、。]*(?:カード|手札|ライフ|トークン|生け贄)"
"""What a player does, who is named before it."""
_END = r"(?=[、。』]|$)"

_TODAY = (
    wording(f"戦場(?=に|を|から){_OUTSIDE}", "場"),
    wording(f"唱える{_OUTSIDE}", "プレイする"),
    wording(f"唱えた{_OUTSIDE}", "プレイした"),
    wording("を追放する", "をゲームから取り除く"),
    wording("を追放し、", "をゲームから取り除き、"),
    wording("(?:あなたのコントロール下で)?場に[出戻](?P<end>す|し)", "場に出{end}", "場に"),
    wording("いずれかの(?=墓地に)", ""),
    wording("これ以外の", "他の"),
    wording(r"カードを追加で(?=[0-9]+枚引)|追加でカードを(?=[0-9]+枚引)", "カードを", "追加"),
)
_ACTS_ALONE = f"(?P<before>{UNCONDITIONAL}(?: ?あなたは、?)?[^。は]*?)"
"""The beginning of a sentence about what its controller does."""
_CLAUSES = (
    # several things done in one sentence, by the same player or by one who is named anew
    wording(
        rf"(?P<before>{UNCONDITIONAL}[^。]*?){JOINT}(?=[^。、:]*は)", "{before}{joined}。", "、", joined=VERB_ENDS.get
    ),
    *(  # what is between two of these belongs to both
        wording(rf"{_ACTS_ALONE}{JOINT}(?![^。]*: )", "{before}{joined}。", "、", joined=VERB_ENDS.get)
        for _ in range(2)
    ),
    wording("。(?:その後|次に|さらに)、?", "。"),
)
_TRIGGERS = (
    wording(
        "この(?:クリーチャー|土地|アーティファクト|エンチャント|パーマネント|オーラ|カード)(?=[がはをにので]|から)",
        "これ",
    ),
    wording("する(?:たび|とき)に?、", "したとき、"),
    wording("(?<=[になとが])なる(?:たび|とき)に?、", "なったとき、"),
    wording("ブロックされた状態になったとき、", "ブロックされたとき、"),
    wording("(?<=[出れえ得])る(?:たび|とき)に?、", "たとき、"),
    wording("(?<=失)う(?:たび|とき)に?、", "ったとき、"),
    wording("が死亡した", "が場から墓地に置かれた"),
    wording("墓地に(?:移った|落ちた)(?=とき)", "墓地に置かれた"),
    wording("たときに、", "たとき、"),
    wording("(?:^|(?<=『))これが(?=[^、。]*(?:たとき|墓地に置かれる場合))", "これ自身が"),
    *(
        wording(
            f"(?P<who>あなた|対戦相手|各|[^、。]*のコントローラー)(?:プレイヤー)?の?{step}の開始時に、?",
            f"{{who}}の{name}が始まったとき、",
            "開始時",
        )
        for step, name in (
            ("アップキープ(?:・ステップ)?", "アップキープ・ステップ"),
            ("ドロー・ステップ", "ドロー・ステップ"),
            ("(?:ターン終了|終了|エンド・?)ステップ", "ターン終了ステップ"),
        )
    ),
    wording("^ターン終了時に、", "各のターン終了ステップが始まったとき、"),
    wording("^各の", "各プレイヤーの"),
)
_TARGETS = (
    wording("(?<=タップ)するとともに、", "し、"),
    wording("(?<=[、。])あなたは、?(?=[^。、は]*1人を対象とし、)", ""),
    wording("これを、?(?P<what>[^、。:はを]*)を対象とし、それに(?=つける)", "{what}を対象とし、これをそれに"),
    wording("(?:^|(?<=: )|(?<=、)|(?<=。))1つを対象と", "クリーチャーかプレイヤー1人を対象と"),
    wording("それら(?!は再生できない|の(?:クリーチャー|パーマネント)は再生できない)", "それ"),
    wording("それのオーナーの(?=手札|墓地|ライブラリー)", "オーナーの"),
    # one thing that is counted, in the words for a target
    wording(rf"(?P<what>[^、。:1]+){_COUNTED}(?=か[^、。]*を対象と|を対象と)", "{what}", "を対象と"),
    wording(rf"(?P<what>対象の[^、。:1はを]+){_COUNTED}", "{what}", "対象の"),
    # a target that is named first
    wording(rf"{_TARGET}を対象とし、{_NO_OTHER}{_IT}", "対象の{what}"),
    wording(rf"{_TARGET}を対象とする。{_NO_OTHER}{_UNTIL}{_SAID_BY}{_IT}", "{until}対象の{what}"),
    wording(
        "(?P<what>対象の[^、。は]*)を、?(?P<who>(?:それ|その[^、。]*)のコントローラー)が(?P<cost>「[^」]*」)を支払わない(?:かぎり|限り)、?打ち消す",
        "{what}を選ぶ。{who}が{cost}を支払わないかぎり、それを打ち消す",
        "打ち消す",
    ),
    wording(rf"{_WHAT}を対象と(?:し、|する。)", "対象の{what}を選ぶ。"),
    wording(
        rf"(?P<noun>{_TYPE}|パーマネント)を破壊(?:する。|し、) ?"
        "(?:それら?|(?:その|それらの)(?:(?P=noun)|パーマネント))は再生できない",
        "{noun}を破壊する。それは再生できない",
        "再生できない",
    ),
    wording(r"対象の対戦相手(?:1人)?(?=[はをに])", "対象の対戦相手であるプレイヤー"),
    wording("そのプレイヤー(?=[にを](?![^。、]*せ(?:る|て)))", "そのプレイヤー自身"),
    # what a target player does
    wording(
        rf"対象の(?P<what>プレイヤー|対戦相手であるプレイヤー)は、?(?={_DOES})",
        "対象の{what}を選ぶ。そのプレイヤーは、",
    ),
    wording(r"(?P<what>対象の[^、。:はを0-9]+)(?P<number>[2-9])(?:体|枚|人)", "{what}{number}つ", "対象の"),
    # how long, said after what it is about
    wording(
        rf"(?P<what>あなたがコントロールする(?:{_TYPE}))は、?ターン終了時まで、?",
        "ターン終了時まで、すべての{what}は、",
    ),
    wording(
        r"(?P<what>(?:対象の|すべての)[^、。は]+|これ|それ|その[^、。は]+)は、?ターン終了時まで、?",
        "ターン終了時まで、{what}は、",
    ),
)
_GAINED = (
    # a color that is chosen, in a sentence of its own
    wording(
        "(?P<subject>ターン終了時まで、[^、。:]*は、?)(?P<first>[^、。]*)とともに、?(?=あなた[がの]選(?:んだ|ぶ))",
        "{subject}{first}。{subject}",
        "とともに",
    ),
    # what a permanent cannot do
    wording(r"で(?=は(?:攻撃|ブロック)[^、。]*できない)", "", "では"),
    wording(
        r"攻撃(?:に参加)?(?:も|や|したり|または|と|でき(?:ず|ない)(?:し)?)、?ブロック(?:に参加)?(?:も|が|したり|することも?が?)?でき(?P<end>ない|ず)",
        "攻撃もブロックもでき{end}",
    ),
    # what a permanent gets
    wording(rf"は、?(?:すべての)?能力を(?:すべて)?失い、{_SIZE}になる", f"は、(すべての能力を失う、さらに{_IS_SIZE})"),
    wording(rf"は、?(?:(?:基本の)?パワーとタフネスが、?)?{_SIZE}になる", f"は、({_IS_SIZE})"),
    wording(
        rf"は、?(?P<change>{_CHANGE})の修整を受け(?:ると(?:とも|共)に、?|(?:て)?、)(?P<keyword>{_GAINABLE})を(?:得る|持つ)",
        "は、({change}の修整を受ける、さらに『{keyword}』を得る)",
    ),
    wording(rf"(?<=は)(?={_CHANGE}の修整を受ける)", "、", "の修整を受ける"),
    wording(
        rf"は、?(?P<change>{_CHANGE})の修整を受け(?:ると(?:とも|共)に、?|(?:て)?、)(?P<one>{_GAINABLE})と(?P<two>{_GAINABLE})を(?:得る|持つ)",
        "は、({change}の修整を受ける、さらに『{one}』を得る、さらに『{two}』を得る)",
    ),
    wording(
        rf"は、?(?P<change>{_CHANGE})の修整を受け(?:ると(?:とも|共)に、?|(?:て)?、)(?P<keyword>{_GAINABLE})と『(?P<ability>[^『』]*)』を得る",
        "は、({change}の修整を受ける、さらに『{keyword}』を得る、さらに『{ability}』を得る)",
    ),
    wording(
        rf"は、?(?P<one>{_GAINABLE})と(?P<two>{_GAINABLE})を(?:得る|持つ){_END}",
        "は、(『{one}』を得る、さらに『{two}』を得る)",
        "を",
    ),
    wording(rf"は、?(?P<keyword>{_GAINABLE})を(?:得る|持つ){_END}", "は、『{keyword}』を得る", "を"),
)
_FOR_GOOD = (
    # what ends at no time that is said lasts as long as the game
    wording(
        r"(?P<before>^|(?<=[。『])|(?<=: )|(?<=なら、))(?P<what>(?:対象の[^、。は]+|それ|その[^、。は]+)は、)"
        r"(?=\(|『|[-+][0-9X])",
        "{before}ゲームの終わりまで、{what}",
        "は、",
    ),
)
_FILTERS = (
    wording(
        r"攻撃(?:している)?クリーチャーか、?ブロック(?:している|・)?クリーチャー",
        "(攻撃している、またはブロックしている)クリーチャー",
    ),
    wording(rf"(?P<one>{_COLOR}|{_TYPE})でも(?P<two>{_COLOR}|{_TYPE})でもない", "({one}でない、かつ{two}でない)"),
    wording(rf"(?P<color>{_COLOR})(?:でない|以外の)", "{color}のもの以外の", "でない|以外の"),
    wording(rf"(?P<type>{_TYPE})でない", "{type}であるもの以外の"),
    wording(rf"(?P<keyword>{_KEYWORD})を持たない", "{keyword}を持つもの以外の"),
    wording("攻撃クリーチャー(?!指定)", "攻撃しているクリーチャー"),
    wording("ブロック・?クリーチャー(?!・?指定)", "ブロックしているクリーチャー"),
)
_VERBS = (
    wording(
        r"(?P<who>各プレイヤー|すべてのプレイヤー|各?対戦相手|あなた)は、?(?=(?:カード|手札|ライフ)を|[0-9X]+点のライフを)",
        "{who}は、",
        "カードを|手札を|ライフを",
    ),
    wording("各(?=プレイヤーは、(?:カード|手札|ライフ|[0-9X]+点))", "すべての", "各プレイヤーは、"),
    wording("各(?=対戦相手は、(?:カード|手札|ライフ|[0-9X]+点))", "", "各対戦相手は、"),
    wording("あなたは、(?=(?:カード|手札|ライフ|[0-9X]+点))", ""),
    wording(r"(?P<amount>[0-9X]+)点のライフを(?P<verb>得る|失う|得て|失って)", "ライフを{amount}点{verb}"),
    wording(r"(?<!「)(?P<counter>[-+][0-9]/[-+][0-9])カウンター", "「{counter}」カウンター"),
    wording(
        rf"(?<![「ァ-ヺー一-龠々])(?P<counter>{COUNTER})カウンター(?=を|が)",
        "「{counter}」カウンター",
        "カウンター",
    ),
    wording(r"(?<!の上)から(?=「[^」]+」カウンターを[^「」。]+個取り除く)", "の上から", "カウンター"),
    wording(r"(?<!の上)に(?=「[^」]+」カウンターを[0-9X]+個置く)", "の上に", "カウンター"),
)
_MANA = (
    wording("(?:あなたの|自分の)マナ・プールに、?(?=「|好きな色)", "", "マナ・プール"),
    wording(
        "好きな色1色のマナ1点|好きな色のマナを?1点(?:を)?(?=加える)|好きな1色のマナ1点", "好きな色のマナ1点を", "好きな"
    ),
    wording("好きな色のマナ1点をを", "好きな色のマナ1点を"),
    wording(r"(?<=: )「\{(?P<amount>[0-9]+)\}」を加える", "無色マナ{amount}点を加える"),
    *(
        wording(
            rf"(?<=: )「{symbol * amount}」を加える", f"{color}マナ{amount}点を加える", f"{sign * amount}」を加える"
        )
        for sign, symbol, color in (
            (f"{{{one}}}", rf"\{{{one}\}}", word) for one, word in zip("WUBRG", COLORS.values(), strict=True)
        )
        for amount in (1, 2, 3)
    ),
    wording(
        r"(?<!: )(?<!マナ・プールに)(?<!」か)(?P<mana>「[^」]+」)を加える", "マナ・プールに{mana}を加える", "」を加える"
    ),
)

WORDINGS: tuple[Wording, ...] = (
    COUNTS,
    *_TODAY,
    *COSTS_IN_TYPE_LINES,
    *QUALITIES,
    *KEYWORD_LINES,
    *TOKENS,
    *LIBRARIES,
    *JOINED,
    *_CLAUSES,
    *COSTS,
    *TYPE_LINES,
    *_TRIGGERS,
    *CHOICES,
    *ENTERING,
    *EVENTS,
    *AMOUNTS,
    *_TARGETS,
    *DAMAGE,
    *RESTRICTED,
    *WHO_DOES,
    *SUBJECTS,
    *_GAINED,
    *_FOR_GOOD,
    *_FILTERS,
    *NOUN_WORDINGS,
    *_VERBS,
    *_MANA,
)
"""The wordings, in the order in which they are applied."""
