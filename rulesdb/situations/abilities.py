"""The abilities of a situation's cards without which an answer would be another one."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.records.governing import governing
from rulesdb.situations.files import Situation
from rulesdb.situations.playing import OtherAnswer, Played, other_answers

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

    @property
    def key(self) -> str:
        """What names it among the abilities of the situation."""
        return f"{self.card}.{self.position}"

    @property
    def rules(self) -> tuple[str, ...]:
        """Identifiers of the rules that govern it, outermost first."""
        return tuple(dict.fromkeys(rule for one in governing(self.ability) for rule in one.rules))


def printed_abilities(situation: Situation) -> Iterator[PrintedAbility]:
    """Yield the abilities of the cards of a situation, as far as they are tried."""
    every = ((at, *one) for at, card in enumerate(situation.cards) for one in enumerate(card.abilities))
    for found, _ in zip(every, range(MOST_TRIED), strict=False):
        yield PrintedAbility(*found)


def answers_without_abilities(situation: Situation, played: Played) -> dict[str, dict[int, OtherAnswer]]:
    """Return the answers to the questions of a played situation without each ability of its cards, by its key."""
    return {one.key: _answers_without(situation, one, played) for one in printed_abilities(situation)}


def _answers_without(situation: Situation, printed: PrintedAbility, played: Played) -> dict[int, OtherAnswer]:
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
    return other_answers(situation._replace(cards=cards), played, stops_at_problems=is_keyword)
