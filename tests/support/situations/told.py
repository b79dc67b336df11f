"""Situations of Flesh and Blood as tests write them: short texts, read and played."""

from rulesdb.situations.files import Situation, read_situation
from rulesdb.situations.playing import Played, play
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText

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
    found, problems = read_situation(SourceText("told.txt", f"{cards}\n{sentences}"))
    assert found is not None, problems
    return found


def problems(sentences: str, cards: str = CARDS) -> tuple[Diagnostic, ...]:
    """Return what is wrong with cards and sentences."""
    return read_situation(SourceText("told.txt", f"{cards}\n{sentences}"))[1]


def played(sentences: str, cards: str = CARDS) -> Played:
    """Play cards and sentences."""
    return play(situation(sentences, cards))


def answers(sentences: str, cards: str = CARDS) -> list[str]:
    """Return the answers to the questions among sentences."""
    result = played(sentences, cards)
    assert (result.open, result.problem) == (None, None)
    return [asked.outcome.answer for asked in result.asked]
