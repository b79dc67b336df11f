"""Moves between zones and within one: what is known of them, and what they change."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.fab.sample_cards.small_cards import ally, attack
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
    ben.aura("帳", "これの上に「錆」カウンターがない間、『結界1』が機能する。", zone="graveyard")
    ann.has_card("head", "《棘》 装備品 ― 頭", *abilities)
    ann.plays(ann.hand(*BOLT)).resolve()
    return t, ben.life


def test_a_ward_in_the_graveyard_is_not_destroyed() -> None:
    """The ward is applied once, although its source stays where a destroyed object would go."""
    t, life = strike_at_a_ward_in_the_graveyard()
    assert (life, t.event_count(kinds.Destroy)) == (18, 0)


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
    """No effect on moves from the graveyard triggers; a card that becomes private is a new object (3.0.9)."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", *LISTENS)
    claw = ann.has_card("graveyard", attack("爪"), is_public=lies_open)
    order = ann.instant("整理", f"あなたの墓地のすべてのカードを{is_put}。")
    before = claw.id
    ann.plays(order)
    while t.stack:
        t.resolve()
    is_same = life == 20 and is_public
    assert (ann.life, claw.is_public, claw.id == before) == (life, is_public, is_same)


def test_the_top_card_of_a_deck_goes_to_its_bottom_without_a_move(t: Table, ann: Person) -> None:
    """The order of the deck changes, and no effect on moves from it triggers."""
    ann.has_card("head", "《耳》 装備品 ― 頭", *LISTENS)
    first, second = ann.gets("deck", attack("爪"), attack("錆"))
    order = ann.instant("整理", "あなたのデッキの一番上のカードをデッキの一番下に置く。")
    deck = Zone("deck", 0)
    assert t.state.zones[deck] == (first.id, second.id)
    ann.plays(order).resolve()
    assert (t.state.zones[deck], t.stack, ann.life) == ((second.id, first.id), 0, 20)


def test_a_move_replaced_by_one_to_the_same_zone_does_not_occur(t: Table, ann: Person) -> None:
    """A card that would go from hand to the graveyard goes to hand instead, and stays the same object."""
    ann.equips("head", "網", "オブジェクトが手札から墓地に移る場合、代わりに手札に移る。")
    claw = ann.attack("爪")
    order = ann.instant("整理", "手札を1枚捨てる。")
    before = claw.id
    ann.plays(order).resolve()
    assert (claw.zone, claw.id, t.event_count(kinds.Discard)) == ("手札", before, 0)


@pytest.mark.parametrize(
    ("trigger", "life"),
    [
        ("オブジェクトが手札から格納庫に移ったとき", 21),
        ("オブジェクトがデッキから格納庫に移ったとき", 20),
        ("オブジェクトが格納庫に移ったとき", 21),
        ("攻撃アクションカードが領域を移ったとき", 20),
    ],
)
def test_a_card_put_face_down_into_the_arsenal_is_noticed_by_where_it_was(
    t: Table, ann: Person, trigger: str, life: int
) -> None:
    """An effect that asks what the card was does not trigger."""
    ann.equips("head", "耳", f"{trigger}、ライフを1点得る。")
    claw = ann.attack("爪")
    t.end_turn(arsenal=claw)
    t.resolve()
    assert ann.life == life


def test_a_card_drawn_earlier_is_not_counted_for_moves_from_another_zone(t: Table, ann: Person) -> None:
    """Nobody knows what it was, and it came from the deck."""
    ann.equips("head", "耳", "各ターン、2回目にオブジェクトが墓地から手札に移ったとき、ライフを1点得る。")
    tide = "《満ち潮》 インスタント コスト0", "カードを1枚引く。", "あなたの墓地のすべてのカードを手札に置く。"
    ann.gets("deck", *(attack("爪") for _ in range(3)))
    tides = [ann.hand(*tide) for _ in range(3)]
    for card in tides:
        assert ann.life == 20
        ann.plays(card).resolve()
    t.resolve()
    assert ann.life == 21


