"""The suite: exported from the checks of games, and run with the driver of any engine."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulesdb.checks.games import registry
from rulesdb.checks.registry import Check
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.book import is_called
from rulesdb.pipeline.progress import Progress
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.work import Work, rows_beside
from rulesdb.site.exchange import exchange
from rulesdb.site.workshop import workshop
from rulesdb.suite.files import INDEX, Suite, read_suite, suite_files
from rulesdb.suite.format import ALL, Counts, Index, NotExported, Scenario, SuiteError, Without
from rulesdb.suite.process_driver import started_driver
from rulesdb.suite.running import Outcome, run_scenario
from rulesdb.suite.scenarios import Recorded, record
from rulesdb.words.quoting import shortened

__all__ = ["GAMES", "Counts", "Outcome", "SuiteReport", "export_suite", "index_document", "run_suite"]

_NEW = "new"
_BATCH = 10.0
"""The time in seconds that a batch of scenarios takes: its driver may need one to start."""
_Results = Sequence[Recorded | NotExported]


def export_suite(out: Path, games: Sequence[str], complete: Sequence[str], progress: Progress) -> Index:
    """Write the suite of games to a folder, in place of a suite that is there; return its index.

    For the sentences in ``complete``, the lists of scenarios that fail without them are complete. Raises SuiteError
    where the folder is not ours to replace or the disk refuses.
    """
    named = known_sentences(complete)
    _make_way(out.absolute())
    files = suite_files(_recorded(games, frozenset(named), progress), named)
    _replace(out.absolute(), files)
    return msgspec.json.decode(files[INDEX], type=Index)


def known_sentences(written: Sequence[str]) -> list[str]:
    """Return the identifiers of sentences that the engine enforces; one without its game is that of the first game.

    Raises SuiteError for one that it does not enforce.
    """
    return [one if one == ALL else _known_sentence(one) for one in written]


def _known_sentence(written: str) -> str:
    for game in GAMES:
        named = written if ":" in written else f"{game}:{written}"
        if is_called(bundle(game).book.rules, named):
            return named
    raise SuiteError(f"the engine enforces no sentence {shortened(written)!r}; write one as in fab:1.13.4a#sentence-2")


def index_document(index: Index) -> dict[str, object]:
    """Return an index as it is written in ``suite.json``."""
    document: dict[str, object] = msgspec.to_builtins(index)
    return document


def _recorded(games: Sequence[str], complete: frozenset[str], progress: Progress) -> Mapping[str, _Results]:
    """Record the checks of games, shared out among copies of this process."""
    by_game = {game: list(registry(game).checks.values()) for game in games}
    checks = [check for of_game in by_game.values() for check in of_game]
    work = Work(_records, list[tuple[Recorded | None, NotExported | None]], (complete,))
    with rows_beside(work, checks, progress) as rows:
        found = {check.name: one for check, pair in zip(checks, rows(), strict=True) for one in pair if one is not None}
    return {game: [found[check.name] for check in of_game] for game, of_game in by_game.items()}


def _records(checks: Iterable[Check], complete: frozenset[str]) -> Iterator[tuple[Recorded | None, NotExported | None]]:
    """Yield each check as recorded, or as what is not exported."""
    for check in checks:
        one = record(check, complete)
        yield (one, None) if isinstance(one, Recorded) else (None, one)


def _make_way(out: Path) -> None:
    """Make the folder that ``out`` lies in. Raises SuiteError where ``out`` cannot be replaced or made."""
    if out.is_symlink() or (out.exists() and not out.is_dir()):
        raise SuiteError(f"{out} is no folder; name a folder")
    if out.exists() and any(out.iterdir()) and not (out / INDEX).is_file():
        raise SuiteError(f"{out} is not empty and holds no suite (no {INDEX}); name another folder or empty this one")
    with _disk_errors_named(out):
        out.parent.mkdir(parents=True, exist_ok=True)
        with workshop(out):  # what the disk refuses, it refuses before the work
            pass


def _replace(out: Path, files: Mapping[str, bytes]) -> None:
    """Write a folder beside ``out`` and let the two change names, so that nobody reads half of a suite."""
    with _disk_errors_named(out), workshop(out) as beside:
        _write(beside / _NEW, files)
        if not out.exists():
            (beside / _NEW).rename(out)
        elif not exchange(beside / _NEW, out):
            out.rename(beside / "old")
            (beside / _NEW).rename(out)


@contextmanager
def _disk_errors_named(out: Path) -> Iterator[None]:
    """Raise SuiteError for an OSError of the block."""
    try:
        yield
    except OSError as error:
        raise SuiteError(f"{out} cannot be written ({error.strerror or error}); name another folder") from error


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


class SuiteReport(NamedTuple):
    """The report of a suite that was run."""

    driver: str
    """Name and version of the driver."""
    outcomes: tuple[Outcome, ...]
    """The outcomes of the scenarios, in order."""
    without: tuple[str, ...]
    """The sentences without which the driver's engine played, none for all sentences."""
    listed: frozenset[str]
    """Names of the scenarios that list one of these sentences, and so must fail."""
    is_complete: bool
    """Whether no other scenario may fail without them."""

    @property
    def unexpected(self) -> tuple[Outcome, ...]:
        """The outcomes that are not as they should be; unsupported ones are none of them."""
        return tuple(one for one in self.outcomes if self._is_unexpected(one))

    def _is_unexpected(self, outcome: Outcome) -> bool:
        if outcome.id in self.listed:
            return outcome.status == "passed"
        return outcome.status == "failed" and (self.is_complete or not self.without)


def run_suite(  # noqa: PLR0913, PLR0917  (what the command knows)
    command: str,
    folder: Path,
    games: Collection[str],
    without: Sequence[str],
    progress: Progress,
    workers: Workers | None = None,
) -> SuiteReport:
    """Run a suite with a driver, whose engine plays ``without`` some sentences; return the report.

    ``workers`` start drivers of their own. Raises SuiteError for a folder that is no suite, and for a driver that does
    not speak the protocol, ExecutorError for workers that cannot run it.
    """
    suite = read_suite(folder)
    off = tuple(known_sentences(without))
    chosen = [(game, one) for game, one in suite.scenarios if game in games]
    work = Work(driven_rows, list[tuple[str, Outcome]], (command, off), seconds=_BATCH)
    rows = list(rows_of(work, chosen, workers, progress))
    listed = frozenset(one.id for _, one in chosen if set(off) & set(one.fails_without))
    driver = rows[0][0] if rows else command
    return SuiteReport(driver, tuple(outcome for _, outcome in rows), off, listed, _is_complete(suite, off))


def driven_rows(
    scenarios: Iterable[tuple[str, Scenario]], command: str, off: Sequence[str]
) -> Iterator[tuple[str, Outcome]]:
    """Start a driver, run scenarios, each with its game, and yield the driver's name and version with each outcome.

    Raises SuiteError as ``run_suite`` does.
    """
    with started_driver(command) as (driver, greeting):
        if off:
            answer = driver.ask(Without(tuple(off)))
            if not answer.ok:
                raise SuiteError(f"the driver cannot play without sentences: {answer.message}")
        for game, scenario in scenarios:
            yield greeting.driver, run_scenario(driver, game, scenario)


def _is_complete(suite: Suite, without: Sequence[str]) -> bool:
    return len(without) == 1 and suite.is_complete_for(without[0])
