"""How people tell the course of a game of Flesh and Blood: joined clauses, the past, and what is left to the reader.

They are applied while clauses are joined as they were told; what is parted then is put in the words of the phrases.
"""

from rulesdb.engine.fab.language.keyword_names import LISTED
from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings import END, QUESTION, START

_CARD = "《[^》]*》"
_NO_MARK = "[^。、《》はがをに]"
_PLAYER = f"(?P<player>{_NO_MARK}+?)"
_ALL = (
    "(?:全員|お?互い|両者|双方|両プレイヤー|両方のプレイヤー|二人|どちらのプレイヤー)(?:とも)?"
    "(?:[がはも]、?)?(?:優先権を)?"
)
_PAID = r"(?P<paid>(?:\{r\})+|[0-9]+点?の?リソース(?:ポイント)?|リソース(?:ポイント)?[0-9]+点?)"
_EQUIPMENT = "頭|胴|腕|足|脚|武器ゾーン"
_ZONE = "手札|格納庫|墓地|デッキ|山札|ソウル|追放ゾーン|ピッチゾーン|闘技場"
_ADVERBS = "まず|最初に|はじめに|初めに|続いて|次に|それから|そして|すると|そこから"
_MOST_IN_A_LIST = 7

_ENDS: tuple[Wording, ...] = (
    # decided, and done
    wording(rf"(?<=[るうくすつむぶぐい])こと(?:に(?:する|した)|を(?:選ぶ|選択する|選んだ)){END}", "", "こと"),
    wording(r"することができ(?=る|た|ない)", "でき", "することができ"),
    # the past
    *(
        wording(rf"(?<=[{stem}]){past}(?=。|$)", plain, past)
        for stem, past, plain in (
            ("な入移終切殴", "った", "る"),
            ("使払行失", "った", "う"),
            ("引置", "いた", "く"),
            ("選", "んだ", "ぶ"),
            ("進", "んだ", "む"),
            ("得じ捨べて", "た", "る"),
            ("し", "なかった", "ない"),
        )
    ),
    wording(r"(?<=[出渡戻])した(?=。|$)", "す", "した"),
    wording(rf"(?P<could>できた)か{QUESTION}", "{could}", "できたか"),
)
"""Ends of sentences."""

_CARDS_OF = {count: "(?:と|、)".join([_CARD] * count) for count in range(1, _MOST_IN_A_LIST)}
"""Patterns of lists of so many cards."""

