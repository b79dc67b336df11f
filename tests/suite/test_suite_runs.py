"""Suites that are run: our driver passes in a process of its own, and faults of other drivers are found and told."""

import json
import os
import re
import time
from collections import Counter
from pathlib import Path

import pytest
from support.documents.documents import ROOT
from support.suite import drivers
from support.suite.drivers import OURS, command_of
from support.suite.small_suite import COMPLETE, few_checks, write_suite

from rulesdb.engine.games import GAMES
from rulesdb.pipeline.suite import SuiteReport, run_suite
from rulesdb.suite.files import read_suite
from rulesdb.suite.format import ALL, SuiteError, Without
from rulesdb.suite.process_driver import started_driver

SUITE_PAGE = (ROOT / "docs" / "suite.md").read_text(encoding="utf-8")


def _run(command: str, suite: Path, *without: str) -> SuiteReport:
    return run_suite(command, suite, GAMES, without, lambda *_: None)


@pytest.mark.exhaustive
def test_our_driver_passes_every_scenario(small_suite: Path) -> None:
    """A process that knows the engine and the protocol, and no check, plays what the checks play."""
    report = _run(OURS, small_suite)
    assert {one.status for one in report.outcomes} == {"passed"}


@pytest.mark.in_part(1)
@pytest.mark.parametrize("sentence", COMPLETE)
def test_exactly_the_scenarios_that_list_a_sentence_fail_without_it(sentence: str, small_suite: Path) -> None:
    """With one sentence off, a scenario fails if and only if it lists the sentence."""
    report = _run(OURS, small_suite, sentence)
    assert report.is_complete
    assert report.listed
    assert {one.id for one in report.outcomes if one.status != "passed"} == report.listed
    assert report.unexpected == ()


@pytest.mark.nightly
def test_lists_of_all_sentences_are_exact(tmp_path: Path) -> None:
    """A suite that is complete for all sentences lists what fails without any of them, claimed or not."""
    write_suite(tmp_path, few_checks()[::2], (ALL,))
    suite = read_suite(tmp_path)
    sentences = sorted({sentence for _, one in suite.scenarios for sentence in one.fails_without})
    assert len(sentences) > 100
    wrong = {one: report.unexpected for one in sentences[::15] if (report := _run(OURS, tmp_path, one)).unexpected}
    assert wrong == {}


@pytest.mark.exhaustive
def test_a_wrong_life_total_fails_the_scenarios_that_look_at_it(small_suite: Path, tmp_path: Path) -> None:
    """A driver whose life totals are one too high fails with what is seen and what is right, and nowhere else."""
    report = _run(command_of(drivers.WRONG_LIFE, tmp_path), small_suite)
    failed = [one for one in report.outcomes if one.status == "failed"]
    looking = {
        scenario["id"]
        for path in small_suite.glob("*/*.json")
        for scenario in json.loads(path.read_text(encoding="utf-8"))["scenarios"]
        if any(of["observe"] == "life" for step in scenario["steps"] for of in step.get("of", ()))
    }
    assert {one.id for one in failed} == looking
    assert all(re.search(r": -?\d+, expected -?\d+$", one.problem) for one in failed)


@pytest.mark.in_part(6)
@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        (drivers.DIES, "the driver has ended with status 3"),
        (drivers.GARBAGE, "the driver answers 'Segmentation fault', which is no answer of the protocol"),
        (drivers.OLD, "the driver does not speak version 2 of the protocol"),
        (drivers.LEAVES_A_CHILD, "the driver has ended with status 3"),
        (drivers.ENDLESS, "the driver answers a line of more than 1,000,000 bytes"),
        (drivers.NESTED, r"the driver answers '.*\[+…', which is no answer of the protocol"),
        (drivers.CLOSES, "the driver has closed its output"),
    ],
    ids=["dies", "garbage", "old", "leaves a child", "endless", "nested", "closes"],
)
def test_a_driver_that_breaks_the_protocol_is_named(
    program: str, sentence: str, small_suite: Path, tmp_path: Path
) -> None:
    """A driver that dies, speaks something else or another version ends the run with one sentence."""
    with pytest.raises(SuiteError, match=sentence):
        _run(command_of(program, tmp_path), small_suite)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{", r"suite\.json is no file of a suite \(Input data was truncated\); export it anew"),
        (b'{"format": ' + b"[" * 100_000, r"suite\.json is no file of a suite"),
        (b'{"complete": ' + b'{"a":' * 100_000, r"suite\.json is no file of a suite"),
        (b"\xff", r"suite\.json is no file of a suite"),
        (None, r"suite\.json cannot be read \(Not a regular file\); export a suite first"),
    ],
    ids=["cut off", "nested", "nested objects", "no text", "pipe"],
)
def test_a_file_that_is_none_of_a_suite_is_named(content: bytes | None, sentence: str, tmp_path: Path) -> None:
    """A damaged or strange index ends the run with one sentence that names the file."""
    if content is None:
        os.mkfifo(tmp_path / "suite.json")
    else:
        (tmp_path / "suite.json").write_bytes(content)
    with pytest.raises(SuiteError, match=sentence):
        _run(OURS, tmp_path)


@pytest.mark.exhaustive
@pytest.mark.parametrize("program", [drivers.SILENT, drivers.DEAF], ids=["silent", "deaf"])
def test_a_silent_driver_is_not_waited_for_for_ever(program: str, tmp_path: Path) -> None:
    """A driver that does not answer, or does not even read, ends the run after its patience."""
    began = time.monotonic()
    with (
        pytest.raises(SuiteError, match=r"has not answered for 2 seconds"),
        started_driver(command_of(program, tmp_path), patience=2) as (driver, _),
    ):
        driver.ask(Without(("longer than a pipe holds" * 10_000,)))
    assert time.monotonic() - began < 20


def test_the_driver_of_the_document_runs(small_suite: Path, tmp_path: Path) -> None:
    """The beginner's driver in docs/suite.md speaks the protocol: no scenario breaks off.

    One fails whose effects change a life total before anything is asked.
    """
    (program,) = re.findall(r"^```python\n(.*?)^```$", SUITE_PAGE, re.DOTALL | re.MULTILINE)
    report = _run(command_of(program, tmp_path), small_suite)
    assert report.driver == "beginner 0.1"
    statuses = Counter(one.status for one in report.outcomes)
    assert statuses["unsupported"] + statuses["failed"] == len(report.outcomes) > 10 * statuses["failed"]


@pytest.mark.exhaustive
def test_no_message_says_what_is_right(small_suite: Path, tmp_path: Path) -> None:
    """A driver is never sent an expected value, the rules of a refusal, or a claim."""
    program = f"""
import sys
from pathlib import Path
from rulesdb.suite.driver import Driver
from rulesdb.suite.format import Message
import msgspec
driver, heard = Driver(), Path({str(tmp_path / "heard.jsonl")!r}).open("w")
for line in sys.stdin:
    print(line.strip(), file=heard, flush=True)
    print(msgspec.json.encode(driver.ask(msgspec.json.decode(line, type=Message))).decode(), flush=True)
"""
    _run(command_of(program, tmp_path), small_suite)
    heard = [json.loads(line) for line in (tmp_path / "heard.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(heard) > 100
    assert not {key for message in heard for key in message} & {"is", "rules", "claims", "fails_without", "what"}
