"""Checks of 3.0: kinds of zones, their owners, what is public in them, and clearing."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIEF, fill_zones, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.fab.telling import ZONES
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES


@fab.check(
    "3.0.4a#sentence-1 3.0.4b#sentence-1 3.2.1#sentence-2a 3.3.1#sentence-1b 3.4.1#sentence-1b 3.5.1#sentence-2a "
    "3.6.1#sentence-1a 3.7.1#sentence-1b 3.8.1#sentence-1b 3.9.1#sentence-1b 3.10.1#sentence-2a 3.11.1#sentence-1b "
    "3.12.1#sentence-2a 3.13.1#sentence-1a 3.14.1#sentence-1b 3.15.1#sentence-1a 3.16.1#sentence-1b",
    "特に指定がなければ、格納庫とデッキと手札のカードは開示されず、ほかのゾーンのカードは開示される",
)
def three_kinds_of_zones_are_private(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ben's is in each zone; Ann looks which of them she can see."""
    ben.plays_as("《ベンの英雄》 ヒーロー ライフ20 知力0")
    claw, wall, spark = ann.attack("爪"), ben.attack("壁"), ben.instant("火花")
    cards = {**fill_zones(ben), "壁": wall, "火花": spark, "ベンの英雄": ben.hero}
    ann.plays(claw).until("attack").until("reaction", defend=(wall, None))
    ben.responds(spark)
    for name, card in cards.items():
        t.expect(f"アンは、ベンの{name}を見られるか", ann.sees(card), name not in {"矢", "石", "札"})


@fab.check(
    "3.0.2#sentence-1 3.2.1#sentence-1a 3.3.1#sentence-1a 3.4.1#sentence-1a 3.5.1#sentence-1a 3.7.1#sentence-1a "
    "3.8.1#sentence-1a 3.9.1#sentence-1a 3.10.1#sentence-1a 3.12.1#sentence-1a 3.14.1#sentence-1a "
    "3.16.1#sentence-1a 3.11.1#sentence-1a",
    "パーマネントと戦闘チェインとスタックのほかのゾーンは、どのプレイヤーも自分のものとして持つ",
)
def each_player_has_zones(t: Table, ann: Person, _ben: Person, cid: Person) -> None:
    """Ann and Cid have a card each in every zone that players have."""
    fill_zones(ann)
    fill_zones(cid)
    for zone in (*EQUIPMENT_ZONES, "weapon 1", "arsenal", "banished", "deck", "graveyard", "hand", "pitch"):
        t.expect(f"アンの{ZONES[zone]}にあるカードの枚数", ann.count(zone), 1)
    t.expect("シドのヒーローゾーンにあるカードの枚数", cid.count("hero"), 1)


@fab.check(
    "3.0.3#sentence-2,3 3.0.3a#sentence-1,2,3",
    "開示状態のカードは全員が見られ、非開示のカードは、自分がオーナーであるか、自分のゾーンにあれば、デッキのほかでは見られる",
)
def who_sees_which_cards(t: Table, ann: Person, ben: Person) -> None:
    """Ann equips gloves that Ben owns, which are then turned face down."""
    gloves = ben.has_card("graveyard", "《籠手》 装備品 ― 腕")
    takes, hides = (
        ann.instant(name, f"「籠手」という名前のすべてのカードを{does}。")
        for name, does in (("強奪", "装備する"), ("隠匿", "裏向きにする"))
    )
    card, top = ann.instant("札"), ann.has_card("deck", gem("赤石"))
    ann.resolves(takes).expect(
        "アンとベンは、アンの腕にある籠手を見られるか", [ann.sees(gloves), ben.sees(gloves)], [True] * 2
    )
    ann.resolves(hides).expect("籠手は表向きか", gloves.is_public, False)
    t.expect("籠手のあるゾーンを持つアンは、裏向きの籠手を見られるか", ann.sees(gloves), True)
    t.expect("籠手のオーナーのベンは、裏向きの籠手を見られるか", ben.sees(gloves), True)
    t.expect("アンとベンは、アンの手札にある札を見られるか", [ann.sees(card), ben.sees(card)], [True, False])
    t.expect("アンとベンは、アンのデッキの赤石を見られるか", [ann.sees(top), ben.sees(top)], [False, False])


