"""Checks of suspend (502.59): cards that wait under time counters, and are played without their mana cost."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.event_kinds.layer_events import Played
from rulesdb.engine.mtg.card_parts.keywords import Haste

_BOLT = (
    "《遅い稲妻》 「{4}{R}」 ソーサリー",
    "対象のクリーチャーかプレイヤーに3点のダメージを与える。",
    "待機1―「{R}」",
)
_AT_CREATURES = ("《狙い火》 「{4}{R}」 ソーサリー", "対象のクリーチャーに3点のダメージを与える。", "待機1―「{R}」")
_BEAST = ("《遅い獣》 「{5}{G}」 クリーチャー パワー4 タフネス4", "待機1―「{R}」")
_SPELL_BELL = ("《鐘》 「{2}」 アーティファクト", "あなたが呪文をプレイしたとき、ライフを1点得る。")
_TICK = ("《時計回し》 「{0}」 インスタント", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
_STIFLE = ("《もみ消し》 「{0}」 インスタント", "対象の起動型能力か誘発型能力を打ち消す。")


def _to_upkeep_of(t: Table, player: Person) -> None:
    """Go on to the next upkeep of a player."""
    t.until("end of turn")
    t.until("upkeep")
    if t.state.turn_player != player.number:
        t.until("end of turn")
        t.until("upkeep")


def _suspended(ann: Person, *sheet: str) -> TrackedCard:
    """Let a player suspend a card for red mana; return it."""
    ann.lands("red", 1)
    card = ann.hand(*sheet)
    ann.takes_action("suspend", card)
    return card


@mtg.check(
    "502.59a#sentence-5",
    "待機コストを支払ったカードは、ゲームから取り除かれ、決まった数の時間カウンターが置かれる",
)
def a_card_is_suspended(t: Table, ann: Person) -> None:
    """A card that costs five mana is suspended for one."""
    (land,) = ann.lands("red", 1)
    card = ann.hand("《遅い火》 「{4}{R}」 ソーサリー", "待機3―「{R}」")
    ann.takes_action("suspend", card)
    t.expect("遅い火のある場所", card.zone, "ゲーム外")
    t.expect("遅い火の上の時間カウンターの数", card.counters("時間"), 3)
    t.expect("山はタップ状態か", land.is_tapped, True)


@mtg.check("502.59a#sentence-5", "待機コストを支払えなければ、待機させられない")
def without_its_cost_nothing_is_suspended(t: Table, ann: Person) -> None:
    """There is no land."""
    card = ann.hand(*_BOLT)
    ann.cannot_take_action("suspend", card, "502.59a")
    t.expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check("502.59a#sentence-2", "待機させられるのは、手札にあるカードだけである")
def cards_are_suspended_from_hand(t: Table, ann: Person) -> None:
    """One card is in the hand, another one of the same kind in the graveyard."""
    ann.lands("red", 1)
    buried, held = ann.has_card("graveyard", *_BOLT), ann.hand(*_BOLT)
    ann.cannot_take_action("suspend", buried, "502.59a")
    ann.takes_action("suspend", held)
    t.expect("手札にあったカードのある場所", held.zone, "ゲーム外")


@mtg.check("502.59a#sentence-1", "待機を得たカードは、待機させる能力だけでなく、2つの誘発型能力も得ている")
def all_abilities_are_gained(t: Table, ann: Person) -> None:
    """An artifact gives suspend to a card without it, which waits for one upkeep and is played."""
    ann.plays_with("《時の鐘》 「{0}」 アーティファクト", "場にあるもの以外のものは、『待機1―「{R}」』を得る。")
    ann.lands("red", 1)
    bear = ann.hand("《重い熊》 「{4}」 クリーチャー パワー2 タフネス2")
    ann.takes_action("suspend", bear)
    t.expect("重い熊のある場所", bear.zone, "ゲーム外")
    _to_upkeep_of(t, ann)
    t.expect("スタックのオブジェクトの数", t.stack, 1)
    t.resolve(3)
    t.expect("アップキープに誘発した能力と呪文を解決した後に、重い熊のある場所", bear.zone, "場")


@mtg.check("502.59a#sentence-4", "「待機」の後に書かれたコストが、待機させるコストである。マナ・コストのことではない")
def the_written_cost_is_the_suspend_cost(t: Table, ann: Person) -> None:
    """A card that costs five mana is suspended for one, with one land in play."""
    (land,) = ann.lands("red", 1)
    card = ann.hand(*_BOLT)
    t.expect("アンは遅い稲妻を待機させられるか", ann.may_take_action("suspend", card), True)
    ann.takes_action("suspend", card)
    t.expect("山はタップ状態か", land.is_tapped, True)


@mtg.check("502.59a#sentence-6", "待機させる行動はスタックを使わず、すぐに終わる")
def suspending_uses_no_stack(t: Table, ann: Person) -> None:
    """Nobody has passed, and the card is gone already."""
    card = _suspended(ann, *_BOLT)
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    t.expect("アンは優先権を持つか", ann.has_priority, True)


@mtg.check(
    "502.59a#sentence-3,7",
    "待機状態のカードからは、持ち主のアップキープの開始時に、時間カウンターが1個取り除かれる",
)
def counters_are_removed_in_the_owners_upkeep(t: Table, ann: Person, ben: Person) -> None:
    """Two counters: in the opponent's upkeep nothing happens."""
    card = _suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機2―「{R}」")
    _to_upkeep_of(t, ben)
    t.expect("ベンのアップキープにスタックにあるものの数", t.stack, 0)
    _to_upkeep_of(t, ann)
    t.expect("アンのアップキープにスタックにあるものの数", t.stack, 1)
    t.resolve()
    t.expect("残った時間カウンターの数", card.counters("時間"), 1)


