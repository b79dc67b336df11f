"""Eight builds with four readers at the same time on one home: every read gets the right answer of either edition.

A case is one round: eight builds that begin together, and readers that ask until all of them have ended.
"""

import json
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import count, cycle
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import IO

from measures.damaged_homes import verdict
from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.subjects import DIAGNOSE, EDITIONS, SEARCH, SHOW, STATE, Expected, Key, expect, expected, put, subjects
from processes import PROGRAM
from run import Figure

BUILDERS = 8
READERS = 4
QUESTIONS = (SEARCH, SHOW, SEARCH, DIAGNOSE)
LIMIT = 300.0  # seconds for a round: on a slow machine a reader may wait long for its turn


def prepare(bench: Bench) -> None:
    """Make both editions."""
    expect(bench, STATE)


def case(bench: Bench, number: int) -> Outcome:
    """Let all builders run once, and the readers beside them."""
    made = subjects(bench)
    home = own_folder(bench) / "home"
    if not home.exists():
        shutil.copytree(made.home(EDITIONS[0]), home)
    fork = get_context("fork")
    ended = fork.Event()
    notes = [own_folder(bench) / f"reader-{reader}.jsonl" for reader in range(READERS)]
    readers = [fork.Process(target=_read, args=(bench, home, ended, note)) for note in notes]
    counts: Counter[str] = Counter(rounds=1, builds=BUILDERS)
    with ExitStack() as stack:
        for reader in readers:
            reader.start()
            stack.callback(reader.join)
        stack.callback(ended.set)
        failures = list(_build_all(stack, [made.build(edition, home) for edition in EDITIONS], number))
    counts["failed builds"] += len(failures)
    failures.extend(_read_notes(notes, number, counts))
    crashed = sum(reader.exitcode != 0 for reader in readers)
    counts["reads that failed"] += crashed
    failures.extend(Failure(number, "a reader ended with an exception") for _ in range(crashed))
    return Outcome(counts, tuple(failures))


def _build_all(stack: ExitStack, builds: Sequence[Sequence[str | Path]], number: int) -> Iterator[Failure]:
    """Start all builders, wait for them, and yield the failures."""
    started: list[tuple[subprocess.Popen[bytes], IO[bytes]]] = []
    for _, arguments in zip(range(BUILDERS), cycle(builds), strict=False):
        said: IO[bytes] = stack.enter_context(tempfile.TemporaryFile())  # noqa: SIM115  (the stack closes it)
        command = [str(part) for part in (PROGRAM, *arguments)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said, start_new_session=True)
        stack.callback(process.wait)
        stack.callback(process.kill)
        started.append((process, said))
    for process, said in started:
        if process.wait(LIMIT) != 0:
            said.seek(0)
            yield Failure(number, f"a build ended with {process.returncode}", said.read().decode(errors="replace"))


def _read(bench: Bench, home: Path, ended: Event, note: Path) -> None:
    """Be a reader: ask until the builds have ended, and note what was wrong."""
    with note.open("w", encoding="utf-8") as file:
        for asked in count():
            if ended.is_set():
                break
            question = QUESTIONS[asked % len(QUESTIONS)]
            reply = put(question, home, note.with_suffix(".out"), LIMIT)
            is_right = _is_of_either(expected(bench), question.name, reply.key)
            found = verdict(is_right, reply.answer)
            file.write(json.dumps([found, question.name, "" if is_right else reply.answer.printed]) + "\n")


def _is_of_either(known: Expected, name: str, key: Key) -> bool:
    return any(replies[name] == key for replies in known.replies.values())


def _read_notes(notes: Sequence[Path], number: int, counts: Counter[str]) -> Iterator[Failure]:
    """Add up what the readers noted, and yield the failures."""
    for note in notes:
        for found, question, printed in map(json.loads, note.read_text(encoding="utf-8").splitlines()):
            counts["reads"] += 1
            if found == "wrong answer":
                counts["wrong answers"] += 1
            elif found != "right":
                counts["reads that failed"] += 1
            if found != "right":
                yield Failure(number, f"{question} beside builds: {found}", printed)


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the rounds."""
    return [
        Figure(f"rounds of {BUILDERS} builds with {READERS} readers", sums["rounds"], ""),
        Figure("builds", sums["builds"], ""),
        Figure("reads", sums["reads"], ""),
        Figure("failed builds", sums["failed builds"], "", at_most=0),
        Figure("failed reads", sums["reads that failed"], "", at_most=0),
        Figure("wrong answers", sums["wrong answers"], "", at_most=0),
    ]


CROWDS = Measure(
    name="crowds",
    summary="eight builds and four readers share one home",
    unit="reads",
    count=5000,
    quick=40,
    prepare=prepare,
    case=case,
    figures=figures,
    workers=1,
)
