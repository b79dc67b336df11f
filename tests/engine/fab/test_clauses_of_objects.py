"""Clauses about objects in the arena, on the stack and in combat: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import continuous
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant, reaction

TURN = "このターンの終わりまで"
LIFE = "ライフを1点得る。"
PUP = "《仔竜》 アクション ― 盟友 コスト0 パワー1 ライフ3"
BOLT = "対象の任意のものに1点の秘術ダメージを与える。"


@pytest.mark.parametrize(("step", "used"), [("", []), ("attack", []), ("reaction", ["突き", "受け"])])
def test_reactions_are_for_their_players_in_the_reaction_step(step: str, used: list[str]) -> None:
    """8.1.2 and 8.1.3: the attacking player uses attack reactions, the attacked one defense reactions, then alone."""
    t = Table()
    ann, ben = t.people
    cards = reaction("突き", "attack"), reaction("受け", "defense")
    pairs = [(one, one.hand(card)) for one in (ann, ben) for card in cards]
    claw = ann.attack("爪")
    t.begin()
    if step:
        ann.plays(claw)
        t.until(step)
    found = [piece.card.name for one, piece in pairs[:2] if one.may_play(piece)]
    ann.passes()
    found += [piece.card.name for one, piece in pairs[2:] if one.may_play(piece)]
    assert found == used


def test_without_an_attack_target_other_cards_can_be_played() -> None:
    """1.4.5: no hero can be attacked, so that an attack cannot be played, and an action can."""
    t = Table()
    ann, ben = t.people
    ben.item("霧", "タイプがヒーローのものを攻撃対象にできない。")
    claw, song = ann.attack("爪"), ann.action("歌")
    t.begin()
    assert (ann.may_play(claw), ann.may_play(song)) == (False, True)


def test_a_face_down_ally_cannot_be_attacked() -> None:
    """1.4.5: of two allies, the one that is public can be declared as the attack-target."""
    t = Table()
    ann, ben = t.people
    ben.has_card("permanent", PUP)
    ben.has_card("permanent", PUP.replace("仔竜", "影"), is_public=False)
    claw = ann.attack("爪")
    t.begin()
    ann.announces(claw)
    assert t.choices == ["ベン", "《仔竜》"]


def test_a_face_down_ally_is_no_target() -> None:
    """1.8.5d: of two allies, the one that is public can be any target."""
    t = Table()
    ann, ben = t.people
    ben.has_card("permanent", PUP)
    ben.has_card("permanent", PUP.replace("仔竜", "影"), is_public=False)
    bolt = ann.instant("稲妻", BOLT)
    t.begin()
    ann.plays(bolt, target=...)
    assert t.choices == ["アン", "ベン", "《仔竜》"]


@pytest.mark.parametrize("what", ["サブタイプがオーラのパーマネント", "識別子がパーマネントのもの"])
def test_a_face_down_aura_is_no_permanent_to_effects(what: str) -> None:
    """1.3.3: all auras that are permanents are destroyed, but not one that nobody can see."""
    t = Table()
    ann, ben = t.people
    ben.aura("霧")
    ben.has_card("permanent", "《影》 アクション ― オーラ コスト0", is_public=False)
    gust = ann.instant("突風", f"すべての{what}を破壊する。")
    t.begin()
    ann.plays(gust)
    t.resolve()
    assert (ben.controls("霧"), ben.controls("影")) == (0, 1)


def test_an_attack_proxy_of_an_ally_is_no_living_object() -> None:
    """2.5.1a: the ally that attacks can be dealt damage, and its attack-proxy cannot."""
    t = Table()
    ann, _ben = t.people
    pup = ann.has_card("permanent", PUP, "アクション ― コストなし: 『攻撃』")
    bolt = ann.instant("稲妻", BOLT)
    t.begin()
    ann.activates(pup)
    t.until("reaction")
    ann.plays(bolt, target=...)
    assert t.choices == ["アン", "ベン", "《仔竜》"]


def test_only_a_permanent_is_dealt_damage() -> None:
    """8.5.3c: an ally on the stack is no living object yet, and an aura is none."""
    t = Table()
    ann, _ben = t.people
    ann.aura("霧")
    pup = ann.hand(PUP.replace("アクション", "インスタント"))
    storm = ann.instant(
        "嵐", "すべての(サブタイプが盟友の、またはサブタイプがオーラの)ものに1点の秘術ダメージを与える。"
    )
    t.begin()
    ann.plays(pup)
    ann.plays(storm)
    t.resolve()
    assert (t.stack, t.times(kinds.Deal)) == (1, 0)


def test_a_hero_without_life_has_no_life_total() -> None:
    """2.5.3: what is worked out by it is 0."""
    t = Table()
    ann, _ben = t.people
    ann.plays_as("《影》 ヒーロー 知力0")
    ann.gets("deck", gem("赤石"))
    think = ann.instant("黙考", "カードを(あなたのヒーローのライフ総量)枚引く。")
    t.begin()
    ann.plays(think)
    t.resolve()
    assert ann.count("deck") == 1


def test_the_turn_player_untaps_what_is_tapped_and_their_own() -> None:
    """4.4.3d: of two tapped items, that of the opponent stays tapped; an untapped one does not become untapped."""
    t = Table()
    ann, ben = t.people
    mine, _other, theirs = ann.item("鏡"), ann.aura("霧"), ben.item("盾")
    tap = ann.instant("眠り", "すべてのサブタイプがアイテムのものをタップする。")
    t.begin()
    ann.plays(tap)
    t.resolve()
    t.end_turn()
    assert (mine.is_tapped, theirs.is_tapped) == (False, True)
    assert t.times(kinds.Tapped, is_tapped=False) == 1


def test_an_ally_without_life_regains_none() -> None:
    """4.4.3a: the end phase has nothing to restore to it."""
    t = Table()
    ann, _ben = t.people
    shadow = ann.has_card("permanent", "《影》 アクション ― 盟友 コスト0")
    t.begin()
    t.end_turn()
    assert (shadow.zone, t.times(kinds.GainLife)) == ("闘技場", 0)


def test_a_modal_card_has_all_modes_again() -> None:
    """1.7.1: a card that returns to hand is played with a choice of all of its modes."""
    t = Table()
    ann, _ben = t.people
    lore = ann.instant("口伝", "以下から1個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』『ライフを4点得る。』")
    back = ann.instant("帰還", "「口伝」という名前のすべてのカードを手札に置く。")
    t.begin()
    ann.plays(lore, mode=1)
    t.resolve()
    ann.plays(back)
    t.resolve()
    ann.plays(lore, mode=...)
    assert len(t.choices) == 3


def test_a_card_that_is_put_into_the_arena_is_controlled_by_its_owner() -> None:
    """1.3.1b: Ann's effect puts an aura from Ben's graveyard into the arena."""
    t = Table()
    ann, ben = t.people
    ben.aura("霧", zone="graveyard")
    call = ann.instant("召喚", "「霧」という名前のすべてのカードを闘技場に置く。")
    t.begin()
    ann.plays(call)
    t.resolve()
    assert (ann.controls("霧"), ben.controls("霧")) == (0, 1)


def test_a_layer_that_has_left_the_stack_is_not_cleared() -> None:
    """5.3.7: a card that banishes itself as it resolves is banished, and nothing else becomes of it."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "耳", f"タイプがインスタントのものがクリアされたとき、{LIFE}")
    spell = ann.instant("呪文", "これを追放する。")
    t.begin()
    ann.plays(spell)
    t.resolve()
    assert (spell.zone, t.stack) == ("追放ゾーン", 0)


