"""Clauses of playing and resolving that no check needs: each test fails without one of them."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.mtg.rules.legality import LEGALITY

BEAR = "《熊》 「{0}」 クリーチャー パワー4 タフネス4"


def test_a_card_played_for_its_madness_cost_is_not_played_face_down(table: Table, ann: Person) -> None:
    """Nobody asks its player, though it has morph."""
    lands = ann.lands("green", 4)
    bear = ann.hand("《熊》 「{5}」 クリーチャー パワー4 タフネス4", "変異「{1}」", "マッドネス「{1}」")
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True).resolve(may=True)
    table.resolve()
    assert (bear.zone, bear.size, sum(land.is_tapped for land in lands)) == ("場", "4/4", 1)
    assert not table.was_asked_of(ann.number, "face down")


def test_a_card_played_without_its_mana_cost_is_not_played_face_down(table: Table, ann: Person) -> None:
    """Nobody asks its player, though it has morph."""
    ann.lands("green", 3)
    bear = ann.has_card("graveyard", "《熊》 「{5}」 クリーチャー パワー4 タフネス4", "変異「{1}」")
    ann.plays(ann.sorcery("無償", "あなたの墓地のすべてのカードをマナ・コストを支払わずにプレイする。")).resolve(2)
    assert (bear.zone, bear.size) == ("場", "4/4")
    assert not table.was_asked_of(ann.number, "face down")


def test_an_effect_that_lets_play_cards_plays_no_land(table: Table, ann: Person) -> None:
    """A land is no spell: it stays where it is, and the creature beside it is played."""
    land = ann.has_card("graveyard", "《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。")
    bear = ann.has_card("graveyard", BEAR)
    ann.plays(ann.sorcery("無償", "あなたの墓地のすべてのカードをマナ・コストを支払わずにプレイする。")).resolve()
    assert (land.zone, bear.zone, table.stack) == ("墓地", "スタック", 1)


def test_an_effect_that_lets_play_cards_leaves_permanents_in_play(table: Table, ann: Person) -> None:
    """They have been played already."""
    bear = ann.plays_with(BEAR)
    ann.plays(ann.sorcery("無償", "すべてのパーマネントをマナ・コストを支払わずにプレイする。")).resolve()
    assert (bear.zone, table.stack) == ("場", 0)


def test_a_land_with_morph_is_played_as_a_land(table: Table, ann: Person) -> None:
    """No mana is needed, and nobody asks whether it is face down."""
    land = ann.hand("《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。", "変異「{1}」")
    ann.plays(land)
    assert (land.zone, land.present_name, table.was_asked_of(ann.number, "face down")) == ("場", "島", False)


def test_cards_of_another_graveyard_are_not_played(ann: Person, ben: Person) -> None:
    """Though what lies in graveyards may be played as from the hand: a card is in its owner's hand."""
    own, other = ann.has_card("graveyard", BEAR), ben.has_card("graveyard", BEAR)
    ann.plays_with(
        "《墓の門》 「{0}」 アーティファクト", "あなたは、墓地にあるものを手札にあるかのようにプレイしてよい。"
    )
    assert ann.may_play(own)
    ann.cannot_play(other, "400.1")


def test_cards_of_a_hand_alone_are_played(ann: Person) -> None:
    """Without an effect that says so, nothing is played from a graveyard."""
    card = ann.has_card("graveyard", BEAR)
    ann.cannot_play(card, "400.1")


def test_a_card_without_a_mana_cost_is_played_for_its_alternative_cost(table: Table, ann: Person) -> None:
    """There is nothing else to choose."""
    lands = ann.lands("green", 3)
    spirit = ann.hand("《精霊》 クリーチャー パワー4 タフネス4", "変異「{1}」")
    ann.plays(spirit, face_down="裏向き").resolve()
    assert (spirit.zone, spirit.size, sum(land.is_tapped for land in lands)) == ("場", "2/2", 3)
    assert not table.was_asked_of(ann.number, "alternative cost")


