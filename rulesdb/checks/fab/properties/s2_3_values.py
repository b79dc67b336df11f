"""Checks of 2.3, 2.4, 2.5 and 2.9: defense, intellect, life and power."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import ally, instant


def _attacks_with_7(t: Table, *spells: TrackedCard) -> None:
    """Let Ann play an attack of power 7, and then instants; stop as Ben is asked for the first defending card."""
    ann = t.people[0]
    ann.plays(ann.attack("爪", power=7))
    ann.resolves(*spells).until("attack").resolve(defend=...)


@fab.check("2.3.1#sentence-2", "防御している各カードの防御値が、ダメージを減らす合計に加わる")
def defense_contributes_to_the_sum(t: Table, ann: Person, ben: Person) -> None:
    """An attack of 7 is defended by cards with defense 3 and 2."""
    wall, fence = ben.attack("壁", defense=3), ben.attack("柵", defense=2)
    _attacks_with_7(t)
    t.answer(defend=(wall, fence)).until("damage").expect("ベンのライフ", ben.life, 18)


def _gets_2(ann: Person, name: str, value: str) -> TrackedCard:
    """Give Ann an instant by which an object gets 2 more of a value this turn."""
    return ann.instant("加護", f"{THIS_TURN}《{name}》は、{value}に2の修整を得る。")


@fab.check("2.3.2#sentence-2", "基本の防御値とは、印刷された防御値のことで、修整を受けた今の防御値ではない")
def printed_defense_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """An effect is on cards with a base defense of 3 or more; one is printed with 3, one with 2 and gets 2 more."""
    wall, fence = ben.attack("壁", defense=3), ben.attack("柵", defense=2)
    spell = ann.instant("呪文", f"{THIS_TURN}防御値の基本の値が3以上のものは、防御値に4の修整を得る。")
    _attacks_with_7(t, _gets_2(ann, "柵", "防御値"), spell)
    t.expect("壁の防御値と柵の防御値", (wall.defense, fence.defense), (7, 4))


@fab.check("2.3.2#sentence-3a,3b", "防御値の表記がないカードでは防御できず、表記が0のカードでは防御できる")
def a_card_without_printed_defense_has_none(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a card with a printed defense of 0, and one without."""
    ben.attack("薄紙", defense=0)
    ben.attack("刃", defense=None)
    _attacks_with_7(t)
    t.expect("ベンが選べること", t.choices, ["《薄紙》", "これ以上は選ばないこと"])


@fab.check("2.3.2a#sentence-1", "防御値が(*)のカードの能力は、防御値に修整を加えるのではなく、防御値を定める")
def the_ability_of_an_asterisk_defines_defense(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is 4; what has a base defense of 4 or more is banished."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、4である。")
    _attacks_with_7(t, ann.instant("呪文", "すべての防御値の基本の値が4以上のものを追放する。"))
    t.expect("変幻の盾のあるゾーン", shield.zone, "追放ゾーン")


@fab.check("2.3.2a#sentence-2", "防御値が(*)のカードの能力は、手札でも、ゲームの外でも、防御値を定める")
def defense_is_defined_at_any_point(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is 4 in hand, outside the game, and as it defends."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、4である。")
    _attacks_with_7(t)
    t.expect("手札での変幻の盾の防御値", shield.defense, 4)
    t.expect("ゲームの外での変幻の盾の防御値", ben.defense_outside(shield.card), 4)
    t.answer(defend=shield).until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check("2.3.2a#sentence-3", "防御値を定める能力に必要な数値を決定できないなら、防御値は0である")
def an_undetermined_defense_is_0(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is X, which nobody declares for a card in hand."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、Xである。")
    _attacks_with_7(t)
    t.expect("変幻の盾の防御値", shield.defense, 0)
    t.expect("ベンが選べること", t.choices, ["《変幻の盾》", "これ以上は選ばないこと"])


@fab.check("2.3.3#sentence-1", "効果によって、防御値は変更される")
def defense_can_be_modified(t: Table, ann: Person, ben: Person) -> None:
    """The base defense of a card is set to 5."""
    wall = ben.attack("壁", defense=3)
    _attacks_with_7(t, ann.instant("呪文", f"{THIS_TURN}《壁》は、防御値の基本の値が5になる。"))
    t.answer(defend=wall).until("damage").expect("ベンのライフ", ben.life, 18)


