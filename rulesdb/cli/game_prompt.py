"""The prompt of a game: what a player may write at a question, until it is answered or the player leaves."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path

from rulesdb import RulesdbError
from rulesdb.cli.arguments import path, whole_number
from rulesdb.cli.captions import NOT_LOADED
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.files import write_file
from rulesdb.cli.game_lines import (
    COMMANDS,
    board_lines,
    event_lines,
    help_lines,
    option_lines,
    question_lines,
    sheet_lines,
)
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_lines, tell, warn
from rulesdb.cli.player_input import read_line
from rulesdb.cli.styled import bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.games import GameQuestion, OptionHelp, PlayedGame, Turn
from rulesdb.words.quoting import shortened

ASK = ("always", "choices", "plays")
"""When a player is asked: always, where more than to pass is possible, or more than that and mana without a use.

Mana without a use is what lands give while the stack is empty and nothing can be played, whatever they give: it would
only be lost, and life with it. When the opponent puts something on the stack, the player is asked before it resolves.
"""
DEFAULT_ASK = "plays"

_MANA_NOTE = "you are not asked where only mana without a use can be made; ask choices asks there too"
_RULE = re.compile(r"(?:[a-z]+:)?\d+[.．]\S*|[a-z]+:\d\S*")
_MOST_SHEETS = 5  # of cards that have what was written in their names


class Leaving(Enum):
    """The way in which a player leaves a game before its end."""

    LEFT = auto()
    """The player leaves, and may go on later."""
    CONCEDED = auto()
    """The player gives the game up."""
    DRAWN = auto()
    """The players agree to a draw."""


Answer = int | Leaving
"""The index of an option, or that the player leaves."""


class Prompt:
    """What one player writes during a game."""

    def __init__(self, game: PlayedGame, home: str | None, asked: str, target: Path | None) -> None:
        """Take the game, the home with the texts of rules, when the player is asked, and the file for the game."""
        self._game = game
        self._home = home
        self._asked = asked
        self._target = target
        self._passes_in_turn: int | None = None
        self._has_passed_mana = self._has_noted_mana = False
        self._commands: dict[str, Callable[[GameQuestion, str], Answer | None]] = {
            "?": self._explain,
            "help": self._explain,
            "i": self._show_cards,
            "r": self._show_rule,
            "b": self._show_board,
            "p": self._pass_on,
            "ask": self._ask_when,
            "save": self._save,
            "draw": self._offer_draw,
            "concede": lambda _question, _rest: Leaving.CONCEDED,
            "q": lambda _question, _rest: Leaving.LEFT,
        }

    def notice(self, turn: Turn) -> None:
        """Take note of a choice of the opponent: the player passes no further unless it was to pass."""
        if not turn.is_pass:
            self._passes_in_turn = None

    def passes(self, question: GameQuestion) -> int | None:
        """Return the option to pass if the player need not be asked this, None if the player is to be asked."""
        if self._passes_in_turn == self._game.turn:
            return question.passing
        if question.can_only_pass:
            return question.passing if self._asked != "always" else None
        if self._asked != "plays" or not question.is_idle:
            return None
        self._has_passed_mana = True
        return question.passing

    def answer(self, question: GameQuestion) -> Answer:
        """Ask the player, and return the answer."""
        self._passes_in_turn = None
        print_lines(["", *board_lines(self._game.board()), *question_lines(question, self._helps(question))])
        if self._has_passed_mana and not self._has_noted_mana:
            self._has_noted_mana = True
            print_lines(map(dim, wrap(translated(_MANA_NOTE))))
        while (answer := self._read(question)) is None:
            pass
        return answer

    def _helps(self, question: GameQuestion) -> Sequence[OptionHelp]:
        return [self._game.option_help(index) for index in range(len(question.options))]

    def _read(self, question: GameQuestion) -> Answer | None:
        """Return what the next line answers, None if it does not answer the question."""
        line = read_line()
        if line is None:
            return Leaving.LEFT
        written = line.strip().replace("？", "?")
        if not written:
            if question.default is None:
                _error("Enter chooses nothing where it would end your turn or undo what you have begun; write a number")
            return question.default
        number = whole_number(written.removesuffix("?").rstrip())
        if number is not None and number < len(question.options):
            if not written.endswith("?"):
                return number
            self._explain_option(question, number)
            return None
        return self._command(question, written)

    def _command(self, question: GameQuestion, written: str) -> Answer | None:
        """Do what is written at the prompt and is no option."""
        word, _, rest = written.partition(" ")
        if word in self._commands:
            return self._commands[word](question, rest.strip())
        if _RULE.fullmatch(written.removesuffix("?")):
            self._show_rule(question, written.removesuffix("?"))
            return None
        last = len(question.options) - 1
        _error(f"there is no {shortened(written)!r} here; write a number from 0 to {last}, or ? for help")
        return None

    def _explain(self, question: GameQuestion, _rest: str) -> None:
        print_lines(help_lines(question, self._helps(question)))

    def _explain_option(self, question: GameQuestion, index: int) -> None:
        found = self._game.option_help(index)
        print_lines([*option_lines(index, question.options[index], found), ""])
        self._show_rule(question, found.rule)

    def _show_rule(self, _question: GameQuestion, name: str) -> None:
        """Show the text of a rule from the home; of one that is not shipped, at least what it is about."""
        from rulesdb.cli.rule_text import rule_text  # a game without a look at a rule must not pay

        named = name if ":" in name else f"{self._game.ruleset}:{name}"
        subject = self._game.subject(named)
        try:
            lines, missing = rule_text(self._home, named)
        except RulesdbError as failure:
            lines, missing = [], [str(failure)]
        if subject and not lines:
            print_lines([bold(named) + f"  {subject} " + dim(translated(NOT_LOADED))])
            return
        print_lines(lines)
        _error(*missing)

    def _show_cards(self, question: GameQuestion, name: str) -> None:
        number = whole_number(name)
        if name and number is None:
            sheets = self._game.sheets(name.removeprefix("《").removesuffix("》"))
        else:
            helps = self._helps(question)
            wanted = helps if number is None else helps[number : number + 1]
            sheets = list(dict.fromkeys(found.sheet for found in wanted if found.sheet))
        if not sheets:
            problem = f"no card that you have seen is called {shortened(name)!r}"
            _error(problem if name else "no card is asked about here")
        print_lines(line for sheet in sheets[:_MOST_SHEETS] for line in sheet_lines(sheet))
        if len(sheets) > _MOST_SHEETS:
            print_lines([translated(f"and {len(sheets) - _MOST_SHEETS} more")])

    def _show_board(self, question: GameQuestion, _rest: str) -> None:
        print_lines([*board_lines(self._game.board()), *question_lines(question, self._helps(question))])

    def _pass_on(self, question: GameQuestion, _rest: str) -> int | None:
        if question.passing is None:
            _error("passing does not answer this question; write the number of an option")
            return None
        self._passes_in_turn = self._game.turn
        return question.passing

    def _ask_when(self, _question: GameQuestion, when: str) -> None:
        if when in ASK:
            self._asked = when
            print_lines([dim(translated(COMMANDS[f"ask {when}"]))])
        else:
            _error(f"you can be asked always, choices or plays; write ask and one of them ({self._asked} now)")

    def _offer_draw(self, _question: GameQuestion, _rest: str) -> Answer | None:
        try:
            turn = self._game.offer_draw()
        except RulesdbError as error:
            _error(str(error))
            return None
        if turn is None:
            print_lines([translated("the opponent does not agree to a draw")])
            return None
        print_lines(event_lines(turn))
        return Leaving.DRAWN

    def _save(self, _question: GameQuestion, name: str) -> None:
        if not name and self._target is None:
            _error("write the file to save the game in behind save, as in save game.json")
            return
        try:
            target = path(name) if name else self._target
            assert target is not None  # as there is a name or a target
            keep(self._game, target)
        except (ArgumentTypeError, UsageError) as error:
            _error(str(error))


def _error(*sentences: str) -> None:
    """Print sentences of the prompt on standard error, in the user's language, in lines that fit the terminal."""
    for sentence in sentences:
        tell(*wrap(f"rulesdb: {translated(sentence)}"))


def keep(game: PlayedGame, target: Path) -> None:
    """Save a game in a file, and say how to go on with it. Raises UsageError if it cannot be written."""
    write_file(target, game.saved())
    warn(f"the game is kept in {target}; go on with rulesdb play --game {game.ruleset} --load {target}")
