"""Every page is valid HTML, whatever its texts hold: the Nu Html Checker, which W3C's own service runs, says so.

It knows ARIA, ids, languages and which characters HTML forbids, and it needs nothing but Java: tests/install-browser.sh
installs both.
"""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from support.site import hostile_rulebook, made_up_editions, made_up_rulebook

CHECKER = Path(__file__).resolve().parents[2] / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
JAVA = shutil.which("java")


def _errors(*arguments: str | Path) -> list[str]:
    """Return the errors that the checker finds; warnings are about matters of taste and about files on a disk."""
    if JAVA is None or not CHECKER.is_file():
        pytest.skip("needs vnu-jar and java: bash tests/install-browser.sh")
    command = [JAVA, "-jar", str(CHECKER), "--format", "json", "--exit-zero-always", *map(str, arguments)]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stderr)["messages"]
    return [f"{each.get('url')}: {each['message']}" for each in told if each["type"] != "info"]


def _pages(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.html"))


@pytest.mark.nightly
def test_pages_of_the_shipped_texts_are_valid(shipped_book: Path) -> None:
    """Every kind of page that there is, with the search in it."""
    assert _errors("--html", *_pages(shipped_book)) == []


@pytest.mark.nightly
def test_pages_of_other_texts_are_valid(tmp_path: Path) -> None:
    """Two editions, one of them alone, coverage, findings; markup, controls and taken names in every text."""
    pages = []
    for number, written in enumerate((hostile_rulebook.written, made_up_editions.written, made_up_rulebook.written)):
        folder = tmp_path / str(number)
        folder.mkdir()
        pages += _pages(written(folder))
    assert _errors("--html", *pages) == []


@pytest.mark.nightly
def test_style_sheets_and_drawings_are_valid(tmp_path: Path) -> None:
    """What pages load is checked as they are."""
    assets = made_up_rulebook.written(tmp_path) / "_assets"
    assert _errors("--css", *sorted(assets.glob("*.css"))) == []
    assert _errors("--svg", *sorted(assets.glob("*.svg"))) == []
