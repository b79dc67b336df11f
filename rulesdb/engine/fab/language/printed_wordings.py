"""Wordings of the printed cards of Flesh and Blood that the card language has in other words.

Symbols stay symbols, which the rules read. The names of classes and talents beside those of the rules are the words of
players, and English.
"""

import re

from rulesdb.engine.fab.language import keyword_names
from rulesdb.engine.fab.language.printed_clauses import CONDITIONS, COSTS, GAINS, SELECTIONS, TRIGGERS
from rulesdb.engine.fab.language.printed_effects import EFFECTS, HIT_HEROES, NUMBERS, OWN_COSTS
from rulesdb.engine.fab.language.printed_synonyms import SYNONYMS
from rulesdb.engine.fab.language.printed_types import FIRST_LINES, SUPERTYPES
from rulesdb.engine.fab.language.printed_words import points_of
from rulesdb.engine.fab.language.token_sheets import NAMES, OF_SUBTYPES, TOKEN_WORDS
from rulesdb.engine.kernel.language.wordings import COUNTS, Wording, wording

_NUMBER = "(?P<amount>[0-9X]+)"
_LAYER = "(?P<layer>アクション|インスタント|攻撃リアクション|防御リアクション)"
_KEYWORD = "|".join(keyword_names.WORDS)
_BEFORE_KEYWORD = "(?P<before>^|[、,・] ?|『|は、?)"
_UNTIL = "このターンの終わりまで|戦闘チェインが閉じるまで"
_PAID = r"[^、,。:()「」{}― ]+?(?:捨てる|追放する|破壊する|取り除く|置く|失う|タップする)"
"""A part of a cost that is an effect."""

