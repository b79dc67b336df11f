"""Checks of 1.12.4: symbols in texts of cards."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import attack

_TURN = "このターンの終わりまで、"


@fab.check("1.12.4#sentence-1", title="{d}と{h}は、それぞれ決まった別の特性の値を表す")
def symbols_are_of_particular_properties(t: Table) -> None:
    """An ally with 1 power, 1 defense and 3 life gets 2 {d} and 1 {h}."""
    ann = t.people[0]
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 防御1 ライフ3")
    effects = (f"{_TURN}《仔竜》は、{change}の修整を得る。" for change in ("{d}に2", "{h}に1"))
    spell = ann.hand("《鱗》 インスタント コスト0", "".join(effects))
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("仔竜のパワー、防御値、ライフ", (pup.power, pup.defense, pup.life), (1, 3, 4))


@fab.check("1.12.4a#sentence-1", title="{d}と書かれていれば、防御値のことである")
def d_is_defense(t: Table) -> None:
    """An ally gets 2 {d}; it is an action card with 1 defense and 3 life."""
    ann, _ben = t.people
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 防御1 ライフ3")
    spell = ann.hand("《鱗》 インスタント コスト0", f"{_TURN}《仔竜》は、{{d}}に2の修整を得る。")
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("仔竜の防御値", pup.defense, 3)


@fab.check("1.12.4b#sentence-1", title="{i}と書かれていれば、知力の値のことである")
def i_is_intellect(t: Table) -> None:
    """A hero with 2 intellect gets 1 {i}; at the end of the turn its player draws up to the intellect."""
    ann, _ben = t.people
    ann.plays_as("《学者》 ヒーロー ライフ20 知力2")
    ann.gets("deck", *(attack(f"札{number}") for number in range(5)))
    ann.has_card("permanent", "《書物》 アクション ― アイテム コスト0", "《学者》は、{i}に1の修整を得る。")
    t.begin()
    t.end_turn()
    t.expect("知力まで引いた、アンの手札の枚数", ann.count("hand"), 3)


@fab.check("1.12.4c#sentence-1", title="{h}と書かれていれば、ライフ総量のことである")
def h_is_life(t: Table) -> None:
    """A spell gains 2 {h}."""
    ann, _ben = t.people
    spell = ann.hand("《癒しの光》 インスタント コスト0", "{h}を2点得る。")
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.12.4d#sentence-1", title="{p}と書かれていれば、パワー値のことである")
def p_is_power(t: Table) -> None:
    """Attacks get 1 {p}."""
    ann, ben = t.people
    ann.has_card("permanent", "《軍旗》 アクション ― アイテム コスト0", "攻撃は、{p}に1の修整を得る。")
    claw = ann.hand(attack("爪", power=3, pitch=1))
    t.begin()
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 4)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.12.4d#sentence-2", title="{p}ダメージと書かれていれば、物理ダメージのことで、秘術ダメージは含まない")
def p_damage_is_physical(t: Table) -> None:
    """An armour prevents 1 {p} damage each time; arcane damage and that of an attack are dealt."""
    ann, ben = t.people
    ben.has_card("permanent", "《鎧》 アクション ― アイテム コスト0", "{p}ダメージを1点、軽減する。")
    bolt = ann.hand("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(bolt)
    t.resolve()
    t.expect("秘術ダメージの後の、ベンのライフ", ben.life, 18)
    ann.plays(claw)
    t.until("damage")
    t.expect("物理ダメージの後の、ベンのライフ", ben.life, 16)


@fab.check("1.12.4e#sentence-1", title="{r}は、リソースの点数を、並んだ数だけ表す")
def r_is_resource(t: Table) -> None:
    """A spell gains {r}{r}."""
    ann, _ben = t.people
    spring = ann.hand("《泉》 インスタント コスト0", "{r}{r}を得る。")
    t.begin()
    ann.plays(spring)
    t.resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [2, 0])


@fab.check("1.12.4f#sentence-1", title="{c}は、リソースではなく、気の点数を表す")
def c_is_chi(t: Table) -> None:
    """A spell gains {c}{c}."""
    ann, _ben = t.people
    breath = ann.hand("《呼吸》 インスタント コスト0", "{c}{c}を得る。")
    t.begin()
    ann.plays(breath)
    t.resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [0, 2])


@fab.check(
    "1.12.4f#sentence-2",
    "1.12.4f#sentence-3",
    title="{t}と書かれていればタップする効果のこと、{u}と書かれていればアンタップする効果のことである",
)
def t_is_tap_and_u_is_untap(t: Table) -> None:
    """A bell is tapped by the cost of its ability, a gong is tapped already; then a spell untaps both."""
    ann, _ben = t.people
    bell = ann.has_card("permanent", "《鈴》 アクション ― アイテム", "インスタント ― {t}: ライフを1点得る。")
    gong = ann.has_card("permanent", "《銅鑼》 アクション ― アイテム", "続行")
    beat = ann.hand("《一打》 インスタント コスト0", "すべての名前が「銅鑼」のパーマネントを{t}する。")
    echo = ann.hand("《余韻》 インスタント コスト0", "すべてのサブタイプがアイテムのパーマネントを{u}する。")
    t.begin()
    ann.plays(beat)
    t.resolve()
    t.expect("一打の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, True))
    ann.activates(bell)
    t.resolve()
    t.expect("鈴の能力の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (True, True))
    ann.plays(echo)
    t.resolve()
    t.expect("余韻の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, False))
