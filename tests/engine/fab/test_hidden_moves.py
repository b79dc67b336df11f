"""Moves between private zones: that an object moved is known, what it was is not."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.narrator import FabNarrator
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


def test_a_card_drawn_earlier_is_not_counted_for_moves_from_another_zone() -> None:
    """Nobody knows what it was, and it came from the deck."""
    t = Table()
    ann, _ben = t.people
    ann.has_card(
        "head", "《耳》 装備品 ― 頭", "各ターン、2回目にオブジェクトが墓地から手札に移ったとき、ライフを1点得る。"
    )
    tide = "《満ち潮》 インスタント コスト0", "カードを1枚引く。", "あなたの墓地のすべてのカードを手札に置く。"
    ann.gets("deck", *(attack("爪") for _ in range(3)))
    tides = [ann.hand(*tide) for _ in range(3)]
    t.begin()
    for card in tides:
        assert ann.life == 20
        ann.plays(card)
        t.resolve()
    t.resolve()
    assert ann.life == 21


def test_a_leading_effect_may_move_cards_unseen() -> None:
    """What follows cannot refer to a card that was drawn."""
    t = Table()
    ann, _ben = t.people
    tide = ann.hand(
        "《満ち潮》 インスタント コスト0",
        "先行「潮」として(カードを1枚引く)。",
        "先行「潮」のカードがあるなら、ライフを1点得る。",
    )
    ann.gets("deck", attack("爪"))
    t.begin()
    ann.plays(tide)
    t.resolve()
    assert (ann.life, ann.count("hand")) == (20, 1)


@pytest.mark.parametrize(("ordinal", "lives"), [(1, [21, 21, 21]), (2, [20, 21, 21]), (3, [20, 20, 21])])
def test_cards_drawn_earlier_are_counted_by_the_zone_from_which_they_came(ordinal: int, lives: list[int]) -> None:
    """The ordinal is about moves from the deck to the hand, of which nobody knows what moved."""
    t = Table()
    ann, _ben = t.people
    when = f"各ターン、{ordinal}回目にオブジェクトがデッキから手札に移ったとき"
    ann.has_card("head", "《耳》 装備品 ― 頭", f"{when}、ライフを1点得る。")
    ann.gets("deck", *(attack("爪") for _ in range(3)))
    draws = [ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。") for _ in range(3)]
    t.begin()
    seen = []
    for card in draws:
        ann.plays(card)
        while t.stack:
            t.resolve()
        seen.append(ann.life)
    assert seen == lives


def test_a_hidden_card_is_named_once_it_is_public() -> None:
    """Ben reads the name of the card that Ann discards from her hand when it is in the graveyard."""
    t = Table()
    ann, _ben = t.people
    claw, wind = ann.hand(attack("爪")), ann.hand("《風》 インスタント コスト0", "手札を1枚捨てる。")
    t.begin()
    narrator, number = FabNarrator(t.state, 1), claw.id
    hidden = narrator.name_of_moved(number)
    ann.plays(wind)
    t.resolve()
    narrator.look(t.state)
    assert (hidden, narrator.name(number), narrator.name_of_moved(number)) == ("カード", "カード", "《爪》")