def test_a_player_who_has_mana_for_no_spell_may_play_it_face_down(table: Table, ann: Person) -> None:
    """The three mana of the face-down spell are enough to begin with a card that costs six."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{6}」 クリーチャー パワー4 タフネス4", "変異「{1}」")
    other = ann.hand("《狼》 「{6}」 クリーチャー パワー4 タフネス4")
    ann.cannot_play(other, "409.1h")
    ann.plays(bear, face_down="裏向き").resolve()
    assert (bear.zone, bear.size, table.stack) == ("場", "2/2", 0)


def test_a_creature_turned_face_up_can_play_its_abilities(ann: Person) -> None:
    """Face down it had none."""
    ann.lands("green", 4)
    sage = ann.hand("《賢者》 「{5}」 クリーチャー パワー1 タフネス1", "コストなし: ライフを1点得る。", "変異「{1}」")
    ann.plays(sage, face_down="裏向き").resolve()
    ann.takes_action("turn face up", sage)
    assert ann.may_activate(sage)
    ann.activates(sage).resolve()
    assert ann.life == 21


def test_the_account_tells_life_that_is_lost_and_damage(table: Table, ann: Person, ben: Person) -> None:
    """Damage to a player says that life is lost, and covers no other loss of life by the same spell."""
    torment = ann.instant("苦悶", "対戦相手は、ライフを3点失う。対象のプレイヤーに2点のダメージを与える。")
    ann.plays(torment, target=ben).resolve()
    texts = [line.text for line in table.lines]
    assert "ベンはライフを3点失う" in texts
    assert "《苦悶》がベンにダメージを2点与える" in texts
    assert "ベンはライフを2点失う" not in texts
    assert ben.life == 15


def test_the_controller_of_a_creature_chooses_what_replaces_its_move(table: Table, ann: Person, ben: Person) -> None:
    """Even in the turn of the other player."""
    bear = ben.creature("熊")
    ann.plays_with(
        "《甲》 「{0}」 エンチャント", "クリーチャーであるものが墓地に置かれる場合、代わりにそれをゲーム外に置く。"
    )
    ann.plays_with(
        "《乙》 「{0}」 エンチャント", "クリーチャーであるものが墓地に置かれる場合、代わりにそれを手札に置く。"
    )
    ann.plays(ann.instant("終止", "対象のクリーチャーを破壊する。"), target=bear).resolve(order_of_replacements=1)
    assert (table.was_asked_of(0, "order of replacements"), table.was_asked_of(1, "order of replacements")) == (
        False,
        True,
    )
    assert bear.zone == "手札"


def test_state_based_effects_are_checked_again(ann: Person) -> None:
    """The creature that another one kept alive dies after it, before anybody has priority."""
    lord = ann.creature("王", "名前が「民」のものは、+0/+1の修整を受ける。", size="1/1")
    subject = ann.creature("民", size="1/0")
    ann.plays(
        ann.instant("終止", "ターン終了時まで、対象のクリーチャーは、−1/−1の修整を受ける。"), target=lord
    ).resolve()
    assert (lord.zone, subject.zone) == ("墓地", "墓地")


THEFT = "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。"


def test_control_ends_with_the_turn(table: Table, ann: Person, ben: Person) -> None:
    """No other effect is left."""
    bear = ben.creature("熊")
    ann.plays(ann.sorcery("強奪", THEFT), target=bear).resolve()
    assert bear.controller == "アン"
    table.until("upkeep")
    assert bear.controller == "ベン"


RISE = "コントロールを失うまで、対象のクリーチャーは、+2/+2の修整を受ける。"


def test_an_effect_until_control_is_lost_ends_as_another_player_gains_it(ann: Person, ben: Person) -> None:
    """Of both creatures alone the one whose controller changes."""
    bear, wolf, theft = ann.creature("熊"), ann.creature("狼"), ben.instant("強奪", THEFT)
    oaths = [ann.instant("誓い", RISE) for _ in range(2)]
    for oath, creature in zip(oaths, (bear, wolf), strict=True):
        ann.plays(oath, target=creature).resolve()
    assert (bear.size, wolf.size) == ("4/4", "4/4")
    ben.responds(theft, target=bear).resolve()
    assert (bear.controller, bear.size, wolf.size) == ("ベン", "2/2", "4/4")


def test_an_effect_until_control_is_lost_outlasts_other_changes(ann: Person, ben: Person) -> None:
    """The creature becomes a copy, and its controller stays the same."""
    bear = ann.creature("熊")
    ben.creature("牛", size="1/1")
    mirror = "ターン終了時まで、対象のクリーチャーは、名前が「牛」のクリーチャーのコピーになる。"
    for spell in [ann.instant("誓い", RISE), ann.instant("写し身", mirror)]:
        ann.plays(spell, target=bear).resolve()
    assert (bear.present_name, bear.size) == ("牛", "3/3")


def test_an_ability_of_a_card_in_hand_is_played(ann: Person, ben: Person) -> None:
    """By its owner, though nobody controls the card."""
    ann.lands("green", 1)
    bear = ann.hand(BEAR, "手札にあるとき、「{1}」: ライフを1点得る。")
    other = ben.hand(BEAR, "手札にあるとき、コストなし: ライフを1点得る。")
    ann.cannot_activate(other, "403.2")
    ann.activates(bear).resolve()
    assert (ann.life, bear.zone) == (21, "手札")


def test_a_stolen_face_down_creature_has_its_abilities_once_it_is_face_up(ann: Person, ben: Person) -> None:
    """Its new controller plays them."""
    sage = ben.creature("賢者", "コストなし: ライフを1点得る。")
    spells = [ann.instant("覆い", "対象のクリーチャーを裏向きにする。"), ann.instant("強奪", THEFT)]
    for spell in (*spells, ann.instant("開眼", "対象のクリーチャーを表向きにする。")):
        ann.plays(spell, target=sage).resolve()
    ann.activates(sage).resolve()
    assert (sage.controller, ann.life) == ("アン", 21)


def test_an_ability_of_a_creature_turned_face_up_triggers_once(ann: Person) -> None:
    """Though the card had been turned face down as it was played."""
    ann.lands("green", 4)
    text = "あなたの戦闘開始ステップが始まったとき、ライフを1点得る。"
    herald = ann.hand("《先触れ》 「{5}」 クリーチャー パワー1 タフネス1", text, "変異「{1}」")
    ann.plays(herald, face_down="裏向き").resolve()
    ann.takes_action("turn face up", herald).until("end of combat")
    assert ann.life == 21


def test_a_card_in_a_graveyard_is_played_for_its_flashback_cost_alone(ann: Person) -> None:
    """Mana for its mana cost is not enough."""
    ann.lands("green", 1)
    leaf = ann.has_card("graveyard", "《落ち葉》 「{1}」 ソーサリー", "ライフを1点得る。", "フラッシュバック「{3}」")
    ann.cannot_play(leaf, "409.1h")


def test_an_ability_whose_cost_is_no_tapping_taps_nothing(ann: Person) -> None:
    """It is played twice."""
    sage = ann.creature("賢者", "コストなし: ライフを1点得る。")
    for _ in range(2):
        ann.activates(sage).resolve()
    assert (ann.life, sage.is_tapped) == (22, False)


def test_what_has_no_legal_target_left_goes_where_it_belongs(table: Table, ann: Person, ben: Person) -> None:
    """The spell to its owner's graveyard; the ability ceases to exist, and its source stays in play."""
    bear, shot = ben.creature("熊"), "対象のクリーチャーに1点のダメージを与える。"
    archer, spell = ann.creature("射手", f"コストなし: {shot}"), ann.instant("矢", shot)
    away = ben.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    ann.plays(spell, target=bear)
    ann.activates(archer, target=bear)
    ben.responds(away, target=bear).resolve(3)
    assert (spell.zone, archer.zone, bear.zone, table.stack) == ("墓地", "場", "手札", 0)
    assert (ann.count("graveyard"), ben.count("graveyard")) == (1, 1)