@mtg.check("502.59a#sentence-8", "最後の時間カウンターが取り除かれると、マナ・コストを支払わずにプレイされる")
def after_the_last_counter_the_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """The only land stays untapped in the upkeep, and the spell costs five."""
    card = _suspended(ann, *_BOLT)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben)
    t.expect("遅い稲妻のある場所", card.zone, "スタック")
    t.resolve()
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("遅い稲妻のある場所", card.zone, "墓地")


@mtg.check(
    "502.59a#sentence-8", "最後の時間カウンターが取り除かれた後でも、ゲーム外から手札に移ったカードは、プレイされない"
)
def a_card_that_has_left_is_not_played(t: Table, ann: Person, ben: Person) -> None:
    """In response to the ability, a spell returns all removed cards to hand, where nobody is asked about them."""
    back = ann.instant("帰り道", "すべてのゲーム外にあるカードをオーナーの手札に戻す。")
    card = _suspended(ann, "《遅い花火》 「{R}」 ソーサリー", "ライフを3点得る。", "待機1―「{R}」")
    _to_upkeep_of(t, ann)
    t.resolve()
    ann.plays(back).resolve(2)
    t.expect("遅い花火のある場所", card.zone, "手札")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check("502.59a#sentence-9 502.59#item-8", "適正な対象がなくてプレイできないカードは、ゲーム外に残る")
def what_cannot_be_played_stays_removed(t: Table, ann: Person) -> None:
    """Without a counter it is not suspended any more, and nothing happens in the next upkeep."""
    card = _suspended(ann, *_AT_CREATURES)
    _to_upkeep_of(t, ann)
    t.resolve(2)
    t.expect("狙い火のある場所", card.zone, "ゲーム外")
    t.expect("時間カウンターの数", card.counters("時間"), 0)
    _to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)


@mtg.check(
    "502.59a#sentence-9 502.59#item-8",
    "名前を指して禁じられた呪文は、待機が終わってもプレイできず、ゲーム外に残り続ける",
)
def a_forbidden_card_stays_removed(t: Table, ann: Person, ben: Person) -> None:
    """A creature of the opponent forbids the name of the suspended card; once it is gone, that is too late."""
    end = ann.instant("終止", "対象のクリーチャーを破壊する。")
    mage = ben.creature("口止め", "名前が「遅い稲妻」のものはプレイできない。", zone="hand")
    card = _suspended(ann, *_BOLT)
    _to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(mage).resolve()
    _to_upkeep_of(t, ann)
    t.resolve(2)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    t.expect("時間カウンターの数", card.counters("時間"), 0)
    ann.plays(end, target=mage).resolve()
    _to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)
    t.expect("ベンのライフ", ben.life, 20)


