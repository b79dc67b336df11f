"""What is there at the beginning: cards in zones, life, whose turn it is."""

from rulesdb.engine.kernel.language.wordings import Wording, wording
from rulesdb.situations.wordings.ends import END, START

_PLAYER = r"(?P<player>[^。、《》はがをに]+?)"
_ZONES = "手札|墓地|場|戦場|格納庫|闘技場|デッキ|山札|ライブラリー|追放ゾーン|追放領域|ゲーム外|ピッチゾーン|ソウル"
_ZONE = f"(?P<zone>{_ZONES})"
# What joins cards, and their number, is no part of the words before the next card: a list is read in one way.
_CARDS = (
    r"(?P<cards>(?:(?!(?<=[》枚体個つ])[と0-9])[^。、？?:《》はがを]*《[^》]*》(?:が?[0-9]+[枚体個つ])?(?:と|、)?)+)"
)
_THERE = r"(?:が|があり)?"

WORDINGS: tuple[Wording, ...] = (
    # the owner and the zone
    wording(rf"{START}{_PLAYER}は、?{_ZONE}に{_CARDS}を持っている", "{player}の{zone}に{cards}がある", "持っている"),
    wording(rf"{START}{_PLAYER}は、?{_ZONE}に{_CARDS}を持つ(?=。|$)", "{player}の{zone}に{cards}がある", "を持つ"),
    wording(
        rf"{START}{_PLAYER}の{_ZONE}に{_CARDS}を持(?:つ|っている)(?=。|$)", "{player}の{zone}に{cards}がある", "を持"
    ),
    wording(r"が(?:出て|置かれて)いる(?=。|$)", "がある", "ている"),
    wording(r"のライフも", "のライフは", "ライフも"),
    wording(rf"{START}{_PLAYER}は、?{_CARDS}を{_ZONE}に持っている", "{player}の{zone}に{cards}がある", "持っている"),
    wording(rf"(?<=[の、]){_ZONE}には(?!何)", "{zone}に", "には"),
    wording(
        rf"の{_ZONE}は{_CARDS}(?:の[0-9]+枚)?(?:だけ|のみ)?(?:である)?{END}",
        "の{zone}に{cards}がある",
        "は",
    ),
    # two zones in one sentence, or a zone and what a player controls
    wording(
        rf"{_PLAYER}の{_ZONE}に{_CARDS}{_THERE}、(?P<other>[^。、《》はがを]+の[^。、《》はがを]+)に(?=[^。？?]*《)",
        "{player}の{zone}に{cards}がある。{other}に",
        "、",
    ),
    wording(
        rf"{_PLAYER}の{_ZONE}に{_CARDS}{_THERE}、(?P<other>[^。、《》はがをの]+)に(?=[^。？?]*《)",
        "{player}の{zone}に{cards}がある。{player}の{other}に",
        "、",
    ),
    wording(
        rf"{_PLAYER}の{_ZONE}に{_CARDS}{_THERE}、(?P<other>[^。、《》はがを]+)は(?=[^。？?]*《)",
        "{player}の{zone}に{cards}がある。{other}は",
        "、",
    ),
    # cards side by side
    wording(r"》、(?=(?:《[^》]*》(?:と|、)?)+(?:が|を|で)[^。:？?]*(?:ある|いる|ない)(?:。|$))", "》と", "》、"),
    wording(r"(?<=》と)、", "", "》と、"),
    # cards of which there are several, beside others: a number right behind a name is that of this card alone
    *(
        wording(
            rf"{START}{_PLAYER}の{_ZONE}に(?P<single>《[^》]*》(?:と《[^》]*》)*)と(?P<card>《[^》]*》)(?=[0-9]+[枚体個])",
            "{player}の{zone}に{single}がある。{player}の{zone}に{card}",
            "と",
        ),
        wording(
            rf"{START}{_PLAYER}の{_ZONE}に(?P<card>《[^》]*》)(?P<count>[0-9]+[枚体個])と(?P<others>[^。？?]*(?:ある|いる))",
            "{player}の{zone}に{card}が{count}ある。{player}の{zone}に{others}",
            "と",
        ),
    )
    * 3,
    wording(
        rf"{START}{_PLAYER}の{_ZONE}に(?P<facing>裏向き|表向き|タップ状態)の(?P<card>《[^》]*》)と(?P<others>[^。？?]*(?:ある|いる))",
        "{player}の{zone}に{card}が{facing}である。{player}の{zone}に{others}",
        "の《",
    ),
    # several cards of a name
    wording(
        r"(?P<card>《[^》]*》)が?(?P<count>[0-9]+)(?P<counter>[枚体個])が(?P<there>ある|いる)",
        "{card}が{count}{counter}{there}",
        "枚が|体が|個が",
    ),
    wording(
        r"(?P<count>[0-9]+)(?P<counter>[枚体個])の(?P<card>《[^》]*》)が(?P<there>ある|いる)",
        "{card}が{count}{counter}{there}",
        "枚の|体の|個の",
    ),
    wording(r"(?P<count>が[0-9]+[枚体個])?だけ(?P<there>ある|いる)", "{count}{there}", "だけ"),
    wording(
        r"(?P<facing>裏向き|表向き|タップ状態)の(?P<card>《[^》]*》)が(?=[^。、《》]*(?:ある|いる))",
        "{card}が{facing}で",
        "の《",
    ),
    # counters
    wording(
        r"には?「?(?P<kind>[^「」。、《》にが]+?)」?カウンターが(?P<count>[0-9]+)個(?:置かれている|載っている|乗っている|ある)",
        "に「{kind}」カウンターが{count}個ある",
        "カウンター",
    ),
    # life
    wording(r"のライフは(?P<life>[0-9]+)点?(?:である)?(?=。|$)", "のライフは{life}である", "のライフは"),
    # what stands without its verb
    wording(
        rf"{START}(?P<turn>[^。、《》はがをに？?:]+のターン(?:の[^。、《》はがをに？?:]*(?:ステップ|フェイズ|アップキープ|メイン))?)"
        "(?=。|$)",
        "{turn}である",
        "ターン",
    ),
    wording(rf"{START}{_PLAYER}の{_ZONE}に{_CARDS}(?=。|$)", "{player}の{zone}に{cards}がある"),
)
"""The wordings of beginnings."""