_TALK: tuple[Wording, ...] = (
    # other words for things
    wording(r"(?<=デッキは)残り(?=[0-9])", "", "残り"),
    wording(r"誘発型能力|誘発能力", "能力", "誘発"),
    wording(rf"{START}(?:攻撃|防御|ヒット)し?たとき、(?=[^。]*誘発)", "", "とき、"),
    wording(
        rf"{START}全員がパスを続け(?:て)?、(?:能力が)?(?:すべて|全て)解決される(?=。|$)",
        "すべての解決が終わる",
        "解決される",
    ),
    wording(r"のヒーローの知性は", "の知性は", "のヒーローの知性は"),
    wording(
        rf"{START}{_PLAYER}と(?P<other>[^。、《》はがをにの]+)の知性は(?:どちらも|ともに|それぞれ|いずれも)?(?P<count>[0-9]+)",
        "{player}の知性は{count}である。{other}の知性は{count}",
        "の知性は",
    ),
    wording(r"(?P<what>の知性は[0-9]+)(?:である)?(?=。|$)", "{what}である", "の知性は"),
    wording(r"(?P<what>の知性は[0-9]+)(?:で(?:あり)?)?、", "{what}である。", "の知性は"),
    wording(
        rf"{START}{_PLAYER}は、?手札[がを](?P<count>[0-9]+)枚になる(?:まで|よう(?:に)?)、?(?:カードを)?(?:引く|補充する)(?=。|$)",
        "{player}の手札が{count}枚になる",
        "枚になる",
    ),
    wording(r"デッキの下に(?=置[くい])", "デッキの一番下に", "デッキの下に"),
    wording(r"(?:それと)?同じ(?:枚数|数)(?:だけ|の)?(?=カードを引)", "", "同じ"),
    wording(rf"{START}これによって?り?、?", "", "これによ"),
    wording(
        r"(?<=は)、?(?P<count>[0-9]+)点?の?(?P<points>リソース|アクション)(?:ポイント)?を(?P<verb>得る|得て|得、)",
        "{points}ポイントを{count}点{verb}",
        "を得",
    ),
    wording(r"秘術ダメージを(?P<count>[0-9]+)点(?=受|食|もら)", "{count}点のダメージを", "秘術ダメージを"),
    wording(r"防御している(?=《[^》]*》を対象)", "", "防御している"),
    wording(rf"は、?対象を(?P<card>{_CARD})(?:として|にして)、?", "は{card}を対象に", "対象を"),
    wording(r"戦闘チェインを閉じる", "戦闘チェインが閉じる", "戦闘チェインを"),
    wording(rf"{START}(?:{_NO_MARK}+は攻撃を続けず|攻撃が終わり)、?(?=[^。]*チェインが閉じる)", "", "攻撃"),
    wording(rf"{START}{_NO_MARK}+は、?(?=戦闘チェインが閉じる)", "", "戦闘チェイン"),
    wording(r"(?<=は)、?(?:もう|ほかに|他に|これ以上)?何もせずに?、?(?=ターンを)", "", "何もせず"),
    wording(r"は、?アクションフェイズを終える(?=。|$)", "はターンを終える", "アクションフェイズ"),
    wording(r"(?<=》を)起動する(?=。|$)", "能力起動する", "を起動する"),
    wording(r"》を能力起動する", "》の能力を起動する", "能力起動"),
    wording(r"(?<=》の)(?:インスタント|アクション|攻撃リアクション)の?(?=能力)", "", "インスタント|アクション"),
    wording(
        rf"(?<=は)、?(?P<target>{_NO_MARK}+?)(?:のヒーロー)?[をに](?P<card>{_CARD})で攻撃する(?=。|$)",
        "{card}で{target}を攻撃する",
        "で攻撃する",
    ),
    wording(
        r"》を防御(?:カード)?(?:に(?:使う|指定する|出す)|として(?:宣言|指定)する)(?=。|$)", "》で防御する", "》を防御"
    ),
    wording(r"》(?:だけ|のみ)で(?=防御|ブロック)", "》で", "で"),
    wording(
        r"(?P<card>《[^》]*》)が公開され(?:る。|て?、)(?P<color>[青赤黄])色?なので、?(?:これは|それは)?ピッチされる",
        "{card}が公開される。{card}は{color}である。{card}がピッチされる",
        "なので",
    ),
    wording(rf"{START}(?P<card>{_CARD})はピッチされる", "{card}がピッチされる", "ピッチされる"),
    *(
        row
        for count in range(1, 6)
        for row in (
            wording(
                rf"{START}(?P<card>{_CARD})(?:の能力)?が、?(?:{count}[つ個体枚]とも)誘発する(?=。|$)",
                "。".join(["{card}の能力が誘発する"] * count),
                "とも誘発",
            ),
            wording(
                rf"{START}(?P<card>{_CARD})の能力が、?(?:{count}[つ個体枚]とも)解決(?:される|する)(?=。|$)",
                "。".join(["{card}の解決が終わる"] * count),
                "とも解決",
            ),
        )
    ),
    wording(rf"{START}(?P<card>{_CARD})が誘発する(?=。|$)", "{card}の能力が誘発する", "が誘発する"),
    wording(
        rf"{START}(?:この)?(?:ターン(?:の)?終了後|終了フェイズの後|次のターンの開始時)(?:に)?、(?=[^。]*？)",
        "ここからは仮定である。次のターンまで全員がパスを続ける。",
        "後|開始時",
    ),
    wording(r"(?<=は)、?まだ(?=[^。]*(?:ある|いる|持つ|持っている))", "", "まだ"),
    wording(rf"{START}(?:最終的な|戦闘後の|このときの|この時点での|最後の)", "", "な|の"),
    wording(rf"{START}今は(?!誰)(?=[^。、《》は]+のターン)", "", "今は"),
    wording(
        rf"(?:攻撃リアクション|防御リアクション|インスタント)(?:カード)?の?(?={_CARD})", "", "リアクション|インスタント"
    ),
    wording(r"(?<=》を)(?:攻撃リアクション|防御リアクション|インスタント)として(?=プレイ)", "", "として"),
    wording(r"装備している(?=《[^。]*で(?:防御|ブロック))", "", "装備している"),
    wording(r"に対して、?(?=[^。]*(?:プレイ|起動|使))", "に", "に対して"),
    wording(r"(?<=を)対象と(?=する(?:。|$))", "対象に", "対象と"),
    wording(
        rf"(?<=は)、?(?P<zone>手札|格納庫)から(?P<card>{_CARD})を(?:プレイ|使用)し(?:て)?、?(?=[^。、]+[をに]攻撃)",
        "{zone}の{card}で",
        "から",
    ),
    wording(
        rf"(?P<card>{_CARD})で、?(?P<target>{_NO_MARK}+)[をに](?:攻撃|殴)(?:する|る)(?=。|$)",
        "{card}で{target}を攻撃する",
        "攻撃|殴",
    ),
    wording(r"(?<=》で)(?:攻撃を宣言する|殴る)", "攻撃する", "攻撃を宣言|殴る"),
    wording(
        rf"(?P<play>(?:プレイ|起動)(?:して|し)、?)(?P<target>{_NO_MARK}+)に攻撃する",
        "{play}{target}を攻撃する",
        "に攻撃",
    ),
    wording(rf"手札から(?P<card>{_CARD}[^。、]*?)(?:を出して|で)(?=防御|ブロック)", "手札の{card}で", "手札から"),
    wording(rf"{START}{_PLAYER}は、?防御カードを(?:出さない|使わない)", "{player}は防御しない", "防御カード"),
    wording(rf"{START}(?:防御|ブロック)は?な(?:し|い)(?:である)?(?=。|$)", "防御するカード: なし", "防御|ブロック"),
    # payments
    wording(
        rf"{START}コストは(?P<cards>{_CARD}[^。]*?)(?:をピッチして|で)(?:支払う|払う)(?=。|$)",
        "{cards}をピッチする",
        "コストは",
    ),
    wording(
        r"をピッチして、?(?:その)?(?:コスト(?:の?[0-9]+点?)?を)?(?:支払う|払う)(?=。|$)", "をピッチする", "をピッチして"
    ),
    wording(
        rf"(?<=は)、?(?P<cards>{_CARD}[^。、は]*?)を(?:コストの)?支払いに(?:使い|使って|充て|充てて)、",
        "{cards}をピッチして、",
        "支払いに",
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?:手札の|手札から)?(?P<cards>{_CARD}[^。、は]*?)をピッチ(?:して|し)、?(?P<count>[0-9]+)点?の?リソース(?:ポイント)?を得る(?=。|$)",
        "{player}は{cards}をピッチして{count}点を得る",
        "をピッチ",
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?:手札の|手札から)?(?P<cards>{_CARD}[^。、は]*?)をピッチ(?:して|し)、?(?P<count>[0-9]+)点?の?リソース(?:ポイント)?を得(?:て)?、",
        "{player}は{cards}をピッチして{count}点を得る。{player}は",
        "をピッチ",
    ),
    wording(rf"(?<=は)、?手札(?:の|から)(?P<cards>{_CARD}[^。、は]*?)をピッチ", "{cards}をピッチ", "をピッチ"),
    wording(
        rf"{START}{_PLAYER}は、?(?P<card>{_CARD})を破壊して、?(?:その|{_CARD}の)能力を起動する",
        "{player}は{card}の能力を起動する。{card}が破壊される",
        "を破壊して",
    ),
    # what happens, with another subject
    wording(
        rf"{START}(?P<card>{_CARD})は(?=(?:破壊|追放|公開)される(?:。|$)|(?:[^。、《》は]*の)?(?:{_ZONE})に置かれる(?:。|$))",
        "{card}が",
        "は",
    ),
    wording(r"(?<=》)の攻撃が(?=(?:[^。]*に)?ヒットする)", "が", "の攻撃が"),
    wording(
        rf"{START}(?P<card>{_CARD})は、?(?:{_NO_MARK}+に)?ヒットしない(?=。|$)", "{card}はヒットしない", "ヒットしない"
    ),
    wording(rf"{START}チェインリンクが解決(?:される|する)(?=。|$)", "解決ステップに入る", "チェインリンク"),
    wording(
        r"(?<=。)攻撃(?=が解決(?:される|する)(?:。|$))|^攻撃(?=が解決(?:される|する)(?:。|$))", "それ", "攻撃が解決"
    ),
    wording(
        rf"{START}{_PLAYER}に(?P<count>[0-9]+)(?:点の?)?ダメージ(?:である)?(?=。|$)",
        "{player}に{count}点のダメージが与えられる",
        "ダメージ",
    ),
    wording(
        rf"{START}(?P<card>{_CARD})(?:の攻撃)?[はが]、?(?:{_NO_MARK}*?)(?P<player>{_NO_MARK}+)に(?P<count>[0-9]+)点の?(?:戦闘|物理|秘術)?ダメージを与える(?=。|$)",
        "{card}から{player}に{count}点のダメージが与えられる",
        "ダメージを",
    ),
    wording(
        rf"{START}(?P<card>{_CARD})(?:の攻撃)?[はが]、?(?P<count>[0-9]+)点の?(?:戦闘|物理|秘術)?ダメージを(?P<player>{_NO_MARK}+)に与える(?=。|$)",
        "{card}から{player}に{count}点のダメージが与えられる",
        "ダメージを",
    ),
    wording(
        rf"{START}{_PLAYER}[はが]、?(?P<count>[0-9]+)点の?ライフを(?P<verb>得る|失う)(?=。|$)",
        "{player}はライフを{count}点{verb}",
        "ライフを",
    ),
    wording(
        rf"{START}(?:(?:続行|{_CARD}の続行)(?:により|によって|で)、?)?{_PLAYER}[はが]、?(?:続行(?:により|によって|で)、?)?(?P<points>アクション|リソース)(?:ポイント)?を(?P<count>[0-9]+点)?得る(?=。|$)",
        "{player}は{points}ポイントを{count}得る",
        "を得る|点得る",
    ),
    wording(r"(?<=ポイントを)得る(?=。|$)", "1点得る", "ポイントを得る"),
    wording(
        rf"{START}{_PLAYER}は、?(?:カードを)?(?P<count>[0-9]+)枚(?:の?カードを)?(?:ドローする|引く)(?=。|$)",
        "{player}はカードを{count}枚引く",
        "枚",
    ),
    wording(
        rf"{START}{_PLAYER}は、?手札から(?P<cards>{_CARD}[^。、]*)を捨てる(?=。|$)",
        "{player}は{cards}を捨てる",
        "手札から",
    ),
    wording(rf"{START}(?:ターンの終わり|終了フェイズ|ターン終了時)[にで]、(?=[^。]*格納庫に)", "", "格納庫に"),
    wording(rf"{START}{_PLAYER}は、?格納庫に(?:何も|カードを)置かない(?=。|$)", "格納庫に置くカード: なし", "置かない"),
    wording(rf"{START}{_PLAYER}のターンが(?:終わる|終了する)(?=。|$)", "{player}の終了フェイズに入る", "ターンが"),
    wording(
        rf"{START}(?!この|その|次の){_PLAYER}のターンに(?:なる|入る|移る)(?=。|$)",
        "{player}のターンまで全員がパスを続ける",
        "ターンに",
    ),
    *(
        wording(
            rf"(?:手札の{count}枚、)?(?P<cards>{cards})の?{count}枚(?=を(?:選び|選んで|[^。、《》は]+に置))",
            "{cards}",
            "枚",
        )
        for count, cards in _CARDS_OF.items()
    ),
    *(
        wording(rf"手札の{count}枚、(?P<cards>{cards})(?=を[^。、《》は]+に置)", "{cards}", "手札の")
        for count, cards in _CARDS_OF.items()
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?:手札の|手札から)?(?P<cards>{_CARD}(?:(?:と|、){_CARD})+)(?:を選(?:び|んで)、)?を?(?P<where>[^。、《》は]+に)置く(?=。|$)",
        "{player}が{where}置くのは{cards|と}である",
        "置く",
    ),
    # players together
    wording(
        rf"{START}{_PLAYER}と(?P<other>{_NO_MARK}+)[はが]、?(?:順に|ともに|互いに|とも|両方とも)?パスする(?=。|$)",
        "パスするのは{player}と{other}である",
        "パスする",
    ),
    wording(rf"{START}(?:誰も|どちらも)何もしない(?=。|$)", "全員がパスする", "何もしない"),
    wording(
        rf"{START}{_PLAYER}と(?P<other>{_NO_MARK}+)のライフは(?:どちらも|ともに|それぞれ|いずれも)?(?P<life>[0-9]+)点?",
        "{player}のライフは{life}である。{other}のライフは{life}",
        "のライフは",
    ),
    # where cards are
    wording(r"(?<=》)だけを(?=[^。]*持)", "を", "だけを"),
    wording(rf"{START}{_PLAYER}は手札を(?:1枚も)?持っていない", "{player}の手札にカードはない", "持っていない"),
    wording(
        rf"{START}{_PLAYER}の(?P<pile>デッキ|山札)(?:は|に(?:は)?、?(?:カードが)?)(?P<count>[0-9]+)枚(?:(?:の?カードが)?(?:ある|残っている|残る)|である)?(?=。|$)",
        "{player}の{pile}にカードが{count}枚ある",
        "デッキ|山札",
    ),
    *(
        wording(
            rf"(?<=手札)(?:には?|は)(?:{count}枚で、)?(?P<cards>{cards})(?:の{count}枚)?(?:が|で)ある(?=。|$)",
            "に{cards}がある",
            "手札",
        )
        for count, cards in _CARDS_OF.items()
    ),
    *(
        wording(
            rf"(?<=の上から){count}枚は(?:順に)?、?(?P<cards>{cards})(?:である)(?=。|$)", "順に{cards}がある", "上から"
        )
        for count, cards in _CARDS_OF.items()
    ),
    wording(
        rf"{START}{_PLAYER}は、?格納庫に(?:(?P<down>裏向き|表向き)の)?(?P<card>{_CARD})を(?:(?P<facing>裏向き|表向き)で)?(?:置いている|持っている)(?=。|$)",
        "{player}の格納庫に{card}が{down}{facing}である",
        "格納庫",
    ),
    wording(
        rf"{START}{_PLAYER}の(?P<zone>{_EQUIPMENT})(?:に(?:は)?、?(?P<card>{_CARD})が装備されている)(?=。|$)",
        "{player}は{zone}に{card}を装備している",
        "装備されている",
    ),
    wording(
        rf"{START}{_PLAYER}の(?P<zone>{_EQUIPMENT})の装備品は(?P<card>{_CARD})(?:である)?(?=。|$)",
        "{player}は{zone}に{card}を装備している",
        "装備品は",
    ),
    wording(
        rf"{START}(?P<player>(?!こ|そ|次)[^。、《》はがをにの]+)の(?:メインの)?(?P<phase>(?:アクション|開始|終了)フェイズ)(?:である)?(?=。|$)(?<!まで)",
        "{player}のターンの{phase}である",
        "フェイズ",
    ),
    # questions
    wording(r"は、?今(?=どこ)", "は", "今"),
    wording(rf"はどの(?:ゾーン|領域)に(?:ある|いる|行く){QUESTION}", "はどこにある", "どの"),
    wording(rf"(?P<zone>{_ZONE})に置かれる{QUESTION}", "{zone}にある", "に置かれる"),
    wording(rf"の(?P<zone>{_ZONE})の枚数は(?:何枚)?{QUESTION}", "の{zone}は何枚", "枚数"),
    wording(
        rf"の(?P<zone>{_ZONE})に(?:は)?何枚のカードが(?:残っている|ある|残る){QUESTION}", "の{zone}は何枚", "何枚の"
    ),
    wording(
        rf"{START}(?:この(?:ターンの)?|{_NO_MARK}+の)?終了フェイズ(?:に|で|中に)、?(?=[^。]*格納庫に置[けく])",
        "",
        "終了フェイズ",
    ),
    wording(
        rf"(?:手札の|手札から)?(?P<card>{_CARD})を格納庫に(?:置ける|置くことができる|置くことはできる|置いてもよい){QUESTION}",
        "{card}を格納庫に置ける",
        "格納庫に置",
    ),
    wording(rf"は(?:ゲームに)?敗北(?:した|する){QUESTION}", "は敗北している", "敗北"),
    wording(
        r"(?P<life>ライフは[0-9]+点?)(?:で(?:あり)?)?、(?=[^。、《》はがを]+の(?:ライフ|手札|格納庫)|(?!手札|ライフ|格納庫|リソース)[^。、《》がをの]+は|このターン)",
        "{life}である。",
        "ライフは",
    ),
    # both players, and the heroes for which they stand
    wording(rf"{START}{_ALL}パス(?=[しすを。]|$)", "全員がパス", "パス"),
    wording(
        rf"{START}(?:誰も|どちらも)(?:それに|これに)?(?:何も)?(?:対応|反応)(?:しない(?:ので)?|せず)、?",
        "全員がパスする。",
        "応|反応",
    ),
    wording(rf"{START}(?:お?互い|双方|両者|全員)のライフは(?P<life>[0-9]+)", "全員のライフは{life}", "のライフは"),
    wording(
        r"(?<=[^。、《》はがをに])のヒーロー(?=[をに](?:対象|攻撃|選)|の(?:ソウル|墓地|手札|デッキ))", "", "のヒーロー"
    ),
    wording(
        rf"{START}攻撃(?:の)?対象は(?P<target>[^。、《》]+?)(?:のヒーロー)?(?:である)?(?=。|$)",
        "攻撃対象: {target}",
        "対象は",
    ),
    wording(rf"(?<=[^。、《》はがをに])のヒーロー{END}", "", "のヒーロー"),
    # words of order
    wording(rf"{START}(?:{_ADVERBS})、?", "", _ADVERBS),
    wording(rf"(?<=は)、?(?:{_ADVERBS})、?", "", _ADVERBS),
    wording(r"(?:再び|もう一度)、?(?=[^。]*(?:攻撃|プレイ|パス|起動))", "", "再び|もう一度"),
    # the turn and step in which something is done
    wording(
        rf"{START}(?!こ|そ|次){_PLAYER}のターン(?:に|中に|の間)?、(?=[^。？]*(?:。|$))",
        "{player}のターンである。",
        "ターン",
    ),
    wording(
        rf"{START}(?P<moment>{_NO_MARK}*ステップ)[にで]、?(?P<asked>[^。？]*できた{QUESTION})",
        "{moment}に{asked}",
        "できた",
    ),
    # what is supposed
    wording(
        rf"{START}(?:(?:この|その)後、?)?(?:仮に、?)?(?P<done>[^。？]*?)(?P<verb>パス|プレイ|起動|攻撃|防御)し(?:た(?:場合|とき|なら|ら)|たと(?:する|すると))(?:は|には)?、",
        "ここからは仮定である。{done}{verb}する。",
        "した",
    ),
    wording(rf"(?<=ここからは仮定である。){_PLAYER}が", "{player}は", "ここからは仮定である"),
    # clauses that are told one after another
    wording(r"(?P<done>[^。、《》]*(?:ら|さ|[せべ])れ)(?:て)?、", "{done}る。", "れ、|れて、"),
    wording(r"(?P<done>ヒット|解決)し(?:て)?、", "{done}する。", "ヒットし|解決し"),
    wording(r"(?P<done>(?:され|られ|す)る)が、", "{done}。", "るが、"),
    wording(r"全員がパス(?:して、?|し、)(?=[^。、])", "全員がパスする。", "全員がパスし"),
    wording(r"をピッチし(?=、)", "をピッチして", "をピッチし"),
    wording(
        r"(?P<step>ダメージステップ|ステップ|フェイズ|ターン)(?P<particle>[もが])終わり、",
        "{step}{particle}終わる。",
        "終わり、",
    ),
    wording(rf"{START}{_NO_MARK}*ステップ[もが]終わる。(?=[^。]*戦闘チェインが)", "", "終わる"),
    # who does nothing more lets all pass, which is what the next clause says
    wording(
        rf"{START}{_PLAYER}は(?:もう|ほかに|他に|これ以上|それ以上|続けて)?、?(?:攻撃せず|何もせず|何も行わず)(?:に)?、"
        r"(?=[^。]*(?:閉じ|フェイズ|ステップ|ターン))",
        "",
        "せず|行わず",
    ),
    wording(rf"{START}{_PLAYER}はターンを(?:終え|終了し)(?:て)?、(?=[^。]*フェイズ)", "", "ターンを"),
    wording(rf"{START}{_PLAYER}はターンを(?:終える|終了する)(?=。|$)", "{player}の終了フェイズに入る", "ターンを"),
    wording(
        rf"{START}終了フェイズの開始時の能力が(?P<all>すべて|全て)?解決される(?=。|$)",
        "終了フェイズに入る。{all}能力が解決される",
        "開始時の能力",
    ),
    wording(r"まで(?P<verb>進む|進める)", "まで{verb}", "まで"),
    wording(r"ダメージ(?=(?:まで|に)(?:進|移))", "ダメージステップ", "ダメージ"),
    # what happens by itself
    wording(r"(?P<what>これ|それ|》|能力|ダメージ)も(?=解決|与え|公開|破壊|追放)", "{what}が", "も"),
    wording(r"(?:ヒットした|攻撃した|防御した|解決した|誘発した)(?:とき|時)?の?(?=能力)", "", "した"),
    wording(rf"{START}能力で(?=《[^》]*》が)", "", "能力で"),
    wording(
        rf"{START}(?:(?P<card>《[^》]*》)(?:の能力)?|これ|それ|能力|その能力)が(?P<all>すべて|全て)?解決(?:される|する)(?=。|$)",
        "{card}の{all}解決が終わる",
        "解決",
    ),
    wording(rf"{START}(?P<all>すべて|全て)の?能力が解決(?:される|する)(?=。|$)", "すべての解決が終わる", "解決"),
    wording(rf"{START}の(?P<all>すべて|全て)解決が終わる", "すべての解決が終わる", "解決が終わる"),
    wording(rf"{START}の解決が終わる", "解決が終わる", "解決が終わる"),
    wording(rf"{START}解決(?:される|する)(?=。|$)", "解決が終わる", "解決"),
    wording(
        r"(?P<card>《[^》]*》)が(?:ヒーロー|[^。、《》はがを]+)にヒットする(?=。|$)",
        "{card}がヒットする",
        "ヒットする",
    ),
    wording(
        rf"{START}(?:戦闘|物理)?ダメージが(?:与えられる|発生する)(?:ところ|とき|際)(?:で|に)?、?", "", "ダメージが"
    ),
    wording(
        rf"{START}(?:戦闘|物理)?ダメージが(?:発生する|入る|処理される)(?=。|$)", "ダメージが与えられる", "ダメージが"
    ),
    wording(
        rf"{START}{_PLAYER}[はが]、?(?P<count>[0-9]+)点の?(?:戦闘|物理|秘術)?ダメージを(?:受ける|もらう|食らう)(?=。|$)",
        "{player}に{count}点のダメージが与えられる",
        "ダメージを",
    ),
    wording(
        rf"{START}{_PLAYER}(?:のヒーロー)?に、?(?P<count>[0-9]+)(?:点の?(?:戦闘|物理|秘術)?ダメージ|ダメージ)が(?:与えられる|入る)(?=。|$)",
        "{player}に{count}点のダメージが与えられる",
        "ダメージ",
    ),
    wording(
        rf"(?P<card>《[^》]*》)が公開される。(?={'|'.join('青赤黄')})", "{card}が公開される。{card}は", "公開される"
    ),
    wording(r"は(?P<color>[青赤黄])色(?=である|ではない)", "は{color}", "色"),
    wording(rf"{START}{_PLAYER}[がは]優先権を(?:得る|持つ|持っている)(?=。|$)", "{player}が優先権を得る", "優先権"),
    wording(
        rf"{START}{_PLAYER}は、?カードを(?P<count>[0-9]+)枚(?:引く|ドローする)(?=。|$)",
        "{player}はカードを{count}枚引く",
        "枚",
    ),
    wording(
        rf"{START}残(?:った|りの)(?P<count>[0-9]+)(?:点の)?リソース(?:ポイント)?で、{_PLAYER}は",
        "{player}のリソースポイントは{count}である。{player}は",
        "残",
    ),
    # what is so at first
    wording(
        rf"{START}{_PLAYER}の(?P<what>ライフは[0-9]+点?)、(?=(?:手札|リソース|格納庫))",
        "{player}の{what}である。{player}の",
        "ライフは",
    ),
    wording(
        rf"(?P<zone>手札|格納庫|墓地|デッキ|ソウル|追放ゾーン|ピッチゾーン)(?:に(?:は)?|は)(?:カードが|カードは|何も)?(?:0枚(?:である)?|ない|空(?:である)?){END}",
        "{zone}にカードはない",
        "0枚|ない|空",
    ),
    wording(
        r"(?P<pile>デッキ|山札)の一番上(?:のカード)?(?:には|は)、?(?P<card>《[^》]*》)(?:である|がある)(?=。|$)",
        "{pile}の一番上に{card}がある",
        "一番上",
    ),
    wording(r"》だけが(?=ある)", "》が", "だけが"),
    wording(r"(?<=の格納庫)(?:に)?は(?P<card>《[^》]*》)が", "に{card}が", "格納庫"),
    wording(
        rf"前の(?:自分の|{_NO_MARK}+の)?ターンに(?:プレイした|出した|作成した|作成された|プレイされた)(?=《)",
        "",
        "前の",
    ),
    wording(r"武器として(?=《)", "武器ゾーンに", "武器として"),
    wording(r"(?<=は)武器(?=《)", "武器ゾーンに", "武器"),
    *(
        wording(
            rf"{START}{_PLAYER}は、?(?P<zone>{_EQUIPMENT})に(?P<card>《[^》]*》)(?:を(?:装備し(?:て)?)?)?(?:、|と)(?=(?:{_EQUIPMENT})に)",
            "{player}は{zone}に{card}を装備している。{player}は",
            "に《",
        ),
    )
    * 4,
    wording(rf"{START}{_PLAYER}は標的状態(?=である|ではない|[？?])", "{player}のヒーローは標的状態", "標的状態"),
    wording(rf"のヒーローは標的状態か?{QUESTION}", "のヒーローは標的状態である", "標的状態"),
    wording(
        rf"{START}(?:このターン(?:に|中)?、)?{_PLAYER}は、?(?:このターン(?:に|中)?、?)?(?:まだ)?カードを(?:1枚も)?引いていない(?=。|$)",
        "{player}はこのターンにカードを引いていない",
        "引いていない",
    ),
    wording(
        rf"{START}(?:このターン(?:に|中)?、)?{_PLAYER}は、?(?:このターン(?:に|中)?、?)?(?:一度も|いっさい|まったく)(?:ブロック|防御)しない(?=。|$)",
        "{player}はこのターンに一度も防御しない",
        "しない",
    ),
    wording(
        r"(?P<what>のライフ|ポイント)[はが](?P<count>[0-9]+)点?(?:になる|のまま(?:である)?)(?=。|$)",
        "{what}は{count}である",
        "のライフ|ポイント",
    ),
    # combat
    wording(
        r"は、?(?:装備している)?(?:(?P<count>[0-9]+)つの)?装備品(?:を)?(?:すべて|全て|全部)で(?:防御|ブロック)する(?=。|$)",
        "は装備品{count}つすべてで防御する",
        "装備品",
    ),
    wording(r"装備品つすべて", "装備品すべて", "装備品つ"),
    wording(r"は、?(?:どの(?:カード|装備品)でも|何も|何でも)(?:防御|ブロック)しない", "は防御しない", "しない"),
    *(
        wording(
            rf"(?P<cards>{'(?:と|、)'.join([_CARD] * count)})(?:の両方|の?{count}枚(?:すべて)?)で(?=防御|ブロック)",
            "{cards}で",
            "で",
        )
        for count in range(1, _MOST_IN_A_LIST)
    ),
    wording(
        rf"は、?(?P<played>{_CARD})を(?P<keyword>[^。、《》はがを]+?)(?:せず(?:に)?|しないで)、?(?P<rest>(?:プレイ|攻撃)[^。]*)(?=。|$)",
        "は{played}を{rest}。{keyword}を使わない",
        "ず|ないで",
    ),
    wording(
        rf"(?P<player>{START}{_NO_MARK}+は)(?P<before>[^。]*)。(?P<keyword>{_NO_MARK}+を使わない)(?=。|$)",
        "{player}{before}。{player}{keyword}",
        "を使わない",
    ),
    wording(
        rf"(?P<card>{_CARD})(?:の(?:効果|能力))?(?:では|について|は)?、?何もしない(?=。|$)",
        "{card}の能力を使わない",
        "何もしない",
    ),
    # payments
    wording(
        rf"{START}(?:(?P<player>{_NO_MARK}+)は、?)?(?:その)?(?:コスト|支払い)(?:の支払い)?(?:のため(?:に)?|として|に)、?(?={_CARD}[^。]*をピッチする)",
        "{player}",
        "コスト|支払い",
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?P<cards>{_CARD}[^。、]*?)をピッチして、?{_PAID}を支?払(?:い|って)、?(?P<keyword>{_NO_MARK}+)を使う"
        "(?=。|$)",
        "{player}は{keyword}を使う。ピッチするカード: {cards}。{player}は{paid}を支払う",
        "をピッチして",
    ),
    # targets behind what is played
    wording(
        rf"(?P<verb>プレイ|起動)(?:する。|し、|して、?)(?:{_NO_MARK}+は、?)?(?P<target>{_NO_MARK}+|[^。、《》]*{_CARD})を対象に(?:する|取る|とる)(?=。|$)",
        "{verb}する。対象: {target}",
        "を対象に",
    ),
    wording(r"(?P<zone>闘技場|アリーナ|場)に出(?=す(?:。|$)|さない)", "{zone}に置", "に出"),
    wording(r"(?<=に置)す(?=。|$)", "く", "置す"),
    wording(r"(?<=に置)さない(?=。|$)", "かない", "置さない"),
    # questions
    wording(
        rf"{START}(?:このターン(?:に|中)?、)?(?P<player>{_NO_MARK}+)は、?このターン(?:に|中)?、?(?P<asked>[^。]*できる{QUESTION})",
        "{player}はこのターンに{asked}",
        "このターン",
    ),
    wording(
        rf"{START}このターン(?:に|中)?、(?P<player>{_NO_MARK}+)は、?(?P<asked>[^。]*できる{QUESTION})",
        "{player}はこのターンに{asked}",
        "このターン",
    ),
    wording(rf"(?<=なければならない)か{QUESTION}", "", "なければならない"),
)

_KEYWORDS = {other: name.word for name in LISTED.values() for other in name.players.split("|") if other}
"""The names of keywords by other words for them."""
_NAMES = (wording(rf"(?<=[はの。]){other}(?=を|が|する|しない|に)", word, other) for other, word in _KEYWORDS.items())

SPOKEN: tuple[Wording, ...] = (*_ENDS, *_TALK, *_NAMES)
"""The wordings, in the order in which they are applied."""
