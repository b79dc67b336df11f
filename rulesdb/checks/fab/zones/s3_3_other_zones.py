"""Checks of 3.3, 3.4, 3.6 to 3.9, 3.11, 3.14 and 3.15: zones for cards that are not permanents, and the hero zone."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import fill_zones, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.fab.telling import ZONES
from rulesdb.engine.fab.zones import ZoneName

_OF_CARDS: tuple[ZoneName, ...] = ("arsenal", "banished", "deck", "graveyard", "hand", "pitch")
"""The zones outside the arena that players own."""


@fab.check(
    "3.3.2#sentence-1a 3.4.2#sentence-1 3.7.2#sentence-1a 3.8.2#sentence-1 3.9.2#sentence-1a 3.14.2#sentence-1a",
    "格納庫、追放、デッキ、墓地、手札、ピッチの各ゾーンに置かれるカードは、だれがコントロールしていても、オーナーのゾーンに置かれる",
)
def cards_go_to_zones_of_their_owner(t: Table, ann: Person, ben: Person) -> None:
    """Ann gains control of six auras of Ben's, and puts each into another zone."""
    auras = [ben.aura(f"{ZONES[zone]}の霧") for zone in _OF_CARDS]
    takes = [turn_effect(ann, "奪取", "対象のサブタイプがオーラのものは、コントローラーがあなたになる") for _ in auras]
    puts = "".join(f"「{ZONES[zone]}の霧」という名前のすべてのカードを{ZONES[zone]}に置く。" for zone in _OF_CARDS)
    spreads = ann.instant("散開", puts)
    for take, aura in zip(takes, auras, strict=True):
        ann.plays(take, target=aura).resolve()
    ann.resolves(spreads)
    for zone in _OF_CARDS:
        t.expect(f"ベンの{ZONES[zone]}にあるカードの枚数", ben.count(zone), 1)


@fab.check(
    "3.0.11#sentence-3a 3.7.2#sentence-1b 3.9.2#sentence-1b 3.11.2#sentence-1a 3.13.2#sentence-1 3.14.2#sentence-1b",
    "装備品をデッキや手札に置くような、入れられないゾーンへの移動は失敗し、オブジェクトは動かない",
)
def a_zone_that_cannot_contain_an_object(t: Table, ann: Person) -> None:
    """Effects put equipment where only deck-cards go or where some is, others into the arena and the hero zone."""
    cards = fill_zones(ann) | {
        "頭巾": ann.has_card("graveyard", "《頭巾》 装備品 ― 頭"),
        "影武者": ann.has_card("graveyard", "《影武者》 ヒーロー ライフ20 知力0"),
    }
    goals = {
        "籠手": "格納庫",
        "鎧": "デッキ",
        "兜": "手札",
        "靴": "ピッチゾーン",
        "頭巾": "頭",
        "灰": "闘技場",
        "霧": "ヒーローゾーン",
        "影武者": "ヒーローゾーン",
    }
    puts = [f"「{name}」という名前のすべてのカードを{zone}に置く。" for name, zone in goals.items()]
    confuses = ann.instant("混乱", "".join(puts))
    swaps = ann.instant("身代わり", "".join(("あなたのヒーローを追放する。", *puts[-2:])))
    before = {name: cards[name].zone for name in goals}
    ann.resolves(confuses)
    for name, zone in before.items():
        t.expect(f"{goals[name]}に置かれるはずだった{name}のあるゾーン", cards[name].zone, zone)
    ann.resolves(swaps)
    t.expect("ヒーローゾーンが空になった後の、霧のあるゾーン", cards["霧"].zone, before["霧"])
    t.expect("ヒーローゾーンが空になった後の、影武者のあるゾーン", cards["影武者"].zone, "ヒーローゾーン")


@fab.check(
    "3.0.11#sentence-3b 3.0.11#example-1",
    "トークンのオーラを手札に戻す効果は失敗せず、トークンは、手札に戻る前に存在しなくなる",
)
def a_token_is_returned_to_hand(t: Table, ann: Person) -> None:
    """An effect creates an aura token, and another returns it to its owner's hand."""
    makes = ann.instant("創造", "〔《霧》 トークン ― オーラ〕トークンを1個作成する。")
    returns = ann.instant("突風", "対象の名前が「霧」のパーマネントを手札に置く。")
    ann.resolves(makes)
    ann.plays(returns, target=t.tokens()[0]).resolve()
    t.expect("アンがコントロールする霧の数", ann.controls("霧"), 0)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check(
    "3.7.4#sentence-1,2",
    "自分のデッキのカードは、一番上であっても見ることができず、効果があれば、それが許すものだけを見ることができる",
)
def a_deck_is_seen_by_an_effect_alone(t: Table, ann: Person) -> None:
    """Ann has two cards in her deck, and an item by which she may look at the top one for a while."""
    top, next_one = ann.gets("deck", gem("赤石"), gem("黄石"))
    glass = ann.instant("遠眼鏡", "このターンの終わりまで、あなたのデッキの一番上のカードを、あなたが見てもよい。")
    t.expect("アンは、赤石を見られるか", ann.sees(top), False)
    ann.resolves(glass)
    t.answer(look=True).expect(
        "効果の後、アンは、赤石と黄石を見られるか", [ann.sees(top), ann.sees(next_one)], [True, False]
    )


