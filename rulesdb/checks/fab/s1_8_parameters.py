"""Checks of 1.8.6: parameters that are determined when an effect is generated."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Banish
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, gem, instant

_ACTIONS = "あなたの墓地のカードのうちタイプがアクションのもの"


@fab.check(
    "1.8.6#sentence-1 1.8.6#example-1", "まだ決まっていないパラメータは、効果が発生するときに、コントローラーが決める"
)
def the_controller_determines_parameters(t: Table, ann: Person) -> None:
    """Remembrance: as it resolves, Ann picks two of four action cards in her graveyard, and then no more."""
    cards = [ann.has_card("graveyard", action(name)) for name in ("本", "巻物", "札", "碑")]
    memory = ann.action("追憶", f"{_ACTIONS}のうち3枚までをデッキに置く。デッキをシャッフルする。", defense=None)
    ann.plays(memory)
    t.expect("プレイした後の質問", t.choices, [])
    t.resolve(choose=...)
    t.expect("解決の中での質問", t.question, "アン: 効果が及ぶもの")
    t.answers(choose=(cards[3], cards[1], None))
    zones = ["墓地", "デッキ", "墓地", "デッキ"]
    t.expect("本、巻物、札、碑のあるゾーン", [card.zone for card in cards], zones)


@fab.check("1.8.6#sentence-1", "効果が指定するプレイヤーが、パラメータを決める")
def the_instructed_player_determines_parameters(t: Table, ann: Person, ben: Person) -> None:
    """Ann's card lets the opponent banish a card of his own hand: Ben picks it."""
    _first, second = ben.gets("hand", instant("水滴"), instant("火花"))
    ann.plays(ann.instant("盗み", "対戦相手は、自身の手札のカードのうち1枚を追放する。")).resolve(choose=...)
    t.expect("解決の中での質問", t.question, "ベン: 効果が及ぶもの")
    t.answers(choose=second)
    t.expect("火花のあるゾーン", second.zone, "追放ゾーン")


@fab.check("1.8.6#sentence-2", "適正なパラメータがなければ、それに関わる部分だけが失敗する")
def only_the_part_without_parameters_fails(t: Table, ann: Person) -> None:
    """If Ann's hand is empty, she destroys an aura, of which there is none, and then gains life."""
    wind = ann.instant(
        "北風",
        "あなたの手札のカードがないなら、"
        "(サブタイプがオーラのパーマネントのうち1枚を破壊する、その後ライフを5点得る)。",
    )
    ann.plays(wind).resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check(
    "1.8.6a#sentence-2 1.8.6a#example-1", "全員が、効果のコントローラーから始めて、時計回り順に墓地のカードを決める"
)
def parameters_are_determined_clockwise_from_the_controller(t: Table) -> None:
    """Codex of Frailty, played by Ben in Ann's turn: Ben picks first, then Sena, then Ann."""
    t.joins("セナ")
    ann, ben, sena = t.people
    codex = ben.instant(
        "虚弱症の魔本",
        "すべてのプレイヤーは、自身の墓地のカードのうち攻撃アクションカードであるもののうち1枚を格納庫に裏向きで置く。",
    )
    claws = {
        person: [person.has_card("graveyard", attack(f"{person.name}の爪{at}")) for at in "甲乙"] for person in t.people
    }
    ben.responds(codex)
    t.resolve(choose=...)
    for person in (ben, sena, ann):
        t.expect("次にカードを決めるプレイヤー", t.question, f"{person.name}: 効果が及ぶもの")
        t.answers(choose=(claws[person][1], ...))
    t.expect("選ばれたカードのあるゾーン", [claws[person][1].zone for person in t.people], ["格納庫"] * 3)
    t.expect("アンの選んだカードは、表向きか", claws[ann][1].is_public, False)


