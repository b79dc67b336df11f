"""Measures what rulesdb promises of reliability, and prints each figure beside its target.

    python benchmarks/reliability.py [--only NAME …] [--quick] [--count N] [--minutes M] [--seed N] [--write]

Commands are killed, homes are damaged, made-up texts are read; docs/reliability.md describes each measure.
The status is 1 if a target is missed and 130 after Ctrl-C, which ends the run with the figures so far. Failing cases
are kept in a folder, each with the command that repeats it.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from figures import rows
from measures.measure import Bench, Measure
from measures.report import keep_failures, repeat_command, write_figures
from measures.running import Limits, Ran, run_measure
from measures.subjects import remove
from measures.table import MEASURES
from processes import tell

INTERRUPTED = 130
SHOWN = 5
"""Failures of one measure that are printed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments, measure, print; return the exit status."""
    given = _parser().parse_args(arguments)
    ran: list[Ran] = []
    with tempfile.TemporaryDirectory(prefix="rulesdb-reliability-") as scratch:
        os.environ["XDG_CACHE_HOME"] = f"{scratch}/cache"  # nothing of what is measured reaches the user's own
        for name in given.only or MEASURES:
            ran.append(_run(MEASURES[name], given, Path(scratch)))
            if ran[-1].is_interrupted:
                break
    if given.write:
        write_figures(ran)
    if ran[-1].is_interrupted:
        return INTERRUPTED
    return 0 if all(one.is_met for one in ran) else 1


def _run(measure: Measure, given: argparse.Namespace, scratch: Path) -> Ran:
    count = given.count or (measure.quick if given.quick else measure.count)
    bench = Bench(scratch, given.state, given.seed, count, measure.name)
    tell(f"{measure.name}: {measure.summary}; {count} {measure.unit}, seed {given.seed}")
    if given.case is None:
        remove(bench.evidence)  # what a former run of this measure kept
    limits = Limits(given.minutes and given.minutes * 60, given.case, is_alone=given.quick)
    ran = run_measure(measure, bench, limits)
    print("\n".join([f"\n{measure.name} ({ran.seconds:.0f} s)\n", *rows(ran.figures)]), flush=True)
    keep_failures(bench, ran.failures)
    for failure in ran.failures[:SHOWN]:
        tell(f"{failure.sentence}\n  repeat: {repeat_command(bench, failure.case)}")
    if ran.failures:
        tell(f"{len(ran.failures)} failures; the first ones are kept in {bench.evidence}")
    return ran


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure rulesdb's reliability against its targets.")
    parser.add_argument(
        "--only", action="append", choices=MEASURES, help="only this measure; may be given several times"
    )
    parser.add_argument("--quick", action="store_true", help="a few cases of each: that they run, not what they find")
    parser.add_argument("--count", type=_positive, metavar="N", help="how many of what each measure counts")
    parser.add_argument("--minutes", type=float, metavar="M", help="end each measure after so many minutes")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the source of all that is random (0)")
    parser.add_argument("--case", type=int, metavar="N", help="one case alone, to repeat a failure")
    parser.add_argument(
        "--state",
        type=Path,
        default=Path("build/reliability"),
        metavar="DIR",
        help="what outlives a run: failing cases, the sums of the fuzz (build/reliability)",
    )
    parser.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    return parser


def _positive(written: str) -> int:
    number = int(written)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{written} is no count; write 1 or more")
    return number


if __name__ == "__main__":
    sys.exit(main())
