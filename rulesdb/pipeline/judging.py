"""Files of situations: read, played and ruled on, with the texts of the rules that decide."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import rule_of, text_of
from rulesdb.pipeline.process_copies import copy_count
from rulesdb.pipeline.tasks.work import Work, rows_beside, rows_here
from rulesdb.proofs.account import AccountLine, as_text
from rulesdb.situations.clauses import Setup
from rulesdb.situations.files import IMPOSSIBLE, Situation, read_situation
from rulesdb.situations.playing import OpenQuestion, Played, Problem, RefusedAction, play
from rulesdb.situations.ruling import DecidingRule, Judgement, Ruling, Tried, judgement, tried
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import decoded_text, read_text
from rulesdb.words.node_names import rule_number

__all__ = [
    "AccountLine",
    "DecidingRule",
    "Diagnostic",
    "JudgedFile",
    "OpenQuestion",
    "Problem",
    "RefusedAction",
    "Ruling",
    "account_lines",
    "judge_files",
    "judge_text",
    "rule_number",
    "situation_sources",
]

STANDARD_INPUT = Path("-")


class JudgedFile(NamedTuple):
    """A file of a situation, with the rulings on it."""

    source: SourceText
    """The file."""
    situation: Situation | None
    """The situation, None if something in the file is not understood."""
    judgement: Judgement | None
    """The rulings, None without a situation."""
    diagnostics: tuple[Diagnostic, ...]
    """What is not understood."""
    texts: Mapping[str, str]
    """The texts of the rules that decide, are required or stand in the account, by identifier; "" for none loaded."""

    @property
    def name(self) -> str:
        """The file, as it was named."""
        return self.source.name

    @property
    def is_impossible(self) -> bool:
        """Whether the file contradicts itself, in its head, a number or the beginning of the game."""
        if self.judgement is None:
            return any(problem.code == IMPOSSIBLE for problem in self.diagnostics)
        problem = self.judgement.played.problem
        return problem is not None and isinstance(problem.sentence.clause, Setup)

    @property
    def is_settled(self) -> bool:
        """Whether every question has an answer, and every expected answer and claim holds."""
        if self.judgement is None:
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
    read = [read_situation(source) for source in sources]
    games = [(situation, play(situation)) for situation, _ in read if situation is not None]
    others = iter(_tried(games, every_rule=every_rule))
    played = iter(games)
    for source, (situation, diagnostics) in zip(sources, read, strict=True):
        ruled = None if situation is None else judgement(*next(played), next(others), every_rule=every_rule)
        texts = {} if ruled is None else {rule: _text(graph, rule) for rule in _rules(ruled)}
        yield JudgedFile(source, situation, ruled, diagnostics, texts)


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


def _text(graph: Graph, rule: str) -> str:
    """Return the text of a sentence or of a rule's preferred text; "" for one that is not loaded."""
    node = graph.nodes.get(rule_of(rule))
    if node is None:
        about = bundle(rule.partition(":")[0]).subjects().get(rule_of(rule), "")
        return f"({about})" if about else ""
    return text_of(node, rule)
