"""Checks of suspend (502.59): cards that wait under time counters."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.mtg.card_parts.abilities import Flying

BOLT = (
    "《遅い稲妻》 「{4}{R}」 ソーサリー",
    "対象のクリーチャーかプレイヤーに3点のダメージを与える。",
    "待機1―「{R}」",
)
AT_CREATURES = ("《狙い火》 「{4}{R}」 ソーサリー", "対象のクリーチャーに3点のダメージを与える。", "待機1―「{R}」")
BEAST = ("《遅い獣》 「{5}{G}」 クリーチャー パワー4 タフネス4", "待機1―「{R}」")
TICK = ("《時計回し》 「{0}」 インスタント", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
STIFLE = ("《もみ消し》 「{0}」 インスタント", "対象の起動型能力か誘発型能力を打ち消す。")
OFFERING = "これをプレイするための追加コスト: (あなたがコントロールするクリーチャーのうち1つを生け贄に捧げる)"


def to_upkeep_of(t: Table, player: Person) -> None:
    """Go on to the next upkeep of a player."""
    t.until("end of turn").until("upkeep")
    if t.state.turn_player != player.number:
        t.until("end of turn").until("upkeep")


def suspended(ann: Person, *sheet: str) -> TrackedCard:
    """Let a player suspend a card for red mana; return it."""
    ann.lands("red", 1)
    card = ann.hand(*sheet)
    ann.takes_action("suspend", card)
    return card


def recall_spell(player: Person) -> TrackedCard:
    """Give a player an instant that returns all suspended cards to their owners' hands."""
    return player.instant("呼び戻し", "すべての待機状態のカードをオーナーの手札に戻す。")


def suspended_with_additional_cost(ann: Person) -> TrackedCard:
    """Let a player suspend a card with an additional cost of two mana; return it."""
    extra = "これをプレイするための追加コスト: 「{2}」"
    return suspended(ann, "《余分の火》 「{4}{R}」 ソーサリー", *BOLT[1:], extra)


@mtg.check(
    "502.59a#sentence-5a,5c",
    "待機コストを支払ったカードは、ゲームから取り除かれ、決まった数の時間カウンターが置かれる",
)
def a_card_is_suspended(t: Table, ann: Person) -> None:
    """A card that costs five mana is suspended for one."""
    (land,) = ann.lands("red", 1)
    card = ann.hand("《遅い火》 「{4}{R}」 ソーサリー", "待機3―「{R}」")
    ann.takes_action("suspend", card).expect("遅い火のある場所", card.zone, "ゲーム外")
    t.expect("遅い火の上の時間カウンターの数", card.counters("時間"), 3)
    t.expect("山はタップ状態か", land.is_tapped, True)


@mtg.check("502.59a#sentence-5a", "待機コストを支払えなければ、待機させられない")
def without_its_cost_nothing_is_suspended(t: Table, ann: Person) -> None:
    """There is no land."""
    card = ann.hand(*BOLT)
    ann.cannot_take_action("suspend", card, "502.59a").expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check(
    "502.59a#sentence-2a,2b",
    "待機させられるのは手札にあるカードだけだが、起動型能力ではないので、能力をプレイできないようにする効果があってもよい",
)
def cards_are_suspended_from_hand(t: Table, ann: Person, ben: Person) -> None:
    """One card is in hand, another one of the same kind in the graveyard; an idol stops abilities of both and more."""
    idol = "(アーティファクトである、またはソーサリーである)ものの能力はプレイできない。"
    ben.plays_with("《沈黙の像》 「{0}」 アーティファクト", idol)
    well = ann.plays_with("《井戸》 「{0}」 アーティファクト", "「{0}」: ライフを1点得る。")
    ann.lands("red", 1)
    buried, held = ann.has_card("graveyard", *BOLT), ann.hand(*BOLT)
    ann.cannot_activate(well, "103.2")
    t.expect("アンは手札のカードを待機させられるか", ann.may_take_action("suspend", held), True)
    ann.cannot_take_action("suspend", buried, "502.59a")
    ann.takes_action("suspend", held).expect("手札にあったカードのある場所", held.zone, "ゲーム外")


