"""``rulesdb compare``: numbers that now name another rule, then every change; as text, as JSON, as a page."""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from support.cli.oars_rulebook import OFFICIAL, Run
from support.comparison.made_up_versions import HARBOUR
from support.documents.documents import ROOT

NEW = HARBOUR.replace("1.0.4 嵐", "1.0.5 嵐").replace(
    "1.0.3 桟橋", "1.0.3 夜に入った船は、灯をともして朝を待つ。§\n1.0.4 桟橋"
)
JSON_PAGE = ROOT / "docs" / "json.md"


@pytest.fixture
def versions(tmp_path: Path) -> tuple[Path, Path]:
    """Return two files with versions of a text."""
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(HARBOUR, encoding="utf-8")
    new.write_text(NEW.replace("荷を二つ", "荷を三つ"), encoding="utf-8")
    return old, new


def test_numbers_that_name_another_rule_come_first(run: Run, versions: Sequence[Path]) -> None:
    """A reader sees first which numbers are another rule's now, then the changes in the order of the new text."""
    answer = run("compare", *versions)
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == (
        "10 rules before, 11 now: edited 1, edited+renumbered 0, references-only 0, renumbered 2, added 1, removed 0, "
        "same 7"
    )
    assert lines[2] == "Numbers that now name another rule: 2"
    assert lines[4:7] == [
        "1.0.3",
        "  was: 桟橋がすべてふさがっているなら、船は沖で待つ。 (now 1.0.4)",
        "  is: 夜に入った船は、灯をともして朝を待つ。 (new)",
    ]
    headings = [line for line in lines[11:] if line and not line.startswith(" ")]
    assert headings == ["1.0.3  added", "1.0.3 → 1.0.4  renumbered", "1.0.4 → 1.0.5  renumbered", "1.1.1  edited"]
    assert "手番に荷を[-二-]{+三+}つまで下ろす" in answer.out


def test_rules_below_a_renumbered_one_are_counted(run: Run, tmp_path: Path) -> None:
    """A section that moved is one entry, with the number of rules that moved along."""
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(HARBOUR, encoding="utf-8")
    moved = HARBOUR.replace("1.1.", "1.2.").replace("1.1 荷", "1.1 税§\n1.1.1 港に入る船は、港に金を払う。§\n1.2 荷")
    new.write_text(moved, encoding="utf-8")
    out = run("compare", old, new).out
    assert "1.1 → 1.2  renumbered\n  with 3 rules below it\n  荷\n" in out
    assert "1.1.1 → 1.2.1" not in out