_OPENS = "(?:^|(?<=[「『]))"
"""The beginning of an ability, perhaps of one that an object gets."""
_ABILITIES = (
    # activated abilities
    wording(rf"1ターンに(?P<limit>[0-9]+)[回度](?:の|、)?{_LAYER}(?= ―|:|$)", "1ターンに{limit}回、{layer}"),
    wording(r"1ターンに(?P<limit>[0-9]+)度、", "1ターンに{limit}回、"),
    wording(
        rf"^(?P<cost>(?:\{{[rc]\}})+)[,、] ?(?P<limit>1ターンに[0-9]+回、)?{_LAYER}(?=: )",
        "{limit}{layer} ― {cost}",
        "}",
    ),
    wording(rf"^(?P<limit>1ターンに[0-9]+回、)?{_LAYER}(?: ― 0)?(?=: )", "{limit}{layer} ― コストなし", ": "),
    wording(rf"(?P<head>^[^:「]*― (?:[^:「]*[,、] ?)?)(?P<effect>{_PAID})(?=: )", "{head}「{effect}」", "― "),
    wording(r"(?<=: )攻撃[。、 ]*続行。?$", "『攻撃』『続行』"),
    wording(r"(?<=: )攻撃。?$", "『攻撃』"),
    # what triggers
    wording("(?:^|(?<=[。、]))この(?:カード|攻撃)(?=[がをはで])", "これ"),
    wording(
        f"{_OPENS}これが(?=(?:闘技場に出た|破壊された|追放された|捨てられた|ピッチされた|プレイされた)とき)",
        "これ自身が",
    ),
    wording(f"{_OPENS}これをプレイしたとき", "スタックにあるとき、これ自身がプレイされたとき"),
    wording(f"{_OPENS}これ(?:が|で)防御したとき", "これ自身で防御が行われたとき"),
    wording(f"{_OPENS}これで攻撃したとき", "これが攻撃したとき"),
    wording(f"{_OPENS}これがヒーローにヒットしたとき", "これがタイプがヒーローのものにヒットしたとき"),
    wording(
        r"(?P<moment>(?:開始|アクション|終了)フェイズの開始時|ターンの開始時)に(?!なっ)、?",
        "{moment}になったとき、",
        "開始時",
    ),
)
_KEYWORDS = (
    wording("(?:^|(?<=[、・ ]))(?P<moniker>[^「」、・。: ]{1,20})特化(?=$|[、・。 ])", "「{moniker}」特化"),
    *(
        wording(
            rf"{_BEFORE_KEYWORD}(?:{others})(?=$|[0-9、,・。』]| [0-9]| [^ ]+特化$| ?\(|を得る)",
            f"{{before}}{name.word}",
            others,
        )
        for name in keyword_names.LISTED.values()
        if (others := "|".join(filter(None, (name.players, name.english if name.word == name.japanese else ""))))
    ),
    wording(rf"{_BEFORE_KEYWORD}(?P<keyword>{_KEYWORD}) (?=[0-9])", "{before}{keyword}", _KEYWORD),
    wording(rf"^(?P<keywords>(?:(?:{_KEYWORD})[0-9]*[、,・ ]*)+)。$", "{keywords}", _KEYWORD),
)
_WHAT = r"(?:\((?:[^()]|\([^()]*\))*\)|[^、。は()])+"
"""An object with its description, which may be in brackets."""
_TARGETS = (
    wording(r"(?P<what>対象の[^、。0-9]+)1(?:つ|体|枚|人)(?=[をにはが])", "{what}", "対象の"),
    wording("対象の(?P<filter>攻撃|攻撃カード|攻撃アクションカード)(?=[をにはが])", "対象の{filter}であるもの"),
)
_DURATIONS = (
    wording("あなたの次の攻撃(?=は)", "あなたの次のあらゆる攻撃"),
    wording("ターン終了時まで", "このターンの終わりまで"),
    wording("このターン(?:の間|中)?、", "このターンの終わりまで、"),
    wording(
        rf"(?P<what>(?:対象の|あなたの次の){_WHAT}|これ|その攻撃)は、?(?P<until>{_UNTIL})、?",
        "{until}、{what}は、",
        "まで",
    ),
)
_GAINED = (
    wording("防御(?=(?:に|を|が)?[-+][0-9X])", "防御値"),
    *(
        wording(pattern.replace("SIGN", written), f"{{stat}}に{sign}{{amount}}の修整を得る", written[-1])
        for pattern in (
            rf"(?P<stat>\{{[pd]\}}|パワー|防御値)(?:に|を|が)?SIGN{_NUMBER}(?:の修整)?を(?:得る|受ける)",
            rf"SIGN{_NUMBER}(?P<stat>\{{[pd]\}})(?:の修整)?を(?:得る|受ける)",
        )
        for written, sign in ((r"\+", ""), ("-", "-"))
    ),
    wording("(?<=[0-9X])の修整を受ける", "の修整を得る"),
    wording(r"は(?=(?:\{[pd]\}|パワー|防御値)に-?[0-9X]+の修整を得る)", "は、", "の修整"),
    wording(rf"は、?(?P<keyword>(?:{_KEYWORD})[0-9]*|[ァ-ヺー・一-龠々]+)を得る", "は、『{keyword}』を得る"),
    wording(
        r"(?P<before>とき、(?:[^。、「『]*(?:場合|なら)、)?|そうした場合、)(?P<what>これ|その攻撃)は、(?=(?:\{[pd]\}|パワー|防御値)に|『|\()",
        "{before}今から、{what}は、",
        "は、",
    ),
    wording(
        rf"(?:^|(?<=[。『「])|(?<=: ))(?P<what>対象の{_WHAT}は、)(?=(?:\{{[pd]\}}|パワー|防御値)に|『|\()",
        "今から、{what}",
        "対象の",
    ),
)
_VERBS = (
    wording(
        rf"(?:あなたは、?)?{_NUMBER}(?:点の)?(?P<what>ライフ|\{{h\}})を(?P<verb>得る|失う)", "{what}を{amount}点{verb}"
    ),
    wording(rf"(?P<asset>アクションポイント|リソースポイント|ライフ){_NUMBER}点?を得る", "{asset}を{amount}点得る"),
    wording(rf"{_NUMBER}(?:点の)?(?P<asset>アクションポイント|リソースポイント)を得る", "{asset}を{amount}点得る"),
    wording(
        "(?:手札(?:から|の)|(?<![のいつるただ]))カードを(?P<chance>無作為に)?(?P<amount>[0-9X]+)枚(?P<then>無作為に)?捨て",
        "手札を{chance}{then}{amount}枚捨て",
    ),
    wording("あなたは、?(?=(?:カード|手札|ライフ|リソースポイント|アクションポイント)を)", ""),
    wording("対戦相手は(?=(?:カード|手札|ライフ)を)", "対戦相手は、"),
    wording(rf"に(?P<kind>秘術|物理)ダメージを?{_NUMBER}点を?与える", "に{amount}点の{kind}ダメージを与える"),
    wording(r"(?P<counter>(?<!「)[-+][0-9]+(?:\{[pd]\})?)カウンター", "「{counter}」カウンター"),
    # intimidation, which targets a hero where cards name none (8.5.10b)
    wording("(?P<target>(?:対象の|その|防御)[^、。]*ヒーロー)を威嚇する", "{target}に威嚇を行う"),
    wording("(?<!ヒーローに)威嚇(?:する|を行う|(?=。))", "対象のヒーローに威嚇を行う"),
    wording("^威嚇$", "対象のヒーローに威嚇を行う。"),
    # the next points of damage
    wording(
        rf"次に(?P<who>あなたのヒーロー|あなた)(?:に与えられる|が受ける)(?P<kind>秘術|物理)?ダメージを{_NUMBER}点軽減する",
        "あなたのヒーロー自身が受ける{kind}ダメージを、次の{amount}点だけ、軽減する",
    ),
    wording(
        rf"(?:あなたのヒーロー|あなた)(?:に与えられる|が受ける)(?P<kind>秘術|物理)?ダメージを、?次の{_NUMBER}点(?:だけ)?、?軽減する",
        "あなたのヒーロー自身が受ける{kind}ダメージを、次の{amount}点だけ、軽減する",
    ),
)

