"""Measure ``rulesdb judge`` as processes of their own: one situation of each game cold, and all examples in one run.

    python benchmarks/judging.py [--rounds N]

Another command beside it tells how busy the machine is: ``rulesdb show``, which loads no engine.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from processes import Command, compare

from rulesdb.pipeline.home_building import build

SITUATIONS = Path(__file__).resolve().parents[1] / "data"
ONE_OF_EACH = ("fab/situations/base-power.txt", "mtg/situations/shadow-and-blocks.txt")


def main() -> None:
    """Print a table of medians."""
    parser = argparse.ArgumentParser(description="Measure rulesdb judge.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="runs of each command (default: 5)")
    rounds = parser.parse_args().rounds
    every = sorted(SITUATIONS.glob("*/situations/*.txt"))
    with TemporaryDirectory() as folder:
        build([], Path(folder))
        program = [sys.executable, "-m", "rulesdb"]
        environment = {"RULESDB_HOME": folder}
        commands = {
            "show 6.5.5": Command([*program, "show", "6.5.5"], environment),
            **{name: Command([*program, "judge", SITUATIONS / name], environment) for name in ONE_OF_EACH},
            f"all {len(every)} examples": Command([*program, "judge", *every], environment),
        }
        for name, sample in compare(commands, rounds).items():
            print(f"{name:<28} {sample.seconds:6.2f} s  {sample.processor:6.2f} s of processor time")


if __name__ == "__main__":
    main()
