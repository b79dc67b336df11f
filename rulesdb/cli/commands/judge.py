"""``rulesdb judge``: situations told in Japanese sentences, played, with the rules that decide each question."""

import argparse
from collections.abc import Callable, Iterator, Sequence

from rulesdb.cli.arguments import add_example, add_json, path, whole_number
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND, WRONG_USE
from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.files import refuse_unwritable, write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.language import in_japanese, translated
from rulesdb.cli.output import print_json, print_lines, tell
from rulesdb.cli.player_input import accept_any_character, is_conversation, read_all, read_line
from rulesdb.cli.reservation_lines import asked_lines, reserved_lines
from rulesdb.cli.ruling_lines import RulingLines, text_of
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.cards import GAMES, shipped_example
from rulesdb.pipeline.judged_document import judged_document
from rulesdb.pipeline.judging import (
    STANDARD_INPUT,
    AskedBack,
    JudgedFile,
    OpenQuestion,
    Problem,
    RefusedAction,
    SourceText,
    account_lines,
    answered,
    judge_files,
    rule_number,
    situation_sources,
)
from rulesdb.words.visible import visible_name

EXAMPLES = """\
  rulesdb judge --example > question.txt  a situation to edit
  rulesdb judge question.txt              the answers to its questions, and the rules that decide them
  rulesdb judge                           a situation told at the terminal, line by line
  rulesdb judge question.txt --account    with everything that happens in the game
  rulesdb judge - --json                  a situation from another program
  rulesdb judge *.txt --html page.html    one page for all of them, which needs nothing else
  アンの手札に《大槌》がある。            a sentence of the file: what is there at first
  アンは《大剣》を装備している。          a weapon or equipment in play
  ベンの手札は2枚である。                 cards of which nothing is said
  アンは《大槌》をプレイする。            what a player does
  アンは《石》をピッチして《槌》で攻撃する。  with what pays for it
  アンはベンを対象に《火》をプレイする。  with a target
  対象: ベン。                            what a player chooses, behind it
  モード: ライフを2点得る。               a mode, in its words
  行うかどうか: はい。                    whether to do it
  全員がパスする。                        the top of the stack resolves
  《大槌》の能力が解決される。            so does what has triggered
  ベンは《壁》と《兜》で防御する。        cards and equipment defend
  防御ステップまで全員がパスを続ける。    the game goes on to a step
  ベンのライフは？ → 17                   a question, and the answer that you expect
  《大槌》はどこにある？                  another question
  アンは《大槌》をプレイできる？          whether something is allowed, and by which rule"""