def test_a_leading_effect_may_move_cards_unseen(ann: Person) -> None:
    """What follows cannot refer to a card that was drawn."""
    tide = ann.instant(
        "満ち潮", "先行「潮」として(カードを1枚引く)。", "先行「潮」のカードがあるなら、ライフを1点得る。"
    )
    ann.gets("deck", attack("爪"))
    ann.plays(tide).resolve()
    assert (ann.life, ann.count("hand")) == (20, 1)


@pytest.mark.parametrize(("ordinal", "lives"), [(1, [21, 21, 21]), (2, [20, 21, 21]), (3, [20, 20, 21])])
def test_cards_drawn_earlier_are_counted_by_the_zone_from_which_they_came(
    t: Table, ann: Person, ordinal: int, lives: list[int]
) -> None:
    """The ordinal is about moves from the deck to the hand, of which nobody knows what moved."""
    when = f"各ターン、{ordinal}回目にオブジェクトがデッキから手札に移ったとき"
    ann.equips("head", "耳", f"{when}、ライフを1点得る。")
    ann.gets("deck", *(attack("爪") for _ in range(3)))
    draws = [ann.instant("黙考", "カードを1枚引く。") for _ in range(3)]
    seen = []
    for card in draws:
        ann.plays(card)
        while t.stack:
            t.resolve()
        seen.append(ann.life)
    assert seen == lives


def test_a_hidden_card_is_named_once_it_is_public(t: Table, ann: Person) -> None:
    """Ben reads the name of the card that Ann discards from her hand when it is in the graveyard."""
    claw, wind = ann.attack("爪"), ann.instant("風", "手札を1枚捨てる。")
    narrator, number = FabNarrator(t.state, 1), claw.id
    hidden = narrator.name_of_moved(number)
    ann.plays(wind).resolve()
    narrator.look(t.state)
    assert (hidden, narrator.name(number), narrator.name_of_moved(number)) == ("カード", "カード", "《爪》")


_IN_HAND = "あなたの手札のすべてのカードを墓地に置く。"
_ALLIES = "すべてのサブタイプが盟友のパーマネントを破壊する。"


def _crown(person: Person) -> None:
    person.equips("head", "弔いの冠", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。", defense=0)


@pytest.mark.parametrize(("is_permanent", "spell", "deaths"), [(True, _ALLIES, 1), (False, _IN_HAND, 0)])
def test_only_what_leaves_the_arena_has_died(
    t: Table, ann: Person, is_permanent: bool, spell: str, deaths: int
) -> None:
    """2.5.3g: a card with life that goes from hand to graveyard was no living object."""
    _crown(ann)
    burial = ann.instant("埋葬", spell)
    ann.has_card("permanent" if is_permanent else "hand", ally("小鬼", 3))
    ann.plays(burial).resolve()
    assert t.stack == deaths


def test_a_token_that_is_destroyed_has_died(t: Table, ann: Person) -> None:
    """2.5.3g: it ceases to exist in the graveyard, to which it moves first."""
    _crown(ann)
    calls = ann.instant("召喚", "〔《小鬼》 トークン ― 盟友 ライフ3〕トークンを1個作成する。")
    ann.resolves(calls, ann.instant("埋葬", _ALLIES))
    assert t.stack == 1


def test_a_card_that_is_banished_already_is_not_turned(t: Table, ann: Person) -> None:
    """3.0.7b: it does not move, and the account says nothing of it."""
    ann.has_card("banished", "《石》 リソース")
    ann.plays(ann.instant("追放", "「石」という名前のすべてのカードを追放する。")).resolve()
    assert not [line.text for line in t.lines if "石" in line.text and ("向き" in line.text or "移る" in line.text)]


def test_an_object_that_turns_private_keeps_its_place(t: Table, ann: Person) -> None:
    """3.0.9: it is a new object, in the order of the zone where it was, and lies there as a permanent still."""
    first, _second = ann.aura("灯"), ann.aura("幕")
    hide = ann.instant("隠匿", "「灯」という名前のすべてのカードを裏向きにする。")
    before, place = first.id, t.state.zones[Zone("permanent")].index(first.id)
    ann.plays(hide).resolve()
    item = t.state.objects[first.id]
    assert (first.id == before, item.zone.name, item.controller) == (False, "permanent", ann.number)
    assert (t.state.zones[item.zone].index(first.id), item.has_become_permanent) == (place, True)
