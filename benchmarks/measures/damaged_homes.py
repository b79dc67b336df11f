"""Damages of every file of a home: a reading command gives the right answer or refuses in a sentence.

Which commands read a file is found out by watching them once. These are asked after each damage of it; the others,
whose answer cannot depend on it, from time to time.
"""

import functools
import json
import os
import random
import shutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from figures import Figure
from measures.asking import Answer, ask
from measures.damages import Target, damage, files
from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.subjects import EDITIONS, READING, Ask, expect, expected, put, remove, subjects

ALL_COMMANDS = 100
"""One case in so many asks every command about every file."""
REFUSED = "refused"
RIGHT = "right"
FAULTS = ("wrong answer", "traceback", "no end", "no sentence")


def prepare(bench: Bench) -> None:
    """Ask the undamaged home, and watch which files each command reads."""
    expect(bench, READING, EDITIONS[:1])
    home = subjects(bench).home(EDITIONS[0])
    read = {question.name: sorted(_files_read(question, home, bench.scratch)) for question in READING}
    _readers_file(bench).write_text(json.dumps(read), encoding="utf-8")


def _readers_file(bench: Bench) -> Path:
    return bench.scratch / f"{bench.name}.readers.json"


def _files_read(question: Ask, home: Path, scratch: Path) -> set[str]:
    """Return the names of the files of a home that a command opens."""
    log, out = scratch / "opened", scratch / "out"
    with log.open("wb", buffering=0) as file:

        def watch() -> None:
            def hook(event: str, arguments: tuple[object, ...]) -> None:
                if event == "open" and str(arguments[0]).startswith(str(home)):
                    os.write(file.fileno(), f"{arguments[0]}\n".encode())

            sys.addaudithook(hook)

        ask([*(part.format(out=out) for part in question.arguments), "--home", home], before=watch)
    remove(out)
    opened = set(log.read_text(encoding="utf-8").splitlines())
    return {name for name in files(home) if str(home / name) in opened}


@functools.cache
def _readers(bench: Bench) -> dict[str, list[str]]:
    read: dict[str, list[str]] = json.loads(_readers_file(bench).read_text(encoding="utf-8"))
    return read


def case(bench: Bench, number: int) -> Outcome:
    """Damage every file of a home once, one after the other."""
    counts: Counter[str] = Counter(cases=1)
    failures: list[Failure] = []
    for part, name in enumerate(files(subjects(bench).home(EDITIONS[0]))):
        failures.extend(_damage_file(bench, number, name, bench.chance(number, part), counts))
    return Outcome(counts, tuple(failures))


def _damage_file(
    bench: Bench, number: int, name: str, chance: random.Random, counts: Counter[str]
) -> Iterator[Failure]:
    made = subjects(bench)
    home = own_folder(bench) / "home"
    remove(home)
    shutil.copytree(made.home(EDITIONS[0]), home)
    kind = damage(Target(home, name, made.home(EDITIONS[1])), chance)
    counts["damages"] += kind is not None
    for question in _questions(bench, number, name) if kind else ():
        reply = put(question, home, own_folder(bench) / "out")
        found = verdict(reply.key == expected(bench).replies[EDITIONS[0]][question.name], reply.answer)
        counts[found] += 1
        counts["commands"] += 1
        if found in FAULTS:
            bench.keep(number, home)
            yield Failure(number, f"{found}: {question.name}, {name} {kind}", reply.answer.printed)


def _questions(bench: Bench, number: int, name: str) -> list[Ask]:
    if number % ALL_COMMANDS == ALL_COMMANDS - 1:
        return list(READING)
    return [question for question in READING if name in _readers(bench)[question.name]]


def verdict(is_right: bool, answer: Answer) -> str:
    """Return what an answer of a damaged home is; a refusal is as good as the right answer."""
    if answer.status is None:
        return "no end"
    if answer.is_crash:
        return "traceback"
    if is_right:
        return RIGHT
    if answer.status in {0, 1}:
        return "wrong answer"
    return REFUSED if answer.is_sentence and answer.err.count("\n") == 1 else "no sentence"


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the damages."""
    return [
        Figure("damages of each file", sums["cases"], ""),
        Figure("damages of all files", sums["damages"], ""),
        Figure("commands asked afterwards", sums["commands"], ""),
        Figure("right answers", sums[RIGHT], ""),
        Figure("refusals in a sentence", sums[REFUSED], ""),
        Figure("wrong answers", sums["wrong answer"], "", at_most=0),
        Figure("tracebacks", sums["traceback"], "", at_most=0),
        Figure("commands without an end", sums["no end"], "", at_most=0),
        Figure("failures without a sentence", sums["no sentence"], "", at_most=0),
    ]


DAMAGED_HOMES = Measure(
    name="damaged-homes",
    summary="every file of a home is damaged at random",
    unit="cases",
    count=500,
    quick=1,
    prepare=prepare,
    case=case,
    figures=figures,
)
