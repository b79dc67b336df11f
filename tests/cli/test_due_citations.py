"""``rulesdb diagnose`` in a home of several versions: what cites a number that its rule has left."""

from collections.abc import Callable
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Answer, Run
from support.pipeline.harbour_versions import write_version, write_versions

from rulesdb.cli.main import main

Diagnose = Callable[..., Answer]

NOTES = """\
1 港§
1.0 入港§
1.0.2 旗が空いている桟橋への道を示す。[1.1.1]と[1.1.3]も読む。§
1.1 荷§
1.1.1 三つまで。§
"""
"""The user's own notes, written for the first version."""
WORDS = "ja\trule\n旗\t1.0.1\n荷\t1.1.1\n"


@pytest.fixture(scope="module")
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home of three versions with notes and words of the user's own. Tests only read it."""
    folder = tmp_path_factory.mktemp("own")
    write_versions(folder / "texts")
    write_version(folder / "notes", NOTES, 'name = "notes"')
    words, home = folder / "words.tsv", folder / "home"
    words.write_text(WORDS, encoding="utf-8")
    arguments = ["build", folder / "texts", folder / "notes", "--glossary", words, "--home", home]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
        assert main(list(map(str, arguments))) == 0
    return home


@pytest.fixture
def diagnose(run: Run, own_home: Path) -> Diagnose:
    """Return a function that runs ``diagnose`` in the home of three versions."""
    return lambda *arguments: run("diagnose", *arguments, "--home", own_home)


@pytest.mark.exhaustive
def test_words_notes_and_references_are_due(diagnose: Diagnose) -> None:
    """Each names what cites, which number, where its rule is now and since when; a kept number is not due."""
    due = diagnose("--json").document["due"]
    assert [list(one) for one in due] == [["kind", "name", "cites", "now", "since"]] * 3
    assert [tuple(one.values()) for one in due] == [
        ("glossary", "旗", "harbour:1.0.1", "harbour:1.0.2", "2025-06-01"),
        ("text", "harbour:1.0.2 (notes)", "harbour:1.0.2", "harbour:1.0.3", "2025-06-01"),
        ("reference", "harbour:1.0.2 (notes)", "harbour:1.1.3", "harbour:1.2.1", "2026-01-16"),
    ]


def test_people_read_what_is_due_last(diagnose: Diagnose) -> None:
    """Below the sums, with the number of all of them; in Japanese the kinds too."""
    lines = diagnose().out.splitlines()
    at = lines.index("due for review, since the number that it cites was left by its rule: 3")
    assert lines[at + 1].split() == ["glossary", "旗", "harbour:1.0.1", "now", "harbour:1.0.2", "2025-06-01"]
    assert "用語集" in diagnose("--lang", "ja").out


@pytest.mark.exhaustive
def test_checks_of_a_shipped_rule_that_moved_are_due(run: Run, tmp_path: Path) -> None:
    """Where a rule of a shipped game got another number, its checks, terms and commentary are to be looked at."""
    texts = {
        "2025-01-01": "1 概念§\n1.0 総則§\n1.0.2 船は、旗を掲げてから港に入る。§\n",
        "2026-01-01": "1 概念§\n1.0 総則§\n1.0.2b 船は、旗を掲げてから港に入る。§\n",
    }
    for day, text in texts.items():
        folder = write_version(tmp_path / day, text, f'date = "{day}"')
        description = (folder / "source.toml").read_text(encoding="utf-8")
        (folder / "source.toml").write_text(description.replace('"harbour"', '"fab"'), encoding="utf-8")
    home = tmp_path / "home"
    assert run("build", *(tmp_path / day for day in texts), "--home", home).status == 0
    due = run("diagnose", "--json", "--home", home).document["due"]
    assert {one["cites"] for one in due} == {"fab:1.0.2"}
    assert {one["kind"] for one in due} == {"check", "text", "glossary"}
    assert {(one["now"], one["since"]) for one in due} == {("fab:1.0.2b", "2026-01-01")}


def test_home_of_one_version_has_nothing_due(run: Run) -> None:
    """The document has the key only where there are former versions."""
    assert "due" not in run("diagnose", "--json").document
