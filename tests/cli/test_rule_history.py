"""Histories of rules on the command line: ``show --history``, former numbers, and versions in force at a date."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Answer, Run
from support.pipeline.harbour_versions import VERSIONS, write_versions

from rulesdb.words.quoting import beside_changes

Ask = Callable[..., Answer]
STORM = "嵐の日に沖で待つ船は、[1.0.2]の桟橋の代わりに浮標につながれる。"
"""The text of 1.0.4 in the first version."""


def _digest(version: int) -> str:
    """Return the SHA-256 of the text of a version."""
    return sha256(VERSIONS[version][2].encode()).hexdigest()


@pytest.fixture
def ask(run: Run, harbour_home: Path) -> Ask:
    """Return a function that runs the command in the home of three versions."""
    return lambda *arguments: run(*arguments, "--home", harbour_home)


def test_history_of_a_rule(ask: Ask) -> None:
    """Each version has date, name, the rule's number then, what became of it, and what differs, the newest first."""
    out = ask("show", "1.0.4", "--history").out
    assert out[out.index("history") :].splitlines() == [
        "history  【official】",
        "  2026-01-16  第3版  1.0.4  edited",
        "    桟橋がすべてふさがっているなら、船は沖で{+二手番+}待つ。",
        "  2025-06-01  第2版  1.0.4  renumbered",
        "  2024-05-01  第1版  1.0.3  first version that is known",
        f"  up to the version of 2024-05-01 the number named: {STORM} (removed)",
    ]


@pytest.mark.exhaustive
def test_version_that_its_date_names_is_named_once(run: Run, tmp_path: Path) -> None:
    """A publisher that calls a version by its date does not make every line of a history say it twice."""
    texts = write_versions(tmp_path / "texts", tuple((date, date, text) for date, _, text in VERSIONS[:2]))
    run("build", *texts, "--home", tmp_path / "home")
    out = run("show", "harbour:1.0.4", "--history", "--home", tmp_path / "home").out
    assert [line for line in out.splitlines() if line.startswith("  20")] == [
        "  2025-06-01  1.0.4  renumbered",
        "  2024-05-01  1.0.3  first version that is known",
    ]
    assert out.splitlines()[3].endswith(f"(in force from 2025-06-01, {_digest(1)[:12]})")


@pytest.mark.parametrize(
    ("unchanged", "shown"),
    [
        ("the harbour master waves a lantern at every ship", "the … ship"),
        ("船は旗を掲げてから港に入り、荷を桟橋に下ろす。", "船は旗を掲げてから…荷を桟橋に下ろす。"),
    ],
)
def test_no_word_is_parted_beside_a_change(unchanged: str, shown: str) -> None:
    """What stands between two changes is cut where a word of Latin letters ends, and Japanese where it must be."""
    assert beside_changes(unchanged, is_first=False, is_last=False, most=9) == shown


def test_history_begins_where_the_rule_was_added(ask: Ask) -> None:
    """A rule that the second version added has no first version."""
    (entry,) = ask("show", "1.0.1", "--history", "--json").document
    (history,) = entry["history"]
    assert [(one["date"], one["number"], one["kind"]) for one in history["versions"]] == [
        ("2026-01-16", "1.0.1", "same"),
        ("2025-06-01", "1.0.1", "added"),
    ]
    assert history["number_named_before"] == [
        {"until": "2024-05-01", "text": "船は、旗を掲げてから港に入る。", "now": "harbour:1.0.2"}
    ]


def test_differences_of_a_history_are_for_programs(ask: Ask) -> None:
    """All old parts put together are the text of the version before, all new ones that of this version."""
    (entry,) = ask("show", "1.0.4", "--history", "--json").document
    differences = entry["history"][0]["versions"][0]["text"]
    assert "".join(new for _, _, new in differences) == entry["text"]
    assert "".join(old for _, old, _ in differences) == "桟橋がすべてふさがっているなら、船は沖で待つ。"


def test_history_is_left_out_unless_asked_for(ask: Ask) -> None:
    """The document of a rule has no key that its home alone decides on."""
    (entry,) = ask("show", "1.0.4", "--json").document
    assert "history" not in entry


def test_rule_without_former_versions_has_no_history(run: Run) -> None:
    """A home of one version says so instead of nothing."""
    assert "no history: this home keeps no former version" in run("show", "oars:41.0.1", "--history").out
    assert run("show", "oars:41.1.1", "--history", "--json").document[0]["history"] == []


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("1.1.3", "harbour:1.1.3 is no rule since the version of 2026-01-16; its rule is now harbour:1.2.1."),
        ("harbour:1.0.5", "harbour:1.0.5 is no rule since the version of 2026-01-16, which removed it."),
    ],
)
def test_former_number_leads_to_its_rule(number: str, sentence: str, ask: Ask) -> None:
    """Who knows the number of a former version is told where its rule is, in show, trace and search."""
    shown = ask("show", number)
    assert (shown.status, shown.out, shown.err) == (1, "", f"rulesdb: {sentence}\n")
    assert ask("trace", number).err == shown.err
    found = ask("search", number)
    assert sentence in " ".join(found.out.split())


