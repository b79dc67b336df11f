"""Wordings of sentences that the phrases of situations have in other words: what people write.

Ends of sentences are made plain first and joined sentences parted; then what is left is put in the language's words.
"""

import re
from collections.abc import Iterator, Mapping

from rulesdb.engine.kernel.language.wordings import COUNTS, Wording, wording

END = r"(?=[。？?]|$| ?(?:→|⇒|->))"
"""Matches before the end of a sentence, of a line, or before an expected answer."""
QUESTION = r"(?=[？?])"
"""Matches before a question mark."""
START = r"(?:^|(?<=[。？?])|(?<=[。？? ] ))"
"""Matches where a sentence begins."""


_QUESTION_WORDS = "誰|どこ|どれ|いつ|何|何枚|何点|何個|何体|いくつ|いくら|どのステップ"
# By the last sounds of a polite verb's stem, those of the plain form.
_PLAIN = (
    (r"(?<=[えけげせてねべめれ])", "る"),
    (r"(?<=でき|閉じ)", "る"),
    (r"(?<=[てがに])い", "いる"),
    (r"(?<=[出返渡戻移])し", "す"),
    ("し", "する"),
    (r"(?<=死)に", "ぬ"),
    ("り", "る"),
    ("き", "く"),
    ("ち", "つ"),
    ("い", "う"),
    ("び", "ぶ"),
    ("み", "む"),
    ("ぎ", "ぐ"),
)
# The same before ない.
_NEGATIVE = (
    (r"(?<=[えけげせてねべめれ])", ""),
    (r"(?<=でき|閉じ)", ""),
    (r"(?<=[てがに])い", "い"),
    (r"(?<=[出返渡戻移])し", "さ"),
    ("し", "し"),
    (r"(?<=[がにはも])あり", ""),
    ("り", "ら"),
    ("き", "か"),
    ("ち", "た"),
    ("い", "わ"),
    ("び", "ば"),
    ("み", "ま"),
    ("ぎ", "が"),
)

TIMES = wording(r"(?<=》) ?[×xX*] ?(?P<count>[0-9]+)(?![0-9])", "{count}枚", "×|x|X|*")
"""The wording of the number of cards of a name as a factor: 《山》×3 is 《山》3枚."""

ENDINGS: tuple[Wording, ...] = (
    COUNTS,
    wording(r"(?P<start>^|。 ?)支?払うか(?:どうか)?(?=: )", "{start}コストを支払うか", "払うか"),
    wording(r"これ以上(?:は|も)?(?:選ばない|なし|選びません)(?=。|、|$)", "これ以上は選ばないこと", "これ以上"),
    wording(r"か。(?= ?(?:→|⇒|->))", "か？", "か。"),
    wording(rf"(?P<word>{_QUESTION_WORDS})(?:(?:です|だ)か?|か){QUESTION}", "{word}", "です|だ|か"),
    wording(rf"ですか?{END}", "である", "です"),
    wording(r"だ(?=。|$)", "である", "だ"),
    # what has happened, as what happens
    *(wording(rf"{stem}ますか?{END}", plain, "ます") for stem, plain in _PLAIN),
    *(wording(rf"{stem}ませんか?{END}", f"{plain}ない", "ません") for stem, plain in _NEGATIVE),
    wording(rf"(?<=[るうくすつむぶぐいた])か{QUESTION}", "", "か"),
    wording(rf"状態か?{QUESTION}", "状態である", "状態"),
)
"""The wordings of ends."""


AT_FIRST: tuple[Wording, ...] = (
    # a hand of which some cards have names
    wording(
        rf"{START}(?P<who>[^。、はがの]+)[はの]、?手札は?(?P<count>[0-9]+)枚\((?:その)?うち(?:の)?(?:1枚)?[がは]?(?P<card>《[^》]*》)\)",
        "{who}の手札に{card}がある。{who}の手札は{count}枚である",
        "うち",
    ),
    wording(r"(?<=のライフ)20点?から(?:いくつ|何点)に(?:なる|なった|なります)(?=[？?])", "は", "から"),
    wording(r"(?<=のライフ)(?=[0-9]+点?(?:[、。]|$))", "は", "のライフ"),
)
"""The wordings of whole lines that are applied before any other."""


def zones_called(names: Mapping[str, str]) -> Iterator[Wording]:
    """Yield the wordings of zones in other words, by the word of the language for each."""
    for other, zone in names.items():
        yield wording(rf"(?<=[の、は]){other}(?=[のにはから])", zone)


_TOKENS = "(?:(?P<token>[^。、《》はがをにの]+)トークン|《(?P<name>[^》]*)》(?:トークン)?)"


