"""``rulesdb citations``: wrong citations with their place, for people and for programs."""

from pathlib import Path
from string import ascii_lowercase
from time import process_time

import pytest
from support.cli.oars_rulebook import OFFICIAL, Run

SOURCE = """\
// oars:41.0.1a and rule 41.0.9 of the oars
let version = "41.0.7";
let moved = rule(41, "[41.0.1c]"); // oars:6.1.1
let part = "oars:41.0.1a#example-3";
"""
OTHER_WORDS = "".join(
    f"{line.partition(' ')[0]} {line[::-1]}§\n" for line in OFFICIAL.splitlines() if line[0].isdigit()
)
"""The numbers of the official text with other words, in an order that no dialect reads without doubt."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a folder with a file that cites rules."""
    (tmp_path / "boat.js").write_text(SOURCE, encoding="utf-8")
    return tmp_path


def test_document_has_the_keys_of_the_contract(run: Run, source: Path) -> None:
    """Other programs rely on these keys and no others; each finding points at its text."""
    answer = run("citations", str(source), "--json", "--ruleset", "oars")
    document = answer.document
    assert answer.status == 1
    assert list(document) == ["path", "ruleset", "files", "citations", "findings", "totals"]
    assert (document["path"], document["ruleset"], document["files"], document["citations"]) == (
        str(source), "oars", 1, 5,
    )  # fmt: skip
    assert document["totals"] == {
        "dead": 3,
        "moved": 0,
        "other_rule": 0,
        "misquoted": 0,
        "quotes_other_rule": 0,
        "not_loaded": 1,
    }
    keys = ["file", "line", "column", "cited", "id", "kind", "now", "suggestions", "quotation"]
    assert all(list(finding) == keys for finding in document["findings"])
    for finding in document["findings"]:
        line = SOURCE.splitlines()[finding["line"] - 1]
        assert line[finding["column"] - 1 :].startswith(finding["cited"])
    assert [finding["id"] for finding in document["findings"]] == [
        "oars:41.0.9", "oars:41.0.1c", "oars:41.0.1a#example-3",
    ]  # fmt: skip
    assert document["findings"][2]["suggestions"] == ["oars:41.0.1a#example-2"]


def test_people_see_place_line_and_neighbours(run: Run, source: Path) -> None:
    """A finding has its place, what is near it, and its line with a mark below the citation."""
    out = run("citations", str(source)).out
    assert f"{source / 'boat.js'}:1:26: oars:41.0.9 is no rule of a loaded text; near it: oars:41.0" in out
    lines = out.splitlines()
    caret = next(line for line in lines if set(line.strip()) == {"^"})
    assert lines[lines.index(caret) - 1][caret.index("^") :].startswith("41.0.9")
    assert "3 findings; 5 citations in 1 files" in out
    assert "not judged: 1 citations" in out


