"""Moves to the zone in which an object already is (3.0.7b): none occurs, and the object stays what it is."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import attack
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import EndlessError

BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
LISTENS = (
    "オブジェクトが墓地から墓地に移ったとき、ライフを1点得る。",
    "オブジェクトが墓地から追放ゾーンに移ったとき、ライフを1点得る。",
    "オブジェクトがデッキからデッキに移ったとき、ライフを1点得る。",
)


def strike_at_a_ward_in_the_graveyard(*abilities: str) -> tuple[Table, int]:
    """Deal damage to a player with a card in the graveyard whose ward functions there; return the player's life."""
    t = Table()
    ann, ben = t.people
    ben.has_card(
        "graveyard", "《帳》 アクション ― オーラ コスト0", "これの上に「錆」カウンターがない間、『結界1』が機能する。"
    )
    ann.has_card("head", "《棘》 装備品 ― 頭", *abilities)
    bolt = ann.hand(*BOLT)
    t.begin()
    ann.plays(bolt)
    t.resolve()
    return t, ben.life


def test_a_ward_in_the_graveyard_is_not_destroyed() -> None:
    """The ward is applied once, although its source stays where a destroyed object would go."""
    t, life = strike_at_a_ward_in_the_graveyard()
    assert (life, t.times(kinds.Destroy)) == (18, 0)


@pytest.mark.exhaustive
def test_without_the_rule_a_ward_in_the_graveyard_is_destroyed_for_ever() -> None:
    """Every destruction would make a new object with a ward, and damage is left if wards prevent less."""
    less = "軽減効果が軽減するダメージは、1点少なくなる。"
    assert strike_at_a_ward_in_the_graveyard(less)[1] == 17
    with rules_in_force(["fab:3.0.7b"]), pytest.raises(EndlessError):
        strike_at_a_ward_in_the_graveyard(less)


@pytest.mark.parametrize(
    ("lies_open", "is_put", "is_public", "life"),
    [
        (True, "墓地に表向きで置く", True, 20),
        (True, "墓地に置く", True, 20),
        (True, "墓地に裏向きで置く", False, 20),
        (False, "墓地に置く", True, 20),
        (True, "追放ゾーンに置く", True, 21),
    ],
)
def test_a_card_put_into_its_zone_at_most_turns(lies_open: bool, is_put: str, is_public: bool, life: int) -> None:
    """No effect on moves from the graveyard triggers."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", *LISTENS)
    claw = ann.has_card("graveyard", attack("爪"), is_public=lies_open)
    order = ann.hand("《整理》 インスタント コスト0", f"あなたの墓地のすべてのカードを{is_put}。")
    t.begin()
    before = claw.id
    ann.plays(order)
    while t.stack:
        t.resolve()
    assert (ann.life, claw.is_public, claw.id == before) == (life, is_public, life == 20)


def test_the_top_card_of_a_deck_goes_to_its_bottom_without_a_move() -> None:
    """The order of the deck changes, and no effect on moves from it triggers."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", *LISTENS)
    first, second = ann.gets("deck", attack("爪"), attack("錆"))
    order = ann.hand("《整理》 インスタント コスト0", "あなたのデッキの一番上のカードをデッキの一番下に置く。")
    t.begin()
    deck = Zone("deck", 0)
    assert t.state.zones[deck] == (first.id, second.id)
    ann.plays(order)
    t.resolve()
    assert (t.state.zones[deck], t.stack, ann.life) == ((second.id, first.id), 0, 20)


def test_a_move_replaced_by_one_to_the_same_zone_does_not_occur() -> None:
    """A card that would go from hand to the graveyard goes to hand instead, and stays the same object."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《網》 装備品 ― 頭", "オブジェクトが手札から墓地に移る場合、代わりに手札に移る。")
    claw = ann.hand(attack("爪"))
    order = ann.hand("《整理》 インスタント コスト0", "手札を1枚捨てる。")
    t.begin()
    before = claw.id
    ann.plays(order)
    t.resolve()
    assert (claw.zone, claw.id, t.times(kinds.Discard)) == ("手札", before, 0)