def test_an_ability_is_not_played_without_a_legal_target(ann: Person) -> None:
    """It names a creature, and there is only a land."""
    well = ann.plays_with("《石弓》 「{0}」 アーティファクト", "コストなし: 対象のクリーチャーを破壊する。")
    ann.lands("green", 1)
    ann.cannot_activate(well, "409.1c")


def test_nothing_but_instants_is_played_while_a_spell_waits(ann: Person) -> None:
    """A land, a creature and an ability for the time of sorceries wait for the empty stack."""
    land = ann.hand("《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。")
    bear, sorcery = ann.hand(BEAR), ann.sorcery("儀式", "ライフを1点得る。")
    first, second = (ann.instant("間", "ライフを1点得る。") for _ in range(2))
    text = "コストなし: ライフを1点得る。ソーサリーをプレイできるときにだけプレイできる。"
    well = ann.plays_with("《井戸》 「{1}」 アーティファクト", text)
    ann.plays(first)
    assert [ann.may_play(one) for one in (land, bear, sorcery, second)] == [False, False, False, True]
    assert not ann.may_activate(well)
    ann.plays(second).resolve(2)
    assert [ann.may_play(one) for one in (land, bear, sorcery)] == [True, True, True]
    assert ann.may_activate(well)


def test_a_morph_cost_without_mana_is_shown(table: Table, ann: Person) -> None:
    """The account says that it is no mana."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{6}」 クリーチャー パワー4 タフネス4", "変異(ライフを2点失う)")
    ann.plays(bear, face_down="裏向き").resolve()
    ann.takes_action("turn face up", bear)
    assert (ann.life, bear.size) == (18, "4/4")
    assert any("変異コスト(マナ以外のコスト)を全員に示す" in line.text for line in table.lines)


def test_two_abilities_of_a_permanent_that_wait_for_states_do_not_wait_for_each_other(
    table: Table, ann: Person
) -> None:
    """The second one triggers while the first one is on the stack."""
    tower = ann.plays_with(
        "《均衡の塔》 「{0}」 エンチャント",
        "クリーチャーがあるとき、すべてのクリーチャーを破壊する。",
        "アーティファクトがあるとき、すべてのアーティファクトを破壊する。",
    )
    bear, stone = ann.hand(BEAR), ann.hand("《石》 「{0}」 アーティファクト", "瞬速")
    ann.resolves(bear, stone)
    assert (bear.zone, stone.zone, table.stack) == ("場", "場", 2)
    table.resolve()
    assert (bear.zone, stone.zone, table.stack) == ("場", "墓地", 1)
    table.resolve()
    assert (bear.zone, tower.zone, table.stack) == ("墓地", "場", 0)


def test_a_suspended_card_that_has_left_is_not_played(table: Table, ann: Person) -> None:
    """An effect returns it to hand after the last time counter was removed."""
    ann.lands("red", 1)
    beast = ann.hand("《獣》 「{5}」 クリーチャー パワー4 タフネス4", "待機1 ― 「{R}」")
    tick = ann.instant("時計回し", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
    back = ann.instant("回帰", "すべてのゲーム外にあるカードをオーナーの手札に戻す。")
    ann.takes_action("suspend", beast)
    ann.plays(tick).resolve()
    assert (beast.zone, table.stack) == ("ゲーム外", 1)
    ann.plays(back).resolve(2)
    assert (beast.zone, table.stack) == ("手札", 0)


def test_generic_mana_is_paid_with_the_mana_that_its_player_chooses(ann: Person) -> None:
    """Red mana stays in the pool for the next spell, and pays its colored symbol without a question."""
    lands = (*ann.lands("red", 1), *ann.lands("green", 1))
    stone = ann.hand("《石》 「{1}」 アーティファクト")
    fire = ann.instant("火", "ライフを1点得る。", cost="{R}")
    for land in lands:
        ann.activates(land)
    ann.plays(stone, mana="green").resolve()
    assert ann.mana == 1
    ann.plays(fire).resolve()
    assert (ann.mana, ann.life, stone.zone) == (0, 21, "場")


def test_equal_abilities_of_two_permanents_that_wait_for_a_state_do_not_wait_for_each_other(
    table: Table, ann: Person
) -> None:
    """The second permanent comes into play while the ability of the first one is on the stack."""
    tower, text = "《破滅の塔》 「{0}」 アーティファクト", "クリーチャーがあるとき、すべてのクリーチャーを破壊する。"
    ann.plays_with(tower, text)
    bear, second = ann.hand(BEAR), ann.hand(tower, text, "瞬速")
    ann.plays(bear).resolve()
    assert table.stack == 1
    ann.plays(second).resolve()
    assert (bear.zone, second.zone, table.stack) == ("場", "場", 2)


def test_what_returns_all_spells_does_not_return_itself(table: Table, ann: Person) -> None:
    """It goes to the graveyard, and the other spell to its owner's hand."""
    bear, storm = ann.hand(BEAR), ann.instant("嵐", "すべての呪文をオーナーの手札に戻す。ライフを1点得る。")
    ann.plays(bear)
    ann.plays(storm).resolve()
    assert (bear.zone, storm.zone, ann.life, table.stack) == ("手札", "墓地", 21, 0)


