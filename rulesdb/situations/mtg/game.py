"""Magic, as situations need it."""

from functools import cache

from rulesdb.checks.mtg.table import basic_land
from rulesdb.engine.kernel.language.phrases import Vocabulary, phrases_in
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.engine.mtg.mana import COLORS
from rulesdb.situations import actions as actions_of_games
from rulesdb.situations import opening_stack as opening_stack_of_games
from rulesdb.situations import parts as parts_of_games
from rulesdb.situations import queries as queries_of_games
from rulesdb.situations import setups as setups_of_games
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.games import SituationGame
from rulesdb.situations.mtg import actions, combat, combat_setups, opening_stack, parts, queries, setups
from rulesdb.situations.mtg.table import MtgTable
from rulesdb.situations.mtg.wordings import WORDINGS
from rulesdb.situations.mtg.words import WORDS

_MODULES = (
    parts_of_games,
    setups_of_games,
    opening_stack_of_games,
    actions_of_games,
    queries_of_games,
    parts,
    setups,
    combat_setups,
    opening_stack,
    actions,
    combat,
    queries,
)


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary((*ROLES, *parts.ROLES), phrases_in(_MODULES), {**WORDS, **queries.WORDS})


@cache
def _basic_lands() -> tuple[Card, ...]:
    return tuple(map(basic_land, COLORS))


_PLAIN_PLAY = """
《熊》 「{1}{G}」 クリーチャー パワー2 タフネス2

アンの手札に《熊》がある。
アンの場に《森》が2枚ある。
アンは《熊》をプレイする。マナを出すもの: 《森》2枚。
全員がパスする。
"""
_PLAIN_COMBAT = """
《熊》 「{1}{G}」 クリーチャー パワー2 タフネス2

《風》 「{1}」 インスタント
ライフを1点得る。

アンの場に《熊》と《森》がある。
アンの手札に《風》がある。
アンは《風》をプレイする。マナを出すもの: 《森》。
全員がパスする。
アンは《熊》で攻撃する。
ベンはブロックしない。
次のターンまで全員がパスを続ける。
"""

GAME = SituationGame(
    "mtg",
    _vocabulary,
    lambda players: MtgTable(*players),
    read_sheets,
    _PLAIN_PLAY,
    _PLAIN_COMBAT,
    _basic_lands,
    range(2, 3),
    WORDINGS,
)
"""Magic, of two players: attacks on one of several opponents are not among the rules of 2006 that the engine plays."""
