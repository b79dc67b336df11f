"""Checks of 2.0: properties of objects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.events import Create
from rulesdb.engine.fab.language.record_words import PROPERTIES
from rulesdb.engine.fab.sample_cards.small_cards import ally


def _attacks(t: Table, *effects: str, power: int = 3) -> TrackedCard:
    """Let Ann attack with a claw, and play an instant for each of some effects; return the claw."""
    ann = t.people[0]
    spells = [ann.instant(f"呪文{at}", effect) for at, effect in enumerate(effects, start=1)]
    claw = ann.attack("爪", power=power)
    ann.plays(claw)
    ann.resolves(*spells)
    return claw


_GREAT = "すべてのパワーの基本の値が5以上のものを追放する。"


def _is_great(t: Table, change: str) -> bool:
    """Whether a claw with a base power of 3 has a base power of 5 or more after an effect, and is banished for it."""
    claw = _attacks(t, f"{THIS_TURN}攻撃は、{change}。", _GREAT)
    return claw.zone == "追放ゾーン"


def _zones(t: Table, *effects: str, cards: tuple[tuple[str, ...], ...]) -> list[str]:
    """Return the zones of some permanents of Ben, given by sheets, after Ann has played instants with effects."""
    ann, ben = t.people
    found = [ben.has_card("permanent", *lines) for lines in cards]
    spells = [ann.instant(f"呪文{at}", effect) for at, effect in enumerate(effects, start=1)]
    ann.resolves(*spells)
    return [card.zone for card in found]


_CROWN, _SWORD = ("《冠》 装備品",), ("《剣》 武器 パワー2",)
_CROWN_GETS_POWER = f"{THIS_TURN}《冠》は、基本の値が2のパワーを得る。"


@fab.check("2.0.1#sentence-1", "「パワーの特性を持つ」かどうかは、印刷ではなく、オブジェクトの今の属性で決まる")
def a_property_is_an_attribute_of_an_object(t: Table) -> None:
    """A crown without a printed power gets one; what has a power is destroyed."""
    zones = _zones(t, _CROWN_GETS_POWER, "すべてのパワーの特性を持つパーマネントを破壊する。", cards=(_CROWN,))
    t.expect("冠のあるゾーン", zones, ["墓地"])


_ALL_PROPERTIES = "、かつ".join(f"{name}の特性を持つ" for name in PROPERTIES.values())


@fab.check("2.0.1#sentence-2", "能力、カラーバー、名前、タイプなども、パワーやコストと同じように特性である")
def there_are_13_properties(t: Table) -> None:
    """What has all 13 properties is destroyed: a statue, but not another one, which lacks a pitch and so a color."""
    statue = "「戦士」 アクション・デミヒーロー ― アイテム コスト0{} パワー1 防御1 ライフ1 知力1"
    cards = ((f"《{name}》 {statue.format(pitch)}", "続行") for name, pitch in (("赤い像", " ピッチ1"), ("石像", "")))
    zones = _zones(t, f"すべての({_ALL_PROPERTIES})パーマネントを破壊する。", cards=tuple(cards))
    t.expect("赤い像と石像のあるゾーン", zones, ["墓地", "闘技場"])


@fab.check("2.0.2#sentence-1", "マクロの特性も、カードの特性と同じように、その文章で決まる")
def the_text_of_a_macro_determines_its_properties(t: Table, ann: Person) -> None:
    """Ann controls a macro and a card with the same text, by which attacks get 1 power."""
    raises = "攻撃は、パワーに1の修整を得る。"
    t.macro(ann, "《聖域》 マクロ", raises)
    ann.has_card("permanent", "《軍旗》 アクション ― アイテム", raises)
    t.expect("爪のパワー", _attacks(t).power, 5)


@fab.check("2.0.4#sentence-1", "特性を得たとみなすのは、以前は持っていなかったものを、今は持っている場合だけである")
def a_property_that_was_lacking_is_gained(t: Table) -> None:
    """A crown gets a power, a sword has one anyway, a helmet has one as long as there is a flag; a gain destroys."""
    flag = ("《旗》 アクション ― アイテム", "《兜》は、基本の値が2のパワーを得る。")
    effects = (_CROWN_GETS_POWER, "《旗》を破壊する。", "すべてのパワーを得たパーマネントを破壊する。")
    zones = _zones(t, *effects, cards=(_CROWN, _SWORD, ("《兜》 装備品",), flag))
    t.expect("冠、剣、旗を失った兜のあるゾーン", zones[:3], ["墓地", "闘技場", "闘技場"])


@fab.check("2.0.4#sentence-2", "特性を失ったとみなすのは、以前は持っていたものを、今は持っていない場合だけである")
def a_property_that_was_there_is_lost(t: Table) -> None:
    """A sword loses its power, a crown has none anyway, an axe loses its own and gets one; what has lost one goes."""
    changes = ("《剣》は、パワーを失う", "《斧》は、パワーを失う", "《斧》は、基本の値が2のパワーを得る")
    effects = [f"{THIS_TURN}{change}。" for change in changes]
    axe = ("《斧》 武器 パワー2",)
    zones = _zones(t, *effects, "すべてのパワーを失ったパーマネントを破壊する。", cards=(_CROWN, _SWORD, axe))
    t.expect("冠、剣、斧のあるゾーン", zones, ["闘技場", "墓地", "闘技場"])


@fab.check("2.0.4#sentence-3", "能力の特性を前から持っていても、続行を得れば、特性の一部を得ている")
def a_part_of_a_property_is_gained(t: Table) -> None:
    """A ghost that has stealth gets go again; what has gained go again is destroyed."""
    gets = f"{THIS_TURN}《幽霊》は、『続行』を得る。"
    cards = (("《幽霊》 アクション ― オーラ", "隠密"), ("《突風》 アクション ― オーラ", "続行"))
    zones = _zones(t, gets, "すべての続行を得たパーマネントを破壊する。", cards=cards)
    t.expect("幽霊と突風のあるゾーン", zones, ["墓地", "闘技場"])


@fab.check("2.0.4#sentence-3", "ほかの能力が残っていても、続行を失えば、特性の一部を失っている")
def a_part_of_a_property_is_lost(t: Table) -> None:
    """A gust that has stealth and go again loses go again; what has lost go again is destroyed."""
    loses = f"{THIS_TURN}《突風》は、すべての続行を失う。"
    cards = (("《突風》 アクション ― オーラ", "隠密", "続行"), ("《幽霊》 アクション ― オーラ", "隠密"))
    zones = _zones(t, loses, "すべての続行を失ったパーマネントを破壊する。", cards=cards)
    t.expect("突風と幽霊のあるゾーン", zones, ["墓地", "闘技場"])


@fab.check("2.0.5#sentence-1", "特性の発生源は、その特性を持つオブジェクトであり、それを与えたものではない")
def the_source_of_a_property_has_it(t: Table) -> None:
    """A flag gives a crown a power; the sources of a power are destroyed."""
    flag = ("《旗》 アクション ― アイテム", "《冠》は、基本の値が2のパワーを得る。")
    zones = _zones(t, "すべてのパワーの発生源であるパーマネントを破壊する。", cards=(_CROWN, flag))
    t.expect("冠と旗のあるゾーン", zones, ["墓地", "闘技場"])


@fab.check("2.0.3a#sentence-1 2.0.3a#example-1", "パワーを得る効果は、パワーを変えるが、基本の値は変えない")
def a_modification_leaves_the_base(t: Table) -> None:
    """A claw with a base power of 3 gets 2 more."""
    t.expect("爪は、基本の値が5以上のものに入るか", _is_great(t, "パワーに2の修整を得る"), False)
    t.expect("爪のパワー", t.people[0].card("爪").power, 5)


@fab.check("2.0.3a#sentence-2", "パワーを5にする効果も、「基本」と書かれていれば基本の値を変え、なければ変えない")
def the_base_changes_only_if_named(t: Table) -> None:
    """The power of a claw with a base power of 3 is set to 5; then its base power is."""
    named = t.people[0].instant("転化", f"{THIS_TURN}攻撃は、パワーの基本の値が5になる。")
    again = t.people[0].instant("追放", _GREAT)
    t.expect("爪は、基本の値が5以上のものに入るか", _is_great(t, "パワーの値が5になる"), False)
    t.people[0].resolves(named, again)
    t.expect("基本の値も5になった爪のあるゾーン", t.people[0].card("爪").zone, "追放ゾーン")


@fab.check("2.0.3c#sentence-2", "効果が数値特性を0未満の値にしようとするなら、代わりに0にする")
def a_value_is_set_to_zero(t: Table) -> None:
    """The base power of a claw is set to -2, and it gets 3 more; then its power is set to -4."""
    again = t.people[0].instant("逆風", f"{THIS_TURN}攻撃は、パワーの値が-4になる。")
    claw = _attacks(
        t, f"{THIS_TURN}攻撃は、パワーの基本の値が-2になる。", f"{THIS_TURN}攻撃は、パワーに3の修整を得る。"
    )
    t.expect("基本の値が変わった爪のパワー", claw.power, 3)
    t.people[0].resolves(again).expect("値も変わった爪のパワー", claw.power, 3)


@fab.check("2.0.3c#sentence-3", "効果が数値特性を0未満まで減らそうとするなら、代わりに0まで減らす")
def a_value_is_reduced_to_zero(t: Table) -> None:
    """The base power of a claw is reduced from 3 by 5; then it gets 4 more, and then 9 less."""
    again = t.people[0].instant("逆風", f"{THIS_TURN}攻撃は、パワーに-9の修整を得る。")
    changes = ("パワーの基本の値に-5の修整を得る", "パワーに4の修整を得る")
    claw = _attacks(t, *(f"{THIS_TURN}攻撃は、{change}。" for change in changes))
    t.expect("基本の値が変わった爪のパワー", claw.power, 4)
    t.people[0].resolves(again).expect("値も変わった爪のパワー", claw.power, 0)


@fab.check("2.0.3d#sentence-2", "+1や-1のカウンターは、特性の値を変えるが、基本の値は変えない")
def a_counter_leaves_the_base(t: Table, ann: Person, ben: Person) -> None:
    """Counters make a defense of 1 one of 2, and 2 one of 1; what has a base defense of 2 or more is destroyed."""
    helmet, boots = ben.equips("head", "兜", defense=1), ben.equips("legs", "靴", defense=2)
    changes = (("頭", "+1"), ("足", "-1"))
    puts = [f"すべてのサブタイプが{word}のパーマネントに「{by}{{d}}」カウンターを1個置く。" for word, by in changes]
    forge, crush = ann.instant("鍛造", *puts), ann.instant("粉砕", "すべての防御値の基本の値が2以上のものを破壊する。")
    ann.resolves(forge).expect("兜と靴の防御値", (helmet.defense, boots.defense), (2, 1))
    ann.resolves(crush)
    t.expect("兜と靴のあるゾーン", (helmet.zone, boots.zone), ("頭", "墓地"))


@fab.check(
    "2.0.3b#sentence-1a 2.0.3b#example-1", "パワーを増やす効果が適用されたカードがあるので、Korshemは破壊されない"
)
def korshem_stays(t: Table, ann: Person) -> None:
    """An attack gets 2 more; then an effect destroys Korshem unless a card that Ann controls has increased."""
    korshem = ann.has_card(
        "permanent", "《Korshem, Crossroads of the Elements》 アクション ― ランドマーク コスト0", "続行"
    )
    more = f"{THIS_TURN}攻撃は、パワーに2の修整を得る。"
    grown = "(このターンにパワーが増加した、またはこのターンに防御値が増加した)"
    landmarks = "すべてのサブタイプがランドマークのパーマネント"
    end = f"({grown}、かつあなたがコントロールする)ものがないなら、{landmarks}を破壊する。"
    _attacks(t, more, end)
    t.expect("Korshemのあるゾーン", korshem.zone, "闘技場")


_SHRUNK = "すべてのこのターンにパワーが減少したものを追放する。"


@fab.check("2.0.3b#sentence-1b", "基本のパワーを増やす効果が適用されたカードも、パワーが増加したとみなす")
def an_increased_base_power_has_increased(t: Table) -> None:
    """The base power of an attack is increased; what has increased is banished."""
    claw = _attacks(
        t,
        f"{THIS_TURN}攻撃は、パワーの基本の値に2の修整を得る。",
        "すべてのこのターンにパワーが増加したものを追放する。",
    )
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check("2.0.3b#sentence-2a", "パワーを減らす効果が適用されたカードは、減少したとみなす")
def a_reduced_power_has_decreased(t: Table) -> None:
    """An attack gets -1; what has decreased is banished."""
    t.expect("爪のあるゾーン", _attacks(t, f"{THIS_TURN}攻撃は、パワーに-1の修整を得る。", _SHRUNK).zone, "追放ゾーン")


@fab.check("2.0.3b#sentence-2b", "基本のパワーを減らす効果が適用されたカードも、パワーが減少したとみなす")
def a_reduced_base_power_has_decreased(t: Table) -> None:
    """The base power of an attack is reduced; what has decreased is banished."""
    change = f"{THIS_TURN}攻撃は、パワーの基本の値に-1の修整を得る。"
    t.expect("爪のあるゾーン", _attacks(t, change, _SHRUNK).zone, "追放ゾーン")


@fab.check("2.0.3b#sentence-1c,2c", "カウンターのルールがパワーを増やしたり減らしたりしても、増加や減少とみなす")
def counters_increase_and_decrease_values(t: Table) -> None:
    """A sword gets a counter of +1{p}, an axe one of -1{p}; what has increased is destroyed, the other goes.

    A hammer gets a counter without a value.
    """
    changes = (("剣", "+1{p}"), ("斧", "-1{p}"), ("槌", "蒸気"))
    counts = [f"すべての名前が「{name}」のものに「{counter}」カウンターを1個置く。" for name, counter in changes]
    grown = "すべてのこのターンにパワーが増加したものを破壊する。"
    zones = _zones(t, *counts, grown, _SHRUNK, cards=(_SWORD, ("《斧》 武器 パワー2",), ("《槌》 武器 パワー2",)))
    t.expect("剣、斧、槌のあるゾーン", zones, ["墓地", "追放ゾーン", "闘技場"])


@fab.check("2.0.3#sentence-3", "コピーされる数値は、変更された値ではなく、存在し始めたときの値である")
def a_copy_has_the_starting_value(t: Table, ann: Person) -> None:
    """An ally with a life of 3 gets a base life of 4, and 2 more, and is copied."""
    imp = ann.has_card("permanent", ally("小鬼", 3))
    changes = "《小鬼》は、ライフの基本の値が4になる。", "《小鬼》は、ライフに2の修整を得る。"
    spells = [ann.instant(f"呪文{at}", f"{THIS_TURN}{change}") for at, change in enumerate(changes, start=1)]
    copies = ann.instant("呪文3", "「小鬼」という名前のすべてのカードのコピーであるトークンを作成する。")
    ann.resolves(*spells, copies).expect("小鬼のライフ", imp.life, 6)
    t.expect("作成されたトークンのライフ", t.values(Create, "token.life"), [3])