def objects_controlled(arena: str) -> Iterator[Wording]:
    """Yield the wordings that ask whether a player controls an object of a name, which is in the arena of a game."""
    who, read = rf"{START}(?P<player>[^。、《》はがの]+)", f"{{player}}の《{{token}}{{name}}》は{arena}にある"
    yield wording(rf"{who}は、?{_TOKENS}をコントロールしている{QUESTION}", read, "コントロール")
    yield wording(rf"{who}の{arena}に(?:は、?)?{_TOKENS}[はが](?:ある|いる){QUESTION}", read, "ある|いる")


_COUNTED = r"《[^》]*》が[0-9]+[枚体個つ]"


def _each_counted(told: str) -> str:
    """Return a sentence for each of several cards with their numbers."""
    where, cards = told[: told.index("《")], re.findall(_COUNTED, told)
    return "。".join(f"{where}{one}ある" for one in cards)


_DONE = "パス|攻撃|防御|ブロック|プレイ|起動"
_FURTHER = "(?=[《攻ブパ]|[0-9]+枚目の《|[^。、《》は]+の(?:[0-9]+枚目の)?《[^》]*》で)"
"""What is before a further action of the same player, who need not be named again."""
_ACTOR = rf"{START}(?P<player>[^。、《》は]+)は"
"""Who acts, at the beginning of a sentence."""
_ACTION = rf"{_ACTOR}(?P<before>[^。]*?)"


JOINING: tuple[Wording, ...] = (
    wording(
        rf"{START}(?P<told>[^。、《》]+に(?:は、?)?{_COUNTED}(?:[、と]{_COUNTED})+)(?:ある|いる)(?=。|$)",
        "{told}",
        "》が",
        told=_each_counted,
    ),
    # who holds a card, or does something, is the subject of what follows without one
    wording(
        rf"{_ACTOR}(?P<what>[^。は]*?)コントロールし(?:ており|ていて|て)?、(?=[^。、《》]+に)",
        "{player}は{what}コントロールしている。{player}の",
        "コントロールし",
    ),
    wording(r"て(?:おり|いて)、", "ている。", "て"),
    # what says nothing but that it is now, or comes next
    # who acts on is who has acted
    wording(rf"{_ACTION}(?P<done>{_DONE})し(?:て)?、{_FURTHER}", "{player}は{before}{done}する。{player}は", "し"),
    wording(rf"(?P<done>{_DONE})し(?:て)?、", "{done}する。", "し"),
)
"""The wordings of joined sentences."""


_PLAYER = r"(?P<player>[^。、《》はがをに]+?)"
_ZONES = "手札|墓地|場|戦場|格納庫|闘技場|デッキ|山札|ライブラリー|追放ゾーン|追放領域|ゲーム外|ピッチゾーン|ソウル"
_ZONE = f"(?P<zone>{_ZONES})"
_IN_ZONE = f"{_PLAYER}の{_ZONE}に"
# What joins cards, and their number, is no part of the words before the next card: a list is read in one way.
_CARDS = (
    r"(?P<cards>(?:(?!(?<=[》枚体個つ])[と0-9])[^。、？?:《》はがを]*《[^》]*》(?:が?[0-9]+[枚体個つ])?(?:と|、)?)+)"
)

_HOLDINGS: tuple[Wording, ...] = (
    # the owner and the zone
    wording(
        rf"{START}{_PLAYER}(?:の|は、?){_ZONE}に(?P<card>《[^》]*》)を(?P<count>[0-9]+)[枚体個つ]持(?:つ|っている)(?=。|$)",
        "{player}の{zone}に{card}が{count}枚ある",
        "持",
    ),
    wording(rf"{START}{_IN_ZONE}{_CARDS}を持(?:つ|っている)(?=。|$)", "{player}の{zone}に{cards}がある", "を持"),
    wording(r"(?P<facing>が(?:裏向きで|表向きで)?)(?:出て|置かれて|落ちて)いる(?=。|$)", "{facing}ある", "ている"),
    wording(
        r"(?P<pile>デッキ|ライブラリー)の(?:一番)?上から(?:順に|順番に)?、?(?P<cards>《[^》]*》(?:(?:と|、)《[^》]*》)*)が",
        "{pile}の上から順に{cards}が",
        "上から",
    ),
    wording(r"残り(?=ライフ)|(?<=のライフは)(?:残り|あと)", "", "残り|あと"),
    wording(rf"(?<=[の、]){_ZONE}には(?!何)", "{zone}に", "には"),
    # two zones in one sentence, or a zone and what a player controls
    # cards side by side
    wording(r"》、(?=(?:《[^》]*》(?:と|、)?)+(?:が|を|で)[^。:？?]*(?:ある|いる|ない)(?:。|$))", "》と", "》、"),
    # cards of which there are several, beside others: a number right behind a name is that of this card alone
    # several cards of a name
    wording(r"(?<=に)アンタップ状態の(?=《)|(?<=が)アンタップ状態で(?=(?:ある|いる)(?:。|$))", "", "アンタップ状態"),
    # counters
    wording(
        r"に[はも]?「?(?P<kind>[^「」。、《》にが]+?)」?カウンターが(?P<count>[0-9]+)個(?:置かれている|載っている|乗っている|残っている|ある)",
        "に「{kind}」カウンターが{count}個ある",
        "カウンター",
    ),
    # life
    wording(r"のライフは(?P<life>[0-9]+)点?(?:である)?(?=。|$)", "のライフは{life}である", "のライフは"),
    # what stands without its verb
    wording(rf"{START}{_IN_ZONE}{_CARDS}(?=。|$)", "{player}の{zone}に{cards}がある"),
)
"""The wordings of beginnings."""


