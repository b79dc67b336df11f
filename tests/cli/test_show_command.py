"""``rulesdb show``: what stands on a rule, in JSON to the letter of the contract and in text for people."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import OFFICIAL, Run

from rulesdb.checks.fab.registry import load
from rulesdb.checks.text_hashes import reviewed_texts
from rulesdb.cli.captions import edition_mark
from rulesdb.cli.language import choose_language
from rulesdb.cli.terminal import width
from rulesdb.source.shipped_questions import shipped_questions

ROOT = Path(__file__).resolve().parents[2]
KEYS = [
    *("id", "ruleset", "number", "kind", "title", "headline", "editorial_note"),
    *("edition", "version", "date", "digest", "language", "text", "parent", "children", "cites"),
    *("cited_by", "items", "examples", "notes", "cards", "terms", "checks", "source"),
]


def test_document_has_the_keys_of_the_contract(run: Run) -> None:
    """Other programs rely on these keys and no others."""
    answer = run("show", "oars:41.0.1a", "--json")
    assert answer.status == 0
    (entry,) = answer.document
    assert list(entry) == KEYS
    assert list(entry["source"]) == ["file", "start", "end", "line", "column"]
    assert list(entry["cites"][0]) == ["raw", "targets", "resolved", "where"]
    assert list(entry["cited_by"][0]) == ["id", "where"]


@pytest.mark.parametrize(("rule", "is_old"), [("fab:3.1.1", True), ("fab:6.4.1", False)])
def test_a_text_whose_rules_another_one_has_later_may_be_out_of_date(run: Run, rule: str, is_old: bool) -> None:
    """The shipped chapter on zones follows 2.10.1, and that on effects a later version."""
    note = "this version may be out of date: another text has 2.10.1より後"
    assert (note in run("show", rule).out) == is_old


def test_document_says_what_the_text_says(run: Run) -> None:
    """Text without number and §, references in order with their places, parts, neighbours and cards."""
    (entry,) = run("show", "oars:41.0.1a", "--json").document
    assert entry["text"] == "櫂が折れた船は、進む前に岸へ戻ります。[8.5.1]"
    assert entry["cites"] == [
        {"raw": "[8.5.1]", "targets": ["oars:8.5.1"], "resolved": False, "where": "text"},
        {"raw": "[41.1.1]", "targets": ["oars:41.1.1"], "resolved": True, "where": "example-1"},
    ]
    assert entry["examples"][0] == {"text": "《白い櫂》が折れた船は、[41.1.1]により岸で休みます。", "cards": ["白い櫂"]}
    assert (entry["parent"], entry["kind"], entry["number"]) == ("oars:41.0.1", "subrule", "41.0.1a")
    assert entry["cited_by"] == [{"id": "oars:41.0.2", "where": "text"}]
    assert entry["cards"] == ["白い櫂"]
    assert entry["checks"] == []


def test_a_rule_without_a_title_is_shown_with_its_headline(run: Run) -> None:
    """The headline stands beside number and kind, in JSON apart from the title; a rule without one has null."""
    assert run("--lang", "ja", "show", "fab:6.4.5").out.splitlines()[0] == "fab:6.4.5  ルール  同じイベントには一度だけ"
    entries = run("show", "fab:6.4.5", "fab:6.4", "oars:41.0.1a", "--json").document
    shown = [(entry["title"], entry["headline"]) for entry in entries]
    assert shown == [(None, "同じイベントには一度だけ"), ("置換効果", None), (None, None)]


@pytest.mark.exhaustive
def test_a_note_compares_an_official_text_with_ours(run: Run, tmp_path: Path) -> None:
    """The editors' note is shown with both texts; JSON has it with ours alone, too."""
    (tmp_path / "official.txt").write_text(
        "6 効果§\n6.3 相互作用§\n6.3.4 帆の順は、早いものからです。§\n", encoding="utf-8"
    )
    assert run("build", tmp_path / "official.txt", "--home", tmp_path / "home").status == 0
    both = run("--lang", "ja", "show", "fab:6.3.4", "--home", tmp_path / "home").out
    assert "公式の文について: 公式の日本語は「同じステージ」だが" in both
    assert "公式の文について" not in run("--lang", "ja", "show", "fab:6.3.4").out
    notes = [entry["editorial_note"] for entry in run("show", "fab:6.3.4", "oars:41.0.1a", "--json").document]
    assert notes[0].startswith("公式の日本語は「同じステージ」だが")
    assert notes[1] is None


