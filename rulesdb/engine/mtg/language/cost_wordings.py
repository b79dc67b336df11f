"""Wordings of costs as cards print them: symbols, and what is sacrificed or discarded, without brackets around it."""

from rulesdb.engine.kernel.language.wordings import Wording, wording

_MANA = r"(?:\{(?!T\})[^{}]+\})+"
_PAID = r"[^、,。:()「」]+?(?:捨てる|捧げる|取り除く|戻す|タップする|失う|置く)"
"""A part of a cost that is an effect."""
_KEYWORDS = "フラッシュバック|マッドネス|バイバック|エコー|変異"
_KEYWORD = f"(?P<keyword>{_KEYWORDS})"

COSTS: tuple[Wording, ...] = (
    # a mana cost without quotation marks, and the symbol for tapping
    wording(rf"(?<![「}}])(?P<mana>{_MANA})(?![」{{])", "「{mana}」", "{"),
    wording(r"\{T\}", "タップ", "{T}"),
    # what is discarded or sacrificed
    wording(
        r"カードを(?P<chance>無作為に)?(?P<amount>[0-9X]+)枚(?P<after>無作為に)?捨てる",
        "手札を{chance}{after}{amount}枚捨てる",
        "捨てる",
    ),
    wording(
        r"(?P<what>[^、。:() を]+)を(?P<amount>[0-9X]+)[つ体枚]生け贄に捧げる",
        "{what}のうち{amount}つを生け贄に捧げる",
        "生け贄",
    ),
    wording(
        r"(?P<what>[^、。:() を0-9]+)(?<!のうち)(?P<amount>[0-9X]+)[つ体枚]を生け贄に捧げる",
        "{what}のうち{amount}つを生け贄に捧げる",
        "生け贄",
    ),
    # costs of several parts
    wording(rf"^{_KEYWORD} ?― (?P<cost>.+?)。?$", "{keyword}{cost}", "― "),
    wording(rf"^{_KEYWORD}(?P<effect>{_PAID})$", "{keyword}({effect})", _KEYWORDS),
    wording(r"(?<=」)[,、] ?(?=タップ[:、,])", "、", "タップ"),
    wording(rf"(?<=[」プ])[,、] ?(?P<effect>{_PAID})(?=: |$)", "、({effect})", "」、|プ、|,"),
    wording(rf"^(?P<effect>{_PAID}): ", "({effect}): ", ": "),
    wording(
        rf"^[^、。]+を(?:プレイする|唱える)ための追加コストとして、?(?P<effect>{_PAID})。?$",
        "これをプレイするための追加コスト: ({effect})",
        "追加コスト",
    ),
)
"""The wordings, in the order in which they are applied."""
