"""Sentences of situations that the page 裁定 writes when its reader lays cards into zones and chooses what happens.

``{p}`` stands for a player, ``{o}`` for the other one and ``{c}`` for cards. A test reads every sentence.
"""

from collections.abc import Mapping
from typing import NamedTuple


class TableWords(NamedTuple):
    """What the page 裁定 offers for a game."""

    zones: Mapping[str, str]
    """The zones of each player by name: the sentence that says that cards are there at first."""
    sentences: Mapping[str, tuple[str, ...]]
    """Sentences by their group; those of the first group say what is there at first."""
    known: tuple[str, ...] = ()
    """Names of cards that need no sheet."""


AT_FIRST, DONE, CHOSEN, ASKED = "初めの状況", "すること", "答え", "知りたいこと"

_DONE_IN_BOTH = ("{p}はパスする。", "全員がパスする。")
_ASKED_IN_BOTH = (
    "{p}のライフは？", "{c}はどこにある？", "{p}の手札は何枚？", "スタックには何がある？", "勝ったのは誰？",
)  # fmt: skip

TABLE_WORDS: Mapping[str, TableWords] = {
    "fab": TableWords(
        zones={
            "手札": "{p}の手札に{c}がある。",
            "武器と装備品": "{p}は{c}を装備している。",
            "格納庫": "{p}の格納庫に{c}が裏向きである。",
            "闘技場": "{p}の闘技場に{c}がある。",
            "墓地": "{p}の墓地に{c}がある。",
            "追放ゾーン": "{p}の追放ゾーンに{c}がある。",
            "デッキ": "{p}のデッキに{c}がある。",
        },
        sentences={
            AT_FIRST: (
                "{p}のライフは3である。", "{p}のリソースポイントは2である。", "{p}のターンである。",
                "{p}は{c}で{o}を攻撃している。", "{p}は{c}で防御している。",
            ),
            DONE: (
                "{p}は{c}をプレイする。", "{p}は{c}で攻撃する。", "{p}は{c}の能力を起動する。", "{p}は{c}で防御する。",
                "{p}は防御しない。", *_DONE_IN_BOTH,
                "防御ステップまで全員がパスを続ける。", "リアクションステップまで全員がパスを続ける。",
                "戦闘の終わりまで全員がパスを続ける。", "次のターンまで全員がパスを続ける。",
            ),
            CHOSEN: (
                "対象: {o}。", "対象: {c}。", "ピッチするカード: {c}。",
                "行うかどうか: はい。", "行うかどうか: いいえ。", "Xの値: 1。",
            ),
            ASKED: (
                "{p}は{c}をプレイできる？", "{p}は{c}で攻撃できる？", "{p}は{c}で防御できる？",
                "{p}は{c}の能力を起動できる？", "{c}のパワーは？", *_ASKED_IN_BOTH,
            ),
        },
    ),
    "mtg": TableWords(
        zones={
            "手札": "{p}の手札に{c}がある。",
            "場": "{p}の場に{c}がある。",
            "墓地": "{p}の墓地に{c}がある。",
            "ライブラリー": "{p}のライブラリーに{c}がある。",
            "ゲーム外": "{p}のゲーム外に{c}がある。",
        },
        sentences={
            AT_FIRST: (
                "{p}のライフは3である。", "{p}のマナ・プールに赤マナが2点ある。", "{p}のターンである。",
                "{p}のターンのアップキープである。", "{c}が攻撃している。", "{c}はブロックされていない。",
            ),
            DONE: (
                "{p}は{c}を唱える。", "{p}は{c}の能力を起動する。", "{p}は{c}で攻撃する。", "{p}は{c}でブロックする。",
                "{p}はブロックしない。", *_DONE_IN_BOTH,
                "ブロック・クリーチャー指定ステップまで進む。", "戦闘終了ステップまで進む。", "次のターンまで進む。",
            ),
            CHOSEN: (
                "対象: {o}。", "対象: {c}。", "行うかどうか: はい。", "行うかどうか: いいえ。", "Xの値: 1。",
            ),
            ASKED: (
                "{p}は{c}を唱えられる？", "{c}は攻撃できる？", "{p}は{c}の能力を起動できる？", "{c}のサイズは？",
                *_ASKED_IN_BOTH,
            ),
        },
        known=("平地", "島", "沼", "山", "森"),
    ),
}  # fmt: skip
"""What the page 裁定 offers, by game."""
