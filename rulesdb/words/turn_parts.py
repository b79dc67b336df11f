"""The parts of a turn of each game in their order: phases, and the steps of a phase after it.

The engine takes their names from here and its tests play them in this order; the rulebook draws them.
"""

from typing import NamedTuple


class TurnPart(NamedTuple):
    """A phase of a turn, or a step of one."""

    key: str
    """Its name in the engine."""
    name: str
    """Its Japanese name."""
    rule: str
    """Number of the section or rule on it."""
    phase: str = ""
    """The key of the phase whose step it is, "" for a phase."""
    note: str = ""
    """What is not as with the others, in Japanese."""
    called: str = ""
    """What rules call it that mean it, "" for its name."""


_NO_PRIORITY = "優先権は得られない"
_RARELY_PRIORITY = "ふつうは優先権を得られない"


def _steps(phase: str, *steps: TurnPart) -> tuple[TurnPart, ...]:
    return tuple(step._replace(phase=phase) for step in steps)


FAB_COMBAT = _steps(
    "action",
    TurnPart("layer", "レイヤーステップ", "7.1"),
    TurnPart("attack", "攻撃ステップ", "7.2"),
    TurnPart("defend", "防御ステップ", "7.3"),
    TurnPart("reaction", "リアクションステップ", "7.4"),
    TurnPart("damage", "ダメージステップ", "7.5"),
    TurnPart("resolution", "解決ステップ", "7.6", note="続けて攻撃すれば、レイヤーステップへ戻る"),
    TurnPart("close", "クローズステップ", "7.7", note=_NO_PRIORITY),
)
"""The steps of combat in Flesh and Blood."""
FAB_TURN = (
    TurnPart("start", "開始フェイズ", "4.2", note=_NO_PRIORITY),
    TurnPart("action", "アクションフェイズ", "4.3"),
    *FAB_COMBAT,
    TurnPart("end", "終了フェイズ", "4.4", note=_NO_PRIORITY),
    *_steps(
        "end",
        TurnPart("end: allies", "盟友のライフ総量が戻る", "4.4.3a"),
        TurnPart("end: arsenal", "手札を1枚、格納庫に置いてもよい", "4.4.3b"),
        TurnPart("end: pitch", "ピッチしたカードをデッキの下に置く", "4.4.3c"),
        TurnPart("end: untap", "パーマネントをアンタップする", "4.4.3d"),
        TurnPart("end: points", "ポイントを失う", "4.4.3e"),
        TurnPart("end: draw", "知力までカードを引く", "4.4.3f"),
    ),
)
"""The phases of a turn of Flesh and Blood, and what happens in them."""
MTG_TURN = (
    TurnPart("beginning", "開始フェイズ", "301"),
    *_steps(
        "beginning",
        TurnPart("untap", "アンタップ・ステップ", "302", note=_NO_PRIORITY),
        TurnPart("upkeep", "アップキープ・ステップ", "303", called="アップキープ"),
        TurnPart("draw", "ドロー・ステップ", "304"),
    ),
    TurnPart("first main", "戦闘前メイン・フェイズ", "305", called="メイン・フェイズ"),
    TurnPart("combat", "戦闘フェイズ", "306"),
    *_steps(
        "combat",
        TurnPart("beginning of combat", "戦闘開始ステップ", "307"),
        TurnPart(
            "declare attackers", "攻撃クリーチャー指定ステップ", "308",
            note="攻撃クリーチャーがいなければ、戦闘終了ステップへ進む",
        ),
        TurnPart("declare blockers", "ブロック・クリーチャー指定ステップ", "309"),
        TurnPart(
            "first-strike damage", "先制攻撃の戦闘ダメージ・ステップ", "502.2",
            note="先制攻撃を持つクリーチャーが戦闘に加わっていれば",
        ),
        TurnPart("combat damage", "戦闘ダメージ・ステップ", "310", called="戦闘ダメージ"),
        TurnPart("end of combat", "戦闘終了ステップ", "311"),
    ),
    TurnPart("second main", "戦闘後メイン・フェイズ", "305", called="メイン・フェイズ"),
    TurnPart("end", "終了フェイズ", "312"),
    *_steps(
        "end",
        TurnPart("end of turn", "ターン終了ステップ", "313"),
        TurnPart("cleanup", "クリンナップ・ステップ", "314", note=_RARELY_PRIORITY),
    ),
)  # fmt: skip
"""The phases of a turn of Magic, and their steps."""


def names_of(parts: tuple[TurnPart, ...]) -> dict[str, str]:
    """Return the Japanese names of parts by their keys."""
    return {part.key: part.name for part in parts}
