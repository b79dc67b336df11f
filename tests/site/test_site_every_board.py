"""The board of every check of the shipped rulebook, stepped through with and without its sentences."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

FEW = 40
"""Of how many scripts with boards the README's test command tries one."""
FAULTS = Path(__file__).parents[1] / "support" / "site" / "board_faults.js"
"""Steps through the board of a check, and returns what is wrong with it."""


def _scripts(book: Path, part: int) -> Iterable[Path]:
    """Return the scripts with boards that a part of the test is about: the first part has few."""
    scripts = sorted(book.rglob("*.boards-*.js"))
    return scripts[::FEW] if part == 0 else scripts[part - 1 :: 4]


def _checks(script: Path) -> Iterator[str]:
    arguments = script.read_text("utf-8").removeprefix("rulesdb.boards.keep(").removesuffix(");\n")
    yield from (entry[0] for entry in json.loads(f"[{arguments}]")[1])


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("part", range(5))
def test_every_board_fits_its_screen_and_shows_what_differs(
    browser: Browser, shipped_book: Path, part: int, width: int
) -> None:
    """Nothing is cut off, no step is out of reach, no zone is stale, each card has a text, and no script fails."""
    find = FAULTS.read_text("utf-8")
    page = browser.new_page(viewport={"width": width, "height": 740})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text))
    for script in _scripts(shipped_book, part):
        page.goto(script.with_name(f"{script.name.partition('.boards-')[0]}.html").as_uri())
        for check in _checks(script):
            faults += page.evaluate(find, check)
    page.close()
    assert faults == []
