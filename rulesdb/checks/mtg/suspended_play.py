"""Checks of the play of suspended cards (502.59): as the last time counter is removed, without the mana cost."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.suspend import (
    AT_CREATURES,
    BEAST,
    BOLT,
    OFFERING,
    recall_spell,
    suspended,
    suspended_with_additional_cost,
    to_upkeep_of,
)
from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.mtg.card_parts.abilities import Haste


@mtg.check("502.59a#sentence-8b", "最後の時間カウンターが取り除かれると、マナ・コストを支払わずにプレイされる")
def after_the_last_counter_the_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """The only land stays untapped in the upkeep, and the spell costs five."""
    card = suspended(ann, *BOLT)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben).expect("遅い稲妻のある場所", card.zone, "スタック")
    t.resolve().expect("ベンのライフ", ben.life, 17)
    t.expect("遅い稲妻のある場所", card.zone, "墓地")


@mtg.check(
    "502.59a#sentence-8a", "最後の時間カウンターが取り除かれた後でも、ゲーム外から手札に移ったカードは、プレイされない"
)
def a_card_that_has_left_is_not_played(t: Table, ann: Person, ben: Person) -> None:
    """In response to the ability, a spell returns all removed cards to hand, where nobody is asked about them."""
    back = ann.instant("帰り道", "すべてのゲーム外にあるカードをオーナーの手札に戻す。")
    card = suspended(ann, "《遅い花火》 「{R}」 ソーサリー", "ライフを3点得る。", "待機1―「{R}」")
    to_upkeep_of(t, ann)
    t.resolve()
    ann.plays(back).resolve(2).expect("遅い花火のある場所", card.zone, "手札")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.59a#sentence-9 502.59#item-8", "適正な対象がなくてプレイできないカードは、ゲーム外に残る")
def what_cannot_be_played_stays_removed(t: Table, ann: Person) -> None:
    """Without a counter it is not suspended any more, and nothing happens in the next upkeep."""
    recall = recall_spell(ann)
    card = suspended(ann, *AT_CREATURES)
    to_upkeep_of(t, ann)
    t.resolve(2).expect("狙い火のある場所", card.zone, "ゲーム外")
    t.expect("時間カウンターの数", card.counters("時間"), 0)
    ann.plays(recall).resolve().expect("待機状態のカードを手札に戻した後に、狙い火のある場所", card.zone, "ゲーム外")
    to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)


@mtg.check(
    "502.59a#sentence-9 502.59#item-8",
    "名前を指して禁じられた呪文は、待機が終わってもプレイできず、ゲーム外に残り続ける",
)
def a_forbidden_card_stays_removed(t: Table, ann: Person, ben: Person) -> None:
    """A creature of the opponent forbids the name of the suspended card; once it is gone, that is too late."""
    end = ann.instant("終止", "対象のクリーチャーを破壊する。")
    mage = ben.creature("口止め", "名前が「遅い稲妻」のものはプレイできない。", zone="hand")
    card = suspended(ann, *BOLT)
    to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(mage).resolve()
    to_upkeep_of(t, ann)
    t.resolve(2).expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    t.expect("時間カウンターの数", card.counters("時間"), 0)
    ann.plays(end, target=mage).resolve()
    to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)
    t.expect("ベンのライフ", ben.life, 20)


@mtg.check("502.59a#sentence-10a", "待機によってプレイされたクリーチャーは、場に出たターンに攻撃できる")
def a_suspended_creature_has_haste(t: Table, ann: Person, ben: Person) -> None:
    """It attacks in the turn in which its last counter was removed."""
    beast = suspended(ann, *BEAST)
    to_upkeep_of(t, ann)
    t.resolve(3).expect("遅い獣のある場所", beast.zone, "場")
    t.expect("遅い獣は速攻を持つか", beast.has(Haste), True)
    t.until("end of combat", attack=[beast, None]).expect("ベンのライフ", ben.life, 16)


@mtg.check(
    "502.59#item-10",
    "待機によって場に出たクリーチャーは、次のターンにも速攻を持ち、ほかのプレイヤーに奪われると失う",
)
def haste_lasts_until_control_is_lost(t: Table, ann: Person, ben: Person) -> None:
    """The opponent gains control of the creature in the next turn, and it comes back without haste."""
    take = ben.instant("支配", "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。")
    beast = suspended(ann, *BEAST)
    to_upkeep_of(t, ann)
    t.resolve(3)
    to_upkeep_of(t, ben)
    t.expect("次のターン、遅い獣は速攻を持つか", beast.has(Haste), True)
    ben.responds(take, target=beast).resolve().expect("遅い獣のコントローラー", beast.controller, "ベン")
    t.expect("奪われた遅い獣は速攻を持つか", beast.has(Haste), False)
    to_upkeep_of(t, ann)
    t.expect("戻ってきた遅い獣のコントローラー", beast.controller, "アン")
    t.expect("戻ってきた遅い獣は速攻を持つか", beast.has(Haste), False)


@mtg.check(
    "502.59a#sentence-10b 502.59#item-10",
    "待機によって場に出たターンのうちでも、奪われたクリーチャーは、ただちに速攻を失う",
)
def haste_is_lost_at_once(t: Table, ann: Person, ben: Person) -> None:
    """The opponent gains control of the creature in the upkeep in which it came into play."""
    take = ben.instant("支配", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    beast = suspended(ann, *BEAST)
    to_upkeep_of(t, ann)
    t.resolve(3).expect("場に出た遅い獣は速攻を持つか", beast.has(Haste), True)
    ben.responds(take, target=beast).resolve().expect("奪われた遅い獣のコントローラー", beast.controller, "ベン")
    t.expect("奪われた遅い獣は速攻を持つか", beast.has(Haste), False)


@mtg.check("502.59c#sentence-1", "待機が終わってプレイするときにも、追加コストは支払わなければならない")
def additional_costs_are_paid(t: Table, ann: Person, ben: Person) -> None:
    """Two mana are paid in the upkeep."""
    lands = ann.lands("green", 2)
    card = suspended_with_additional_cost(ann)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben).expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アップキープにタップされた森の数", sum(land.is_tapped for land in lands), 2)


@mtg.check(
    "502.59c#sentence-1 502.59#item-9b",
    "追加コストのためのマナを出すかどうかは選べる。出さなければカードはプレイできず、ゲーム外に残る",
)
def mana_for_an_additional_cost_may_be_withheld(t: Table, ann: Person, ben: Person) -> None:
    """There are lands enough, but their owner plays no mana ability."""
    ann.lands("green", 2)
    card = suspended_with_additional_cost(ann)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben, mana_ability=None, pay=True).expect("余分の火のある場所", card.zone, "ゲーム外")
    t.expect("ベンのライフ", ben.life, 20)


@mtg.check("502.59#item-9b", "追加コストのマナを出すことを選べば、カードはプレイされる。出すかどうかは解決中に選ぶ")
def mana_for_an_additional_cost_may_be_made(t: Table, ann: Person, ben: Person) -> None:
    """The owner of the card is asked which land to tap, and taps two."""
    one, two = ann.lands("green", 2)
    card = suspended_with_additional_cost(ann)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben, mana_ability=..., pay=True).expect("解決中の質問", t.question, "アン: マナを出すもの")
    t.answer(mana_ability=[one, two]).expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アンのマナ・プールのマナの点数", ann.mana, 0)


@mtg.check("502.59#item-9a", "追加コストに足りるマナがマナ・プールにあれば、必ず支払って、カードをプレイする")
def mana_in_the_pool_is_spent_on_an_additional_cost(t: Table, ann: Person, ben: Person) -> None:
    """While the ability waits on the stack, its controller has made two mana."""
    lands = ann.lands("green", 2)
    card = suspended_with_additional_cost(ann)
    to_upkeep_of(t, ann)
    t.resolve()
    for land in lands:
        ann.activates(land)
    t.expect("アンのマナ・プールのマナの点数", ann.mana, 2)
    t.resolve(target=ben, pay=False).expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アンのマナ・プールに残ったマナの点数", ann.mana, 0)


@mtg.check("502.59#item-9a", "追加コストがマナでないとき、支払えるなら、望まなくても支払わなければならない")
def an_additional_cost_must_be_paid(t: Table, ann: Person, ben: Person) -> None:
    """A creature is sacrificed, which its controller would rather keep."""
    bear = ann.creature("熊")
    card = suspended(ann, *BOLT, OFFERING)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben, pay=False).expect("遅い稲妻のある場所", card.zone, "スタック")
    t.expect("熊のある場所", bear.zone, "墓地")


@mtg.check("502.59c#sentence-1 502.59#item-9c", "追加コストを支払えないカードは、待機が終わってもプレイされない")
def without_the_additional_cost_nothing_is_played(t: Table, ann: Person, ben: Person) -> None:
    """There is no creature to sacrifice."""
    card = suspended(ann, *BOLT, OFFERING)
    to_upkeep_of(t, ann)
    t.resolve(2, target=ben).expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check("502.59#item-3", "待機の呪文の対象は、待機させるときでなく、プレイするときに選ぶ")
def targets_are_chosen_as_the_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """The creature that becomes the target comes into play only after the card was suspended."""
    bear = ben.creature("熊", zone="hand")
    t.expect("狙い火のある場所", suspended(ann, *AT_CREATURES).zone, "ゲーム外")
    to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(bear).resolve()
    to_upkeep_of(t, ann)
    t.resolve(3).expect("熊のある場所", bear.zone, "墓地")


@mtg.check("502.59#item-7b", "待機の終わったカードは、ふだんプレイできないアップキープでもプレイされる")
def the_card_is_played_whatever_the_time(t: Table, ann: Person) -> None:
    """A creature comes into play in the upkeep."""
    beast = suspended(ann, *BEAST)
    to_upkeep_of(t, ann)
    t.resolve(2, may=True).expect("遅い獣のある場所", beast.zone, "スタック")
    t.resolve().expect("アップキープ・ステップのうちか", t.step == "upkeep", True)
    t.expect("遅い獣のある場所", beast.zone, "場")


@mtg.check("502.59#item-7a", "待機の終わったカードは、オーナーがプレイしたくなくても、プレイしなければならない")
def the_card_must_be_played(t: Table, ann: Person) -> None:
    """An instant that costs its player life is played, without any question."""
    card = suspended(ann, "《遅い自責》 「{4}{R}」 インスタント", "ライフを3点失う。", "待機1―「{R}」")
    to_upkeep_of(t, ann)
    t.resolve(2, may=False).expect("遅い自責のある場所", card.zone, "スタック")
    t.resolve().expect("アンのライフ", ann.life, 17)


@mtg.check("502.59#item-7c", "タイミング以外の制限は、待機の終わったカードをプレイするときにも無視しない")
def other_restrictions_count(t: Table, ann: Person, ben: Person) -> None:
    """An artifact of the opponent forbids instants while the last counter is removed from one."""
    seal = ben.hand("《封印の像》 「{0}」 アーティファクト", "インスタントであるものはプレイできない。")
    card = suspended(ann, "《遅い泉》 「{4}{R}」 インスタント", "ライフを3点得る。", "待機1―「{R}」")
    to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(seal).resolve()
    to_upkeep_of(t, ann)
    t.resolve(2, may=True).expect("遅い泉のある場所", card.zone, "ゲーム外")
    t.expect("アンのライフ", ann.life, 20)