@pytest.mark.parametrize(
    ("effect", "life"), [("対象のヒーローに1点の秘術ダメージを与える。", 21), ("カードを1枚引く。", 20)]
)
def test_new_targets_are_chosen_for_a_layer_with_targets(effect: str, life: int) -> None:
    """1.8.5f: an effect that chooses new targets for a layer without any fails."""
    t = Table()
    ann, ben = t.people
    spell = ann.instant("呪文", effect)
    mirror = ann.instant(
        "鏡", f"(「呪文」という名前のすべてのカードの新たな対象を選ぶ)をしてもよい。そうした場合、{LIFE}"
    )
    t.begin()
    ann.plays(spell, **({"target": ben.hero} if life == 21 else {}))
    ann.plays(mirror)
    t.resolve(may=True, target=ben.hero)
    assert ann.life == life


@pytest.mark.parametrize(("step", "life"), [("layer", 21), ("reaction", 20)])
def test_new_targets_are_chosen_for_an_attack_on_the_stack(step: str, life: int) -> None:
    """1.8.5f: an attack has an attack-target; on the combat chain it is no layer any more."""
    t = Table()
    ann, _ben = t.people
    claw = ann.attack("爪")
    mirror = ann.instant(
        "鏡", f"(「爪」という名前のすべてのカードの新たな対象を選ぶ)をしてもよい。そうした場合、{LIFE}"
    )
    t.begin()
    ann.plays(claw)
    t.until(step)
    ann.plays(mirror)
    t.resolve(may=True)
    assert ann.life == life


