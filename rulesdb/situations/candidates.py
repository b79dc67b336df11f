"""The rules whose absence is worth trying for a ruling, the most special first.

A game calls hundreds of rules, and most games are played again without a rule in vain. So one run of the game finds out
which rules would do anything else if they were off; of these, the ones that few topics need (``rule_shares.py``) and
those of the keywords on the cards are what a player asks about.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.records.governing import governing
from rulesdb.graph.parts import rule_of
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import Played, decisive_rules
from rulesdb.situations.rule_shares import COMMON, share

_OF_ANY_GAME = 100
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
        self._of_cards = {
            card.name: frozenset(rule for one in governing(card) for rule in one.rules if rule.startswith(named))
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
            return _OF_ANY_GAME
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
    return Candidates(
        (*forbidding, *of_keywords, *_in_turn(special, relevance)),
        tuple(_in_turn(common, relevance)),
    )


def _in_turn(latest: Sequence[str], relevance: Relevance) -> Iterator[str]:
    """Yield rules in turn from two lists: the most special, and the latest; those of any game come at the end."""
    others = [rule for rule in latest if relevance.generality(rule) < _OF_ANY_GAME]
    most_special = sorted(others, key=relevance.generality)
    yield from dict.fromkeys(rule for pair in zip(most_special, others, strict=True) for rule in pair)
    yield from (rule for rule in latest if relevance.generality(rule) == _OF_ANY_GAME)
