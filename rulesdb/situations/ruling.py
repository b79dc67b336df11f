"""The ruling on a situation: its answers, and for each the rules without which it would be another one."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.graph.parts import rule_of
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import Asked, Played, play


class DecidingRule(NamedTuple):
    """A rule without which the answer to a question would be another one."""

    rule: str
    """Identifier of the sentence or rule."""
    answer: str
    """The answer without it."""
    misreading: str
    """The misreading that holds without it, "" if nothing holds in its place."""


class Ruling(NamedTuple):
    """The answer to a question, and what decides it."""

    asked: Asked
    """The question with its answer."""
    deciding: tuple[DecidingRule, ...]
    """The rules that decide it, in the order in which the account cites them."""


class Judgement(NamedTuple):
    """The rulings on a situation."""

    played: Played
    """The situation as it was played."""
    rulings: tuple[Ruling, ...]
    """One for each question, in order."""
    required: tuple[str, ...]
    """Identifiers of the rules without which the game does not come to all questions."""
    undemonstrated: tuple[str, ...]
    """Identifiers of the claims without which every answer is the same."""


def judge(situation: Situation, *, every_rule: bool = False) -> Judgement:
    """Play a situation, and again without each rule that its account cites, or that it calls if ``every_rule``."""
    played = play(situation)
    if not played.asked:
        return Judgement(played, (), (), ())
    others = {rule: _answers(play(situation, [rule])) for rule in _candidates(situation, played, every_rule=every_rule)}
    rulings = tuple(Ruling(asked, tuple(_deciding(asked, at, others))) for at, asked in enumerate(played.asked))
    decided = {one.rule for ruling in rulings for one in ruling.deciding}
    required = tuple(rule for rule, answers in others.items() if len(answers) < len(played.asked))
    undemonstrated = tuple(claim for claim in situation.claims if claim not in decided)
    return Judgement(played, rulings, required, undemonstrated)


def _candidates(situation: Situation, played: Played, *, every_rule: bool) -> Sequence[str]:
    """Return the sentences of rules whose absence is tried: claims, then those that were called of cited rules."""
    refusals = [rule for asked in played.asked for rule in asked.outcome.refusals]
    cited = dict.fromkeys([*(line.rule for line in played.account if line.rule), *refusals])
    by_rule: dict[str, list[str]] = {}
    for sentence in sorted(played.trace):
        by_rule.setdefault(rule_of(sentence), []).append(sentence)
    found = [sentence for rule in cited for sentence in by_rule.get(rule, ())]
    others = sorted(played.trace) if every_rule else ()
    return [*dict.fromkeys((*found, *situation.claims, *others))]


def _answers(played: Played) -> tuple[str, ...]:
    return tuple(asked.outcome.answer for asked in played.asked)


def _deciding(asked: Asked, at: int, others: dict[str, tuple[str, ...]]) -> Iterator[DecidingRule]:
    for rule, answers in others.items():
        if at < len(answers) and answers[at] != asked.outcome.answer:
            book = bundle(rule.partition(":")[0]).book
            yield DecidingRule(rule, answers[at], book.misreading_of(rule))
