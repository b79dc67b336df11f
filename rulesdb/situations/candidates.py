"""The rules and abilities whose absence is worth trying for a ruling, the most special rules first.

A game calls hundreds of rules, and most games are played again without a rule in vain. So one run of the game finds out
which rules would do anything else if they were off; of these, the ones that few topics need and those of the keywords
on the cards are what a player asks about.

A topic is a dozen checks of neighbouring rules, or an example situation of the game; a rule is decisive in one if the
engine calls it there and its misreading would have done something else. Rules that nearly every game needs have a high
share: they change every answer and explain none. ``data/GAME/rule-shares.tsv`` lists all numbered ones from a share of
5 % on, as measured once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.records.governing import governing
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import OtherAnswer, Played, decisive_rules, other_answers
from rulesdb.situations.session import Session
from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.words.rule_parts import rule_of

COMMON = 35
"""The share in percent from which on a rule is a common one."""
_NAME = "rule-shares.tsv"
_COLUMNS = ("rule", "percent")


def share(rule: str) -> int:
    """Return the share of topics in which a sentence or rule is decisive, in percent; 0 for one that is not listed.

    That of a rule is the least of those of its sentences that are listed: it is as special as any of them. A clause of
    a sentence that was measured as a whole has the share of the sentence.
    """
    ruleset, _, name = rule.partition(":")
    if "#" not in name:
        return _of_rules(ruleset).get(name, 0)
    return listed(ruleset).get(name, listed(ruleset).get(whole(name), 0))


@cache
def listed(ruleset: str) -> Mapping[str, int]:
    """Return the shares in percent that are listed for a game, by the sentence or rule without the game's name."""
    rows = read_table(data_folder() / ruleset / _NAME, _COLUMNS, _COLUMNS)
    return {row["rule"]: int(row["percent"]) for _, row in rows}


@cache
def _of_rules(ruleset: str) -> Mapping[str, int]:
    """Return the shares in percent by the rule alone."""
    shares: dict[str, int] = {}
    for part, percent in listed(ruleset).items():
        number = part.partition("#")[0]
        shares[number] = min(percent, shares.get(number, 100))
    return shares


OF_ANY_GAME = 100
"""The generality of rules that say nothing about a situation, in percent."""


