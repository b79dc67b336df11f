"""Checks of 1.2.1 and 1.2.3: objects, and last known information about those that ceased to exist."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.s1_6_layers import THIEF
from rulesdb.checks.fab.scenes import YOURS
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import aura, instant

_COUNT = "ライフを(すべての(あなたがコントロールする、かつ名前が「鈴」の)ものの数)点得る。"


@fab.check("1.2.1#sentence-1", "インベントリにあるカードも、オブジェクトである")
def cards_in_the_inventory_are_objects(t: Table, ann: Person) -> None:
    """An effect finds a helm in the inventory of its controller, and puts it into the arena."""
    helm = ann.has_card("inventory", "《プロトの冠》 装備品 ― 頭 防御1")
    build = ann.instant(
        "組み立て", "すべての(名前に「プロト」のある、かつあなたのインベントリにある)ものを闘技場に置く。"
    )
    ann.plays(build).resolve()
    t.expect("プロトの冠のあるゾーン", helm.zone, "闘技場")


@fab.check("1.2.1#sentence-2", "カードも、攻撃も、マクロも、カードでないレイヤーも、オブジェクトである")
def cards_attacks_macros_and_layers_are_objects(t: Table, ann: Person) -> None:
    """A card counts itself, an attack-proxy, an activated-layer and a triggered-layer on the stack, and a macro."""
    ann.has_card("permanent", "《聖域》 マクロ")
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』")
    charm = ann.has_card(
        "permanent",
        "《護符》 アクション ― アイテム",
        "インスタント ― コストなし: リソースポイントを1点得る。",
        "能力が起動されたとき、リソースポイントを1点得る。",
    )
    count = ann.instant(
        "数え上げ", "ライフを(すべての(攻撃である、またはスタックにある、またはタイプがマクロの)ものの数)点得る。"
    )
    ann.activates(blade).resolve()
    t.until("layer")
    ann.activates(charm)
    ann.plays(count)
    t.expect("スタックのレイヤーの数", t.stack, 4)
    t.resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check("1.2.1a#sentence-1", "だれがコントロールしていても、オーナーは、それを表すカードのオーナーである")
def an_object_has_the_owner_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Ann controls a mist, which is a card of Ben's, and a haze; what an opponent owns is destroyed."""
    ann.has_card("permanent", *THIEF)
    mist, haze = ben.has_card("banished", aura("霧")), ann.aura("靄")
    wind = ann.instant("大風", "すべての対戦相手がオーナーであるパーマネントを破壊する。")
    ann.plays(mist).resolve()
    t.expect("アンがコントロールする霧の数", ann.controls("霧"), 1)
    ann.plays(wind).resolve()
    t.expect("霧と靄のあるゾーン", (mist.zone, haze.zone), ("墓地", "闘技場"))


@fab.check("1.2.3#sentence-1", "最後の情報は、オブジェクトが存在しなくなる直前の情報である")
def last_known_information_is_of_the_moment_before(t: Table, ann: Person, ben: Person) -> None:
    """Ann's effect triggers when an item that she controls is destroyed; its owner is Ben, in whose graveyard it is."""
    ann.has_card("permanent", *THIEF)
    ann.equips("head", "悼みの冠", f"({YOURS}、かつ名前が「鈴」の)ものが破壊されたとき、ライフを1点得る。")
    bell = ben.item("鈴", "続行", zone="banished")
    wind = ann.instant("大風", "すべての名前が「鈴」のものを破壊する。")
    ann.resolves(bell, wind)
    t.expect("ベンの墓地の枚数", ben.count("graveyard"), 1)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "1.2.3a#sentence-2 1.2.3a#example-1",
    "《Endless Arrow》が手札に加わった後も、続行があったという最後の情報により、アクションポイントを得る",
)
def endless_arrow_had_go_again(t: Table, ann: Person, ben: Person) -> None:
    """The attack hits, and is in hand when its chain link resolves."""
    arrow = ann.hand(
        "《Endless Arrow》 アクション ― 矢・攻撃 コスト0 パワー4", "これがヒットしたとき、これを手札に置く。", "続行"
    )
    ann.plays(arrow).until("damage")
    t.expect("ベンのライフ", ben.life, 16)
    t.resolve()
    t.expect("Endless Arrowのあるゾーン", arrow.zone, "手札")
    t.expect("チェインリンクが解決される前の、アンのアクションポイント", ann.action_points, 0)
    t.until("resolution")
    t.expect("チェインリンクが解決された後の、アンのアクションポイント", ann.action_points, 1)


