"""The conversation of ``rulesdb judge``: what is written at its prompt, until the user leaves."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator

from rulesdb.cli.arguments import path, whole_number
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.files import write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_lines, show_prompt, tell
from rulesdb.cli.player_input import read_line
from rulesdb.cli.reservation_lines import candidate_lines, reserved_lines
from rulesdb.cli.ruling_lines import RulingLines
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.cards import GAMES
from rulesdb.pipeline.conversations import Conversation, Heard
from rulesdb.pipeline.judging import AskedBack, JudgedFile, OpenQuestion, rule_number
from rulesdb.words.node_names import RULESETS, ruleset_called
from rulesdb.words.visible import visible

_INDENT = "  "
_LEAVING = frozenset({"quit", "q"})
_PROMPT, _IN_CARD, _IN_CHOICE = "> ", "| ", "? "
COMMANDS = {
    "《大槌》 アクション ― 攻撃 コスト2 パワー6": (
        "begins the sheet of a card; its text follows, and an empty line ends it"
    ),
    "アンの手札に《大槌》がある。": "what is there at first",
    "アンは《大槌》で攻撃する。": "what a player does",
    "1": "the first thing that can be chosen, where a player must choose; 1 3 chooses two things",
    "ベンのライフは？": "a question, which is ruled on at once",
    "undo": "take back the last line",
    "show": "the situation so far, as a file",
    "save FILE": "write it to a file, which rulesdb judge FILE judges again",
    "quit": "leave",
}
"""What can be written at the prompt, by example."""


class JudgePrompt:
    """What somebody writes who tells a situation line by line."""

    def __init__(self, home: str | None, *, every_rule: bool) -> None:
        """Take the home with the texts of rules, and whether every rule is tried."""
        self._graph = ask(home, lambda found: found.graph)
        self._every_rule = every_rule
        self._told = Conversation(self._graph, GAMES[0])
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "？": self._explain,
            "help": self._explain,
            "undo": self._undo,
            "show": lambda _rest: print_lines(self._told.text.rstrip("\n").split("\n")),
            "save": self._save,
        }

    def run(self) -> None:
        """Ask for the game, then read line after line until the end of input or ``quit``."""
        line = self._choose_game()
        print_lines(map(dim, wrap(translated(_INTRODUCTION))))
        while line is not None and line.strip() not in _LEAVING:
            line = self._take(line.strip()) or _read(self._mark)

    @property
    def _mark(self) -> str:
        return _PROMPT if self._told.open is None else _IN_CHOICE

    def _choose_game(self) -> str | None:
        """Let the user choose the game; return the line behind that, such as the first one of a file, None to leave."""
        print_lines([" / ".join(f"{number} {RULESETS[game]}" for number, game in enumerate(GAMES, 1))])
        while (line := _read(translated("which game (Enter: 1)?") + " ")) is not None:
            if line in _LEAVING or self._told.part_of(line) in {"head", "card"}:
                return line
            if line and not self._told.part_of(line):
                continue
            number = whole_number(line)
            game = ruleset_called(line) if number is None else dict(enumerate(GAMES, 1)).get(number)
            if not line or game in GAMES:
                self._told = Conversation(self._graph, game or GAMES[0])
                return _read(self._mark)
            _error("write the number of a game")
        return None

    def _take(self, line: str) -> str | None:
        """Do what a line says; return the next line where it has been read already."""
        if not line:
            self._show_choice(self._told.open)
        elif self._is_command(line):
            word, _, rest = line.partition(" ")
            self._commands[word](rest.strip())
        elif not self._told.part_of(line):
            return None
        elif self._told.begins_card(line):
            return self._take_card(line)
        else:
            self._hear(self._chosen(line))
        return None

    def _is_command(self, line: str) -> bool:
        return line in _LEAVING or line.partition(" ")[0] in self._commands

    def _take_card(self, first: str) -> str | None:
        """Read the lines of a card up to an empty one; return a line behind them that is none of the card's."""
        lines = [first]
        while (line := _read(_IN_CARD)) and not (self._is_command(line) or self._told.ends_card(line)):
            lines.append(line)
        self._hear("\n".join(lines))
        return line or None

    def _chosen(self, line: str) -> str:
        """Return the answer that numbers of options stand for, any other line as it is."""
        asked, numbers = self._told.open, [whole_number(word) for word in line.replace("、", " ").split()]
        if asked is None or not all(number and number <= len(asked.options) for number in numbers):
            return line
        return f"{asked.topic}: {'、'.join(asked.options[number - 1] for number in numbers if number)}。"

    def _hear(self, text: str) -> None:
        """Read and play a line or a card, and ask back what is not understood as long as any answer comes."""
        left: set[str] = set()
        while (heard := self._told.hear(text, left)).asked_back:
            answers = [(asked, words) for asked in heard.asked_back if (words := _meaning(asked))]
            if self._told.begins_card(text):
                left |= {asked.part.unread.text for asked in heard.asked_back} - {
                    one.part.unread.text for one, _ in answers
                }
            elif len(answers) < len(heard.asked_back):
                print_lines([dim(translated("the line is left out"))])
                return
            text = self._told.answered(text, answers)
        print_lines(_heard_lines(heard))
        if heard.problem:
            _error(heard.problem)
            print_lines([] if heard.is_kept else [dim(translated("the line is left out"))])
        if heard.asks and heard.is_kept:
            self._rule()
        self._show_choice(heard.open)

    def _rule(self) -> None:
        """Print the ruling on the last line, once each line of a card on which it depends is understood."""
        file = self._told.ruling(every_rule=self._every_rule)
        while file.asked_back:
            answers = [(asked, words) for asked in file.asked_back if (words := _meaning(asked))]
            if not answers:
                return
            self._told.amend(answers)
            file = self._told.ruling(every_rule=self._every_rule)
        print_lines(self._ruling_lines(file))

    def _ruling_lines(self, file: JudgedFile) -> Iterator[str | Line]:
        yield from reserved_lines(file._replace(understood=()))
        rulings = RulingLines(file)
        for ruling in () if file.judgement is None else file.judgement.rulings:
            if self._told.is_of_last_line(ruling.answered.sentence.line):
                yield from rulings.of(ruling)
                yield ""

    def _show_choice(self, asked: OpenQuestion | None) -> None:
        if asked is not None:
            print_lines(_choice_lines(asked))

    def _explain(self, _rest: str) -> None:
        for words, meaning in COMMANDS.items():
            print_lines([bold(words), *wrap(translated(meaning), _INDENT)])

    def _undo(self, _rest: str) -> None:
        taken = self._told.undo()
        if taken:
            print_lines(dim(f"- {visible(line)}") for line in taken.split("\n"))
            self._show_choice(self._told.open)
        else:
            _error("there is nothing to take back")

    def _save(self, name: str) -> None:
        if not name:
            _error("write the file behind save, as in save question.txt")
            return
        try:
            target = path(name)
            write_file(target, self._told.text)
        except (ArgumentTypeError, UsageError) as error:
            _error(str(error))
            return
        print_lines([translated(f"the situation is in {target}; judge it again with rulesdb judge {target}")])


