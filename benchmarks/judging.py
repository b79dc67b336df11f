"""Measure ``rulesdb judge`` as processes of their own: one situation of each game cold, and all examples in one run.

    python benchmarks/judging.py [--rounds N]

Other commands beside it, which load no engine, tell how busy the machine is; what a ruling takes of the processor is
also told as a multiple of what a search takes.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from processes import Command, compare

from rulesdb.pipeline.home_building import build

SITUATIONS = Path(__file__).resolve().parents[1] / "data"
_SEARCH = "search 防御リアクションはいつプレイできる"
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
            _SEARCH: Command([*program, *_SEARCH.split()], environment),
            **{name: Command([*program, "judge", SITUATIONS / name], environment) for name in ONE_OF_EACH},
            f"all {len(every)} examples": Command([*program, "judge", *every], environment),
        }
        samples = compare(commands, rounds)
        for name, sample in samples.items():
            times = sample.processor / samples[_SEARCH].processor
            print(f"{name:<36} {sample.seconds:6.2f} s  {sample.processor:6.2f} s of processor, {times:4.1f} times")


if __name__ == "__main__":
    main()