@mtg.check("502.59a#sentence-1", "待機を得たカードは、待機させる能力だけでなく、2つの誘発型能力も得ている")
def all_abilities_are_gained(t: Table, ann: Person) -> None:
    """An artifact gives suspend to a card without it, which waits for one upkeep and is played."""
    ann.plays_with("《時の鐘》 「{0}」 アーティファクト", "場にあるもの以外のものは、『待機1―「{R}」』を得る。")
    ann.lands("red", 1)
    bear = ann.hand("《重い熊》 「{4}」 クリーチャー パワー2 タフネス2")
    ann.takes_action("suspend", bear).expect("重い熊のある場所", bear.zone, "ゲーム外")
    to_upkeep_of(t, ann)
    t.expect("スタックのオブジェクトの数", t.stack, 1)
    t.resolve(3).expect("アップキープに誘発した能力と呪文を解決した後に、重い熊のある場所", bear.zone, "場")


@mtg.check("502.59a#sentence-4", "「待機」の後に書かれたコストが、待機させるコストである。マナ・コストのことではない")
def the_written_cost_is_the_suspend_cost(t: Table, ann: Person) -> None:
    """A card that costs five mana is suspended for one, with one land in play."""
    (land,) = ann.lands("red", 1)
    card = ann.hand(*BOLT)
    t.expect("アンは遅い稲妻を待機させられるか", ann.may_take_action("suspend", card), True)
    ann.takes_action("suspend", card).expect("山はタップ状態か", land.is_tapped, True)


@mtg.check(
    "502.59a#sentence-6 502.59#item-2b", "待機させる行動はスタックを使わず、すぐに終わり、対戦相手は対応できない"
)
def suspending_uses_no_stack(t: Table, ann: Person) -> None:
    """Nobody has passed, and the card is gone already."""
    card = suspended(ann, *BOLT)
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    t.expect("アンは優先権を持つか", ann.has_priority, True)


@mtg.check(
    "502.59a#sentence-3,7",
    "待機状態のカードからは、持ち主のアップキープの開始時に、時間カウンターが1個取り除かれる",
)
def counters_are_removed_in_the_owners_upkeep(t: Table, ann: Person, ben: Person) -> None:
    """Two counters: in the opponent's upkeep nothing happens, and never to a card that is not suspended."""
    ann.has_card("removed", *BOLT)
    card = suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機2―「{R}」")
    to_upkeep_of(t, ben)
    t.expect("ベンのアップキープにスタックにあるものの数", t.stack, 0)
    to_upkeep_of(t, ann)
    t.expect("アンのアップキープにスタックにあるものの数", t.stack, 1)
    t.resolve().expect("残った時間カウンターの数", card.counters("時間"), 1)
    to_upkeep_of(t, ann)
    t.resolve().expect("最後のカウンターが取り除かれて、スタックにあるものの数", t.stack, 1)


@mtg.check("502.59b#sentence-1", "ゲーム外にあるだけのカードや、手札の待機を持つカードは、待機状態ではない")
def all_three_conditions_are_needed(t: Table, ann: Person) -> None:
    """All suspended cards go to their owners' hands: one of three."""
    plain = ann.has_card("removed", "《石》 「{1}」 アーティファクト")
    recall = recall_spell(ann)
    card = suspended(ann, *BOLT)
    ann.plays(recall).resolve().expect("石のある場所", plain.zone, "ゲーム外")
    t.expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check(
    "502.59b#sentence-2a,2b",
    "時間カウンターが置かれていても、場にあるカードや、待機を持たないカードは、待機状態ではない",
)
def a_counter_is_not_enough_to_be_suspended(t: Table, ann: Person) -> None:
    """A creature with suspend is in play, and an artifact without it is removed; both get a time counter."""
    ann.plays_with("《時の鏡》 「{0}」 アーティファクト", "待機状態のものは、『飛行』を得る。")
    beast, stone = ann.plays_with(*BEAST), ann.has_card("removed", "《石》 「{1}」 アーティファクト")
    spells = [
        ann.instant(name, f"すべての{where}の上に「時間」カウンターを1個置く。")
        for name, where in (("刻印", "クリーチャー"), ("刻限", "ゲーム外にあるカード"))
    ]
    recall = recall_spell(ann)
    for spell in (*spells, recall):
        ann.plays(spell).resolve()
    t.expect("遅い獣と石の上の時間カウンターの数", [beast.counters("時間"), stone.counters("時間")], [1, 1])
    t.expect("待機状態のカードを手札に戻した後に、石のある場所", stone.zone, "ゲーム外")
    t.expect("遅い獣は、待機状態のものが得る飛行を持つか", beast.has(Flying), False)