def test_a_mana_ability_that_cannot_be_played_is_passed_over(ann: Person) -> None:
    """The artifact is tapped already, and its other mana ability costs a point of life."""
    stone = ann.plays_with(
        "《血の石》 「{2}」 アーティファクト", "タップ: 赤マナ1点を加える。", "(ライフを1点失う): 赤マナ1点を加える。"
    )
    fire = ann.instant("火", "対象のプレイヤーに2点のダメージを与える。", cost="{R}{R}")
    ann.activates(stone)
    ann.plays(fire, target=ann).resolve()
    assert (ann.life, ann.mana, fire.zone) == (17, 0, "墓地")


def test_a_card_without_suspend_is_not_suspended(ann: Person) -> None:
    """It has no ability that would let its player do so."""
    ann.cannot_take_action("suspend", ann.hand(BEAR), "502.59a")


def test_a_player_who_pays_all_mana_of_the_pool_has_nothing_to_choose(table: Table, ann: Person) -> None:
    """Nobody asks which mana pays generic mana."""
    lands = (*ann.lands("red", 1), *ann.lands("green", 1))
    stone = ann.hand("《石》 「{2}」 アーティファクト")
    for land in lands:
        ann.activates(land)
    ann.plays(stone).resolve()
    assert (stone.zone, ann.mana, table.was_asked_of(ann.number, "mana")) == ("場", 0, False)


