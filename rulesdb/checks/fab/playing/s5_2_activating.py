"""Checks of 5.2: activated abilities and their sources."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIEF, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Create, Resolved
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.kernel.process.options import Activate


@fab.check("5.2.1#sentence-1", "起動できるのは、起動能力だけである")
def only_activated_abilities_are_activated(t: Table, ann: Person) -> None:
    """An item with an activated and a triggered ability."""
    lamp = ann.item("灯火", HEALS, "ライフが増えたとき、リソースポイントを1点得る。")
    t.expect("起動能力を起動できるか", ann.may_activate(lamp), True)
    t.expect_refusal(ann.number, Activate(lamp.id, 1), ("5.2.1",))
    ann.activates(lamp).expect("スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "5.2.1a#sentence-2,3", "制限のある能力は、その回数までしか起動できない。制限のない能力は、何度でも起動できる"
)
def a_limit_bounds_activations(t: Table, ann: Person) -> None:
    """One item twice per turn, another without a limit."""
    bell = ann.item("鐘", "1ターンに2回、インスタント ― コストなし: ライフを1点得る。")
    drum = ann.item("太鼓", "インスタント ― コストなし: ライフを1点得る。")
    ann.activates(bell).expect("2回の能力をもう一度起動できるか", ann.may_activate(bell), True)
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")
    ann.activates(drum).expect("制限のない能力をもう一度起動できるか", ann.may_activate(drum), True)
    ann.activates(drum)
    ann.activates(drum).expect("スタックのレイヤーの数", t.stack, 5)


@fab.check("5.2.1a#sentence-2", "各ターンに1回の能力は、使ったターンにはもう起動できず、次のターンにはまた起動できる")
def a_limit_is_of_one_turn(t: Table, ann: Person, ben: Person) -> None:
    """The item that was used up in one turn is used in the next one."""
    bell = ann.item("鐘", "1ターンに1回、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(bell).resolve()
    ann.cannot_activate(bell, "5.2.1a")
    t.end_turn()
    ben.passes().expect("次のターンに起動できるか", ann.may_activate(bell), True)


@fab.check("5.2.1b#sentence-2", "いつ起動できるのか、アクションポイントがいるのかは、能力に書かれたタイプで決まる")
def the_type_before_the_dash_says_when(t: Table, ann: Person, ben: Person) -> None:
    """An action item with an instant and an action ability, in the opponent's turn and in one's own."""
    two = read_card("《砂時計》 アクション ― アイテム コスト0", HEALS, "アクション ― コストなし: ライフを1点得る。")
    first, other = ann.has_card("permanent", two), ben.has_card("permanent", two)
    ann.activates(first, 1).expect("アンのアクションポイント", ann.action_points, 0)
    t.resolve()
    ann.passes().expect("ベンはインスタントの能力を起動できるか", ben.may_activate(other, 0), True)
    ben.cannot_activate(other, "1.14.2b", ability=1)


@fab.check("5.2.1b#sentence-3", "起動レイヤーも、能力に書かれたタイプを持つ")
def the_layer_has_the_type_of_the_ability(t: Table, ann: Person) -> None:
    """What makes actions cost 1 more, and a piece of equipment with an action ability."""
    ann.item("泥", "タイプがアクションのものは、コストのリソースポイントが1点増える。")
    helm = ann.equips("head", "兜", "アクション ― リソース1点: ライフを1点得る。", defense=0)
    blue = ann.hand(gem("青石", 3))
    ann.activates(helm, pitch=blue).expect("《兜》の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.1b#sentence-3", "発生源にタイプがなくても、起動レイヤーは、能力に書かれたタイプを持つ")
def the_layer_of_a_source_without_types(t: Table, ann: Person) -> None:
    """An item loses its only type; then its ability is activated."""
    fossil = ann.has_card("permanent", "《化石》 アクション ― アイテム", "インスタント ― コストなし: ライフを1点得る。")
    ann.plays(ann.instant("風化", "このターンの終わりまで、《化石》は、タイプのアクションを失う。")).resolve()
    ann.activates(fossil)
    t.expect("化石のタイプと、レイヤーのタイプ", (fossil.types, t.layer().types), ([], ["インスタント"]))


@fab.check("5.2.1c#sentence-2,3", "起動に支払うのは能力のコストだけで、「0」なら何も支払わない")
def activating_costs_what_the_ability_says(t: Table, ann: Person) -> None:
    """An item that cost 3 to play, with an ability for 0 and one for a resource point, for which a card is pitched."""
    forge = ann.has_card(
        "permanent", "《炉》 アクション ― アイテム コスト3", HEALS, "インスタント ― リソース1点: ライフを1点得る。"
    )
    red = ann.hand(gem("赤石", 1))
    t.expect("「0」の能力を起動できるか", ann.may_activate(forge, 0), True)
    ann.activates(forge, 0).resolve().expect("アンのライフ", ann.life, 21)
    t.expect("リソース1点の能力を起動できるか", ann.may_activate(forge, 1), True)
    ann.activates(forge, 1, pitch=red).expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("アンに残ったリソースポイント", ann.resource_points, 0)


@fab.check("5.2.1d#sentence-3", "コロンの後の能力は起動レイヤーのもので、解決されたときに効果を生む")
def the_layer_does_what_follows_the_colon(t: Table, ann: Person) -> None:
    """Nothing happens before the activated-layer resolves."""
    ann.activates(ann.item("泉", "インスタント ― コストなし: ライフを2点得る。"))
    t.expect("起動した直後のアンのライフ", ann.life, 20)
    t.resolve().expect("解決後のアンのライフ", ann.life, 22)


@fab.check("5.2.1d#sentence-2", "コロンの後の能力が続行なら、続行は起動レイヤーが持つ")
def the_layer_has_the_abilities_after_the_colon(t: Table, ann: Person) -> None:
    """An action ability with go again, whose source does not have go again."""
    ann.activates(ann.item("太鼓", "アクション ― コストなし: 『ライフを1点得る。』『続行』"))
    t.expect("解決前の、アンのアクションポイント", ann.action_points, 0)
    t.resolve().expect("解決後の、アンのアクションポイント", ann.action_points, 1)


@fab.check("5.2.1d#sentence-3", "起動レイヤーが解決されても、発生源のカードそのものの解決能力は効果を生成しない")
def the_source_does_not_generate_the_effects(t: Table, ann: Person) -> None:
    """An item whose resolution ability gains 5 life, and whose activated ability gains 1 life."""
    ann.activates(ann.item("泉", "ライフを5点得る。", "インスタント ― コストなし: ライフを1点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("5.2.1e#sentence-3", "起動条件が満たされるまでは、起動できない")
def a_condition_must_be_met(t: Table, ann: Person) -> None:
    """An ability that is activated only with an empty hand."""
    cup = ann.item(
        "空の杯", "インスタント ― コストなし: 『ライフを1点得る。』あなたの手札のカードがない場合にだけ起動できる。"
    )
    last = ann.instant("火花")
    ann.cannot_activate(cup, "5.2.1e")
    ann.plays(last)
    ann.activates(cup).expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.2.2#sentence-2,3,5a", "起動できるのは、機能状態の能力の発生源をコントロールする人だけで、優先権がいる")
def only_the_controller_activates(t: Table, ann: Person, ben: Person) -> None:
    """Two players and one item: its controller has to wait for priority. Another item is still in hand."""
    lamp = ben.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    kept = ann.hand("《手燭》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")
    ann.cannot_activate(kept, "1.7.4")
    ann.cannot_activate(lamp, "5.2.2").expect("アンは灯火の能力を起動できるか", ann.may_activate(lamp), False)
    ben.cannot_activate(lamp, "5.2.2")
    ann.passes()
    ben.activates(lamp).expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("5.2.2#sentence-6b 5.2.2a#sentence-2", "効果が許せば、自分がコントロールしていない発生源の能力も起動できる")
def an_effect_may_let_another_player_activate(t: Table, ann: Person, ben: Person) -> None:
    """An effect lets a player activate abilities of the opponent's auras, but not of items."""
    ann.item("魂の鍵", "あなたは、サブタイプがオーラのものを起動してもよい。")
    lamp = ben.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    mist = ben.has_card(
        "permanent", replace(read_card("《霧》 アクション ― アイテム コスト0", HEALS), subtypes=frozenset({"aura"}))
    )
    ann.cannot_activate(lamp, "5.2.2").expect("《霧》の能力を起動できるか", ann.may_activate(mist), True)
    ann.activates(mist).resolve().expect("アンとベンのライフ", [ann.life, ben.life], [21, 20])
    ann.passes()
    ann.cannot_activate(mist, "5.2.2")


