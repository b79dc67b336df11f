"""Flesh and Blood, as situations need it."""

from functools import cache

from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.engine.kernel.language.phrases import Vocabulary, phrases_in
from rulesdb.situations import actions, opening_stack, parts, queries, setups
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.fab import clauses, combat_setups
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.fab.wordings import WORDINGS
from rulesdb.situations.games import SituationGame


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(
        ROLES,
        phrases_in((parts, setups, opening_stack, actions, queries, clauses, combat_setups)),
        clauses.WORDS,
    )


_PLAIN_PLAY = """
《風》 インスタント コスト0
何もしない。

アンの手札に《風》がある。
アンは《風》をプレイする。全員がパスする。
"""
_PLAIN_COMBAT = """
《爪》 アクション ― 攻撃 コスト1 パワー3

《石》 リソース ピッチ1

アンの手札に《爪》と《石》がある。
アンは《爪》をプレイする。ピッチするカード: 《石》。
戦闘の終わりまで全員がパスを続ける。
"""

GAME = SituationGame(
    "fab",
    _vocabulary,
    lambda players: FabTable(*players),
    read_sheets,
    _PLAIN_PLAY,
    _PLAIN_COMBAT,
    wordings=WORDINGS,
)
"""Flesh and Blood."""
