"""Checks of 5.2.1 to 5.2.2b: the parts of an activated ability, and activating it."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant
from rulesdb.engine.kernel.process.options import Activate


@fab.check("5.2.1#sentence-1", title="起動できるのは、起動能力だけである")
def only_activated_abilities_are_activated(t: Table) -> None:
    """An item with an activated and a static ability."""
    ann, _ben = t.people
    lamp = ann.has_card(
        "permanent",
        "《灯火》 アクション ― アイテム コスト0",
        "インスタント ― コストなし: ライフを1点得る。",
        "スーパータイプが「竜系」のものは、パワーに1の修整を得る。",
    )
    t.begin()
    t.expect("起動能力を起動できるか", ann.may_activate(lamp), True)
    t.refused(ann.number, Activate(lamp.id, 1), ("5.2.1",))
    ann.activates(lamp)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "5.2.1a#sentence-2",
    "5.2.1a#sentence-3",
    title="制限のある能力は、その回数までしか起動できない。制限のない能力は、何度でも起動できる",
)
def a_limit_bounds_activations(t: Table) -> None:
    """One item once per turn, another without a limit."""
    ann, _ben = t.people
    bell = ann.has_card(
        "permanent",
        "《鐘》 アクション ― アイテム コスト0",
        "1ターンに1回、インスタント ― コストなし: ライフを1点得る。",
    )
    drum = ann.has_card(
        "permanent", "《太鼓》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。"
    )
    t.begin()
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")
    ann.activates(drum)
    t.expect("制限のない能力をもう一度起動できるか", ann.may_activate(drum), True)
    ann.activates(drum)
    ann.activates(drum)
    t.expect("スタックのレイヤーの数", t.stack, 4)


@fab.check(
    "5.2.1a#sentence-2", title="各ターンに1回の能力は、使ったターンにはもう起動できず、次のターンにはまた起動できる"
)
def a_limit_is_of_one_turn(t: Table) -> None:
    """The item that was used up in one turn is used in the next one."""
    ann, ben = t.people
    bell = ann.has_card(
        "permanent",
        "《鐘》 アクション ― アイテム コスト0",
        "1ターンに1回、インスタント ― コストなし: ライフを1点得る。",
    )
    t.begin()
    ann.activates(bell)
    t.resolve()
    ann.cannot_activate(bell, "5.2.1a")
    t.end_turn()
    ben.passes()
    t.expect("次のターンに起動できるか", ann.may_activate(bell), True)


@fab.check(
    "5.2.1b#sentence-2", title="いつ起動できるのか、アクションポイントがいるのかは、能力に書かれたタイプで決まる"
)
def the_type_before_the_dash_says_when(t: Table) -> None:
    """An action item with an instant and an action ability, in the opponent's turn and in one's own."""
    ann, ben = t.people
    two = read_card(
        "《砂時計》 アクション ― アイテム コスト0",
        "インスタント ― コストなし: ライフを1点得る。",
        "アクション ― コストなし: ライフを1点得る。",
    )
    own, other = ann.has_card("permanent", two), ben.has_card("permanent", two)
    t.begin()
    ann.activates(own, 1)
    t.expect("アンのアクションポイント", ann.action_points, 0)
    t.resolve()
    ann.passes()
    t.expect("ベンはインスタントの能力を起動できるか", ben.may_activate(other, 0), True)
    ben.cannot_activate(other, "1.14.2b", "8.1.1", ability=1)


@fab.check("5.2.1b#sentence-3", title="起動レイヤーも、能力に書かれたタイプを持つ")
def the_layer_has_the_type_of_the_ability(t: Table) -> None:
    """What makes actions cost 1 more, and a piece of equipment with an action ability."""
    ann, _ben = t.people
    ann.has_card(
        "permanent",
        "《泥》 アクション ― アイテム コスト0",
        "タイプがアクションのものは、コストのリソースポイントが1点増える。",
    )
    helm = ann.has_card("head", "《兜》 装備品 ― 頭 防御0", "アクション ― リソース1点: ライフを1点得る。")
    blue = ann.hand(gem("青石", 3))
    t.begin()
    ann.activates(helm, pitch=blue)
    t.expect("《兜》の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.1b#sentence-3", title="発生源にタイプがなくても、起動レイヤーは、能力に書かれたタイプを持つ")
def the_layer_of_a_source_without_types(t: Table) -> None:
    """An item loses its only type; then its ability is activated."""
    ann, _ben = t.people
    fossil = ann.has_card("permanent", "《化石》 アクション ― アイテム", "インスタント ― コストなし: ライフを1点得る。")
    fades = ann.hand("《風化》 インスタント コスト0", "このターンの終わりまで、《化石》は、タイプのアクションを失う。")
    t.begin()
    ann.plays(fades)
    t.resolve()
    ann.activates(fossil)
    t.expect("化石のタイプと、レイヤーのタイプ", (fossil.types, t.layer().types), ([], ["インスタント"]))


@fab.check(
    "5.2.1c#sentence-2", "5.2.1c#sentence-3", title="起動に支払うのは能力のコストだけで、「0」なら何も支払わない"
)
def activating_costs_what_the_ability_says(t: Table) -> None:
    """An item that cost 3 to play, with an ability for 0 and one for a resource point."""
    ann, _ben = t.people
    forge = ann.has_card(
        "permanent",
        "《炉》 アクション ― アイテム コスト3",
        "インスタント ― コストなし: ライフを1点得る。",
        "インスタント ― リソース1点: ライフを1点得る。",
    )
    t.begin()
    t.expect("「0」の能力を起動できるか", ann.may_activate(forge, 0), True)
    ann.cannot_activate(forge, "1.14.2b", ability=1)
    ann.activates(forge, 0)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "5.2.1d#sentence-2", "5.2.1d#sentence-3", title="コロンの後の能力は起動レイヤーのもので、解決されたときに効果を生む"
)
def the_layer_does_what_follows_the_colon(t: Table) -> None:
    """Nothing happens before the activated-layer resolves."""
    ann, _ben = t.people
    well = ann.has_card(
        "permanent", "《泉》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを2点得る。"
    )
    t.begin()
    ann.activates(well)
    t.expect("起動した直後のアンのライフ", ann.life, 20)
    t.resolve()
    t.expect("解決後のアンのライフ", ann.life, 22)


@fab.check("5.2.1d#sentence-2", title="コロンの後の能力が続行なら、続行は起動レイヤーが持つ")
def the_layer_has_the_abilities_after_the_colon(t: Table) -> None:
    """An action ability with go again, whose source does not have go again."""
    ann, _ben = t.people
    drum = ann.has_card(
        "permanent",
        "《太鼓》 アクション ― アイテム コスト0",
        "アクション ― コストなし: 『ライフを1点得る。』『続行』",
    )
    t.begin()
    ann.activates(drum)
    t.expect("解決前の、アンのアクションポイント", ann.action_points, 0)
    t.resolve()
    t.expect("解決後の、アンのアクションポイント", ann.action_points, 1)


@fab.check("5.2.1d#sentence-3", title="起動レイヤーが解決されても、発生源のカードそのものの解決能力は効果を生成しない")
def the_source_does_not_generate_the_effects(t: Table) -> None:
    """An item whose resolution ability gains 5 life, and whose activated ability gains 1 life."""
    ann, _ben = t.people
    well = ann.has_card(
        "permanent",
        "《泉》 アクション ― アイテム コスト0",
        "ライフを5点得る。",
        "インスタント ― コストなし: ライフを1点得る。",
    )
    t.begin()
    ann.activates(well)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("5.2.1e#sentence-3", title="起動条件が満たされるまでは、起動できない")
def a_condition_must_be_met(t: Table) -> None:
    """An ability that is activated only with an empty hand."""
    ann, _ben = t.people
    cup = ann.has_card(
        "permanent",
        "《空の杯》 アクション ― アイテム コスト0",
        "インスタント ― コストなし: 『ライフを1点得る。』あなたの手札のカードがない場合にだけ起動できる。",
    )
    last = ann.hand(instant("火花"))
    t.begin()
    ann.cannot_activate(cup, "5.2.1e")
    ann.plays(last)
    ann.activates(cup)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check(
    "5.2.2#sentence-2",
    "5.2.2#sentence-3",
    "5.2.2#sentence-5",
    title="起動できるのは、発生源をコントロールする人だけで、優先権がいる",
)
def only_the_controller_activates(t: Table) -> None:
    """Two players and one item: its controller has to wait for priority."""
    ann, ben = t.people
    lamp = ben.has_card(
        "permanent", "《灯火》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。"
    )
    t.begin()
    ann.cannot_activate(lamp, "5.2.2")
    ben.cannot_activate(lamp, "5.2.2")
    ann.passes()
    ben.activates(lamp)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "5.2.2#sentence-6", "5.2.2a#sentence-2", title="効果が許せば、自分がコントロールしていない発生源の能力も起動できる"
)
def an_effect_may_let_another_player_activate(t: Table) -> None:
    """An effect lets a player activate abilities of the opponent's auras, but not of items."""
    ann, ben = t.people
    ann.has_card(
        "permanent",
        "《魂の鍵》 アクション ― アイテム コスト0",
        "あなたは、サブタイプがオーラのものを起動してもよい。",
    )
    lamp = ben.has_card(
        "permanent", "《灯火》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。"
    )
    mist = ben.has_card(
        "permanent",
        replace(
            read_card("《霧》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。"),
            subtypes=frozenset({"aura"}),
        ),
    )
    t.begin()
    ann.cannot_activate(lamp, "5.2.2")
    t.expect("《霧》の能力を起動できるか", ann.may_activate(mist), True)
    ann.activates(mist)
    t.resolve()
    t.expect("アンとベンのライフ", [ann.life, ben.life], [21, 20])


