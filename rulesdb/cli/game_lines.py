"""Lines of a game at the terminal: the board, a question with its options, choices and events, and explanations."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter

from rulesdb.cli.language import translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.games import GameQuestion, OptionHelp, Turn

_INDENT = "  "
COMMANDS = {
    "3": "choose option 3; Enter alone does the least: it passes, or chooses nothing more, or the last option, "
    "but never ends your turn or undoes what you have begun",
    "3?": "what option 3 does, with its rule and its card",
    "1.11.4": "the text of a rule; r 300 for one without a dot",
    "i NAME": "the sheet of a card that you have seen, also by the number of an option; i alone: those of your options",
    "b": "the board once more",
    "p": "pass until the opponent acts, something else is asked, or the turn ends",
    "ask always": "be asked also where you can only pass",
    "ask choices": "be asked where you can do more than to pass",
    "ask plays": "be asked where you can do more than to pass or to make mana without a use, as at first",
    "save FILE": "save the game and go on",
    "draw": "offer a draw to the opponent",
    "concede": "give the game up",
    "q": "leave the game",
}
"""What can be written at a prompt, by example."""


def board_lines(board: Iterable[str]) -> Iterator[str | Line]:
    """Yield the lines of the board; the first one, which has the phase or step, in bold."""
    for at, line in enumerate(board):
        text = line.lstrip()
        indent = line[: len(line) - len(text)]
        mark, colon, rest = text.partition(": ")
        yield from wrap(rest, indent, mark + colon) if at and colon else map(bold, wrap(text))


def question_lines(question: GameQuestion, helps: Iterable[OptionHelp]) -> Iterator[str | Line]:
    """Yield the lines of a question: its rule, its options with theirs where it is another, and what can be written.

    Options in a row that say the same share a line.
    """
    yield from _with_rule(question.text, question.rule, is_title=True)
    if question.chosen:
        yield from wrap(translated(f"so far: {'、'.join(question.chosen)}"), _INDENT)
    rules = ("" if help_.rule == question.rule else help_.rule for help_ in helps)
    for (option, rule), same in groupby(enumerate(zip(question.options, rules, strict=True)), key=itemgetter(1)):
        yield from _with_rule(option, rule, mark=f"{_INDENT}{_listed([index for index, _ in same])}  ")
    last = len(question.options) - 1
    if question.default is None:
        hint = f"0 to {last}; ? explains, q leaves"
    else:
        hint = f"0 to {last}, or Enter for {question.default}; ? explains, q leaves"
    yield from map(dim, wrap(translated(hint)))


def choice_lines(question: GameQuestion, turn: Turn) -> Iterator[Line]:
    """Yield the lines of a player's choice; one that is not a player's own action stands with its question."""
    asked = "" if question.passing is not None else f"({question.text})"
    yield from map(dim if turn.is_pass else bold, wrap(f"{question.name}: {turn.choice}{asked}"))


def event_lines(turn: Turn) -> Iterator[str | Line]:
    """Yield the lines of the events that followed a choice."""
    for event, same in groupby(turn.events):
        count = len(list(same))
        sentence = f"{event.sentence} ×{count}" if count > 1 else event.sentence
        yield from _with_rule(sentence, event.rule)
        yield from map(dim, wrap(f"({event.note})")) if event.note else ()


def help_lines(question: GameQuestion, helps: Iterable[OptionHelp]) -> Iterator[str | Line]:
    """Yield what a question is about, what each kind of its options does, and what can be written."""
    yield from _with_rule(question.text, question.rule, is_title=True)
    yield from wrap(question.explanation, _INDENT) if question.explanation else ()
    of_kind: dict[tuple[str, str], list[int]] = {}
    for index, help_ in enumerate(helps):
        of_kind.setdefault((help_.text, help_.rule), []).append(index)
    for (text, rule), indices in of_kind.items():
        yield from _with_rule(text, rule, mark=f"{_INDENT}{_listed(indices)}  ") if text else ()
    yield ""
    room = max(map(len, COMMANDS))
    for written, meaning in COMMANDS.items():
        yield from wrap(translated(meaning), _INDENT, f"{written.ljust(room)}  ")


def _listed(indices: Sequence[int]) -> str:
    """Return indices in order for a reader: a range by its ends."""
    first, last = indices[0], indices[-1]
    is_range = last - first == len(indices) - 1 > 1
    return f"{first}–{last}" if is_range else ", ".join(map(str, indices))


def option_lines(index: int, option: str, help_: OptionHelp) -> Iterator[str | Line]:
    """Yield what there is to know about an option but for the text of its rule."""
    yield from _with_rule(option, help_.rule, mark=f"{index}  ", is_title=True)
    yield from wrap(help_.text, _INDENT) if help_.text else ()
    yield from sheet_lines(help_.sheet) if help_.sheet else ()


def sheet_lines(sheet: str) -> Iterator[str | Line]:
    """Yield the lines of a card's sheet."""
    header, *abilities = sheet.split("\n")
    yield from map(bold, wrap(header, _INDENT))
    for ability in abilities:
        yield from wrap(ability, _INDENT * 2)


def _with_rule(text: str, rule: str, mark: str = "", *, is_title: bool = False) -> Iterator[str | Line]:
    """Yield a text and behind it the number of its rule, which stays whole."""
    number = f"[{rule}]" if rule else ""
    for line in wrap(f"{text} {number}".rstrip(), "", mark):
        body = line.removesuffix(number)
        shown = bold(body) if is_title else Line() + body
        yield shown + dim(number) if len(body) < len(line) else shown
