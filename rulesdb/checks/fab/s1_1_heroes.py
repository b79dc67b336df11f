"""Checks of 1.1.2b: players and their heroes."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import action


@fab.check("1.1.2a#sentence-3", "「ヒーロー」とは、プレイヤーのヒーローカードのことだけである")
def a_hero_is_the_hero_card_of_a_player(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a double, a permanent with the type hero; all opposing heroes are dealt 2 damage."""
    double = ben.has_card("permanent", "《影武者》 ヒーロー ライフ5")
    ann.plays(ann.instant("火炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")).resolve()
    t.expect("ベンと影武者のライフ", (ben.life, double.life), (18, 5))


@fab.check("1.1.2b#sentence-1", "プレイヤーはヒーローになってゲームをするので、プレイするのはヒーローでもある")
def a_player_plays_as_the_hero(t: Table, ann: Person, ben: Person) -> None:
    """An effect triggers on cards that Ann's hero plays; Ann plays a card, and Ben plays one."""
    ability = "あなたのヒーロー自身によって、カードがプレイされたとき、ライフを5点得る。"
    ann.equips("head", "月の冠", ability)
    sparks = [person.instant("火花") for person in (ann, ben)]
    t.begin()
    created = []
    for person, spark in zip((ann, ben), sparks, strict=True):
        person.plays(spark)
        created.append(t.stack - 1)
        while t.stack:
            t.resolve()
        if person is ann:
            ann.passes()
    t.expect("アンとベンがプレイしたときの、誘発レイヤーの数", created, [1, 0])


@fab.check("1.1.2b#sentence-2", "カードテキストでは、ヒーローへの指示を、そのプレイヤーが行う")
def players_follow_the_effects_on_heroes(t: Table, ann: Person, ben: Person) -> None:
    """An effect lets heroes draw a card."""
    for person in (ann, ben):
        person.gets("deck", action("本"))
    ann.plays(ann.instant("宴", "各ヒーローは、カードを1枚引く。")).resolve()
    t.expect("アンとベンの手札の枚数", (ann.count("hand"), ben.count("hand")), (1, 1))


@fab.check(
    "1.1.2b#sentence-3,4",
    "「あなた」はプレイヤーのヒーローを、「対戦相手」は対戦相手のヒーローを指すので、ヒーローのライフが減る",
)
def you_and_opponent_are_heroes(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ben's says that you lose 2 life, and your opponent 3."""
    bargain = ben.instant("取引", "あなたは、ライフを2点失う。対戦相手は、ライフを3点失う。")
    ben.responds(bargain).resolve()
    t.expect("ベンのヒーローのライフ", ben.hero.life, 18)
    t.expect("アンのヒーローのライフ", ann.hero.life, 17)
