"""Checks of 6.2: printed examples, and the application of continuous effects as an event."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem


@fab.check(
    "6.2.2a#sentence-4a 6.2.2a#example-3",
    "期間を示さない、次の秘術ダメージのカードへの効果は、生成されたターンのうちにだけ適用される",
)
def tempest_aurora(t: Table, ann: Person, ben: Person) -> None:
    """An effect without a duration on the next card that deals arcane damage; it is used once, and once it is not."""
    aurora = [
        ann.instant(
            f"嵐の極光{number}",
            "今から、次にプレイする(コスト0以下の、かつ秘術ダメージを与える)ものは、"
            "『秘術ダメージが与えられる場合、代わりにその量が1増える。』を得る。",
        )
        for number in (1, 2)
    ]
    marks = [ann.instant(f"印{number}", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。") for number in (1, 2)]
    ann.plays(aurora[0]).resolve()
    ann.plays(marks[0], target=ben.hero).resolve().expect("このターンの印の後の、ベンのライフ", ben.life, 16)
    ann.plays(aurora[1]).resolve().end_turn().end_turn()
    ann.plays(marks[1], target=ben.hero).resolve().expect("後のターンの印の後の、ベンのライフ", ben.life, 13)


@fab.check("6.2.2b#sentence-3 6.2.2b#example-1", "次の攻撃の基本パワーだけの修整は、効果の適用が始まった時に決まる")
def tear_limb_from_limb(t: Table, ann: Person) -> None:
    """The next brute attack action card gains its own base power."""
    rips = ann.action(
        "引き裂き",
        "このターンの終わりまで、次にプレイする(スーパータイプが「野人」の、かつ攻撃アクションカードである)ものは、"
        "パワーに(その基本パワー)の修整を得る。",
        "続行",
        defense=None,
    )
    claw = ann.hand("《爪》 「野人」 アクション ― 攻撃 コスト0 パワー4")
    ann.plays(ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに1の修整を得る。")).resolve()
    ann.plays(rips).resolve()
    ann.plays(claw).expect("基本パワー4の爪の、成長の修整も合わせたパワー", claw.power, 9)


@fab.check(
    "6.2.2c#sentence-2 6.2.2c#example-1", "短剣の攻撃に適用された効果は、攻撃が短剣のサブタイプを失っても適用され続ける"
)
def a_dagger_that_is_none_any_more(t: Table, ann: Person) -> None:
    """The next dagger attack gains 2 power, and then loses the subtype dagger."""
    wound = ann.action(
        "深傷",
        "このターンの終わりまで、次にプレイする(サブタイプが短剣の、かつ攻撃である)ものは、パワーに2の修整を得る。",
        "続行",
        defense=None,
    )
    kiss = ann.hand("《死の接吻》 アクション ― 攻撃・短剣 コスト0 パワー1")
    mask = ann.instant("成りすまし", "このターンの終わりまで、対象の攻撃であるものは、サブタイプの短剣を失う。")
    ann.plays(wound).resolve()
    ann.plays(kiss).expect("短剣である死の接吻のパワー", kiss.power, 3)
    ann.plays(mask, target=kiss).resolve().expect("死の接吻が短剣か", kiss.has_subtype("dagger"), False)
    t.expect("短剣でない死の接吻のパワー", kiss.power, 3)


@fab.check("6.2.3d#sentence-2,3 6.2.3d#example-1", "ピッチゾーンに黄のカードがあるときだけ、幻術士の攻撃が続行を持つ")
def luminaris(t: Table, ann: Person) -> None:
    """A weapon gives go again to illusionist attacks if there is a yellow card in the pitch zone."""
    ann.has_card(
        "weapon 1",
        "《輝石》 武器 ― 片手 パワー1",
        "あなたのピッチゾーンのカードのうちカラーバーが黄のものがあるなら、"
        "(スーパータイプが「幻術士」の、かつあなたがコントロールする、かつ攻撃である)ものは、『続行』を得る。",
    )
    phantom = ann.hand("《幻》 「幻術士」 アクション ― 攻撃 コスト0 パワー3")
    red, yellow = ann.hand(gem("赤玉", 1)), ann.hand(gem("黄玉", 2))
    first, second = (ann.hand(f"《火花{cost}》 インスタント コスト{cost}", "ライフを1点得る。") for cost in (1, 2))
    clears = ann.instant("片付け", "あなたのピッチゾーンのすべてのカードを墓地に置く。")
    ann.plays(phantom)
    ann.plays(first, pitch=red)
    t.expect("ピッチゾーンに赤のカードだけがあるとき、幻が続行を持つか", phantom.has(GoAgain), False)
    ann.plays(second, pitch=yellow)
    t.expect("ピッチゾーンに黄のカードもあるとき、幻が続行を持つか", phantom.has(GoAgain), True)
    ann.resolves(clears).expect("黄のカードがなくなった後、幻が続行を持つか", phantom.has(GoAgain), False)


@fab.check(
    "6.2.2a#sentence-2b,4b 6.2.2d#sentence-4 6.2.2a#example-2",
    "指定された名前のカードを使えなくする効果は、《Chains of Eminence》が闘技場にある間、後のターンにも続く",
)
def chains_of_eminence(t: Table, ann: Person, ben: Person) -> None:
    """Ann names claws: she cannot play hers, Ben can neither defend with his, nor play or pitch it, while they last."""
    in_the_arena = "今から、(これである、かつ闘技場にある)ものがある間、指定された名前のものを"
    chains = ann.aura(
        "Chains of Eminence",
        f"カード名を1つ指定し、({in_the_arena}プレイできない、その後{in_the_arena}ピッチできない、"
        f"その後{in_the_arena}防御に使えない)。",
        "続行",
        zone="hand",
    )
    hers, fang = ann.attack("爪"), ann.attack("牙", defense=None)
    ben.action("壁")
    claw = ben.hand(attack("爪", power=3, cost=0, pitch=1))
    spark = ben.hand("《火花》 インスタント コスト1", "ライフを1点得る。")
    breaks = ben.instant("破砕", "「Chains of Eminence」という名前のすべてのカードを破壊する。")
    ann.plays(chains).resolve(card_name="爪").expect("アンは爪をプレイできるか", ann.may_play(hers), False)
    ann.plays(fang).until("attack").resolve(defend=...).expect(
        "ベンが選べるもの", t.choices, ["《壁》", "これ以上は選ばないこと"]
    )
    t.answer().until("").end_turn().expect("ベンは爪をプレイできるか", ben.may_play(claw), False)
    t.expect("ベンは、爪をピッチして火花をプレイできるか", ben.may_play(spark), False)
    ben.plays(breaks).resolve().expect("鎖がなくなった後、ベンは爪をプレイできるか", ben.may_play(claw), True)
    t.expect("鎖がなくなった後、ベンは、爪をピッチして火花をプレイできるか", ben.may_play(spark), True)


@fab.check(
    "6.2.2a#sentence-3 6.2.2a#example-1",
    "「コントローラーの次のターンの終わりまで」は、コントローラーが変わっても、生成された時のコントローラーのターンを指す",
)
def stasis_cell(t: Table, ann: Person, ben: Person) -> None:
    """Ann freezes Ben's equipment until the end of its controller's next turn, and then gains control of it."""
    bracelet = ben.equips("arms", "腕輪", f"1ターンに1回、{HEALS}", defense=1)
    cell = ann.instant(
        "Stasis Cell",
        "その対象であるもののコントローラーの次のターンの終わりまで、対象のタイプが装備品のパーマネントについて、"
        "その対象を起動できない。",
    )
    takes = ann.instant(
        "奪取", "ゲームの終わりまで、対象のタイプが装備品のパーマネントは、コントローラーがあなたになる。"
    )
    for spell in (cell, takes):
        ann.plays(spell, target=bracelet).resolve()
    t.expect("アンのターンに、アンは腕輪の能力を起動できるか", ann.may_activate(bracelet), False)
    t.end_turn()
    ben.passes().expect("ベンの次のターンに、アンは腕輪の能力を起動できるか", ann.may_activate(bracelet), False)
    ann.passes().expect("その後のアンのターンに、アンは腕輪の能力を起動できるか", ann.may_activate(bracelet), True)


_GAINS_ONE = "(あなたがコントロールする、かつ攻撃である)ものがパワーにちょうど1の修整を得たとき"
_TALISMAN = ("《羽足の護符》 装備品 ― 頭", f"{_GAINS_ONE}、リアクションステップである場合、ライフを1点得る。")
_FLOURISH = (
    "《花盛り》 インスタント コスト0",
    f"{THIS_TURN}1回だけ、攻撃がパワーに修整を得る場合、代わりにその量が3増える。",
)


def _growing(person: Person, amount: int) -> TrackedCard:
    """Give a player an instant that modifies the power of attacks."""
    return person.instant(f"修整{amount}", f"このターンの終わりまで、攻撃は、パワーに{amount}の修整を得る。")


@fab.check(
    "6.2.5#sentence-1,4 6.2.5#example-1",
    "継続効果の適用は1つずつ別のイベントで、合わせて+1になるだけでは、+1を得たことにはならない",
)
def talisman_of_featherfoot(t: Table, ann: Person) -> None:
    """In the reaction step an attack without power gets -1, then 2; after that it gets exactly 1."""
    ann.has_card("head", *_TALISMAN)
    less, more, one = (_growing(ann, amount) for amount in (-1, 2, 1))
    claw = ann.attack("爪", power=0)
    ann.plays(claw).until("reaction")
    ann.resolves(less, more).expect("-1と+2を得た後の爪のパワー", claw.power, 1)
    t.expect("-1と+2を得た後のスタックのレイヤーの数", t.stack, 0)
    ann.resolves(one).expect("+1を得た後のスタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 21)


@fab.check("1.15.2a#sentence-2", "カウンターによる変更は効果ではないので、「効果により+1を得たとき」は誘発しない")
def a_counter_modifies_by_a_rule(t: Table, ann: Person) -> None:
    """In the reaction step an attack gets a counter of +1, and then exactly 1 by an effect."""
    ann.has_card("head", *_TALISMAN)
    ann.equips("arms", "疾風の籠手", "続行を持つものは、パワーに1の修整を得る。")
    whet = ann.instant("研ぎ", "すべての名前が「爪」のものに「+1{p}」カウンターを1個置く。")
    claw, one = ann.attack("爪"), _growing(ann, 1)
    ann.plays(claw).until("reaction")
    ann.resolves(whet).expect("カウンターの後の爪のパワー", claw.power, 4)
    t.expect("カウンターの後のスタックのレイヤーの数", t.stack, 0)
    ann.resolves(one).expect("効果の後のスタックのレイヤーの数", t.stack, 1)


@fab.check("6.2.5#sentence-2", "継続効果がオブジェクトへの変更の中身を変える時も、その適用はイベントとして起こる")
def a_changed_modification_is_applied_anew(t: Table, ann: Person) -> None:
    """Attacks get as much power as Ann has cards in hand; in the reaction step she has one left."""
    ann.has_card("head", *_TALISMAN)
    ann.equips("arms", "手札の籠手", "攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")
    claw, water = ann.attack("爪"), ann.instant("水", "ライフを5点得る。")
    ann.hand(gem("赤石"))
    ann.plays(claw).until("reaction").expect("手札が2枚のときの爪のパワー", claw.power, 5)
    ann.plays(water).expect("手札が1枚のときの爪のパワー", claw.power, 4)
    t.expect("水と、羽足の護符の効果がスタックにあるか", t.stack, 2)


@fab.check(
    "6.2.5#sentence-1,3b", "継続効果は、条件にあるイベントがこのターンに起こるとすぐに、イベントとして適用される"
)
def an_effect_applies_as_soon_as_its_event_has_happened(t: Table, ann: Person) -> None:
    """Attacks get 1 power while something has hit this turn; the attack that hits gets it in the Damage Step."""
    ann.equips("head", "羽足の冠", f"{_GAINS_ONE}、ライフを1点得る。")
    ann.equips(
        "arms", "追い打ちの籠手", "このターンに、ヒットが起こった間、『攻撃は、パワーに1の修整を得る。』が機能する。"
    )
    ann.plays(ann.attack("爪")).until("damage").expect("ヒットした後の、スタックの誘発レイヤーの数", t.stack, 1)


@fab.check("6.2.5#sentence-3a", "継続効果を適用するイベントは、置換効果に変更される")
def an_application_is_replaced(t: Table, ann: Person) -> None:
    """The next modification of an attack's power is increased by 3; the one after it is not."""
    flourish, one, two = ann.hand(*_FLOURISH), _growing(ann, 1), _growing(ann, 2)
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(flourish, one).expect("1つ目の修整の後の爪のパワー", claw.power, 7)
    ann.resolves(two).expect("2つ目の修整の後の爪のパワー", claw.power, 9)


