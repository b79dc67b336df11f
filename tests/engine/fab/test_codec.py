"""Whatever lies in a game can be written as bytes and read again, equal, by another process; nothing else can."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.cards.roles import Effect
from rulesdb.engine.kernel.engine_errors import DataError
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.verbs.draw import DrawCards

READ_AND_WRITE = """
import sys
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.state import State

for line in sys.stdin.buffer:
    sys.stdout.buffer.write(CODEC.encode(CODEC.decode(line, State)) + b"\\n")
"""


def states_of_checks() -> list[State]:
    """Return the states in which the checks end that begin a game."""
    states = []
    for check in load().checks.values():
        table = Table()
        check.play(table)
        if table.has_begun:
            states.append(table.state)
    return states


@pytest.mark.nightly
def test_another_process_reads_the_state_in_which_every_check_ends() -> None:
    """Equal, with every card, effect and event in it."""
    states = states_of_checks()
    written = b"".join(CODEC.encode(state) + b"\n" for state in states)
    run = subprocess.run([sys.executable, "-c", READ_AND_WRITE], input=written, capture_output=True, check=False)
    assert run.stderr == b""
    back = run.stdout.splitlines()
    assert len(states) == len(back)
    for state, line in zip(states, back, strict=True):
        assert CODEC.decode(line, State) == state


def test_every_card_of_the_decks_comes_back() -> None:
    """Hero, equipment and deck."""
    for seat in seats():
        for card in (seat.hero, *seat.equipment, *seat.deck):
            assert CODEC.decode(CODEC.encode(card), Card) == card


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (b"", "this is no value of a game"),
        (b"\xff", "this is no value of a game"),
        (b"[" * 100_000, "this is no value of a game"),
        (b'{"is": "DrwCards"}', r"there is no kind 'DrwCards' \(did you mean DrawCards\?\)"),
        (b'{"is": "Path", "name": "x"}', "there is no kind 'Path'"),
        (b'{"is": "DrawCards", "amuont": 1}', "no DrawCards: .*amuont"),
        (b'{"is": "Zone"}', "no Zone: .*name"),
        (b'{"is": "DrawCards", "amount": "two"}', "no DrawCards: DrawCards.amount: amount is 'two'"),
        (b'{"is": "Zone", "name": "gravyard"}', r"no Zone: there is no name 'gravyard' \(did you mean graveyard\?\)"),
        (b'{"is": "Object", "id": "1"}', "no Object: "),
        (b'{"map": [[1]]}', "is neither a record nor a kind, set or mapping"),
        (b'{"set": [{"map": []}]}', "this is no value of a game"),
        (b'{"DrawCards": 1}', "is neither a record nor a kind, set or mapping"),
        (b'{"is": "Card", "name": "x"}', "this is Card.*, not a Effect"),
        (b"7", "this is 7, not a Effect"),
    ],
)
def test_what_is_no_value_is_refused_in_a_sentence(written: bytes, message: str) -> None:
    """Whatever it is; no class outside the game is made."""
    with pytest.raises(DataError, match=message):
        CODEC.decode(written, Effect)


def test_what_is_of_no_known_kind_is_not_written() -> None:
    """A path, a list, a function: a card cannot have them."""
    for stranger in (Path("x"), [DrawCards()], print, 1.5):
        with pytest.raises(TypeError, match="is no known kind of value"):
            CODEC.encode(stranger)


def test_two_kinds_of_one_name_are_refused() -> None:
    """One could not be told from the other when they are read."""
    other = msgspec.defstruct("Card", [])
    with pytest.raises(ValueError, match="two kinds of records are called Card"):
        Codec(lambda: [Card, other]).encode(other)
