"""Sentences of situations of Magic in other words: lands without signs, permanents, steps, costs, present zones."""

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.mtg.parts import SHORT, WORDS, Moment
from rulesdb.situations.wordings import QUESTION, START, zones_called

_STEPS = "|".join(
    sorted((word for form in (PLAIN, SHORT) for word in WORDS[Moment, form].values()), key=len, reverse=True)
)
_LANDS = "山|森|島|沼|平地"
WORDINGS = (
    *zones_called({"山札": "ライブラリー", "デッキ": "ライブラリー", "グレイブヤード": "墓地", "グレイブ": "墓地"}),
    # tokens
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)(?:は、?|の戦?場に(?:は、?)?)(?P<name>[^。、《》「」はがをにのと]+)トークン"
        r"(?:[をが](?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ][をが])(?:コントロールしている|ある|いる)(?=。|$)",
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
        r"(?P<player>[^。、《》はがを]+)は、?(?P<others>[^。]*?)(?:と、?)?(?P<card>《[^》]*》)"
        r"(?:を(?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ]を)コントロールしている",
        "{player}の場に{card}が{count}{number}枚ある。{player}は{others}をコントロールしている",
        "コントロールしている",
    ),
    wording(r"。[^。、《》はがを]+は、?をコントロールしている", "", "をコントロールしている"),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?P<state>裏向き|タップ状態)の(?P<card>《[^》]*》)をコントロールしている",
        "{player}の場に{card}が{state}である",
        "をコントロールしている",
    ),
    wording("追放領域から", "ゲーム外から", "追放領域から"),
    wording(r"戦場の(?=《)", "場の", "戦場の"),
    wording(r"追放領域の(?=《)", "ゲーム外の", "追放領域の"),
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)の(?:コントロール下|側)に(?=《|[0-9])",
        "{player}の場に",
        "コントロール下|側",
    ),
    # moments
    wording("の自分の(?=ターン|メイン|アップキープ|ドロー|戦闘)", "の", "の自分の"),
    wording(
        rf"{START}(?P<player>[^。、《》はがをに]+)は、?自分の(?P<turn>(?:ターン|メイン|アップキープ|ドロー|戦闘)[^。、《》はがを]*に)、?",
        "{player}の{turn}。{player}は",
        "自分の",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》はがをに]+?)の(?:ターンの)?(?:戦闘前)?メイン(?:・?フェイズ)?(?:中)?に(?=。|$)",
        "{player}のターンの戦闘前メイン・フェイズに",
        "メイン",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》はがをに]+?)(?<!ターン)の(?P<step>{_STEPS})に(?=。|$)",
        "{player}のターンの{step}に",
        "に",
    ),
    wording(rf"{START}次の(?!先制攻撃)(?P<player>[^。、《》はがをに]+)の(?=[^。]*まで)", "{player}の次の", "次の"),
    wording(
        rf"{START}(?P<first>先制攻撃の)?戦闘ダメージがスタックに(?:置かれる|乗る|載る|乗った|載った)(?=。|$)",
        "{first}戦闘ダメージ・ステップまで全員がパスを続ける",
        "戦闘ダメージがスタックに",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》はがをに]+?)(?<!ターン)の"
        r"(?P<step>(?:アップキープ|ドロー|戦闘前メイン|戦闘後メイン)[^。、《》はがをに]*)である(?=。|$)",
        "{player}のターンの{step}である",
        "である",
    ),
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
        rf"{START}戦闘ダメージがスタックに(?:置かれ|乗っ|載っ)(?:た|て)?(?:後|ら|から)(?:に|で)?、",
        "戦闘ダメージ・ステップまで全員がパスを続ける。",
        "戦闘ダメージがスタックに",
    ),
    wording(
        rf"{START}戦闘(?:ダメージ(?:・?ステップ)?[がをも](?:解決(?:される|する)|与えられる|処理(?:される|する)|終わる)|を終える|が終わる)(?=。|$)",
        "戦闘終了ステップまで全員がパスを続ける",
        "戦闘",
    ),
    wording("戦闘終了時(?=まで)", "戦闘終了ステップ", "戦闘終了時"),
    # combat
    wording(
        rf"{START}(?:[^。、《》は]+は)?ブロック(?:・クリーチャー)?[はが](?:行われない|宣言されない|いない|ない)(?=。|$)",
        "誰もブロックしない",
        "ブロック",
    ),
    wording(r"(?<=は)ノーブロック(?:である|する)?(?=。|$)", "ブロックしない", "ノーブロック"),
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)の(?P<card>《[^》]*》)[がは]、?(?P<attacker>[^。、《》はがを]*《[^》]*》)をブロックする(?=。|$)",
        "{player}は{player}の{card}で{attacker}をブロックする",
        "をブロックする",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》はがをの]+)の(?P<card>《[^》]*》)[がは]、?攻撃する(?=。|$)",
        "{player}は{player}の{card}で攻撃する",
        "攻撃する",
    ),
    wording(r"で[^。、《》]+を(?P<attack>攻撃(?:する|できる))", "で{attack}", "を攻撃"),
    wording(r"で攻撃(?:を宣言する|宣言する)?(?=。|$)", "で攻撃する", "で攻撃"),
    wording(r"でブロック(?:を宣言する|宣言する)?(?=。|$)", "でブロックする", "でブロック"),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?P<card>《[^》]*》)の(?:誘発型)?能力で、?(?=[^。]*[^？?]$|[^。？?]*。)",
        "{card}の能力で。{player}は",
        "能力で",
    ),
    # costs
    wording(
        "(?P<land>《[^》]*》)(?:を)?(?P<count>[0-9]+)[つ体個本](?=(?:と《[^。]*?)?をタップして)",
        "{land}{count}枚",
        "タップして",
    ),
    wording(r"(?<=は)、?(?P<mana>(?:\{[^{}]+\})+)を(?=支払(?:う|わない)(?=。|$))", "「{mana}」を", "支払"),
    wording("(?P<word>[ぁ-んァ-ヺー一-龠]+)・コスト(?=を支払)", "{word}コスト", "・コスト"),
    wording(
        r"は、?(?P<lands>《[^》]*》(?:[0-9]+枚)?(?:と《[^》]*》(?:[0-9]+枚)?)*)(?:から|で)?(?:をタップして|マナを出して)、?"
        r"(?P<played>[^。]*?(?:プレイする|唱える|起動する))(?P<more>(?:。[^。:]*: [^。]*)*)(?=。|$)",
        "は{played}{more}。マナを出すもの: {lands|、}",
        "して",
    ),
    wording(
        r"は、?(?P<before>[^。]*?)バイバック(?:・?コスト)?を(?:支払って|払って|使って)、?"
        r"(?P<played>[^。]*?(?:プレイする|唱える))(?P<target>。対象: [^。]*)?",
        "は{before}{played}{target}。追加コストを支払うか: はい",
        "バイバック",
    ),
    wording(
        r"(?:フラッシュバック|マッドネス)(?:・?コスト)?(?:で|を支払って|を支払い)、?(?=[^。]*(?:プレイ|唱え))",
        "",
        "フラッシュバック|マッドネス",
    ),
    wording(r"変異(?:・?コスト)?(?:の(?:\{[^{}]+\})+)?を支払(?:って|い)、?(?=[^。]*表向き)", "", "変異"),
    wording(rf"{START}生け贄(?:に捧げるもの)?(?:: |は)", "選ぶもの: ", "生け贄"),
    wording(
        rf"{START}[^。、《》は]+は、?《(?P<name>[^》]*)》(?:の効果)?を先に適用する(?=。|$)",
        "先に使う置換効果: 「{name}の効果」",
        "を先に",
    ),
    # zones in present words, as answers
    wording(r"(?P<arrow>→|⇒|->)(?P<player>[^。→]*)戦場(?=。|$)", "{arrow}{player}場", "戦場"),
    wording(r"(?P<arrow>→|⇒|->)[^。→]*追放領域(?=。|$)", "{arrow} ゲーム外", "追放領域"),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?:いくつの|何[体枚個]の)(?P<card>《[^》]*》)を(?=コントロールしている{QUESTION})",
        "{player}は{card}をいくつ",
        "の《",
    ),
    wording(rf"(?<=総コスト|るコスト)は(?:何マナ|いくつ|いくら|何)?(?:である|だった)?{QUESTION}", "は", "コストは"),
    # sizes
    wording(rf"のパワーとタフネスは{QUESTION}", "のサイズは", "のパワーとタフネスは"),
    # the player before the creature, in a question about combat
    wording(
        r"(?P<player>[^。、は《》？?]+)は(?P<card>《[^》]*》)で(?P<what>[^。？?]*をブロック|攻撃)できる(?=[?？])",
        "{player}の{card}は{what}できる",
        "できる",
    ),
)
"""The wordings, in the order in which they are applied."""
