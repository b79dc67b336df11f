"""The ruling on a situation: its answers, and for each the rules without which it would be another one."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.graph.parts import rule_of
from rulesdb.situations.files import Situation, read_situation
from rulesdb.situations.games import situation_game
from rulesdb.situations.playing import AnsweredQuery, Played, answers_without, play
from rulesdb.source.text import SourceText

ENOUGH = 1
"""The deciding rules of every question with which looking for further ones ends."""
MOST_TRIED = 12
"""Rules of which the absence is tried, besides those that the account cites, unless every rule is wanted."""


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

    answered: AnsweredQuery
    """The question with its answer."""
    deciding: tuple[DecidingRule, ...]
    """The rules that decide it, in the order in which the account cites them."""

    @property
    def refusals(self) -> tuple[str, ...]:
        """The rules that forbid what is asked about, without those of which a sentence decides it."""
        decided = {rule_of(one.rule) for one in self.deciding}
        return tuple(rule for rule in self.answered.outcome.refusals if rule_of(rule) not in decided)


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

    @property
    def deciding(self) -> tuple[DecidingRule, ...]:
        """The rules that decide any question, without repetition, in order."""
        found: dict[str, DecidingRule] = {}
        for ruling in self.rulings:
            for one in ruling.deciding:
                found.setdefault(one.rule, one)
        return tuple(found.values())


Tried = Mapping[str, Sequence[str]]
"""The answers to all questions, as far as the game comes, by the rule that it is played without."""


def judge(situation: Situation, *, every_rule: bool = False) -> Judgement:
    """Play a situation, and again without each rule that may decide a question, or that it calls if ``every_rule``."""
    played = play(situation)
    return judgement(situation, played, tried(situation, played, every_rule=every_rule))


def tried(situation: Situation, played: Played, *, every_rule: bool = False) -> Tried:
    """Return the answers without each rule that may decide a question of a played situation."""
    others: dict[str, Sequence[str]] = {}
    if not played.answered:
        return others
    for rule in (*_cited(situation, played), *situation.claims):
        others.setdefault(rule, answers_without(situation, rule, played))
    for rule in _called(situation, played, every_rule=every_rule):
        if not every_rule and _is_explained(played, others):
            break
        if rule not in others:
            others[rule] = answers_without(situation, rule, played)
    return others


def judgement(situation: Situation, played: Played, others: Tried) -> Judgement:
    """Return the rulings on a played situation, from its answers without rules."""
    rulings = tuple(Ruling(query, tuple(_deciding(query, at, others))) for at, query in enumerate(played.answered))
    decided = {one.rule for ruling in rulings for one in ruling.deciding}
    required = tuple(rule for rule, answers in others.items() if len(answers) < len(played.answered))
    undemonstrated = tuple(claim for claim in situation.claims if played.answered and claim not in decided)
    return Judgement(played, rulings, required, undemonstrated)


def _cited(situation: Situation, played: Played) -> Sequence[str]:
    """Return the called sentences of the rules of refusals, and of those that this account cites and not every one."""
    plain = _plain(situation.game.ruleset)
    refusals = [rule for query in played.answered for rule in query.outcome.refusals]
    cited = [line.rule for line in played.account if line.rule and line.rule not in plain.cited]
    by_rule: dict[str, list[str]] = {}
    for sentence in sorted(played.trace):
        by_rule.setdefault(rule_of(sentence), []).append(sentence)
    return [sentence for rule in dict.fromkeys((*refusals, *cited)) for sentence in by_rule.get(rule, ())]


def _called(situation: Situation, played: Played, *, every_rule: bool) -> Sequence[str]:
    """Return the called sentences, those that were called last for the first time before the others.

    Unless ``every_rule``, the first few, without those that a plain game calls, or whose rule every account cites.
    """
    plain = _plain(situation.game.ruleset)
    found = [
        sentence
        for sentence in reversed(played.trace)
        if every_rule or (sentence not in plain.called and rule_of(sentence) not in plain.cited)
    ]
    return found[: None if every_rule else MOST_TRIED]


def _is_explained(played: Played, others: Tried) -> bool:
    """Whether every answer would be another one without some of the rules that were tried."""
    return all(
        sum(at < len(answers) and answers[at] != query.outcome.answer for answers in others.values()) >= ENOUGH
        for at, query in enumerate(played.answered)
    )


class _PlainRules(NamedTuple):
    """The rules of a game that decide nothing by themselves, since every game needs them."""

    cited: frozenset[str]
    """Identifiers of those that the account of any game cites."""
    called: frozenset[str]
    """Identifiers of the sentences that a plain game calls."""


@cache
def _plain(ruleset: str) -> _PlainRules:
    game = situation_game(ruleset)
    account = _played_text(ruleset, game.plain_play).account
    return _PlainRules(
        frozenset(line.rule for line in account), frozenset(_played_text(ruleset, game.plain_combat).trace)
    )


def _played_text(ruleset: str, text: str) -> Played:
    situation, problems = read_situation(SourceText("", f"ゲーム: {ruleset}\n{text}"))
    assert situation is not None, problems
    return play(situation)


def _deciding(answered: AnsweredQuery, at: int, others: Tried) -> Iterator[DecidingRule]:
    for rule, answers in others.items():
        if at < len(answers) and answers[at] != answered.outcome.answer:
            book = bundle(rule.partition(":")[0]).book
            yield DecidingRule(rule, answers[at], book.misreading_of(rule))
