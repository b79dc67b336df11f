"""Situations of a few cards of Flesh and Blood, which tests go on with."""

from rulesdb.situations.files import Situation
from rulesdb.situations.playing import Played
from rulesdb.source.diagnostics import Diagnostic
from support.situations import told

CARDS = """
《稲妻》 インスタント コスト0
対象のヒーローに3点の秘術ダメージを与える。

《霊薬》 インスタント コスト0
ライフを2点得る。

《一撃》 アクション ― 攻撃 コスト1 パワー4

《盾》 アクション コスト0 防御3

《石》 リソース ピッチ2

アンの手札に《稲妻》と《一撃》と《石》がある。
ベンの手札に《盾》と《霊薬》がある。
"""
"""Some cards, and who holds them."""


def situation(sentences: str, cards: str = CARDS) -> Situation:
    """Return the situation of cards and sentences."""
    return told.situation(f"{cards}\n{sentences}")


def problems(sentences: str, cards: str = CARDS) -> tuple[Diagnostic, ...]:
    """Return what is wrong with cards and sentences."""
    return told.problems(f"{cards}\n{sentences}")


def played(sentences: str, cards: str = CARDS) -> Played:
    """Play cards and sentences."""
    return told.played(f"{cards}\n{sentences}")


def answers(sentences: str, cards: str = CARDS) -> list[str]:
    """Return the answers to the questions among sentences."""
    return told.answers(f"{cards}\n{sentences}")
