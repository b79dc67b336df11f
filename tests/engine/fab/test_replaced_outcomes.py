"""Outcomes of events that are replaced by discrete effects, and the first of such events in a turn."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events
from rulesdb.engine.fab.sample_cards.small_cards import attack
from rulesdb.engine.fab.selection.objects import Heroes
from rulesdb.engine.fab.selection.replacements import IsGenerated
from rulesdb.engine.fab.verbs.objects import Mark
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.engine_errors import PartError

_INSTEAD = "結果置換として、各ターンで初めてあなたが激突に勝てない場合、代わりに(ライフを2点得る)。"


def _duels(t: Table, times: int) -> None:
    """Let Ann, whose card has less power, clash a number of times with the heroes of the others."""
    ann = t.people[0]
    words = "すべての対戦相手のヒーローと激突を行う。"
    duels = [ann.hand(f"《決闘{at}》 インスタント コスト0", words) for at in range(times)]
    t.begin()
    for duel in duels:
        ann.plays(duel)
        t.resolve()


def test_only_the_first_failure_of_a_turn_is_replaced() -> None:
    """The second one is a failure, though the first one never became one."""
    t = Table()
    ann, ben = t.people
    ann.plays_as("《守り手》 ヒーロー ライフ20 知力0", _INSTEAD)
    ann.gets("deck", attack("爪", power=3))
    ben.gets("deck", attack("牙", power=6))
    _duels(t, 2)
    assert ann.life == 22
    assert (t.times(events.FailedClash), t.times(events.WonClash, player=ben.number)) == (1, 2)


def test_everybody_fails_to_win_a_tied_clash() -> None:
    """Nobody wins, and both failures are events."""
    t = Table()
    ann, ben = t.people
    ann.gets("deck", attack("爪", power=6))
    ben.gets("deck", attack("牙", power=6))
    _duels(t, 1)
    assert (t.times(events.FailedClash), t.times(events.WonClash)) == (2, 0)


def test_an_effect_in_the_place_of_an_event_has_no_targets() -> None:
    """Nobody could declare them."""
    with pytest.raises(PartError, match="an effect without targets"):
        IsGenerated(Mark(target=Target(Heroes())))
