"""Objects and numbers that printed cards describe, played: how many, whose, from where, revealed, hit."""

import pytest

from rulesdb.checks.fab.table import Person, Table


@pytest.mark.parametrize(("number", "power"), [(1, 3), (2, 5), (3, 5)])
def test_a_number_of_objects_is_a_condition(ann: Person, ben: Person, number: int, power: int) -> None:
    """One's own count, and from two of them on."""
    claw = ann.attack("爪", "あなたがオーラを2つ以上コントロールしている場合、これは+2{p}を得る。", power=3)
    for at in range(number):
        ann.aura(f"霧{at}")
    ben.aura("雲")
    ann.plays(claw).until("attack")
    assert claw.power == power


def test_a_filter_finds_what_an_opponent_controls(ann: Person, ben: Person) -> None:
    """The own item is no target."""
    hammer = ann.instant("槌", "対象の対戦相手がコントロールするアイテム1つを破壊する。")
    own, other = ann.item("壺"), ben.item("瓶")
    ann.plays(hammer, target=other).resolve()
    assert (own.zone, other.zone) == ("闘技場", "墓地")


def test_a_card_knows_the_zone_from_which_it_was_played(t: Table, ann: Person) -> None:
    """The same attack from the hand has nothing more."""
    text = "これが格納庫からプレイされていた場合、これは+2{p}を得る。"
    stored = ann.attack("牙", text, "続行", power=3, zone="arsenal")
    held = ann.attack("爪", text, power=3)
    ann.plays(stored).until("attack")
    assert stored.power == 5
    t.until("resolution")
    ann.plays(held).until("attack")
    assert held.power == 3


def test_a_defense_reaction_knows_the_zone_from_which_it_was_played(t: Table, ann: Person, ben: Person) -> None:
    """A card that defends without being played was played from nowhere."""
    text = "これが格納庫からプレイされていた場合、これは+2{d}を得る。"
    claw = ann.attack("爪", power=9)
    wall = ben.has_card("arsenal", "《壁》 防御リアクション コスト0 防御2", text)
    board = ben.hand("《板》 アクション コスト0 防御2", "これが手札からプレイされていた場合、これは+2{d}を得る。")
    ann.plays(claw).until("attack").resolve(defend=(board, None))
    t.until("reaction")
    ann.passes()
    ben.plays(wall).resolve()
    assert (wall.defense, board.defense) == (4, 2)


def test_an_attack_triggers_as_it_attacks_a_hero(ann: Person, ben: Person) -> None:
    """An attack on an ally does not."""
    text = "これがヒーローを攻撃したとき、あなたは1ライフを得る。"
    claw, fang = (ann.hand(f"《{name}》 アクション ― 攻撃 パワー3 コスト0", text, "続行") for name in ("爪", "牙"))
    friend = ben.has_card("permanent", "《友》 トークン ― 盟友 ライフ9")
    ann.plays(claw, attack_target=friend).until("resolution")
    assert ann.life == 20
    ann.plays(fang, attack_target=ben.hero).until("resolution")
    assert ann.life == 21


def test_the_hero_that_is_hit_loses_the_top_card_of_the_deck(ann: Person, ben: Person) -> None:
    """It is the deck of the hero's player, not that of the attacking one."""
    text = "これがヒーローにヒットしたとき、そのヒーローのデッキの一番上のカードを追放する。"
    claw = ann.attack("爪", text, power=3)
    own, top = (person.has_card("deck", f"《{name}》 リソース ピッチ1") for person, name in ((ann, "石"), (ben, "岩")))
    ann.plays(claw).until("resolution")
    assert (own.zone, top.zone) == ("デッキ", "追放ゾーン")


def test_a_revealed_card_is_put_where_its_power_says(ann: Person) -> None:
    """A card of 6 power or more goes to the hand, any other to the bottom of the deck."""
    text = (
        "あなたのデッキの一番上のカードを公開する。"
        "それが6{p}以上なら、それをあなたの手札に加える。そうでない場合、それをあなたのデッキの一番下に置く。"
    )
    first, second = ann.instant("占い", text), ann.instant("兆し", text)
    strong, weak = (
        ann.has_card("deck", f"《{name}》 アクション ― 攻撃 コスト0 パワー{power}")
        for name, power in (("熊", 7), ("鼠", 2))
    )
    ann.plays(first).resolve()
    ann.plays(second).resolve()
    assert {strong.zone, weak.zone} == {"手札", "デッキ"}
    assert strong.zone == "手札"


