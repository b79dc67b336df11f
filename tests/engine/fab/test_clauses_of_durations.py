"""How long effects last and how often they are used, clause by clause: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import gem


@pytest.mark.parametrize("event", ["カードが引かれた", "オブジェクトが手札に移った"])
def test_a_delayed_effect_on_no_phase_or_step_ends_with_the_turn(event: str) -> None:
    """6.6.3a: it specifies no duration, and the draw in the next turn does not trigger it."""
    t = Table()
    ann, ben = t.people
    ben.gets("deck", gem("赤石"))
    omen = ann.instant("予感", f"今から、『{event}とき、ライフを1点得る。』。")
    think = ben.instant("黙考", "カードを1枚引く。")
    ann.plays(omen).resolve()
    t.end_turn()
    ben.plays(think).resolve()
    assert (t.stack, ben.count("hand")) == (0, 1)


@pytest.mark.parametrize(
    "effect",
    [
        "このターンの終わりまで、『あなたの攻撃ステップになったとき、ライフを1点得る。』。",
        "ゲームの終わりまで、『ヒットが起こったとき、ライフを1点得る。』。",
    ],
)
def test_a_delayed_effect_with_a_duration_triggers_every_time(effect: str) -> None:
    """6.6.3: it is one about the next time only if it says so, or lasts only until it triggers."""
    t = Table()
    ann, _ben = t.people
    omen = ann.instant("予感", effect)
    first, second = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(omen).resolve()
    ann.plays(first).until("resolution")
    ann.plays(second).until("")
    assert ann.life == 22


def test_an_effect_until_the_end_of_ones_next_turn_outlasts_the_turn_of_another() -> None:
    """6.2.2a: Ben's turn comes first, and the effect is still there in Ann's next turn."""
    t = Table()
    ann, _ben = t.people
    omen, claw = (
        ann.instant("兆し", "あなたの次のターンの終わりまで、攻撃は、パワーに1の修整を得る。"),
        ann.attack("爪"),
    )
    ann.plays(omen).resolve()
    t.end_turn()
    t.end_turn()
    ann.plays(claw)
    assert claw.power == 4
