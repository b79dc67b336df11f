"""Clauses of continuous and triggered effects: what has changed this turn, and what cannot trigger."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.kernel.effects.properties import has_ability

TURN = "このターンの終わりまで"
_ANY_ITEM = "対象のサブタイプがアイテムのパーマネント"
_GROWN = "すべてのこのターンにパワーが増加したものを追放する。"
_REDUCED = "すべてのこのターンにパワーが減少したものを追放する。"


@pytest.mark.parametrize(("purge", "zone"), [(_REDUCED, "追放ゾーン"), (_GROWN, "スタック")])
def test_a_power_that_becomes_smaller_has_decreased(ann: Person, purge: str, zone: str) -> None:
    """2.0.3b: a power of 3 is set to 2, which is compared with what it was."""
    claw = ann.attack("爪", power=3)
    shrinks = ann.instant("呪文", f"{TURN}、攻撃は、パワーの基本の値が2になる。")
    purges = ann.instant("粛清", purge)
    ann.plays(claw)
    ann.resolves(shrinks, purges)
    assert claw.zone == zone


def test_only_the_object_of_an_effect_has_increased(ann: Person) -> None:
    """2.0.3b: Ann's sword gets more power, and her attack does not."""
    claw, sword = ann.attack("爪"), ann.sword("剣")
    grows, purges = ann.instant("研磨", f"{TURN}、《剣》は、パワーに1の修整を得る。"), ann.instant("粛清", _GROWN)
    ann.plays(claw)
    ann.resolves(grows, purges)
    assert (claw.zone, sword.zone) == ("スタック", "追放ゾーン")


@pytest.mark.parametrize("ends", [True, False])
def test_what_an_effect_gave_is_lost_with_the_effect(ann: Person, ends: bool) -> None:
    """2.0.4: a crown has no power but the one that a flag gives it, until the flag is destroyed."""
    crown, flag = ann.equips("head", "冠", defense=1), ann.item("旗", "《冠》は、基本の値が2のパワーを得る。")
    gale = ann.instant("疾風", "対象のサブタイプがアイテムのパーマネントを破壊する。")
    breaks = ann.instant("破砕", "すべてのパワーを失ったパーマネントを破壊する。")
    if ends:
        ann.plays(gale, target=flag).resolve()
    ann.plays(breaks).resolve()
    assert crown.zone == ("墓地" if ends else "頭")


@pytest.mark.parametrize(
    ("forbids", "triggers"),
    [
        ("効果が誘発することはない。", False),
        ("カードが引かれたときに、効果が誘発することはない。", False),
        ("カードが捨てられたときに、効果が誘発することはない。", True),
        ("サブタイプがアイテムのものの効果が誘発することはない。", False),
        ("サブタイプがオーラのものの効果が誘発することはない。", True),
        ("カードが引かれたときに、サブタイプがオーラのものの効果が誘発することはない。", True),
        ("カードが捨てられたときに、サブタイプがアイテムのものの効果が誘発することはない。", True),
    ],
)
def test_effects_cannot_trigger_on_what_is_forbidden(t: Table, ann: Person, forbids: str, triggers: bool) -> None:
    """6.6.5f: an item triggers on drawing, unless that event or its source is named, or neither."""
    ann.item("鐘", "カードが引かれたとき、ライフを1点得る。")
    ann.equips("head", "静寂の冠", forbids, defense=0)
    ann.has_card("deck", "《石》 リソース")
    ann.plays(ann.instant("知識", "カードを1枚引く。")).resolve()
    assert t.stack == triggers


@pytest.mark.parametrize(
    ("forbids", "triggers"),
    [("効果が誘発することはない。", False), ("カードが引かれたときに、効果が誘発することはない。", True)],
)
def test_a_state_cannot_trigger_if_all_triggering_is_forbidden(
    t: Table, ann: Person, forbids: str, triggers: bool
) -> None:
    """6.6.5f: a state is no event, so that an effect about events leaves it alone."""
    ann.item("鐘", "あなたのリソースポイントが3点以上あるとき、ライフを5点得る。")
    ann.equips("head", "静寂の冠", forbids, defense=0)
    ann.plays(ann.instant("泉", "リソースポイントを3点得る。")).resolve()
    assert t.stack == triggers


def test_an_account_tells_who_gains_control(t: Table, ann: Person, ben: Person) -> None:
    """Ben's stone, which stays what it is, becomes Ann's until the end of the turn."""
    stone = ben.item("石")
    ann.plays(ann.instant("呪文", f"{TURN}、{_ANY_ITEM}は、コントローラーがあなたになる。"), target=stone).resolve()
    assert [line.text for line in t.lines if "コントローラー" in line.text] == ["《石》のコントローラーがアンになる"]
    assert not [line.text for line in t.lines if "コピー" in line.text or "に戻る" in line.text]


