"""Wagers (8.5.46): who creates the prize when the chain link resolves, and who has wagered."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

WAGER = "When this attacks a hero, wager a Might and a Vigor token with them."


@pytest.mark.parametrize(
    ("line", "words"),
    {
        WAGER: "when this attacks a hero, wager a 「Might」 token and a 「Vigor」 token with that hero",
        "When this attacks a hero, you may wager a Gold, Might, and Vigor token with them.": "when this attacks a "
        "hero, you may wager a 「Gold」 token and a 「Might」 token and a 「Vigor」 token with that hero",
        "Whenever an attack you control wagers, draw a card.": "when a attack you control wagers, draw a card",
        "Play this only if you've wagered this chain link.": "play this only if you have wagered this chain link",
    }.items(),
)
def test_a_wager_is_read(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "When this attacks a hero, wager a Blob token with them.",
        "When this attacks a hero, wager a card with them.",
        "When this attacks a hero, wager a Might token.",
        "Wager a Might token with them.",
    ],
)
def test_a_wager_of_nothing_or_with_nobody_is_refused(line: str) -> None:
    """A prize is a token that there is, and the other player is the one who is attacked."""
    with pytest.raises(EngineError):
        read_card(f"《Dare》 {STRIKE}", line)


@pytest.mark.parametrize(("defense", "winner"), [(0, 0), (3, 1)])
def test_the_prize_goes_to_whoever_wins(t: Table, ann: Person, ben: Person, defense: int, winner: int) -> None:
    """The controller wins with an attack that hits, the other player with one that does not."""
    dare = ann.hand(f"《Dare》 {STRIKE}", WAGER)
    wall = ben.hand(f"《Wall》 Generic Action, cost 0, defense {defense}")
    ann.plays(dare).until("attack").resolve(2, defend=(wall, None))
    t.until("damage")
    assert [person.controls(name) for person in (ann, ben) for name in ("剛力", "活力")] == [0] * 4
    t.until("")
    found = [[person.controls(name) for name in ("剛力", "活力")] for person in (ann, ben)]
    assert found == [[1 - winner] * 2, [winner] * 2]


def test_a_later_chain_link_brings_no_prize(t: Table, ann: Person, ben: Person) -> None:
    """The wager is on the attack with which it was made."""
    dare = ann.hand(f"《Dare》 {STRIKE}", WAGER, "Go again")
    other = ann.hand(f"《Blow》 {STRIKE}")
    wall = ben.hand("《Wall》 Generic Action, cost 0, defense 3")
    ann.plays(dare).until("attack").resolve(2, defend=(wall, None))
    t.until("resolution").resolve()
    ann.plays(other).until("")
    assert (ann.controls("剛力"), ben.controls("剛力")) == (0, 1)


def test_what_wagers_gets_what_answers_wagers(ann: Person) -> None:
    """The attack of the wager is the attack of which the answer speaks."""
    ann.has_card(
        "permanent",
        "《Banner》 Generic Action - Aura, cost 0",
        "Whenever an attack you control wagers, the attack gets +2{p}.",
    )
    dare = ann.hand(f"《Dare》 {STRIKE}", WAGER)
    ann.plays(dare).until("defend")
    assert dare.power == 5