@fab.check("5.2.2#sentence-1", "起動レイヤーがスタックに生成されれば、解決を待たなくても、起動したことになる")
def an_ability_is_activated_with_its_layer(t: Table, ann: Person) -> None:
    """Activate an ability with a limit, while an item waits for activations."""
    ann.item("見張り", "能力が起動されたとき、ライフを5点得る。")
    bell = ann.item("鐘", "1ターンに1回、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(bell).expect("起動レイヤーと誘発レイヤーの数", t.stack, 2)
    ann.cannot_activate(bell, "5.2.1a")
    t.resolve().expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check("5.2.2a#sentence-1", "いくつもある起動能力のうち、どれを起動するのかは、プレイヤーが宣言する")
def the_player_announces_which_ability(t: Table, ann: Person) -> None:
    """An item with two activated abilities: the second one is activated."""
    ann.activates(ann.item("双子の鐘", HEALS, "インスタント ― コストなし: ライフを5点得る。"), 1).resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check("5.2.2a#sentence-3", "起動レイヤーはスタックの一番上に置かれ、前からあるレイヤーより先に解決される")
def the_layer_is_the_top_one(t: Table, ann: Person) -> None:
    """Activate an ability with an instant on the stack, and let all pass once."""
    well = ann.item("泉", "インスタント ― コストなし: ライフを2点得る。")
    spark = ann.instant("火花")
    ann.plays(spark)
    ann.activates(well).resolve().expect("アンのライフ", ann.life, 22)
    t.expect("火花のあるゾーン", spark.zone, "スタック")


@fab.check("5.2.2a#sentence-4a,5", "起動レイヤーは発生源のスーパータイプを持ち、継続効果はすぐに適用される")
def the_layer_is_of_its_sources_kind(t: Table, ann: Person) -> None:
    """What makes the player's Draconic cards and layers cost 1 less, a Draconic item, and another one."""
    ann.item("竜の契約", "スーパータイプが「竜系」のものは、コストのリソースポイントが1点減る。")
    plain = ann.item("石の炉", "インスタント ― リソース1点: ライフを1点得る。")
    draconic = ann.has_card(
        "permanent",
        replace(
            read_card("《竜の炉》 アクション ― アイテム コスト0", "インスタント ― リソース2点: ライフを1点得る。"),
            supertypes=frozenset({"竜系"}),
        ),
    )
    blue = ann.hand(gem("青石", 3))
    ann.activates(plain, pitch=blue).expect("《石の炉》の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(draconic).expect("《竜の炉》の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.2a#sentence-4b", "起動レイヤーは、発生源のタイプも持つ")
def the_layer_has_the_types_of_its_source(t: Table, ann: Person, ben: Person) -> None:
    """What makes equipment cost 1 more to use, a piece of equipment, and an item."""
    ben.item("錆", "タイプが装備品のものは、コストのリソースポイントが1点増える。")
    helm = ann.equips("head", "兜", "インスタント ― リソース1点: ライフを1点得る。", defense=0)
    lamp = ann.item("灯火", "インスタント ― リソース1点: ライフを1点得る。")
    blue = ann.hand(gem("青石", 3))
    ann.activates(lamp, pitch=blue).expect("《灯火》の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(helm).expect("《兜》の起動後のリソースポイント", ann.resource_points, 0)


@fab.check(
    "5.2.2a#sentence-5 5.1.2a#sentence-1",
    "次に使うものを待っている効果は、合う起動レイヤーが置かれるとすぐに適用される",
)
def a_waiting_effect_applies_to_an_activated_layer(t: Table, ann: Person) -> None:
    """The next Draconic card or layer costs 1 less: not that of another item, and only the first Draconic one."""
    ease = ann.instant(
        "竜の加護",
        f"{THIS_TURN}次にプレイまたは起動するスーパータイプが「竜系」のものは、コストのリソースポイントが1点減る。",
    )
    plain = ann.item("石の炉", "インスタント ― リソース1点: ライフを1点得る。")
    draconic = ann.has_card(
        "permanent",
        replace(
            read_card("《竜の炉》 アクション ― アイテム コスト0", "インスタント ― リソース1点: ライフを1点得る。"),
            supertypes=frozenset({"竜系"}),
        ),
    )
    blue = ann.hand(gem("青石", 3))
    ann.plays(ease).resolve()
    ann.activates(plain, pitch=blue)
    ann.activates(draconic).expect("《竜の炉》の1回目の起動後のリソースポイント", ann.resource_points, 2)
    ann.activates(draconic).expect("《竜の炉》の2回目の起動後のリソースポイント", ann.resource_points, 1)


@fab.check("5.2.2b#sentence-1", "起動でも、プレイと同じように、対象を宣言してから、資源コスト、効果コストの順に支払う")
def activating_goes_through_the_steps_of_playing(t: Table, ann: Person, ben: Person) -> None:
    """An ability with a target, a resource cost to pitch for and a discard; without a pitch it is taken back."""
    thorn = ann.item(
        "茨", "インスタント ― リソース1点、「手札を1枚捨てる」: 対象のヒーローに3点の一般ダメージを与える。"
    )
    red, twig = ann.hand(gem("赤石")), ann.instant("小枝")
    ann.gets("hand", gem("青石", 3), gem("小石"))
    ann.activates(thorn, target=ben.hero, pitch=red, discard=twig)
    t.expect("尋ねられた順", t.questions, ["対象", "ピッチするカード", "捨てるカード"])
    t.expect("起動した後に優先権を持つのはアンか", ann.has_priority, True)
    t.resolve().expect("解決後のベンのライフ", ben.life, 17)
    t.expect_reversal(ann, Activate(thorn.id, 0), ("5.1.7a",), {"target": ben.hero, "pitch": None})


@fab.check("5.2.2b#sentence-2", "起動では「プレイ」を「起動」と読み替えるので、プレイできないものの能力も起動できる")
def activating_is_not_playing(t: Table, ann: Person, ben: Person) -> None:
    """An effect forbids playing items, another one activating auras."""
    ben.equips("head", "沈黙の冠", "サブタイプがアイテムのものをプレイできない。", defense=0)
    ben.equips("arms", "静止の籠手", "サブタイプがオーラのものを起動できない。", defense=0)
    lamp = read_card("《灯火》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")
    lit, kept = ann.has_card("permanent", lamp), ann.hand(lamp)
    mist = ann.has_card("permanent", replace(lamp, name="霧", subtypes=frozenset({"aura"})))
    ann.cannot_play(kept, "1.0.2")
    ann.cannot_activate(mist, "1.0.2").expect("闘技場の《灯火》の能力を起動できるか", ann.may_activate(lit), True)


@fab.check("5.2.4#sentence-2,3", "発生源のゾーンを条件とする起動能力は、発生源がそのゾーンにある間だけ機能状態である")
def an_ability_may_ask_for_a_zone(t: Table, ann: Person) -> None:
    """The same card in the graveyard and in hand, with an ability for the graveyard."""
    text = f"墓地にあるとき、{HEALS}"
    gone, kept = ann.attack("残り火", text, zone="graveyard"), ann.attack("残り火", text)
    t.expect("墓地の《残り火》の能力を起動できるか", ann.may_activate(gone), True)
    ann.cannot_activate(kept, "1.7.4")
    ann.activates(gone).expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("5.2.4#sentence-2,3", "発生源が裏向きであることを条件とする起動能力は、裏向きの間だけ機能状態である")
def an_ability_may_ask_for_a_private_source(t: Table, ann: Person, ben: Person) -> None:
    """The same card face-down and face-up in the arsenal, and one that names no zone in the arena."""
    trap = read_card("《伏兵》 アクション ― 攻撃 コスト0 パワー3 防御3", f"格納庫にあるとき、非開示のとき、{HEALS}")
    hidden = ann.has_card("arsenal", trap, is_public=False)
    seen = ben.has_card("arsenal", trap, is_public=True)
    mask = read_card("《面》 装備品 ― 頭 防御0", f"非開示のとき、{HEALS}")
    under, worn = ann.has_card("head", mask, is_public=False), ben.has_card("head", mask)
    t.expect("裏向きの《伏兵》の能力を起動できるか", ann.may_activate(hidden), True)
    t.expect("闘技場で裏向きの《面》の能力を起動できるか", ann.may_activate(under), True)
    ann.passes()
    ben.cannot_activate(seen, "1.7.4")
    ben.cannot_activate(worn, "1.7.4")


@fab.check("5.2.4#sentence-2,3", "発生源が表向きであることを条件とする起動能力は、表向きの間だけ機能状態である")
def an_ability_may_ask_for_a_public_source(t: Table, ann: Person, ben: Person) -> None:
    """The same card face-up and face-down in the arsenal."""
    banner = read_card("《旗印》 アクション ― 攻撃 コスト0 パワー3 防御3", f"格納庫にあるとき、開示のとき、{HEALS}")
    seen = ann.has_card("arsenal", banner, is_public=True)
    hidden = ben.has_card("arsenal", banner, is_public=False)
    t.expect("表向きの《旗印》の能力を起動できるか", ann.may_activate(seen), True)
    ann.passes()
    ben.cannot_activate(hidden, "1.7.4")


@fab.check(
    "5.2.4#sentence-2", "起動条件が発生源のゾーンを指定する能力は、指定のない能力とは違い、闘技場では機能状態でない"
)
def an_ability_for_another_zone_is_not_for_the_arena(t: Table, ann: Person) -> None:
    """An item has an ability for the graveyard, and one without a condition."""
    lamp = ann.item("灯火", f"墓地にあるとき、{HEALS}", "インスタント ― コストなし: ライフを2点得る。")
    t.expect("指定のない能力を起動できるか", ann.may_activate(lamp, 1), True)
    ann.cannot_activate(lamp, "1.7.4")


@fab.check(
    "5.2.4#sentence-1", "自身を捨てることがコストの能力は、手札の外では機能状態でないので、闘技場では起動できない"
)
def an_ability_that_discards_its_source_is_not_for_the_arena(t: Table, ann: Person) -> None:
    """An item has an ability whose cost is to discard it, which is for a card in hand."""
    rope = ann.item("命綱", "インスタント ― 「このカードのうち1枚を捨てる」: ライフを1点得る。")
    ann.cannot_activate(rope, "1.7.4")


@fab.check(
    "5.2.4#sentence-1", "自身を表向きにする、または公開するコストの能力は、発生源が非開示状態の間だけ機能状態である"
)
def an_ability_that_shows_its_source_is_for_a_private_one(t: Table, ann: Person, ben: Person) -> None:
    """Cards face down and face up in the arsenal, whose cost is to turn them face up, and one in hand to reveal."""
    trap = read_card(
        "《伏兵》 アクション ― 攻撃 コスト0 パワー3", "インスタント ― 「これを表向きにする」: ライフを1点得る。"
    )
    hidden, seen = ann.has_card("arsenal", trap, is_public=False), ben.has_card("arsenal", trap, is_public=True)
    letter = ann.attack("密書", "インスタント ― 「これを公開する」: ライフを1点得る。")
    t.expect("手札の《密書》の能力を起動できるか", ann.may_activate(letter), True)
    ann.activates(letter).resolve()
    ann.activates(hidden).resolve().expect("アンのライフ", ann.life, 22)
    t.expect("《伏兵》と《密書》は開示状態か", (hidden.is_public, letter.is_public), (True, False))
    ann.cannot_activate(hidden, "1.7.4")
    ann.passes()
    ben.cannot_activate(seen, "1.7.4")


@fab.check("5.2.4#sentence-3", "手札から起動する能力のコストは、その発生源をピッチして支払ってもよい")
def a_source_in_hand_may_be_pitched_for_its_own_ability(t: Table, ann: Person) -> None:
    """The source is gone, but its activated-layer resolves."""
    scroll = ann.hand(
        "《秘伝書》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3",
        "手札にあるとき、インスタント ― リソース1点: ライフを1点得る。",
    )
    t.expect("《秘伝書》の能力を起動できるか", ann.may_activate(scroll), True)
    ann.activates(scroll, pitch=scroll).expect("《秘伝書》のあるゾーン", scroll.zone, "ピッチゾーン")
    t.resolve().expect("アンのライフ", ann.life, 21)


@fab.check(
    "5.2.2#sentence-5b 5.2.4#sentence-1,3 5.2.4a#sentence-2 5.2.4a#example-1",
    "手札にある《精力的な振りかぶり》の能力は、オーナーだけが起動できる",
)
def the_owner_activates_from_hand(t: Table, ann: Person, ben: Person) -> None:
    """Its cost is to discard itself; it makes a Vigor token. The opponent's one is the opponent's to use."""
    text = "インスタント ― 「このカードのうち1枚を捨てる」: 〔《活力》 トークン ― オーラ〕トークンを1個作成する。"
    card, his = (person.attack("精力的な振りかぶり", text) for person in (ann, ben))
    ann.cannot_activate(his, "5.2.2")
    t.expect("手札の《精力的な振りかぶり》の能力を起動できるか", ann.may_activate(card), True)
    ann.activates(card).expect("《精力的な振りかぶり》のあるゾーン", card.zone, "墓地")
    ann.cannot_activate(card, "1.7.4")
    t.resolve().expect("作成された「活力」トークンの数", t.event_count(Create, player=ann.number), 1)


@fab.check("5.2.2#sentence-5a 5.2.4a#sentence-1", "発生源にコントローラーがいるなら、オーナーはその能力を起動できない")
def the_owner_gives_way_to_a_controller(t: Table, ann: Person, ben: Person) -> None:
    """Play the opponent's item: the opponent still owns it."""
    ann.has_card("permanent", *THIEF)
    lamp = ben.item("灯火", "インスタント ― コストなし: ライフを1点得る。", zone="banished")
    ann.plays(lamp).resolve().expect("《灯火》のオーナー", lamp.owner, "ベン")
    t.expect("アンは《灯火》の能力を起動できるか", ann.may_activate(lamp), True)
    ann.passes()
    ben.cannot_activate(lamp, "5.2.2")


@fab.check("5.1.8a#sentence-1", "発生源をピッチしてしまえば、それを捨てるコストは支払えず、起動は巻き戻される")
def a_pitched_source_cannot_be_discarded(t: Table, ann: Person) -> None:
    """An ability in hand that costs a resource point and to discard its source; the source is pitched for the point."""
    card = ann.hand(
        "《身代わり》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3",
        "インスタント ― リソース1点、「このカードのうち1枚を捨てる」: ライフを1点得る。",
    )
    ann.hand(gem("赤石"))
    t.expect_reversal(ann, Activate(card.id, 0), ("5.1.8a",), {"pitch": card})
    t.expect("《身代わり》のあるゾーン", card.zone, "手札")


@fab.check("5.2.4b#sentence-2,3a", "非開示状態の発生源は、起動レイヤーが解決されるまで、開示状態になる")
def a_private_source_is_shown_until_the_layer_resolves(t: Table, ann: Person) -> None:
    """An ability of a card in hand that stays there; below its layer is another activated-layer."""
    lamp = ann.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(lamp)
    ann.activates(scroll).expect("起動した直後の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve().expect("解決後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b#sentence-1", "もともと開示状態の発生源は、起動レイヤーが解決されても、開示状態のままである")
def a_public_source_stays_public(t: Table, ann: Person) -> None:
    """Activate an ability of an item, and look at the item afterwards."""
    lamp = ann.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    ann.activates(lamp).resolve().expect("《灯火》は開示状態か", lamp.is_public, True)
    t.expect("《灯火》の能力をもう一度起動できるか", ann.may_activate(lamp), True)


@fab.check("5.2.4b#sentence-2,3a", "起動レイヤーの解決が失敗したときも、発生源はまた非開示状態になる")
def a_source_is_private_again_without_its_layer(t: Table, ann: Person, ben: Person) -> None:
    """The target of the activated-layer destroys itself in response."""
    scroll = ann.attack(
        "秘伝書",
        "手札にあるとき、インスタント ― コストなし: 対象の(サブタイプがアイテムの、"
        "かつあなたがコントロールするもの以外の)パーマネントを破壊する。",
    )
    vial = ben.item("小瓶", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.activates(scroll)
    ann.passes()
    ben.activates(vial).resolve().expect("解決前の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve().expect("解決に失敗したレイヤーの数", t.event_count(Resolved, has_failed=True), 1)
    t.expect("その後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b#sentence-3a", "起動レイヤーが無効にされて存在しなくなったときも、発生源はまた非開示状態になる")
def a_source_is_private_again_without_a_resolution(t: Table, ann: Person, ben: Person) -> None:
    """The opponent negates the activated-layer of a card in hand."""
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    hush = ben.instant("静寂", "対象のスタックの起動レイヤーを無効にする。")
    ann.activates(scroll)
    ben.responds(hush).expect("静寂が解決される前の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve().expect("その後の《秘伝書》は開示状態か", scroll.is_public, False)
    t.expect("アンのライフ", ann.life, 20)


@fab.check("5.2.4b#sentence-3b", "発生源が存在しなくなれば、起動レイヤーが残っていても、移った先では開示状態ではない")
def a_source_that_is_gone_is_no_longer_shown(t: Table, ann: Person) -> None:
    """In response to the ability of a card in hand, the hand is put on top of the deck."""
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    tidy = ann.instant("片付け", "あなたの手札のすべてのカードをデッキに置く。")
    ann.activates(scroll)
    ann.plays(tidy).expect("手札の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve().expect("デッキの《秘伝書》は開示状態か", scroll.is_public, False)
    t.expect("スタックに残るレイヤーの数", t.stack, 1)


@fab.check("5.2.4b#sentence-4", "起動のために開示状態になることは、能力を誘発させない")
def being_shown_triggers_nothing(t: Table, ann: Person, ben: Person) -> None:
    """An item waits for objects to be turned."""
    ben.item("見張り", "何かの向きが変わったとき、ライフを1点得る。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(scroll).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("《秘伝書》は開示状態か", scroll.is_public, True)


@fab.check("5.2.4b#sentence-5", "起動のために開示状態になることは、置換効果で置き換えられない")
def being_shown_is_not_replaced(t: Table, ann: Person, ben: Person) -> None:
    """A replacement effect would keep objects from being turned."""
    ben.item("帳", "何かの向きが変わる場合、代わりに何も起こらない。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(scroll).expect("《秘伝書》は開示状態か", scroll.is_public, True)