_BASE = "(装備されている、かつサブタイプが基本の、かつサブタイプが{zone}の、かつあなたがコントロールする)パーマネント"
_WORN: tuple[Wording, ...] = (
    wording(
        "^あなたが基本[の・]?(?P<zone>頭|胴|腕|足)(?:防具)?を装備している(?:なら|場合)、?それをこれに変形(?:させ|し)、?(?:その後、?)?これを装備する。$",
        f"{_BASE}があるなら、({_BASE}のうち1枚をこれに変形させる、その後これを装備する)。",
        "変形",
    ),
    wording(
        "^これが(?P<top>パーマネント|オブジェクト)の下にある間、?その(?P=top)は、?(?P<what>[^。、「」『』]+)を(?:得る|持つ)。$",
        "パーマネントの下にあるとき、『これが下にあるものは、『{what}』を得る。』が機能する。",
        "の下にある間",
    ),
    wording("^(?P<one>[^。、は/]+?)および/?または(?P<other>[^。、は/]+?)の?混融$", "{one}または{other}混融", "混融"),
)
"""What is worn, what is under it, and the names of supertypes that are fused."""
WORDINGS: tuple[Wording, ...] = (
    COUNTS,
    *_WORN,
    *FIRST_LINES,
    *SYNONYMS,
    *_KEYWORDS,
    *TRIGGERS,
    *COSTS,
    *_ABILITIES,
    *HIT_HEROES,
    *CONDITIONS,
    *SELECTIONS,
    *EFFECTS,
    *GAINS,
    *_TARGETS,
    *_DURATIONS,
    *_GAINED,
    *_VERBS,
    *NUMBERS,
    *OWN_COSTS,
)
"""The wordings, in the order in which they are applied."""