def test_an_ability_about_its_own_move_triggers_beside_others() -> None:
    """1.7.4i: an aura that enters from the graveyard triggers, and so does equipment that was there before."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "耳", f"サブタイプがオーラのものが闘技場に出たとき、{LIFE}")
    ann.aura("夕暮れ", "これ自身が墓地から闘技場に移ったとき、ライフを3点得る。", zone="graveyard")
    call = ann.instant("召喚", "「夕暮れ」という名前のすべてのカードを闘技場に置く。")
    t.begin()
    ann.plays(call)
    t.resolve()
    assert t.stack == 2


@pytest.mark.parametrize(
    ("effects", "is_destroyed"),
    [
        (("パワーを失う", "を失った"), True),
        (("パワーを失う", "基本の値が2のパワーを得る", "を失った"), False),
    ],
)
def test_a_property_that_is_there_again_is_not_lost(effects: tuple[str, ...], is_destroyed: bool) -> None:
    """2.0.4: what counts is also whether the object has it now."""
    t = Table()
    ann, _ben = t.people
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー2")
    spells = [ann.instant(f"呪文{at}", f"{TURN}、《剣》は、{one}。") for at, one in enumerate(effects[:-1])]
    sweep = ann.instant("一掃", f"すべてのパワー{effects[-1]}パーマネントを破壊する。")
    t.begin()
    ann.resolves(*spells, sweep)
    assert (blade.zone == "墓地") is is_destroyed


def test_a_property_that_is_gone_again_is_not_gained() -> None:
    """2.0.4: in combat a crown has a power, and after it none."""
    t = Table()
    ann, _ben = t.people
    crown = ann.equips("head", "冠")
    ann.item("旗", "リアクションステップである間、『《冠》は、基本の値が2のパワーを得る。』が機能する。")
    claw, sweep = ann.attack("爪"), ann.instant("一掃", "すべてのパワーを得たパーマネントを破壊する。")
    t.begin()
    ann.plays(claw)
    t.until("reaction")
    assert crown.power == 2
    t.until("")
    ann.plays(sweep)
    t.resolve()
    assert crown.zone == "頭"


def test_a_cost_is_a_number_or_missing() -> None:
    """1.14.5: of four cards, those of cost 0 and 2 have a cost, and two resource cards have none."""
    t = Table()
    ann, _ben = t.people
    ann.gets("pitch", instant("無"), instant("二", cost=2), gem("赤石"), gem("青石"))
    count = ann.instant("数え歌", "ライフを(あなたのピッチゾーンのカードのうちコストのあるものすべての数)点得る。")
    t.begin()
    ann.plays(count)
    t.resolve()
    assert ann.life == 22


def test_an_attack_without_a_card_in_its_place_goes_on() -> None:
    """8.5.15: the graveyard is empty, so that nothing is offered, and the attack stays on the combat chain."""
    t = Table()
    ann, _ben = t.people
    claw = ann.attack("爪")
    change = ann.instant("交代", f"(攻撃をあなたの墓地のカードのうち1枚と入れ替える)をしてもよい。そうした場合、{LIFE}")
    t.begin()
    ann.plays(claw)
    t.until("reaction")
    ann.plays(change)
    t.resolve()
    assert (claw.zone, ann.life, t.was_asked(ann, "may")) == ("戦闘チェイン", 20, False)


def test_nothing_is_chosen_without_a_choice() -> None:
    """1.8.6: an effect on chosen objects, for which nothing was chosen, affects nothing."""
    t = Table()
    ann, _ben = t.people
    ann.aura("霧")
    gust = ann.instant("突風", "すべての選ばれたものを破壊する。")
    t.begin()
    ann.plays(gust)
    t.resolve()
    assert ann.controls("霧") == 1


def test_a_counter_is_no_effect_that_is_replaced() -> None:
    """1.15.2a and 6.2.5: the modification by a static ability is increased by 3, and not that by a counter."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "花盛り", "サブタイプがアイテムのものがパワーに修整を得る場合、代わりにその量が3増える。")
    axe = ann.hand("《斧》 インスタント ― アイテム コスト0 パワー2", "これは、パワーに1の修整を得る。")
    sharpen = ann.instant("研磨", "すべてのサブタイプがアイテムのパーマネントに「+1{p}」カウンターを1個置く。")
    t.begin()
    ann.resolves(axe, sharpen)
    assert axe.power == 7


