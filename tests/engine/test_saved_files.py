"""Files that an earlier program wrote are read: saved games, whole states, and each kind of record by its name.

``tests/engine/saved/`` has for each game one of each, as they were written in 2026; nothing there is written anew.
"""

from pathlib import Path

import msgspec
import pytest

from rulesdb import __version__
from rulesdb.engine.fab.codec import CODEC as FAB
from rulesdb.engine.fab.state import State as FabState
from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.process.saving import decode, replay
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.mtg.codec import CODEC as MTG
from rulesdb.engine.mtg.state import State as MtgState

SAVED = Path(__file__).parent / "saved"
CODECS = {"fab": FAB, "mtg": MTG}
STATES: dict[str, type[CoreState]] = {"fab": FabState, "mtg": MtgState}


@pytest.mark.parametrize(("game", "winners"), [("fab", (0,)), ("mtg", (1,))])
def test_a_saved_game_is_played_to_its_end(game: str, winners: tuple[int, ...]) -> None:
    """All choices mean what they meant, though another version saved them."""
    written = msgspec.json.decode((SAVED / f"{game}-game.json").read_bytes()) | {"version": __version__}
    saved, rules = decode(msgspec.json.encode(written), game), bundle(game)
    assert replay(rules.rules, rules.begin(saved.seed), saved.choices).state.winners == winners


@pytest.mark.parametrize("game", CODECS)
def test_a_written_state_is_read_and_written_as_before(game: str) -> None:
    """Cards, objects, and the events of the turn."""
    written = (SAVED / f"{game}-state.json").read_bytes().strip()
    assert CODECS[game].encode(CODECS[game].decode(written, STATES[game])) == written


@pytest.mark.parametrize("game", CODECS)
def test_every_kind_of_record_is_known_by_its_name(game: str) -> None:
    """With the fields that it had; another field of a kind may have come since."""
    kinds = msgspec.json.decode((SAVED / f"{game}-kinds.json").read_bytes())
    for name, fields in kinds.items():
        kind = CODECS[game].decode(msgspec.json.encode({"kind": name}), type)
        known = kind.__struct_fields__ if issubclass(kind, msgspec.Struct) else kind._fields  # type: ignore[attr-defined]
        assert {*fields} <= {*known}, name
