"""How people tell the course of a game of Flesh and Blood: joined clauses, the past, and what is left to the reader.

They are applied while clauses are joined as they were told; what is parted then is put in the words of the phrases.
"""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings import END, QUESTION, START

_CARD = "《[^》]*》"
_NO_MARK = "[^。、《》はがをに]"
_PLAYER = f"(?P<player>{_NO_MARK}+?)"
_PAID = r"(?P<paid>(?:\{r\})+|[0-9]+点?の?リソース(?:ポイント)?|リソース(?:ポイント)?[0-9]+点?)"
_MOST_IN_A_LIST = 7

_ENDS: tuple[Wording, ...] = (
    # decided, and done
    wording(r"することができ(?=る|た|ない)", "でき", "することができ"),
    # the past
)
"""Ends of sentences."""

_CARDS_OF = {count: "(?:と|、)".join([_CARD] * count) for count in range(1, _MOST_IN_A_LIST)}
"""Patterns of lists of so many cards."""

_TALK: tuple[Wording, ...] = (
    # other words for things
    wording(
        rf"{START}{_PLAYER}は、?手札[がを](?P<count>[0-9]+)枚になる(?:まで|よう(?:に)?)、?(?:カードを)?(?:引く|補充する)(?=。|$)",
        "{player}の手札が{count}枚になる",
        "枚になる",
    ),
    wording(r"デッキの下に(?=置[くい])", "デッキの一番下に", "デッキの下に"),
    wording(r"(?:それと)?同じ(?:枚数|数)(?:だけ|の)?(?=カードを引)", "", "同じ"),
    wording(r"戦闘チェインを閉じる", "戦闘チェインが閉じる", "戦闘チェインを"),
    wording(rf"{START}{_NO_MARK}+は、?(?=戦闘チェインが閉じる)", "", "戦闘チェイン"),
    wording(r"(?<=は)、?(?:もう|ほかに|他に|これ以上)?何もせずに?、?(?=ターンを)", "", "何もせず"),
    wording(
        r"(?P<card>《[^》]*》)が公開され(?:る。|て?、)(?P<color>[青赤黄])色?なので、?(?:これは|それは)?ピッチされる",
        "{card}が公開される。{card}は{color}である。{card}がピッチされる",
        "なので",
    ),
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
    # payments
    # what happens, with another subject
    wording(r"(?<=ポイントを)得る(?=。|$)", "1点得る", "ポイントを得る"),
    wording(
        rf"{START}(?:ターンの終わり|終了フェイズ|エンドフェイズ|エンドステップ|ターン終了時)[にで]、(?=[^。]*格納庫に)",
        "",
        "格納庫に",
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?:ターンの終わり|(?:この|自分の)?(?:終了フェイズ|エンドフェイズ|エンドステップ)|ターン終了時)[にで]、?(?=[^。、]*格納庫に置く(?:。|$))",
        "{player}は",
        "格納庫に",
    ),
    wording(
        rf"{START}(?:[2-9]|[1-9][0-9])ターン目(?:で|に|の)?、?(?=[^。、]+のターン(?:である)?(?:。|$))", "", "ターン目"
    ),
    wording(rf"{START}{_PLAYER}は、?格納庫に(?:何も|カードを)置かない(?=。|$)", "格納庫に置くカード: なし", "置かない"),
    *(
        wording(
            rf"(?:手札の{count}枚、)?(?P<cards>{cards})の?{count}枚(?=を(?:選び|選んで|[^。、《》は]+に置))",
            "{cards}",
            "枚",
        )
        for count, cards in _CARDS_OF.items()
    ),
    wording(
        rf"{START}{_PLAYER}は、?(?:手札の|手札から)?(?P<cards>{_CARD}(?:(?:と|、){_CARD})+)(?:を選(?:び|んで)、)?を?(?P<where>[^。、《》は]+に)置く(?=。|$)",
        "{player}が{where}置くのは{cards|と}である",
        "置く",
    ),
    # where cards are
    wording(
        rf"{START}{_PLAYER}の(?P<pile>デッキ|山札)(?:は|に(?:は)?、?(?:カードが)?)(?P<count>[0-9]+)枚(?:(?:の?カードが)?(?:ある|残っている|残る)|である)?(?=。|$)",
        "{player}の{pile}にカードが{count}枚ある",
        "デッキ|山札",
    ),
    # questions
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
    # both players, and the heroes for which they stand
    wording(
        r"(?<=[^。、《》はがをに])のヒーロー(?=[をに](?:対象|攻撃|選)|の(?:ソウル|墓地|手札|デッキ))", "", "のヒーロー"
    ),
    wording(
        rf"{START}攻撃(?:の)?対象は(?P<target>[^。、《》]+?)(?:のヒーロー)?(?:である)?(?=。|$)",
        "攻撃対象: {target}",
        "対象は",
    ),
    # words of order
    # the turn and step in which something is done
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
    # clauses that are told one after another
    wording(r"全員がパス(?:して、?|し、)(?=[^。、])", "全員がパスする。", "全員がパスし"),
    wording(r"をピッチし(?=、)", "をピッチして", "をピッチし"),
    # who does nothing more lets all pass, which is what the next clause says
    wording(
        rf"{START}{_PLAYER}は(?:もう|ほかに|他に|これ以上|それ以上|続けて)?、?(?:攻撃せず|何もせず|何も行わず)(?:に)?、"
        r"(?=[^。]*(?:閉じ|フェイズ|ステップ|ターン))",
        "",
        "せず|行わず",
    ),
    wording(rf"{START}{_PLAYER}はターンを(?:終え|終了し)(?:て)?、(?=[^。]*フェイズ)", "", "ターンを"),
    wording(rf"{START}{_PLAYER}はターンを(?:終える|終了する)(?=。|$)", "{player}のターンが終わる", "ターンを"),
    # what happens by itself
    wording(r"(?:ヒットした|攻撃した|防御した|解決した|誘発した)(?:とき|時)?の?(?=能力)", "", "した"),
    wording(rf"{START}能力で(?=《[^》]*》が)", "", "能力で"),
    wording(
        rf"{START}(?:(?P<card>《[^》]*》)(?:の能力)?|これ|それ|能力|その能力)が(?P<all>すべて|全て)?解決(?:される|する)(?=。|$)",
        "{card}の{all}解決が終わる",
        "解決",
    ),
    wording(rf"{START}の解決が終わる", "解決が終わる", "解決が終わる"),
    # what is so at first
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
    wording(r"武器として(?=《)", "武器ゾーンに", "武器として"),
    wording(rf"{START}{_PLAYER}は標的状態(?=である|ではない|[？?])", "{player}のヒーローは標的状態", "標的状態"),
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
    wording(r"は、?(?:どの(?:カード|装備品)でも|何も|何でも)(?:防御|ブロック)しない", "は防御しない", "しない"),
    wording("(?<=》)の両方で(?=防御|ブロック)", "で", "両方"),
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
    wording(r"(?P<zone>闘技場|アリーナ|場)に出(?=す(?:。|$)|さない)", "{zone}に置", "に出"),
    wording(r"(?<=に置)す(?=。|$)", "く", "置す"),
    # questions
    wording(
        rf"{START}(?:このターン(?:に|中)?、)?(?P<player>{_NO_MARK}+)は、?このターン(?:に|中)?、?(?P<asked>[^。]*できる{QUESTION})",
        "{player}はこのターンに{asked}",
        "このターン",
    ),
)

SPOKEN: tuple[Wording, ...] = (*_ENDS, *_TALK)
"""The wordings, in the order in which they are applied."""