_OUTSIDE = r"(?<!「)"
_OF_OTHERS = "(?!(?!これ|あなたがこれ|[^。、が]*の開始時)[^。、]*(?:とき|たびに?|時|際)、)"
"""The beginning of an ability that is not triggered by another card, which 他の could mean."""
_SAID = "|".join(map(re.escape, sorted(TOKEN_WORDS, key=len, reverse=True)))
_TOKENS = "|".join(map(re.escape, sorted(NAMES, key=len, reverse=True)))
_BARE_TOKENS = "|".join(map(re.escape, sorted({*NAMES} - OF_SUBTYPES, key=len, reverse=True)))
_GETS = r"[-+][0-9X]|\{[pd]\}|パワー|防御値|『|「|\("
"""How what an object gets begins."""
_ON_LINK = "このチェインリンク(?:で|では|には|中は?|の間は?)、?"
PRINTED_WORDINGS: tuple[Wording, ...] = (
    COUNTS,
    *SYNONYMS,
    wording(
        rf"(?:{_ON_LINK}(?P<what>[^。、はがを]+)[はを]|(?P<cards>[^。、はがを]+)は、?{_ON_LINK})プレイ(?:することは)?できない",
        "このチェインリンクの間、{what}{cards}をプレイできない",
        "このチェインリンク",
    ),
    wording(
        "(?<=格納庫|の手札|の墓地)(?:にある|の)すべてのカードを(?=破壊|追放)", "のカードをすべて", "すべてのカードを"
    ),
    wording("(?P<least>[0-9]+)点より多くの", "{least}点以上の", "より多く", least=lambda said: str(int(said) + 1)),
    wording("(?<=あなたが)(?P<what>[^がは、。]*)を他に(?=コントロール)", "他の{what}を", "を他に"),
    wording(
        f"{_OPENS}(?P<before>{_OF_OTHERS}[^「『]*?)(?:他の|別の|ほかの)(?!すべて|カードとして|各)",
        "{before}これ以外の",
        "他の|別の|ほかの",
    ),
    wording(r"(?P<points>(?:\{r\})+)(?=を支払)", "リソース{points}点", "を支払", points=points_of),
    wording(r"(?P<points>(?:\{r\})+)(?=少な|多く|減|増)", "{points}点", "{r}", points=points_of),
    wording(r"(?<=― )(?P<points>(?:\{h\})+)(?=[、,:])", "ライフ{points}点", "{h}", points=points_of),
    wording(r"を\{t\}(?=[、,:])", "をタップする", "を{t}"),
    wording(r"(?<=[、,] )\{t\}(?=: )|(?<=[、,])\{t\}(?=: )", "これをタップする", "{t}: "),
    wording(
        rf"{_OPENS}(?P<hit>これが(?:ヒーローに)?(?:ヒットした|[0-9]+点以上のダメージを与えた))(?:場合|なら)",
        "{hit}とき",
        "これが",
    ),
    wording(
        "(?P<before>捨てるか、?[^。]*デッキの一番上のカードを破壊(?:してもよい|する)。)(?:そのカード|それ)が",
        "{before}この方法で捨てたか破壊したカードが",
        "捨てるか",
    ),
    *(
        row
        for verb, done in (("見る", "見た"), ("公開する", "公開した"))
        for before in (f"(?P<before>デッキの一番上[^。]*?{verb}。(?:[^。]*。)*?[^。]*?)",)
        for row in (
            wording(f"{before}その中(?:から|の|にある)(?=1枚を)", f"{{before}}この方法で{done}カード", "その中"),
            wording(f"{before}その中(?:から|の|にある)", f"{{before}}この方法で{done}", "その中"),
            wording(f"{before}残り(?:の(?:すべての)?カード)?を", f"{{before}}この方法で{done}残りのカードを", "残り"),
            wording(
                f"{before}(?:それら|{done}カード)を(?=(?:好きな|任意の|望む)順[番序]で)",
                f"{{before}}この方法で{done}カードを",
                "順番|順序",
            ),
        )
    ),
    wording(
        "(?P<cards>この方法で(?:見た|公開した)(?:残りの)?カードを)(?:好きな|任意の|望む)順[番序]で、?",
        "{cards}",
        "順番|順序",
    ),
    wording(
        "^(?P<when>(?!これ)[^。]*があなたの(?:デッキから)?[^。]*格納庫に(?:表向きで)?置かれ(?:る|た)(?:たび|とき)[^。]*?)それ"
        "(?=に[^。]*カウンター)",
        "{when}その移動したカード",
        "格納庫に",
    ),
    wording(
        "(?P<what>(?:自身の手札のカードのうち|手札(?:から|の)カード)1枚を)デッキの一番上か一番下に置く",
        "({what}デッキの一番上に置くか、{what}デッキの一番下に置く)のどちらかを行う",
        "一番上か一番下",
    ),
    wording(
        "(?P<shown>(?:デッキの(?:一番)?上のカード(?:1枚)?を|(?:手札|ソウル)(?:から|の|にある)カード(?:1枚を|を1枚、?(?:あなたのヒーローの)?))"
        "(?:(?:あなたの(?:ヒーローの)?)?ソウルに(?=置))?(?P<done>公開|追放|破壊|見|捨て|置)(?:する|る|く|してもよい|てもよい|いてもよい)。)(?:それ|そのカード)が",
        "{shown}この方法で{done}カードが",
        "が",
        done=lambda said: {"見": "見た", "捨て": "捨てた", "置": "置いた"}.get(said, f"{said}した"),
    ),
    wording(
        "(?P<hand>(?:その|防御|攻撃)ヒーローの手札)(?P<looks>を見(?:て|、|て、|る。)(?:その後、?)?)"
        "(?:その中(?:から|の|にある)|(?=カード(?:を1枚|1枚を)(?:追放|捨て|選)))",
        "{hand}{looks}{hand}の",
        "を見",
    ),
    wording(
        "(?P<before>この方法で(?P<done>公開|追放|破壊)したカードが[^。]*?(?:場合|なら)、?)それ(?=を)",
        "{before}この方法で{done}したカード",
        "それを",
    ),
    wording(
        "(?P<before>置(?:き|いて)、?(?:その後、?)?)その枚?数(?:に等しい枚数)?のカード(?=を引)",
        "{before}この方法で置いた数のカード",
        "その",
    ),
    wording(
        "(?P<before>対象の[^。は]*は[^。「」]*を得る。[^。「」]*(?:場合|なら)、)それは",
        "{before}その対象は",
        "それは",
    ),
    wording(
        "あなたが(?P<what>[^、。が]+トークン)をコントロールしていない",
        "あなたがコントロールする{what}がない",
        "していない",
    ),
    wording(
        "(?P<before>この方法で(?P<done>公開|追放|破壊)したカードを[^。]*。そうで(?:ない場合|ないなら|なければ)、?)それ(?=を)",
        "{before}この方法で{done}したカード",
        "それを",
    ),
    wording("(?P<before>カードを見る。[^。]*?)それ(?=を)", "{before}この方法で見たカード", "それを"),
    wording(
        "(?P<before>追放(?:する|してもよい|し、?[^。]*)。(?:そうした場合、[^。]*。)?[^。]*?)それ(?=を(?:インスタントであるかのように)?プレイしてもよい)",
        "{before}この方法で追放したカード",
        "それを",
    ),
    wording(
        "(?P<before>対象の[^。は]*は[^。「」]*を得る。)それが(?=[^。]*(?:場合|なら))", "{before}その対象が", "それが"
    ),
    wording(r"(?P<number>[0-9X])(?:つ|体|本|人)", "{number}枚", "つ|体|本|人"),
    *(
        wording(rf"(?<![ァ-ヺー一-龠「]){re.escape(other)}(?![ァ-ヺー一-龠])", word, other)
        for other, word in SUPERTYPES.items()
        if other != word
    ),
    wording(
        rf"(?P<sign>「)?(?<![ァ-ヺー])(?P<said>{_SAID})(?(sign)」)(?=トークン)|(?<=コントロールする)(?P<own>{_SAID})(?=[がを1の])",
        "{said}{own}",
        "トークン|コントロールする",
        said=TOKEN_WORDS.get,
        own=TOKEN_WORDS.get,
    ),
    wording(
        rf"(?<![「《])(?P<name>(?<![ァ-ヺー])(?:{_TOKENS})(?=トークン)"
        rf"|(?<![ァ-ヺー一-龠])(?:{_BARE_TOKENS})(?![ァ-ヺー一-龠々」》]|$))",
        "「{name}」",
        "",
    ),
    wording("(?<=」)(?=を[0-9X]+枚(?:作成|生成))", "トークン", "」を"),
    wording(
        "(?P<most>[0-9]+)(?P<unit>枚|点?)以下(?=(?:ある|の|である)?(?:場合|なら))",
        "{most}{unit}未満",
        "以下",
        most=lambda said: str(int(said) + 1),
    ),
    wording(r"(?<=\})[,、] ?", "、", "}"),
    wording(
        rf"{_OUTSIDE}(?P<name>[-+][0-9]+\{{[pd]\}}|[一-龠ァ-ヺー]+[れりきい]?)カウンター",
        "「{name}」カウンター",
        "カウンター",
    ),
    wording(r"^(?:各)?ターンに(?P<limit>[0-9]+)[回度](?:の|、|・)?", "1ターンに{limit}回、", "ターンに"),
    wording("そうしたなら、", "そうした場合、", "そうしたなら"),
    wording(
        r"(?<![a-z{])X(?P<behind>[^。X]*)。Xは、?(?P<what>(?:[^。X「」]|「[^「」]*」)+?)"
        r"(?:に等しい|と等しい|である|だ|となる)?(?P<end>。?$|。?(?=」(?:を|$)))",
        "({what}){behind}{end}",
        "Xは",
    ),
    wording(r"\((?P<number>[^()]+)の(?P<factor>[0-9])倍\)", "(({number})の{factor}倍)", "倍"),
    *_KEYWORDS,
    *_ABILITIES,
    wording("(?<=開始時)、", "になったとき、", "開始時"),
    wording(r"(?P<gained>[-+][0-9X]\{[pd]\})を持つ", "{gained}を得る", "を持つ"),
    wording("ターン終了時まで", "このターンの終わりまで"),
    wording("このターンの(?:間|あいだ)", "このターンの終わりまで", "このターン"),
    *_GAINED,
    *_VERBS,
    wording("(?<=[るうくすつむぶい])$", "。", ""),
    wording(rf"(?<=: )(?P<what>これ|その攻撃)は、?(?={_GETS})", "今から、{what}は、", ": "),
    wording(
        rf"(?<=。)(?P<condition>[^。「」『』]*(?:場合|なら)、)(?P<what>これ|その攻撃)は、?(?={_GETS})",
        "{condition}今から、{what}は、",
        "は",
    ),
    wording(
        "(?P<before>これは、?(?P<counter>「[^」]+」カウンター)[^。]*闘技場に出る。)それがない(?=とき)",
        "{before}これに{counter}がない",
        "それがない",
    ),
    wording("の(?:精髄|本質|真髄)(?=。?$)", "のエッセンス", "精髄|本質|真髄"),
    wording(
        r"^(?P<one>\S+?)[と・、](?P<other>\S+?)の?(?P<what>のエッセンス|混融)$",
        "{one}および{other}{what}",
        "混融|エッセンス",
    ),
    wording(rf"^(?P<talent>{'|'.join(map(re.escape, SUPERTYPES))})の導き$", "チャネル {talent}", "の導き"),
    wording(rf"^(?P<keyword>(?:{_KEYWORD})\([^()]*\))。$", "{keyword}", ")。"),
    wording(r"(?P<what>(?:^|(?<=: ))(?:オプト|増幅)[0-9X]|(?:^|(?<=: ))再装填)$", "{what}。", "オプト|増幅|再装填"),
    *(
        wording(rf"(?<![ァ-ヺー一-龠])(?:{name.players})(?=[0-9X]*を(?:持|得))", name.word, name.players)
        for name in keyword_names.NAMES.values()
        if name.players
    ),
    wording("(?<=ライフを)(?P<number>[0-9X]+)(?=[失得])", "{number}点", "ライフを"),
)
"""The wordings of printed cards that are applied before the words of printed cards are read."""

