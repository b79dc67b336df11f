"""``rulesdb card``: card sheets as they are understood, and the rules that govern each ability."""

import argparse
from collections.abc import Iterator

from rulesdb.cli.arguments import add_example, add_json, path
from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines, tell
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import table, wrap
from rulesdb.pipeline.cards import GAMES, CardView, LineView, card_document, read_card_files, shipped_example
from rulesdb.words.visible import visible, visible_name

EXAMPLES = """\
  rulesdb card --example > potion.txt           cards to edit
  rulesdb card potion.txt                       the cards of a file, and the rules for each of their abilities
  rulesdb card *.txt --json                     several files, for programs
  《大槌》 アクション ― 攻撃 コスト2 パワー6    the first line of a card
  これがヒットしたとき、カードを1枚引く。       a line for each ability
  対象のクリーチャーを破壊する。                likewise, of Magic"""

_NOT_UNDERSTOOD = 1
_INDENT = "  "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_example(parser, GAMES, lambda game: shipped_example(game, "cards"))
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument(
        "files",
        type=path,
        nargs="+",
        metavar="FILE",
        help="card sheets (docs/card-language.md begins with thirty lines); a file may hold many",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the cards; the status is 1 if something in the files is not understood."""
    files = read_card_files(arguments.game, arguments.files)
    problems = [problem for file in files for problem in file.problems]
    if arguments.json:
        print_json(card_document(files))
    else:
        print_lines(line for file in files for card in file.cards for line in _lines(visible_name(file.name), card))
        print_lines(line for file in files for one in file.lines for line in _meant(visible_name(file.name), one))
        tell(*(line for problem in problems for line in (*describe(problem), "")))
    return _NOT_UNDERSTOOD if problems else 0


def _meant(file: str, line: LineView) -> Iterator[str | Line]:
    """Yield what may be meant by a line that is not understood."""
    if line.candidates:
        yield from wrap(translated(f"{file}:{line.line}: what may be meant by this: {visible(line.text)}"))
        for candidate in line.candidates:
            yield from wrap(candidate.text, _INDENT)
        yield ""


def _lines(file: str, card: CardView) -> Iterator[str | Line]:
    header, *_abilities = card.text.split("\n")
    yield dim(f"{file}:{card.line}")
    yield bold(header)
    for ability in card.abilities:
        yield from wrap(ability.text)
        rows = [(what, " ".join(rules)) for what, rules in dict(ability.governing).items()]
        yield from (f"{_INDENT}{line}" for line in table(rows))
    yield from card.parts
    yield ""
