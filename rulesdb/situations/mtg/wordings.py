"""Sentences of situations of Magic in other words: lands without signs, permanents, steps, costs, present zones."""

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.mtg.parts import SHORT, WORDS, Moment
from rulesdb.situations.wordings import QUESTION, START, objects_controlled, zones_called

_STEPS = "|".join(
    sorted((word for form in (PLAIN, SHORT) for word in WORDS[Moment, form].values()), key=len, reverse=True)
)
_LANDS = "山|森|島|沼|平地"
_P = r"(?P<player>[^。、《》は]+)"
_TYPES = "アーティファクト|クリーチャー|エンチャント|土地|パーマネント"
WORDINGS = (
    # nothing happens, and what comes next
    # what says no more than the name of a card does, or than the time that it is
    # what is attached, suspended, in a pool or nowhere
    wording(
        f"{START}{_P}の(?:戦?場)に(?:は、?)?何も(?:い|)ない(?=。|$)", "{player}は何もコントロールしていない", "何も"
    ),
    wording(
        rf"{START}{_P}と(?P<other>[^。、《》は]+)は、?(?:それぞれ|ともに|共に|どちらも)、?(?P<what>"
        r"[^。]*コントロールしている)(?=。|$)",
        "{player}は{what}。{other}は{what}",
        "それぞれ|とも|共に|どちらも",
    ),
    # what is played, with what, at what
    *objects_controlled("場"),
    *zones_called({"山札": "ライブラリー", "デッキ": "ライブラリー", "グレイブヤード": "墓地", "グレイブ": "墓地"}),
    # tokens
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)(?:は、?|の戦?場に(?:は、?)?)(?P<name>"
        r"[^。、《》「」はがをにのと]+)トークン"
        r"(?:[をが](?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ][をが])"
        r"(?:コントロールしている|ある|いる)(?=。|$)",
        "{player}の場に《{name}》のトークンが{count}{number}枚ある",
        "トークン",
    ),
    # basic lands without the signs around a name, and several permanents of a name
    wording(
        rf"(?<![《一-龠ァ-ヺー])(?P<land>{_LANDS})(?=が[0-9あ]|を(?:[0-9]|コントロール)|と《|[0-9])",
        "《{land}》",
        _LANDS,
    ),
    wording(
        r"(?P<player>[^。、《》はがを]+)は、?(?P<others>(?:(?!状態の|》を[0-9])[^。])*?)(?:と、?)?"
        r"(?P<card>《[^》]*》)"
        r"(?:を(?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ]を)コントロールしている",
        "{player}の場に{card}が{count}{number}枚ある。{player}は{others}をコントロールしている",
        "コントロールしている",
    ),
    wording(r"。[^。、《》はがを]+は、?をコントロールしている", "", "をコントロールしている"),
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)の(?:コントロール下|側)に(?=《|[0-9])",
        "{player}の場に",
        "コントロール下|側",
    ),
    # moments
    wording("の自分の(?=ターン|メイン|アップキープ|ドロー|戦闘)", "の", "の自分の"),
    wording(
        rf"{START}(?!次)(?P<player>[^。、《》はがをに]+?)の(?:ターンの)?メイン(?:・?フェイズ)?(?:である)?(?=。|$)",
        "{player}のターンの戦闘前メイン・フェイズである",
        "メイン",
    ),
    wording(
        rf"{START}(?!次の)(?P<player>[^。、《》はがをに]+?)(?<!ターン)(?<!次)(?<!先制攻撃)の(?P<step>{_STEPS})"
        "(?=まで|へ|に[、進移入な]|で、)",
        "{player}のターンの{step}",
        "の",
    ),
    wording(
        rf"{START}戦闘(?:ダメージ(?:・?ステップ)?[がをも](?:解決(?:される|する)|与えられる|処理"
        r"(?:される|する)|終わる)|を終える|が終わる)(?=。|$)",
        "戦闘終了ステップまで全員がパスを続ける",
        "戦闘",
    ),
    # combat
    wording(
        rf"{START}(?:[^。、《》は]+は)?ブロック(?:・クリーチャー)?[はが]"
        r"(?:行われない|宣言されない|いない|ない)(?=。|$)",
        "誰もブロックしない",
        "ブロック",
    ),
    wording(r"(?<=は)ノーブロック(?:である|する)?(?=。|$)", "ブロックしない", "ノーブロック"),
    wording(r"で攻撃(?:を宣言する|宣言する)?(?=。|$)", "で攻撃する", "で攻撃"),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?P<card>《[^》]*》)の(?:誘発型)?能力で、?(?=[^。]*"
        r"[^？?]$|[^。？?]*。)",
        "{card}の能力で。{player}は",
        "能力で",
    ),
    # costs
    wording(
        r"(?:フラッシュバック|マッドネス)(?:・?コスト)?(?:で|を支払って|を支払い)、?(?=[^。]*(?:プレイ|唱え))",
        "",
        "フラッシュバック|マッドネス",
    ),
    wording(r"変異(?:・?コスト)?を支払(?:って|い)、?(?=[^。]*表向き)", "", "変異"),
    # zones in present words, as answers
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?:いくつの|何[体枚個]の)(?P<card>《[^》]*》)を"
        rf"(?=コントロールしている{QUESTION})",
        "{player}は{card}をいくつ",
        "の《",
    ),
    wording(rf"(?<=総コスト|るコスト)は(?:何マナ|いくつ|いくら|何)?(?:である|だった)?{QUESTION}", "は", "コストは"),
    # questions in other words
    wording(rf"を持っている{QUESTION}", "を持つ", "を持っている"),
    wording(
        rf"(?P<what>コントロールする(?:{_TYPES}))は(?:何[体枚個つ](?:いる|ある)?)?{QUESTION}",
        "{what}は",
        "コントロールする",
    ),
    wording(
        r"(?P<card>《[^》]*》)(?:の上)?(?:に(?:は、?)?|の)「?(?P<kind>"
        r"[^「」。、《》にがは]+?)」?カウンター[はが]、?(?:何個|いくつ)"
        rf"(?:置かれている|載っている|乗っている|ある)?{QUESTION}",
        "{card}の「{kind}」カウンターは何個",
        "カウンター",
    ),
    # sizes
    # the player before the creature, in a question about combat
)
"""The wordings, in the order in which they are applied."""
