"""Sentences of situations of Flesh and Blood in other words: points, combat, pitched cards."""

from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.wordings import END, QUESTION, START

_POINT_KINDS = "リソース|アクション|気"
_POINTS = f"(?P<points>{_POINT_KINDS})(?:ポイント)?"
WORDINGS = (
    # points
    wording(
        rf"の{_POINTS}は(?P<count>[0-9]+)点?(?:である)?(?=。|$)", "の{points}ポイントは{count}である", _POINT_KINDS
    ),
    wording(
        rf"は、?{_POINTS}を(?P<count>[0-9]+)点?持っている(?=。|$)", "の{points}ポイントは{count}である", "持っている"
    ),
    wording(rf"の{_POINTS}は(?:いくつ|何点)?{QUESTION}", "の{points}ポイントは", _POINT_KINDS),
    # combat
    wording(
        r"戦闘(?:チェイン)?が(?:閉じる|終わる|終了する)(?:まで[^。]*)?(?=。|$)",
        "戦闘の終わりまで全員がパスを続ける",
        "戦闘",
    ),
    # nobody gets priority in the Close Step
    wording("クローズステップ(?=まで|[へに])", "戦闘の終わり", "クローズステップ"),
    wording(r"まで進む(?=。|$)", "まで全員がパスを続ける", "まで進む"),
    wording(
        rf"{START}(?P<step>(?:防御|リアクション|ダメージ|解決)ステップ)である(?=。|$)",
        "{step}まで全員がパスを続ける",
        "ステップである",
    ),
    wording(rf"で(?P<target>[^。、《》]+)に(?P<attack>攻撃(?:する|している)){END}", "で{target}を{attack}", "に攻撃"),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)(?:して|し)、?(?P<target>[^。、《》]+)を攻撃する",
        "{card}で{target}を攻撃する",
        "を攻撃する",
    ),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)する。(?P<player>[^。、《》は]+)は(?P<target>[^。、《》]+を)?攻撃する",
        "{card}で{target}攻撃する",
        "する。",
    ),
    # payment
    wording(
        r"は、?(?P<pitched>《[^。、]*?)をピッチして、?(?P<played>[^。]*?(?:プレイする|起動する|攻撃する))(?=。|$)",
        "は{played}。ピッチするカード: {pitched}",
        "をピッチして",
    ),
    wording(
        rf"{START}(?:[^。、《》]+は)?(?P<pitched>《[^。]*》)をピッチする(?=。|$)",
        "ピッチするカード: {pitched}",
        "をピッチする",
    ),
    wording(rf"{START}支払い: ", "ピッチするカード: ", "支払い: "),
    wording(
        r"(?P<topic>ピッチするカード: 《[^》]*》)と(?P<other>《[^》]*》)と(?=《)",
        "{topic}、{other}、",
        "ピッチするカード: ",
    ),
    wording(r"(?P<topic>ピッチするカード: 《[^》]*》)と(?=《)", "{topic}、", "ピッチするカード: "),
    wording(
        rf"{START}[^。、《》は]+は、?《(?P<name>[^》]*)》(?:の効果)?を先に適用する(?=。|$)",
        "置換効果の順番: 「{name}の効果」",
        "を先に",
    ),
    # where a card is
    wording(rf"はどこにいる{QUESTION}", "はどこにある", "どこにいる"),
)
"""The wordings, in the order in which they are applied."""
