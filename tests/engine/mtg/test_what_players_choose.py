"""Effects that players choose or avert, searches, sacrifices, mana of several kinds, numbers that are worked out."""

import pytest

from rulesdb.checks.mtg.table import Person, Table


@pytest.mark.parametrize(("answer", "cards"), [(True, 1), (False, 0)])
def test_an_effect_that_may_be_chosen(ann: Person, answer: bool, cards: int) -> None:
    """Its controller is asked as it resolves."""
    ann.plays(ann.sorcery("思索", "カードを1枚引いてもよい。")).resolve(may=answer)
    assert len(ann.cards_in("hand")) == cards


def test_what_follows_if_it_was_done(ann: Person) -> None:
    """Only who has paid gains the life."""
    ann.lands("green", 2)
    text = "あなたは{2}を支払ってもよい。そうした場合、あなたは3点のライフを得る。"
    first, second = ann.sorcery("商い", text), ann.sorcery("取引", text)
    ann.plays(first).resolve(pay=False)
    assert ann.life == 20
    ann.plays(second).resolve(pay=True)
    assert ann.life == 23


def test_a_spell_is_countered_unless_its_controller_pays(ann: Person, ben: Person) -> None:
    """Who has no mana cannot pay; who has, may."""
    leak = "呪文1つを対象とし、それのコントローラーが{1}を支払わないかぎり、それを打ち消す。"
    first, second = (ann.sorcery(name, "あなたは1点のライフを得る。") for name in ("甲", "乙"))
    stops = [ben.instant(name, leak) for name in ("漏れ", "穴")]
    ann.lands("green", 1)
    ann.plays(first)
    ben.responds(stops[0], target=first).resolve(2, pay=True)
    assert ann.life == 21
    ann.plays(second)
    ben.responds(stops[1], target=second).resolve(1)
    assert (second.zone, ann.life) == ("墓地", 21)


def test_a_library_is_searched_and_shuffled(ann: Person) -> None:
    """The land comes into play tapped, and other cards are not found."""
    ann.has_card("library", "《熊》 {G} クリーチャー 2/2")
    land = ann.has_card("library", "《緑地》 基本土地 ― 森")
    text = (
        "あなたのライブラリーから基本土地カードを1枚探し、それをタップ状態で場に出す。"
        "その後あなたのライブラリーを切り直す。"
    )
    ann.plays(ann.sorcery("開拓", text)).resolve(choose=land)
    assert (land.zone, land.is_tapped) == ("場", True)


def test_an_opponent_sacrifices_one_of_their_creatures(ann: Person, ben: Person) -> None:
    """The opponent chooses which one."""
    own, bear, wolf = ann.creature("獣"), ben.creature("熊"), ben.creature("狼")
    edict = ann.sorcery("布告", "各対戦相手はクリーチャーを1体生け贄に捧げる。")
    ann.plays(edict).resolve(choose=wolf)
    assert (own.zone, bear.zone, wolf.zone) == ("場", "場", "墓地")


def test_a_target_player_draws_and_discards(ann: Person, ben: Person) -> None:
    """Both is done by that player."""
    card = ben.sorcery("紙", "あなたは1点のライフを得る。")
    looter = ann.sorcery(
        "漁り", "プレイヤー1人を対象とする。そのプレイヤーはカードを1枚引き、その後カードを1枚捨てる。"
    )
    ann.plays(looter, target=ben).resolve(discard=card)
    assert card.zone == "墓地"


def test_cards_are_milled(ann: Person, ben: Person) -> None:
    """From the top of the library."""
    top = ben.has_card("library", "《熊》 {G} クリーチャー 2/2")
    ben.has_card("library", "《狼》 {G} クリーチャー 2/2")
    text = "プレイヤー1人を対象とする。そのプレイヤーは、自分のライブラリーの一番上から1枚のカードを自分の墓地に置く。"
    ann.plays(ann.sorcery("削り", text), target=ben).resolve()
    assert top.zone == "墓地"


def test_mana_of_a_chosen_color_pays_for_that_color(ann: Person) -> None:
    """A land that gives any color pays for each of two colors."""
    for name in ("虹", "暁"):
        ann.has_card("in play", f"《{name}》 土地", "{T}：あなたのマナ・プールに、好きな色のマナ1点を加える。")
    spell = ann.sorcery("双色", "あなたは1点のライフを得る。", cost="{U}{R}")
    ann.plays(spell).resolve()
    assert ann.life == 21


