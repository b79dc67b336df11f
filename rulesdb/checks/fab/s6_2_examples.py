"""The printed examples of 6.2 that play cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem


@fab.check(
    "6.2.2a#sentence-4 6.2.2a#example-3",
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
    ann.plays(marks[0], target=ben.hero).resolve()
    t.expect("このターンの印の後の、ベンのライフ", ben.life, 16)
    ann.plays(aurora[1]).resolve()
    t.end_turn()
    t.end_turn()
    ann.plays(marks[1], target=ben.hero).resolve()
    t.expect("後のターンの印の後の、ベンのライフ", ben.life, 13)


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
    ann.plays(claw)
    t.expect("基本パワー4の爪の、成長の修整も合わせたパワー", claw.power, 9)


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
    ann.plays(kiss)
    t.expect("短剣である死の接吻のパワー", kiss.power, 3)
    ann.plays(mask, target=kiss).resolve()
    t.expect("死の接吻が短剣か", kiss.has_subtype("dagger"), False)
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
    ann.plays(phantom)
    ann.plays(first, pitch=red)
    t.expect("ピッチゾーンに赤のカードだけがあるとき、幻が続行を持つか", phantom.has(GoAgain), False)
    ann.plays(second, pitch=yellow)
    t.expect("ピッチゾーンに黄のカードもあるとき、幻が続行を持つか", phantom.has(GoAgain), True)


@fab.check(
    "6.2.2d#sentence-4 6.2.2a#example-2",
    "指定された名前のカードを使えなくする効果は、《Chains of Eminence》が闘技場にある間、後のターンにも続く",
)
def chains_of_eminence(t: Table, ann: Person, ben: Person) -> None:
    """Ann names Ben's claw: he can neither play it in his turn nor pitch it, until the chains are destroyed."""
    in_the_arena = "今から、(これである、かつ闘技場にある)ものがある間、指定された名前のものを"
    chains = ann.aura(
        "Chains of Eminence",
        f"カード名を1つ指定し、({in_the_arena}プレイできない、その後{in_the_arena}ピッチできない、"
        f"その後{in_the_arena}防御に使えない)。",
        zone="hand",
    )
    claw = ben.hand(attack("爪", power=3, cost=0, pitch=1))
    spark = ben.hand("《火花》 インスタント コスト1", "ライフを1点得る。")
    breaks = ben.instant("破砕", "「Chains of Eminence」という名前のすべてのカードを破壊する。")
    ann.plays(chains).resolve(card_name="爪")
    t.end_turn()
    t.expect("ベンは爪をプレイできるか", ben.may_play(claw), False)
    t.expect("ベンは、爪をピッチして火花をプレイできるか", ben.may_play(spark), False)
    ben.plays(breaks).resolve()
    t.expect("鎖がなくなった後、ベンは爪をプレイできるか", ben.may_play(claw), True)
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
    ben.passes()
    t.expect("ベンの次のターンに、アンは腕輪の能力を起動できるか", ann.may_activate(bracelet), False)
    ann.passes()
    t.expect("その後のアンのターンに、アンは腕輪の能力を起動できるか", ann.may_activate(bracelet), True)
