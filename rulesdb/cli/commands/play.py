"""``rulesdb play``: a game at the terminal, against an opponent who chooses at random."""

import argparse
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow

from rulesdb.cli.arguments import add_executor, natural_number, path
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.files import refuse_unwritable
from rulesdb.cli.game_lines import board_lines, choice_lines, event_lines
from rulesdb.cli.game_prompt import ASK, DEFAULT_ASK, Answer, Leaving, Prompt, keep
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_lines, tell, warn
from rulesdb.cli.player_input import accept_any_character
from rulesdb.cli.progress_bar import shown_progress
from rulesdb.cli.styled import bold
from rulesdb.pipeline.games import GAMES, GameQuestion, PlayedGame, load_game, new_game, read_deck_file
from rulesdb.pipeline.random_games import play_random_games
from rulesdb.pipeline.tasks.executors import opened

EXAMPLES = """\
  rulesdb play                            choose by number; ? explains, q leaves
  rulesdb play --seed 7 --save game.json  a game that can be played again, kept in a file
  rulesdb play --load game.json           go on with it
  rulesdb play --game mtg                 a game of Magic
  rulesdb play --deck mine.txt            with a deck of your own, as card sheets
  rulesdb play --random 1000              how a thousand games end in which chance makes every choice"""

_YOU = 0
_MOST_SEEDS = 10**6
_END: Mapping[tuple[int, ...] | None, str] = {(0,): "won by player 1", (1,): "won by player 2", (): "drawn"}
_NO_END = "without an end"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help=f"the game (default: {GAMES[0]})")
    parser.add_argument("--seed", type=natural_number, metavar="N", help="the game's chance (default: any)")
    parser.add_argument("--deck", type=path, metavar="FILE", help="your deck, as card sheets (default: made-up cards)")
    parser.add_argument("--opponent-deck", type=path, metavar="FILE", help="the opponent's deck, likewise")
    parser.add_argument(
        "--ask",
        choices=ASK,
        default=DEFAULT_ASK,
        help="when you are asked: always; where you can do more than to pass (choices); "
        "or more than to pass and to make mana without a use (plays, the default)",
    )
    parser.add_argument("--save", type=path, metavar="FILE", help="keep the game in FILE when it ends or is left")
    parser.add_argument("--load", type=path, metavar="FILE", help="go on with the game in FILE")
    parser.add_argument(
        "--random",
        type=natural_number,
        metavar="N",
        help="let chance play N games for both players, with seeds from --seed on (default: 1), and count how they end",
    )
    add_executor(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play to the end, or until the player leaves; the status of random games is 1 if one of them does not end."""
    if arguments.random:
        return _play_at_random(arguments)
    if arguments.executor:
        raise UsageError("--executor is for games that chance plays; add --random N, or leave it out")
    accept_any_character()
    game = _begun(arguments)
    target = arguments.save or arguments.load
    if target is not None:
        refuse_unwritable(target)
    try:
        _play(game, Prompt(game, arguments.home, arguments.ask, target))
    finally:
        if target is not None:
            keep(game, target)
    return 0


def _play_at_random(arguments: argparse.Namespace) -> int:
    """Print how random games end, and the seeds of those that do not."""
    if arguments.deck or arguments.opponent_deck or arguments.save or arguments.load:
        raise UsageError("--random plays the sample decks and saves nothing; leave out --deck, --save and --load")
    first, ends, choices = arguments.seed or 1, Counter[str](), 0
    with opened(arguments.executor) as workers, shown_progress() as progress:
        for game in play_random_games(arguments.game, range(first, first + arguments.random), progress, workers):
            ends[_END.get(game.winners, _NO_END)] += 1
            choices += game.choices
            if game.winners is None:
                warn(f"the game of seed {game.seed} has no end: {game.problem or f'{game.choices:,} choices'}")
    print_lines([translated(f"{arguments.game}: {arguments.random:,} games, {choices:,} choices")])
    print_lines(f"  {translated(end)}: {ends[end]:,}" for end in (*_END.values(), _NO_END) if ends[end])
    return NOTHING_FOUND if ends[_NO_END] else 0


def _begun(arguments: argparse.Namespace) -> PlayedGame:
    decks = (arguments.deck, arguments.opponent_deck)
    if arguments.load is not None:
        if any(decks):
            raise UsageError("a saved game has its decks; leave --deck and --opponent-deck out, or --load")
        return load_game(arguments.game, arguments.load, _YOU)
    seed = arguments.seed if arguments.seed is not None else randbelow(_MOST_SEEDS)
    sheets = [_sheets(arguments.game, file) for file in decks]
    return new_game(arguments.game, seed, _YOU, sheets)


def _sheets(game: str, file: Path | None) -> str:
    """Return the card sheets of a deck, "" for none. Raises UsageError after what is wrong with it has been shown."""
    if file is None:
        return ""
    deck = read_deck_file(game, file)
    if deck.problems:
        tell(*(line for problem in deck.problems for line in (*describe(problem), "")))
        raise UsageError(f"{file}: no game can begin with this deck; correct what is marked above")
    return deck.sheets


def _play(game: PlayedGame, prompt: Prompt) -> None:
    """Ask and choose until the game is over or the player leaves, or it has as many choices as can be kept."""
    while question := game.question():
        if game.is_full:
            warn(f"a game is left after {game.choices:,} choices")
            return
        passing = prompt.passes(question) if question.player == _YOU else None
        answer = passing if passing is not None else _answer(game, prompt, question)
        if isinstance(answer, Leaving):
            _leave(game, answer)
            return
        turn = game.choose(answer)
        if question.player != _YOU:
            prompt.notice(turn)
        print_lines(choice_lines(question, turn) if passing is None else [])
        print_lines(event_lines(turn))
    print_lines(["", *board_lines(game.board()), bold(translated("the game is over"))])


def _answer(game: PlayedGame, prompt: Prompt, question: GameQuestion) -> Answer:
    return prompt.answer(question) if question.player == _YOU else game.chance()


def _leave(game: PlayedGame, leaving: Leaving) -> None:
    if leaving is Leaving.CONCEDED:
        print_lines(event_lines(game.concede()))
        winner = next(name for player, name in enumerate(game.players) if player != _YOU)
        print_lines([bold(translated(f"you give up; {winner} wins"))])
    if leaving is Leaving.DRAWN:
        print_lines([bold(translated("you agree to a draw"))])
