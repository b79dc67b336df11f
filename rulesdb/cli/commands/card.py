"""``rulesdb card``: card sheets as they are understood, and the rules that govern each ability."""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.cli.arguments import add_json, path
from rulesdb.cli.commands.diagnose import KEYS, describe
from rulesdb.cli.errors import UsageError
from rulesdb.cli.output import print_json, print_lines, tell
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import table, wrap
from rulesdb.engine.fab.cards import Ability
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.language.card_sheets import Sheet, read_sheets
from rulesdb.engine.fab.language.sheets import SHEET
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.kernel.governing import governing
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.reading import SourceError, read_text

EXAMPLES = """\
  rulesdb card potion.txt           the cards of a file, and the rules for each of their abilities
  rulesdb card *.txt --json         several files, for programs"""

_NOT_UNDERSTOOD = 1
_INDENT = "  "


class _Read(NamedTuple):
    """A file: its cards, and what is wrong with it."""

    file: str
    sheets: tuple[Sheet, ...]
    problems: tuple[Diagnostic, ...]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("files", type=path, nargs="+", metavar="FILE", help="card sheets; a file may hold many")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the cards; the status is 1 if something in the files is not understood."""
    files = [_read(file) for file in arguments.files]
    problems = [problem for file in files for problem in file.problems]
    if arguments.json:
        print_json(_document(files, problems))
    else:
        print_lines(line for file in files for sheet in file.sheets for line in _lines(file.file, sheet))
        tell(*(line for problem in problems for line in (*describe(problem), "")))
    return _NOT_UNDERSTOOD if problems else 0


def _read(file: Path) -> _Read:
    try:
        source = read_text(file)
    except SourceError as error:
        raise UsageError(str(error)) from error
    return _Read(source.name, *read_sheets(source))


def _document(files: Sequence[_Read], problems: Sequence[Diagnostic]) -> dict[str, object]:
    return {
        "cards": [
            {
                "file": file.file,
                "line": sheet.line,
                "name": sheet.card.name,
                "text": printer().say(sheet.card, SHEET),
                "abilities": [
                    {
                        "line": line,
                        "text": printer().say(ability),
                        "governed": [
                            {"what": what, "rules": list(rules)} for what, rules in _governing(ability).items()
                        ],
                    }
                    for line, ability in zip(sheet.ability_lines, sheet.card.abilities, strict=True)
                ],
                "value": json.loads(CODEC.encode(sheet.card)),
            }
            for file in files
            for sheet in file.sheets
        ],
        "diagnostics": [{key: getattr(problem, key) for key in KEYS} for problem in problems],
    }


def _lines(file: str, sheet: Sheet) -> Iterator[str | Line]:
    header, *_abilities = printer().say(sheet.card, SHEET).split("\n")
    yield dim(f"{file}:{sheet.line}")
    yield bold(header)
    for ability in sheet.card.abilities:
        yield from wrap(printer().say(ability))
        rows = [(what, " ".join(rules)) for what, rules in _governing(ability).items()]
        yield from (f"{_INDENT}{line}" for line in table(rows))
    yield from (f"半面〔{printer().say(half)}〕" for half in sheet.card.halves)
    yield ""


def _governing(ability: Ability) -> dict[str, tuple[str, ...]]:
    """Return what is governed in an ability, in the order of its parts, and by which rules."""
    return {row.what: row.rules for row in governing(ability)}
