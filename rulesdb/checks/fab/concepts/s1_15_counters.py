"""Checks of 1.15: counters."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("1.15.2a#sentence-1", "数値と記号のあるカウンターは、置かれたオブジェクトのその特性を修整する")
def a_counter_modifies_a_property(t: Table, ann: Person) -> None:
    """Two counters of +1 and one of -1 on the power of a weapon, and one with a name alone; a vest gets -1 defense.

    An ally gets 1 {h}.
    """
    pup = ann.has_card("permanent", "《子犬》 アクション ― 盟友 コスト0 ライフ2")
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    vest = ann.equips("chest", "胸当て", defense=2)
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを2個置く。")
    rust = ann.instant(
        "錆",
        "すべてのサブタイプが剣のパーマネントに「-1{p}」カウンターを1個置く。",
        "すべてのサブタイプが剣のパーマネントに「蒸気」カウンターを1個置く。",
        "すべてのあなたがコントロールするパーマネントに「-1{d}」カウンターを1個置く。",
        "すべてのあなたがコントロールするパーマネントに「+1{h}」カウンターを1個置く。",
    )
    ann.plays(whet).resolve().expect("研いだ剣のパワー", blade.power, 4)
    ann.plays(rust).resolve().expect("錆びた剣のパワー", blade.power, 3)
    t.expect("胸当てと剣の防御値", [vest.defense, blade.defense], [1, None])
    t.expect("子犬のライフと防御値", [pup.life, pup.defense], [3, None])


@fab.check(
    "1.15.2a#sentence-3",
    "カウンターによる変更は、継続効果すべての前や後にではなく、同じように変更する継続効果と同時に適用される",
)
def a_counter_is_applied_together_with_effects(t: Table, ann: Person) -> None:
    """A sword of power 2 gets a counter of +1 and then an effect of -3: its power is 0, and not 0 and 1 more.

    Set to 5, it is 5 and 1 more, and 3 less.
    """
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。")
    blunt = ann.instant("鈍り", "このターンの終わりまで、サブタイプが剣のものは、パワーに-3の修整を得る。")
    hones = ann.instant("鍛え", "このターンの終わりまで、サブタイプが剣のものは、パワーの値が5になる。")
    ann.plays(whet).resolve().expect("研いだ剣のパワー", blade.power, 3)
    ann.plays(blunt).resolve().expect("鈍った剣のパワー", blade.power, 0)
    ann.plays(hones).resolve().expect("鍛えた剣のパワー", blade.power, 3)


_STEAM = "《蒸気炉》 アクション ― アイテム コスト0"


@fab.check("1.15.1#sentence-1", "カウンターは、開示されたオブジェクトの上にだけ置ける")
def counters_are_put_on_public_objects(t: Table, ann: Person) -> None:
    """A card puts a counter on all furnaces: in the arena, there face down, in the graveyard and in hand."""
    here, hidden = ann.has_card("permanent", _STEAM), ann.hand(_STEAM)
    down, rusty = ann.has_card("permanent", _STEAM, is_public=False), ann.has_card("graveyard", _STEAM)
    ann.plays(ann.instant("沸騰", "すべての名前が「蒸気炉」のものに「蒸気」カウンターを1個置く。")).resolve()
    t.expect("闘技場の蒸気炉にあるカウンター", here.counters("蒸気"), 1)
    t.expect("手札の蒸気炉にあるカウンター", hidden.counters("蒸気"), 0)
    t.expect("闘技場で裏向きの蒸気炉にあるカウンター", down.counters("蒸気"), 0)
    t.expect("墓地の蒸気炉にあるカウンター", rusty.counters("蒸気"), 1)


@fab.check("1.15.1#sentence-2", "カウンターは、オブジェクトの数に入らず、名前の特性も持たない")
def counters_are_no_objects(t: Table, ann: Person) -> None:
    """Two counters of a name are on a furnace; a card gains life for every object of that name."""
    furnace = ann.has_card("permanent", _STEAM)
    boil = ann.instant("沸騰", "すべての名前が「蒸気炉」のものに「蒸気」カウンターを2個置く。")
    count = ann.instant(
        "数え上げ",
        "ライフを((すべての名前が「蒸気」のものの数)の3倍)点得る。ライフを(すべての名前が「蒸気炉」のものの数)点得る。",
    )
    ann.plays(boil).resolve().expect("蒸気炉にある蒸気カウンター", furnace.counters("蒸気"), 2)
    ann.plays(count).resolve().expect("アンのライフ", ann.life, 21)


@fab.check("1.15.1#sentence-3", "カウンターは、名前で、または数値とシンボルで区別される")
def counters_differ_by_name_or_value_and_symbol(t: Table, ann: Person) -> None:
    """On an item are counters of two names, of two values and of two symbols; it counts those of one kind."""
    kinds = ("蒸気", "錆", "+1{p}", "+2{p}", "+1{d}")
    furnace = ann.has_card(
        "permanent",
        _STEAM,
        *(f"インスタント ― コストなし: ライフを(これの「{kind}」カウンターの数)点得る。" for kind in kinds[::2]),
        f"インスタント ― コストなし: {'。'.join(f'これに「{kind}」カウンターを1個置く' for kind in kinds)}。",
    )
    ann.activates(furnace, ability=3).resolve()
    for index, life in enumerate((21, 22, 23)):
        ann.activates(furnace, ability=index).resolve()
        t.expect(f"{kinds[2 * index]}カウンターを数えた後の、アンのライフ", ann.life, life)


@fab.check("1.15.1#sentence-4", "名前や、値とシンボルが同じカウンターは、何が置いたかを問わず、同じものである")
def counters_of_one_identity_are_interchangeable(t: Table, ann: Person) -> None:
    """An item removes counters that a card put on it as a cost, and counts those with a value and a symbol."""
    furnace = ann.has_card(
        "permanent",
        _STEAM,
        "インスタント ― 「これから「蒸気」カウンターを1個取り除く」: ライフを1点得る。",
        "インスタント ― コストなし: ライフを(これの「+1{p}」カウンターの数)点得る。",
    )
    boil = ann.instant(
        "沸騰",
        "すべての名前が「蒸気炉」のものに「蒸気」カウンターを1個置く。",
        "すべての名前が「蒸気炉」のものに「+1{p}」カウンターを2個置く。",
    )
    ann.plays(boil).resolve().expect("蒸気カウンターを取り除く能力を起動できるか", ann.may_activate(furnace), True)
    ann.activates(furnace).resolve().expect("蒸気カウンターを取り除いて起動した後の、アンのライフ", ann.life, 21)
    ann.activates(furnace, ability=1).resolve().expect("+1{p}カウンターを数えた後の、アンのライフ", ann.life, 23)


@fab.check("1.15.2#sentence-1", "カウンターは、オブジェクトの特性を変更するか、効果と関わるか、その両方を行う")
def counters_modify_properties_or_interact_with_effects(t: Table, ann: Person) -> None:
    """A sword has a counter for which its ability asks, and one that modifies its power and that it counts as well."""
    blade = ann.sword(
        "蒸気剣",
        "インスタント ― コストなし: これの上に「蒸気」カウンターがあるなら、ライフを1点得る。",
        "インスタント ― コストなし: これに「+1{p}」カウンターを1個置く。これに「蒸気」カウンターを1個置く。",
        "インスタント ― コストなし: ライフを(これの「+1{p}」カウンターの数)点得る。",
    )
    ann.activates(blade).resolve().expect("カウンターを置く前の、アンのライフ", ann.life, 20)
    ann.activates(blade, ability=1).resolve().expect("蒸気剣のパワー", blade.power, 3)
    ann.activates(blade).resolve().expect("カウンターを置いた後の、アンのライフ", ann.life, 21)
    ann.activates(blade, ability=2).resolve().expect("+1{p}カウンターを数えた後の、アンのライフ", ann.life, 22)


@fab.check("1.15.3#sentence-1", "オブジェクトが存在しなくなると、その上のカウンターもなくなる")
def counters_cease_with_their_object(t: Table, ann: Person) -> None:
    """A sword with a counter goes to the graveyard, and comes back into the arena as another object."""
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。")
    forge = ann.instant(
        "打ち直し", "すべてのサブタイプが剣のパーマネントを破壊する。すべての墓地にあるものを闘技場に置く。"
    )
    ann.plays(whet).resolve().expect("研いだ剣のパワー", blade.power, 3)
    ann.plays(forge).resolve().expect("打ち直した剣の領域", blade.zone, "闘技場")
    t.expect("打ち直した剣にあるカウンター", blade.counters("+1{p}"), 0)
    t.expect("打ち直した剣のパワー", blade.power, 2)


@fab.check("1.15.3#sentence-2", "取り除かれたカウンターは、その時に存在しなくなる")
def removed_counters_cease_to_exist(t: Table, ann: Person, ben: Person) -> None:
    """An item removes two of its three counters as a cost, and deals damage for those that are on it then."""
    furnace = ann.has_card(
        "permanent",
        _STEAM,
        "インスタント ― コストなし: これに「蒸気」カウンターを3個置く。",
        "インスタント ― 「これから「蒸気」カウンターを2個取り除く」: "
        "すべての対戦相手のヒーローに(これの「蒸気」カウンターの数)点の一般ダメージを与える。",
    )
    ann.activates(furnace).resolve()
    ann.activates(furnace, ability=1).resolve().expect("ベンのライフ", ben.life, 19)


@fab.check("1.15.4#sentence-1 1.15.4#example-1", "正反対のカウンターは、両方ともオブジェクトに残る")
def opposite_counters_both_remain(t: Table, ann: Person) -> None:
    """A counter of -1 is put on a sword that has one of +1 on it; later the one of -1 is removed."""
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。")
    rust = ann.instant("錆", "すべてのサブタイプが剣のパーマネントに「-1{p}」カウンターを1個置く。")
    polish = ann.instant("磨き", "すべてのサブタイプが剣のパーマネントから「-1{p}」カウンターを1個取り除く。")
    ann.resolves(whet, rust)
    t.expect("剣にある2種類のカウンターの数", [blade.counters("+1{p}"), blade.counters("-1{p}")], [1, 1])
    t.expect("剣のパワー", blade.power, 2)
    ann.plays(polish).resolve().expect("-1{p}カウンターが取り除かれた後の、剣のパワー", blade.power, 3)