_MOMENT = r"(?P<moment>[^。、《》はがをに？?:]*?(?:ステップ|フェイズ|アップキープ|メイン|ターン|戦闘の終わり|の終わり))"

_ALL = "(?:全員|お互い|互い|両者|両プレイヤー|両方のプレイヤー|二人)(?:とも)?(?:[にがは]、?)?(?:順に|順番に)?"

_MOMENTS: tuple[Wording, ...] = (
    wording(rf"{_ALL}(?:パス|スルー)(?=する|し続け|を続け|して|。|$)", "全員がパス", "パス|スルー"),
    wording(
        rf"全員(?:が)?パス(?:を続け|し続け)(?:て)?、{_MOMENT}(?:へ|に|まで)(?:進む|移る|入る|なる)",
        "{moment}に進む",
        "続け",
    ),
    wording(rf"{START}{_MOMENT}へ(?=。|$)", "{moment}に進む", "へ"),
    wording(rf"{START}{_MOMENT}[にで]、(?=[^。、《》]+は)", "{moment}まで全員がパスを続ける。", "、"),
    wording(
        rf"{START}{_MOMENT}(?:へ|に)(?:進む|移る|入る|なる){END}",
        "{moment}まで全員がパスを続ける",
        "進む|移る|入る|なる",
    ),
    wording(r"まで、?全員(?:が)?パスする", "まで全員がパスを続ける", "まで"),
)
"""The wordings of moments."""


_VERB = "(?P<verb>プレイする|唱える|起動する)"

_PLAYS: tuple[Wording, ...] = (
    # a value of X
    wording(
        rf"は、?X(?:=|の値を|を)(?P<x>[0-9]+)(?:として|にして|で)、?(?P<played>[^。？?]*?){_VERB}(?=。|$)",
        "は{played}{verb}。Xの値: {x}",
        "X",
    ),
    wording(
        r"を、?X(?:=|の値を|を)(?P<x>[0-9]+)(?:として|にして|で)、?(?P<verb>プレイする|唱える)(?=。|$)",
        "を{verb}。Xの値: {x}",
        "X",
    ),
    # what is played at something
    # a target, before or behind what is played
)
"""The wordings of actions."""


_PRIORITY = "優先権は誰にある"
_HOW_MANY = "(?:いくつ|何[個枚体つ])"
_CONTROLLED = "{player}がコントロールする「{token}{name}」はいくつ"

_QUESTIONS: tuple[Wording, ...] = (
    # how many of a name
    wording(
        rf"{START}{_PLAYER}は、?{_TOKENS}を{_HOW_MANY}(?:コントロールし|持っ)ている{QUESTION}",
        _CONTROLLED,
        "を",
    ),
    wording(rf"{START}{_PLAYER}の{_TOKENS}は、?{_HOW_MANY}(?:ある|いる)?{QUESTION}", _CONTROLLED, "は"),
    wording(
        rf"{START}{_PLAYER}の(?:戦?場|闘技場)に(?:は、?)?{_TOKENS}[はが]、?{_HOW_MANY}(?:ある|いる)?{QUESTION}",
        _CONTROLLED,
        "に",
    ),
    wording(
        rf"は、?(?:(?:死亡|破壊)(?:する|した|される|された|している)|死ぬ|死んだ){QUESTION}", "は墓地にある", "死|破壊"
    ),
    wording(
        rf"(?P<card>《[^》]*》)(?:をコントロールしているのは誰|は誰がコントロールしている){QUESTION}",
        "{card}のコントローラーは誰",
        "誰",
    ),
    wording(
        rf"優先権(?:を(?:持っている|得る|持つ)のは誰|は誰が持(?:っている|つ)|は今?誰|があるのは誰){QUESTION}",
        _PRIORITY,
        "優先権",
    ),
    wording(rf"{START}[^。]*(?:か|の)[をは]?誰が(?:選ぶ|決める)(?:の)?{QUESTION}", "何を選べる", "誰が"),
    wording(rf"(?<=は誰のターン)である{QUESTION}", "", "は誰のターン"),
)
"""The wordings of questions."""


REST: tuple[Wording, ...] = (*_HOLDINGS, *_MOMENTS, *_PLAYS, *_QUESTIONS)
"""The wordings of every game that are applied behind those of one game, in order."""
