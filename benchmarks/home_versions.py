"""Homes with a former version: their build and size beside those without one, and cold commands that ask both.

OLD and NEW are two versions of a text; each is copied beside a description of its own.

    python benchmarks/home_versions.py OLD NEW [--rounds N]
"""

import argparse
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from processes import Command, Sample, compare

from rulesdb.cli.terminal import table
from rulesdb.pipeline.home import open_home

DATES = ("2001-01-01", "2002-01-01")
"""Dates of the two versions."""
MEGABYTE = 1_000_000
RULESDB = (sys.executable, "-m", "rulesdb")


def described(texts: Sequence[Path], folder: Path) -> list[Path]:
    """Copy each text into a folder of its own with its date, and return the folders, the oldest first."""
    folders = []
    for text, date in zip(texts, DATES, strict=True):
        version = folder / date
        version.mkdir()
        shutil.copy(text, version / "rules.txt")
        (version / "source.toml").write_text(f'[edition]\ndate = "{date}"\n', encoding="utf-8")
        folders.append(version)
    return folders


def built(versions: Sequence[Path], homes: Mapping[str, Path], rounds: int) -> Mapping[str, Sample]:
    """Build a home of the newest version and one of both, by turns."""
    sources = {"newest": versions[-1:], "both": versions}
    return compare(
        {name: Command([*RULESDB, "build", *sources[name], "--home", home]) for name, home in homes.items()}, rounds
    )


def asked(homes: Mapping[str, Path], rounds: int) -> Mapping[str, Sample]:
    """Show a rule of the text in both homes, and its history in the one that has it."""
    graph = open_home(homes["both"]).graph
    rule = next(node.id for node in graph.nodes.values() if node.kind == "rule" and node.preferred.edition != "plain")
    commands: dict[str, list[str | Path]] = {
        f"show, {name}": [*RULESDB, "show", rule, "--home", home] for name, home in homes.items()
    }
    commands["show --history, both"] = [*commands["show, both"], "--history"]
    commands["show --as-of, both"] = [*commands["show, both"], "--as-of", DATES[0]]
    return compare({name: Command(arguments) for name, arguments in commands.items()}, rounds)


def size(folder: Path) -> int:
    """Return the bytes of all files of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="measures homes with a former version")
    parser.add_argument("texts", nargs=2, type=Path, metavar=("OLD", "NEW"))
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        versions = described(arguments.texts, Path(folder))
        homes = {name: Path(folder, name) for name in ("newest", "both")}
        builds = built(versions, homes, arguments.rounds)
        rows = [(f"build, {name}", sample, f"{size(homes[name]) / MEGABYTE:.1f}") for name, sample in builds.items()]
        rows += [(name, sample, "") for name, sample in asked(homes, 2 * arguments.rounds).items()]
    head = ("command", "processor s", "wall s", "peak MB", "home MB")
    listed = (
        (name, f"{one.processor:.3f}", f"{one.seconds:.3f}", f"{one.peak / MEGABYTE:.0f}", bytes_)
        for name, one, bytes_ in rows
    )
    print("\n".join(table([head, *listed], right=range(1, len(head)))))


if __name__ == "__main__":
    main()