@mtg.check("502.59a#sentence-10", "待機によってプレイされたクリーチャーは、場に出たターンに攻撃できる")
def a_suspended_creature_has_haste(t: Table, ann: Person, ben: Person) -> None:
    """It attacks in the turn in which its last counter was removed."""
    beast = _suspended(ann, *_BEAST)
    _to_upkeep_of(t, ann)
    t.resolve(3)
    t.expect("遅い獣のある場所", beast.zone, "場")
    t.expect("遅い獣は速攻を持つか", beast.has(Haste), True)
    t.until("end of combat", attack=[beast, None])
    t.expect("ベンのライフ", ben.life, 16)


@mtg.check(
    "502.59#item-10",
    "待機によって場に出たクリーチャーは、次のターンにも速攻を持ち、ほかのプレイヤーに奪われると失う",
)
def haste_lasts_until_control_is_lost(t: Table, ann: Person, ben: Person) -> None:
    """The opponent gains control of the creature in the next turn, and it comes back without haste."""
    take = ben.instant("支配", "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。")
    beast = _suspended(ann, *_BEAST)
    _to_upkeep_of(t, ann)
    t.resolve(3)
    _to_upkeep_of(t, ben)
    t.expect("次のターン、遅い獣は速攻を持つか", beast.has(Haste), True)
    ben.responds(take, target=beast).resolve()
    t.expect("遅い獣のコントローラー", beast.controller, "ベン")
    t.expect("奪われた遅い獣は速攻を持つか", beast.has(Haste), False)
    _to_upkeep_of(t, ann)
    t.expect("戻ってきた遅い獣のコントローラー", beast.controller, "アン")
    t.expect("戻ってきた遅い獣は速攻を持つか", beast.has(Haste), False)


@mtg.check("502.59#item-10", "待機によって場に出たターンのうちでも、奪われたクリーチャーは、ただちに速攻を失う")
def haste_is_lost_at_once(t: Table, ann: Person, ben: Person) -> None:
    """The opponent gains control of the creature in the upkeep in which it came into play."""
    take = ben.instant("支配", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    beast = _suspended(ann, *_BEAST)
    _to_upkeep_of(t, ann)
    t.resolve(3)
    t.expect("場に出た遅い獣は速攻を持つか", beast.has(Haste), True)
    ben.responds(take, target=beast).resolve()
    t.expect("奪われた遅い獣のコントローラー", beast.controller, "ベン")
    t.expect("奪われた遅い獣は速攻を持つか", beast.has(Haste), False)


@mtg.check("502.59b#sentence-1", "ゲーム外にあるだけのカードや、手札の待機を持つカードは、待機状態ではない")
def all_three_conditions_are_needed(t: Table, ann: Person) -> None:
    """All suspended cards go to their owners' hands: one of three."""
    plain = ann.has_card("removed", "《石》 「{1}」 アーティファクト")
    recall = _recall(ann)
    card = _suspended(ann, *_BOLT)
    ann.plays(recall).resolve()
    t.expect("石のある場所", plain.zone, "ゲーム外")
    t.expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check("502.59b#sentence-2", "時間カウンターのないカードは、待機を持っていても待機状態ではない")
def without_a_counter_a_card_is_not_suspended(t: Table, ann: Person) -> None:
    """It is removed from the game, and has suspend."""
    card = ann.has_card("removed", *_BOLT)
    ann.plays(_recall(ann)).resolve()
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check("502.59c#sentence-1", "待機が終わってプレイするときにも、追加コストは支払わなければならない")
def additional_costs_are_paid(t: Table, ann: Person, ben: Person) -> None:
    """Two mana are paid in the upkeep."""
    lands = ann.lands("green", 2)
    card = _suspended_with_additional_cost(ann)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben)
    t.expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アップキープにタップされた森の数", sum(land.is_tapped for land in lands), 2)


@mtg.check(
    "502.59c#sentence-1 502.59#item-9",
    "追加コストのためのマナを出すかどうかは選べる。出さなければカードはプレイできず、ゲーム外に残る",
)
def mana_for_an_additional_cost_may_be_withheld(t: Table, ann: Person, ben: Person) -> None:
    """There are lands enough, but their owner plays no mana ability."""
    ann.lands("green", 2)
    card = _suspended_with_additional_cost(ann)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben, mana_ability=None, pay=True)
    t.expect("余分の火のある場所", card.zone, "ゲーム外")
    t.expect("ベンのライフ", ben.life, 20)


