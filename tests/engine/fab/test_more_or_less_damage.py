"""Damage and power that effects increase, damage of a chosen source, and damage that cannot be prevented."""

import pytest
from support.engine.fab.english_lines import STRIKE, says_the_same

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

INSTANT = "《Pewter Lid》 Generic Instant, cost 0"
SPARK = ("Wizard Instant, cost 0", "Deal 3 arcane damage to target hero.")
SAME = {
    "Whenever an attack would deal damage this turn, instead it deals that much damage plus 1.": (
        "このターン、攻撃がダメージを与える場合、代わりにその点数に1を加えた点数のダメージを与える。"
    ),
    "If an Ice card would deal arcane damage this combat chain, instead it deals that much damage plus 2.": (
        "この戦闘チェイン、氷のカードが秘術ダメージを与えるなら、代わりにその点数+2点のダメージを与える。"
    ),
    "The next time an axe attack would gain {p} this turn, instead it gains that much plus 2.": (
        "このターン、次に斧の攻撃がパワーを得る場合、代わりにその値に2を加えた値を得る。"
    ),
    "If this would deal damage to a hero, instead it deals double that much damage.": (
        "これがヒーローにダメージを与える場合、代わりにその2倍のダメージを与える。"
    ),
    "If this would deal 5 or more damage, that damage can't be prevented.": (
        "これが5点以上のダメージを与える場合、そのダメージは軽減されない。"
    ),
    "Prevent the next 2 damage that would be dealt to you this turn by a source of your choice.": (
        "このターン、あなたが選んだ発生源からあなたに与えられる次の2点のダメージを軽減する。"
    ),
    "Prevent the next 4 arcane damage that would be dealt to target hero this turn by a source of your choice.": (
        "あなたが選んだ発生源からこのターン対象のヒーローに与えられる次の秘術ダメージを4点軽減する。"
    ),
    "Deal 3 arcane damage to target hero. This damage can't be prevented.": (
        "対象のヒーローに3点の秘術ダメージを与える。このダメージは軽減できない。"
    ),
    "The next time a hero would gain {h} this turn, instead they lose that much {h}.": (
        "このターン、次にヒーローがライフを得る場合、代わりにそれだけライフを失う。"
    ),
    "Prevent the next 3 damage that would be dealt to target hero this turn.": (
        "このターン、対象のヒーローに与えられる次の3点のダメージを軽減する。"
    ),
}
"""Lines in English, and in the words of printed Japanese cards."""


@pytest.mark.parametrize(("line", "japanese"), SAME.items())
def test_a_line_says_the_same_in_both_languages(line: str, japanese: str) -> None:
    """Both are read as the same record, which reads back from what is printed of it."""
    assert says_the_same(line, japanese, "Generic Instant, cost 0", "インスタント コスト0")


@pytest.mark.parametrize(
    "line",
    [
        "If this would gain {p}, instead it deals that much damage plus 2.",
        "If an attack would deal damage, instead this deals that much damage plus 1.",
        "If an attack would deal damage, instead it gains that much plus 1.",
        "If this would deal 5 or more damage, damage can't be prevented.",
        "Deal 3 arcane damage to target hero. Damage can't be prevented.",
        "The next time a hero would gain {h} this turn, instead they lose that much {p}.",
        "Whenever your hero would be dealt exactly 2 damage, prevent it.",
        "The next time you would be dealt damage this turn by a source of your choice, prevent 3 of that damage.",
        "攻撃がパワーを得る場合、代わりにその点数に1を加えた点数のダメージを与える。",
    ],
)
def test_what_only_looks_like_it_is_refused(line: str) -> None:
    """What would happen instead belongs to the event, and is done by whatever would do that."""
    with pytest.raises(EngineError):
        read_card(INSTANT, line)


def test_an_attack_deals_one_point_more(ann: Person, ben: Person) -> None:
    """The effect is on every attack of the turn, and on nothing else that deals damage."""
    more = "Whenever an attack would deal damage this turn, instead it deals that much damage plus 1."
    lid, spark, oar = (
        ann.hand(INSTANT, more),
        ann.hand(f"《Spark》 {SPARK[0]}", SPARK[1]),
        ann.hand(f"《Oar》 {STRIKE}"),
    )
    ann.resolves(lid)
    ann.plays(spark, target=ben.hero).resolve()
    assert ben.life == 17
    ann.plays(oar).until("resolution")
    assert ben.life == 13