def test_a_land_that_hurts(ann: Person) -> None:
    """It deals its damage as it is tapped for mana."""
    ann.has_card(
        "in play",
        "《棘の道》 土地",
        "{T}：あなたのマナ・プールに{B}か{R}を加える。棘の道はあなたに1点のダメージを与える。",
    )
    ann.plays(ann.sorcery("火", "あなたは3点のライフを得る。", cost="{R}")).resolve()
    assert ann.life == 22


def test_a_land_that_gives_two_mana(ann: Person) -> None:
    """Both pay for one spell."""
    ann.has_card("in play", "《二股》 土地", "{T}：あなたのマナ・プールに{W}{U}を加える。")
    green, blue = (
        ann.sorcery(name, "あなたは1点のライフを得る。", cost=cost)
        for name, cost in (("緑", "{G}{U}"), ("青", "{1}{U}"))
    )
    ann.cannot_play(green, "409.1h")
    ann.plays(blue).resolve()
    assert ann.life == 21


def test_an_ability_that_is_played_once_a_turn(ann: Person) -> None:
    """It cannot be played again before the next turn."""
    clerk = ann.creature("書記", "{0}：あなたは1点のライフを得る。この能力は、毎ターン1回のみプレイできる。")
    ann.activates(clerk).resolve()
    ann.cannot_activate(clerk, "403")


def test_as_much_life_as_damage(table: Table, ann: Person, ben: Person) -> None:
    """The trigger knows how much damage was dealt, and to whom."""
    saint = ann.creature(
        "天使", "これがプレイヤーに戦闘ダメージを与えるたび、あなたはそれに等しい点数のライフを得る。", size="3/3"
    )
    table.until("end of combat", attack=[saint, None])
    assert (ann.life, ben.life) == (23, 17)


def test_as_much_life_as_power(ann: Person, ben: Person) -> None:
    """The power that the creature had in play is counted, and its controller gains the life."""
    bear = ben.creature("熊", size="3/1")
    text = (
        "クリーチャー1体を対象とし、それをゲームから取り除く。"
        "それのコントローラーは、それのパワーに等しい点数のライフを得る。"
    )
    ann.plays(ann.sorcery("剣", text), target=bear).resolve()
    assert (ben.life, bear.zone) == (23, "ゲーム外")


def test_power_is_a_number_of_lands(ann: Person) -> None:
    """The number is counted anew whenever it is asked for."""
    ann.lands("black", 2)
    horse = ann.has_card(
        "in play",
        "《悪い夢》 {0} クリーチャー */*",
        "悪い夢のパワーとタフネスは、それぞれあなたがコントロールする沼の数に等しい。",
    )
    assert horse.size == "2/2"


def test_a_land_becomes_a_creature(table: Table, ann: Person, ben: Person) -> None:
    """It is a land still, and attacks."""
    land = ann.has_card(
        "in play",
        "《工場》 土地",
        "{0}：工場は、ターン終了時まで2/2の組立作業員アーティファクト・クリーチャーになる。それは土地でもある。",
    )
    ann.activates(land).resolve()
    table.until("end of combat", attack=[land, None])
    assert (ben.life, land.size) == (18, "2/2")


def test_a_permanent_becomes_another_color(ann: Person) -> None:
    """What is white is no legal target for what destroys what is not white."""
    bear, anger = (
        ann.creature("熊", cost="{G}"),
        ann.instant("怒り", "白でないクリーチャー1体を対象とし、それを破壊する。"),
    )
    bleach = ann.sorcery("漂白", "クリーチャー1体を対象とする。それはターン終了時まで白になる。")
    assert ann.may_play(anger)
    ann.plays(bleach, target=bear).resolve()
    assert not ann.may_play(anger)


def test_a_revealed_card_is_known_in_the_hand(ann: Person) -> None:
    """The converted mana cost of the card that was on top of the library is what is lost."""
    card = ann.has_card("library", "《大熊》 {3}{G} クリーチャー 4/4")
    ann.has_card("library", "《紙》 {1} アーティファクト")
    text = (
        "カードを1枚引く。あなたのライブラリーの一番上のカードを公開し、そのカードをあなたの手札に加える。"
        "あなたはその点数で見たマナ・コストに等しい点数のライフを失う。"
    )
    top = ann.has_card("library", "《筆》 {2} アーティファクト")
    ann.plays(ann.sorcery("腹心", text)).resolve()
    assert (card.zone, top.zone, ann.life) == ("手札", "ライブラリー", 19)
