"""A suite as it is read from its folder."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from rulesdb.source.regular_files import read_regular_file
from rulesdb.suite.exporting import INDEX
from rulesdb.suite.format import ALL, FORMAT, Index, Scenario, SectionFile
from rulesdb.suite.suite_errors import SuiteError

T = TypeVar("T")


class Suite(NamedTuple):
    """A suite."""

    scenarios: tuple[tuple[str, Scenario], ...]
    """The scenarios, with the game of each."""
    complete: tuple[str, ...]
    """The sentences for which the lists of scenarios are complete."""

    def is_complete_for(self, sentence: str) -> bool:
        """Whether every scenario that fails without a sentence lists it."""
        return ALL in self.complete or sentence in self.complete


def read_suite(folder: Path) -> Suite:
    """Return the suite in a folder. Raises SuiteError for one that is not there or not in this format."""
    index = _read(folder / INDEX, Index)
    if index.format != FORMAT:
        raise SuiteError(f"{folder / INDEX} has format {index.format}, and this program reads {FORMAT}; export it anew")
    return Suite(tuple(_scenarios(folder, index)), index.complete)


def _scenarios(folder: Path, index: Index) -> Iterator[tuple[str, Scenario]]:
    for game in index.games:
        for name in game.files:
            section = _read(folder / name, SectionFile)
            yield from ((section.game, scenario) for scenario in section.scenarios)


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(read_regular_file(path), type=kind)
    except OSError as error:
        raise SuiteError(f"{path} cannot be read ({error.strerror or error}); export a suite first") from error
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise SuiteError(f"{path} is no file of a suite ({error}); export it anew") from error