def test_document_has_every_change(run: Run, versions: Sequence[Path]) -> None:
    """The document has old, new, kind and text of each rule that is not the same, and documented keys alone."""
    document = run("compare", *versions, "--json").document
    assert (document["old"], document["new"]) == tuple(map(str, versions))
    assert [(change["old"], change["new"], change["kind"]) for change in document["changes"]] == [
        (None, "1.0.3", "added"),
        ("1.0.3", "1.0.4", "renumbered"),
        ("1.0.4", "1.0.5", "renumbered"),
        ("1.1.1", "1.1.1", "edited"),
    ]
    assert document["changes"][1]["number_now_means"] == {
        "old": None,
        "text": "夜に入った船は、灯をともして朝を待つ。",
        "cited_by": [],
    }
    assert document["changes"][3]["text"][1] == ["replace", "二", "三"]
    assert document["totals"]["number_now_means"] == 2
    (row,) = re.findall(r"^\| `compare` \|.*$", JSON_PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    keys = {*document, *(key for change in document["changes"] for key in change)}
    assert keys <= set(re.findall(r'"([a-z_]+)"', row))


def test_page_is_written(run: Run, versions: Sequence[Path], tmp_path: Path) -> None:
    """With ``--html`` nothing is printed but the page, which is one file."""
    page = tmp_path / "page.html"
    answer = run("compare", *versions, "--html", page)
    assert (answer.status, answer.out) == (0, "")
    assert "別のルールを指すようになった番号" in page.read_text(encoding="utf-8")


def test_editions_of_the_home_are_compared(run: Run, tmp_path: Path) -> None:
    """A name that is no file is an edition: a text with the edition of a home, or two editions."""
    text = tmp_path / "oars.txt"
    text.write_text(OFFICIAL.replace("2区画", "3区画"), encoding="utf-8")
    changes = run("compare", "official", text, "--json").document["changes"]
    assert [(change["new"], change["kind"]) for change in changes] == [("41.0.2", "edited")]
    assert run("compare", "oars:plain", "oars:official", "--json").document["totals"]["old"] == 3


def test_folder_is_one_version(run: Run, tmp_path: Path) -> None:
    """The texts of a folder are one version, in natural order."""
    old, new = tmp_path / "old", tmp_path / "new.txt"
    old.mkdir()
    head, tail = HARBOUR.split("1.1 荷")
    (old / "1.txt").write_text(head, encoding="utf-8")
    (old / "2.txt").write_text(f"1.1 荷{tail}", encoding="utf-8")
    new.write_text(HARBOUR, encoding="utf-8")
    assert run("compare", old, new, "--json").document["changes"] == []


@pytest.mark.parametrize(
    ("old", "sentence"),
    [
        ("no-such-file.txt", "no-such-file.txt: cannot be read (No such file or directory); check the path"),
        ("offical", "offical: is neither a file nor an edition of this home; name a text, or one of: oars:official, "),
        ("plain", "plain: is an edition of several games; name one of: oars:plain, fab:plain"),
    ],
)
def test_unknown_version_is_refused(run: Run, versions: Sequence[Path], old: str, sentence: str) -> None:
    """What is neither a text nor an edition gets one sentence with the way out, and status 2."""
    answer = run("compare", old, versions[1])
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"rulesdb: {sentence}")


def test_text_of_no_dialect_is_refused_as_a_build_refuses_it(
    run: Run, versions: Sequence[Path], tmp_path: Path
) -> None:
    """The sentence is that of ``rulesdb build``, and ``--dialect`` reads the text all the same."""
    other = tmp_path / "other.txt"
    other.write_text(
        "".join(f"第{at}条 網は{at}枚です。\n" for at in range(1, 9)) + "1.0.1 舟です。\n", encoding="utf-8"
    )
    refused = run("compare", versions[0], other)
    built = run("build", other, "--home", tmp_path / "home")
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == built.err
    assert run("compare", versions[0], other, "--dialect", "fab").status == 0
    assert run("compare", *versions, "--dialect", "fob").status == 2


def test_texts_of_two_games_are_refused(run: Run, versions: Sequence[Path], tmp_path: Path) -> None:
    """A folder with texts of two games is no version of one."""
    folder = tmp_path / "both"
    folder.mkdir()
    (folder / "1.txt").write_text(HARBOUR, encoding="utf-8")
    (folder / "2.txt").write_text("901.5a 潮は常に満ち引きする。\n", encoding="utf-8")
    answer = run("compare", folder, versions[1])
    assert answer.status == 2
    assert "has texts of several games or languages (" in answer.err


def test_texts_in_two_languages_get_a_warning(run: Run, versions: Sequence[Path], tmp_path: Path) -> None:
    """Rules in two languages have no words in common, and whoever compares them is told so."""
    other = tmp_path / "english.txt"
    other.write_text("1.0.1 A ship hoists its flag.§\n1.0.2 A ship lands.§\n1.0.3 Ships wait.§\n", encoding="utf-8")
    answer = run("compare", versions[0], other)
    assert answer.status == 0
    assert "warning: the texts are in two languages (ja, en), but " in answer.err


def test_answer_is_japanese_where_the_user_is(run: Run, versions: Sequence[Path]) -> None:
    """Labels and kinds are translated; the document is the same."""
    out = run("compare", *versions, "--lang", "ja").out
    assert "別のルールを指すようになった番号: 2" in out
    assert "1.0.3 → 1.0.4  番号変更" in out
    assert json.loads(run("compare", *versions, "--json", "--lang", "ja").out)["changes"][0]["kind"] == "added"
