"""Checks outside this repository: docs/checks.md in the words of its reader, by the command and by pytest."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "checks.md"
IN_A_FILE, IN_PYTEST = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(autouse=True)
def _home(shipped_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all commands and tests read the shipped edition from one home."""
    monkeypatch.setenv("RULESDB_HOME", str(shipped_home))


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module of Python in a folder, apart from this repository and its settings."""
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTEST_ADDOPTS": "-p no:cacheprovider"},
    )


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder with the two files of the page."""
    (tmp_path / "mine.py").write_text(IN_A_FILE, encoding="utf-8")
    (tmp_path / "test_mine.py").write_text(IN_PYTEST, encoding="utf-8")
    return tmp_path


def test_a_file_of_checks_is_played_and_knocked_out(project: Path) -> None:
    """The account and the verdict are those of any check."""
    ended = run(project, "rulesdb", "check", "mine.py", "--knock-out")
    assert ended.returncode == 0, ended.stderr
    assert "結果: アンのライフ: 21" in ended.stdout
    assert "without fab:1.13.4a#sentence-1 (ライフは減るだけで" in ended.stdout
    assert "アンのライフ: 20 (21)" in ended.stdout


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = 1 / 0", "bad.py:1: ZeroDivisionError"),
        ("\nif:", "bad.py:2: SyntaxError"),
        ("x = 1", "registers no check"),
        (IN_A_FILE.replace("1.13.4a", "9.9.9"), "claims fab:9.9.9#sentence-1, but no loaded text has it"),
    ],
    ids=["an error", "bad syntax", "no check", "an unknown rule"],
)
def test_a_file_that_cannot_be_used_is_one_sentence(project: Path, text: str, message: str) -> None:
    """It says where and why, without a traceback."""
    (project / "bad.py").write_text(text, encoding="utf-8")
    ended = run(project, "rulesdb", "check", "bad.py")
    assert ended.returncode == 2
    assert message in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.exhaustive
def test_a_test_function_at_a_table_is_knocked_out(project: Path) -> None:
    """It runs with every rule, and again without the one that it claims."""
    ended = run(project, "pytest", "-v", "--knock-out")
    assert ended.returncode == 0, ended.stdout
    assert "test_water_gives_life[with every rule] PASSED" in ended.stdout
    assert "test_water_gives_life[without fab:1.13.4a] PASSED" in ended.stdout


def test_a_claim_that_is_not_demonstrated_fails(project: Path) -> None:
    """The report says which verdict it has, and shows the account."""
    (project / "test_other.py").write_text(IN_PYTEST.replace("fab:1.13.4a", "fab:6.4.10a"), encoding="utf-8")
    ended = run(project, "pytest", "--knock-out")
    assert ended.returncode == 1
    assert "fab:6.4.10a is untouched, not demonstrated: the check never calls it" in ended.stdout
    assert "Captured account of the check call" in ended.stdout


@pytest.mark.exhaustive
def test_a_failing_test_function_shows_its_account(project: Path) -> None:
    """Whoever reads the report sees the game."""
    (project / "test_mine.py").write_text(IN_PYTEST.replace("21)", "22)"), encoding="utf-8")
    ended = run(project, "pytest")
    assert ended.returncode == 1
    assert "行動: アンは《水》をプレイする" in ended.stdout
    assert "結果: アンのライフ: 21(正しくは22)" in ended.stdout


@pytest.mark.nightly
def test_our_checks_are_items_of_a_rule_or_section(project: Path) -> None:
    """A section has the checks of all of its rules, and none of 5.30 where 5.3 is meant."""
    one = run(project, "pytest", "-v", "--rules", "fab:5.3.4a", "-k", "parameters")
    assert "fab:5.3.4a::parameters_are_determined_before_their_effect PASSED" in one.stdout
    section = run(project, "pytest", "-q", "--collect-only", "--rules", "fab:5.3")
    rules = set(re.findall(r"^fab:[0-9.]+[a-z]?(?=::)", section.stdout, re.MULTILINE))
    assert {"fab:5.3.1", "fab:5.3.4d"} <= rules
    assert all(rule.startswith("fab:5.3.") for rule in rules)
    nothing = run(project, "pytest", "--rules", "fab:99.1")
    assert "--rules fab:99.1: no check demonstrates it" in nothing.stderr


@pytest.mark.exhaustive
def test_our_checks_are_knocked_out_as_items(project: Path) -> None:
    """An item for the check, and one without the rule."""
    ended = run(project, "pytest", "-v", "--knock-out", "--rules", "fab:5.3.4a", "-k", "parameters")
    assert "[without fab:5.3.4a#sentence-1] PASSED" in ended.stdout
    assert "2 passed" in ended.stdout


@pytest.mark.exhaustive
def test_a_table_of_an_unknown_game_is_refused(project: Path) -> None:
    """The nearest name is suggested."""
    (project / "test_mine.py").write_text(IN_PYTEST.replace("fab:", "fub:"), encoding="utf-8")
    ended = run(project, "pytest")
    assert ended.returncode == 1
    assert "there is no game 'fub' (did you mean fab?)" in ended.stdout
