"""Moves between private zones: that an object moved is known, what it was is not."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import attack


@pytest.mark.parametrize(
    ("trigger", "life"),
    [
        ("オブジェクトが手札から格納庫に移ったとき", 21),
        ("オブジェクトがデッキから格納庫に移ったとき", 20),
        ("オブジェクトが格納庫に移ったとき", 21),
        ("攻撃アクションカードが領域を移ったとき", 20),
    ],
)
def test_a_card_put_face_down_into_the_arsenal_is_noticed_by_where_it_was(trigger: str, life: int) -> None:
    """An effect that asks what the card was does not trigger."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", f"{trigger}、ライフを1点得る。")
    claw = ann.hand(attack("爪"))
    t.begin()
    t.end_turn(arsenal=claw)
    t.resolve()
    assert ann.life == life