def test_former_number_in_the_document_of_a_search(ask: Ask) -> None:
    """A program finds the present rule of a former number; other answers have no such key."""
    assert ask("search", "1.1.3", "--json").document["former_numbers"] == [
        {"id": "harbour:1.1.3", "now": "harbour:1.2.1", "since": "2026-01-16"}
    ]
    assert "former_numbers" not in ask("search", "1.2.1", "--json").document
    assert "former_numbers" not in ask("search", "港", "--json").document


def test_number_of_no_version_is_unknown(ask: Ask) -> None:
    """What was never a rule is refused as in any home."""
    assert "No loaded text has 1.9.9" in ask("show", "1.9.9").err


def test_text_is_shown_with_its_version_and_since_when_it_is_in_force(ask: Ask) -> None:
    """What the edition says of itself holds for its files; a version of a former day has its own."""
    digest = _digest(2)
    assert ask("show", "1.0.1").out.splitlines()[3].endswith(f"(第3版, in force from 2026-01-16, {digest[:12]})")
    assert "(第2版、2025-06-01から有効、" in ask("show", "1.0.1", "--as-of", "2025-12-24", "--lang", "ja").out
    (entry,) = ask("show", "1.0.1", "--json").document
    assert (entry["version"], entry["date"], entry["digest"]) == ("第3版", "2026-01-16", digest)


def test_hits_have_the_version_of_the_text_that_they_quote(ask: Ask) -> None:
    """A search at a date quotes the text of that day; people see the version once, below the hits."""
    old, new = (ask("search", "船", "-n", "2", *options) for options in (("--as-of", "2025-12-24"), ()))
    assert old.out.splitlines()[-1] == "texts: 【official】第2版, in force from 2025-06-01"
    assert new.out.splitlines()[-1] == "texts: 【official】第3版, in force from 2026-01-16"
    hits = ask("search", "船", "--as-of", "2025-12-24", "--json").document["hits"]
    assert {(hit["version"], hit["date"], hit["digest"]) for hit in hits} == {("第2版", "2025-06-01", _digest(1))}


def test_text_in_force_at_a_date(ask: Ask) -> None:
    """A rule is shown, and found, as the version of that day has it."""
    assert "船は、旗を掲げてから港に入る。" in ask("show", "1.0.1", "--as-of", "2025-05-31").out
    assert "夜の船は、灯をともしてから" in ask("show", "1.0.1", "--as-of", "2025-06-01").out
    hits = ask("search", "浮標", "--as-of", "2024-06-01", "--json").document["hits"]
    assert [hit["id"] for hit in hits] == ["harbour:1.0.4"]
    assert ask("search", "浮標", "--json").document["hits"] == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ["show", "1.0.1", "--as-of", "2024-04-30"],
            "has no version of 2024-04-30 or before; its first one is of 2024-05-01",
        ),
        (["search", "船", "--as-of", "31.1.2026"], "'31.1.2026' is no day; write it as 2026-01-31"),
        (["show", "1.0.1", "--as-of", "2025-01-01", "--history"], "leave out --as-of"),
    ],
)
def test_wrong_date_is_one_sentence(arguments: list[str], problem: str, ask: Ask) -> None:
    """Status 2, nothing on standard output, the way out in the sentence."""
    answer = ask(*arguments)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert problem in answer.err


def test_date_in_a_home_of_one_version(run: Run) -> None:
    """A date asks for what such a home does not keep."""
    answer = run("show", "oars:41.0.1", "--as-of", "2026-01-31")
    assert answer.status == 2
    assert "keeps no former version; build it from several" in answer.err


def test_citations_of_a_former_version(ask: Ask, tmp_path: Path) -> None:
    """Numbers of that day that moved, were removed or now name another rule; those of the present version are right."""
    (tmp_path / "boat.rs").write_text("// rules 1.0.1, 1.0.3, 1.0.4, 1.1.1 and 1.1.3\n", encoding="utf-8")
    found = {
        date: [
            (one["id"], one["kind"], one["now"])
            for one in ask("citations", tmp_path, "--as-of", date, "--json").document["findings"]
        ]
        for date in ("2024-06-01", "2025-12-24", "2026-02-01")
    }
    moved = ("harbour:1.1.3", "moved", ["harbour:1.2.1"])
    assert found["2024-06-01"] == [
        ("harbour:1.0.1", "other-rule", ["harbour:1.0.2"]),
        ("harbour:1.0.3", "other-rule", ["harbour:1.0.4"]),
        ("harbour:1.0.4", "other-rule", []),
        moved,
    ]
    assert found["2025-12-24"] == [moved]
    assert [(number, kind) for number, kind, _ in found["2026-02-01"]] == [("harbour:1.1.3", "dead")]


def test_citations_have_one_former_version(ask: Ask, tmp_path: Path) -> None:
    """A text and a date that both say what the citations were written for are refused."""
    answer = ask("citations", tmp_path, "--as-of", "2024-06-01", "--against", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert "leave one of them out" in answer.err


def test_a_former_version_is_compared_with_the_present_one(ask: Ask) -> None:
    """An edition with a day is its version of that day; before its first one there is nothing to compare."""
    document = ask("compare", "official@2024-12-24", "official", "--json").document
    changes = {row["old"]: row for row in document["changes"]}
    assert (changes["1.0.3"]["new"], changes["1.0.3"]["kind"]) == ("1.0.4", "edited+renumbered")
    assert "its first one is of 2024-05-01" in ask("compare", "official@2023-01-01", "official").err