@fab.check(
    "1.8.6b#sentence-2 1.8.6b#example-1", "パラメータに選べる発生源は、闘技場かスタックで開示されているものだけである"
)
def only_public_objects_are_determined(t: Table, ann: Person, ben: Person) -> None:
    """Oasis Respite: Ann picks the attack among the public objects in the arena and on the stack."""
    claw = ann.attack("爪", power=6)
    ben.has_card("permanent", "《伏せた霧》 アクション ― オーラ コスト0", "続行", is_public=False)
    ben.has_card("graveyard", instant("骨"))
    oasis = ben.instant(
        "オアシスでの休憩",
        "あらゆるもののうち1つを選び、このターンの終わりまで、対象のヒーローについて、"
        "選ばれたものから、その対象が受けるダメージを、次の4点だけ、軽減する。",
    )
    ann.plays(claw)
    ben.responds(oasis, target=ben.hero).resolve(choose=...)
    t.expect("発生源の選択肢", t.choices, ["アン", "ベン", "《爪》", "《オアシスでの休憩》"])
    t.answers(choose=claw)
    t.until("resolution")
    t.expect("6点のうち4点を軽減した、ベンのライフ", ben.life, 18)


@fab.check("1.8.6b#sentence-3 1.8.6b#example-2", "墓地のカードを決める効果では、墓地で表向きのカードだけを選べる")
def only_public_cards_of_a_graveyard_are_determined(t: Table, ann: Person, ben: Person) -> None:
    """A gravekeeper's attack banishes a card from the graveyard of the hero: face-down cards are no choices."""
    for name, is_public in (("骨", True), ("灰", True), ("伏せた骨", False)):
        ben.has_card("graveyard", instant(name), is_public=is_public)
    keeper = ann.attack(
        "墓守り", "これ自身が攻撃されたとき、攻撃されたプレイヤーの墓地のカードのうち1枚を追放してもよい。"
    )
    ann.plays(keeper).until("attack")
    t.resolve(may=True, choose=...)
    t.expect("追放するカードの選択肢", t.choices, ["《骨》", "《灰》"])


@fab.check("1.8.6b#sentence-3 1.8.6b#example-3", "墓地から無作為に追放するカードも、墓地で表向きのカードから決める")
def only_public_cards_of_a_graveyard_are_drawn_by_lot(t: Table, ann: Person) -> None:
    """Boneyard Marauder costs three random cards of the graveyard: of five, the two face-down ones are never drawn."""
    for name, is_public in (("伏せた骨", False), ("骨", True), ("伏せた灰", False), ("灰", True), ("塵", True)):
        ann.has_card("graveyard", instant(name), is_public=is_public)
    marauder = ann.attack(
        "Boneyard Marauder", f"{ADDITIONAL_COST}「あなたの墓地のカードのうち無作為に3枚を追放する」を支払う。", power=6
    )
    ann.plays(marauder)
    t.expect("追放されたカード", ann.cards_in("banished"), ["《塵》", "《灰》", "《骨》"])


@fab.check("1.8.6c#sentence-2 1.8.6c#example-1", "アイテムが足りなければ、あるだけの全部が追放される")
def all_objects_are_determined_if_there_are_too_few(t: Table, ann: Person) -> None:
    """System Reset for X = 4, and three Mechanologist items: all three are banished."""
    for name in "甲乙丙":
        ann.has_card("permanent", f"《部品{name}》 「機械技師」 アクション ― アイテム コスト0", "続行")
    reset = ann.hand(
        "《System Reset》 アクション コストX",
        "(サブタイプがアイテムの、かつスーパータイプが「機械技師」の、かつあなたがコントロールする)パーマネントのうちX枚を追放する。",
    )
    ann.hand(gem("青石", 3))
    ann.hand(gem("赤石", 1))
    ann.plays(reset, x=4).resolve()
    t.expect("追放ゾーンのカードの枚数", ann.count("banished"), 3)


@fab.check("1.8.6d#sentence-1 1.8.6d#example-1", "手札を全部追放する効果では、追放する順番をプレイヤーが決める")
def the_order_of_individual_events_is_determined(t: Table, ann: Person) -> None:
    """Tome of Imperial Flame banishes Ann's hand of three cards: she picks the last one first."""
    tome = ann.action("Tome of Imperial Flame", "あなたの手札のすべてのカードを追放する。", defense=None)
    first, second, third = ann.gets("hand", *(instant(name) for name in "火水土"))
    ann.plays(tome).resolve(order_of_events=(third, first))
    t.expect("追放されたカードの順番", t.values(Banish, "object"), ["土", "火", "水"])
    t.expect("水のあるゾーン", second.zone, "追放ゾーン")
