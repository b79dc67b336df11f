"""The first screen of the project: what both READMEs begin with, and that they stay short enough to be read."""

from pathlib import Path

import pytest
from support.documents.documents import README, TRANSLATIONS, blocks, name

MOST_LINES = 150
FIRST_SCREEN = 30
"""Lines of the file; with the picture they fill the window of a browser."""
READMES = (README, TRANSLATIONS[README])


@pytest.mark.parametrize("readme", READMES, ids=name)
def test_readme_is_short(readme: Path) -> None:
    """Who meets the project reads two or three screens; the rest stands in docs/."""
    assert len(readme.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("readme", READMES, ids=name)
def test_first_screen_has_the_picture_and_both_commands(readme: Path) -> None:
    """A rule's page can be seen, and the program tried, before anybody scrolls."""
    first_screen = "\n".join(readme.read_text(encoding="utf-8").splitlines()[:FIRST_SCREEN])
    assert "docs/pictures/rule.png" in first_screen
    assert first_screen.count("```sh") == 2


def test_opening_shows_two_commands() -> None:
    """The README opens with the main job and the tests, a line each; .ci/run calls these two blocks by their order."""
    (first_kind, first), (second_kind, second) = blocks(README)[:2]
    assert (first_kind, second_kind) == ("sh", "sh")
    assert [first.count("\n"), second.count("\n")] == [1, 1]
    assert all(part in first for part in ("pip install", "rulesdb build", "rulesdb search", "rulesdb site"))
    assert all(part in second for part in ("pip install -q -e '.[dev]'", "pytest"))
