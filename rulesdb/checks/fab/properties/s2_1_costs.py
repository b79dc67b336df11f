"""Checks of 2.1, 2.2 and 2.8: color strip, cost and pitch."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant, item, shield


def _destroys_color(t: Table, color: str, *first: str) -> dict[str, TrackedCard]:
    """Let Ann destroy what has a color, after other effects; return the items, by their printed pitch."""
    ann, ben = t.people
    pitches = {"1": 1, "2": 2, "3": 3, "なし": None}
    items = {name: ben.has_card("permanent", item(f"ピッチ{name}の石", pitch=at)) for name, at in pitches.items()}
    ann.plays(ann.instant("呪文", *first, f"すべてのカラーバーが{color}のパーマネントを破壊する。")).resolve()
    return items


def _zones(items: dict[str, TrackedCard]) -> list[str]:
    return [found.zone for found in items.values()]


@fab.check("2.1.1#sentence-1", "カラーバーは、コストではなく、表記ピッチを色で表す")
def the_color_strip_shows_the_printed_pitch(t: Table, ann: Person, ben: Person) -> None:
    """What is red is destroyed: a stone with a cost of 2 and a pitch of 1, but not one with a cost of 1."""
    red, yellow = (ben.has_card("permanent", item(f"石{cost}", cost=cost, pitch=3 - cost)) for cost in (2, 1))
    ann.plays(ann.instant("呪文", "すべてのカラーバーが赤のパーマネントを破壊する。")).resolve()
    t.expect("コスト2でピッチ1の石と、コスト1でピッチ2の石のあるゾーン", (red.zone, yellow.zone), ("墓地", "闘技場"))


@fab.check("2.1.2#sentence-2 2.1.2#item-2", "黄のカードとは、表記ピッチが2のカードのことである")
def the_printed_pitch_determines_the_color(t: Table) -> None:
    """What is yellow is destroyed, among items with a printed pitch of 1, 2, 3 and none."""
    items = _destroys_color(t, "黄")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "墓地", "闘技場", "闘技場"])


@fab.check("2.1.2#sentence-3 2.1.2#item-3", "表記ピッチが3なら、青である")
def a_pitch_of_3_is_blue(t: Table) -> None:
    """What is blue is destroyed."""
    items = _destroys_color(t, "青")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "闘技場", "墓地", "闘技場"])


@fab.check("2.1.2#sentence-4,3 2.1.2#item-1", "表記ピッチが1なら赤で、表記ピッチがなければ、どの色でもない")
def a_card_without_pitch_has_no_color(t: Table) -> None:
    """What is red is destroyed."""
    items = _destroys_color(t, "赤")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["墓地", "闘技場", "闘技場", "闘技場"])


@fab.check("2.1.3#sentence-1", "ピッチや基本ピッチが変わっても、カラーバーの色は変わらない")
def a_modified_pitch_leaves_the_color(t: Table) -> None:
    """The pitch of one item grows from 1 to 3, and the base pitch of one becomes 3; then what is blue is destroyed."""
    changes = ("《ピッチ1の石》は、ピッチ値に2の修整を得る", "《ピッチ2の石》は、ピッチ値の基本の値が3になる")
    items = _destroys_color(t, "青", *(f"このターンの終わりまで、{change}。" for change in changes))
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "闘技場", "墓地", "闘技場"])


def _counts(layers: str) -> str:
    """Return an effect that gains life for the other layers of a kind."""
    return f"ライフを(ほかのすべての{layers}レイヤーの数)点得る。"


_LESS = f"{THIS_TURN}《巻物》は、コストのリソースポイントが1点減る。"


@fab.check("2.2.2#sentence-2", "基本コストとは、印刷されたコストのことで、増減を受けた後のコストではない")
def printed_cost_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """What has a base cost of 2 or more is destroyed; two items are printed with 2 and 1, and one costs 1 more."""
    dear, cheap = (ben.has_card("permanent", item(name, cost=at)) for name, at in (("金", 2), ("銅", 1)))
    more = ann.instant("税", f"{THIS_TURN}《銅》は、コストのリソースポイントが1点増える。")
    ann.resolves(more, ann.instant("呪文", "すべてのコストの基本の値が2以上のパーマネントを破壊する。"))
    t.expect("金のあるゾーンと銅のあるゾーン", (dear.zone, cheap.zone), ("墓地", "闘技場"))


@fab.check("2.2.2#sentence-3a,3b", "コストの表記がないカードはコストを持たず、表記が0のカードは持つ")
def a_card_without_printed_cost_has_none(t: Table, ann: Person, ben: Person) -> None:
    """What has a cost is destroyed; an item is printed with 0, a helmet without a cost."""
    tin, helmet = ben.item("錫"), ben.has_card("head", shield("兜"))
    ann.resolves(ann.instant("呪文", "すべてのコストの特性を持つパーマネントを破壊する。"))
    t.expect("錫のあるゾーンと兜のあるゾーン", (tin.zone, helmet.zone), ("墓地", "頭"))


@fab.check("2.2.2a#sentence-2 2.2.2a#example-1", "「XX」と表記されたカードの基本コストは、X+Xである")
def two_symbols_are_added_up(t: Table, ann: Person) -> None:
    """Spark of Genius is played with X = 2; another card counts the layers that cost 4."""
    spark = ann.hand("《Spark of Genius》 アクション コストXX", "ライフをX点得る。")
    ann.gets("hand", gem("青石", 3), gem("藍石", 3))
    praise = ann.instant("呪文", _counts("コストの値が4の"))
    ann.plays(spark, x=2).expect("X=2でプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.plays(praise).resolve().expect("コスト4のレイヤーの数だけ得た後の、アンのライフ", ann.life, 21)


@fab.check("2.2.2a#sentence-2", "「X2」と表記されたカードの基本コストは、Xと2を足したものである")
def a_symbol_and_a_number_are_added_up(t: Table, ann: Person) -> None:
    """A card with the printed cost X2 is played with X = 1; another card counts the layers that cost 3."""
    flash = ann.hand("《閃光》 アクション コストX2", "ライフをX点得る。")
    ann.gets("hand", gem("青石", 3), gem("黄石", 2))
    praise = ann.instant("呪文", _counts("コストの値が3の"))
    ann.plays(flash, x=...).expect("アンがXとして選べる数", t.choices, ["0", "1", "2", "3"])
    t.answer(x=1).expect("X=1でプレイした後の、アンのリソースポイント", ann.resource_points, 0)
    ann.plays(praise).resolve().expect("コスト3のレイヤーの数だけ得た後の、アンのライフ", ann.life, 21)


def _answers_ability(t: Table, ability: str, effect: str, card: str = "《泉》 アクション ― アイテム コスト3") -> int:
    """Let Ann activate a card's ability and answer it with an effect; return Ann's life."""
    ann, _ben = t.people
    well = ann.has_card("permanent", card, ability)
    spell = ann.instant("呪文", effect)
    ann.hand(gem("青石", 3))
    ann.activates(well)
    ann.plays(spell).resolve()
    return ann.life


_GAINS = "ライフを1点得る。"


@fab.check("2.2.3#sentence-2", "起動能力のコストは、{r}シンボルの数で決まる")
def symbols_of_an_ability_are_counted(t: Table) -> None:
    """An ability is printed with two resource symbols."""
    life = _answers_ability(t, f"インスタント ― {{r}}{{r}}: {_GAINS}", _counts("コストの値が2の"))
    t.expect("コスト2のレイヤーの数だけ得た後の、アンのライフ", life, 21)
    t.expect("青石をピッチした後の、アンのリソースポイント", t.people[0].resource_points, 1)


@fab.check("2.2.3#sentence-3", "リソースシンボルのない起動能力のコストは、0である")
def an_ability_without_symbols_costs_0(t: Table) -> None:
    """An ability costs a life point; Ann gains life for the layers that cost 0."""
    life = _answers_ability(t, f"インスタント ― ライフ1点: {_GAINS}", _counts("コストの値が0の"))
    t.expect("1点支払い、コスト0のレイヤーの数だけ得た後の、アンのライフ", life, 20)


@fab.check("2.2.3#sentence-4", "起動能力の基本コストは、発生源のカードのコストではなく、能力の表記で決まる")
def an_ability_has_a_separate_cost(t: Table) -> None:
    """An item that costs 3 has an ability that costs 2."""
    life = _answers_ability(t, f"インスタント ― リソース2点: {_GAINS}", _counts("コストの基本の値が2の"))
    t.expect("コスト2のレイヤーの数だけ得た後の、アンのライフ", life, 21)


@fab.check("2.0.1a#sentence-2b", "起動能力は、オブジェクトの特性のうち、タイプを持つ")
def an_ability_has_types(t: Table) -> None:
    """Ann gains life for the layers of the type instant: an ability of equipment."""
    crown = "《泉の冠》 装備品 ― 頭"
    life = _answers_ability(t, f"インスタント ― リソース1点: {_GAINS}", _counts("タイプがインスタントの"), crown)
    t.expect("タイプがインスタントのレイヤーの数だけ得た後の、アンのライフ", life, 21)


@fab.check("2.0.1a#sentence-2a", "起動能力は、オブジェクトの特性のうち、コストを持つ")
def an_ability_has_a_cost(t: Table) -> None:
    """Ann gains life for the layers that have a cost: an ability of equipment, which has none."""
    crown = "《泉の冠》 装備品 ― 頭"
    life = _answers_ability(t, f"インスタント ― リソース1点: {_GAINS}", _counts("コストの特性を持つ"), crown)
    t.expect("コストを持つレイヤーの数だけ得た後の、アンのライフ", life, 21)


@fab.check("2.2.4#sentence-1", "効果がコストの特性の値を増やそうとしても、コストは変更されない")
def the_cost_property_cannot_be_modified(t: Table, ann: Person, ben: Person) -> None:
    """An item that costs 1 would get 2 more, and one would get a base cost of 3; what costs 3 is destroyed."""
    two = [ben.has_card("permanent", item(name, cost=1)) for name in ("銅", "鉄")]
    changes = ("《銅》は、コストに2の修整を得る", "《鉄》は、コストの基本の値が3になる")
    spells = [ann.instant("呪文", f"{THIS_TURN}{change}。") for change in changes]
    ann.resolves(*spells, ann.instant("呪文", "すべてのコストの値が3のパーマネントを破壊する。"))
    t.expect("銅のあるゾーンと鉄のあるゾーン", [one.zone for one in two], ["闘技場", "闘技場"])


@fab.check("2.2.4a#sentence-2", "コストを減らす効果は、プレイか起動のときだけ適用され、解決中の支払いには適用されない")
def cost_changes_apply_to_playing_alone(t: Table, ann: Person) -> None:
    """A scroll for 2 and an ability for 1 cost 1 less; the scroll lets Ann pay 2 while it resolves."""
    less = ann.instant("呪文", f"{THIS_TURN}あらゆるものは、コストのリソースポイントが1点減る。")
    forge = ann.item("炉", f"インスタント ― リソース1点: {_GAINS}")
    scroll = ann.hand("《巻物》 インスタント コスト2", "リソース2点を支払ってもよい。そうした場合、ライフを5点得る。")
    blue = ann.hand(gem("青石", 3))
    ann.resolves(less)
    ann.plays(scroll, pitch=blue).expect("巻物をプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.activates(forge).resolve().expect("炉を起動した後の、アンのリソースポイント", ann.resource_points, 2)
    t.resolve(may=True).expect("2点を支払った後の、アンのリソースポイント", ann.resource_points, 0)


@fab.check(
    "2.2.4b#sentence-1 2.2.4a#example-1",
    "コストを減らす効果は、リソースコストの計算だけを変え、効果が参照するコストの特性は変えない",
)
def effects_refer_to_the_unmodified_cost(t: Table, ann: Person) -> None:
    """A scroll that costs 2 is played for 1; Ann gains life for the layers that cost 2."""
    less, scroll = ann.instant("呪文", _LESS), ann.hand(instant("巻物", cost=2))
    praise = ann.instant("称賛", _counts("コストの値が2の"))
    ann.hand(gem("青石", 3))
    ann.resolves(less)
    ann.plays(scroll).expect("巻物をプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.plays(praise).resolve().expect("コスト2のレイヤーの数だけ得た後の、アンのライフ", ann.life, 21)


def _pays_for_scroll(t: Table, *items: TrackedCard, is_reduced_first: bool) -> None:
    """Let Ann play a scroll for 3 that gains life for its payment, and activate items; costs shrink before or after."""
    ann, _ben = t.people
    less = ann.instant("呪文", f"{THIS_TURN}あらゆるものは、コストのリソースポイントが1点減る。")
    scroll = ann.hand("《巻物》 インスタント コスト3", "ライフを(このレイヤーの支払い)点得る。")
    ann.hand(gem("青石", 3))
    ann.resolves(*([less] if is_reduced_first else []))
    ann.plays(scroll)
    for one in items:
        ann.activates(one)
    if not is_reduced_first:
        ann.plays(less).resolve()
    for _ in (scroll, *items):
        t.resolve()


@fab.check("2.2.4b#sentence-2", "支払いを参照する効果は、変更を受けた後のコストを参照する")
def effects_refer_to_the_modified_payment(t: Table) -> None:
    """A scroll that costs 3 is played for 2."""
    _pays_for_scroll(t, is_reduced_first=True)
    t.expect("アンのライフ", t.people[0].life, 22)


@fab.check("2.2.4b#sentence-3", "支払いとは、プレイや起動のときに実際に支払ったコストで、その後の効果では変わらない")
def a_payment_is_what_was_paid(t: Table, ann: Person) -> None:
    """A scroll is played for 3 and an ability activated for 2, and costs are reduced while they are on the stack."""
    forge = ann.item("炉", "インスタント ― リソース2点: ライフを(このレイヤーの支払い)点得る。")
    ann.hand(gem("藍石", 3))
    _pays_for_scroll(t, forge, is_reduced_first=False)
    t.expect("アンのライフ", ann.life, 25)


@fab.check("2.2.5#sentence-1 2.2.5#example-1", "コストが{r}のカードを探すのは、コストが1のカードを探すことである")
def a_symbol_is_the_same_as_a_number(t: Table, ann: Person) -> None:
    """The deck is searched by the same text, once with a number and once with the symbol."""
    ann.gets("deck", *(instant(name, cost=at) for name, at in (("無", 0), ("一", 1), ("壱", 1), ("二", 2))))
    texts = [f"デッキからコストの値が{cost}のものを1枚探して手札に置く。" for cost in ("1", "{r}")]
    one, other = (ann.instant("呪文", text) for text in texts)
    ann.plays(one).resolve(search=...)
    by_number = t.choices
    t.answer(search=None)
    ann.plays(other).resolve(search=...)
    t.expect("{r}で選べるものは、1で選べたものと同じか", t.choices == by_number, True)
    t.expect("{r}で選べるもの", t.choices, ["《一》", "《壱》", "これ以上は選ばないこと"])


@fab.check("2.2.1#sentence-2", "コストは、リソース資源コストの最初の点数であり、支払う点数はそれより減りうる")
def the_cost_is_where_the_resource_cost_starts(t: Table, ann: Person) -> None:
    """With 4 points Ann plays a card with a cost of 3, and activates an ability for 2; an effect reduces both by 1."""
    scroll, forge = ann.hand(instant("巻物", cost=3)), ann.item("炉", f"インスタント ― リソース2点: {_GAINS}")
    less = ann.instant("呪文", f"{THIS_TURN}あらゆるものは、コストのリソースポイントが1点減る。")
    ann.resolves(ann.instant("泉", "リソースポイントを4点得る。"), less)
    ann.plays(scroll).expect("プレイの後、アンに残ったリソースポイント", ann.resource_points, 2)
    ann.activates(forge).expect("起動の後、アンに残ったリソースポイント", ann.resource_points, 1)


def _pays_1(t: Table, *spells: TrackedCard) -> Person:
    """Let Ann play instants, and then one that costs 1, for which she pitches the card in her hand; return Ann."""
    ann = t.people[0]
    spark = ann.hand(instant("火花", cost=1))
    ann.resolves(*spells)
    ann.plays(spark)
    return ann


@fab.check("2.8.2#sentence-1,3,4", "シンボルの種類が、ピッチして得る資源の種類であり、シンボルの数が、ピッチ値である")
def symbols_are_the_printed_pitch(t: Table, ann: Person, ben: Person) -> None:
    """A card with two symbols of chi points is pitched for a cost of 1; another one has three of resource points."""
    pearl = ann.hand("《真珠》 【リソース ― 宝石】 ピッチ{c}{c}")
    ruby = ben.hand("《紅玉》 【リソース ― 宝石】 ピッチ{r}{r}{r}")
    spark = ann.hand(instant("火花", cost=1))
    t.expect("真珠のピッチ値と紅玉のピッチ値", (pearl.pitch, ruby.pitch), (2, 3))
    ann.plays(spark).expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (1, 0))


@fab.check("2.8.2#sentence-5", "基本のピッチ値とは、表記ピッチ値のことで、修整を受けた今のピッチ値ではない")
def printed_pitch_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """What has a base pitch of 2 or more is banished; one card is printed with 2, one with 1 and gets 1 more."""
    ruby, jade = ben.gets("hand", gem("紅玉", 1), gem("翡翠", 2))
    more = ann.instant("加護", f"{THIS_TURN}《紅玉》は、ピッチ値に1の修整を得る。")
    ann.resolves(more, ann.instant("呪文", "すべてのピッチ値の基本の値が2以上のものを追放する。"))
    t.expect("紅玉と翡翠のあるゾーン", (ruby.zone, jade.zone), ("手札", "追放ゾーン"))


@fab.check("2.8.2#sentence-6", "表記ピッチ値のないカードは、ピッチの特性を持たない")
def a_card_without_printed_pitch_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has pitch."""
    ruby, plain = ben.hand(gem("紅玉", 1)), ben.instant("火花")
    ann.plays(ann.instant("呪文", "すべてのピッチ値の特性を持つものを追放する。")).resolve()
    t.expect("紅玉と火花のあるゾーン", (ruby.zone, plain.zone), ("追放ゾーン", "手札"))


