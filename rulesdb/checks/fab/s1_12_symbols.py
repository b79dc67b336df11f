"""Checks of 1.12.4: symbols in texts of cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import attack


@fab.check("1.12.4#sentence-1", "{d}と{h}は、それぞれ決まった別の特性の値を表す")
def symbols_are_of_particular_properties(t: Table) -> None:
    """An ally with 1 power, 1 defense and 3 life gets 2 {d} and 1 {h}."""
    ann = t.people[0]
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 防御1 ライフ3")
    effects = (f"{THIS_TURN}《仔竜》は、{change}の修整を得る。" for change in ("{d}に2", "{h}に1"))
    ann.plays(ann.instant("鱗", "".join(effects))).resolve()
    t.expect("仔竜のパワー、防御値、ライフ", (pup.power, pup.defense, pup.life), (1, 3, 4))


@fab.check("1.12.4a#sentence-1", "{d}と書かれていれば、防御値のことである")
def d_is_defense(t: Table, ann: Person) -> None:
    """An ally gets 2 {d}; it is an action card with 1 defense and 3 life."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 防御1 ライフ3")
    ann.plays(ann.instant("鱗", f"{THIS_TURN}《仔竜》は、{{d}}に2の修整を得る。")).resolve()
    t.expect("仔竜の防御値", pup.defense, 3)


@fab.check("1.12.4b#sentence-1", "{i}と書かれていれば、知力の値のことである")
def i_is_intellect(t: Table, ann: Person) -> None:
    """A hero with 2 intellect gets 1 {i}; at the end of the turn its player draws up to the intellect."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力2")
    ann.gets("deck", *(attack(f"札{number}") for number in range(5)))
    ann.item("書物", "《学者》は、{i}に1の修整を得る。")
    t.end_turn()
    t.expect("知力まで引いた、アンの手札の枚数", ann.count("hand"), 3)


@fab.check("1.12.4c#sentence-1", "{h}と書かれていれば、ライフ総量のことである")
def h_is_life(t: Table, ann: Person) -> None:
    """A spell gains 2 {h}."""
    ann.plays(ann.instant("癒しの光", "{h}を2点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.12.4d#sentence-1", "{p}と書かれていれば、パワー値のことである")
def p_is_power(t: Table, ann: Person, ben: Person) -> None:
    """Attacks get 1 {p}."""
    ann.item("軍旗", "攻撃は、{p}に1の修整を得る。")
    claw = ann.hand(attack("爪", power=3, pitch=1))
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 4)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.12.4d#sentence-2", "{p}ダメージと書かれていれば、物理ダメージのことで、秘術ダメージは含まない")
def p_damage_is_physical(t: Table, ann: Person, ben: Person) -> None:
    """An armour prevents 1 {p} damage each time; arcane damage and that of an attack are dealt."""
    ben.item("鎧", "{p}ダメージを1点、軽減する。")
    bolt = ann.instant("稲妻", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    claw = ann.attack("爪")
    ann.plays(bolt).resolve()
    t.expect("秘術ダメージの後の、ベンのライフ", ben.life, 18)
    ann.plays(claw).until("damage")
    t.expect("物理ダメージの後の、ベンのライフ", ben.life, 16)


@fab.check("1.12.4e#sentence-1", "{r}は、リソースの点数を、並んだ数だけ表す")
def r_is_resource(t: Table, ann: Person) -> None:
    """A spell gains {r}{r}."""
    ann.plays(ann.instant("泉", "{r}{r}を得る。")).resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [2, 0])


@fab.check("1.12.4f#sentence-1", "{c}は、リソースではなく、気の点数を表す")
def c_is_chi(t: Table, ann: Person) -> None:
    """A spell gains {c}{c}."""
    ann.plays(ann.instant("呼吸", "{c}{c}を得る。")).resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [0, 2])


@fab.check(
    "1.12.4f#sentence-2,3", "{t}と書かれていればタップする効果のこと、{u}と書かれていればアンタップする効果のことである"
)
def t_is_tap_and_u_is_untap(t: Table, ann: Person) -> None:
    """A bell is tapped by the cost of its ability, a gong is tapped already; then a spell untaps both."""
    bell = ann.has_card("permanent", "《鈴》 アクション ― アイテム", "インスタント ― {t}: ライフを1点得る。")
    gong = ann.has_card("permanent", "《銅鑼》 アクション ― アイテム", "続行")
    beat = ann.instant("一打", "すべての名前が「銅鑼」のパーマネントを{t}する。")
    echo = ann.instant("余韻", "すべてのサブタイプがアイテムのパーマネントを{u}する。")
    ann.plays(beat).resolve()
    t.expect("一打の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, True))
    ann.activates(bell).resolve()
    t.expect("鈴の能力の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (True, True))
    ann.plays(echo).resolve()
    t.expect("余韻の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, False))
