"""The files of a suite, written and read: an index, a file for each section of a game, and the JSON Schema of both."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from rulesdb import __version__
from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.regular_files import read_regular_file
from rulesdb.suite.format import (
    ALL,
    FORMAT,
    GameIndex,
    Index,
    Message,
    NotExported,
    Response,
    Scenario,
    SectionFile,
    SuiteError,
)
from rulesdb.suite.scenarios import Recorded, counts

INDEX, SCHEMA = "suite.json", "suite.schema.json"
"""Names of the index and of the schema."""

_SECTION = re.compile(r"\w+:(\d+(?:\.\d+)?)")
_OTHERS = "others"


def suite_files(games: Mapping[str, Sequence[Recorded | NotExported]], complete: Sequence[str]) -> Mapping[str, bytes]:
    """Return the files of a suite by their paths, from the recorded checks of games."""
    files: dict[str, bytes] = {}
    indices: list[GameIndex] = []
    every: list[Recorded] = []
    for game, results in games.items():
        recorded = [one for one in results if isinstance(one, Recorded)]
        sections = dict(_sections(game, [one.scenario for one in recorded]))
        files |= {path: _written(section) for path, section in sections.items()}
        edition = next(one for one in shipped_editions() if one.ruleset == game)
        indices.append(
            GameIndex(
                game=game,
                edition=edition.name,
                rules_version=edition.rules_version,
                files=tuple(sections),
                counts=counts(recorded),
                not_exported=tuple(one for one in results if isinstance(one, NotExported)),
            )
        )
        every += recorded
    index = Index(FORMAT, __version__, tuple(indices), tuple(sorted(complete)), counts(every))
    return {INDEX: _written(index), SCHEMA: _written(schema()), **files}


def _sections(game: str, scenarios: Iterable[Scenario]) -> Iterator[tuple[str, SectionFile]]:
    """Yield the files of the sections of a game, by path."""
    by_section: dict[str, list[Scenario]] = {}
    for scenario in scenarios:
        by_section.setdefault(_section(scenario), []).append(scenario)
    for section in sorted(by_section, key=_in_numbers):
        found = sorted(by_section[section], key=lambda one: one.id)
        yield f"{game}/{section}.json", SectionFile(game, section, tuple(found))


def _section(scenario: Scenario) -> str:
    """Return the number of the section of the first claim of a scenario."""
    found = _SECTION.match(scenario.claims[0]) if scenario.claims else None
    return found[1] if found else _OTHERS


def _in_numbers(section: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in section.split("."))


def _written(value: object) -> bytes:
    """Return a value as JSON that reads well and differs in few lines."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def schema() -> dict[str, object]:
    """Return the JSON Schema of the files of a suite, and of the messages and answers of its protocol."""
    kinds = (Index, SectionFile, Message, Response)
    roots, definitions = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    index, section, message, response = roots
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A suite of scenarios for engines of card games",
        "anyOf": [index, section],
        "$defs": {**definitions, "Message": message, "Answer": response},
    }


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