@pytest.mark.parametrize(("noun", "power"), [("攻撃", 2), ("パーマネント", 3)])
def test_an_effect_on_attacks_is_for_the_attack_proxy(noun: str, power: int) -> None:
    """1.4.3e: an effect on the identity attack leaves the sword that attacks; one on permanents applies to it."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "冠", f"識別子が{noun}のものは、パワーに1の修整を得る。")
    blade = ann.sword("剣")
    t.begin()
    ann.activates(blade)
    t.until("attack")
    assert (blade.power, t.game.link is not None and continuous.power(t.game, t.game.link.attack)) == (power, 3)


def test_equipment_replaces_its_own_move_within_the_arena() -> None:
    """6.4.3: a helmet is in the arena before it is put onto the combat chain, and so are its effects."""
    t = Table()
    ann, ben = t.people
    helmet = ben.equips("head", "兜", "これ自身が戦闘チェインに移る場合、代わりに追放ゾーンに移る。", defense=1)
    claw = ann.attack("爪")
    t.begin()
    ann.plays(claw)
    t.until("attack")
    t.resolve(defend=(helmet, None))
    assert helmet.zone == "追放ゾーン"


@pytest.mark.parametrize(("start", "is_tapped"), [("このターンの終わりまで、", True), ("", False)])
def test_an_aura_replaces_its_own_entering_by_an_effect_of_its_resolution(start: str, is_tapped: bool) -> None:
    """6.4.3: an effect that its resolution has generated exists before it enters, and its static ability does not."""
    t = Table()
    ann, _ben = t.people
    mist = ann.hand(
        "《霧》 インスタント ― オーラ コスト0",
        f"{start}サブタイプがオーラのものが闘技場に出る場合、代わりにタップ状態になる。",
    )
    t.begin()
    ann.plays(mist)
    t.resolve()
    assert mist.is_tapped is is_tapped


def test_an_aura_with_a_prevention_effect_enters() -> None:
    """6.4.3: its effect is not about an event by which anything enters the arena."""
    t = Table()
    ann, _ben = t.people
    shell = ann.hand("《殻》 インスタント ― オーラ コスト0", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    t.begin()
    ann.plays(shell)
    t.resolve()
    assert shell.zone == "闘技場"


def test_a_card_with_a_gained_subtype_is_a_permanent() -> None:
    """1.3.3: an instant that has become an aura on the stack enters the arena, and remains there as one."""
    t = Table()
    ann, _ben = t.people
    charm = ann.instant("魅了", f"{TURN}、次にプレイするタイプがインスタントのものは、サブタイプ「オーラ」を得る。")
    flash, count = (
        ann.instant("閃き"),
        ann.instant("点呼", "ライフを(すべての名前が「閃き」のパーマネントの数)点得る。"),
    )
    t.begin()
    ann.resolves(charm, flash, count)
    assert (flash.zone, ann.life) == ("闘技場", 22)


def test_a_private_source_may_be_in_any_zone() -> None:
    """5.4.7b: a hidden ability may name its source as private, and no zone."""
    t = Table()
    ann, _ben = t.people
    spy = ann.has_card(
        "arsenal",
        "《密偵》 アクション コスト0",
        f"非開示で、『カードが引かれたとき、{LIFE}』が機能する。",
        is_public=False,
    )
    ann.gets("deck", gem("赤石"))
    think = ann.instant("黙考", "カードを1枚引く。")
    t.begin()
    ann.plays(think)
    t.resolve(hidden_trigger=False)
    assert (t.stack, spy.is_public) == (0, False)


def test_a_card_that_names_itself_means_itself() -> None:
    """2.12.3a: of two swords of one name, the one whose ability names it gets power."""
    t = Table()
    ann, ben = t.people
    sheet = "《剣》 武器 ― 剣・片手 パワー2"
    mine = ann.has_card("weapon 1", sheet, "《剣》は、パワーに1の修整を得る。")
    theirs = ben.has_card("weapon 1", sheet)
    t.begin()
    assert (mine.power, theirs.power) == (3, 2)


@pytest.mark.parametrize("kind", ["期間型常在能力", "継続効果の常在能力"])
def test_a_while_static_ability_is_of_two_kinds(kind: str) -> None:
    """5.4.7: it is lost with abilities of its own kind, and with those of the kind of the ability within it."""
    t = Table()
    ann, _ben = t.people
    ann.item("旗", "あなたのアクションフェイズである間、『攻撃は、パワーに1の修整を得る。』が機能する。")
    mute, claw = (
        ann.instant("沈黙", f"{TURN}、「旗」という名前のすべてのカードは、すべての{kind}を失う。"),
        ann.attack("爪"),
    )
    t.begin()
    ann.plays(claw)
    assert claw.power == 4
    ann.plays(mute)
    t.resolve()
    assert claw.power == 3


def test_no_targets_are_chosen_for_a_layer_that_is_gone() -> None:
    """1.8.5f: the bolt that has targeted Ben is destroyed before his item has a new target chosen for it."""
    t = Table()
    ann, ben = t.people
    ben.item(
        "護り",
        "タイプがインスタントのものによって、あなたのヒーロー自身が対象になったとき、"
        "そのイベントの発生源の新たな対象を選ぶ。",
    )
    bolt = ann.instant("稲妻", "対象のヒーローに3点の秘術ダメージを与える。")
    sweep = ann.instant("一掃", "「稲妻」という名前のすべてのカードを破壊する。")
    t.begin()
    ann.plays(bolt, target=ben.hero)
    ann.plays(sweep)
    t.resolve(2)
    assert (t.stack, bolt.zone, ben.life) == (0, "墓地", 20)


def test_a_melded_card_that_enters_the_arena_resolves_once() -> None:
    """5.3.4d: the right half puts the card into the arena, where it is no layer that could resolve again."""
    t = Table()
    ann, _ben = t.people
    tide = ann.action(
        "潮||雷",
        "融合",
        "半面〔《潮》 アクション コスト0: 『ライフを3点得る。』〕",
        "半面〔《雷》 アクション コスト0: 『これを闘技場に置く。』〕",
        defense=None,
    )
    t.begin()
    ann.plays(tide, half="潮||雷")
    t.resolve()
    assert (t.stack, tide.zone, ann.life) == (0, "闘技場", 20)


def test_an_effect_on_the_next_card_played_is_not_for_another_attack() -> None:
    """1.8.10: an attack that takes the place of another one is not played."""
    t = Table()
    ann, _ben = t.people
    claw, fang = ann.attack("爪"), ann.attack("牙", zone="graveyard")
    omen = ann.instant("兆し", f"{TURN}、次にプレイする攻撃アクションカードは、パワーに2の修整を得る。")
    change = ann.instant("交代", "攻撃をあなたの墓地のカードのうち名前が「牙」のもののうち1枚と入れ替える。")
    t.begin()
    ann.plays(claw)
    t.until("reaction")
    ann.resolves(omen, change)
    assert (fang.zone, fang.power) == ("戦闘チェイン", 3)


@pytest.mark.parametrize("kind", ["期間型常在能力", "誘発型常在能力"])
def test_a_triggered_ability_within_a_while_static_one_is_of_two_kinds(kind: str) -> None:
    """5.4.7: an ability that triggers while its condition is met is lost with those of either kind."""
    t = Table()
    ann, _ben = t.people
    ann.item("旗", f"あなたのアクションフェイズである間、『カードが引かれたとき、{LIFE}』が機能する。")
    ann.gets("deck", gem("赤石"))
    mute = ann.instant("沈黙", f"{TURN}、「旗」という名前のすべてのカードは、すべての{kind}を失う。")
    think = ann.instant("黙考", "カードを1枚引く。")
    t.begin()
    ann.resolves(mute, think)
    assert (t.stack, ann.count("hand")) == (0, 1)