def _turns(person: Person, name: str, card: str, side: str) -> TrackedCard:
    """Give a player an instant that turns a card face up or face down."""
    return person.instant(name, f"「{card}」という名前のすべてのカードを{side}向きにする。")


def _stays_turned(t: Table, ann: Person, card: TrackedCard, back: TrackedCard, *, is_public: bool) -> None:
    """Expect that a card is face up, or face down, now and in the next turn, until an instant turns it back."""
    name = card.card.name
    t.expect(f"{name}は表向きか", card.is_public, is_public)
    t.end_turn().expect(f"次のターンに、{name}は表向きか", card.is_public, is_public)
    ann.responds(back).resolve().expect(f"{back.card.name}の後に、{name}は表向きか", card.is_public, not is_public)


@fab.check(
    "3.0.4c#sentence-2a,3", "墓地で裏向きにされたカードは、次のターンになっても、効果で表向きにされるまで裏向きである"
)
def turned_down_in_a_public_zone(t: Table, ann: Person) -> None:
    """A card in a graveyard is turned face down."""
    bones, back = ann.has_card("graveyard", gem("骨")), _turns(ann, "発掘", "骨", "表")
    ann.resolves(_turns(ann, "埋葬", "骨", "裏"))
    _stays_turned(t, ann, bones, back, is_public=False)


@fab.check(
    "3.0.4c#sentence-2b,3", "裏向きで追放されたカードは、効果で表向きにされるまで、追放ゾーンでも非開示のままである"
)
def banished_face_down(t: Table, ann: Person, ben: Person) -> None:
    """A card in hand is banished face down."""
    gold, back = ann.hand(gem("金")), _turns(ann, "暴露", "金", "表")
    ann.resolves(ann.instant("秘匿", "「金」という名前のすべてのカードを裏向きに追放する。"))
    t.expect("ベンは、追放された金を見られるか", ben.sees(gold), False)
    _stays_turned(t, ann, gold, back, is_public=False)


@fab.check(
    "3.0.4d#sentence-2a,3", "手札で表向きにされたカードは、次のターンになっても、効果で裏向きにされるまで表向きである"
)
def turned_up_in_a_private_zone(t: Table, ann: Person) -> None:
    """A card in hand is turned face up."""
    card, back = ann.hand(gem("札")), _turns(ann, "隠匿", "札", "裏")
    ann.resolves(_turns(ann, "開陳", "札", "表"))
    _stays_turned(t, ann, card, back, is_public=True)


@fab.check(
    "3.0.4d#sentence-2b,3", "表向きで格納庫に置かれたカードは、効果で裏向きにされるまで、格納庫でも開示されたままである"
)
def put_face_up_into_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """A card in hand is put face up into the arsenal."""
    arrow, back = ann.hand(gem("矢")), _turns(ann, "隠匿", "矢", "裏")
    ann.resolves(ann.instant("装填", "「矢」という名前のすべてのカードを格納庫に表向きで置く。"))
    t.expect("ベンは、格納庫の矢を見られるか", ben.sees(arrow), True)
    _stays_turned(t, ann, arrow, back, is_public=True)


