"""Replacement effects together: two on one object, equal ones, and what happens first."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem
from rulesdb.engine.fab.selection.objects import heroes
from rulesdb.engine.fab.selection.replacements import IsGenerated
from rulesdb.engine.fab.verbs.objects import Mark
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.engine_errors import PartError

BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")


def test_one_ward_of_two_on_an_object_prevents_damage(t: Table, ann: Person, ben: Person) -> None:
    """The first ward destroys its source, which has no second one any more."""
    veil = ben.aura("二重の帳", "結界1", "結界1")
    ann.plays(ann.hand(*BOLT)).resolve()
    assert (ben.life, veil.zone, t.event_count(kinds.Destroy)) == (18, "墓地", 1)


def test_wards_of_two_objects_prevent_damage_together(ann: Person, ben: Person) -> None:
    """Each object is destroyed and prevents its amount, until no damage is left."""
    veils = [ben.aura(f"帳{number}", "結界2") for number in (1, 2, 3)]
    ann.plays(ann.hand(*BOLT)).resolve()
    assert (ben.life, [veil.zone for veil in veils]) == (20, ["墓地", "墓地", "闘技場"])


@pytest.mark.parametrize(("cards", "life", "zone"), [(0, 20, "墓地"), (1, 17, "闘技場")])
def test_ward_works_while_the_condition_around_it_is_met(cards: int, life: int, zone: str) -> None:
    """A while-static ability gives ward only to a player without a card in hand."""
    t = Table()
    ann, ben = t.people
    veil = ben.aura("裸の帳", "あなたの手札のカードがない間、『結界3』が機能する。")
    ben.gets("hand", *[attack("爪")] * cards)
    ann.plays(ann.hand(*BOLT)).resolve()
    assert (ben.life, veil.zone) == (life, zone)


def test_two_equal_replacement_effects_of_a_source_apply_both(ann: Person) -> None:
    """The same ability twice on one card adds 1 twice."""
    more = "ライフが増える場合、代わりにその量が1増える。"
    ann.equips("head", "倍の冠", more, more)
    ann.plays(ann.instant("水", "ライフを1点得る。")).resolve()
    assert ann.life == 23


def test_what_a_replacement_does_first_happens_before_others_are_looked_up(ann: Person) -> None:
    """An effect destroys the source of another one first, which then replaces nothing."""
    ann.equips(
        "head",
        "儚い冠",
        "カードが引かれる場合、まずこれが破壊される。その後、代わりにそれが起こる。",
        "カードが引かれる場合、代わりに何も起こらない。",
    )
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve()
    assert ann.count("hand") == 1


def test_an_outcome_replacement_comes_after_prevention(ann: Person, ben: Person) -> None:
    """The damage is prevented in part, and what is left becomes a loss of life as its outcome."""
    ben.equips("head", "堅い兜", "あなたのヒーロー自身が受けるダメージを2点、軽減する。")
    ben.equips("arms", "涙の腕輪", "結果置換として、ライフが失われる場合、代わりにライフを5点得る。")
    ann.plays(ann.hand(*BOLT)).resolve()
    assert ben.life == 25


def test_a_reduction_beyond_the_damage_leaves_a_shield_as_it_is(ann: Person, ben: Person) -> None:
    """Arcane damage to both heroes is reduced to nothing; the shield of 2 prevents 2 of the 4 that follow (1.9.1b)."""
    ann.equips("head", "灰の冠", "秘術ダメージが与えられる場合、代わりにその量が-5増える。")
    shield = "このターンの終わりまで、あなたのヒーロー自身が受けるダメージを、次の2点だけ、軽減する。"
    veil = ben.instant("薄い盾", shield)
    spark = ann.instant("火花", "すべてのヒーローに1点の秘術ダメージを与える。")
    stone = ann.instant("投石", "すべての対戦相手のヒーローに4点の一般ダメージを与える。")
    ben.resolves(veil)
    ann.resolves(spark, stone)
    assert (ann.life, ben.life) == (20, 18)


def test_damage_that_is_reduced_to_nothing_is_not_raised_again(ann: Person, ben: Person) -> None:
    """One effect takes 3 points of 3 away, another one would add 2: no event is left to be replaced (1.9.1b)."""
    ben.equips("head", "灰の冠", "秘術ダメージが与えられる場合、代わりにその量が-3増える。")
    ben.equips("arms", "炎の腕輪", "秘術ダメージが与えられる場合、代わりにその量が2増える。")
    ann.plays(ann.hand(*BOLT)).resolve()
    assert ben.life == 20


def test_prevention_for_one_of_two_heroes_competes_with_prevention_for_both(ann: Person, ben: Person) -> None:
    """Ben applies the one for his hero first, which leaves less to prevent for the other one (6.5.5)."""
    both = ben.instant("大きな盾", "このターンの終わりまで、秘術ダメージを、次の5点だけ、軽減する。")
    veil = ben.aura("帳", "結界1")
    spark = ann.instant("火花", "すべてのヒーローに1点の秘術ダメージを与える。")
    ben.resolves(both)
    ann.plays(spark).resolve(order_of_replacements=0)
    assert (ann.life, ben.life, veil.zone) == (20, 20, "墓地")


def test_another_destination_changes_no_event_but_a_move(ann: Person) -> None:
    """The life is gained."""
    ann.item("池", "ライフが増える場合、代わりに墓地に移る。")
    ann.plays(ann.instant("水", "ライフを1点得る。")).resolve()
    assert ann.life == 21


_INSTEAD = "結果置換として、各ターンで初めてあなたが激突に勝てない場合、代わりに(ライフを2点得る)。"


def _duels(t: Table, times: int) -> None:
    """Let Ann, whose card has less power, clash a number of times with the heroes of the others."""
    ann = t.people[0]
    words = "すべての対戦相手のヒーローと激突を行う。"
    duels = [ann.instant(f"決闘{at}", words) for at in range(times)]
    ann.resolves(*duels)


def test_only_the_first_failure_of_a_turn_is_replaced(t: Table, ann: Person, ben: Person) -> None:
    """The second one is a failure, though the first one never became one."""
    ann.plays_as("《守り手》 ヒーロー ライフ20 知力0", _INSTEAD)
    ann.gets("deck", attack("爪", power=3))
    ben.gets("deck", attack("牙", power=6))
    _duels(t, 2)
    assert ann.life == 22
    assert (t.event_count(events.FailedClash), t.event_count(events.WonClash, player=ben.number)) == (1, 2)


def test_everybody_fails_to_win_a_tied_clash(t: Table, ann: Person, ben: Person) -> None:
    """Nobody wins, and both failures are events."""
    ann.gets("deck", attack("爪", power=6))
    ben.gets("deck", attack("牙", power=6))
    _duels(t, 1)
    assert (t.event_count(events.FailedClash), t.event_count(events.WonClash)) == (2, 0)


def test_an_effect_in_the_place_of_an_event_has_no_targets() -> None:
    """Nobody could declare them."""
    with pytest.raises(PartError, match="an effect without targets"):
        IsGenerated(Mark(target=Target(heroes())))
