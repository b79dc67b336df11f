"""Files of situations: read, played and ruled on, with the texts of the rules that decide."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.language.written_lines import Candidate
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import text_of
from rulesdb.pipeline.process_copies import copy_count
from rulesdb.pipeline.tasks.work import Work, rows_beside, rows_here
from rulesdb.proofs.account import AccountLine, as_text
from rulesdb.situations.clauses import Query, Setup
from rulesdb.situations.files import (
    IMPOSSIBLE,
    Situation,
    UnderstoodLine,
    UnreadPart,
    candidates_for,
    read_in_part,
    understood_lines,
    with_answers,
)
from rulesdb.situations.orders import settled
from rulesdb.situations.playing import OpenQuestion, Played, Problem, RefusedAction, SentenceAsUnderstood
from rulesdb.situations.reservations import Reservations, SetAside
from rulesdb.situations.ruling import DecidingRule, Judgement, Ruling, Tried, judgement, tried
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import decoded_text, read_text
from rulesdb.words.node_names import rule_number
from rulesdb.words.rule_parts import rule_of

__all__ = [
    "AccountLine",
    "AskedBack",
    "DecidingRule",
    "Diagnostic",
    "JudgedFile",
    "OpenQuestion",
    "Problem",
    "RefusedAction",
    "Ruling",
    "SourceText",
    "account_lines",
    "answered",
    "judge_files",
    "judge_text",
    "rule_number",
    "situation_sources",
    "stopping_at",
]

STANDARD_INPUT = Path("-")


MOST_ASKED = 20
"""The greatest number of lines for which candidates are looked for."""


class AskedBack(NamedTuple):
    """A line of a card or a sentence that is not understood, and that matters."""

    part: UnreadPart
    """The line."""
    candidates: Sequence[Candidate]
    """What may be meant by it, the nearest first."""

    @property
    def lines(self) -> tuple[int, int]:
        """Its first line, and the one in which the complaint about it is; both may be answered."""
        return self.part.line, self.part.unread.problem.line

    @property
    def can_be_left_out(self) -> bool:
        """Whether the user can have the game played without it: it is any line but the first one of a card."""
        return self.part.unread.kind is None or self.part.unread.kind[0] in {"ability", "clause"}


class JudgedFile(NamedTuple):
    """A file of a situation, with the rulings on it."""

    source: SourceText
    """The file."""
    situation: Situation | None
    """The situation as far as it is understood, None if it is none at all."""
    judgement: Judgement | None
    """The rulings, None for a file in which something that matters is not understood."""
    diagnostics: tuple[Diagnostic, ...]
    """What is not understood."""
    texts: Mapping[str, str]
    """The texts of the rules that decide, are required or stand in the account, by identifier; "" for none loaded."""
    set_aside: tuple[SetAside, ...] = ()
    """The lines of cards that are not understood, and on which nothing depends: reservations of the rulings."""
    understood: tuple[UnderstoodLine, ...] = ()
    """The lines of cards that are read as other words than they have."""
    asked_back: tuple[AskedBack, ...] = ()
    """The other lines and sentences that are not understood.

    Where there are rulings all the same, they are questions, or lines and sentences on which only what follows depends.
    """

    @property
    def name(self) -> str:
        """The file, as it was named."""
        return self.source.name

    @property
    def stops_before(self) -> int | None:
        """The line of the first sentence that is not understood and behind which nothing is ruled on, None for none."""
        return next((asked.part.line for asked in self.asked_back if asked.part.stops_game), None)

    @property
    def told_as_understood(self) -> tuple[SentenceAsUnderstood, ...]:
        """The sentences that leave out what can only be one thing, with what they leave out."""
        return () if self.judgement is None else self.judgement.played.understood

    @property
    def is_impossible(self) -> bool:
        """Whether the file contradicts itself, in its head, a number or the beginning of the game."""
        problem = None if self.judgement is None else self.judgement.played.problem
        cannot_begin = problem is not None and isinstance(problem.sentence.clause, Setup)
        return cannot_begin or any(one.code == IMPOSSIBLE for one in self.diagnostics)

    @property
    def is_settled(self) -> bool:
        """Whether every question has an answer, and every expected answer and claim holds."""
        if self.judgement is None or self.asked_back:
            return False
        played = self.judgement.played
        is_whole = played.open is None and played.problem is None and not self.judgement.undemonstrated
        return is_whole and all(answered.is_as_expected for answered in played.answered)


def situation_sources(paths: Sequence[Path], standard_input: bytes | None) -> list[SourceText]:
    """Return the texts of files; the path ``-`` means what was read from standard input.

    Raises SourceError for a file that cannot be read.
    """
    return [decoded_text(standard_input or b"", "-") if path == STANDARD_INPUT else read_text(path) for path in paths]


def judge_files(graph: Graph, sources: Sequence[SourceText], *, every_rule: bool = False) -> Iterator[JudgedFile]:
    """Yield the rulings on situations, one after another; ``every_rule`` tries the absence of all rules called.

    Of several situations, those without a rule are played in copies of this process.
    """
    read = [read_in_part(source) for source in sources]
    games = [settled(_understood(one)) for one in read if isinstance(one, Situation) and _is_playable(one)]
    others = iter(_tried(games, every_rule=every_rule))
    played = iter(games)
    for source, found in zip(sources, read, strict=True):
        if not isinstance(found, Situation):
            yield JudgedFile(source, None, None, found, {})
        elif not _is_playable(found):
            yield _asked_back(source, found, found.unread)
        else:
            yield _judged(graph, source, (*next(played), next(others)), every_rule=every_rule)


def _is_playable(situation: Situation) -> bool:
    """Whether all sentences of a situation are understood, or as many as ask something before one that is not."""
    asks = any(isinstance(one.clause, Query) for one in _understood(situation).sentences)
    return asks or all(one.card is not None or one.is_left_out for one in situation.unread)


def _understood(situation: Situation) -> Situation:
    """Return a situation as far as it can be played: behind a sentence that is not understood, nothing is known."""
    stops = [one.start for one in situation.unread if one.stops_game]
    if not stops:
        return situation
    return situation._replace(sentences=tuple(one for one in situation.sentences if one.start < stops[0]), claims=())


def _judged(graph: Graph, source: SourceText, game: tuple[Situation, Played, Tried], *, every_rule: bool) -> JudgedFile:
    """Return the rulings on a played situation, or what is asked back because the rulings would depend on it."""
    situation, played, others = game
    assert played.session is not None  # a situation has a sentence
    reservations = Reservations(situation)
    not_told = [part for part in situation.unread if part.card is None and not part.is_left_out]
    is_whole = played.open is None and played.problem is None and not any(part.stops_game for part in not_told)
    set_aside, stopping = list[SetAside](), list[UnreadPart]()
    for at, part in enumerate(situation.unread):
        why = reservations.why_untouched(part, played.session)
        is_elsewhere = why and at in others.touched and not part.is_left_out
        is_ahead = why and not is_whole and not reservations.why_untouched(part, played.session, is_whole=False)
        if part in not_told or is_ahead:
            stopping.append(part)
        else:
            set_aside.append(
                SetAside(part, f"{why}; the answers without a rule may depend on it" if is_elsewhere else why)
            )
    matters = [part for part, why in set_aside if not why]
    if matters:
        return _asked_back(source, situation, sorted((*matters, *stopping), key=situation.unread.index))
    ruled = judgement(situation, played, others, every_rule=every_rule)
    texts = {rule: text_of_rule(graph, rule) for rule in _rules(ruled)}
    faulty = (part for part, _ in set_aside if part.unread.kind is None and not part.is_left_out)
    warnings = (*(part.unread.problem for part in not_told), *(_warning(part.unread.problem) for part in faulty))
    understood = tuple(understood_lines(source, situation))
    asked = tuple(_asked(situation, stopping))
    return JudgedFile(source, situation, ruled, warnings, texts, tuple(set_aside), understood, asked)


def stopping_at(line: int) -> str:
    """Return the sentence that nothing behind a line is ruled on (``JudgedFile.stops_before``)."""
    return f"ruled on as far as line {line}, which is not understood"


def _warning(problem: Diagnostic) -> Diagnostic:
    """Return what is wrong with a line on which nothing depends."""
    return problem._replace(severity=Severity.WARNING)


def answered(file: JudgedFile, answers: Iterable[tuple[AskedBack, str]]) -> SourceText:
    """Return a file with answers to what is asked back (``meant``)."""
    return file.source._replace(text=with_answers(file.source.text, meant(answers)))


def meant(answers: Iterable[tuple[AskedBack, str]]) -> Iterator[tuple[UnreadPart, str | None]]:
    """Yield what answers mean: a number of the candidates, from 1, 0 to leave a line out (None), or other words."""
    for asked, answer in answers:
        words = answer.strip()
        number = int(words) if words.isdecimal() else -1
        if number == 0 and asked.can_be_left_out:
            yield asked.part, None
        else:
            yield asked.part, asked.candidates[number - 1].text if 1 <= number <= len(asked.candidates) else words


def _asked_back(source: SourceText, situation: Situation, parts: Sequence[UnreadPart]) -> JudgedFile:
    matters = (part for part in parts if not part.is_left_out)
    named = [part for part in matters if part.card is None or part.card in situation.written[part.card]]
    problems = tuple(part.unread.problem for part in named)
    understood = tuple(understood_lines(source, situation))
    asked = tuple(_asked(situation, named))
    return JudgedFile(source, situation, None, problems, {}, understood=understood, asked_back=asked)


def _asked(situation: Situation, parts: Sequence[UnreadPart]) -> Iterator[AskedBack]:
    """Yield what is asked back, with what may be meant by the first lines of it."""
    for at, part in enumerate(parts):
        yield AskedBack(part, candidates_for(situation, part) if at < MOST_ASKED else ())


def judge_text(graph: Graph, text: str) -> JudgedFile:
    """Return the rulings on the situation of a text; its file is called ``-``."""
    return next(judge_files(graph, [SourceText("-", text)]))


def _tried(games: Sequence[tuple[Situation, Played]], *, every_rule: bool) -> list[Tried]:
    """Return the answers of played situations without rules, worked out in as many copies as work at once."""
    work = Work(_tried_games, list[Tried], (every_rule,))
    if min(copy_count(), len(games)) <= 1:
        return list(rows_here(work, games))
    with rows_beside(work, games) as rows:
        return rows()


def _tried_games(games: Iterable[tuple[Situation, Played]], every_rule: bool) -> Iterator[Tried]:
    return (tried(*game, every_rule=every_rule) for game in games)


def account_lines(ruled: Judgement) -> Iterator[str]:
    """Yield the lines of the account."""
    return map(as_text, ruled.played.account)


def cited_rules(account: Sequence[AccountLine]) -> Iterator[str]:
    """Yield the identifiers of the rules that an account cites, without repetition, in order."""
    yield from dict.fromkeys(line.rule for line in account if line.rule)


def _rules(ruled: Judgement) -> Iterator[str]:
    for ruling in ruled.rulings:
        yield from (one.rule for one in ruling.deciding)
        yield from ruling.allowing
        yield from ruling.answered.outcome.refusals
    yield from ruled.required
    yield from cited_rules(ruled.played.account)
    if ruled.played.open is not None:
        yield ruled.played.open.rule


def text_of_rule(graph: Graph, rule: str) -> str:
    """Return the text of a sentence or of a rule's preferred text; "" for one that is not loaded."""
    node = graph.nodes.get(rule_of(rule))
    if node is None:
        about = bundle(rule.partition(":")[0]).subjects().get(rule_of(rule), "")
        return f"({about})" if about else ""
    return text_of(node, rule)
