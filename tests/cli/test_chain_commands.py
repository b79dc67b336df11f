"""``rulesdb trace`` and ``rulesdb path``: chains of references in JSON and as text."""

from support.cli.oars_rulebook import Run


def test_trace_document(run: Run) -> None:
    """Levels list what was first reached, what no text holds apart, and the root never."""
    answer = run("trace", "oars:41.0.1", "--json")
    assert answer.status == 0
    assert answer.document == {
        "root": "oars:41.0.1",
        "direction": "out",
        "levels": [
            {"depth": 1, "ids": ["oars:41.0.2"], "outside": []},
            {"depth": 2, "ids": ["oars:41.0.1a"], "outside": []},
            {"depth": 3, "ids": [], "outside": ["[8.5.1]"]},
        ],
    }


def test_trace_into_a_rule_and_its_depth(run: Run) -> None:
    """--in turns the references round, --depth cuts the chain."""
    document = run("trace", "oars:41.0.1a", "--in", "--depth", "1", "--json").document
    assert document["direction"] == "in"
    assert document["levels"] == [{"depth": 1, "ids": ["oars:41.0.2"], "outside": []}]


def test_trace_into_what_no_text_holds(run: Run) -> None:
    """A rule that is cited and not loaded can be traced into all the same."""
    document = run("trace", "oars:8.5.1", "--in", "--depth", "1", "--json").document
    assert document["levels"][0]["ids"] == ["oars:41.0.1a"]


def test_trace_through_examples_and_what_lies_below(run: Run) -> None:
    """References in examples count with --examples, those under a cited section with --subtree."""
    ids = run("trace", "oars:41.0.1a", "--examples", "--depth", "1", "--json").document["levels"][0]["ids"]
    assert ids == ["oars:41.1.1"]
    below = run("trace", "oars:41.1.1", "--subtree", "--depth", "2", "--json").document["levels"][1]
    assert "oars:41.0.2" in below["ids"]


def test_trace_text_is_indented_and_marks_the_outside(run: Run) -> None:
    """People see a level deeper with each step, what each rule is about, and what is not loaded."""
    lines = run("trace", "oars:41.0.1").out.splitlines()
    assert lines[0].startswith("oars:41.0.1  櫂船とは")
    assert lines[1].startswith("  1  oars:41.0.2  船は")
    assert lines[3] == "      3  [8.5.1]  (not in any loaded text)"


def test_chains_show_headlines(run: Run) -> None:
    """A rule without a title is named by its headline, in a trace and in a path."""
    traced = run("trace", "fab:6.4.7", "--depth", "1").out.splitlines()
    assert traced == ["fab:6.4.7  自己置換効果とは", "  1  fab:1.7.6  関連能力ペアとは"]
    assert run("path", "fab:6.4.7", "fab:1.7.6").out.splitlines() == [
        "0  fab:6.4.7  自己置換効果とは",
        "1  fab:1.7.6  関連能力ペアとは",
    ]


def test_trace_of_a_rule_without_references(run: Run) -> None:
    """A chain may be empty: that is an answer of its own, not a failure."""
    answer = run("trace", "oars:6")
    assert (answer.status, answer.err) == (0, "")
    assert "no references out of it" in answer.out


def test_trace_of_an_unknown_rule(run: Run) -> None:
    """Status 1, a document without levels, and what may have been meant."""
    answer = run("trace", "oars:41.0.9", "--json")
    assert (answer.status, answer.document["levels"]) == (1, [])
    assert "near it" in answer.err
    assert run("trace", "oars:41.0.9").out == ""


def test_path_document(run: Run) -> None:
    """A shortest chain has both its ends."""
    answer = run("path", "oars:41.0.1", "41.0.1a", "--json")
    assert answer.status == 0
    assert answer.document == {
        "from": "oars:41.0.1",
        "to": "oars:41.0.1a",
        "path": ["oars:41.0.1", "oars:41.0.2", "oars:41.0.1a"],
    }


def test_no_path(run: Run) -> None:
    """Where no chain leads, the answer is "no": status 1 and a path of null."""
    answer = run("path", "oars:41.0.1", "oars:6", "--json")
    assert (answer.status, answer.document["path"]) == (1, None)
    assert "no chain of references leads from oars:41.0.1 to oars:6" in answer.err


def test_path_between_unknown_rules(run: Run) -> None:
    """Both ends that nothing has are named in one run."""
    answer = run("path", "oars:41.0.8", "oars:41.0.9", "--json")
    assert (answer.status, answer.document["path"]) == (1, None)
    assert "41.0.8" in answer.err
    assert "41.0.9" in answer.err


def test_path_text(run: Run) -> None:
    """People see the steps counted."""
    lines = run("path", "oars:41.0.1", "oars:8.5.1").out.splitlines()
    assert [line.split("  ")[:2] for line in lines] == [
        ["0", "oars:41.0.1"],
        ["1", "oars:41.0.2"],
        ["2", "oars:41.0.1a"],
        ["3", "oars:8.5.1"],
    ]