@fab.check("1.2.3a#sentence-3", "特定のオブジェクトを参照しない効果は、もう存在しないオブジェクトを数えない")
def what_is_gone_is_not_counted(t: Table, ann: Person) -> None:
    """A furnace is destroyed, and so is another object now; a card counts all objects of its name."""
    furnace = ann.item("蒸気炉")
    smash = ann.instant(
        "粉砕", "すべての名前が「蒸気炉」のものを破壊する。ライフを(すべての名前が「蒸気炉」のものの数)点得る。"
    )
    ann.plays(smash).resolve()
    t.expect("蒸気炉のあるゾーン", furnace.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


@fab.check("1.2.3b#sentence-2", "最後の情報には、宣言したパラメータも、カウンターも、適用されていた効果も入る")
def last_known_information_has_parameters_and_effects(t: Table, ann: Person) -> None:
    """A sword with a counter and an effect on it is destroyed as a cost; a card of cost X banishes itself first."""
    blade = ann.sword(
        "剣",
        "インスタント ― 「これを破壊する」: "
        "ライフを(これのパワー)点得る。ライフを(これの「蒸気」カウンターの数)点得る。",
    )
    forge = ann.instant(
        "鍛え",
        "すべての名前が「剣」のものに「蒸気」カウンターを1個置く。",
        "このターンの終わりまで、《剣》は、パワーに3の修整を得る。",
    )
    vanish = ann.hand("《消え火》 インスタント コストX", "これを追放する。ライフを(このレイヤーのコスト)点得る。")
    well = ann.instant("泉", "リソースポイントを7点得る。")
    ann.resolves(forge, well)
    ann.activates(blade).resolve()
    t.expect("剣のパワーとカウンターの後の、アンのライフ", ann.life, 26)
    ann.plays(vanish, x=7).resolve()
    t.expect("消え火のあるゾーン", vanish.zone, "追放ゾーン")
    t.expect("消え火のコストの後の、アンのライフ", ann.life, 33)


@fab.check("1.2.3c#sentence-1", "最後の情報は動かず、適用されていた効果が終わっても変わらない")
def last_known_information_is_fixed(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 2 more power, by a banner, hits; then the attack and the banner are banished."""
    ann.has_card("permanent", "《軍旗》 アクション ― アイテム", "攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪", "これがヒットしたとき、ライフを(これのパワー)点得る。", defense=None)
    fold = ann.instant("撤収", "すべての攻撃であるものを追放する。すべての名前が「軍旗」のものを追放する。")
    ann.plays(claw).until("damage")
    t.expect("ベンのライフ", ben.life, 15)
    ann.plays(fold).resolve()
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.resolve()
    t.expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check(
    "1.2.3c#sentence-2 1.2.3c#example-1",
    "攻撃が取り除かれた後で《Luminaris》の条件を満たしても、そのチェインリンクは続行を得ない",
)
def luminaris_is_too_late(t: Table, ann: Person) -> None:
    """An Illusionist attack is banished after its hit; then Ann pitches a yellow card to play another card."""
    ann.has_card(
        "weapon 1",
        "《Luminaris》 武器 ― 杖・両手",
        "(カラーバーが黄の、かつあなたのピッチゾーンにある)ものがあるなら、"
        "(あなたがコントロールする、かつスーパータイプが「幻術士」の、かつ攻撃である)ものは、『続行』を得る。",
    )
    claw = ann.hand("《幻の爪》 「幻術士」 アクション ― 攻撃 コスト0 パワー3")
    fold = ann.instant("撤収", "すべての攻撃であるものを追放する。")
    pay = ann.hand(instant("火花", cost=1))
    ann.hand("《黄玉》 リソース ピッチ2")
    ann.plays(claw).until("damage")
    ann.resolves(fold, pay)
    t.expect("アンのピッチゾーンの枚数", ann.count("pitch"), 1)
    t.until("resolution")
    t.expect("チェインリンクが解決された後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("1.2.4#sentence-1", "起動レイヤーや誘発レイヤーが与えるダメージの発生源は、能力を持つカードである")
def sources_are_cards(t: Table, ann: Person, ben: Person) -> None:
    """An activated-layer and a triggered-layer of an item deal damage; all damage that an item deals is prevented."""
    harms = "すべての対戦相手のヒーローに2点の秘術ダメージを与える。"
    bell = ann.has_card(
        "permanent",
        "《鈴》 アクション ― アイテム",
        f"インスタント ― コストなし: {harms}",
        f"能力が起動されたとき、{harms}",
    )
    ben.equips("head", "耳栓", "《鈴》から、ダメージをすべて、軽減する。")
    ann.activates(bell).resolve(2)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("1.2.3c#sentence-3", "もう存在しないオブジェクトを修正するはずの効果は、失敗する")
def modifying_what_is_gone_fails(t: Table, ann: Person) -> None:
    """Two swords let their player modify them, and life is gained if that succeeds; one of them is destroyed first."""
    effect = "(このターンの終わりまで、これは、パワーに1の修整を得る)をしてもよい。そうした場合、ライフを5点得る。"
    first = ann.sword("砕け剣", f"インスタント ― 「これを破壊する」: {effect}")
    second = ann.sword("残り剣", f"インスタント ― コストなし: {effect}")
    ann.activates(first).resolve(may=True)
    t.expect("砕け剣の効果の後の、アンのライフ", ann.life, 20)
    ann.activates(second).resolve(may=True)
    t.expect("残り剣の効果の後の、アンのライフ", ann.life, 25)


@fab.check("1.2.1b#sentence-2", "闘技場を離れたカードには、もうコントローラーがいない")
def nobody_controls_what_has_left_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """Ann controls an item of Ben's, and after it is destroyed she counts the items that she controls."""
    ann.has_card("permanent", *THIEF)
    bell = ben.item("鈴", "続行", zone="banished")
    count, again = (ann.instant("数え歌", _COUNT) for _ in range(2))
    wind = ann.instant("大風", "すべての名前が「鈴」のものを破壊する。")
    for card, life in ((bell, 20), (count, 21), (wind, 21), (again, 21)):
        ann.plays(card).resolve()
        t.expect(f"{card.name}が解決された後の、アンのライフ", ann.life, life)


@fab.check("1.2.3d#sentence-1", "最後の情報があっても、もう存在しないオブジェクトが「ある」ことにはならない")
def last_known_information_is_no_object(t: Table, ann: Person) -> None:
    """Two swords give life if they exist; one of them is destroyed first."""
    first, second = (
        ann.has_card(
            "weapon 1", f"《{name}》 武器 ― 剣・片手", f"インスタント ― {cost}: このカードがあるなら、ライフを5点得る。"
        )
        for name, cost in (("砕け剣", "「これを破壊する」"), ("残り剣", "コストなし"))
    )
    ann.activates(first).resolve()
    t.expect("砕け剣の効果の後の、アンのライフ", ann.life, 20)
    ann.activates(second).resolve()
    t.expect("残り剣の効果の後の、アンのライフ", ann.life, 25)


@fab.check("1.2.3d#sentence-2", "もう存在しないオブジェクトは、適正な対象ではない")
def what_is_gone_is_no_legal_target(t: Table, ann: Person, ben: Person) -> None:
    """Ann targets an aura that Ben destroys in response; another card with such a target cannot be played then."""
    mist = ben.aura("霧", "続行")
    light = ("《灯》 インスタント コスト0", "対象のサブタイプがオーラのものを追放する。ライフを3点得る。")
    lights = [ann.hand(*light) for _ in range(2)]
    wind = ben.instant("大風", "すべての名前が「霧」のものを破壊する。")
    ann.plays(lights[0], target=mist)
    ben.responds(wind).resolve()
    t.expect("霧のあるゾーン", mist.zone, "墓地")
    t.resolve()
    t.expect("灯の解決に失敗した後の、アンのライフ", ann.life, 20)
    t.expect("2枚目の灯をプレイできるか", ann.may_play(lights[1]), False)


@fab.check(
    "1.2.4#sentence-1 1.2.4#example-1",
    "《オアシスでの休憩》の発生源には、カードかマクロだけを選べて、そこから受けるダメージが軽減される",
)
def oasis_respite_names_a_card_or_a_macro(t: Table, ann: Person, ben: Person) -> None:
    """On the stack are the attack of a sword and an activated-layer: the sword and the item can be chosen instead."""
    ann.has_card("permanent", "《聖域》 マクロ")
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー6", "アクション ― コストなし: 『攻撃』")
    bell = ann.has_card("permanent", "《鈴》 アクション ― アイテム", "インスタント ― コストなし: ライフを1点得る。")
    oasis = ben.instant(
        "オアシスでの休憩",
        "発生源であるもののうち1つを選び、このターンの終わりまで、対象のヒーローについて、"
        "選ばれたものから、その対象が受けるダメージを、次の4点だけ、軽減する。",
    )
    ann.activates(blade)
    ann.activates(bell)
    ben.responds(oasis, target=ben.hero).resolve(choose=...)
    t.expect("発生源の選択肢", t.choices, ["アン", "ベン", "《聖域》", "《剣》", "《鈴》", "《オアシスでの休憩》"])
    t.answers(choose=blade)
    t.until("resolution")
    t.expect("6点のうち4点が軽減された、ベンのライフ", ben.life, 18)
