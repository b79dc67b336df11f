"""Flesh and Blood, as situations need it."""

from functools import cache

from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.engine.kernel.language.phrases import Vocabulary, phrases_in
from rulesdb.engine.kernel.language.wordings import wording
from rulesdb.situations import actions, opening_stack, parts, queries, setups
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.fab import clauses, combat_setups
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.games import SituationGame
from rulesdb.situations.wordings.ends import ASKED, END, START


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(
        ROLES,
        phrases_in((parts, setups, opening_stack, actions, queries, clauses, combat_setups)),
        clauses.WORDS,
    )


_POINTS = "(?P<points>リソース|アクション|気)(?:ポイント)?"
_WORDINGS = (
    # points
    wording(rf"の{_POINTS}は(?P<count>[0-9]+)点?(?:である)?(?=。|$)", "の{points}ポイントは{count}である"),
    wording(rf"は、?{_POINTS}を(?P<count>[0-9]+)点?持っている(?=。|$)", "の{points}ポイントは{count}である"),
    wording(rf"の{_POINTS}は(?:いくつ|何点)?{ASKED}", "の{points}ポイントは"),
    # combat
    wording(
        r"戦闘(?:チェイン)?が(?:閉じる|終わる|終了する)(?:まで[^。]*)?(?=。|$)", "戦闘の終わりまで全員がパスを続ける"
    ),
    wording(r"まで進む(?=。|$)", "まで全員がパスを続ける"),
    wording(
        rf"{START}(?P<step>(?:防御|リアクション|ダメージ|解決)ステップ)である(?=。|$)", "{step}まで全員がパスを続ける"
    ),
    wording(rf"で(?P<target>[^。、《》]+)に(?P<attack>攻撃(?:する|している)){END}", "で{target}を{attack}"),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)(?:して|し)、?(?P<target>[^。、《》]+)を攻撃する",
        "{card}で{target}を攻撃する",
    ),
    wording(
        r"(?P<card>《[^》]*》)(?:をプレイ|の能力を起動)する。(?P<player>[^。、《》は]+)は(?P<target>[^。、《》]+を)?攻撃する",
        "{card}で{target}攻撃する",
    ),
    # payment
    wording(
        r"は、?(?P<pitched>《[^。、]*?)をピッチして、?(?P<played>[^。]*?(?:プレイする|起動する|攻撃する))(?=。|$)",
        "は{played}。ピッチするカード: {pitched}",
    ),
    wording(rf"{START}(?:[^。、《》]+は)?(?P<pitched>《[^。]*》)をピッチする(?=。|$)", "ピッチするカード: {pitched}"),
    wording(rf"{START}支払い: ", "ピッチするカード: "),
    wording(r"(?P<topic>ピッチするカード: 《[^》]*》)と(?P<other>《[^》]*》)と(?=《)", "{topic}、{other}、"),
    wording(r"(?P<topic>ピッチするカード: 《[^》]*》)と(?=《)", "{topic}、"),
    wording(
        rf"{START}[^。、《》は]+は、?《(?P<name>[^》]*)》(?:の効果)?を先に適用する(?=。|$)",
        "置換効果の順番: 「{name}の効果」",
    ),
    # where a card is
    wording(rf"はどこにいる{ASKED}", "はどこにある"),
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
    wordings=_WORDINGS,
)
"""Flesh and Blood."""
