"""The ruling on a situation: its answers, and for each the rules that decide it, the one that it is about first.

A rule decides an answer if the answer would be another one without it, without the ability of a card that it governs,
or without the event that happened by it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import islice
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.event_kinds.player_events import Lose
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.kernel.records.governing import governing
from rulesdb.situations.candidates import (
    OF_ANY_GAME,
    Relevance,
    answers_without_abilities,
    candidates,
    printed_abilities,
    share,
    whole,
)
from rulesdb.situations.clauses import Query
from rulesdb.situations.files import Situation
from rulesdb.situations.orders import settled
from rulesdb.situations.playing import AnsweredQuery, OtherAnswer, Played, game_without
from rulesdb.situations.reservations import Reservations
from rulesdb.words.rule_parts import rule_of

ENOUGH = 2
"""The deciding rules of every question with which looking for further ones ends."""
MOST_TRIED = 18
"""Rules of which the absence is tried, besides claims, unless every rule is wanted."""
MOST_COMMON = 6
"""Common rules of which the absence is tried as well, where special ones do not decide every answer."""
MOST_SHOWN = 4
"""Deciding rules of a question, unless every rule is wanted."""
_OF_FEW_GAMES = 20
"""The share in percent up to which a rule that governs an ability says what is special about the ability."""
_OF_MOST_GAMES = 60
"""The generality in percent from which on a rule is no cause that explains anything, such as playing a card."""
MOST_ALLOWING = 2
"""Rules of a permission that do not forbid it: those asked first, since the others are about the same keyword."""


class Subject(IntEnum):
    """What a deciding rule is about; the first is nearest to the question."""

    REFUSAL = 0
    """What is asked about, which it forbids."""
    KEYWORD = 1
    """A keyword ability of a card on which the answer depends."""
    ABILITY = 2
    """Another ability of a card on which the answer depends."""
    EFFECT = 3
    """The kind of effect of such an ability, such as replacement."""
    UNMET = 4
    """The condition of an ability that was not met, so that nothing changed the answer."""
    CAUSE = 5
    """An event on account of which the answer is what it is."""
    SPECIAL = 6
    """Something else that few games need."""
    COMMON = 7
    """What most games need, so that it decides nearly every answer."""


class DecidingRule(NamedTuple):
    """A rule without which the answer to a question would be another one."""

    rule: str
    """Identifier of the sentence or rule."""
    answer: str
    """The answer without it."""
    misreading: str
    """The misreading that holds without it, "" if nothing holds in its place."""
    subject: Subject
    """What it is about."""
    is_tried: bool = False
    """Whether the game was played without it, and not only without an ability or before an event."""
    event: str = ""
    """The event that happened by it, in words, "" for none."""
    ability: str = ""
    """The ability of a card that it governs, in words, if that is what the answer would be without; "" for the rule."""

    @property
    def is_unmet(self) -> bool:
        """Whether it is that of an ability that has not triggered; the answer is what would be if it had."""
        return self.subject == Subject.UNMET

    @property
    def is_common(self) -> bool:
        """Whether most games need it, so that it decides nearly every answer."""
        return self.subject == Subject.COMMON


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


class Tried(Struct, frozen=True):
    """The answers to the questions of groups, as far as the game comes, without something."""

    rules: Mapping[str, Mapping[int, str]]
    """Those without a rule, by its identifier."""
    readings: Mapping[str, str]
    """What was misread without a rule, in Japanese, by its identifier; "" if the rule was merely absent."""
    abilities: Mapping[str, Mapping[int, OtherAnswer]]
    """Those without an ability of a card, by its key."""
    touched: frozenset[int] = frozenset()
    """Indices of the unread parts of the situation on which one of these games depends."""


def judge(situation: Situation, *, every_rule: bool = False) -> Judgement:
    """Play a situation, and again without each rule that may decide a question, or that it calls if ``every_rule``."""
    situation, played = settled(situation)
    return judgement(situation, played, tried(situation, played, every_rule=every_rule), every_rule=every_rule)


def tried(situation: Situation, played: Played, *, every_rule: bool = False) -> Tried:
    """Return the answers without each rule and ability that may decide a question of a played situation.

    The number of games is limited, not their time, so that a ruling is the same on every machine.
    """
    others: dict[str, Mapping[int, str]] = {}
    readings: dict[str, str] = {}
    touched: set[int] = set()
    look_at = Reservations(situation).gathering(touched)

    def leave_out(rule: str) -> None:
        if rule not in others:
            without = game_without(situation, rule, played)
            look_at(without.session)
            others[rule] = without.answers
            readings[rule] = bundle(rule.partition(":")[0]).book.misreading_of(rule, without.readings)

    if not played.answered:
        return Tried(others, readings, {})
    for claim in situation.claims:
        leave_out(claim)
    relevance = Relevance(situation)
    special, common = candidates(situation, played, relevance)
    for rules, most, enough in ((special, MOST_TRIED, ENOUGH), (common, MOST_COMMON, 1)):
        for rule in rules if every_rule else rules[:most]:
            if not (every_rule or relevance.is_of_keyword(rule)) and _is_explained(played, others, enough):
                break
            leave_out(rule)
    without_abilities = answers_without_abilities(situation, played, look_at)
    for rule in reversed(common[-MOST_COMMON:]):  # those by which the game goes on explain what nothing else does
        if not _is_without_reason(played, [*others.values(), *map(_answers, without_abilities.values())]):
            break
        leave_out(rule)
    return Tried(others, readings, without_abilities, frozenset(touched))


def _answers(others: Mapping[int, OtherAnswer]) -> dict[int, str]:
    return {group: one.answer for group, one in others.items()}


def _differs(query: AnsweredQuery, answers: Mapping[int, str]) -> bool:
    """Whether another answer to a question is among those of another game, by the group of the question.

    What is forbidden by other rules is forbidden all the same.
    """
    other = answers.get(query.group, query.outcome.answer)
    if query.outcome.refusals:
        return other.partition("(")[0] != query.outcome.verdict
    return other != query.outcome.answer


def _is_without_reason(played: Played, others: Collection[Mapping[int, str]]) -> bool:
    """Whether nothing is known on account of which some answer about the state of the game is what it is."""
    left = (query for query in played.answered if query.is_without_reason)
    return any(not any(_differs(query, answers) for answers in others) for query in left)


def judgement(situation: Situation, played: Played, others: Tried, *, every_rule: bool = False) -> Judgement:
    """Return the rulings on a played situation, from its answers without rules and abilities."""
    relevance = Relevance(situation)
    rulings: list[Ruling] = []
    decided: set[str] = set()
    groups = {query.group for query in played.answered}
    calls = {rule: -at for at, rule in enumerate(played.trace)}
    for query in played.answered:
        found = _Deciding((situation, played), others, relevance, query).rules()
        own = {rule: at - len(query.called) for at, rule in enumerate(query.called)}
        moments = own if query.outcome.is_permission else calls
        deciding = sorted(found, key=lambda one: _rank(one, query, relevance, decided, moments))
        decided |= {one.rule for one in deciding}
        allowing = _allowing(query, relevance, deciding)
        shown = deciding if every_rule else _shown(deciding, query, without_common=bool(allowing))
        if allowing and allowing == query.outcome.allowing and not every_rule:  # which say it all
            shown = shown[:1]
        rulings.append(Ruling(query, tuple(shown), allowing))
    required = tuple(rule for rule, answers in others.rules.items() if groups - answers.keys())
    undemonstrated = tuple(claim for claim in situation.claims if played.answered and claim not in decided)
    return Judgement(played, tuple(rulings), required, undemonstrated)


def _rank(
    one: DecidingRule, query: AnsweredQuery, relevance: Relevance, decided: Collection[str], moments: Mapping[str, int]
) -> tuple[bool, int, int, bool, int, int]:
    """Return what a deciding rule is sorted by: among rules of a subject, the most special ones come first.

    Refusals are in their order, and so are causes, before others; a rule that says nothing about any situation, such as
    that effects have instructions, comes last, whatever happened by it. Sentences of keywords are in that of their
    moments: the one that the game calls last made the state what it is, the one that a question calls first allows
    something.
    """
    generality = relevance.generality(one.rule)
    order = 0
    if one.subject == Subject.REFUSAL:
        order = [rule_of(rule) for rule in query.outcome.refusals].index(rule_of(one.rule))
    elif one.event and query.causes and one.subject != Subject.KEYWORD:
        causes = [cause.rule for cause in sorted(query.causes, key=lambda cause: cause.is_triggering)]
        number = rule_of(one.rule)  # what is asked about and has not happened comes before what has
        order = (causes.index(number) if number in causes else -1) - len(causes)
    moment = moments.get(one.rule, 0) if one.subject == Subject.KEYWORD else 0
    says_nothing = generality == OF_ANY_GAME and one.subject != Subject.REFUSAL
    return (says_nothing, one.subject, order, one.rule in decided, moment, generality)


def _shown(deciding: Sequence[DecidingRule], query: AnsweredQuery, *, without_common: bool) -> Sequence[DecidingRule]:
    """Return the rules that explain an answer: the special ones; if there are none, a common one and what happened.

    What happened is first where the question is about no card, such as one about the life of a player.

    Where rules about the question itself do, others only make up the number that is enough; one that was tried is among
    them, so that there is a game to compare. Of a keyword that forbids something, what else it says explains nothing.
    """
    forbidding = {whole(rule_of(rule)) for rule in query.outcome.refusals}
    deciding = [one for one in deciding if one.subject == Subject.REFUSAL or whole(rule_of(one.rule)) not in forbidding]
    special = [one for one in deciding if not one.is_common]
    near = [one for one in special if one.subject < Subject.SPECIAL]
    if not near:
        if special or without_common:
            return special[:MOST_SHOWN]
        happened = [one for one in deciding if one.event][:1]
        pair = (*deciding[:1], *happened) if query.sentence.clause.named else (*happened, *deciding[:1])
        return [*dict.fromkeys(pair)]
    shown = special[: max(ENOUGH, min(len(near), MOST_SHOWN))]
    tried_rules = (one for one in deciding if one.is_tried)
    return shown if any(one.is_tried for one in shown) else [*shown, *islice(tried_rules, 1)]


def _is_explained(played: Played, others: Mapping[str, Mapping[int, str]], enough: int) -> bool:
    """Whether every answer would be another one without so many of the rules, not sentences, that were tried."""
    return all(
        len({whole(rule_of(rule)) for rule, answers in others.items() if _differs(query, answers)}) >= enough
        for query in played.answered
    )


class _Deciding:
    """The rules that decide the answer to a question."""

    def __init__(
        self, game: tuple[Situation, Played], others: Tried, relevance: Relevance, query: AnsweredQuery
    ) -> None:
        """Look at a question, and at the abilities on which its answer depends."""
        situation, played = game
        self._query, self._others, self._relevance = query, others, relevance
        self._refusals = frozenset(map(rule_of, self._query.outcome.refusals))
        self._session, self._trace = played.session, played.trace
        self._situation = situation
        printed = [*printed_abilities(situation)]
        self._abilities = [one for one in printed if _differs(query, _answers(others.abilities.get(one.key, {})))]
        self._governing = {rule for one in printed for rule in one.rules if share(rule) < _OF_FEW_GAMES}
        self._effects = {_section(rule) for rule in self._governing if rule.startswith(situation.game.effects)}

    def rules(self) -> Sequence[DecidingRule]:
        """Return them."""
        differing = ((rule, answers) for rule, answers in self._others.rules.items() if _differs(self._query, answers))
        found = [self._without(rule, answers[self._query.group]) for rule, answers in differing]
        numbers = {rule_of(one.rule) for one in found}
        known = set(map(whole, numbers))
        of_abilities = [one for one in self._of_abilities() if whole(rule_of(one.rule)) not in known]
        causes = [one for one in dict.fromkeys(self._query.causes) if one.rule not in numbers]
        of_causes = [DecidingRule(one.rule, one.before, "", self._subject(one.rule), event=one.words) for one in causes]
        triggered = dict.fromkeys(self._query.idle)  # and has changed nothing
        of_idle = (DecidingRule(one.rule, "", "", Subject.CAUSE, event=one.words) for one in triggered)
        explaining = [*found, *of_abilities, *self._of_unmet(), *of_causes] or [*of_idle, *self._needed()]
        return [*explaining, *self._of_absent(explaining)]

    def _without(self, rule: str, answer: str) -> DecidingRule:
        """Return a rule without which the answer is another one."""
        event = next((cause.words for cause in self._query.causes if cause.rule == rule_of(rule)), "")
        return DecidingRule(rule, answer, self._others.readings[rule], self._subject(rule), is_tried=True, event=event)

    def _subject(self, rule: str) -> Subject:
        number, generality = rule_of(rule), self._relevance.generality(rule)
        if number in self._refusals:
            return Subject.REFUSAL
        if self._relevance.is_of_keyword(rule):
            return Subject.KEYWORD
        is_explained = generality < _OF_MOST_GAMES or number in self._situation.game.given
        if is_explained and any(cause.rule == number for cause in self._query.causes):
            return Subject.CAUSE
        is_common = self._relevance.is_common(rule)
        if not is_common and {number, whole(number)} & self._governing:
            return Subject.ABILITY
        if not is_common and _section(number) in self._effects:
            return Subject.EFFECT
        return Subject.COMMON if is_common else Subject.SPECIAL

    def _of_abilities(self) -> Iterator[DecidingRule]:
        """Yield the rules of keyword abilities without which the answer is another one.

        Of other abilities, those of what would have happened without them, where nothing has.
        """
        for one in self._abilities:
            words = self._words(self._situation.cards[one.card].name, one.ability)
            other = self._others.abilities[one.key][self._query.group]
            is_given = not self._relevance.is_of_keyword(one.rules[0])  # a keyword within it is what others get
            named = (rule for rule in one.rules if not (is_given and self._is_keyword(rule)))
            keywords = [self._called_of(rule) for rule in named if self._relevance.is_of_keyword(rule)]
            averted = [other.rule] if other.rule and not (keywords or self._query.causes) else []
            for rule in (*keywords, *averted):
                subject = self._subject(rule) if keywords else Subject.ABILITY
                yield DecidingRule(rule, other.answer, "", subject, ability=words)

    def _is_keyword(self, rule: str) -> bool:
        return rule.startswith(f"{self._situation.game.keywords}.")

    def _called_of(self, rule: str) -> str:
        """Return a sentence of a keyword's rule: one without which the game does not come so far, or the first called.

        An item comes after the rule's own sentences.
        """
        called = sorted((one for one in self._trace if whole(rule_of(one)) == rule), key=lambda one: "#item" in one)
        needed = (one for one in called if self._query.group not in self._others.rules.get(one, {self._query.group}))
        return next(needed, next(iter(called), rule))

    def _needed(self) -> Iterator[DecidingRule]:
        """Yield the rules of keywords without which the game does not come to the question."""
        for rule, answers in self._others.rules.items():
            if self._query.group not in answers and self._relevance.is_of_keyword(rule):
                yield DecidingRule(rule, "", self._others.readings[rule], Subject.KEYWORD)

    def _of_absent(self, explaining: Sequence[DecidingRule]) -> Iterator[DecidingRule]:
        """Yield the rule of what is asked about and has not happened, where no part of it explains the answer.

        Who has won is explained by whatever else there is.
        """
        clause, known = self._query.sentence.clause, {whole(rule_of(one.rule)) for one in explaining}
        for kind in clause.is_about if isinstance(clause, Query) else ():
            rule, words = self._situation.game.absent.get(kind, ("", ""))
            is_absent = not explaining if kind is Lose else self._query.outcome.answer == shown(False)
            if rule and is_absent and whole(rule) not in known:
                yield DecidingRule(rule, "", "", Subject.CAUSE, event=words)

    def _of_unmet(self) -> Iterator[DecidingRule]:
        """Yield the rules of the abilities that have not triggered, those of their keywords or events."""
        governed = bundle(self._situation.game.ruleset).governed
        for one in self._query.unmet:
            named = [rule for found in governing(one.ability.on, governed) for rule in found.rules]
            every = [rule for found in governing(replace(one.ability, layer=()), governed) for rule in found.rules]
            keywords = filter(self._relevance.is_of_keyword, every)
            rule = next(keywords, next(iter(named), every[-1]))
            yield DecidingRule(rule, one.answer, "", Subject.UNMET, ability=self._words(one.name, one.ability))

    def _words(self, name: str, ability: Ability) -> str:
        """Return the words for an ability of a card."""
        text = "" if self._session is None else self._session.table.text_of_record(ability).rstrip("。")
        return f"《{name}》の「{text}」"


def _section(rule: str) -> str:
    """Return the identifier of the section of a rule."""
    return rule.rpartition(".")[0]


def _allowing(answered: AnsweredQuery, relevance: Relevance, deciding: Sequence[DecidingRule]) -> tuple[str, ...]:
    """Return the rules of keywords that were asked for a permission, where none about the same keyword decides it.

    They are those of the cards that are asked about or in play, and such as can forbid something: what others hold does
    not bear on it, and neither does what a keyword means. Where no keyword explains it, they are those that say when it
    is legal.
    """
    called = answered.called if answered.outcome.is_permission else ()
    about = relevance.keywords_of(answered.concerned) - {whole(rule_of(one.rule)) for one in deciding}
    bearing = (rule for rule in called if {rule_of(rule), whole(rule_of(rule))} & about and _can_forbid(rule))
    is_explained = any(one.subject < Subject.SPECIAL for one in deciding)
    return tuple(islice(bearing, MOST_ALLOWING)) or (() if is_explained else answered.outcome.allowing)


def _can_forbid(rule: str) -> bool:
    """Whether a sentence is one of a rule, with its parts, that forbids or allows anything."""
    filters = bundle(rule.partition(":")[0]).book.filters
    return whole(rule_of(rule)) in {whole(rule_of(one)) for one in filters}
