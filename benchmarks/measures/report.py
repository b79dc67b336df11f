"""What a run leaves: the figures in docs/reliability.md, and of each failing case what it was and how to repeat it."""

import os
import platform
import shlex
import subprocess
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from figures import rows
from measures.measure import KEPT, Bench, Failure
from measures.running import Ran

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = ROOT / "docs" / "reliability.md"
COMMAND = "benchmarks/reliability.py"


def keep_failures(bench: Bench, failures: Sequence[Failure]) -> None:
    """Write a file for each failing case: its sentences, what was printed, and the command that repeats it."""
    by_case: dict[int, list[Failure]] = defaultdict(list)
    for failure in failures:
        by_case[failure.case].append(failure)
    for case, found in list(by_case.items())[:KEPT]:
        bench.evidence.mkdir(parents=True, exist_ok=True)
        lines = [f"{failure.sentence}\n{failure.printed}" for failure in found]
        text = "\n".join([f"repeat: {repeat_command(bench, case)}", *lines])
        (bench.evidence / f"{case}.txt").write_text(text, encoding="utf-8", errors="backslashreplace")


def repeat_command(bench: Bench, case: int) -> str:
    """Return the command that runs one case again; the count is given since some cases are shares of it."""
    options = ["--only", bench.name, "--seed", bench.seed, "--count", bench.count, "--case", case]
    return shlex.join(["python", COMMAND, *map(str, options)])


def write_figures(ran: Sequence[Ran], document: Path = DOCUMENT) -> None:
    """Put the figures of the measures that ran into the document, with machine and date; others stay as they are."""
    text = document.read_text(encoding="utf-8")
    for one in ran:
        before, begin, rest = text.partition(f"<!-- {one.measure.name} -->\n")
        _, end, after = rest.partition("<!-- end -->\n")
        if not end:
            raise RuntimeError(f"{document} has no block for {one.measure.name}")
        text = before + begin + "\n".join([*rows(one.figures), "", _origin(one), ""]) + end + after
    document.write_text(text, encoding="utf-8")


def _origin(ran: Ran) -> str:
    """Return when and where figures were measured."""
    day = time.strftime("%Y-%m-%d", time.gmtime())
    interrupted = "; interrupted" if ran.is_interrupted else ""
    return f"Measured on {day} in {ran.seconds:.0f} s at commit {_commit()} on {machine()}{interrupted}."


def machine() -> str:
    """Return what is measured on, without names of its own."""
    python = f"Python {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}"


def _commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"],  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "unknown"
