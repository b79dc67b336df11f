"""``rulesdb card``: card sheets as they are understood, and the rules that govern each ability."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from rulesdb.cli.arguments import add_json, path
from rulesdb.cli.diagnostic_lines import KEYS, describe
from rulesdb.cli.output import print_json, print_lines, tell
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import table, wrap
from rulesdb.pipeline.cards import GAMES, CardFile, CardView, Diagnostic, read_card_files
from rulesdb.words.visible import visible_name

EXAMPLES = """\
  rulesdb card potion.txt           the cards of a file, and the rules for each of their abilities
  rulesdb card *.txt --json         several files, for programs"""

_NOT_UNDERSTOOD = 1
_INDENT = "  "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument("files", type=path, nargs="+", metavar="FILE", help="card sheets; a file may hold many")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the cards; the status is 1 if something in the files is not understood."""
    files = read_card_files(arguments.game, arguments.files)
    problems = [problem for file in files for problem in file.problems]
    if arguments.json:
        print_json(_document(files, problems))
    else:
        print_lines(line for file in files for card in file.cards for line in _lines(visible_name(file.name), card))
        tell(*(line for problem in problems for line in (*describe(problem), "")))
    return _NOT_UNDERSTOOD if problems else 0


def _document(files: Sequence[CardFile], problems: Sequence[Diagnostic]) -> dict[str, object]:
    return {
        "cards": [
            {
                "file": file.name,
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


def _rows(governing: Iterable[tuple[str, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
    """Return the governed words with their rules, in the order of an ability's parts; the same words are one row."""
    return dict(governing)
