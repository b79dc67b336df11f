"""Kills at random moments of ``build`` and of ``site``: what was there stays whole, or the new is whole.

Each kill is one of a run that writes the edition that is not there, so that old and new can be told apart. After every
tenth kill a run is let through: it must succeed and clear away what the killed ones left.
"""

import functools
import json
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from figures import Figure
from measures.asking import ask
from measures.killing import Run, kill, measure_run
from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.subjects import EDITIONS, STATE, Subjects, content, expect, expected, remove, shape, state, subjects

UNDISTURBED = 10
"""One run in so many cases is let through at the end of the case."""


class Victim(NamedTuple):
    """What is killed and what is looked at: a home or a rulebook within a folder.

    ``arguments`` are of the run that writes an edition to the path, ``start`` puts the old edition there, ``read``
    says which edition is whole there (None for neither), ``beside`` is the folder whose names are looked at.
    """

    name: str
    arguments: Callable[[Subjects, str, Path], list[str | Path]]
    start: Callable[[Subjects, str], Path]
    read: Callable[[Bench, Path], str | None]
    beside: Callable[[Path], Path]


def _home_edition(bench: Bench, home: Path) -> str | None:
    return expected(bench).edition_of(state(home, own_folder(bench) / "out"))


def _book_edition(bench: Bench, book: Path) -> str | None:
    """Return the edition of which the rulebook is, to the last byte."""
    found = content(book)
    return next((edition for edition in EDITIONS if _content_of(bench, edition) == found), None)


@functools.cache
def _content_of(bench: Bench, edition: str) -> dict[str, str]:
    return content(subjects(bench).book(edition))


HOME = Victim("home", Subjects.build, Subjects.home, _home_edition, lambda home: home)
BOOK = Victim("rulebook", Subjects.site, Subjects.book, _book_edition, lambda book: book.parent)


def prepare(bench: Bench, victim: Victim) -> None:
    """Make both editions, measure an undisturbed run over an old one, and note what it leaves."""
    made = subjects(bench)
    expect(bench, STATE)
    path = _begin(bench, victim)
    run = measure_run(victim.arguments(made, EDITIONS[1], path), bench.scratch)
    noted = {"run": run, "shape": shape(victim.beside(path))}
    (bench.scratch / f"{bench.name}.noted.json").write_text(json.dumps(noted), encoding="utf-8")


def _begin(bench: Bench, victim: Victim) -> Path:
    """Put the old edition into the process's own folder, alone."""
    path = own_folder(bench) / "beside" / "target"
    remove(path.parent)
    path.parent.mkdir(parents=True)
    shutil.copytree(victim.start(subjects(bench), EDITIONS[0]), path)
    return path


def _noted(bench: Bench) -> tuple[Run, Counter[str]]:
    noted = json.loads((bench.scratch / f"{bench.name}.noted.json").read_text(encoding="utf-8"))
    return Run(*noted["run"]), Counter(noted["shape"])


def case(bench: Bench, number: int, victim: Victim) -> Outcome:
    """Kill one run."""
    run, usual = _noted(bench)
    path = own_folder(bench) / "beside" / "target"
    if not path.exists():
        path = _begin(bench, victim)
    edition = EDITIONS[victim.read(bench, path) == EDITIONS[0]]  # the one that is not there
    arguments = victim.arguments(subjects(bench), edition, path)
    when, goes_on = kill(arguments, run, bench.chance(number))
    counts: Counter[str] = Counter(kills=1, in_time=when.startswith("killed"), goes_on=goes_on)
    sentences = list(_damage(bench, path, victim, when, counts))
    if goes_on:
        sentences.append(f"{when}: a process of it goes on")
    counts["leaving"] = _more(victim.beside(path), usual) > 0
    if not sentences and number % UNDISTURBED == UNDISTURBED - 1:
        is_written = ask(arguments).status == 0 and victim.read(bench, path) == edition
        sentences.extend(_remains(victim, path, usual, counts, is_written=is_written))
    if sentences:
        bench.keep(number, path.parent)
        remove(path.parent)
    return Outcome(counts, tuple(Failure(number, sentence) for sentence in sentences))


def _damage(bench: Bench, path: Path, victim: Victim, when: str, counts: Counter[str]) -> Iterator[str]:
    """Look at what a killed run left in place; yield what is wrong."""
    if not path.exists():
        counts["missing"] += 1
        yield f"{when}: the {victim.name} is missing"
    elif victim.read(bench, path) is None:
        counts["damaged"] += 1
        yield f"{when}: the {victim.name} is neither the old nor the new one"


def _remains(
    victim: Victim, path: Path, usual: Counter[str], counts: Counter[str], *, is_written: bool
) -> Iterator[str]:
    """Look at what a run that was let through wrote and what it cleared away; yield what is wrong."""
    counts["undisturbed"] += 1
    if not is_written:
        counts["damaged"] += 1
        yield f"the run after kills did not write the {victim.name}"
        return
    left = _more(victim.beside(path), usual)
    counts["leftovers"] += left
    if left:
        yield f"the run after kills left {left} files or folders: {', '.join(shape(victim.beside(path)))}"


def _more(folder: Path, usual: Counter[str]) -> int:
    """Count the names in a folder that an undisturbed run does not leave."""
    return (shape(folder) - usual).total() if folder.exists() else 0


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the kills."""
    return [
        Figure("kills", sums["kills"], ""),
        Figure("of them before the run had ended", sums["in_time"], ""),
        Figure("of them with something left to clear away", sums["leaving"], ""),
        Figure("runs let through", sums["undisturbed"], ""),
        Figure("damaged", sums["damaged"], "", at_most=0),
        Figure("missing", sums["missing"], "", at_most=0),
        Figure("leaving a process that goes on", sums["goes_on"], "", at_most=0),
        Figure("not cleared away by the next run", sums["leftovers"], "", at_most=0),
    ]


def prepare_build(bench: Bench) -> None:
    """Prepare the kills of ``build``."""
    prepare(bench, HOME)


def prepare_site(bench: Bench) -> None:
    """Prepare the kills of ``site``."""
    prepare(bench, BOOK)


def case_of_build(bench: Bench, number: int) -> Outcome:
    """Kill one run of ``build``."""
    return case(bench, number, HOME)


def case_of_site(bench: Bench, number: int) -> Outcome:
    """Kill one run of ``site``."""
    return case(bench, number, BOOK)


KILLED_BUILDS = Measure(
    name="killed-builds",
    summary="`rulesdb build` is killed at random moments",
    unit="kills",
    count=300,
    quick=5,
    prepare=prepare_build,
    case=case_of_build,
    figures=figures,
)
KILLED_SITES = Measure(
    name="killed-sites",
    summary="`rulesdb site` is killed at random moments",
    unit="kills",
    count=300,
    quick=2,
    prepare=prepare_site,
    case=case_of_site,
    figures=figures,
)
