"""``rulesdb suite``: exports scenarios, runs them with a driver, and tells what ended otherwise than it should."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.suite import drivers
from support.suite.drivers import OURS, command_of

SENTENCE = "fab:1.13.4a#sentence-2"


def test_export_says_what_is_in_the_suite(run: Run, suite: Path) -> None:
    """The folder has index, schema and scenarios; an export over it replaces it, and prints the index with --json."""
    assert {path.name for path in suite.iterdir()} == {"suite.json", "suite.schema.json", "fab", "mtg"}
    answer = run("suite", "export", suite, "--game", "mtg", "--json")
    assert answer.document == json.loads((suite / "suite.json").read_text(encoding="utf-8"))
    assert not (suite / "fab").exists()
    assert run("suite", "export", suite, "--game", "mtg").out.startswith("mtg: 2 scenarios, 2 of them portable; ")


@pytest.mark.exhaustive
def test_run_with_our_driver(run: Run, suite: Path) -> None:
    """All scenarios pass; without a sentence, exactly those that list it fail, and that is as it should be."""
    answer = run("suite", "run", suite, "--driver", OURS)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.rstrip().endswith("5 passed, 0 failed, 0 unsupported")
    document = run("suite", "run", suite, "--driver", OURS, "--without", SENTENCE, "--json").document
    listed = {one["id"] for one in document["results"] if one["listed"]}
    assert "fab/gaining_life_raises_the_life_total" in listed
    assert {one["id"] for one in document["results"] if one["status"] == "failed"} == listed
    assert document["totals"]["unexpected"] == 0
    assert document["complete"]


@pytest.mark.exhaustive
def test_run_with_a_faulty_driver(run: Run, suite: Path, tmp_path: Path) -> None:
    """The status is 1, and the failed scenario is told with the step, what is seen and what is right."""
    answer = run("suite", "run", suite, "--driver", command_of(drivers.WRONG_LIFE, tmp_path))
    assert answer.status == 1
    assert "fab/gaining_life_raises_the_life_total failed\n  step 3: アンのライフ: 24, expected 23\n" in answer.out


@pytest.mark.in_part(2)
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("run", "{suite}"), "a run needs a driver; name its command with --driver"),
        (("run", "{suite}/fab", "--driver", OURS), "suite.json cannot be read (No such file or directory)"),
        (("run", "{suite}", "--driver", "no-such-program"), "the driver 'no-such-program' cannot be started"),
        (("run", "{suite}", "--driver", "'"), "cannot be started (No closing quotation)"),
        (("run", "{suite}", "--driver", OURS, "--without", "fab:9.9#sentence-9"), "the engine enforces no sentence"),
        (("export", "{suite}/fab"), "is not empty and holds no suite (no suite.json)"),
        (("export", "{suite}/suite.json"), "is no folder; name a folder"),
    ],
    ids=["no driver", "no suite", "no program", "open quotation", "no sentence", "stranger", "file"],
)
def test_wrong_use_is_one_sentence(run: Run, suite: Path, arguments: tuple[str, ...], sentence: str) -> None:
    """Each mistake is status 2 and one sentence with the way out."""
    answer = run("suite", *(one.format(suite=suite) for one in arguments))
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