@pytest.mark.parametrize("has_aura", [True, False])
def test_a_restriction_with_a_condition_needs_it(ann: Person, ben: Person, has_aura: bool) -> None:
    """5.4.6: Ben's item forbids claws only while there is an aura."""
    ben.item("掟", "サブタイプがオーラのパーマネントがある間、『対戦相手は、《爪》をプレイできない。』が機能する。")
    if has_aura:
        ben.aura("薄衣")
    claw = ann.attack("爪")
    assert ann.may_play(claw) is not has_aura


@pytest.mark.parametrize(
    ("loses", "power"),
    [
        ("「旗」という名前のすべてのカードは、すべての常在能力を失う。", 3),
        ("《旗》は、すべての常在能力を失う。", 3),
        ("《鐘》は、すべての常在能力を失う。", 4),
        ("《旗》は、すべての誘発型常在能力を失う。", 4),
        ("「鐘」という名前のすべてのカードは、すべての常在能力を失う。", 4),
        ("「旗」という名前のすべてのカードは、すべての誘発型常在能力を失う。", 4),
        ("攻撃は、すべての常在能力を失う。", 4),
    ],
)
def test_only_the_named_abilities_of_the_named_objects_are_lost(ann: Person, loses: str, power: int) -> None:
    """8.5.13: a flag gives attacks 1 power, as long as it has that ability."""
    ann.item("旗", "攻撃は、パワーに1の修整を得る。")
    ann.item("鐘", "カードが引かれたとき、ライフを1点得る。")
    claw, hush = ann.attack("爪", power=3), ann.instant("沈黙", f"{TURN}、{loses}")
    ann.plays(claw)
    ann.plays(hush).resolve()
    assert claw.power == power


def test_an_ability_that_one_object_gains_has_one_effect(ann: Person) -> None:
    """1.7.7: an attack that is named as a target gets a static ability, which gives it 2 power once."""
    claw = ann.attack("爪", power=3)
    gift = ann.instant("加護", f"{TURN}、対象の攻撃であるものは、『これは、パワーに2の修整を得る。』を得る。")
    ann.plays(claw).resolve()
    ann.plays(gift, target=claw).resolve()
    assert claw.power == 5


@pytest.mark.parametrize(("more", "power"), [(True, 5), (False, 3)])
def test_an_effect_of_a_resolution_may_have_a_condition(ann: Person, more: bool, power: int) -> None:
    """1.8.9: it lasts until the end of the turn, but modifies the attack only while there is an aura."""
    if more:
        ann.aura("薄衣")
    claw = ann.attack("爪", power=3)
    spell = ann.instant(
        "呪文", f"{TURN}、サブタイプがオーラのパーマネントがある間、対象の攻撃であるものは、パワーに2の修整を得る。"
    )
    ann.plays(claw)
    ann.plays(spell, target=claw).resolve()
    assert claw.power == power


def test_an_order_is_decided_once_for_all_objects(t: Table, ann: Person) -> None:
    """6.3.4b: two effects of the same time begin to apply to two stones at the same time."""
    ann.equips("head", "頭の重し", "名前が「石」のものは、『結界1』を得る。", defense=0)
    ann.equips("arms", "腕の重し", "名前が「石」のものは、『結界2』を得る。", defense=0)
    ann.item("石"), ann.item("石")
    t.answer(order_of_effects=1)
    assert t.questions.count("継続効果の順番") == 1


@pytest.mark.parametrize("aura_first", [True, False])
def test_a_conditional_effect_is_as_old_as_its_condition(ann: Person, aura_first: bool) -> None:
    """6.3.4a: whichever is newer, the spell or the effect that began with the aura, sets the power."""
    crown = "サブタイプがオーラのパーマネントがある間、『攻撃は、パワーの基本の値が5になる。』が機能する。"
    ann.equips("head", "冠", crown, defense=0)
    fixes = ann.instant("固定", f"{TURN}、攻撃は、パワーの基本の値が2になる。")
    aura, claw = ann.aura("霧", "続行", zone="hand"), ann.attack("爪")
    ann.resolves(*((aura, fixes) if aura_first else (fixes, aura)))
    ann.plays(claw)
    assert claw.power == (2 if aura_first else 5)