def whole(number: str) -> str:
    """Return the number of the rule of which a number with a letter is a part."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


class Relevance:
    """How much the rules say about a situation."""

    def __init__(self, situation: Situation) -> None:
        """Look at the keywords of the cards of a situation."""
        game = situation.game
        self._section = f"{game.keywords}."
        named = (self._section, *game.named)
        governed = bundle(game.ruleset).governed
        self._of_cards = {
            card.name: frozenset(
                rule for one in governing(card, governed) for rule in one.rules if rule.startswith(named)
            )
            for card in situation.cards
        }
        self._keywords = self.keywords_of(self._of_cards)
        self._course = game.course
        self._first = frozenset(situation.claims) | self._keywords

    def keywords_of(self, names: Iterable[str]) -> frozenset[str]:
        """Return the rules of the keywords of cards, given by name."""
        return frozenset().union(*(self._of_cards.get(name, ()) for name in names))

    def is_of_keyword(self, rule: str) -> bool:
        """Whether a sentence is one of the rules of a keyword that a card has."""
        number = rule_of(rule)
        return bool({number, whole(number)} & self._keywords)

    def generality(self, rule: str) -> int:
        """Return how little a rule says about this situation, in percent: 0 for those of its keywords and claims."""
        if rule in self._first or self.is_of_keyword(rule):
            return 0
        if rule_of(rule) in self._course or rule.startswith(self._section):
            return OF_ANY_GAME
        return share(rule)

    def is_common(self, rule: str) -> bool:
        """Whether a rule is one that most games need, such as passing, paying and the resolution of the stack."""
        return self.generality(rule) >= COMMON


class Candidates(NamedTuple):
    """The rules to try, in two lists; in each the most special and the latest come first."""

    special: tuple[str, ...]
    """Those of refusals and of keywords, then the others that are not common."""
    common: tuple[str, ...]
    """Those that most games need."""


def candidates(situation: Situation, played: Played, relevance: Relevance) -> Candidates:
    """Return the called rules that may decide an answer; those without which the game is the same are left out."""
    refusals = {rule_of(rule) for query in played.answered for rule in query.outcome.refusals}
    decisive = decisive_rules(situation, played.trace)
    latest = [rule for rule in reversed(played.trace) if rule in decisive]
    forbidding = [rule for rule in latest if rule_of(rule) in refusals]
    others = [rule for rule in latest if rule_of(rule) not in refusals]
    of_keywords = [rule for rule in others if relevance.generality(rule) == 0 and relevance.is_of_keyword(rule)]
    special = [rule for rule in others if rule not in of_keywords and not relevance.is_common(rule)]
    common = [rule for rule in others if relevance.is_common(rule)]
    return Candidates((*forbidding, *of_keywords, *_in_turn(special, relevance)), tuple(_in_turn(common, relevance)))


def _in_turn(latest: Sequence[str], relevance: Relevance) -> Iterator[str]:
    """Yield rules in turn from two lists: the most special, and the latest; those of any game come at the end."""
    others = [rule for rule in latest if relevance.generality(rule) < OF_ANY_GAME]
    most_special = sorted(others, key=relevance.generality)
    yield from dict.fromkeys(rule for pair in zip(most_special, others, strict=True) for rule in pair)
    yield from (rule for rule in latest if relevance.generality(rule) == OF_ANY_GAME)


MOST_TRIED = 12
"""Abilities of which the absence is tried."""


class PrintedAbility(NamedTuple):
    """An ability of a card of a situation."""

    card: int
    """Index of the card among those of the situation."""
    position: int
    """Index of the ability among those of the card."""
    ability: Ability
    """The ability."""
    rules: tuple[str, ...]
    """Identifiers of the rules that govern it, outermost first."""

    @property
    def key(self) -> str:
        """What names it among the abilities of the situation."""
        return f"{self.card}.{self.position}"


def printed_abilities(situation: Situation) -> Iterator[PrintedAbility]:
    """Yield the abilities of the cards of a situation, as far as they are tried."""
    every = ((at, *one) for at, card in enumerate(situation.cards) for one in enumerate(card.abilities))
    governed = bundle(situation.game.ruleset).governed
    for (card, position, ability), _ in zip(every, range(MOST_TRIED), strict=False):
        rules = dict.fromkeys(rule for one in governing(ability, governed) for rule in one.rules)
        yield PrintedAbility(card, position, ability, tuple(rules))


def answers_without_abilities(
    situation: Situation, played: Played, look_at: Callable[[Session], None]
) -> dict[str, dict[int, OtherAnswer]]:
    """Return the answers to the questions of a played situation without each ability of its cards, by its key.

    ``look_at`` is called with each game without one.
    """
    return {one.key: _answers_without(situation, one, played, look_at) for one in printed_abilities(situation)}


def _answers_without(
    situation: Situation, printed: PrintedAbility, played: Played, look_at: Callable[[Session], None]
) -> dict[int, OtherAnswer]:
    """Return the answers without an ability as far as the same actions are possible; none for a card that needs it.

    Without what it does a card is played all the same, and has no target; without a keyword it is another card.
    """
    card = situation.cards[printed.card]
    left = (*card.abilities[: printed.position], *card.abilities[printed.position + 1 :])
    try:
        without = replace(card, abilities=left)
    except EngineError:
        return {}
    cards = (*situation.cards[: printed.card], without, *situation.cards[printed.card + 1 :])
    is_keyword = any(rule.startswith(f"{situation.game.keywords}.") for rule in printed.rules)
    return other_answers(situation._replace(cards=cards), played, look_at, stops_at_problems=is_keyword)
