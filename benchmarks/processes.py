"""Commands as processes: how long they take and how much memory they have; the one place that measures processes.

``wait4`` is used because the usual way to ask, RUSAGE_CHILDREN, knows only the largest of all children so far.
"""

import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

PROGRAM = Path(sys.executable).with_name("rulesdb")
MAXRSS_UNIT = 1 if sys.platform == "darwin" else 1024  # bytes on macOS, KiB elsewhere


class Sample(NamedTuple):
    """One run of a process and those that it waited for."""

    seconds: float
    """Wall time in seconds."""
    peak: int
    """The largest resident memory in bytes."""
    processor: float
    """Processor time in seconds, which depends less on what else the machine does."""


class Command(NamedTuple):
    """What to run: the arguments, variables to add to the environment, and what to prepare before each run."""

    arguments: Sequence[str | Path]
    environment: Mapping[str, str] = {}
    prepare: Callable[[], object] = lambda: None


def build_of(sources: Sequence[Path], home: Path) -> Command:
    """Return a build of ``sources``, none for the shipped edition alone, into a new home each time."""
    arguments: Sequence[str | Path] = (PROGRAM, "build", *sources, "--home", home)
    return Command(arguments, prepare=lambda: shutil.rmtree(home, ignore_errors=True))


def run(command: Command) -> Sample:
    """Run ``command`` once, its output thrown away. Raises RuntimeError with its messages if it fails."""
    command.prepare()
    start = time.perf_counter()
    with subprocess.Popen(
        [str(argument) for argument in command.arguments],
        env=_usual_environment() | dict(command.environment),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        messages = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{command.arguments} ended with {process.returncode}:\n{messages}")
    return Sample(seconds, usage.ru_maxrss * MAXRSS_UNIT, usage.ru_utime + usage.ru_stime)


def _usual_environment() -> dict[str, str]:
    """Return the environment in which Python keeps compiled modules, as it does where nobody forbids it."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def compare(commands: Mapping[str, Command], rounds: int) -> dict[str, Sample]:
    """Run the commands in turn, ``rounds`` times, and return each one's medians.

    They take turns so that whatever else the machine does hits all of them alike. One round before, which does not
    count, leaves compiled modules and files in the caches; who wants a single round only tries whether all of it runs.
    """
    if rounds > 1:
        for command in commands.values():
            run(command)
    samples: dict[str, list[Sample]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            samples[name].append(run(command))
    return {name: _median(taken) for name, taken in samples.items()}


def _median(samples: Sequence[Sample]) -> Sample:
    """Return the median of each figure by itself."""
    return Sample(
        statistics.median(sample.seconds for sample in samples),
        int(statistics.median(sample.peak for sample in samples)),
        statistics.median(sample.processor for sample in samples),
    )


def tell(progress: str) -> None:
    """Print progress where it is in no table's way."""
    print(progress, file=sys.stderr, flush=True)