@fab.check("5.2.2#sentence-1", title="起動レイヤーがスタックに生成されれば、解決を待たなくても、起動したことになる")
def an_ability_is_activated_with_its_layer(t: Table) -> None:
    """Activate an ability with a limit, while an item waits for activations."""
    ann, _ben = t.people
    ann.has_card("permanent", "《見張り》 アクション ― アイテム コスト0", "能力が起動されたとき、ライフを5点得る。")
    bell = ann.has_card(
        "permanent",
        "《鐘》 アクション ― アイテム コスト0",
        "1ターンに1回、インスタント ― コストなし: ライフを1点得る。",
    )
    t.begin()
    ann.activates(bell)
    t.expect("起動レイヤーと誘発レイヤーの数", t.stack, 2)
    ann.cannot_activate(bell, "5.2.1a")
    t.resolve()
    t.expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check("5.2.2a#sentence-1", title="いくつもある起動能力のうち、どれを起動するのかは、プレイヤーが宣言する")
def the_player_announces_which_ability(t: Table) -> None:
    """An item with two activated abilities: the second one is activated."""
    ann, _ben = t.people
    pair = ann.has_card(
        "permanent",
        "《双子の鐘》 アクション ― アイテム コスト0",
        "インスタント ― コストなし: ライフを1点得る。",
        "インスタント ― コストなし: ライフを5点得る。",
    )
    t.begin()
    ann.activates(pair, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check("5.2.2a#sentence-3", title="起動レイヤーはスタックの一番上に置かれ、前からあるレイヤーより先に解決される")
def the_layer_is_the_top_one(t: Table) -> None:
    """Activate an ability with an instant on the stack, and let all pass once."""
    ann, _ben = t.people
    well = ann.has_card(
        "permanent", "《泉》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを2点得る。"
    )
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(spark)
    ann.activates(well)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)
    t.expect("火花のあるゾーン", spark.zone, "スタック")