@mtg.check("502.59#item-9", "追加コストのマナを出すことを選べば、カードはプレイされる。出すかどうかは解決中に選ぶ")
def mana_for_an_additional_cost_may_be_made(t: Table, ann: Person, ben: Person) -> None:
    """The owner of the card is asked which land to tap, and taps two."""
    one, two = ann.lands("green", 2)
    card = _suspended_with_additional_cost(ann)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben, mana_ability=..., pay=True)
    t.expect("解決中の質問", t.question, "アン: マナを出すもの")
    t.answers(mana_ability=[one, two])
    t.expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アンのマナ・プールのマナの点数", ann.mana, 0)


@mtg.check("502.59#item-9", "追加コストに足りるマナがマナ・プールにあれば、必ず支払って、カードをプレイする")
def mana_in_the_pool_is_spent_on_an_additional_cost(t: Table, ann: Person, ben: Person) -> None:
    """While the ability waits on the stack, its controller has made two mana."""
    lands = ann.lands("green", 2)
    card = _suspended_with_additional_cost(ann)
    _to_upkeep_of(t, ann)
    t.resolve()
    for land in lands:
        ann.activates(land)
    t.expect("アンのマナ・プールのマナの点数", ann.mana, 2)
    t.resolve(target=ben, pay=False)
    t.expect("余分の火のある場所", card.zone, "スタック")
    t.expect("アンのマナ・プールに残ったマナの点数", ann.mana, 0)


_OFFERING = "これをプレイするための追加コスト: (あなたがコントロールするクリーチャーのうち1つを生け贄に捧げる)"


@mtg.check("502.59#item-9", "追加コストがマナでないとき、支払えるなら、望まなくても支払わなければならない")
def an_additional_cost_must_be_paid(t: Table, ann: Person, ben: Person) -> None:
    """A creature is sacrificed, which its controller would rather keep."""
    bear = ann.creature("熊")
    card = _suspended(ann, *_BOLT, _OFFERING)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben, pay=False)
    t.expect("遅い稲妻のある場所", card.zone, "スタック")
    t.expect("熊のある場所", bear.zone, "墓地")


@mtg.check("502.59c#sentence-1", "追加コストを支払えないカードは、待機が終わってもプレイされない")
def without_the_additional_cost_nothing_is_played(t: Table, ann: Person, ben: Person) -> None:
    """There is no creature to sacrifice."""
    card = _suspended(ann, *_BOLT, _OFFERING)
    _to_upkeep_of(t, ann)
    t.resolve(2, target=ben)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check(
    "502.59#item-1",
    "待機させるのに、カードのマナ・コストを支払えることも、適正な対象があることも要らない",
)
def only_timing_and_permission_count(t: Table, ann: Person) -> None:
    """One card has no mana cost, one a mana cost of five, and one needs a creature as its target."""
    ann.lands("red", 1)
    missing = ann.hand("《無代の火》 ソーサリー", "ライフを1点得る。", "待機1―「{R}」")
    dear = ann.hand("《高価な火》 「{4}{R}」 ソーサリー", "ライフを1点得る。", "待機1―「{R}」")
    aimed = ann.hand(
        "《安い狙い火》 「{R}」 ソーサリー", "対象のクリーチャーに3点のダメージを与える。", "待機1―「{R}」"
    )
    t.begin()
    may = [ann.may_take_action("suspend", card) for card in (missing, dear, aimed)]
    t.expect("アンは無代の火、高価な火、安い狙い火を待機させられるか", may, [True, True, True])
    ann.takes_action("suspend", aimed)
    t.expect("安い狙い火のある場所", aimed.zone, "ゲーム外")


@mtg.check("502.59#item-1", "瞬速を持つクリーチャー・カードは、自分のメイン・フェイズでなくても待機させられる")
def a_creature_card_with_flash_is_suspended_at_any_time(t: Table, ann: Person) -> None:
    """In the upkeep, with a creature card without flash in the same hand."""
    ann.lands("red", 1)
    beast = ann.hand(*_BEAST)
    viper = ann.hand("《遅い蛇》 「{R}」 クリーチャー パワー4 タフネス4", "瞬速", "待機1―「{R}」")
    t.begin("upkeep")
    ann.cannot_take_action("suspend", beast, "305")
    t.expect("アンは、瞬速を持つ遅い蛇を待機させられるか", ann.may_take_action("suspend", viper), True)
    ann.takes_action("suspend", viper)
    t.expect("遅い蛇のある場所", viper.zone, "ゲーム外")


