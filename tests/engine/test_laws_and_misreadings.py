"""Misreadings are kept apart from the laws that they bend, and play goes without them."""

import ast
import subprocess
import sys

import pytest
from engine_weight import laws

from rulesdb.engine.games import GAMES, bundle

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
