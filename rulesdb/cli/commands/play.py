"""``rulesdb play``: a game at the terminal, against an opponent who chooses at random."""

import argparse
from secrets import randbelow

from rulesdb.cli.arguments import natural_number, path, whole_number
from rulesdb.cli.files import write_file
from rulesdb.cli.output import print_lines, warn
from rulesdb.cli.player_input import accept_any_character, read_line
from rulesdb.cli.styled import bold, dim
from rulesdb.pipeline.games import GAMES, GameQuestion, PlayedGame, load_game, new_game

EXAMPLES = """\
  rulesdb play                            choose by number, Enter for the last option; q leaves
  rulesdb play --seed 7 --save game.json  a game that can be played again, kept in a file
  rulesdb play --load game.json           go on with it
  rulesdb play --game mtg                 a game of Magic"""

_YOU = 0
_MOST_SEEDS = 10**6


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument("--seed", type=natural_number, metavar="N", help="the game's chance (default: any)")
    parser.add_argument("--save", type=path, metavar="FILE", help="keep the game in FILE when it ends or is left")
    parser.add_argument("--load", type=path, metavar="FILE", help="go on with the game in FILE")


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves."""
    accept_any_character()
    game = _begun(arguments)
    try:
        _play(game)
    finally:
        target = arguments.save or arguments.load
        if target is not None:
            write_file(target, game.saved())
            named = "" if game.ruleset == GAMES[0] else f"--game {game.ruleset} "
            warn(f"the game is kept in {target}; go on with rulesdb play {named}--load {target}")
    return 0


def _begun(arguments: argparse.Namespace) -> PlayedGame:
    if arguments.load is not None:
        return load_game(arguments.game, arguments.load, _YOU)
    seed = arguments.seed if arguments.seed is not None else randbelow(_MOST_SEEDS)
    return new_game(arguments.game, seed, _YOU)


def _play(game: PlayedGame) -> None:
    """Ask and choose until the game is over or the player leaves, or it has as many choices as can be kept."""
    while question := game.question():
        if game.is_full:
            warn(f"a game is left after {game.choices:,} choices")
            return
        index = _answer(game, question)
        if index is None:
            return
        for event in game.choose(index):
            print_lines([event.sentence + dim(f"  {event.rule}")])
            print_lines([dim(f"({event.note})")] if event.note else [])


def _answer(game: PlayedGame, question: GameQuestion) -> int | None:
    """Return the choice of the opponent, or of the player, who is not asked where they can only pass; None to leave."""
    if question.player == _YOU and not question.can_only_pass:
        return _ask(game, question)
    index = 0 if question.player == _YOU else game.chance(question)
    print_lines([bold(f"{question.name}: {question.options[index]}")])
    return index


def _ask(game: PlayedGame, question: GameQuestion) -> int | None:
    print_lines(["", *game.board()])
    print_lines([bold(f"{question.text} [{question.rule}]")])
    print_lines(f"  {index}  {option}" for index, option in enumerate(question.options))
    last = len(question.options) - 1
    while True:
        line = read_line()
        if line is None or line.strip() == "q":
            return None
        number = whole_number(line.strip()) if line.strip() else last
        if number is not None and number <= last:
            return number
        warn(f"write a number from 0 to {last}, nothing for the last one, or q to leave")