def test_an_object_may_give_itself_an_ability_about_others(ann: Person) -> None:
    """1.7.7: only the flag is modified, and yet attacks have more power."""
    ann.item("旗", "これは、『攻撃は、パワーに1の修整を得る。』を得る。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw)
    assert claw.power == 4


@pytest.mark.parametrize(
    ("ability", "as_known"), [("続行", True), ("サブタイプがオーラのパーマネントがある間、『続行』が機能する。", False)]
)
def test_an_ability_is_known_of_an_object_that_has_ceased_to_exist(
    t: Table, ann: Person, ability: str, as_known: bool
) -> None:
    """1.2.3: the attack had it on the stack; one under a condition does not function without its object."""
    ann.aura("霧")
    claw, banishes = ann.attack("爪", ability), ann.instant("追放", "対象の攻撃であるものを追放する。")
    ann.plays(claw).resolve()
    attack, had_it = claw.id, claw.has(GoAgain)
    ann.plays(banishes, target=claw).resolve()
    assert (claw.zone, had_it, has_ability(t.game, attack, GoAgain)) == ("追放ゾーン", True, as_known)


def test_a_conditional_ability_functions_on_the_stack_only(ann: Person) -> None:
    """1.7.4: a card in hand does not have it, although there is an aura."""
    ann.aura("霧")
    claw = ann.attack("爪", "サブタイプがオーラのパーマネントがある間、『続行』が機能する。")
    in_hand = claw.has(GoAgain)
    ann.plays(claw)
    assert (in_hand, claw.has(GoAgain)) == (False, True)


@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        ("攻撃は、『続行』を得る。", "頭"),
        ("「冠」という名前のすべてのカードは、パワーの基本の値が2になる。", "追放ゾーン"),
    ],
)
def test_a_power_has_increased_by_effects_on_power_alone(ann: Person, effect: str, zone: str) -> None:
    """2.0.3b: a crown without power is given some; another ability is no power."""
    crown, claw = ann.equips("head", "冠", defense=1), ann.attack("爪", power=3)
    spell, purges = ann.instant("呪文", f"{TURN}、{effect}"), ann.instant("粛清", _GROWN)
    ann.plays(claw)
    ann.resolves(spell, purges)
    assert (crown.zone, claw.zone) == (zone, "スタック")


@pytest.mark.parametrize(
    ("loser", "triggers"), [("鐘", False), ("「鐘」という名前のすべてのカード", False), ("旗", True)]
)
def test_a_triggered_ability_that_is_lost_triggers_no_more(t: Table, ann: Person, loser: str, triggers: bool) -> None:
    """8.5.13: whether the effect names the bell, or is about everything that is called so."""
    ann.item("鐘", "カードが引かれたとき、ライフを1点得る。")
    who = loser if loser.startswith("「") else f"《{loser}》"
    hush, draws = (
        ann.instant("沈黙", f"{TURN}、{who}は、すべての常在能力を失う。"),
        ann.instant("知識", "カードを1枚引く。"),
    )
    ann.has_card("deck", "《石》 リソース")
    ann.resolves(hush, draws)
    assert t.stack == triggers


@pytest.mark.parametrize(("loser", "may"), [("掟", True), ("旗", False)])
def test_a_restriction_ends_with_its_ability(ann: Person, ben: Person, loser: str, may: bool) -> None:
    """8.5.13: Ben's item forbids claws until it loses its ability by an effect on everything of its name."""
    ben.item("掟", "対戦相手は、《爪》をプレイできない。")
    hush, claw = ann.instant("沈黙", f"{TURN}、《{loser}》は、すべての常在能力を失う。"), ann.attack("爪")
    ann.plays(hush).resolve()
    assert ann.may_play(claw) is may


def test_ward_that_is_lost_prevents_nothing(ann: Person, ben: Person) -> None:
    """8.3.20: a keyword is an ability, too."""
    veil = ben.aura("薄衣", "結界2")
    hush, claw = ann.instant("沈黙", f"{TURN}、《薄衣》は、すべての常在能力を失う。"), ann.attack("爪", power=3)
    ann.resolves(hush, claw).until("resolution")
    assert (ben.life, veil.zone) == (17, "闘技場")


def test_a_static_ability_may_take_the_abilities_of_others(ann: Person, ben: Person) -> None:
    """6.3.2: abilities are lost in stage 6, before any power is modified."""
    ann.item("旗", "攻撃は、パワーに1の修整を得る。")
    mist = ben.item("霧", "《旗》は、すべての常在能力を失う。")
    gale = ann.instant("疾風", "対象のサブタイプがアイテムのパーマネントを破壊する。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw)
    under_mist = claw.power
    ann.plays(gale, target=mist).resolve()
    assert (under_mist, claw.power) == (3, 4)
