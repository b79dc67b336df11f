"""The checks of suspend and of cards without a mana cost."""

import pytest
from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Table
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.state import State


@pytest.mark.in_part(1)
@pytest.mark.parametrize(("module", "least"), [("suspend", 15), ("suspended_play", 15), ("mana_cost_missing", 5)])
def test_each_claim_is_demonstrated(module: str, least: int) -> None:
    """With all rules in force each check passes; without what it claims it sees another outcome."""
    checks = checks_of(module)
    assert len(checks) >= least
    assert list(problems(checks)) == []


@pytest.mark.parametrize(
    "text",
    [
        "待機4 ― 「{1}{R}」",
        "これをプレイするための追加コスト: 「{2}」",
        "すべての待機状態のカードをオーナーの手札に戻す。",
    ],
)
def test_what_a_card_says_is_read_as_it_is_printed(text: str) -> None:
    """A line of a card sheet is printed again as it was."""
    (ability,) = read_card("《火》 「{R}」 ソーサリー", text).abilities
    assert printer().say(ability) == text


def test_a_game_with_a_suspended_card_can_be_saved() -> None:
    """The state is read back as it was, with the haste of a creature that was suspended."""
    table = Table()
    ann, ben = table.people
    ann.lands("red", 1)
    beast = ann.hand("《獣》 「{5}」 クリーチャー パワー4 タフネス4", "待機1 ― 「{R}」")
    tick = ben.instant("時計回し", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
    ann.takes_action("suspend", beast)
    assert CODEC.decode(CODEC.encode(table.state), State) == table.state
    ben.responds(tick).resolve(3)
    assert beast.zone == "場"
    assert CODEC.decode(CODEC.encode(table.state), State) == table.state