@fab.check("2.8.3#sentence-1", "効果によって、ピッチ値は変更される")
def pitch_can_be_modified(t: Table, ann: Person) -> None:
    """The base pitch of a card is set to 3 before it is pitched for a cost of 1."""
    ann.gets("hand", gem("紅玉", 1))
    _pays_1(t, ann.instant("呪文", f"{THIS_TURN}《紅玉》は、ピッチ値の基本の値が3になる。"))
    t.expect("残りのリソースポイント", ann.resource_points, 2)


@fab.check("2.8.3#sentence-2", "「ピッチ」とは、基本の値ではなく、変更されたピッチ値のことである")
def the_term_pitch_means_the_modified_value(t: Table, ann: Person) -> None:
    """Of two cards with a base pitch of 1, one gets 1 more; an effect is on cards with a pitch of 2 or more."""
    ruby, garnet = ann.gets("hand", gem("紅玉", 1), gem("柘榴石", 1))
    more = ann.instant("加護", f"{THIS_TURN}《紅玉》は、ピッチ値に1の修整を得る。")
    ann.resolves(more, ann.instant("呪文", "すべてのピッチ値の値が2以上のものを追放する。"))
    t.expect("紅玉と柘榴石のあるゾーン", (ruby.zone, garnet.zone), ("追放ゾーン", "手札"))