@mtg.check(
    "502.59#item-1", "刹那を持つ呪文がスタックにある間は、呪文をプレイできないので、インスタントも待機させられない"
)
def under_split_second_nothing_is_suspended(t: Table, ann: Person, ben: Person) -> None:
    """Suspending is a special action, but the card could not be played now."""
    ben.lands("red", 1)
    flame = ben.hand("《遅い炎》 「{R}」 インスタント", "ライフを1点得る。", "待機1―「{R}」")
    ann.plays(ann.instant("不意の火花", "刹那", "ライフを1点得る。"))
    ann.passes()
    ben.cannot_take_action("suspend", flame, "502.58a")
    t.expect("遅い炎のある場所", flame.zone, "手札")


@mtg.check("502.59a#sentence-5", "クリーチャー・カードは、自分のメイン・フェイズでなければ待機させられない")
def a_creature_card_is_suspended_in_a_main_phase(t: Table, ann: Person) -> None:
    """In the upkeep the creature card waits in hand; an instant does not."""
    ann.lands("red", 2)
    beast, flame = ann.hand(*_BEAST), ann.hand("《遅い炎》 「{4}{R}」 インスタント", "待機1―「{R}」")
    t.begin("upkeep")
    ann.cannot_take_action("suspend", beast, "305")
    ann.takes_action("suspend", flame)
    t.expect("遅い炎のある場所", flame.zone, "ゲーム外")


@mtg.check("502.59a#sentence-5 502.59#item-1", "名前を指してプレイを禁じられたカードは、待機させることもできない")
def a_forbidden_card_is_not_suspended(t: Table, ann: Person, ben: Person) -> None:
    """A creature of the opponent forbids the name."""
    ann.lands("red", 1)
    card = ann.hand("《遅い稲妻》 「{R}」 ソーサリー", *_BOLT[1:])
    ben.creature("口止め", "名前が「遅い稲妻」のものはプレイできない。")
    ann.cannot_take_action("suspend", card, "103.2")
    t.expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check("502.59#item-2", "待機させることは、呪文のプレイではない")
def to_suspend_is_not_to_play(t: Table, ann: Person) -> None:
    """An artifact gives a life for each spell that its controller plays."""
    ann.plays_with(*_SPELL_BELL)
    card = _suspended(ann, *_BOLT)
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("遅い稲妻がプレイされた回数", t.times(Played), 0)
    t.until("beginning of combat")
    t.expect("アンのライフ", ann.life, 20)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check("502.59#item-3", "待機の呪文の対象は、待機させるときでなく、プレイするときに選ぶ")
def targets_are_chosen_as_the_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """The creature that becomes the target comes into play only after the card was suspended."""
    bear = ben.creature("熊", zone="hand")
    card = _suspended(ann, *_AT_CREATURES)
    t.expect("狙い火のある場所", card.zone, "ゲーム外")
    _to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(bear).resolve()
    _to_upkeep_of(t, ann)
    t.resolve(3)
    t.expect("熊のある場所", bear.zone, "墓地")


@mtg.check("502.59#item-4", "時間カウンターを取り除く能力が打ち消されると、時間カウンターは取り除かれない")
def a_countered_first_ability_removes_nothing(t: Table, ann: Person, ben: Person) -> None:
    """In the upkeep the ability is countered."""
    stifle = ben.hand(*_STIFLE)
    card = _suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機2―「{R}」")
    _to_upkeep_of(t, ann)
    ben.responds(stifle).resolve()
    t.expect("打ち消された後、スタックにあるものの数", t.stack, 0)
    t.expect("打ち消された後の時間カウンターの数", card.counters("時間"), 2)


@mtg.check("502.59#item-4", "時間カウンターを取り除く能力は、打ち消されても、オーナーの次のアップキープにまた誘発する")
def a_countered_first_ability_triggers_again(t: Table, ann: Person, ben: Person) -> None:
    """In the upkeep after that in which it was countered."""
    stifle = ben.hand(*_STIFLE)
    card = _suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機3―「{R}」")
    _to_upkeep_of(t, ann)
    ben.responds(stifle).resolve()
    _to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープに、スタックにあるものの数", t.stack, 1)
    t.resolve()
    t.expect("次のアップキープの後の時間カウンターの数", card.counters("時間"), 2)


