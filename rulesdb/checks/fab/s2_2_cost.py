"""Checks of section 2.2, cost."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant, item, shield


def _counts(layers: str) -> str:
    """Return an effect that gains life for the other layers of a kind."""
    return f"ライフを(ほかのすべての{layers}レイヤーの数)点得る。"


_LESS = f"{THIS_TURN}《巻物》は、コストのリソースポイントが1点減る。"


@fab.check("2.2.2#sentence-2", "印刷されたコストが、基本コストである")
def printed_cost_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """What has a base cost of 2 or more is destroyed; two items are printed with 2 and 1."""
    dear, cheap = (ben.has_card("permanent", item(name, cost=at)) for name, at in (("金", 2), ("銅", 1)))
    ann.resolves(ann.instant("呪文", "すべてのコストの基本の値が2以上のパーマネントを破壊する。"))
    t.expect("金のあるゾーンと銅のあるゾーン", (dear.zone, cheap.zone), ("墓地", "闘技場"))


@fab.check("2.2.2#sentence-3", "コストの表記がないカードはコストを持たず、表記が0のカードは持つ")
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
    ann.plays(spark, x=2)
    t.expect("X=2でプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.plays(praise).resolve()
    t.expect("コスト4のレイヤーの数だけ得た後の、アンのライフ", ann.life, 21)


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
    life = _answers_ability(t, f"インスタント ― リソース2点: {_GAINS}", _counts("コストの値が2の"))
    t.expect("コスト2のレイヤーの数だけ得た後の、アンのライフ", life, 21)


@fab.check("2.0.1a#sentence-2", "起動能力は、オブジェクトの特性のうち、コストを持つ")
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


@fab.check("2.2.4a#sentence-2", "コストを減らす効果は、プレイするときだけ適用され、解決中の支払いには適用されない")
def cost_changes_apply_to_playing_alone(t: Table, ann: Person) -> None:
    """A scroll that costs 2 costs 1 less to play; it lets Ann pay 2 while it resolves."""
    less = ann.instant("呪文", _LESS)
    scroll = ann.hand("《巻物》 インスタント コスト2", "リソース2点を支払ってもよい。そうした場合、ライフを5点得る。")
    blue = ann.hand(gem("青石", 3))
    ann.resolves(less)
    ann.plays(scroll, pitch=blue)
    t.expect("巻物をプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    t.resolve(may=True)
    t.expect("2点を支払った後の、アンのリソースポイント", ann.resource_points, 0)


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
    ann.plays(scroll)
    t.expect("巻物をプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.plays(praise).resolve()
    t.expect("コスト2のレイヤーの数だけ得た後の、アンのライフ", ann.life, 21)


def _pays_for_scroll(t: Table, *, is_reduced_first: bool) -> None:
    """Let Ann play a scroll that costs 3 and gains life for its payment; its cost is reduced before or after that."""
    ann, _ben = t.people
    less = ann.instant("呪文", _LESS)
    scroll = ann.hand("《巻物》 インスタント コスト3", "ライフを(このレイヤーの支払い)点得る。")
    ann.hand(gem("青石", 3))
    ann.resolves(*([less] if is_reduced_first else []))
    ann.plays(scroll)
    if not is_reduced_first:
        ann.plays(less).resolve()
    t.resolve()


@fab.check("2.2.4b#sentence-2", "支払いを参照する効果は、変更を受けた後のコストを参照する")
def effects_refer_to_the_modified_payment(t: Table) -> None:
    """A scroll that costs 3 is played for 2."""
    _pays_for_scroll(t, is_reduced_first=True)
    t.expect("アンのライフ", t.people[0].life, 22)


@fab.check("2.2.4b#sentence-3", "支払いとは、プレイしたときに実際に支払ったコストで、その後の効果では変わらない")
def a_payment_is_what_was_paid(t: Table) -> None:
    """A scroll is played for 3, and its cost is reduced while it is on the stack."""
    _pays_for_scroll(t, is_reduced_first=False)
    t.expect("アンのライフ", t.people[0].life, 23)


@fab.check("2.2.5#sentence-1 2.2.5#example-1", "コストが{r}のカードを探すのは、コストが1のカードを探すことである")
def a_symbol_is_the_same_as_a_number(t: Table, ann: Person) -> None:
    """The deck is searched by the same text, once with a number and once with the symbol."""
    ann.gets("deck", *(instant(name, cost=at) for name, at in (("無", 0), ("一", 1), ("壱", 1), ("二", 2))))
    texts = [f"デッキからコストの値が{cost}のものを1枚探して手札に置く。" for cost in ("1", "{r}")]
    one, other = (ann.instant("呪文", text) for text in texts)
    ann.plays(one).resolve(search=...)
    by_number = t.choices
    t.answers(search=None)
    ann.plays(other).resolve(search=...)
    t.expect("{r}で選べるものは、1で選べたものと同じか", t.choices == by_number, True)
    t.expect("{r}で選べるもの", t.choices, ["《一》", "《壱》", "これ以上は選ばないこと"])


@fab.check("2.2.1#sentence-2", "コストは、リソース資源コストの最初の点数であり、支払う点数はそれより減りうる")
def the_cost_is_where_the_resource_cost_starts(t: Table, ann: Person) -> None:
    """Ann has 3 resource points, and plays a card with a cost of 3, which an effect reduces by 1."""
    scroll = ann.hand(instant("巻物", cost=3))
    ann.resolves(ann.instant("泉", "リソースポイントを3点得る。"), ann.instant("呪文", _LESS))
    ann.plays(scroll)
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)