@fab.check("5.2.2a#sentence-4", title="起動レイヤーは発生源のスーパータイプを持ち、継続効果はすぐに適用される")
def the_layer_is_of_its_sources_kind(t: Table) -> None:
    """What makes the player's Draconic cards and layers cost 1 less, a Draconic item, and another one."""
    ann, _ben = t.people
    ann.has_card(
        "permanent",
        "《竜の契約》 アクション ― アイテム コスト0",
        "スーパータイプが「竜系」のものは、コストのリソースポイントが1点減る。",
    )
    plain = ann.has_card(
        "permanent", "《石の炉》 アクション ― アイテム コスト0", "インスタント ― リソース1点: ライフを1点得る。"
    )
    draconic = ann.has_card(
        "permanent",
        replace(
            read_card("《竜の炉》 アクション ― アイテム コスト0", "インスタント ― リソース2点: ライフを1点得る。"),
            supertypes=frozenset({"竜系"}),
        ),
    )
    blue = ann.hand(gem("青石", 3))
    t.begin()
    ann.activates(plain, pitch=blue)
    t.expect("《石の炉》の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(draconic)
    t.expect("《竜の炉》の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.2a#sentence-4", title="起動レイヤーは、発生源のタイプも持つ")
def the_layer_has_the_types_of_its_source(t: Table) -> None:
    """What makes equipment cost 1 more to use, a piece of equipment, and an item."""
    ann, ben = t.people
    ben.has_card(
        "permanent",
        "《錆》 アクション ― アイテム コスト0",
        "タイプが装備品のものは、コストのリソースポイントが1点増える。",
    )
    helm = ann.has_card("head", "《兜》 装備品 ― 頭 防御0", "インスタント ― リソース1点: ライフを1点得る。")
    lamp = ann.has_card(
        "permanent", "《灯火》 アクション ― アイテム コスト0", "インスタント ― リソース1点: ライフを1点得る。"
    )
    blue = ann.hand(gem("青石", 3))
    t.begin()
    ann.activates(lamp, pitch=blue)
    t.expect("《灯火》の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(helm)
    t.expect("《兜》の起動後のリソースポイント", ann.resource_points, 0)


@fab.check(
    "5.2.2a#sentence-5",
    "5.1.2a#sentence-1",
    title="次に使うものを待っている効果は、合う起動レイヤーが置かれるとすぐに適用される",
)
def a_waiting_effect_applies_to_an_activated_layer(t: Table) -> None:
    """The next Draconic card or layer costs 1 less: not that of another item, and only the first Draconic one."""
    ann, _ben = t.people
    ease = ann.hand(
        "《竜の加護》 インスタント コスト0",
        "このターンの終わりまで、次にプレイまたは起動するスーパータイプが「竜系」のものは、コストのリソースポイントが1点減る。",
    )
    plain = ann.has_card(
        "permanent", "《石の炉》 アクション ― アイテム コスト0", "インスタント ― リソース1点: ライフを1点得る。"
    )
    draconic = ann.has_card(
        "permanent",
        replace(
            read_card("《竜の炉》 アクション ― アイテム コスト0", "インスタント ― リソース1点: ライフを1点得る。"),
            supertypes=frozenset({"竜系"}),
        ),
    )
    blue = ann.hand(gem("青石", 3))
    t.begin()
    ann.plays(ease)
    t.resolve()
    ann.activates(plain, pitch=blue)
    ann.activates(draconic)
    t.expect("《竜の炉》の1回目の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(draconic)
    t.expect("《竜の炉》の2回目の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.2b#sentence-1", title="起動でも、プレイと同じように、対象を宣言し、コストを支払う")
def activating_goes_through_the_steps_of_playing(t: Table) -> None:
    """An ability with a target and a cost in life."""
    ann, ben = t.people
    thorn = ann.has_card(
        "permanent",
        "《茨》 アクション ― アイテム コスト0",
        "インスタント ― ライフ2点: 対象の対戦相手のヒーローに3点の一般ダメージを与える。",
    )
    t.begin()
    ann.activates(thorn)
    t.expect("起動した直後のアンのライフ", ann.life, 18)
    t.resolve()
    t.expect("解決後のベンのライフ", ben.life, 17)


@fab.check(
    "5.2.2b#sentence-2", title="起動では「プレイ」を「起動」と読み替えるので、プレイできないものの能力も起動できる"
)
def activating_is_not_playing(t: Table) -> None:
    """An effect forbids playing items, another one activating auras."""
    ann, ben = t.people
    ben.has_card("head", "《沈黙の冠》 装備品 ― 頭 防御0", "サブタイプがアイテムのものをプレイできない。")
    ben.has_card("arms", "《静止の籠手》 装備品 ― 腕 防御0", "サブタイプがオーラのものを起動できない。")
    lamp = read_card("《灯火》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")
    lit, kept = ann.has_card("permanent", lamp), ann.hand(lamp)
    mist = ann.has_card("permanent", replace(lamp, name="霧", subtypes=frozenset({"aura"})))
    t.begin()
    ann.cannot_play(kept, "1.0.2")
    ann.cannot_activate(mist, "1.0.2")
    t.expect("闘技場の《灯火》の能力を起動できるか", ann.may_activate(lit), True)