@mtg.check("502.59#item-5", "最後の時間カウンターを対戦相手の呪文が取り除いても、カードはプレイされる")
def it_does_not_matter_who_removes_the_counter(t: Table, ann: Person, ben: Person) -> None:
    """In the main phase of the turn in which the card was suspended."""
    tick = ben.hand(*_TICK)
    card = _suspended(ann, *_BOLT)
    ben.responds(tick).resolve()
    t.resolve(target=ben)
    t.expect("遅い稲妻のある場所", card.zone, "スタック")
    t.resolve()
    t.expect("ベンのライフ", ben.life, 17)


@mtg.check("502.59#item-6", "プレイする能力が打ち消されると、カードは時間カウンターのないままゲーム外に残る")
def a_countered_second_ability_never_comes_back(t: Table, ann: Person, ben: Person) -> None:
    """In the next upkeep nothing triggers."""
    stifle = ben.hand(*_STIFLE)
    card = _suspended(ann, *_BOLT)
    _to_upkeep_of(t, ann)
    t.resolve()
    t.expect("最後のカウンターが取り除かれて、スタックにあるものの数", t.stack, 1)
    ben.responds(stifle).resolve()
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    _to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)


@mtg.check("502.59b#sentence-2", "プレイする能力が打ち消されたカードは、もう待機状態ではない")
def a_card_without_counters_is_suspended_no_more(t: Table, ann: Person, ben: Person) -> None:
    """What returns all suspended cards leaves it where it is."""
    stifle, recall = ben.hand(*_STIFLE), _recall(ann)
    card = _suspended(ann, *_BOLT)
    _to_upkeep_of(t, ann)
    t.resolve()
    ben.responds(stifle).resolve()
    ann.plays(recall).resolve()
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check("502.59#item-7", "待機の終わったカードは、ふだんプレイできないアップキープでもプレイされる")
def the_card_is_played_whatever_the_time(t: Table, ann: Person) -> None:
    """A creature comes into play in the upkeep."""
    beast = _suspended(ann, *_BEAST)
    _to_upkeep_of(t, ann)
    t.resolve(2, may=True)
    t.expect("遅い獣のある場所", beast.zone, "スタック")
    t.resolve()
    t.expect("アップキープ・ステップのうちか", t.step == "upkeep", True)
    t.expect("遅い獣のある場所", beast.zone, "場")


@mtg.check("502.59#item-7", "待機の終わったカードは、オーナーがプレイしたくなくても、プレイしなければならない")
def the_card_must_be_played(t: Table, ann: Person) -> None:
    """An instant that costs its player life is played, without any question."""
    card = _suspended(ann, "《遅い自責》 「{4}{R}」 インスタント", "ライフを3点失う。", "待機1―「{R}」")
    _to_upkeep_of(t, ann)
    t.resolve(2, may=False)
    t.expect("遅い自責のある場所", card.zone, "スタック")
    t.resolve()
    t.expect("アンのライフ", ann.life, 17)


@mtg.check("502.59#item-7", "タイミング以外の制限は、待機の終わったカードをプレイするときにも無視しない")
def other_restrictions_count(t: Table, ann: Person, ben: Person) -> None:
    """An artifact of the opponent forbids instants while the last counter is removed from one."""
    seal = ben.hand("《封印の像》 「{0}」 アーティファクト", "インスタントであるものはプレイできない。")
    card = _suspended(ann, "《遅い泉》 「{4}{R}」 インスタント", "ライフを3点得る。", "待機1―「{R}」")
    _to_upkeep_of(t, ben)
    t.until("first main")
    ben.plays(seal).resolve()
    _to_upkeep_of(t, ann)
    t.resolve(2, may=True)
    t.expect("遅い泉のある場所", card.zone, "ゲーム外")
    t.expect("アンのライフ", ann.life, 20)


def _recall(player: Person) -> TrackedCard:
    """Give a player an instant that returns all suspended cards to their owners' hands."""
    return player.instant("呼び戻し", "すべての待機状態のカードをオーナーの手札に戻す。")


def _suspended_with_additional_cost(ann: Person) -> TrackedCard:
    extra = "これをプレイするための追加コスト: 「{2}」"
    return _suspended(ann, "《余分の火》 「{4}{R}」 ソーサリー", *_BOLT[1:], extra)