LOOSE: tuple[Wording, ...] = (
    wording("(?<!対戦)相手(?=[はがのに])", "対戦相手", "相手"),
    wording("(?<=[0-9]枚)、", "", "枚"),
    wording("(?P<verb>捨て|得|与え)(?:なければならない|させる)", "{verb}る", "なければ|させる"),
    wording("(?P<verb>破壊|追放|公開|シャッフル)(?:しなければならない|させる)", "{verb}する", "なければ|させる"),
    wording("引かなければならない", "引く"),
    wording("置かなければならない", "置く"),
    wording("失わなければならない", "失う"),
    wording("必ず", ""),
    wording("(?P<verb>捨て|加え)られる(?=。|$)", "{verb}てもよい", "られる"),
    wording("(?:あなたの)?デッキから(?=カードを)", "", "デッキから"),
    wording("ドローできる", "引いてもよい"),
    wording("ドロー(?:する)?(?=。|$)", "引く", "ドロー"),
    wording("(?:場|アリーナ)に出たとき", "闘技場に出たとき", "出たとき"),
    wording("攻撃力", "パワー"),
    wording("(?:守備力|防御力)", "防御値", "守備力|防御力"),
    wording("(?:体力|HP)", "ライフ", "体力|HP"),
    wording("回復する", "得る"),
    wording("(?:アップ|上昇|増加)(?:する)?(?=。|$)", "を得る", "アップ|上昇|増加"),
    wording("(?:アーセナル|武器庫)", "格納庫", "アーセナル|武器庫"),
    wording("生成(?=す|し)", "作成", "生成"),
    wording("《(?P<name>[^》]+)》(?=トークン)", "{name}", "トークン"),
    wording("この(?:カード|攻撃|武器|装備品|盟友)(?=[はがをの])", "これ", "この"),
    wording("これの攻撃(?=は)", "これによる攻撃"),
    wording("コスト(?P<cost>[0-9]+)(?:である|の)(?=カード)", "コストが{cost}の", "コスト"),
    wording(
        "(?P<kind>秘術|物理)?ダメージを?(?P<points>[0-9X]+)点(?=を?与え)", "{points}点の{kind}ダメージ", "ダメージ"
    ),
    wording("(?<![0-9点の])(?P<points>[0-9X]+)(?=ダメージを?与え)", "{points}点の", "ダメージ"),
    wording("^(?P<what>[^、。はがを]+)を持つ場合、(?=これは)", "これが{what}を持つなら、", "を持つ場合"),
    wording("^各ターン(?P<times>[0-9])[回度]の", "ターンに{times}度の", "各ターン"),
)
"""What players say in other words, so loosely that they are asked whether it is meant."""