def test_source_is_the_place_in_the_file(run: Run) -> None:
    """The range counts code points, and the line is the one an editor shows."""
    (entry,) = run("show", "oars:41.0.2", "--json").document
    source = entry["source"]
    assert OFFICIAL[source["start"] : source["end"]].startswith("41.0.2 船は")
    assert (source["line"], source["column"]) == (OFFICIAL[: source["start"]].count("\n") + 1, 1)
    assert entry["notes"] == [{"text": "向かい風の日は1区画です。"}]


def test_every_reading_has_an_entry_the_official_one_first(run: Run) -> None:
    """A rule that two editions hold has two entries; what an edition lacks has one."""
    entries = run("show", "oars:41.0.1", "oars:41.0.2", "--json").document
    assert [(entry["id"], entry["edition"]) for entry in entries] == [
        ("oars:41.0.1", "official"),
        ("oars:41.0.1", "plain"),
        ("oars:41.0.2", "official"),
    ]


def test_one_edition_alone(run: Run) -> None:
    """--edition leaves out the others; a rule that the edition lacks is not found."""
    answer = run("show", "oars:41.0.1", "--edition", "plain", "--json")
    assert [entry["edition"] for entry in answer.document] == ["plain"]
    lacking = run("show", "oars:41.0.2", "--edition", "plain", "--json")
    assert (lacking.status, lacking.document) == (1, [])
    assert "the edition plain has no oars:41.0.2" in lacking.err


def test_texts_of_all_rules_below(run: Run) -> None:
    """--subrules prints them in the order of the text, and no list of their identifiers."""
    plain = run("show", "oars:41.0").out
    whole = run("show", "oars:41.0", "--subrules").out
    assert "below: oars:41.0.1, oars:41.0.2" in plain
    assert "below:" not in whole
    begins = [line for line in whole.splitlines() if line.startswith("oars:41.0.")]
    assert begins == ["oars:41.0.1  rule", "oars:41.0.1a  subrule", "oars:41.0.2  rule"]
    assert "【official】櫂が折れた船は、進む前に岸へ戻ります。" in whole
    assert "【commentary】漕いで進む船を櫂船と呼ぶ。" in whole


def test_entries_of_all_rules_below(run: Run) -> None:
    """An entry has those of its edition, and of another edition what its own lacks; --edition leaves that out."""
    entries = run("show", "oars:41.0", "--subrules", "--json").document
    assert {entry["edition"]: [(part["id"], part["edition"]) for part in entry["subrules"]] for entry in entries} == {
        "official": [("oars:41.0.1", "official"), ("oars:41.0.1a", "official"), ("oars:41.0.2", "official")],
        "plain": [("oars:41.0.1", "plain"), ("oars:41.0.1a", "official"), ("oars:41.0.2", "official")],
    }
    (alone,) = run("show", "oars:41.0", "--subrules", "--edition", "plain", "--json").document
    assert [part["id"] for part in alone["subrules"]] == ["oars:41.0.1"]
    assert alone["subrules"] == run("show", "oars:41.0.1", "--edition", "plain", "--json").document
    (lowest,) = run("show", "oars:41.0.1a", "--subrules", "--json").document
    assert lowest["subrules"] == []


def test_unknown_edition_is_wrong_use(run: Run) -> None:
    """A misspelt edition is refused with those that there are."""
    answer = run("show", "oars:41.0.1", "--edition", "offical")
    assert (answer.status, answer.out) == (2, "")
    assert "'offical'" in answer.err
    assert "official, plain" in answer.err


@pytest.mark.parametrize(
    "written",
    ["41.0.1a", "４１．０．１ａ", "rule 41.0.1a", "[41.0.1a]", "OARS 41.0.1a", "41.0.1A", "oars:41.0.1a#example-1"],
)
def test_spellings(run: Run, written: str) -> None:
    """A rule is found as people write it; a part shows the rule that it is of."""
    assert run("show", written, "--json").document[0]["id"] == "oars:41.0.1a"


