"""Clauses about abilities, how they function, trigger and are lost: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.card_parts.object_effects import LosesAbility
from rulesdb.engine.fab.sample_cards.small_cards import does, gem, instant
from rulesdb.engine.fab.selection.objects import AllObjects
from rulesdb.engine.fab.selection.property_filters import HasSubtype
from rulesdb.engine.fab.verbs.begin import Begin

TURN = "このターンの終わりまで"


@pytest.mark.parametrize("is_public", [True, False])
def test_a_source_in_a_public_zone_must_be_public(ann: Person, is_public: bool) -> None:
    """5.2.4: an ability that is activated in the graveyard is not functional on a card that lies face down there."""
    bones = ann.has_card(
        "graveyard",
        "《骨》 アクション コスト0",
        "墓地にあるとき、インスタント ― コストなし: ライフを1点得る。",
        is_public=is_public,
    )
    assert ann.may_activate(bones) is is_public


def test_two_property_static_abilities_define_a_property_each(ann: Person) -> None:
    """5.4.5: the ability about power says nothing about defense."""
    beast = ann.hand(
        "《獣》 アクション ― 攻撃 コスト0 パワー* 防御*", "パワーの値は、5である。", "防御値の値は、2である。"
    )
    assert (beast.power, beast.defense) == (5, 2)


@pytest.mark.parametrize("has_aura", [True, False])
def test_a_triggered_ability_within_a_while_static_one_needs_its_condition(
    t: Table, ann: Person, has_aura: bool
) -> None:
    """5.4.6 and 5.4.7: without an aura the ability is not functional and does not trigger."""
    ann.equips(
        "head",
        "星の冠",
        "(サブタイプがオーラの、かつあなたがコントロールする)パーマネントがある間、"
        "『カードが引かれたとき、ライフを1点得る。』が機能する。",
    )
    if has_aura:
        ann.aura("気")
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve()
    assert t.stack == int(has_aura)


def test_a_source_that_was_shown_by_a_trigger_is_public_until_its_layer_is_gone(t: Table, ann: Person) -> None:
    """5.2.4b and 5.4.7b: a triggered-layer keeps its source public, as an activated-layer does."""
    spy = ann.has_card(
        "arsenal",
        "《密偵》 アクション コスト0",
        "非開示で、格納庫にあるとき、『カードが引かれたとき、ライフを1点得る。』が機能する。",
        is_public=False,
    )
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve(hidden_trigger=True)
    assert (t.stack, spy.is_public) == (1, True)
    t.resolve()
    assert (ann.life, spy.is_public) == (21, False)


@pytest.mark.parametrize(("is_public", "power"), [(True, 4), (False, 3)])
def test_a_static_ability_in_the_arena_needs_a_public_source(ann: Person, is_public: bool, power: int) -> None:
    """1.7.4: an item that lies face down in the arena does nothing."""
    ann.has_card(
        "permanent",
        "《旗》 アクション ― アイテム コスト0",
        "攻撃アクションカードは、パワーに1の修整を得る。",
        is_public=is_public,
    )
    claw = ann.attack("爪", power=3)
    ann.plays(claw)
    assert claw.power == power


def test_losing_one_kind_of_ability_leaves_the_others(ann: Person) -> None:
    """8.5.13: an item that loses its triggered abilities still makes attacks stronger."""
    ann.item("旗", "攻撃は、パワーに1の修整を得る。")
    items = AllObjects(HasSubtype("item"))
    rust = ann.hand(instant("錆", does(Begin(LosesAbility(Triggered), objects=items))))
    claw = ann.attack("爪", power=3)
    ann.plays(rust).resolve()
    ann.plays(claw)
    assert claw.power == 4


def test_an_ability_triggers_as_its_source_enters_beside_other_abilities(ann: Person, ben: Person) -> None:
    """1.7.4h: the other ability has been in the arena before and triggers on something else."""
    ben.equips("head", "耳", "カードが引かれたとき、ライフを1点得る。")
    ann.aura("夜明け", "これ自身が闘技場に出たとき、ライフを3点得る。", zone="graveyard")
    ann.plays(ann.instant("召喚", "「夜明け」という名前のすべてのカードを闘技場に置く。")).resolve(2)
    assert ann.life == 23


def test_a_card_that_comes_to_the_graveyard_can_be_activated_there(ann: Person) -> None:
    """1.7.4b: the card that it becomes there has the ability, as a card that begins the game there has."""
    relic = ann.action("形見", "墓地にあるとき、インスタント ― コストなし: これを手札に置く。", defense=None)
    loss = ann.instant("喪失", "手札を1枚捨てる。")
    assert not ann.may_activate(relic)
    ann.plays(loss).resolve()
    assert (relic.zone, ann.may_activate(relic)) == ("墓地", True)
    ann.activates(relic).resolve()
    assert relic.zone == "手札"


def test_a_source_without_power_counts_as_zero(ann: Person) -> None:
    """1.12.1: an instant has no power, and its player gains no life."""
    spring = ann.instant("泉", "ライフを(これのパワー)点得る。")
    ann.plays(spring).resolve()
    assert (ann.life, spring.zone) == (20, "墓地")


@pytest.mark.parametrize("cards", [0, 1])
def test_go_again_within_a_while_static_ability_needs_its_condition(ann: Person, cards: int) -> None:
    """5.4.6: the attack has go again while its controller has no cards in hand."""
    claw = ann.attack("爪", "あなたの手札のカードがない間、『続行』が機能する。")
    ann.gets("hand", *[gem("赤石")] * cards)
    ann.plays(claw).until("resolution")
    assert ann.action_points == 1 - cards


def test_an_ability_is_lost_by_the_object_alone_to_which_an_effect_is_fixed(t: Table, ann: Person) -> None:
    """1.7.7: one of two shells loses its ability, and the other one still triggers."""
    for name in ("貝", "蛤"):
        ann.item(name, "カードが引かれたとき、ライフを1点得る。")
    ann.gets("deck", gem("赤石"))
    hush = ann.instant("沈黙", f"{TURN}、「貝」という名前のすべてのカードは、すべての常在能力を失う。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.resolves(hush, think)
    assert t.stack == 1


@pytest.mark.parametrize("kind", ["誘発型常在能力", "期間型常在能力"])
def test_a_hidden_triggered_ability_is_lost_as_one_of_either_kind(t: Table, ann: Person, kind: str) -> None:
    """5.4.7b: it is a triggered-static ability and a while-static ability."""
    ann.action(
        "小箱", "非開示で、手札にあるとき、『カードが引かれたとき、ライフを1点得る。』が機能する。", defense=None
    )
    ann.gets("deck", gem("赤石"))
    hush = ann.instant("沈黙", f"{TURN}、あなたの手札のすべてのカードは、すべての{kind}を失う。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.resolves(hush, think)
    assert (t.stack, t.was_asked(ann, "hidden trigger")) == (0, False)


@pytest.mark.parametrize("auras", [0, 1])
def test_a_card_is_played_as_an_instant_under_its_condition(ann: Person, auras: int) -> None:
    """5.1.3d: its player needs an aura for that in the turn of another player."""
    ann.aura("気", zone="permanent" if auras else "graveyard")
    haste = ann.action(
        "早業", "サブタイプがオーラのパーマネントがあるなら、これをインスタントであるかのようにプレイしてもよい。"
    )
    ann.plays(ann.attack("爪"))
    assert ann.may_play(haste) is bool(auras)


@pytest.mark.parametrize(("ending", "number"), [("する", 2), ("してもよい", 3)])
def test_a_mode_that_need_not_be_done_needs_no_target(t: Table, ann: Person, ending: str, number: int) -> None:
    """1.7.5: there is no item that could be destroyed, so that the mode which must destroy one cannot be chosen."""
    modes = f"『対象のサブタイプがアイテムのパーマネントを破壊{ending}。』『ライフを1点得る。』『カードを1枚引く。』"
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {modes}"), mode=...)
    assert len(t.choices) == number
