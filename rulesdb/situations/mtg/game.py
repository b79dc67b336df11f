"""Magic, as situations need it."""

from functools import cache

from rulesdb.checks.mtg.table import basic_land
from rulesdb.engine.kernel.language.phrases import Vocabulary, phrases_in
from rulesdb.engine.kernel.language.wordings import wording
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
from rulesdb.situations.mtg.words import WORDS
from rulesdb.situations.wordings.ends import ASKED, START

_LANDS = "山|森|島|沼|平地"
_WORDINGS = (
    # basic lands without the signs around a name, and several permanents of a name
    wording(rf"(?<![《一-龠ァ-ヺー])(?P<land>{_LANDS})(?=が[0-9あ]|を(?:[0-9]|コントロール)|と《|[0-9])", "《{land}》"),
    wording(
        r"(?P<player>[^。、《》はがを]+)は、?(?P<others>[^。]*?)(?:と、?)?(?P<card>《[^》]*》)"
        r"(?:を(?P<count>[0-9]+)[枚体個つ]?|(?P<number>[0-9]+)[枚体個つ]を)コントロールしている",
        "{player}の場に{card}が{count}{number}枚ある。{player}は{others}をコントロールしている",
    ),
    wording(r"。[^。、《》はがを]+は、?をコントロールしている", ""),
    wording(
        rf"{START}(?P<player>[^。、《》は]+)は(?P<state>裏向き|タップ状態)の(?P<card>《[^》]*》)をコントロールしている",
        "{player}の場に{card}が{state}である",
    ),
    wording("追放領域から", "ゲーム外から"),
    # moments
    wording(rf"{START}次の(?P<player>[^。、《》はがをに]+)の(?=[^。]*まで)", "{player}の次の"),
    wording(
        rf"{START}戦闘ダメージがスタックに(?:置かれる|乗る|載る)(?=。|$)",
        "戦闘ダメージ・ステップまで全員がパスを続ける",
    ),
    wording(
        rf"{START}(?P<player>[^。、《》はがをに]+?)(?<!ターン)の"
        r"(?P<step>(?:アップキープ|ドロー|戦闘前メイン|戦闘後メイン)[^。、《》はがをに]*)である(?=。|$)",
        "{player}のターンの{step}である",
    ),
    # costs
    wording(
        r"は、?(?P<before>[^。]*?)バイバック(?:・?コスト)?を(?:支払って|払って|使って)、?"
        r"(?P<played>[^。]*?(?:プレイする|唱える))(?P<target>。対象: [^。]*)?",
        "は{before}{played}{target}。追加コストを支払うか: はい",
    ),
    wording(r"(?:フラッシュバック|マッドネス)(?:・?コスト)?で、?(?=(?:プレイ|唱え))", ""),
    wording(rf"{START}生け贄(?:に捧げるもの)?(?:: |は)", "選ぶもの: "),
    wording(
        rf"{START}[^。、《》は]+は、?《(?P<name>[^》]*)》(?:の効果)?を先に適用する(?=。|$)",
        "先に使う置換効果: 「{name}の効果」",
    ),
    # zones in present words, as answers
    wording(r"(?P<arrow>→|⇒|->)(?P<player>[^。→]*)戦場(?=。|$)", "{arrow}{player}場"),
    wording(r"(?P<arrow>→|⇒|->)[^。→]*追放領域(?=。|$)", "{arrow} ゲーム外"),
    # sizes
    wording(rf"のパワーとタフネスは{ASKED}", "のサイズは"),
    # the player before the creature, in a question about combat
    wording(
        r"(?P<player>[^。、は《》？?]+)は(?P<card>《[^》]*》)で(?P<what>[^。？?]*をブロック|攻撃)できる(?=[?？])",
        "{player}の{card}は{what}できる",
    ),
)

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
    _WORDINGS,
)
"""Magic, of two players: attacks on one of several opponents are not among the rules of 2006 that the engine plays."""
