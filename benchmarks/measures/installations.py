"""Installations from a wheel: the lowest and the newest versions of all dependencies, on every Python there is."""

from collections import Counter
from itertools import product
from pathlib import Path

from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.subjects import remove
from run import Figure
from versions import VERSIONS, FailedError, build_wheel, install, pythons, use


def prepare(bench: Bench) -> None:
    """Build the wheel."""
    build_wheel(_wheels(bench))


def _wheels(bench: Bench) -> Path:
    return bench.scratch / "wheels"


def case(bench: Bench, number: int) -> Outcome:
    """Install the wheel once, and run every command."""
    pairs = list(product(pythons(), VERSIONS))
    python, versions = pairs[number % len(pairs)]
    folder = own_folder(bench) / "environment"
    remove(folder)
    counts = Counter({"installations": 1, versions: 1})
    try:
        use(install(python, next(_wheels(bench).glob("*.whl")), versions, folder))
    except FailedError as error:
        counts["failed"] += 1
        return Outcome(counts, (Failure(number, f"{python}, {versions} versions", str(error)),))
    return Outcome(counts)


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the installations."""
    return [
        Figure("Pythons on this machine", len(list(pythons())), "", at_least=3),
        *(Figure(f"installations with the {name} versions", sums[name], "") for name in VERSIONS),
        Figure("installations in which a command failed", sums["failed"], "", at_most=0),
    ]


INSTALLATIONS = Measure(
    name="installations",
    summary="the lowest and newest versions of all dependencies are installed and used on three Pythons",
    unit="installations",
    count=6,
    quick=0,  # minutes, and the package index
    case=case,
    figures=figures,
    prepare=prepare,
)
