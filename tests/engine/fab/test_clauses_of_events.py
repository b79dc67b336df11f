"""Clauses of event patterns: who does what, and which token it is."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds

TURN = "このターンの終わりまで"


@pytest.mark.parametrize(
    ("who", "name", "made"), [("あなた", "ルーン陣", 2), ("あなた", "木霊", 1), ("対戦相手", "ルーン陣", 1)]
)
def test_an_effect_is_about_the_tokens_of_a_name_and_of_a_player(who: str, name: str, made: int) -> None:
    """1.9.2: one more token is created if Ann creates one of the name, and not if it is another or Ben's."""
    t = Table()
    ann, _ben = t.people
    tide = ann.instant(
        "潮流", f"{TURN}、1回以上、{who}が「{name}」トークンを作成する場合、代わりにそれがもう1つ増える。"
    )
    ann.resolves(tide, ann.instant("詠唱", "〔《ルーン陣》 トークン ― オーラ〕トークンを1個作成する。"))
    assert t.times(kinds.Create) == made


@pytest.mark.parametrize(("whose", "life"), [("あなた", 21), ("対戦相手", 21), ("だれか", 22)])
def test_a_turn_that_begins_is_that_of_its_player(whose: str, life: int) -> None:
    """4.2: Ann's crown waits for the start of a turn, of which there are one of hers and one of Ben's."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "暁の冠", f"{whose}のターンの開始時になったとき、ライフを1点得る。", defense=0)
    t.begin()
    while t.game.state.turn_player == ann.number:
        t.resolve()
    t.resolve()
    assert ann.life == life
