"""Madness (502.24): a card that is removed from the game as it is discarded, and the cost for which it is played.

What triggers then is in madness_trigger.py, because it plays a card, which needs the rows of this file.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, changed_by_effects
from rulesdb.engine.mtg.rules.keyword_rows import KeywordReplacement
from rulesdb.engine.mtg.zones import REMOVED, Zone

MADNESS = "マッドネス"
"""The name of the madness cost among alternative costs."""


class Madness(Keyword, frozen=True):
    """Madness: the card may be removed from the game as it is discarded, and then be played for a cost."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("マッドネス", "502.24")}

    cost: Cost
    """The madness cost."""


PHRASES = (phrase(Madness, "マッドネス{cost}"),)


def printed_on(game: Game, object_id: int) -> tuple[Madness, ...]:
    """Return the madness abilities printed on a card."""
    return tuple(one for one in game.object(object_id).card.abilities if isinstance(one, Madness))


# The discard


@book.definition("502.24a#sentence-2")
def in_hand(game: Game, card: int) -> tuple[Madness, ...]:
    """The first ability functions while the card with madness is in hand: it must have it there."""
    return tuple(one for one in abilities(game, card) if isinstance(one, Madness))


@book.definition("502.24#item-5")
def is_discard(_game: Game, event: Event) -> bool:
    """Madness works whatever the reason for the discard is: a cost, an instruction, or too large a hand."""
    return isinstance(event, Discard)


@book.transform("502.24a#sentence-5")
def may_be_removed(none: Sequence[KeywordReplacement], game: Game, card: int) -> Sequence[KeywordReplacement]:
    """Who discards the card may remove it from the game instead of putting it into the graveyard."""
    player = game.player_of(card)
    return (*none, KeywordReplacement((card, MADNESS), player, removed, is_optional=True))


@book.definition("502.24#item-6")
def removed(_game: Game, event: Event) -> Event:
    """The card counts as discarded."""
    assert isinstance(event, Discard)
    return replace(event, is_removed=True)


@book.definition("502.24#item-6")
def zone_until_played(_game: Game, _card: int) -> Zone:
    """The card is not put into the graveyard before it is played, but removed from the game."""
    return REMOVED


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of a discard of a card with madness."""
    if not isinstance(event, Discard) or not is_discard(game, event) or not in_hand(game, event.object):
        return ()
    return may_be_removed((), game, event.object)


# The cost


@book.definition("502.24#item-5")
def may_be_played_at_will(_game: Game, _attempt: Attempt) -> bool:
    """No player discards a card merely in order to play it for its madness cost."""
    return False


@book.definition("502.24a#sentence-4")
def cost_of(_game: Game, _spell: int, madness: Madness) -> Cost:
    """The cost written behind the word is the madness cost."""
    return madness.cost


@book.definition("502.24b#sentence-1")
def as_alternative_cost(_game: Game, _spell: int, cost: Cost) -> Cost:
    """The madness cost is paid as alternative costs are: it takes the place of the mana cost (409.1f)."""
    return cost


def alternative_costs(game: Game, attempt: Attempt) -> Iterator[AlternativeCost]:
    """Yield the cost for which madness lets a player play a card."""
    forced, spell = attempt.forced, attempt.layer
    found = in_hand(game, spell) if forced is None and may_be_played_at_will(game, attempt) else ()
    for madness in found if forced is None else (forced.ability,):
        if isinstance(madness, Madness):
            cost = as_alternative_cost(game, spell, cost_of(game, spell, madness))
            yield AlternativeCost(MADNESS, cost, total=total)


@book.transform("502.24#item-4")
def total(due: Due, game: Game, attempt: Attempt) -> Due:
    """Effects that increase or reduce costs apply to the madness cost, too: they change the total cost."""
    return changed_by_effects(due, game, attempt)


@book.definition("502.24#item-3")
def keeps_its_mana_cost(following: Events, _game: Game, _event: Event) -> Events:
    """Playing a spell for its madness cost does not change its mana cost."""
    return following