@fab.check("6.2.5a#sentence-1", "同時に適用される2つの効果は、古いものからではなく、ステージ順に適用される")
def applications_go_by_stages(t: Table, ann: Person) -> None:
    """An older effect modifies power, a newer one base power; the first modification is increased by 3, and doubled."""
    ann.equips("head", "鋭さの冠", "攻撃は、パワーに1の修整を得る。")
    mist = ann.aura("力の霧", "攻撃は、パワーの基本の値に1の修整を得る。", "続行", zone="hand")
    doubles = ann.instant("倍化", "このターンの終わりまで、攻撃は、パワーの値が2倍になる。")
    flourish, claw = ann.hand(*_FLOURISH), ann.attack("爪")
    ann.resolves(mist, doubles, flourish)
    ann.plays(claw).expect("爪のパワー", claw.power, (3 + 1 + 3) * 2 + 1)


@fab.check(
    "6.3.4#sentence-4 6.2.5a#example-1", "《花盛り》がどちらの常在型継続効果を変更するかは、決められた効果の順番による"
)
def flourish_modifies_the_first_of_two_effects(t: Table, ann: Person) -> None:
    """Two static effects increase power; Ann puts the second one first, and its source is destroyed then."""
    ann.equips("head", "鋭さの冠", "攻撃は、パワーに1の修整を得る。")
    ann.equips("arms", "力の籠手", "攻撃は、パワーに2の修整を得る。")
    breaks = ann.instant("破砕", "「力の籠手」という名前のすべてのカードを破壊する。")
    flourish, claw = ann.hand(*_FLOURISH), ann.attack("爪")
    ann.resolves(flourish)
    ann.plays(claw, order_of_effects=1).expect("爪のパワー", claw.power, 9)
    ann.resolves(breaks).expect("力の籠手がなくなった後の爪のパワー", claw.power, 4)