_THREE = ("壱", "弐", "参")


def _zones_after(t: Table, cards: list[TrackedCard], word: str, symbol: str) -> list[str]:
    """Return the zones of cards after Ann has added 2 to a value of two, each time to banish what has 4 or more."""
    ann, spells = t.people[0], []
    for name, term in zip(_THREE, (word, symbol), strict=False):
        spells += [_gets_2(ann, name, word), ann.instant("呪文", f"すべての{term}の値が4以上のものを追放する。")]
    ann.resolves(*spells)
    return [card.zone for card in cards]


@fab.check("2.3.3#sentence-2a,2b", "「防御値」も{d}も、基本の値ではなく、変更された防御値のことである")
def the_term_defense_means_the_modified_value(t: Table, ann: Person, ben: Person) -> None:
    """Of three cards with a base defense of 3, one is banished by the term, and one by the symbol."""
    zones = _zones_after(t, [ben.attack(name, defense=3) for name in _THREE], "防御値", "{d}")
    t.expect("壱、弐、参のあるゾーン", zones, ["追放ゾーン", "追放ゾーン", "手札"])


def _ends_the_turn(t: Table, effect: str, in_hand: int = 0) -> Person:
    """Let Ann, whose hero has a printed intellect of 0, play an instant and end the turn; return Ann."""
    ann = t.people[0]
    spell = ann.instant("呪文", effect)
    ann.gets("hand", *(instant(f"火花{at}") for at in range(in_hand)))
    ann.gets("deck", *(instant(f"水花{at}") for at in range(5)))
    ann.plays(spell).resolve().end_turn()
    return ann


