"""Checks of 3.1, 3.2, 3.5, 3.10, 3.12, 3.13 and 3.16: the arena, and its zones for permanents."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import fill_zones
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.fab.telling import ZONES
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES


@fab.check(
    "3.0.5#sentence-1 3.0.5b#sentence-1 3.1.1#sentence-1 3.1.1a#sentence-1 3.1.2a#sentence-1 3.2.1#sentence-2b "
    "3.3.1#sentence-2 "
    "3.4.1#sentence-2 3.5.1#sentence-2b 3.6.1#sentence-1b 3.7.1#sentence-2 3.8.1#sentence-2 3.9.1#sentence-2 "
    "3.10.1#sentence-2b 3.11.1#sentence-2 3.12.1#sentence-2b 3.13.1#sentence-1b 3.14.1#sentence-2 "
    "3.15.1#sentence-1b 3.16.1#sentence-2",
    "15種類のゾーンのうち、8種類が闘技場に含まれ、そこにあるものだけが闘技場にあるとみなされる",
)
def eight_zones_make_up_the_arena(t: Table, ann: Person) -> None:
    """A card of Ann's is in each zone, face up; all objects in the arena get a counter."""
    cards = fill_zones(ann, is_public=True)
    cards |= {"爪": ann.attack("爪"), "火花": ann.instant("火花"), "魂": ann.has_card("soul", gem("魂"))}
    marks = ann.instant("点検", "すべての闘技場のいずれかの領域にあるものに「印」カウンターを1個置く。")
    ann.plays(cards["爪"]).resolve()
    ann.plays(cards["火花"])
    ann.plays(marks).resolve()
    for name, card in {**cards, "アンの英雄": ann.hero}.items():
        is_there = name in {"籠手", "鎧", "爪", "兜", "アンの英雄", "靴", "霧", "剣"}
        t.expect(f"{name}に置かれた「印」の数", card.counters("印"), int(is_there))


_EQUIP = "あなたの墓地のすべてのカードを装備する。"


@fab.check(
    "3.2.2#sentence-1 3.5.2#sentence-1 3.10.2#sentence-1 3.12.2#sentence-1 3.16.2#sentence-1",
    "装備品ゾーンと武器ゾーンに入れられるのは、装備されているオブジェクト1つまでである",
)
def a_zone_has_room_for_one(t: Table, ann: Person) -> None:
    """All zones of Ann have something equipped to them; another card for each is in her graveyard."""
    fill_zones(ann)
    ann.sword("第二の剣")
    for slot in EQUIPMENT_ZONES:
        ann.has_card("graveyard", f"《予備の{ZONES[slot]}当て》 装備品 ― {ZONES[slot]}")
    ann.has_card("graveyard", "《予備の剣》 武器 ― 剣・片手 パワー2")
    ann.resolves(ann.instant("支度", _EQUIP))
    for zone in (*EQUIPMENT_ZONES, *WEAPON_ZONES):
        t.expect(f"アンの{ZONES[zone]}にあるものの数", ann.count(zone), 1)


@fab.check(
    "3.2.2a#sentence-1 3.5.2a#sentence-1 3.10.2a#sentence-1 3.12.2a#sentence-1 3.16.2a#sentence-1d",
    "装備品ゾーンに装備できるのは、その名をサブタイプに持つものだけで、武器ゾーンにもほかの装備品は装備できない",
)
def equipment_needs_the_subtype_of_the_zone(t: Table, ann: Person) -> None:
    """A piece of equipment without a subtype would be equipped while all zones of Ann are empty."""
    cloak = ann.has_card("graveyard", "《外套》 装備品")
    ann.resolves(ann.instant("支度", _EQUIP)).expect("外套のあるゾーン", cloak.zone, "墓地")


