"""Clauses about objects in the arena, on the stack and in combat: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem, reaction

TURN = "このターンの終わりまで"
LIFE = "ライフを1点得る。"
PUP = "《仔竜》 アクション ― 盟友 コスト0 パワー1 ライフ3"
BOLT = "対象の任意のものに1点の秘術ダメージを与える。"


@pytest.mark.parametrize(("step", "used"), [("", []), ("attack", []), ("reaction", ["突き", "受け"])])
def test_reactions_are_for_their_players_in_the_reaction_step(
    ann: Person, ben: Person, step: str, used: list[str]
) -> None:
    """8.1.2 and 8.1.3: the attacking player uses attack reactions, the attacked one defense reactions, then alone."""
    cards = reaction("突き", "attack"), reaction("受け", "defense", defense=2)
    pairs = [(one, one.hand(card)) for one in (ann, ben) for card in cards]
    claw = ann.attack("爪")
    if step:
        ann.plays(claw).until(step)
    found = [piece.card.name for one, piece in pairs[:2] if one.may_play(piece)]
    ann.passes()
    found += [piece.card.name for one, piece in pairs[2:] if one.may_play(piece)]
    assert found == used


def test_without_an_attack_target_other_cards_can_be_played(ann: Person, ben: Person) -> None:
    """1.4.5: no hero can be attacked, so that an attack cannot be played, and an action can."""
    ben.item("霧", "タイプがヒーローのものを攻撃対象にできない。")
    claw, song = ann.attack("爪"), ann.action("歌")
    assert (ann.may_play(claw), ann.may_play(song)) == (False, True)


def test_a_face_down_ally_cannot_be_attacked(t: Table, ann: Person, ben: Person) -> None:
    """1.4.5: of two allies, the one that is public can be declared as the attack-target."""
    ben.has_card("permanent", PUP)
    ben.has_card("permanent", PUP.replace("仔竜", "影"), is_public=False)
    ann.announces(ann.attack("爪"))
    assert t.choices == ["ベン", "《仔竜》"]


def test_a_face_down_ally_is_no_target(t: Table, ann: Person, ben: Person) -> None:
    """1.8.5d: of two allies, the one that is public can be any target."""
    ben.has_card("permanent", PUP)
    ben.has_card("permanent", PUP.replace("仔竜", "影"), is_public=False)
    ann.plays(ann.instant("稲妻", BOLT), target=...)
    assert t.choices == ["アン", "ベン", "《仔竜》"]


@pytest.mark.parametrize("what", ["サブタイプがオーラのパーマネント", "識別子がパーマネントのもの"])
def test_a_face_down_aura_is_no_permanent_to_effects(ann: Person, ben: Person, what: str) -> None:
    """1.3.3: all auras that are permanents are destroyed, but not one that nobody can see."""
    ben.aura("霧")
    ben.has_card("permanent", "《影》 アクション ― オーラ コスト0", is_public=False)
    ann.plays(ann.instant("突風", f"すべての{what}を破壊する。")).resolve()
    assert (ben.controls("霧"), ben.controls("影")) == (0, 1)


def test_only_a_permanent_is_dealt_damage(t: Table, ann: Person) -> None:
    """8.5.3c: an ally on the stack is no living object yet, and an aura is none."""
    ann.aura("霧")
    pup = ann.hand(PUP.replace("アクション", "インスタント"))
    storm = ann.instant(
        "嵐", "すべての(サブタイプが盟友の、またはサブタイプがオーラの)ものに1点の秘術ダメージを与える。"
    )
    ann.plays(pup)
    ann.plays(storm).resolve()
    assert (t.stack, t.event_count(kinds.Deal)) == (1, 0)


def test_a_hero_without_life_has_no_life_total(ann: Person) -> None:
    """2.5.3: what is worked out by it is 0."""
    ann.plays_as("《影》 ヒーロー 知力0")
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを(あなたのヒーローのライフ総量)枚引く。")).resolve()
    assert ann.count("deck") == 1


def test_the_turn_player_untaps_what_is_tapped_and_their_own(t: Table, ann: Person, ben: Person) -> None:
    """4.4.3d: of two tapped items, that of the opponent stays tapped; an untapped one does not become untapped."""
    mine, _other, theirs = ann.item("鏡"), ann.aura("霧"), ben.item("盾")
    ann.plays(ann.instant("眠り", "すべてのサブタイプがアイテムのものをタップする。")).resolve().end_turn()
    assert (mine.is_tapped, theirs.is_tapped) == (False, True)
    assert t.event_count(kinds.Tapped, is_tapped=False) == 1


def test_an_ally_without_life_regains_none(t: Table, ann: Person) -> None:
    """4.4.3a: the end phase has nothing to restore to it."""
    shadow = ann.has_card("permanent", "《影》 アクション ― 盟友 コスト0")
    t.end_turn()
    assert (shadow.zone, t.event_count(kinds.GainLife)) == ("闘技場", 0)


def test_a_modal_card_has_all_modes_again(t: Table, ann: Person) -> None:
    """1.7.1: a card that returns to hand is played with a choice of all of its modes."""
    lore = ann.instant("口伝", "以下から1個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』『ライフを4点得る。』")
    back = ann.instant("帰還", "「口伝」という名前のすべてのカードを手札に置く。")
    ann.plays(lore, mode=1).resolve()
    ann.plays(back).resolve()
    ann.plays(lore, mode=...)
    assert len(t.choices) == 3


def test_a_card_that_is_put_into_the_arena_is_controlled_by_its_owner(ann: Person, ben: Person) -> None:
    """1.3.1b: Ann's effect puts an aura from Ben's graveyard into the arena."""
    ben.aura("霧", zone="graveyard")
    ann.plays(ann.instant("召喚", "「霧」という名前のすべてのカードを闘技場に置く。")).resolve()
    assert (ann.controls("霧"), ben.controls("霧")) == (0, 1)


def test_a_layer_that_has_left_the_stack_is_not_cleared(t: Table, ann: Person) -> None:
    """5.3.7: a card that banishes itself as it resolves is banished, and nothing else becomes of it."""
    ann.equips("head", "耳", f"タイプがインスタントのものがクリアされたとき、{LIFE}")
    spell = ann.instant("呪文", "これを追放する。")
    ann.plays(spell).resolve()
    assert (spell.zone, t.stack) == ("追放ゾーン", 0)


@pytest.mark.parametrize(
    ("effect", "life"), [("対象のヒーローに1点の秘術ダメージを与える。", 21), ("カードを1枚引く。", 20)]
)
def test_new_targets_are_chosen_for_a_layer_with_targets(ann: Person, ben: Person, effect: str, life: int) -> None:
    """1.8.5f: an effect that chooses new targets for a layer without any fails."""
    spell = ann.instant("呪文", effect)
    mirror = ann.instant(
        "鏡", f"(「呪文」という名前のすべてのカードの新たな対象を選ぶ)をしてもよい。そうした場合、{LIFE}"
    )
    ann.plays(spell, **({"target": ben.hero} if life == 21 else {}))
    ann.plays(mirror).resolve(may=True, target=ben.hero)
    assert ann.life == life


@pytest.mark.parametrize(("step", "life"), [("layer", 21), ("reaction", 20)])
def test_new_targets_are_chosen_for_an_attack_on_the_stack(ann: Person, step: str, life: int) -> None:
    """1.8.5f: an attack has an attack-target; on the combat chain it is no layer any more."""
    claw = ann.attack("爪")
    mirror = ann.instant(
        "鏡", f"(「爪」という名前のすべてのカードの新たな対象を選ぶ)をしてもよい。そうした場合、{LIFE}"
    )
    ann.plays(claw).until(step)
    ann.plays(mirror).resolve(may=True)
    assert ann.life == life


def test_an_attack_without_a_card_in_its_place_goes_on(t: Table, ann: Person) -> None:
    """8.5.15: the graveyard is empty, so that nothing is offered, and the attack stays on the combat chain."""
    claw = ann.attack("爪")
    change = ann.instant("交代", f"(攻撃をあなたの墓地のカードのうち1枚と入れ替える)をしてもよい。そうした場合、{LIFE}")
    ann.plays(claw).until("reaction")
    ann.plays(change).resolve()
    assert (claw.zone, ann.life, t.was_asked(ann, "may")) == ("戦闘チェイン", 20, False)


def test_nothing_is_chosen_without_a_choice(ann: Person) -> None:
    """1.8.6: an effect on chosen objects, for which nothing was chosen, affects nothing."""
    rest = ann.instant(
        "休憩",
        "「骨」という名前のカードのうち1つを選び、このターンの終わりまで、選ばれたものから、"
        "あなたのヒーロー自身が受けるダメージを、次の1点だけ、軽減する。",
    )
    thorn = ann.instant("茨", "あなたのヒーローに1点の秘術ダメージを与える。")
    ann.resolves(rest, thorn)
    assert ann.life == 19


def test_a_counter_is_no_effect_that_is_replaced(ann: Person) -> None:
    """1.15.2a and 6.2.5: the modification by a static ability is increased by 3, and not that by a counter."""
    ann.equips("head", "花盛り", "サブタイプがアイテムのものがパワーに修整を得る場合、代わりにその量が3増える。")
    axe = ann.hand("《斧》 インスタント ― アイテム コスト0 パワー2", "これは、パワーに1の修整を得る。")
    sharpen = ann.instant("研磨", "すべてのサブタイプがアイテムのパーマネントに「+1{p}」カウンターを1個置く。")
    ann.resolves(axe, sharpen)
    assert axe.power == 7


def test_an_aura_with_a_prevention_effect_enters(ann: Person) -> None:
    """6.4.3: its effect is not about an event by which anything enters the arena."""
    shell = ann.hand("《殻》 インスタント ― オーラ コスト0", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ann.plays(shell).resolve()
    assert shell.zone == "闘技場"


def test_a_private_source_may_be_in_any_zone(t: Table, ann: Person) -> None:
    """5.4.7b: a hidden ability may name its source as private, and no zone."""
    spy = ann.has_card(
        "arsenal",
        "《密偵》 アクション コスト0",
        f"非開示で、『カードが引かれたとき、{LIFE}』が機能する。",
        is_public=False,
    )
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve(hidden_trigger=False)
    assert (t.stack, spy.is_public) == (0, False)


def test_no_targets_are_chosen_for_a_layer_that_is_gone(t: Table, ann: Person, ben: Person) -> None:
    """1.8.5f: the bolt that has targeted Ben is destroyed before his item has a new target chosen for it."""
    ben.item(
        "護り",
        "タイプがインスタントのものによって、あなたのヒーロー自身が対象になったとき、"
        "そのイベントの発生源の新たな対象を選ぶ。",
    )
    bolt = ann.instant("稲妻", "対象のヒーローに3点の秘術ダメージを与える。")
    sweep = ann.instant("一掃", "「稲妻」という名前のすべてのカードを破壊する。")
    ann.plays(bolt, target=ben.hero)
    ann.plays(sweep).resolve(2)
    assert (t.stack, bolt.zone, ben.life) == (0, "墓地", 20)


def test_a_melded_card_that_enters_the_arena_resolves_once(t: Table, ann: Person) -> None:
    """5.3.4d: the right half puts the card into the arena, where it is no layer that could resolve again."""
    tide = ann.action(
        "潮||雷",
        "融合",
        "半面〔《潮》 アクション コスト0: 『ライフを3点得る。』〕",
        "半面〔《雷》 アクション コスト0: 『これを闘技場に置く。』〕",
        defense=None,
    )
    ann.plays(tide, half="潮||雷").resolve()
    assert (t.stack, tide.zone, ann.life) == (0, "闘技場", 20)


def test_an_effect_on_the_next_card_played_is_not_for_another_attack(ann: Person) -> None:
    """1.8.10: an attack that takes the place of another one is not played."""
    claw, fang = ann.attack("爪"), ann.attack("牙", zone="graveyard")
    omen = ann.instant("兆し", f"{TURN}、次にプレイする攻撃アクションカードは、パワーに2の修整を得る。")
    change = ann.instant("交代", "攻撃をあなたの墓地のカードのうち名前が「牙」のもののうち1枚と入れ替える。")
    ann.plays(claw).until("reaction")
    ann.resolves(omen, change)
    assert (fang.zone, fang.power) == ("戦闘チェイン", 3)