def test_the_found_are_shown_and_the_missing_named(run: Run) -> None:
    """One unknown rule among several does not hide the others: status 1, and standard error says which."""
    answer = run("show", "oars:41.0.2", "oars:41.0.9", "--json")
    assert answer.status == 1
    assert [entry["id"] for entry in answer.document] == ["oars:41.0.2"]
    assert "oars:41.0.9" in answer.err
    assert "oars:41.0.2" in answer.err  # as one that is near


def test_rule_that_is_only_cited(run: Run) -> None:
    """What no loaded text holds is told from what nobody has heard of."""
    answer = run("show", "oars:8.5.1")
    assert (answer.status, answer.out) == (1, "")
    assert "oars:41.0.1a cites it" in answer.err


def test_number_of_two_games_is_refused(run: Run) -> None:
    """Which of two rules was meant, only the user can say: status 2 with both named, and nothing on standard output."""
    answer = run("show", "oars:1", "6", "--json")
    assert (answer.status, answer.out) == (2, "")
    assert "fab:6" in answer.err
    assert "oars:6" in answer.err


def test_text_shows_official_words_before_ours(run: Run) -> None:
    """People see where the rule stands, the official text, then our explanation, then what it is linked with."""
    out = run("show", "oars:41.0.1", "--lang", "ja").out
    assert out.startswith("oars:41.0.1  ルール")
    in_order = ("41 櫂船 › 41.0 総則", "【公式】", "櫂船とは", "【解説】", "呼ぶ。", "参照先")
    places = [out.index(said) for said in in_order]
    assert places == sorted(places)
    assert "参照先: oars:41.0.2" in out


@pytest.mark.parametrize(
    ("edition", "language", "mark"),
    [
        ("official-zh", "en", "【official, Chinese】"),
        ("official-zh", "ja", "【公式・中国語】"),
        ("official", "ja", "【公式】"),
        ("notes-zh", "en", "【notes-zh】"),
    ],
)
def test_mark_of_a_second_language_names_it(edition: str, language: str, mark: str) -> None:
    """An edition in two languages is told apart by them; the name of another edition stays as its owner wrote it."""
    choose_language(["--lang", language])
    assert edition_mark(edition) == mark


def test_labels_are_english_for_an_english_reader(run: Run) -> None:
    """The text stays Japanese; what stands around it is in the reader's language."""
    out = run("show", "oars:41.0.1a").out
    assert out.startswith("oars:41.0.1a  subrule\n")
    assert "【official】" in out
    assert "  example 1: 《白い櫂》が" in out
    assert "cites: oars:8.5.1 (not loaded), oars:41.1.1" in out
    assert "cited by: oars:41.0.1a(example 1)" in run("show", "oars:41.1.1").out


def test_text_shows_parts_and_links(run: Run) -> None:
    """Examples are numbered as in identifiers; unloaded rules are marked; citing examples are told from texts."""
    out = run("show", "oars:41.0.1a", "--lang", "ja").out
    assert "  例1: 《白い櫂》が" in out
    assert "  例2: 嵐の日も" in out
    assert "oars:8.5.1(未収録)" in out
    assert "カード: 《白い櫂》" in out
    assert "参照元: oars:41.0.1a(例1)" in run("show", "oars:41.1.1", "--lang", "ja").out