@fab.check(
    "3.16.2a#sentence-1a,1b,1c 2.10.6a#sentence-1",
    "武器ゾーンに装備できるのは、武器と、逆手や矢筒のサブタイプを持つものである",
)
def two_weapon_zones(t: Table, ann: Person, ben: Person) -> None:
    """Ann equips a shield and then a sword, and Ben a quiver."""
    shield = ann.has_card("graveyard", "《小盾》 【装備品 ― 逆手】 防御2")
    sword = ann.has_card("banished", "《剣》 武器 ― 剣・片手 パワー2")
    quiver = ben.has_card("graveyard", "《矢筒》 装備品 ― 矢筒")
    equips = [person.instant("支度", _EQUIP) for person in (ann, ben)]
    draws = ann.instant("抜刀", "「剣」という名前のすべてのカードを装備する。")
    ann.resolves(equips[0], draws)
    ben.resolves(equips[1])
    for card in (sword, shield, quiver):
        t.expect(f"{card.name}のあるゾーン", card.zone, "武器ゾーン")


@fab.check(
    "3.0.2#sentence-2 3.16.2a#sentence-2 2.10.6a#sentence-1",
    "武器ゾーンは2つあり、片手の武器は2つ装備できるが、(両手)の武器は両方の武器ゾーンが空でなければ装備できない",
)
def a_two_hander_needs_two_weapon_zones(t: Table, ann: Person, ben: Person) -> None:
    """Ann has a sword; she would equip an axe for both hands, and then a dagger. So would Ben, who has no sword."""
    ann.sword("剣")
    axe = ann.has_card("graveyard", "《大斧》 【武器 ― 斧 両手】 パワー4")
    dagger = ann.has_card("banished", "《短剣》 武器 ― 短剣・片手 パワー1")
    draws = ann.instant("抜刀", "「短剣」という名前のすべてのカードを装備する。")
    maul = ben.has_card("graveyard", "《大槌》 【武器 ― 槌 両手】 パワー4")
    knife = ben.has_card("banished", "《小刀》 武器 ― 短剣・片手 パワー1")
    his = ben.instant("支度", f"{_EQUIP}「小刀」という名前のすべてのカードを装備する。")
    ann.resolves(ann.instant("支度", _EQUIP)).expect("大斧のあるゾーン", axe.zone, "墓地")
    ann.resolves(draws).expect("短剣のあるゾーン", dagger.zone, "武器ゾーン")
    ben.responds(his).resolve().expect(
        "ベンの大槌と小刀のあるゾーン", [maul.zone, knife.zone], ["武器ゾーン", "追放ゾーン"]
    )


@fab.check(
    "3.2.3#sentence-1 3.5.3#sentence-1 3.10.3#sentence-1 3.12.3#sentence-1 3.16.3#sentence-1a,1b",
    "ゲームの開始時に、装備品を装備品ゾーンに、武器と逆手を武器ゾーンに装備できるが、しなくてもよい",
)
def equipped_at_the_start(t: Table, ann: Person, ben: Person) -> None:
    """Ann begins the game with four pieces of equipment, a sword and a shield; Ben has them, too, and wears none."""
    worn = [read_card(f"《{ZONES[slot]}当て》 装備品 ― {ZONES[slot]}") for slot in EQUIPMENT_ZONES]
    arms = read_card("《剣》 武器 ― 剣・片手 パワー2"), read_card("《小盾》 装備品 ― 逆手 防御2")
    ann.brings(ann.hero_card, *worn, *arms, gem("赤石"))
    ben.brings(ben.hero_card, pool=(*worn, *arms, gem("青石")))
    t.start(first_turn=ann, equipment=[None] * 6)
    for card, zone in zip(
        (*worn, *arms), (*(ZONES[slot] for slot in EQUIPMENT_ZONES), *["武器ゾーン"] * 2), strict=True
    ):
        t.expect(f"《{card.name}》のあるゾーン", ann.card(card.name).zone, zone)
    t.expect("ベンが装備せずに、インベントリに残した枚数", ben.count("inventory"), 6)