@fab.check(
    "3.0.2#sentence-3 3.6.1#sentence-2 3.13.1#sentence-2 3.15.1#sentence-2",
    "パーマネント、戦闘チェイン、スタックのゾーンは1つずつで、全員のオブジェクトがそこにある",
)
def three_zones_are_shared(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an aura, a defending card and a layer; an effect of Ann's is on all objects in those zones."""
    mist, claw, wall, spark = ben.aura("霧"), ann.attack("爪"), ben.attack("壁"), ben.instant("火花")
    zones = "闘技場", "戦闘チェイン", "スタック"
    marks = ann.instant("点検", "".join(f"すべての{zone}にあるものに「印」カウンターを1個置く。" for zone in zones))
    ann.plays(claw).until("attack").until("reaction", defend=(wall, None))
    ben.responds(spark)
    ann.responds(marks).resolve()
    for name, card in (("霧", mist), ("壁", wall), ("火花", spark)):
        t.expect(f"ベンの{name}に置かれた「印」の数", card.counters("印"), 1)


_EQUIP = "あなたの墓地のすべてのカードを装備する。"
_WEAR = "「頭巾」という名前のすべてのカードを装備する。"


@fab.check(
    "3.0.1a#sentence-1b,3",
    "防御している装備品のゾーンは空ではなく、それが破壊されて空になったゾーンには、また装備できる",
)
def a_zone_is_empty_without_what_is_equipped_to_it(t: Table, ann: Person, ben: Person) -> None:
    """Ben's gloves defend, and are then destroyed; he would equip spare ones before and after that."""
    gloves, spare = ben.equips("arms", "籠手", defense=1), ben.has_card("graveyard", "《予備の籠手》 装備品 ― 腕")
    first, again = ben.instant("支度", _EQUIP), ben.instant("再支度", _EQUIP)
    rust = ben.instant("錆", "「籠手」という名前のすべてのカードを破壊する。")
    ann.plays(ann.attack("爪")).until("attack").until("reaction", defend=(gloves, None))
    ben.resolves(first).expect("籠手が防御している間の、予備の籠手のあるゾーン", spare.zone, "墓地")
    ben.resolves(rust, again).expect("籠手が破壊された後の、予備の籠手のあるゾーン", spare.zone, "腕")


@fab.check(
    "3.0.5a#sentence-2a,2b 3.1.2#sentence-2",
    "闘技場に置かれるオブジェクトは、パーマネントゾーンに、パーマネントとして置かれる",
)
def put_into_the_arena(t: Table, ann: Person) -> None:
    """Gloves and an aura are put from the graveyard into the arena."""
    gloves = ann.has_card("graveyard", "《籠手》 装備品 ― 腕")
    mist = ann.aura("霧", zone="graveyard")
    call = ann.instant("召喚", "あなたの墓地のすべてのカードを闘技場に置く。")
    ann.resolves(call).expect("籠手と霧のあるゾーン", [gloves.zone, mist.zone], ["闘技場", "闘技場"])


@fab.check(
    "3.0.12#sentence-1a,1b 3.0.12a#sentence-1c",
    "クリアされたカードはオーナーの墓地に置かれ、起動レイヤーはただ存在しなくなる",
)
def cards_are_cleared_to_the_graveyard_of_their_owner(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays an instant that Ben owns; then an activated-layer of Ann's resolves."""
    ann.has_card("permanent", *THIEF)
    drum = ann.item("太鼓", HEALS)
    spark = ben.instant("火花", zone="banished")
    ann.plays(spark).resolve().expect("火花のあるゾーン", spark.zone, "墓地")
    t.expect("火花が解決された後の、ベンの墓地にあるものの数", ben.count("graveyard"), 1)
    ann.activates(drum).resolve()
    t.expect("起動レイヤーが解決された後の、アンの墓地にあるものの数", ann.count("graveyard"), 0)


@fab.check("3.0.12a#sentence-1a,1b", "クリアされたトークンとマクロは、墓地に置かれず、ただ存在しなくなる")
def tokens_and_macros_cease_to_exist(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """An ally token dies; then Cid, who controls a macro, loses."""
    makes = ann.instant("創造", "〔《狼》 トークン ― 盟友 パワー1 ライフ1〕トークンを1個作成する。")
    bolt = ann.instant("稲妻", "対象の名前が「狼」のものに1点の秘術ダメージを与える。")
    doom = ann.instant("破滅", "対象のヒーローに20点の秘術ダメージを与える。")
    storm = t.macro(cid, "《嵐の目》 マクロ")
    ann.resolves(makes)
    ann.plays(bolt, target=t.tokens()[0]).resolve()
    t.expect("アンの墓地に《狼》があるか", "《狼》" in ann.cards_in("graveyard"), False)
    ann.plays(doom, target=cid.hero).resolve().expect("シドが敗北した後の、嵐の目のあるゾーン", storm.zone, "なし")


def _with_two_arsenals(person: Person, destroyer: Person) -> TrackedCard:
    """Give a player an additional arsenal zone by equipment; return an instant of another that destroys it."""
    person.equips("head", "新しい地平", "あなたが持つ格納庫は、1つ多い。")
    return destroyer.instant("落日", "「新しい地平」という名前のすべてのカードを破壊する。")


@fab.check(
    "3.0.10#sentence-3,4 3.0.10c#sentence-3,4",
    "2つの格納庫ゾーンの1つが存在しなくなるとき、どちらも空でなければ、プレイヤーが選んだほうのカードがクリアされる",
)
def a_player_chooses_the_zone_that_ceases(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Both arsenal zones of Cid have a card as Ann destroys one; he chooses the one that was there before."""
    first, sunset = cid.has_card("arsenal", gem("赤石")), _with_two_arsenals(cid, ann)
    second = cid.has_card("arsenal", gem("青石"))
    t.expect("落日の前に尋ねられていること", t.question, "アン: 優先権")
    ann.resolves(sunset)
    t.answer(lost_zone=first)
    t.expect("赤石と青石のあるゾーン", [first.zone, second.zone], ["墓地", "格納庫"])
    t.expect("選んだプレイヤー", t.players_asked("lost zone"), ["シド"])


@fab.check("3.0.10c#sentence-2", "2つの格納庫ゾーンの1つが存在しなくなるとき、空のほうがあれば、それが存在しなくなる")
def an_empty_zone_ceases_first(t: Table, ann: Person) -> None:
    """One of the two arsenal zones has a card."""
    stone, sunset = ann.has_card("arsenal", gem("赤石")), _with_two_arsenals(ann, ann)
    ann.resolves(sunset).expect("赤石のあるゾーン", stone.zone, "格納庫")


@fab.check(
    "3.0.10b#sentence-2 3.0.11#sentence-1,3a",
    "頭ゾーンが存在しなくなると、そこにあるカードはクリアされ、戦闘チェインから頭ゾーンに戻るはずのものもクリアされる",
)
def the_only_zone_ceases(t: Table, ann: Person, ben: Person) -> None:
    """Ann and Ben lose their head zones, while Ben's helmet defends."""
    hat, helmet = ann.equips("head", "帽子"), ben.equips("head", "兜", defense=1)
    lost = "このターンの終わりまで、あなたが持つ頭は、1つ少ない。"
    blows = [person.instant("強風", lost) for person in (ann, ben)]
    hood, dons = ann.has_card("banished", "《頭巾》 装備品 ― 頭"), ann.instant("支度", _WEAR)
    ann.plays(ann.attack("爪")).until("attack").until("reaction", defend=(helmet, None))
    ann.resolves(blows[0])
    ben.resolves(blows[1])
    t.expect("アンの帽子と、防御しているベンの兜のあるゾーン", [hat.zone, helmet.zone], ["墓地", "戦闘チェイン"])
    t.until("").expect("戦闘の後の、兜のあるゾーン", helmet.zone, "墓地")
    ann.resolves(dons).expect("頭ゾーンのないアンの、頭巾のあるゾーン", hood.zone, "追放ゾーン")


@fab.check("3.0.11#sentence-1", "防御中に靴のコピーになった兜は、頭ゾーンに入れないので、戻る代わりにクリアされる")
def a_zone_that_cannot_contain_what_returns_to_it(t: Table, ann: Person, ben: Person) -> None:
    """Ben's helmet becomes a copy of his boots while it defends; his gloves return to their zone."""
    ben.equips("legs", "靴")
    helmet, gloves = ben.equips("head", "兜", defense=1), ben.equips("arms", "籠手", defense=1)
    becomes = turn_effect(ben, "変身", "対象の名前が「兜」のものは、名前が「靴」のもののコピーになる")
    ann.plays(ann.attack("爪")).until("attack").until("reaction", defend=(helmet, gloves, None))
    ann.passes()
    ben.plays(becomes, target=helmet).resolve()
    t.until("").expect("戦闘の後の、兜と籠手のあるゾーン", [helmet.zone, gloves.zone], ["墓地", "腕"])


@fab.check(
    "3.0.1a#sentence-2 3.2.1#sentence-1b 3.5.1#sentence-1b 3.10.1#sentence-1b 3.12.1#sentence-1b",
    "腕、胴、頭、足のゾーンは装備品ゾーンで、空なら露出している",
)
def an_empty_equipment_zone_is_exposed(t: Table, ann: Person, ben: Person) -> None:
    """Ann wears a helmet and nothing else, and Ben nothing; effects ask whether zones are exposed."""
    ann.equips("head", "兜")
    asks = [
        (person, slot, person.instant(f"{slot}の隙", f"あなたの{slot}ゾーンが露出しているなら、ライフを1点得る。"))
        for person, slot in ((ann, "頭"), (ann, "腕"), (ann, "胴"), (ann, "足"), (ben, "頭"))
    ]
    for (person, slot, ask), life in zip(asks, (20, 21, 22, 23, 21), strict=True):
        person.responds(ask).resolve().expect(f"{slot}の隙の後の、{person.name}のライフ", person.life, life)


@fab.check(
    "3.0.4e#sentence-2a,2b 3.0.4e#example-1",
    "墓地からプレイしてもよいカードも、墓地で裏向きになると、裏向きの場合のことを明記していなければ、プレイできない",
)
def face_down_in_the_graveyard(t: Table, ann: Person) -> None:
    """A card that may be played from the graveyard is turned face down there, and one that may if it is face down."""
    ghost = ann.instant("亡霊", "これを墓地からプレイしてもよい。", "ライフを1点得る。", zone="graveyard")
    mole = ann.instant(
        "土竜", "これが裏向きなら、これを墓地からプレイしてもよい。", "ライフを1点得る。", zone="graveyard"
    )
    hides = ann.instant("埋葬", "あなたの墓地のすべてのカードを裏向きにする。")
    t.expect("墓地で表向きの亡霊をプレイできるか", ann.may_play(ghost), True)
    ann.resolves(hides).expect("裏向きになった亡霊をプレイできるか", ann.may_play(ghost), False)
    t.expect("裏向きの場合のことを明記した土竜をプレイできるか", ann.may_play(mole), True)
    ann.plays(mole).resolve().expect("土竜が解決された、アンのライフ", ann.life, 21)


@fab.check(
    "3.0.13#sentence-2",
    "「墓地のカードを1枚追放する」のようにオーナーの指定がなければ、効果のコントローラーの墓地を参照する",
)
def a_zone_without_an_owner_said(t: Table, ann: Person, ben: Person) -> None:
    """Both players have cards in their graveyards; in Ann's turn Ben banishes some, and then some of any graveyard."""
    ash, bones = ann.has_card("graveyard", gem("灰")), ben.has_card("graveyard", gem("骨"))
    spells = (
        ben.instant("浄化", "墓地のカードを2枚追放する。"),
        ben.instant("大浄化", "いずれかの墓地のカードを2枚追放する。"),
    )
    ben.responds(spells[0]).resolve().expect("ベンの骨のあるゾーン", bones.zone, "追放ゾーン")
    t.expect("アンの灰のあるゾーン", ash.zone, "墓地")
    ben.responds(spells[1]).resolve().expect("墓地を選ばない大浄化の後の、アンの灰のあるゾーン", ash.zone, "追放ゾーン")


@fab.check("3.0.10a#sentence-2", "空の武器ゾーンが2つあれば、どちらに移動させるかは、そのオブジェクトのオーナーが選ぶ")
def the_owner_chooses_among_zones(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ann's equips her with a sword that Ben owns, who chooses the second weapon zone."""
    ben.has_card("graveyard", "《剣》 武器 ― 剣・片手 パワー2")
    takes = ann.instant("強奪", "「剣」という名前のすべてのカードを装備する。")
    ann.plays(takes).resolve(zone="weapon 2")
    t.expect("ゾーンを選んだプレイヤー", t.players_asked("zone"), ["ベン"])
    t.expect("アンの第一と第二の武器ゾーンにあるものの数", [ann.count("weapon 1"), ann.count("weapon 2")], [0, 1])
