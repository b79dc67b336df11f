"""The sign of a wording: every text that the wording matches has it, so lines without it may be passed over."""

import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import from_regex

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.wordings import Wording
from rulesdb.situations.games import situation_game


def _wordings() -> list[Wording]:
    """Return the wordings in the tables of all games, each once."""
    for game in GAMES:
        situation_game(game)
    tables = (
        table for module in [*sys.modules.values()] for table in vars(module).values() if isinstance(table, tuple)
    )
    rows = (row for table in tables for row in table if isinstance(row, Wording))
    return list({(row.written, row.sign): row for row in rows}.values())


def _check(row: Wording) -> None:
    @settings(max_examples=5, suppress_health_check=[HealthCheck.filter_too_much])  # what is only looked at
    @given(from_regex(row.written))
    def has_sign(text: str) -> None:
        assert any(sign in text for sign in row.sign.split("|")), row

    try:
        has_sign()
    except Unsatisfiable:  # by chance no text has what the expression only looks at
        assert any(sign in row.written for sign in row.sign.split("|")), row


@pytest.mark.exhaustive
def test_what_a_wording_matches_has_its_sign() -> None:
    """Otherwise a line that people write so would not be read, though the table has it."""
    wordings = _wordings()
    assert len(wordings) > 300
    for row in wordings:
        _check(row)