@fab.check("3.7.5#sentence-1a,1b", "デッキは裏向きで、順番があり、一番下に置かれたカードは、後に引かれる")
def a_deck_has_an_order(t: Table, ann: Person, ben: Person) -> None:
    """A card is put on the bottom of a deck with another card; then the top card is drawn."""
    stone, ash = ann.has_card("deck", gem("石")), ann.has_card("graveyard", gem("灰"))
    sinks = ann.instant("埋没", "「灰」という名前のすべてのカードをデッキの一番下に置く。")
    ann.resolves(sinks, ann.instant("黙考", "カードを1枚引く。"))
    t.expect("石と灰のあるゾーン", [stone.zone, ash.zone], ["手札", "デッキ"])
    t.expect("ベンは、アンのデッキの灰を見られるか", ben.sees(ash), False)


def _stack_five(t: Table, ann: Person, ben: Person) -> list[TrackedCard]:
    """Let the players stack five layers of which the third is that of an activated ability; return all."""
    drum = ann.item("太鼓", "インスタント ― コストなし: ライフを1点得る。")
    first, second, fifth = (ann.instant(name) for name in ("一", "二", "五"))
    fourth = ben.instant("四")
    ann.plays(first)
    ann.plays(second)
    ann.activates(drum)
    third = t.layer()
    ben.responds(fourth)
    ann.responds(fifth)
    return [first, second, third, fourth, fifth]


@fab.check(
    "3.15.3#sentence-1 3.15.4#sentence-1 3.15.5#sentence-1",
    "レイヤーは、すでにあるレイヤーの上に順番に加わり、番号が最も大きいものから解決される",
)
def layers_are_numbered(t: Table, ann: Person, ben: Person) -> None:
    """Ann and Ben stack five layers, and let three of them resolve."""
    first, second, _third, fourth, fifth = _stack_five(t, ann, ben)
    names = [t.layer(index).present_name for index in (0, 1, 3, 4)]
    t.expect("レイヤー1、2、4、5の名前", names, ["一", "二", "四", "五"])
    t.resolve(2).expect("2つが解決された後の、四と五のあるゾーン", [fourth.zone, fifth.zone], ["墓地", "墓地"])
    t.resolve().expect("3つが解決された後の、アンのライフ", ann.life, 22)
    t.expect("一と二のあるゾーン", [first.zone, second.zone], ["スタック", "スタック"])


@fab.check(
    "3.15.6#sentence-1 3.15.6#example-1",
    "5つのレイヤーのうち起動レイヤーであるレイヤー3がクリアされると、レイヤー4はレイヤー3に、レイヤー5はレイヤー4になる",
)
def a_layer_is_removed(t: Table, ann: Person, ben: Person) -> None:
    """Of five layers, the third is negated by a sixth."""
    negates = ben.instant("打消", "対象の起動レイヤーであるものを無効にする。")
    third = _stack_five(t, ann, ben)[2]
    ben.responds(negates, target=third).resolve()
    names = [t.layer(index).present_name for index in range(4)]
    t.expect("レイヤー1からレイヤー4までの名前", names, ["一", "二", "四", "五"])


_MORE = "あなたが持つ格納庫は、1つ多い。"


@fab.check("3.3.2#sentence-1b,1c", "格納庫に入れられるのは、デッキカード1枚までである")
def an_arsenal_holds_one_deck_card(t: Table, ann: Person) -> None:
    """Effects would put a helmet into an empty arsenal, and then two cards, one after the other."""
    helmet = ann.equips("head", "兜")
    first, second = ann.gets("hand", gem("赤石"), gem("青石"))
    names = ("兜", "赤石", "青石")
    ann.resolves(*(ann.instant("装填", f"「{name}」という名前のすべてのカードを格納庫に置く。") for name in names))
    t.expect("兜のあるゾーン", helmet.zone, "頭")
    t.expect("赤石と青石のあるゾーン", [first.zone, second.zone], ["格納庫", "手札"])


@fab.check(
    "3.3.2a#sentence-1,2 3.0.1a#sentence-1a",
    "カードのある格納庫は空ではないので、格納庫にカードを置く効果は失敗し、カードは動かない",
)
def a_full_arsenal_takes_no_card(t: Table, ann: Person) -> None:
    """The arsenal has a card; an effect would put another one there."""
    ann.has_card("arsenal", gem("赤石"))
    stone = ann.hand(gem("青石"))
    looks = ann.instant("確認", "あなたの格納庫のカードがあるなら、ライフを5点得る。")
    ann.resolves(ann.instant("装填", "「青石」という名前のすべてのカードを格納庫に置く。"), looks)
    t.expect("格納庫が空でないことを確かめた、アンのライフ", ann.life, 25)
    t.expect("青石のあるゾーン", stone.zone, "手札")
    t.expect("アンの格納庫にあるカードの枚数", ann.count("arsenal"), 1)


