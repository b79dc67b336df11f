"""``rulesdb card``: card sheets as they are understood, and the rules that govern each ability."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.cli.arguments import add_json, path
from rulesdb.cli.commands.diagnose import KEYS, describe
from rulesdb.cli.errors import UsageError
from rulesdb.cli.output import print_json, print_lines, tell
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import table, wrap
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import Bundle, CardView
from rulesdb.engine.kernel.records.governing import Governing
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
    cards: Sequence[CardView]
    problems: Sequence[Diagnostic]


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument("files", type=path, nargs="+", metavar="FILE", help="card sheets; a file may hold many")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the cards; the status is 1 if something in the files is not understood."""
    game = bundle(arguments.game)
    files = [_read(game, file) for file in arguments.files]
    problems = [problem for file in files for problem in file.problems]
    if arguments.json:
        print_json(_document(files, problems))
    else:
        print_lines(line for file in files for card in file.cards for line in _lines(file.file, card))
        tell(*(line for problem in problems for line in (*describe(problem), "")))
    return _NOT_UNDERSTOOD if problems else 0


def _read(game: Bundle, file: Path) -> _Read:
    try:
        source = read_text(file)
    except SourceError as error:
        raise UsageError(str(error)) from error
    return _Read(source.name, *game.read_cards(source))


def _document(files: Sequence[_Read], problems: Sequence[Diagnostic]) -> dict[str, object]:
    return {
        "cards": [
            {
                "file": file.file,
                "line": card.line,
                "name": card.name,
                "text": card.text,
                "abilities": [
                    {
                        "line": ability.line,
                        "text": ability.text,
                        "governed": [
                            {"what": what, "rules": list(rules)} for what, rules in _rows(ability.governing).items()
                        ],
                    }
                    for ability in card.abilities
                ],
                "value": card.value,
            }
            for file in files
            for card in file.cards
        ],
        "diagnostics": [{key: getattr(problem, key) for key in KEYS} for problem in problems],
    }


def _lines(file: str, card: CardView) -> Iterator[str | Line]:
    header, *_abilities = card.text.split("\n")
    yield dim(f"{file}:{card.line}")
    yield bold(header)
    for ability in card.abilities:
        yield from wrap(ability.text)
        rows = [(what, " ".join(rules)) for what, rules in _rows(ability.governing).items()]
        yield from (f"{_INDENT}{line}" for line in table(rows))
    yield from card.parts
    yield ""


def _rows(governing: Sequence[Governing]) -> dict[str, tuple[str, ...]]:
    """Return what is governed, in the order of an ability's parts, with the rules; the same words are one row."""
    return {row.what: row.rules for row in governing}
