"""The ruling on a situation: its answers, and for each the rules without which it would be another one."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.graph.parts import rule_of
from rulesdb.situations.candidates import Relevance, candidates
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import AnsweredQuery, Played, answers_without, play

ENOUGH = 2
"""The deciding rules of every question with which looking for further ones ends."""
MOST_TRIED = 12
"""Rules of which the absence is tried, besides claims, unless every rule is wanted."""
MOST_COMMON = 6
"""Common rules of which the absence is tried as well, where special ones do not decide every answer."""
MOST_SHOWN = 4
"""Deciding rules of a question, unless every rule is wanted."""
_STEP = 18
"""Points of generality within which rules are about as special."""
MOST_ALLOWING = 2
"""Rules of a permission that do not forbid it: those asked first, since the others are about the same keyword."""


class DecidingRule(NamedTuple):
    """A rule without which the answer to a question would be another one."""

    rule: str
    """Identifier of the sentence or rule."""
    answer: str
    """The answer without it."""
    misreading: str
    """The misreading that holds without it, "" if nothing holds in its place."""
    is_common: bool = False
    """Whether most games need it, so that it decides nearly every answer."""


class Ruling(NamedTuple):
    """The answer to a question, and what decides it."""

    answered: AnsweredQuery
    """The question with its answer."""
    deciding: tuple[DecidingRule, ...]
    """The rules that decide it: those that decide no earlier answer come first, and the special before the common."""
    allowing: tuple[str, ...] = ()
    """The rules of keywords of the cards that were asked whether they forbid what is asked about, and do not."""

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
    return judgement(situation, played, tried(situation, played, every_rule=every_rule), every_rule=every_rule)


def tried(situation: Situation, played: Played, *, every_rule: bool = False) -> Tried:
    """Return the answers without each rule that may decide a question of a played situation.

    The number of games is limited, not their time, so that a ruling is the same on every machine.
    """
    others: dict[str, Sequence[str]] = {}
    if not played.answered:
        return others
    for claim in situation.claims:
        others[claim] = answers_without(situation, claim, played)
    special, common = candidates(situation, played, Relevance(situation))
    for rules, most, enough in ((special, MOST_TRIED, ENOUGH), (common, MOST_COMMON, 1)):
        for rule in rules if every_rule else rules[:most]:
            if not every_rule and _is_explained(played, others, enough):
                break
            if rule not in others:
                others[rule] = answers_without(situation, rule, played)
    return others


def judgement(situation: Situation, played: Played, others: Tried, *, every_rule: bool = False) -> Judgement:
    """Return the rulings on a played situation, from its answers without rules."""
    relevance = Relevance(situation)
    rulings: list[Ruling] = []
    decided: set[str] = set()
    for at, query in enumerate(played.answered):
        found = _deciding(query, at, others, relevance)
        deciding = sorted(
            found,
            key=partial(_rank, refusals=_rules_of_refusals(query), relevance=relevance, decided=frozenset(decided)),
        )
        decided |= {one.rule for one in deciding}
        allowing = _allowing(query, relevance, {one.rule for one in deciding})
        shown = deciding if every_rule else _shown(deciding, without_common=bool(allowing))
        rulings.append(Ruling(query, tuple(shown), allowing))
    required = tuple(rule for rule, answers in others.items() if len(answers) < len(played.answered))
    undemonstrated = tuple(claim for claim in situation.claims if played.answered and claim not in decided)
    return Judgement(played, tuple(rulings), required, undemonstrated)


def _rank(
    one: DecidingRule, refusals: Collection[str], relevance: Relevance, decided: Collection[str]
) -> tuple[bool, bool, bool, int, bool, int]:
    """Return what a deciding rule is sorted by: of rules about as special, those that are often misread come first."""
    generality = relevance.generality(one.rule)
    is_refusal = rule_of(one.rule) in refusals
    return one.is_common, not is_refusal, one.rule in decided, generality // _STEP, not one.misreading, generality


def _rules_of_refusals(query: AnsweredQuery) -> frozenset[str]:
    return frozenset(map(rule_of, query.outcome.refusals))


def _shown(deciding: Sequence[DecidingRule], *, without_common: bool) -> Sequence[DecidingRule]:
    """Return the rules that explain an answer: the special ones, or a common one if nothing else does."""
    special = [one for one in deciding if not one.is_common]
    return special[:MOST_SHOWN] if special or without_common else deciding[:1]


def _is_explained(played: Played, others: Tried, enough: int) -> bool:
    """Whether every answer would be another one without so many of the rules that were tried."""
    return all(
        sum(at < len(answers) and answers[at] != query.outcome.answer for answers in others.values()) >= enough
        for at, query in enumerate(played.answered)
    )


def _deciding(answered: AnsweredQuery, at: int, others: Tried, relevance: Relevance) -> Iterator[DecidingRule]:
    refusals = _rules_of_refusals(answered)
    for rule, answers in others.items():
        if at < len(answers) and answers[at] != answered.outcome.answer:
            book = bundle(rule.partition(":")[0]).book
            is_common = relevance.is_common(rule) and rule_of(rule) not in refusals
            yield DecidingRule(rule, answers[at], book.misreading_of(rule), is_common)


def _allowing(answered: AnsweredQuery, relevance: Relevance, deciding: Collection[str]) -> tuple[str, ...]:
    """Return the rules of the cards' keywords that were asked for a permission, and do not decide it."""
    called = answered.called if answered.outcome.is_permission else ()
    asked = (rule for rule in called if relevance.is_of_keyword(rule) and rule not in deciding)
    return tuple(islice(asked, MOST_ALLOWING))