def test_a_doubled_attack(ann: Person, ben: Person) -> None:
    """An attack that deals double damage to a hero does so after defense."""
    oar = ann.hand(f"《Oar》 {STRIKE}", "If Oar would deal damage to a hero, instead it deals double that much damage.")
    ann.plays(oar).until("resolution")
    assert ben.life == 14


@pytest.mark.parametrize(("least", "life"), [(3, 17), (4, 20)])
def test_only_great_damage_cannot_be_prevented(ann: Person, ben: Person, least: int, life: int) -> None:
    """Damage below the number is prevented as any other."""
    oar = ann.hand(f"《Oar》 {STRIKE}", f"If Oar would deal {least} or more damage, that damage can't be prevented.")
    ben.equips("head", "盾", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ann.plays(oar).until("resolution")
    assert ben.life == life


def test_an_attack_that_gains_power_gains_more_once(ann: Person) -> None:
    """The next gain alone is greater, and an attack that gains none has none."""
    more = "The next time an attack would gain {p} this turn, instead it gains that much plus 3."
    lid, oar = ann.hand(INSTANT, more), ann.hand(f"《Oar》 {STRIKE}")
    grow = [ann.hand(f"《Pith {at}》 Generic Instant, cost 0", "Target attack gets +1{p}.") for at in range(2)]
    ann.resolves(lid)
    ann.plays(oar).until("reaction")
    assert oar.power == 3
    for one, power in zip(grow, (7, 8), strict=True):
        ann.plays(one, target=oar).resolve()
        assert oar.power == power


@pytest.mark.parametrize("whose", ["ann", "ben"])
def test_damage_of_the_chosen_source_is_prevented_for_the_target(ann: Person, ben: Person, whose: str) -> None:
    """What another source deals, and what somebody else is dealt, is not prevented."""
    lid = ann.hand(
        INSTANT, "Prevent the next 4 damage that would be dealt to target hero this turn by a source of your choice."
    )
    target = {"ann": ann, "ben": ben}[whose]
    first, second = (ann.hand(f"《Spark {at}》 {SPARK[0]}", SPARK[1]) for at in range(2))
    ann.plays(first, target=ben.hero)
    ann.plays(lid, target=target.hero).resolve(2, choose=first)
    assert ben.life == (20 if target is ben else 17)
    ann.plays(second, target=target.hero).resolve()
    assert target.life == 17


def test_three_times_one_point_is_prevented(ann: Person) -> None:
    """The fourth damage is dealt in full."""
    lid = ann.hand(INSTANT, "The next 3 times you would be dealt damage this turn, prevent 1 of that damage.")
    sparks = [ann.hand(f"《Spark {at}》 {SPARK[0]}", SPARK[1]) for at in range(4)]
    ann.resolves(lid)
    for spark, life in zip(sparks, (18, 16, 14, 11), strict=True):
        ann.plays(spark, target=ann.hero).resolve()
        assert ann.life == life


def test_damage_says_that_it_cannot_be_prevented(ann: Person, ben: Person) -> None:
    """Other damage of the same source is prevented."""
    ben.equips("head", "盾", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolt = ann.hand(
        "《Bolt》 Wizard Instant, cost 0",
        "Deal 2 arcane damage to target hero. This damage can't be prevented.",
        "Deal 1 arcane damage to target hero.",
    )
    ann.plays(bolt, target=(ben.hero, ben.hero)).resolve()
    assert ben.life == 18


def test_the_next_gain_of_life_is_a_loss(ann: Person) -> None:
    """The second one is a gain."""
    lid = ann.hand(INSTANT, "The next time a hero would gain {h} this turn, instead they lose that much {h}.")
    drops = [ann.hand(f"《Drop {at}》 Generic Instant, cost 0", "Gain 3{h}.") for at in range(2)]
    ann.resolves(lid)
    for drop, life in zip(drops, (17, 20), strict=True):
        ann.plays(drop).resolve()
        assert ann.life == life
