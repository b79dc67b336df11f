"""Sentences of situations of Flesh and Blood in other words: points, combat, pitched cards."""

from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations.wordings import START, objects_controlled, zones_called

_CARD = "《[^》]*》"
ZONES = {
    "アリーナ": "闘技場", "場": "闘技場", "アーセナル": "格納庫", "武器庫": "格納庫", "グレイブヤード": "墓地",
    "グレイブ": "墓地", "山札": "デッキ", "チェイン": "戦闘チェイン", "チェーン": "戦闘チェイン",
    "戦闘チェーン": "戦闘チェイン", "脚": "足", "脚ゾーン": "足",
    **{f"{zone}ゾーン": zone for zone in ("頭", "胴", "腕", "足", "手札", "格納庫", "デッキ", "墓地")},
}  # fmt: skip
"""Other words for zones."""
WORDINGS = (
    *zones_called(ZONES),
    # tokens, and several cards of a name
    *objects_controlled("闘技場"),
    wording(
        r"(?<=[はにのと、])(?P<name>[^。、《》「」はがをにのと]+)トークン(?=[がを](?:[0-9]+[個枚体つ])?(?:ある|いる|コントロール)|[0-9]+[個枚体つ])",
        "《{name}》",
        "トークン",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は、?(?P<card>{_CARD})(?:トークン)?(?:を(?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ]を)"
        "(?:コントロールしている|(?:(?<=[体個つ])|(?<=[体個つ]を))持っている)(?=。|$)",  # 枚 may be held in hand
        "{player}の闘技場に{card}が{count}{number}枚ある",
        "ている",
    ),
    # points
    # combat
    wording(
        r"戦闘(?:チェイン)?が(?:閉じる|終わる|終了する)(?:まで[^。]*)?(?=。|$)",
        "戦闘の終わりまで全員がパスを続ける",
        "戦闘",
    ),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)(?:して|し)、?(?P<target>[^。、《》]+)を攻撃する",
        "{card}で{target}を攻撃する",
        "を攻撃する",
    ),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)する。(?:[^。、《》は]+は)?(?P<target>[^。、《》]+を)?攻撃する",
        "{card}で{target}攻撃する",
        "する。",
    ),
    # payment
    wording(
        r"は、?(?P<pitched>《[^。、]*?)をピッチして、?(?P<played>[^。]*?(?:プレイする|起動する|攻撃する))(?=。|$)",
        "は{played}。ピッチするカード: {pitched}",
        "をピッチして",
    ),
    *(
        wording(
            rf"を(?P<pitched>{'と'.join([_CARD] * count)})(?:の{count}枚)?で(?:コストを)?(?:支払っ|払っ)て、?"
            r"(?P<verb>プレイする|起動する)(?=。|$)",
            "を{verb}。ピッチするカード: {pitched}",
            "払っ",
        )
        for count in (1, 2, 3)
    ),
    wording(rf"{START}(?P<pitched>《[^。]*》)をピッチする(?=。|$)", "ピッチするカード: {pitched}", "をピッチする"),
    *(
        wording(
            rf"は、?(?:リソース(?:ポイント)?(?:を|の)?{count}点?|{count}点?の?リソース(?:ポイント)?|{symbols})を(?P<verb>支払|払)",
            f"はリソースポイント{count}点を支払",
            "払",
        )
        for count in range(1, 10)
        for symbols in (r"\{r\}" * count,)
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
)
"""The wordings, in the order in which they are applied."""