def test_what_has_no_mana_cost_needs_the_mana_of_its_other_costs(ann: Person) -> None:
    """A card without a mana cost that is played face down, and an ability of a land."""
    spirit = ann.hand("《精霊》 クリーチャー パワー4 タフネス4", "変異「{1}」")
    cave = ann.plays_with("《洞窟》 土地", "「{1}」: ライフを1点得る。")
    ann.cannot_play(spirit, "409.1h")
    ann.cannot_activate(cave, "409.1h")


DESTROYS, GAINS = "対象のクリーチャーを破壊する。", "あなたは2点のライフを得る。"


@pytest.mark.parametrize(("creatures", "modes"), [(0, [2]), (1, [3, 2])])
def test_a_mode_is_chosen_among_those_with_targets(table: Table, ann: Person, creatures: int, modes: list[int]) -> None:
    """Without a creature in play the first one is left out, and none is chosen twice."""
    for _ in range(creatures):
        ann.creature("熊")
    ann.plays(ann.sorcery("岐路", f"以下から2つを選ぶ: 『{DESTROYS}』『{GAINS}』『{GAINS}』"), mode=(1, 2)).resolve()
    assert [len(decision.options) for decision in table.decisions if decision.kind == "mode"] == modes
    assert ann.life == 24


def test_a_spell_is_not_played_if_all_its_modes_lack_targets(ann: Person) -> None:
    """As one without modes is not."""
    with pytest.raises(IllegalChoiceError, match=r"mtg:409\.1c"):
        ann.plays(ann.sorcery("袋小路", f"以下から1つを選ぶ: 『{DESTROYS}』『{DESTROYS}』"))


def test_nothing_is_legal_without_priority(table: Table, ann: Person, ben: Person) -> None:
    """Not even to pass."""
    ann.creature("熊")
    assert LEGALITY.legal(table.game, ben.number) == []