_INDENT = "  "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "files",
        type=path,
        nargs="*",
        metavar="FILE",
        help="situations (docs/situations.md begins with thirty sentences); - reads standard input, "
        "and without any you tell one at a terminal, line by line",
    )
    add_example(parser, GAMES, lambda game: shipped_example(game, "situation"))
    parser.add_argument("--account", action="store_true", help="print everything that happens in the game as well")
    parser.add_argument(
        "--every-rule", action="store_true", help="try every rule that the game calls, not only those that may decide"
    )
    parser.add_argument(
        "--answer",
        type=_answer,
        action="append",
        default=[],
        metavar="LINE=MEANING",
        help="what is meant by a line that is asked back: the number of what is offered, another sentence, or 0 to "
        "rule without it",
    )
    parser.add_argument("--html", type=path, metavar="FILE", help="write one page that needs nothing else to FILE")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rulings on files, or let somebody at a terminal tell a situation.

    The status is 1 if a question stays open, or an expected answer or a claim does not hold, and 2 for a file that
    contradicts itself.
    """
    return _judge_files(arguments) if arguments.files else _converse(arguments)


def _judge_files(arguments: argparse.Namespace) -> int:
    if arguments.html is not None:
        refuse_unwritable(arguments.html)
    if arguments.answer and len(arguments.files) > 1:
        raise UsageError("--answer names a line of one file; judge each file by itself")
    given = read_all() if STANDARD_INPUT in arguments.files else None
    sources = situation_sources(arguments.files, given)

    def judged_again(sources: Sequence[SourceText]) -> list[JudgedFile]:
        return ask(arguments.home, lambda home: list(judge_files(home.graph, sources, every_rule=arguments.every_rule)))

    judged = judged_again(sources)
    if arguments.answer:
        judged = judged_again([answered(judged[0], _answers_given(judged[0], arguments.answer))])
    elif given is None and not arguments.json and arguments.html is None and is_conversation():
        judged = [_after_questions(file, judged_again) for file in judged]
    if arguments.html is not None:
        from rulesdb.pipeline.judged_page import page_of  # Jinja and boards, when they are needed

        write_file(arguments.html, page_of(judged, in_japanese))
    if arguments.json:
        print_json({"situations": [judged_document(file) for file in judged]})
    elif arguments.html is None:
        print_lines(_asked(judged))
        print_lines(line for file in judged for line in _lines(file, with_account=arguments.account))
        others = (problem for file in judged if not file.asked_back for problem in file.diagnostics)
        tell(*(line for problem in others for line in (*describe(problem), "")))
    if any(file.is_impossible for file in judged):
        return WRONG_USE
    return 0 if all(file.is_settled for file in judged) else NOTHING_FOUND


def _asked(judged: Sequence[JudgedFile]) -> Iterator[str | Line]:
    """Yield what is asked back, and how that of one file is answered."""
    for file in judged:
        for asked in file.asked_back:
            yield from (*asked_lines(asked), "")
    if len(judged) == 1 and judged[0].asked_back:
        yield from wrap(translated("answer with --answer LINE=NUMBER"))
        yield from () if judged[0].judgement is None else ("",)


def _converse(arguments: argparse.Namespace) -> int:
    """Let somebody at a terminal tell a situation line by line. Raises UsageError where nobody can."""
    is_for_files = arguments.json or arguments.account or arguments.answer or arguments.html is not None
    if is_for_files or not is_conversation():
        raise UsageError(
            "there is no situation to judge; name a file, or - for standard input, or print one to edit with --example"
        )
    from rulesdb.cli.judge_prompt import JudgePrompt  # files must not pay for it

    accept_any_character()
    JudgePrompt(arguments.home, every_rule=arguments.every_rule).run()
    return 0


def _answer(text: str) -> tuple[int, str]:
    """Return the line and the meaning of an answer. Raises ArgumentTypeError."""
    line, sign, meaning = text.partition("=")
    number = whole_number(line.strip())
    if not sign or number is None or not meaning.strip():
        raise argparse.ArgumentTypeError(f"{text} is no answer; write the number of a line, = and its meaning")
    return number, meaning


def _answers_given(file: JudgedFile, given: Sequence[tuple[int, str]]) -> Iterator[tuple[AskedBack, str]]:
    """Yield answers with what they answer. Raises UsageError for a line that is not asked back."""
    for line, meaning in given:
        asked = next((one for one in file.asked_back if line in one.lines), None)
        if asked is None:
            raise UsageError(f"line {line} of {visible_name(file.name)} is not asked back")
        yield asked, meaning


def _after_questions(file: JudgedFile, judged_again: Callable[[Sequence[SourceText]], list[JudgedFile]]) -> JudgedFile:
    """Return a file judged with what a user answers at a terminal, as long as any answer comes."""
    while file.asked_back:
        answers: list[tuple[AskedBack, str]] = []
        for asked in file.asked_back:
            print_lines([*asked_lines(asked), translated(_PROMPT)])
            meaning = (read_line() or "").strip()
            if meaning:
                answers.append((asked, meaning))
        if not answers:
            break
        file = judged_again([answered(file, answers)])[0]
    return file


_PROMPT = "a number, another sentence, or Enter to leave it:"


def _lines(file: JudgedFile, *, with_account: bool) -> Iterator[str | Line]:
    """Yield the rulings on a situation."""
    if file.situation is None or file.judgement is None:
        return
    yield bold(file.situation.title or visible_name(file.name))
    yield ""
    yield from reserved_lines(file)
    if with_account:
        for line in account_lines(file.judgement):
            yield from wrap(line, _INDENT)
        yield ""
    played = file.judgement.played
    for refused in played.refused:
        yield from _refused(file, refused)
    rulings = RulingLines(file)
    for ruling in file.judgement.rulings:
        yield from rulings.of(ruling)
        yield ""
    if played.open is not None:
        yield from _open(file, played.open)
    if played.problem is not None:
        yield from _problem(file, played.problem)
    for claim in file.judgement.undemonstrated:
        yield from wrap(
            translated(f"{visible_name(file.name)}: {claim} is claimed, but without it every answer is the same")
        )


def _refused(file: JudgedFile, refused: RefusedAction) -> Iterator[str | Line]:
    """Yield that an action does not happen, and the rule that forbids it."""
    place = _place(file, refused.sentence.line)
    yield from wrap(translated(f"{place}: this does not happen: {refused.line.text}"))
    if refused.line.rule:
        yield from wrap(f"{rule_number(refused.line.rule)} {text_of(file, refused.line.rule)}", _INDENT)
    yield ""


def _open(file: JudgedFile, question: OpenQuestion) -> Iterator[str | Line]:
    """Yield what the situation must say before it goes on."""
    place = _place(file, question.sentence.line)
    yield from wrap(translated(f"{place}: {question.player} must choose first: {question.topic}"))
    yield from wrap(f"{question.topic}: {' / '.join(question.options)}", _INDENT)
    if question.note:
        yield from wrap(question.note, _INDENT)
    where = (
        "the answer behind this sentence belongs before it"
        if question.is_answered_behind
        else f"write the answer before this sentence, such as {question.topic}: {question.options[0]}。"
    )
    yield from wrap(translated(where), _INDENT)
    yield dim(f"{_INDENT}{question.rule.partition(':')[2]} {file.texts.get(question.rule, '')}")


def _problem(file: JudgedFile, problem: Problem) -> Iterator[str | Line]:
    yield from wrap(f"{_place(file, problem.sentence.line)}: {problem.sentence.text}: {translated(problem.message)}")
    for part, _ in file.set_aside:
        if part.is_left_out:
            yield from wrap(translated(f"the game is without line {part.line}; that may be why"), _INDENT)


def _place(file: JudgedFile, line: int) -> str:
    return f"{visible_name(file.name)}:{line}"