def test_long_text_is_wrapped_to_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line is wider than the terminal, and none begins with a closing mark."""
    monkeypatch.setenv("COLUMNS", "30")
    shown = run("show", "oars:41.0.1a").out.splitlines()
    lines = [line for line in shown if "oars.txt" not in line]  # paths stay whole
    body = [line for line in lines if line.startswith("  ")]
    assert len(body) > 4
    assert max(map(width, lines)) <= 30
    assert all(not line.strip().startswith(("、", "。", "」", "》")) for line in body)


def test_checks_are_played_when_their_rule_is_shown(run: Run) -> None:
    """The document names them and how they ended; people read their titles, a line each."""
    (entry,) = run("show", "fab:5.1.1a", "--json").document
    name = "fab/cards_are_played_from_hand_or_arsenal"
    assert {"name": name, "status": "passed"} in entry["checks"]
    out = run("show", "fab:5.1.1a", "--lang", "ja").out
    assert "検証: 合格 手札と格納庫の外にあるカードはプレイできない" in out
    assert name in "".join(out.split())
    assert "検証" not in run("show", "oars:41.0.1a", "--lang", "ja").out


def test_each_sentence_of_a_rule_says_whether_it_is_demonstrated(run: Run) -> None:
    """With the checks that fail without it, which were played without it by this very command."""
    name = "fab/a_failure_does_not_stop_the_rest"
    (entry,) = run("show", "fab:5.3.4b", "--json").document
    (sentence,) = entry["sentences"]
    assert sentence["text"] in entry["text"]
    assert (sentence["n"], sentence["status"], sentence["checks"]) == (1, "demonstrated", [name])
    assert "文1:" in run("show", "fab:5.3.4b", "--lang", "ja").out
    assert "sentences" not in run("show", "oars:41.0.1a", "--json").document[0]


def test_a_rule_is_shown_without_the_engine(home: Path) -> None:
    """A cold ``show`` is mostly the start of Python: loading the engine would make it three times as long."""
    told = "import sys; from rulesdb.cli.main import main; main(sys.argv[1:]); print(*sys.modules)"
    for rule in ("fab:1", "fab:5.1.1a"):
        command = [sys.executable, "-c", told, "--home", str(home), "show", rule, "--json"]
        done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
        loaded = done.stdout.decode("utf-8").splitlines()[-1].split()
        assert "rulesdb.checks.recorded_proofs" in loaded
        engine = {name for name in loaded if name.startswith("rulesdb.engine.")}
        assert engine <= {"rulesdb.engine.kernel", "rulesdb.engine.kernel.engine_errors"}


@pytest.mark.exhaustive
def test_every_rule_with_checks_is_known_without_loading_them() -> None:
    """The file that ``show`` looks into has every rule that a check claims, or an example of which it plays."""
    for check in load().checks.values():
        for rule in {*check.rules, *((check.example.partition("#")[0],) if check.example else ())}:
            assert rule in reviewed_texts(["fab"]).rules, f"{check.name}: pytest --refresh tests/checks"


def test_the_questions_that_a_rule_answers_stand_at_its_end(run: Run) -> None:
    """Those it answers as a whole first, then those in part; what is merely worth seeing is none."""
    expected = _answered_by("6.4.10a")
    assert {grade for _, grade in expected} == {3, 2}
    (entry,) = run("show", "fab:6.4.10a", "--json").document
    assert [(one["text"], one["grade"]) for one in entry["questions"]] == expected
    lines = run("show", "fab:6.4.10a", "--lang", "ja").out.splitlines()
    shown = lines[lines.index(f"このルールが答える質問 ({len(expected)})") + 1 :][:8]
    assert shown == [f"  ・{text}" for text, _ in expected[:8]]


def test_of_many_questions_the_first_eight_are_shown(run: Run) -> None:
    """With the number of the others, which the document has."""
    expected = _answered_by("6.2.3a")
    assert len(expected) > 8
    shown = run("show", "fab:6.2.3a", "--lang", "ja").out.splitlines()[-9:]
    assert shown == [*(f"  ・{text}" for text, _ in expected[:8]), f"  ほか {len(expected) - 8} 件"]
    assert len(run("show", "fab:6.2.3a", "--json").document[0]["questions"]) == len(expected)


def test_every_edition_of_a_rule_answers_the_same_and_what_nobody_asks_has_no_such_field(run: Run) -> None:
    """Nobody asks about a chapter or a game of the user's own, but about a heading without a number."""
    for name in ("fab:6.4.10a", "mtg:再録テーマ:スリヴァー"):
        assert "questions" in run("show", name, "--edition", "plain", "--json").document[0]
    for name in ("fab:6", "oars:41.0.1"):
        assert all("questions" not in entry for entry in run("show", name, "--json").document)
        assert "問い" not in run("show", name, "--lang", "ja").out


def _answered_by(number: str) -> list[tuple[str, int]]:
    """Return the questions of Flesh and Blood that a rule answers, with its grades, the highest first."""
    asked = [(one.text, dict(one.rules).get(number, 0)) for one in shipped_questions() if one.ruleset == "fab"]
    return sorted((pair for pair in asked if pair[1] >= 2), key=lambda pair: -pair[1])