@fab.check("3.3.4#sentence-1", "格納庫にあるカードは、そこからプレイできる")
def cards_are_played_from_an_arsenal(t: Table, ann: Person) -> None:
    """An instant is in the arsenal."""
    spark = ann.instant("火花", zone="arsenal")
    t.expect("格納庫の火花をプレイできるか", ann.may_play(spark), True)


@fab.check(
    "3.3.3#sentence-1 3.3.3a#sentence-1 3.3.3b#sentence-1 3.0.10#sentence-1",
    "格納庫ゾーンが2つあれば、空のほうにもカードを置け、どちらのカードも格納庫のカードとしてプレイできる",
)
def two_arsenal_zones(t: Table, ann: Person, ben: Person) -> None:
    """Both players have two arsenal zones: Ben's are empty, Ann has a card in one, and puts one into the other."""
    for person in (ann, ben):
        person.equips("head", "新しい地平", _MORE)
    first, second = ann.instant("火花", zone="arsenal"), ann.instant("水")
    looks, his = (
        person.instant("確認", f"あなたの格納庫のカードが{there}なら、ライフを5点得る。")
        for person, there in ((ann, "ある"), (ben, "ない"))
    )
    loads = ann.instant("装填", "「水」という名前のすべてのカードを格納庫に置く。")
    opens = ann.instant("開帳", "すべての格納庫にあるものを表向きにする。")
    ann.resolves(looks).expect("格納庫が空でないことを確かめた、アンのライフ", ann.life, 25)
    ben.responds(his).resolve().expect("格納庫が空であることを確かめた、ベンのライフ", ben.life, 25)
    ann.resolves(loads).expect("水のあるゾーン", second.zone, "格納庫")
    ann.resolves(opens).expect("火花と水は表向きか", [first.is_public, second.is_public], [True, True])
    t.expect("火花と水をプレイできるか", [ann.may_play(first), ann.may_play(second)], [True, True])


@fab.check("3.6.2#sentence-1a,1b", "攻撃カードも、防御カードも、武器で攻撃する攻撃プロキシも、戦闘チェインゾーンに入る")
def cards_and_proxies_are_on_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a card that has go again, which Ben defends, and then with a sword."""
    claw, blade, wall = ann.attack("爪", "続行"), ann.sword("剣"), ben.attack("壁")
    ann.plays(claw).until("attack").until("reaction", defend=(wall, None))
    t.expect("爪と、防御している壁のあるゾーン", [claw.zone, wall.zone], ["戦闘チェイン"] * 2)
    t.until("resolution")
    ann.activates(blade).resolve().expect("戦闘チェインに加わった攻撃プロキシの数", t.proxies, 1)


@fab.check("3.6.4#sentence-1,2", "戦闘チェインは、戦闘の間は開いていて、戦闘が終わると閉じている")
def the_chain_zone_is_open_and_then_closed(t: Table, ann: Person) -> None:
    """Ann has an action point in the Reaction Step, and after the combat."""
    prepares, rush = ann.action("準備"), ann.instant("急襲", "アクションポイントを1点得る。")
    ann.plays(ann.attack("爪")).until("reaction")
    ann.resolves(rush).expect("戦闘の間に、攻撃ではないアクションをプレイできるか", ann.may_play(prepares), False)
    t.until("").expect("戦闘の後に、プレイできるか", ann.may_play(prepares), True)


@fab.check(
    "3.7.6#sentence-1 3.11.4#sentence-1",
    "ゲームは、デッキがデッキゾーンに、ヒーローカードがヒーローゾーンにある状態で始まる",
)
def where_a_game_starts(t: Table, ann: Person, ben: Person) -> None:
    """Ann brings a hero, and a card-pool of two cards; the intellect of the hero is 0."""
    ann.brings(ann.hero_card, pool=(gem("赤石"), gem("青石")))
    ben.brings(ben.hero_card, gem("黄石"))
    t.start(first_turn=ann)
    t.expect("アンのデッキにあるカードの枚数", ann.count("deck"), 2)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check(
    "3.11.2#sentence-1b 3.11.3#sentence-1",
    "ヒーローの下のソウルにはカードを置けるが、「ヒーロー」と呼ぶのは、ヒーローのカードだけである",
)
def a_hero_and_its_soul(t: Table, ann: Person, ben: Person) -> None:
    """Two cards are put into the soul of Ann's hero; then she gains 1 life for each hero."""
    lights = ann.gets("hand", gem("光"), gem("光"))
    puts = ann.instant("献身", "「光」という名前のすべてのカードをソウルに置く。")
    counts = ann.instant("点呼", "ライフを(すべてのヒーローの数)点得る。")
    ann.resolves(puts).expect("2枚の光のあるゾーン", [light.zone for light in lights], ["ソウル", "ソウル"])
    ann.resolves(counts).expect("ヒーローの数だけライフを得た、アンのライフ", ann.life, 22)