@mtg.check("502.59b#sentence-2c", "時間カウンターのないカードは、待機を持っていても待機状態ではない")
def without_a_counter_a_card_is_not_suspended(t: Table, ann: Person) -> None:
    """It is removed from the game, and has suspend."""
    card = ann.has_card("removed", *BOLT)
    ann.plays(recall_spell(ann)).resolve().expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check(
    "502.59#item-1d",
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
    may = [ann.may_take_action("suspend", card) for card in (missing, dear, aimed)]
    t.expect("アンは無代の火、高価な火、安い狙い火を待機させられるか", may, [True, True, True])
    ann.takes_action("suspend", aimed).expect("安い狙い火のある場所", aimed.zone, "ゲーム外")


@mtg.check("502.59#item-1b", "瞬速を持つクリーチャー・カードは、自分のメイン・フェイズでなくても待機させられる")
def a_creature_card_with_flash_is_suspended_at_any_time(t: Table, ann: Person) -> None:
    """In the upkeep, with a creature card without flash in the same hand."""
    ann.lands("red", 1)
    beast = ann.hand(*BEAST)
    viper = ann.hand("《遅い蛇》 「{R}」 クリーチャー パワー4 タフネス4", "瞬速", "待機1―「{R}」")
    t.begin("upkeep")
    ann.cannot_take_action("suspend", beast, "305")
    t.expect("アンは、瞬速を持つ遅い蛇を待機させられるか", ann.may_take_action("suspend", viper), True)
    ann.takes_action("suspend", viper).expect("遅い蛇のある場所", viper.zone, "ゲーム外")


@mtg.check(
    "502.59#item-1c", "刹那を持つ呪文がスタックにある間は、呪文をプレイできないので、インスタントも待機させられない"
)
def under_split_second_nothing_is_suspended(t: Table, ann: Person, ben: Person) -> None:
    """Suspending is a special action, but the card could not be played now."""
    ben.lands("red", 1)
    flame = ben.hand("《遅い炎》 「{R}」 インスタント", "ライフを1点得る。", "待機1―「{R}」")
    ann.plays(ann.instant("不意の火花", "刹那", "ライフを1点得る。"))
    ann.passes()
    ben.cannot_take_action("suspend", flame, "502.58a").expect("遅い炎のある場所", flame.zone, "手札")


@mtg.check(
    "502.59a#sentence-5b 502.59#item-1a",
    "クリーチャー・カードは、自分のメイン・フェイズで、スタックが空のときでなければ待機させられない",
)
def a_creature_card_is_suspended_in_a_main_phase(t: Table, ann: Person) -> None:
    """In the upkeep, and with a spell on the stack, the creature card waits in hand; an instant does not."""
    ann.lands("red", 2)
    beast, flame = ann.hand(*BEAST), ann.hand("《遅い炎》 「{4}{R}」 インスタント", "待機1―「{R}」")
    potion = ann.instant("水薬", "ライフを1点得る。")
    t.begin("upkeep")
    ann.cannot_take_action("suspend", beast, "305")
    ann.takes_action("suspend", flame).expect("遅い炎のある場所", flame.zone, "ゲーム外")
    t.until("first main")
    ann.plays(potion)
    ann.cannot_take_action("suspend", beast, "305")
    t.resolve()
    ann.takes_action("suspend", beast).expect("遅い獣のある場所", beast.zone, "ゲーム外")


@mtg.check("502.59a#sentence-5b 502.59#item-1c", "名前を指してプレイを禁じられたカードは、待機させることもできない")
def a_forbidden_card_is_not_suspended(t: Table, ann: Person, ben: Person) -> None:
    """A creature of the opponent forbids the name."""
    ann.lands("red", 1)
    card = ann.hand("《遅い稲妻》 「{R}」 ソーサリー", *BOLT[1:])
    ben.creature("口止め", "名前が「遅い稲妻」のものはプレイできない。")
    ann.cannot_take_action("suspend", card, "103.2").expect("遅い稲妻のある場所", card.zone, "手札")


@mtg.check("502.59#item-2a", "待機させることは、呪文のプレイではない")
def to_suspend_is_not_to_play(t: Table, ann: Person) -> None:
    """An artifact gives a life for each spell that its controller plays."""
    ann.plays_with("《鐘》 「{2}」 アーティファクト", "あなたが呪文をプレイしたとき、ライフを1点得る。")
    card = suspended(ann, *BOLT)
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("遅い稲妻がプレイされた回数", t.event_count(CardPlayed), 0)
    t.until("beginning of combat").expect("アンのライフ", ann.life, 20)
    t.expect("遅い稲妻のある場所", card.zone, "ゲーム外")


@mtg.check("502.59#item-4a", "時間カウンターを取り除く能力が打ち消されると、時間カウンターは取り除かれない")
def a_countered_first_ability_removes_nothing(t: Table, ann: Person, ben: Person) -> None:
    """In the upkeep the ability is countered."""
    stifle = ben.hand(*STIFLE)
    card = suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機2―「{R}」")
    to_upkeep_of(t, ann)
    ben.responds(stifle).resolve().expect("打ち消された後、スタックにあるものの数", t.stack, 0)
    t.expect("打ち消された後の時間カウンターの数", card.counters("時間"), 2)


@mtg.check("502.59#item-4b", "時間カウンターを取り除く能力は、打ち消されても、オーナーの次のアップキープにまた誘発する")
def a_countered_first_ability_triggers_again(t: Table, ann: Person, ben: Person) -> None:
    """In the upkeep after that in which it was countered."""
    stifle = ben.hand(*STIFLE)
    card = suspended(ann, "《遅い火》 「{4}{R}」 ソーサリー", "待機3―「{R}」")
    to_upkeep_of(t, ann)
    ben.responds(stifle).resolve()
    to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープに、スタックにあるものの数", t.stack, 1)
    t.resolve().expect("次のアップキープの後の時間カウンターの数", card.counters("時間"), 2)


@mtg.check("502.59#item-5", "最後の時間カウンターを対戦相手の呪文が取り除いても、カードはプレイされる")
def it_does_not_matter_who_removes_the_counter(t: Table, ann: Person, ben: Person) -> None:
    """In the main phase of the turn in which the card was suspended."""
    tick = ben.hand(*TICK)
    card = suspended(ann, *BOLT)
    ben.responds(tick).resolve().resolve(target=ben).expect("遅い稲妻のある場所", card.zone, "スタック")
    t.resolve().expect("ベンのライフ", ben.life, 17)


@mtg.check("502.59#item-6a", "プレイする能力が打ち消されると、カードは時間カウンターのないままゲーム外に残る")
def a_countered_second_ability_never_comes_back(t: Table, ann: Person, ben: Person) -> None:
    """In the next upkeep nothing triggers."""
    stifle = ben.hand(*STIFLE)
    card = suspended(ann, *BOLT)
    to_upkeep_of(t, ann)
    t.resolve().expect("最後のカウンターが取り除かれて、スタックにあるものの数", t.stack, 1)
    ben.responds(stifle).resolve().expect("遅い稲妻のある場所", card.zone, "ゲーム外")
    t.expect("時間カウンターの数", card.counters("時間"), 0)
    to_upkeep_of(t, ann)
    t.expect("次のアンのアップキープにスタックにあるものの数", t.stack, 0)


@mtg.check("502.59b#sentence-2c 502.59#item-6b", "プレイする能力が打ち消されたカードは、もう待機状態ではない")
def a_card_without_counters_is_suspended_no_more(t: Table, ann: Person, ben: Person) -> None:
    """What returns all suspended cards leaves it where it is."""
    stifle, recall = ben.hand(*STIFLE), recall_spell(ann)
    card = suspended(ann, *BOLT)
    to_upkeep_of(t, ann)
    t.resolve()
    ben.responds(stifle).resolve()
    ann.plays(recall).resolve().expect("遅い稲妻のある場所", card.zone, "ゲーム外")
