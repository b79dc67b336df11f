"""Laws contain rules, misreadings are kept apart from them, and play goes without misreadings."""

import ast
import subprocess
import sys

import pytest
from engine_weight import ENGINE, files, laws

from rulesdb.checks.games import registry
from rulesdb.checks.running import play
from rulesdb.engine.games import GAMES, bundle

NO_RULES = {
    "follows": "1.8.1: verbs ask whether the next effect is generated; there is nothing else to know",
    "is_added_to_the_current_substage": "6.3.5a: a row of the kernel's walk over effects, which Magic fills otherwise",
    "is_in_play_already": "502.26d: an event that changes a permanent, which has no game to ask",
    "needs_no_payment": "502.26: an effect asks once for each permanent, and its misreading lets a player pay",
    "occurring_instead": "6.4.6: an event that has been modified occurs, before anything is known of the other one",
    "of_any_player": "2.12.3b: objects with a name, whoever refers to them",
    "seen": "6.4.6, 6.6.5b: a row of the table of events, on which Magic relies with its default",
    "stops_at_a_failed_effect": "5.3.4b: a row of resolution, which generates effects one after another",
}
"""Laws that return a constant or an argument, by name, with the reason that no other law could be bent; at most ten."""

_PLAYS = """
import sys
from random import Random
from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.process.process import proceed, start

for game in sys.argv[1:]:
    played, chance = bundle(game), Random(7)
    position, _ = start(played.rules, played.begin(7))
    for _ in range(60):
        if position.decision is not None:
            position, _ = proceed(played.rules, position, chance.choice(position.decision.options))
print(*(name for name in sys.modules if ".misreadings" in name))
"""


def test_play_loads_no_misreading() -> None:
    """A game is played by its laws alone: nothing that proves them is loaded."""
    done = subprocess.run([sys.executable, "-c", _PLAYS, *GAMES], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_a_law_contains_a_rule() -> None:
    """No registered function returns a constant or one of its arguments, but for those that are named with a reason."""
    assert len(NO_RULES) <= 10
    assert {law.function.name for law in laws() if law.contains_no_rule} == set(NO_RULES)


@pytest.mark.parametrize("game", GAMES)
def test_a_law_under_a_sentence_is_misread_without_it(game: str) -> None:
    """Every sentence under which a law is registered can be switched off, and something else happens to a law then."""
    book = bundle(game).book
    written = {
        f"{game}:{decorator.args[0].value!s}"
        for law in laws()
        if f"/engine/{game}/" in law.path.as_posix()
        for decorator in law.function.decorator_list
        if isinstance(decorator, ast.Call) and isinstance(decorator.args[0], ast.Constant)
    }
    assert written
    assert sorted(written - set(book.rules)) == []


def test_a_folder_of_the_engine_can_be_seen_at_once() -> None:
    """A folder of the engine has 20 files at most."""
    folders = {path.parent for path in files(ENGINE)}
    assert {folder.name: number for folder in folders if (number := len(list(folder.glob("*.py")))) > 20} == {}


def test_a_misreading_runs_in_some_check_of_its_sentence() -> None:
    """A sentence with several misreadings is claimed by a check in which one runs, whose reading a knock-out names."""
    books = [bundle(game).book.rules for game in GAMES]
    named = {
        part for rules in books for part, rows in rules.items() if len(rows) > 1 and any(row.reading for row in rows)
    }
    checks = [check for game in GAMES for check in registry(game).checks.values()]
    left = {claim for check in checks for claim in check.claims if claim in named}
    assert left
    for check in checks:
        left -= {claim for claim in left.intersection(check.claims) if any(play(check, [claim]).readings)}
    assert sorted(left) == []
