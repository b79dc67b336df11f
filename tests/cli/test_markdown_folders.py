"""Folders of Markdown in ``rulesdb build``: rules are read, prose beside them is skipped and named."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

RULES = """\
**1. MILLS**

**1.1. Wheels**

**1.1.1. **A wheel turns in water.

**1.1.2. **Wheels are wooden.

**1.1.3. **Wet wood is heavy.
"""
PROSE = {
    "README.md": "# The mill\n\nThese are the rules of the mill.\n\n1. Read them.\n2. Play.\n",
    "versions.md": "# Changes\n\n## 1.2.0\n\n- The wheel turns.\n\n## 1.1.0\n\n- The wheel was new.\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with prose in Markdown."""
    folder = tmp_path / "mill"
    folder.mkdir()
    for name, text in PROSE.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.exhaustive
def test_rules_in_markdown_are_built_without_the_prose_beside_them(run: Run, folder: Path, tmp_path: Path) -> None:
    """The rules are there; a sentence says that another text was skipped, but a README needs none."""
    (folder / "rules.md").write_text(RULES, encoding="utf-8")
    home = tmp_path / "home"
    answer = run("build", folder, "--home", home)
    assert answer.status == 0
    assert "versions.md: was skipped, because it has no rules of a known dialect" in answer.err
    assert "README.md" not in answer.err
    (shown,) = run("show", "dotted:1.1.1", "--json", "--home", home).document
    assert shown["text"] == "A wheel turns in water."


def test_folder_of_prose_is_refused(run: Run, folder: Path, tmp_path: Path) -> None:
    """Nothing is built where no file has rules."""
    home = tmp_path / "home"
    answer = run("build", folder, "--home", home)
    assert (answer.status, home.exists()) == (2, False)
    assert "versions.md: was skipped" in answer.err


@pytest.mark.exhaustive
def test_prose_beside_plain_text_is_not_looked_at(run: Run, folder: Path, tmp_path: Path) -> None:
    """A folder of *.txt is read as before, whatever Markdown lies in it."""
    (folder / "rules.txt").write_text(RULES, encoding="utf-8")
    answer = run("build", folder, "--home", tmp_path / "home")
    assert (answer.status, "skipped" in answer.err) == (0, False)