def test_status_is_zero_without_findings(run: Run, tmp_path: Path) -> None:
    """A project whose citations are right passes its job."""
    (tmp_path / "boat.js").write_text("// rule 41.0.1a\n// rule 41.0.9 (rulesdb: ignore)\n", encoding="utf-8")
    answer = run("citations", str(tmp_path))
    assert (answer.status, answer.out) == (0, "0 findings; 2 citations in 1 files\n")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ([], "required"),
        (["missing"], "missing: cannot be read"),
        ([".", "--ruleset", "oers"], "did you mean oars"),
        ([".", "--against", "missing.txt"], "missing.txt: cannot be read"),
    ],
)
def test_wrong_use_is_one_sentence(run: Run, arguments: list[str], problem: str) -> None:
    """Status 2, nothing on standard output, no traceback."""
    answer = run("citations", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert problem in answer.err


def test_former_version_tells_what_moved(run: Run, tmp_path: Path) -> None:
    """A number that now names another rule, one that has moved and one that is gone, by an older text."""
    old = OFFICIAL.replace("\n41.0.2 ", "\n41.0.3 ").replace("\n41.1.1 ", "\n41.0.2 嵐の船は帆を畳みます。§\n41.1.1 ")
    (tmp_path / "old.txt").write_text(old, encoding="utf-8")
    (tmp_path / "boat.js").write_text("// rules 41.0.2, 41.0.3, 41.0.1\n", encoding="utf-8")
    answer = run(
        "citations", str(tmp_path / "boat.js"), "--ruleset", "oars", "--against", str(tmp_path / "old.txt"), "--json"
    )
    found = [(one["id"], one["kind"], one["now"]) for one in answer.document["findings"]]
    assert found == [("oars:41.0.2", "other-rule", []), ("oars:41.0.3", "moved", ["oars:41.0.2"])]


def test_other_text_is_no_former_version(run: Run, tmp_path: Path) -> None:
    """A text in other words would make every citation wrong, so it is refused."""
    (tmp_path / "old.txt").write_text(OTHER_WORDS, encoding="utf-8")
    against = ("--against", str(tmp_path / "old.txt"))
    answer = run("citations", str(tmp_path), "--ruleset", "oars", *against, "--dialect", "fab")
    assert (answer.status, answer.out) == (2, "")
    assert "is no other version of the text that is loaded of oars" in answer.err


def test_text_of_no_known_form_is_no_former_version(run: Run, tmp_path: Path) -> None:
    """A text that no dialect reads is refused in one sentence, which names the option that reads it all the same."""
    (tmp_path / "old.txt").write_text(OTHER_WORDS, encoding="utf-8")
    answer = run("citations", str(tmp_path), "--ruleset", "oars", "--against", str(tmp_path / "old.txt"))
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert "is of no known dialect" in answer.err
    assert "--dialect" in answer.err


def test_unreadable_file_is_a_warning(run: Run, source: Path) -> None:
    """Other files are read, and the answer stays one document."""
    (source / "odd.txt").write_bytes("櫂".encode("utf-16"))
    answer = run("citations", str(source), "--json")
    assert answer.document["files"] == 1
    assert "odd.txt: is in the encoding UTF-16; left out" in answer.err


def test_name_of_a_file_writes_no_line(run: Run, tmp_path: Path) -> None:
    """A name with a line end or an escape is shown on one line, in the report, in warnings and in refusals."""
    (tmp_path / "a\nboat.js:1:1: oars:1 is no rule\x1b[31m").write_text("rule 41.0.9", encoding="utf-8")
    (tmp_path / "b\nc\u202e").write_bytes("櫂".encode("utf-16"))
    answer = run("citations", str(tmp_path))
    assert answer.out.splitlines()[0].startswith(f"{tmp_path}/a␤boat.js:1:1: oars:1 is no rule␛[31m:1:6: oars:41.0.9")
    assert "\x1b" not in answer.out
    assert answer.err == f"rulesdb: {tmp_path}/b␤c␦: is in the encoding UTF-16; left out\n"
    assert run("citations", str(tmp_path / "d\ne")).err.count("\n") == 1


def test_name_of_a_file_is_exact_for_programs(run: Run, tmp_path: Path) -> None:
    """The document has the name as it is, since a program opens the file by it."""
    name = tmp_path / "a\nb"
    name.write_text("rule 41.0.9", encoding="utf-8")
    assert run("citations", str(tmp_path), "--json").document["findings"][0]["file"] == str(name)


def test_wrong_quotation(run: Run, tmp_path: Path) -> None:
    """Words beside a number are compared with its rule; people see what differs, programs get the verification."""
    sentence = next(line for line in OFFICIAL.splitlines() if line.startswith("41.0.1a ")).split(" ", 1)[1].strip("§")
    longer = f"{sentence}これはいつも正しいとは限らない"
    text = f"[41.0.1a] 「{sentence}」\n[41.0.2] 「{sentence}」\n[41.0.1a] 「{longer}」\n"
    (tmp_path / "boat.md").write_text(text, encoding="utf-8")
    document = run("citations", tmp_path, "--json", "--ruleset", "oars").document
    assert (document["totals"]["misquoted"], document["totals"]["quotes_other_rule"]) == (1, 1)
    other, wrong = document["findings"]
    assert (other["line"], other["id"], other["now"]) == (2, "oars:41.0.2", ["oars:41.0.1a"])
    assert (wrong["line"], wrong["quotation"]["verdict"]) == (3, "not in the rules")
    assert wrong["quotation"]["nearest"]["rule"] == "oars:41.0.1a"
    out = run("citations", tmp_path, "--ruleset", "oars").out
    assert "oars:41.0.2 does not say this, but oars:41.0.1a (official) does" in out
    assert "これはいつも正しいとは限らない+}" in out
    assert "はこう述べていません" in run("--lang", "ja", "citations", tmp_path, "--ruleset", "oars").out


@pytest.mark.nightly
def test_long_line_is_read_in_time(run: Run, tmp_path: Path) -> None:
    """Each of many findings on one line takes as long as on a line of its own; the line's length does not count."""
    cited = [f"rule 41.0.{number}" for number in range(10, 40)] * 1000
    times = []
    for between in ("\n", " "):
        (tmp_path / "boat.js").write_text(between.join(cited), encoding="utf-8")
        start = process_time()
        assert len(run("citations", str(tmp_path), "--json").document["findings"]) == len(cited)
        times.append(process_time() - start)
    assert times[1] < 3 * times[0] + 1, times


def test_many_different_dead_numbers_are_read_in_time(run: Run, tmp_path: Path) -> None:
    """Rules near a dead number are looked for where there are few; for thousands of numbers that would take minutes."""
    cited = [f"rule 41.0.1{first}{second}" for first in ascii_lowercase[5:] for second in ascii_lowercase]
    (tmp_path / "boat.js").write_text("\n".join(cited), encoding="utf-8")
    findings = run("citations", str(tmp_path), "--json").document["findings"]
    assert findings[0]["suggestions"]
    assert not findings[-1]["suggestions"]


def test_a_folder_without_texts_had_nothing_to_check(run: Run, tmp_path: Path) -> None:
    """No finding in no file is said as such, in both languages; the status is that of no finding, as promised."""
    answer = run("citations", tmp_path)
    assert (answer.status, answer.out) == (0, "0 findings; 0 citations in 0 files\n")
    assert answer.err == f"rulesdb: there was nothing to check: no text file in {tmp_path}\n"
    assert "調べるものがありません" in run("--lang", "ja", "citations", tmp_path).err