_INTRODUCTION = (
    "Tell the cards, the table, what players do and what you ask, line by line; each line is read at once. "
    "? shows how, quit leaves."
)


def _read(mark: str) -> str | None:
    """Return the next line without blanks at its end, None at the end of input."""
    show_prompt(mark)
    line = read_line()
    return None if line is None else line.rstrip()


def _meaning(asked: AskedBack) -> str:
    """Return what the user means by something that is not understood, "" to leave it."""
    text = visible(asked.part.unread.text)
    if asked.candidates:
        print_lines(wrap(translated(f"what is meant by this: {text}")))
    else:
        print_lines(wrap(f"{text}: {translated(asked.part.unread.problem.message)}"))
    print_lines(candidate_lines(asked))
    return (_read(translated("a number, another sentence, or Enter to leave it:") + " ") or "").strip()


def _heard_lines(heard: Heard) -> Iterator[str | Line]:
    """Yield how a line is read where it says it in other words, what has happened, and what has not."""
    for words in heard.read_as:
        yield from map(dim, wrap(f"= {words}"))
    for line in heard.happened:
        yield from wrap(line, _INDENT)
    for refused in heard.refused:
        yield from map(bold, wrap(translated(f"this does not happen: {refused.words}")))
        if refused.rule:
            yield from wrap(f"{rule_number(refused.rule)} {refused.text}", _INDENT)


def _choice_lines(asked: OpenQuestion) -> Iterator[str | Line]:
    """Yield the question that a player must answer, with the numbers of what can be chosen."""
    note = f" ({asked.note})" if asked.note else ""
    yield from map(bold, wrap(translated(f"{asked.player} must choose: {asked.topic}{note}")))
    for number, option in enumerate(asked.options, 1):
        yield from wrap(option, _INDENT, f"{number}  ")


def _error(*sentences: str) -> None:
    for sentence in sentences:
        tell(*wrap(f"rulesdb: {translated(sentence)}"))
