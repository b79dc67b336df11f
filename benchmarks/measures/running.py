"""Runs the cases of a measure, in several processes, until there are enough or somebody has had enough."""

import itertools
import signal
import time
from collections import Counter, deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from typing import NamedTuple

from figures import Figure
from measures.asking import import_commands
from measures.measure import Bench, Failure, Measure, Outcome
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

WORKERS = 2


class Limits(NamedTuple):
    """When to end: after so many seconds (None: no limit), or after one case (None: all cases).

    ``is_alone`` keeps all cases in this process: a few are done before others have imported what they need.
    """

    seconds: float | None = None
    case: int | None = None
    is_alone: bool = False


class Ran(NamedTuple):
    """What came of a measure; ``seconds`` is wall time."""

    measure: Measure
    figures: list[Figure]
    failures: list[Failure]
    seconds: float
    is_interrupted: bool = False

    @property
    def is_met(self) -> bool:
        """Tell whether every target is reached."""
        return not self.failures and all(figure.is_met for figure in self.figures)


def run_measure(measure: Measure, bench: Bench, limits: Limits) -> Ran:
    """Prepare a measure and run its cases; Ctrl-C ends it with what was counted so far."""
    began = time.perf_counter()
    sums: Counter[str] = Counter()
    failures: list[Failure] = []
    is_interrupted = False
    try:
        import_commands()
        measure.prepare(bench)
        with closing(_outcomes(measure, bench, limits)) as outcomes, _bar() as bar:
            task = bar.add_task(f"{measure.name}, {measure.unit}", total=bench.count)
            for outcome in outcomes:
                sums.update(outcome.counts)
                failures.extend(outcome.failures)
                bar.update(task, completed=sums[measure.unit], refresh=True)
                is_late = limits.seconds is not None and time.perf_counter() - began > limits.seconds
                if sums[measure.unit] >= bench.count or is_late:
                    break
    except KeyboardInterrupt:
        is_interrupted = True
    return Ran(measure, measure.figures(bench, sums), failures, time.perf_counter() - began, is_interrupted)


def _bar() -> Progress:
    """Return the bar on standard error; it needs no thread, which a fork would not have."""
    columns = (TextColumn("{task.description:<28}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)


def _outcomes(measure: Measure, bench: Bench, limits: Limits) -> Generator[Outcome]:
    """Yield the outcomes of cases, without an end of themselves."""
    if limits.case is not None:
        yield measure.case(bench, limits.case)
    elif limits.is_alone:
        yield from (measure.case(bench, number) for number in itertools.count(measure.first(bench)))
    else:
        yield from _in_processes(measure, bench)


def _in_processes(measure: Measure, bench: Bench) -> Generator[Outcome]:
    """Yield the outcomes in the order of the cases, so that a run of so many cases is always the same ones."""
    pool = ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn"), initializer=_begin)
    try:
        begun: deque[Future[Outcome]] = deque()
        for number in itertools.count(measure.first(bench)):
            begun.append(pool.submit(measure.case, bench, number))
            if len(begun) > WORKERS:
                yield begun.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the process that counts: a case that has begun comes to its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import_commands()