def test_chain_links_of_a_description_are_counted(t: Table, ann: Person) -> None:
    """The third attack is the second Draconic one."""
    text = "あなたが竜系のチェインリンクを2つ以上コントロールしている場合、これは+2{p}を得る。"
    first, second, third = (
        ann.hand(f"《{name}》 {words}アクション ― 攻撃 コスト0 パワー3", text, "続行")
        for name, words in (("火", "竜系 "), ("爪", ""), ("炎", "竜系 "))
    )
    powers = []
    for attack in (first, second, third):
        ann.plays(attack).until("attack")
        powers.append(attack.power)
        t.until("resolution")
    assert powers == [3, 3, 5]


def test_a_banished_card_may_be_played_in_the_turn_in_which_it_was_banished(t: Table, ann: Person) -> None:
    """The top card of the deck; in the next turn it may not."""
    text = "あなたのデッキの一番上のカードを追放する。このターン、あなたはそれをプレイしてもよい。"
    first, second = ann.instant("占い", text), ann.instant("兆し", text)
    salve, herb = (
        ann.has_card("deck", f"《{name}》 インスタント コスト0", "ライフを1点得る。") for name in ("軟膏", "薬草")
    )
    ann.plays(first).resolve()
    ann.plays(salve if salve.zone == "追放ゾーン" else herb).resolve()
    assert ann.life == 21
    ann.plays(second).resolve()
    t.end_turn().end_turn()
    ann.cannot_play(salve if salve.zone == "追放ゾーン" else herb, "5.1.1a")


def test_the_hero_that_is_hit_loses_an_item(ann: Person, ben: Person) -> None:
    """Not the item of the attacking player."""
    text = "これがヒーローにヒットしたとき、そのヒーローがコントロールするアイテム1つを破壊する。"
    claw, own, other = ann.attack("爪", text, power=3), ann.item("壺"), ben.item("瓶")
    ann.plays(claw).until("resolution")
    assert (own.zone, other.zone) == ("闘技場", "墓地")


@pytest.mark.parametrize(("is_paid", "power"), [(True, 5), (False, 3)])
def test_an_attack_for_which_an_optional_cost_was_paid_gets_more(ann: Person, is_paid: bool, power: int) -> None:
    """The effect is generated as the attack resolves, and stays with it on the combat chain."""
    claw = ann.attack(
        "爪",
        "「混融」 ― これをプレイするための追加コストとして、ライフ1点を支払ってもよい。",
        "これが混融されていた場合、これは+2{p}を得る。",
        power=3,
    )
    ann.plays(claw, additional_cost=is_paid).until("attack")
    assert claw.power == power


def test_the_next_damage_is_prevented_once(ann: Person, ben: Person) -> None:
    """What the first damage leaves of the amount prevents nothing later."""
    mist = ann.instant("霧", "このターン、次にあなたがダメージを受ける場合、そのダメージを3点軽減する。")
    spark = ann.instant("火花", "対象のヒーローに2点の秘術ダメージを与える。")
    flame = ann.instant("炎", "対象のヒーローに4点の秘術ダメージを与える。")
    ann.plays(mist).resolve()
    ann.plays(spark, target=ann.hero).resolve()
    assert ann.life == 20
    ann.plays(flame, target=ann.hero).resolve()
    assert (ann.life, ben.life) == (16, 20)


@pytest.mark.parametrize(
    "text",
    [
        "これをプレイするコストは{r}少なくなる。",
        "あなたがオーラをコントロールしている場合、これをプレイするコストは{r}少なくなる。",
        "これをプレイするコストは、あなたがコントロールするオーラ1つにつき{r}少なくなる。",
    ],
)
def test_a_card_that_costs_less_is_played_for_less(ann: Person, text: str) -> None:
    """A cost of 1 is paid without anything to pitch."""
    claw = ann.hand("《爪》 アクション ― 攻撃 コスト1 パワー3", text)
    ann.aura("霧")
    ann.plays(claw).until("attack")
    assert claw.power == 3