@fab.check("2.4.1#sentence-1", "知力を持つのはヒーローカードだけで、ほかのカードは、数が書かれていても持たない")
def intellect_is_a_property_of_heroes(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has intellect; a book has a number printed in its place, but is no hero."""
    book = ben.has_card("permanent", "《書》 アクション ― アイテム コスト0 知力4", "続行")
    sage = ben.has_card("permanent", "《従者》 デミヒーロー 知力4")
    ann.plays(ann.instant("呪文", "すべての知力の特性を持つパーマネントを破壊する。")).resolve()
    t.expect("書のあるゾーンと従者のあるゾーン", (book.zone, sage.zone), ("闘技場", "墓地"))


@fab.check("2.4.1#sentence-2", "自分のターンの終了時に、手札が知力の枚数になるまで引き、対戦相手は引かない")
def a_player_draws_up_to_intellect(t: Table, ann: Person, ben: Person) -> None:
    """Ann has a card in hand and an intellect of 3, and ends her turn; Ben has an intellect of 2."""
    ben.plays_as("《賢者》 ヒーロー ライフ20 知力2")
    ben.gets("deck", *(instant(f"風花{at}") for at in range(5)))
    _ends_the_turn(t, f"{THIS_TURN}あなたのヒーローは、知力の基本の値が3になる。", in_hand=1)
    t.expect("アンとベンの手札の枚数", (ann.count("hand"), ben.count("hand")), (3, 0))


@fab.check("2.4.2#sentence-2", "基本の知力とは、印刷された知力のことで、修整を受けた今の知力ではない")
def printed_intellect_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """What has a base intellect of 4 or more is destroyed; one hero is printed with 4, one with 3 and gets 2 more."""
    sage = ben.has_card("permanent", "《賢者》 デミヒーロー 知力4")
    page = ben.has_card("permanent", "《小姓》 デミヒーロー 知力3")
    spell = ann.instant("呪文", "すべての知力の基本の値が4以上のパーマネントを破壊する。")
    ann.resolves(_gets_2(ann, "小姓", "知力"), spell)
    t.expect("賢者のあるゾーンと小姓のあるゾーン", (sage.zone, page.zone), ("墓地", "闘技場"))


@fab.check("2.4.2#sentence-3a,3b", "知力の表記がないヒーローは知力を持たず、表記が0のヒーローは持つ")
def a_hero_without_printed_intellect_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect destroys what has intellect; one demi-hero is printed with 0, one without."""
    fool = ben.has_card("permanent", "《道化》 デミヒーロー 知力0")
    rock = ben.has_card("permanent", "《岩》 デミヒーロー")
    ann.plays(ann.instant("呪文", "すべての知力の特性を持つパーマネントを破壊する。")).resolve()
    t.expect("道化のあるゾーンと岩のあるゾーン", (fool.zone, rock.zone), ("墓地", "闘技場"))


@fab.check("2.4.3#sentence-1", "効果によって、知力は変更される")
def intellect_can_be_modified(t: Table) -> None:
    """The base intellect of Ann's hero, which was 0, is set to 2."""
    ann = _ends_the_turn(t, f"{THIS_TURN}あなたのヒーローは、知力の基本の値が2になる。")
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("2.4.3#sentence-2a,2b", "「知力」も{i}も、基本の値ではなく、変更された知力のことである")
def the_term_intellect_means_the_modified_value(t: Table, ann: Person, ben: Person) -> None:
    """Of three demi-heroes with a base intellect of 3, one is banished by the term, and one by the symbol."""
    heroes = [ben.has_card("permanent", f"《{name}》 デミヒーロー 知力3") for name in _THREE]
    zones = _zones_after(t, heroes, "知力", "{i}")
    t.expect("壱、弐、参のあるゾーン", zones, ["追放ゾーン", "追放ゾーン", "闘技場"])


@fab.check("2.9.1#sentence-1", "パワーはオブジェクトの特性で、カードでない攻撃プロキシにもある")
def power_is_a_property_of_objects(t: Table, ann: Person, ben: Person) -> None:
    """An attack-proxy of a sword with a power of 2 deals damage."""
    ann.activates(ann.sword("剣")).until("resolution").expect("ベンのライフ", ben.life, 18)


@fab.check("2.9.1#sentence-2", "ダメージステップで使うのは、そのときのパワーである")
def the_damage_step_uses_power(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a power of 3 gets 2 more in the reaction step."""
    claw, spell = ann.attack("爪"), ann.instant("呪文", f"{THIS_TURN}攻撃は、パワーに2の修整を得る。")
    ann.plays(claw).until("reaction")
    ann.plays(spell).resolve().until("resolution").expect("ベンのライフ", ben.life, 15)


@fab.check("2.9.2#sentence-2", "基本のパワーとは、表記パワーのことで、修整を受けた今のパワーではない")
def printed_power_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """What has a base power of 4 or more is banished; one card is printed with 4, one with 3 and gets 2 more."""
    claw, fang = ben.attack("爪"), ben.attack("牙", power=4)
    ann.resolves(_gets_2(ann, "爪", "パワー"), ann.instant("呪文", "すべてのパワーの基本の値が4以上のものを追放する。"))
    t.expect("爪と牙のあるゾーン", (claw.zone, fang.zone), ("手札", "追放ゾーン"))


@fab.check("2.9.2#sentence-3a,3b", "表記パワーのないカードはパワーの特性を持たず、0と書かれたカードは持つ")
def a_card_without_printed_power_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect adds 2 to the power of what Ben has."""
    claw, stone = ben.attack("爪", power=0), ben.action("石", "続行", defense=None)
    ann.plays(ann.instant("呪文", f"{THIS_TURN}タイプがアクションのものは、パワーに2の修整を得る。")).resolve()
    t.expect("爪のパワーと石のパワー", (claw.power, stone.power), (2, None))


@fab.check("2.9.3#sentence-1", "効果によって、パワーは変更される")
def power_can_be_modified(t: Table, ann: Person, ben: Person) -> None:
    """The base power of an attack is set to 6."""
    claw, spell = ann.attack("爪"), ann.instant("呪文", f"{THIS_TURN}攻撃は、パワーの基本の値が6になる。")
    ann.plays(claw)
    ann.plays(spell).resolve().until("resolution").expect("ベンのライフ", ben.life, 14)


@fab.check("2.9.3#sentence-2a,2b", "「パワー」も{p}も、基本の値ではなく、変更されたパワーのことである")
def the_term_power_means_the_modified_value(t: Table, ann: Person, ben: Person) -> None:
    """Of three attacks with a base power of 3, one is banished by the term, and one by the symbol."""
    zones = _zones_after(t, [ben.attack(name, power=3) for name in _THREE], "パワー", "{p}")
    t.expect("壱、弐、参のあるゾーン", zones, ["追放ゾーン", "追放ゾーン", "手札"])


_SHIFTER = "《変幻の爪》 アクション ― 攻撃 コスト0 パワー*"


@fab.check("2.9.2a#sentence-1", "パワーが(*)のカードの能力は、パワーだけでなく、基本パワーを定める")
def the_ability_of_an_asterisk_defines_base_power(t: Table, ann: Person, ben: Person) -> None:
    """The power of a card is 4; what has a base power of 4 or more is banished."""
    claw = ben.hand(_SHIFTER, "パワーの値は、4である。")
    spell = ann.instant("呪文", "すべてのパワーの基本の値が4以上のものを追放する。")
    t.expect("変幻の爪のパワー", claw.power, 4)
    ann.plays(spell).resolve().expect("変幻の爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check("2.9.2a#sentence-2", "パワーが(*)のカードの能力は、手札でも、ゲームの外でも、基本パワーを定める")
def base_power_is_defined_at_any_point(t: Table, ann: Person) -> None:
    """The power of a card is 4 in hand, outside the game, and as it attacks."""
    claw = ann.hand(_SHIFTER, "パワーの値は、4である。")
    t.expect("手札での変幻の爪のパワー", claw.power, 4)
    t.expect("ゲームの外での変幻の爪のパワー", ann.power_outside(claw.card), 4)
    ann.plays(claw).until("reaction").expect("攻撃している変幻の爪のパワー", claw.power, 4)


@fab.check("2.9.2a#sentence-3", "パワーを定める能力に必要な数値を決定できないなら、パワーは0である")
def an_undetermined_power_is_0(t: Table, ann: Person, ben: Person) -> None:
    """The power of a card is X, which nobody declares for a card in hand; what has power is banished."""
    claw = ben.hand(_SHIFTER, "パワーの値は、Xである。")
    spell = ann.instant("呪文", "すべてのパワーの特性を持つものを追放する。")
    t.expect("変幻の爪のパワー", claw.power, 0)
    ann.plays(spell).resolve().expect("変幻の爪のあるゾーン", claw.zone, "追放ゾーン")


def _does(t: Table, *effects: str) -> None:
    """Begin the game with an instant of Ann's for each of some effects, and resolve them one after another."""
    ann = t.people[0]
    ann.resolves(*[ann.instant(f"呪文{at}", effect) for at, effect in enumerate(effects, start=1)])


def _allies(t: Table, **lives: int) -> list[TrackedCard]:
    """Let Ben begin with allies of some lives, by name."""
    return [t.people[1].has_card("permanent", ally(name, life)) for name, life in lives.items()]


@fab.check("2.5.1#sentence-2", "ライフは、そのオブジェクトのライフ総量が最初にいくつであるかを表す")
def life_is_the_starting_life_total(t: Table) -> None:
    """Two allies are dealt 4 damage; one with a life of 6 still has 2."""
    dragon, imp = _allies(t, 竜=6, 小鬼=4)
    _does(t, "すべてのサブタイプが盟友のパーマネントに4点の秘術ダメージを与える。")
    t.expect("竜のライフ総量", dragon.life, 2)
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")


@fab.check("2.5.1a#sentence-1", "ライフを持つパーマネントが生体オブジェクトであり、攻撃の対象になる")
def permanents_with_life_are_living(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an ally and an item in the arena, another ally in hand, and a third one that defends from hand."""
    _allies(t, 竜=6)
    ben.hand(ally("仔竜", 3))
    ben.item("石")
    wolf, fang, claw = ben.hand("《狼》 アクション ― 盟友 防御1 ライフ3"), ann.attack("牙", "続行"), ann.attack("爪")
    ann.plays(fang, attack_target=ben.hero).until("attack").until("resolution", defend=(wolf, None))
    t.expect("狼のあるゾーン", wolf.zone, "戦闘チェイン")
    ann.announces(claw).expect("アンが攻撃対象に選べるもの", t.choices, ["ベン", "《竜》"])


@fab.check("2.5.2#sentence-2", "基本ライフとは、印刷されたライフのことで、修整を受けた今のライフではない")
def printed_life_is_the_base(t: Table) -> None:
    """What has a base life of 4 or more is destroyed; one ally is printed with 4, one with 3 and gets 2 more."""
    allies, more = _allies(t, 大鬼=4, 小鬼=3), f"{THIS_TURN}《小鬼》は、ライフに2の修整を得る。"
    _does(t, more, "すべての(ライフの基本の値が4以上の、かつサブタイプが盟友の)パーマネントを破壊する。")
    t.expect("大鬼と小鬼のあるゾーン", [one.zone for one in allies], ["墓地", "闘技場"])


@fab.check("2.5.2#sentence-3a,3b", "ライフの表記がないカードはライフを持たず、表記が0のカードは持つので、クリアされる")
def a_card_without_printed_life_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An ally is printed with a life of 0; an item is printed with none."""
    (ghost,), stone = _allies(t, 霊=0), ben.item("石")
    ann.plays(ann.instant("火花", "何もしない。"))
    t.expect("霊と石のあるゾーン", [ghost.zone, stone.zone], ["墓地", "闘技場"])


@fab.check("2.5.3#sentence-1", "効果によって、パーマネントのライフは変更される")
def life_can_be_modified(t: Table) -> None:
    """An ally gets 2 more."""
    (imp,) = _allies(t, 小鬼=3)
    _does(t, f"{THIS_TURN}《小鬼》は、ライフに2の修整を得る。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3#sentence-2b", "{h}は、基本ライフではなく、ダメージを受けた後の、今のライフ総量のことである")
def the_symbol_h_means_the_modified_life(t: Table) -> None:
    """Allies with a base life of 5 and 9 are dealt 2 damage; an effect is on allies with 4 {h} or more."""
    allies, damage = _allies(t, 竜=5, 大鬼=9), "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。"
    _does(t, damage, "すべての({h}の値が4以上の、かつサブタイプが盟友の)パーマネントを破壊する。")
    t.expect("竜と大鬼のあるゾーン", [one.zone for one in allies], ["闘技場", "墓地"])


@fab.check("2.5.3#sentence-2a", "「ライフ総量」とは、基本ライフではなく、変更されたライフのことである")
def the_term_life_total_means_the_modified_life(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 5, and then gains as much as the life total."""
    _does(t, "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("アンのライフ", ann.life, 30)


@fab.check("2.5.3a#sentence-1", "ライフ総量は、基本ライフに得たライフを足し、失ったライフを引いた値である")
def a_life_total_adds_gains_and_subtracts_losses(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 5 and gains 3."""
    _does(t, "ライフを5点失う。", "ライフを3点得る。")
    t.expect("アンのライフ", ann.life, 18)


@fab.check("2.5.3b#sentence-2", "得たライフはターンが終わってもなくならず、失ったライフは戻らない")
def gained_life_is_permanent(t: Table, ann: Person, ben: Person) -> None:
    """A hero gains 3 and another one loses 2; the turn ends."""
    _does(t, "ライフを3点得る。", "対戦相手は、ライフを2点失う。")
    t.end_turn().expect("次のターンの、アンとベンのライフ", (ann.life, ben.life), (23, 18))


@fab.check("2.5.3c#sentence-1", "基本ライフが変わると、ライフ総量は、失った点数はそのままで計算し直される")
def a_life_total_is_recalculated(t: Table) -> None:
    """An ally with a base life of 3 is dealt 1 damage; then its base life becomes 6 until the end of the turn."""
    (imp,) = _allies(t, 小鬼=3)
    damage = "すべてのサブタイプが盟友のパーマネントに1点の秘術ダメージを与える。"
    _does(t, damage, f"{THIS_TURN}《小鬼》は、ライフの基本の値が6になる。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3d#sentence-1", "ライフ総量は、基本ライフを上回ることがある")
def a_life_total_can_be_above_the_base(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 gains 3, loses 5, and then gains as much as the life total."""
    _does(t, "ライフを3点得る。", "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("3点得て、5点失い、18点得た後の、アンのライフ", ann.life, 36)


@fab.check("2.5.3e#sentence-2", "計算したライフ総量が0未満なら、0とみなす")
def a_life_total_is_not_negative(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 25, and so the game."""
    _does(t, "ライフを25点失う。")
    t.expect("アンのライフ総量", ann.life, 0)
    t.expect("アンは敗北したか", ann.has_lost, True)


@fab.check("2.5.3f#sentence-1", "ライフ総量が0まで減った盟友は、破壊されるのではなく、クリアされる")
def what_dies_is_cleared(t: Table, ann: Person) -> None:
    """An ally with a life of 2 is dealt 2 damage; two effects wait, for a destroyed and for a cleared ally."""
    ann.equips("head", "砕けの冠", "サブタイプが盟友のものが破壊されたとき、ライフを5点得る。", defense=0)
    ann.equips("arms", "弔いの籠手", "サブタイプが盟友のものがクリアされたとき、ライフを1点得る。", defense=0)
    (imp,) = _allies(t, 小鬼=2)
    _does(t, "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    t.resolve().expect("小鬼のあるゾーン", imp.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


@fab.check("2.5.3f#sentence-2b", "2人のヒーローのライフ総量が同時に0になると、ゲームは引き分けになる")
def the_death_of_both_heroes_is_a_draw(t: Table, ann: Person) -> None:
    """Both heroes are dealt 20 damage."""
    _does(t, "すべてのヒーローに20点の秘術ダメージを与える。")
    t.expect("引き分けか", t.winners == (), True)


@fab.check("2.5.3f#sentence-2a", "ライフ総量が0になったヒーローは、クリアされず、プレイヤーが敗北してゲームが終わる")
def a_dead_hero_is_not_cleared(t: Table, ann: Person) -> None:
    """Ann's hero loses 20 life."""
    _does(t, "ライフを20点失う。")
    t.expect("アンは敗北したか", ann.has_lost, True)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check("2.5.3g#sentence-1", "ライフが残っていても、破壊された盟友や、追放された盟友は死亡している")
def an_ally_that_is_destroyed_has_died(t: Table, ann: Person) -> None:
    """An effect triggers when an ally dies; a goblin with 3 life is destroyed, and an ogre with 5 is banished."""
    imp, ogre = _allies(t, 小鬼=3, 大鬼=5)
    ann.equips("head", "弔いの冠", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。")
    ann.plays(ann.instant("二手", "《小鬼》を破壊する。《大鬼》を追放する。")).resolve()
    t.expect("小鬼と大鬼のあるゾーン", (imp.zone, ogre.zone), ("墓地", "追放ゾーン"))
    t.expect("2体の死亡で誘発したレイヤーの数", t.stack, 2)


@fab.check(
    "2.5.3c#sentence-1 2.5.3c#example-1",
    "ライフを5点失ったシヤナが、基本ライフ15のケイノのコピーになると、ライフ総量は10になる",
)
def shiyana_becomes_a_copy_of_kano(t: Table, ann: Person, ben: Person) -> None:
    """A hero with a base life of 20 loses 5 life, and becomes a copy of a hero with a base life of 15."""
    ben.plays_as("《ケイノ》 ヒーロー ライフ15 知力0")
    becomes = "ゲームの終わりまで、対象のヒーローについて、あなたのヒーローは、その対象であるもののコピーになる。"
    ann.plays_as("《シヤナ》 ヒーロー ライフ20 知力0", f"インスタント ― コストなし: {becomes}")
    ann.plays(ann.instant("傷", "ライフを5点失う。")).resolve().expect("シヤナのライフ総量", ann.life, 15)
    ann.activates(ann.hero, target=ben.hero).resolve()
    t.expect("ケイノのコピーになったシヤナの名前とライフ総量", (ann.hero.present_name, ann.life), ("ケイノ", 10))
