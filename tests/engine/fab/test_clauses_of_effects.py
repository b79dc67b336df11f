"""Clauses of the rules of effects and costs: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant
from rulesdb.engine.fab.selection.property_filters import HasPowerOfAtLeast
from rulesdb.engine.fab.state import TournamentRule

_TURN = "このターンの終わりまで、"


def test_what_cannot_gain_an_ability_can_gain_another_one(ann: Person) -> None:
    """6.3.7: the attack cannot gain go again, and gains dominate."""
    ann.aura("凍気", "攻撃は、続行を得られない。")
    blow = ann.attack("爪")
    gifts = [ann.instant("贈り物", f"{_TURN}攻撃は、『{word}』を得る。") for word in ("続行", "圧倒")]
    ann.plays(blow)
    ann.resolves(*gifts)
    assert (blow.has(GoAgain), blow.has(Dominate)) == (False, True)


def test_what_keeps_one_object_from_gaining_an_ability_leaves_others_alone(ann: Person) -> None:
    """6.3.7: an aura keeps items from gaining go again, and an attack gains it."""
    ann.aura("凍気", "サブタイプがアイテムのものは、続行を得られない。")
    blow = ann.attack("爪")
    gift = ann.instant("贈り物", f"{_TURN}攻撃は、『続行』を得る。")
    ann.plays(blow)
    ann.plays(gift).resolve()
    assert blow.has(GoAgain)


def test_an_effect_defines_the_asterisk_that_no_ability_does(ann: Person) -> None:
    """1.12.3b: the ability of the beast defines its power, and an effect its defense."""
    beast = ann.hand("《獣》 アクション ― 攻撃 コスト0 パワー* 防御*", "パワーの値は、5である。")
    ann.plays(ann.instant("答え", f"{_TURN}攻撃は、防御値の*の値が4になる。")).resolve()
    ann.plays(beast)
    assert (beast.power, beast.defense) == (5, 4)


def test_nothing_is_paid_for_a_triggered_layer(t: Table, ann: Person) -> None:
    """2.2.4b: it has no cost, whatever the card of its source cost."""
    ann.has_card(
        "permanent",
        "《香炉》 アクション ― アイテム コスト3",
        "カードが引かれたとき、ライフを(このレイヤーの支払い)点得る。",
    )
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve(2)
    assert (t.stack, ann.life) == (0, 20)


def test_a_card_put_face_down_into_the_arena_is_a_new_object(ann: Person) -> None:
    """3.0.9: nobody can tell any more which card it is."""
    stone = ann.has_card("permanent", "《石》 装備品 ― 頭")
    hide = ann.instant("隠匿", "すべての名前が「石」のものを頭に裏向きで置く。")
    before = stone.id
    ann.plays(hide).resolve()
    assert (stone.zone, stone.is_public, stone.id == before) == ("頭", False, False)


def test_a_half_that_enters_the_arena_as_something_else_is_the_whole_card_elsewhere(ann: Person) -> None:
    """6.4.8a and 9.2.3: what a replacement effect makes of the half is gone when the card leaves the arena."""
    ann.equips(
        "head", "窯", "性質置換として、《土》が闘技場に出る場合、代わりにそれが、名前が「煉瓦」になる状態になる。"
    )
    halves = ("半面〔《土》 アクション ― アイテム コスト0〕", "半面〔《水》 インスタント コスト0: 『何もしない。』〕")
    clay = ann.hand("《土||水》 アクション・インスタント ― アイテム コスト0", *halves)
    crush = ann.instant("粉砕", "すべての名前が「煉瓦」のものを破壊する。")
    ann.plays(clay, half="土").resolve()
    assert (clay.zone, clay.present_name) == ("闘技場", "煉瓦")
    ann.plays(crush).resolve()
    assert (clay.zone, clay.present_name) == ("墓地", "土||水")


def test_what_may_be_played_depends_on_the_present_pitch(ann: Person) -> None:
    """1.14.3: effects change the pitch of the only card in hand that could pay, and the hand stays as it is."""
    ann.hand(gem("石", pitch=1))
    storm = ann.hand(instant("嵐", cost=3))
    becomes = f"インスタント ― コストなし: {_TURN}名前が「石」のものは、ピッチ値の基本の値が"
    wheel, file = (ann.item(name, f"{becomes}{pitch}になる。") for name, pitch in (("砥石", 3), ("やすり", 2)))
    may_play = [ann.may_play(storm)]
    for tool in (wheel, file, wheel):
        ann.activates(tool).resolve()
        may_play.append(ann.may_play(storm))
    assert may_play == [False, True, False, True]


_MOULD = "性質置換として、何かが闘技場に出る場合、代わりにそれが、名前が「煉瓦」になる状態になる。"


def test_a_card_that_enters_the_arena_face_down_becomes_something_else_too(ann: Person) -> None:
    """6.4.8a: it is a new object, and has the properties that the replacement effect gives it."""
    ann.equips("head", "窯", _MOULD)
    stone = ann.item("石", zone="graveyard")
    ann.plays(ann.instant("隠匿", "あなたの墓地のすべてのカードを闘技場に裏向きで置く。")).resolve()
    assert (stone.zone, stone.is_public, stone.present_name) == ("闘技場", False, "煉瓦")


def test_a_token_that_leaves_the_arena_becomes_nothing_else(t: Table, ann: Person) -> None:
    """1.3.2b: it ceases to exist, although an effect says what it would be in the graveyard."""
    ann.equips("head", "窯", "名前が「石」のものが墓地に移る場合、代わりにそれが、名前が「煉瓦」になる状態になる。")
    spells = ("〔《石》 トークン ― アイテム〕トークンを1個作成する。", "すべての名前が「石」のものを破壊する。")
    cards = [ann.instant("呪文", words) for words in spells]
    ann.resolves(*cards)
    assert [item.card.name for item in t.state.objects.values() if item.card.name in {"石", "煉瓦"}] == []


def test_an_ability_may_be_activated_once_the_card_fits_its_own_cost(ann: Person) -> None:
    """5.2.4: the card can discard itself only while its power is 5, and it lies in hand all the time."""
    cost = "「あなたの手札のカードのうちパワーの値が5のもののうち1枚を捨てる」"
    claw = ann.attack("爪", f"インスタント ― {cost}: ライフを1点得る。")
    stone = ann.item("砥石", f"インスタント ― コストなし: {_TURN}名前が「爪」のものは、パワーに2の修整を得る。")
    assert not ann.may_activate(claw)
    ann.activates(stone).resolve()
    assert ann.may_activate(claw)


def test_a_tournament_rule_on_pitching_looks_at_cards_as_they_are(t: Table, ann: Person) -> None:
    """1.0.1b: the only card in hand that could pay cannot be pitched while its power is 5 or more."""
    ann.hand("《爪》 アクション ― 攻撃 コスト0 ピッチ3 パワー3")
    storm = ann.hand(instant("嵐", cost=3))
    stone = ann.item("砥石", f"インスタント ― コストなし: {_TURN}名前が「爪」のものは、パワーに2の修整を得る。")
    t.begin(tournament=(TournamentRule("pitch", False, HasPowerOfAtLeast(5)),))
    assert ann.may_play(storm)
    ann.activates(stone).resolve()
    assert not ann.may_play(storm)


def test_an_attack_that_moved_to_another_zone_of_the_arena_is_no_attack_card(ann: Person, ben: Person) -> None:
    """1.4.2: the card is an item now, and attacks no more, while its chain link is still there."""
    blow = ann.hand("《歯車》 アクション ― アイテム・攻撃 コスト0 パワー3")
    move = ben.instant(
        "撤収", "すべての名前が「歯車」のものを闘技場に置く。ライフを(すべての攻撃カードであるものの数)点得る。"
    )
    ann.plays(blow).until("attack")
    ben.responds(move).resolve()
    assert (blow.zone, ben.life) == ("闘技場", 20)


@pytest.mark.parametrize(
    ("wants", "lives"),
    [
        ((True, True, True), [25, 19, 19]),
        ((False, True, False), [22, 19, 20]),
        ((False, False, False), [20, 20, 20]),
    ],
)
def test_every_named_player_chooses_and_does_what_is_chosen(wants: tuple[bool, ...], lives: list[int]) -> None:
    """A player who chooses to loses 1 life, and for each of them the controller gains 2."""
    t = Table("アン", "ベン", "クロエ")
    ann = t.people[0]
    wine = ann.instant("酒", "各ヒーローは、望むなら、ライフを1点失ってもよい。そうした場合、ライフを2点得る。")
    ann.plays(wine).resolve(may=wants)
    choosers = [decision.player for decision in t.decisions if decision.kind == "may"]
    assert choosers == [0, 1, 2]
    assert [person.life for person in t.people] == lives


def test_what_is_averted_happens_for_everybody_who_does_not_avert_it() -> None:
    """Two of three players pay."""
    t = Table("アン", "ベン", "クロエ")
    ann, *others = t.people
    toll = ann.instant("通行料", "対戦相手がライフ1点を支払わないかぎり、(ライフを3点得る)。")
    ann.plays(toll).resolve(may=(True, False))
    assert [person.life for person in (ann, *others)] == [23, 19, 20]


@pytest.mark.parametrize(
    "choice",
    ["攻撃しているプレイヤーは、望むなら、ライフを1点失ってもよい", "あなたの手札のすべてのカードを公開してもよい"],
)
def test_nothing_is_asked_where_nobody_could_choose_or_nothing_be_done(t: Table, ann: Person, choice: str) -> None:
    """No attack is on the chain, and no card is left in hand."""
    ann.plays(ann.instant("酒", f"{choice}。そうした場合、ライフを2点得る。")).resolve()
    assert [decision.kind for decision in t.decisions if decision.kind == "may"] == []
    assert ann.life == 20