@fab.check(
    "2.8.4#sentence-1 2.8.4#example-1",
    "「ピッチ値が{r}」や「ピッチ値が{c}」と書いても「ピッチ値が1」と書いても、同じテキストである",
)
def symbols_and_numbers_are_identical(t: Table, ann: Person) -> None:
    """Three cards search the deck for a card with pitch 1: by a number, and by a symbol of either kind."""
    names = ("紅玉", "柘榴石", "瑪瑙")
    ann.gets("deck", gem("翡翠", 2), *(gem(name, 1) for name in names))
    texts = {value: f"デッキからピッチ値の値が{value}のものを1枚探して手札に置く。" for value in ("1", "{r}", "{c}")}
    spells = [ann.instant(f"{value}の探索", text) for value, text in texts.items()]
    for at, spell in enumerate(spells):
        ann.plays(spell).resolve(search=...)
        t.expect(f"{spell.name}で選べること", len(t.choices), 4 - at)
        t.answer(search=ann.card(names[at]))
    t.expect("紅玉、柘榴石、瑪瑙のあるゾーン", [ann.card(name).zone for name in names], ["手札"] * 3)


@fab.check("2.8.1#sentence-2,3", "ピッチが{c}{c}{c}のカードをピッチすると、気ポイントを3点得る")
def pitch_says_which_and_how_many_assets(t: Table, ann: Person) -> None:
    """A card with three symbols of chi points is pitched for a cost of 1."""
    ann.hand("《真珠》 【リソース ― 宝石】 ピッチ{c}{c}{c}")
    _pays_1(t)
    t.expect("残りのリソースポイント", ann.resource_points, 0)
    t.expect("残りの気ポイント", ann.chi_points, 2)


@fab.check("2.8.1#sentence-4", "名前が同じでもピッチ値が違えば、ピッチ値が同じでも名前が違えば、別のカードである")
def pitch_makes_cards_distinct(t: Table, ann: Person) -> None:
    """Two red gems, a yellow and a blue one of the same name, and a red one of another name are counted."""
    ann.gets("graveyard", gem("原石", 1), gem("原石", 1), gem("原石", 2), gem("原石", 3), gem("紅玉", 1))
    song = ann.instant("呪文", "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。")
    ann.plays(song).resolve().expect("アンのライフ", ann.life, 24)
