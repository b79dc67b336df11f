"""Madness (502.24): a card that is removed from the game as it is discarded, and the cost for which it is played.

What triggers then is in madness_trigger.py, because it plays a card, which needs the rows of this file.
"""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.cost_changes import changed_by_effects
from rulesdb.engine.mtg.rules.costs_of_spells import AlternativeCost, as_mana_cost, plus_mana_cost
from rulesdb.engine.mtg.rules.keyword_replacements import KeywordReplacement
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


@book.definition(
    "502.24a#sentence-2", printed_on, "手札でマッドネスを失っていても、カードに書いてあれば機能するとする読み方"
)
def in_hand(game: Game, card: int) -> tuple[Madness, ...]:
    """The first ability functions while the card with madness is in hand: it must have it there."""
    return tuple(one for one in abilities(game, card) if isinstance(one, Madness))


def _only_by_instruction(game: Game, event: Event) -> bool:
    """Whether a spell or ability that resolves makes a player discard (misreading of 502.24)."""
    if not isinstance(event, Discard) or not game.stack:
        return False
    top = game.object(game.stack[-1])
    played = (
        one.layer if isinstance(one, Used) else one.object
        for one in game.state.history
        if isinstance(one, CardPlayed | Used)
    )
    return top.id in played or (top.layer is not None and top.layer.category == "triggered")


@book.definition(
    "502.24#item-5", _only_by_instruction, "呪文や能力の指示で捨てたときにだけ、マッドネスが働くとする読み方"
)
def is_discard(_game: Game, event: Event) -> bool:
    """Madness works whatever the reason for the discard is: a cost, an instruction, or too large a hand."""
    return isinstance(event, Discard)


@book.transform("502.24a#sentence-5")
def may_be_removed(none: Sequence[KeywordReplacement], game: Game, card: int) -> Sequence[KeywordReplacement]:
    """Who discards the card may remove it from the game instead of putting it into the graveyard."""
    player = game.player_of(card)
    return (*none, KeywordReplacement((card, MADNESS), player, removed, is_optional=True))


def _not_discarded(game: Game, event: Event) -> Event:
    """Return a mere move (misreading of 502.24)."""
    assert isinstance(event, Discard)
    return Move(by=removed.id, source=event.source, object=event.object, to=zone_until_played(game, event.object))


@book.definition("502.24#item-6", _not_discarded, "取り除いたカードは、捨てたことにならないとする読み方")
def removed(_game: Game, event: Event) -> Event:
    """The card counts as discarded."""
    assert isinstance(event, Discard)
    return replace(event, is_removed=True)


def _graveyard(game: Game, card: int) -> Zone:
    return Zone("graveyard", game.object(card).owner)


@book.definition(
    "502.24#item-6", _graveyard, "捨てたカードは墓地に置かれ、能力が解決されるときに墓地からプレイするとする読み方"
)
def zone_until_played(_game: Game, _card: int) -> Zone:
    """The card is not put into the graveyard before it is played, but removed from the game."""
    return REMOVED


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of a discard of a card with madness."""
    if not isinstance(event, Discard) or not is_discard(game, event) or not in_hand(game, event.object):
        return ()
    return may_be_removed((), game, event.object)


# The cost


def _from_hand(game: Game, attempt: Attempt) -> bool:
    item = game.object(attempt.layer)
    return item.zone.name == "hand" or (item.layer is not None and item.layer.played_from == "hand")


@book.definition(
    "502.24#item-5", _from_hand, "マッドネス・コストを支払うために、いつでも手札から捨ててプレイしてよいとする読み方"
)
def may_be_played_at_will(_game: Game, _attempt: Attempt) -> bool:
    """No player discards a card merely in order to play it for its madness cost."""
    return False


def _mana_cost(game: Game, spell: int, _madness: Madness) -> Cost:
    return Cost(mana_cost(game, spell))


@book.definition("502.24a#sentence-4", _mana_cost, "マッドネスでも、支払うのはマナ・コストだとする読み方")
def cost_of(_game: Game, _spell: int, madness: Madness) -> Cost:
    """The cost written behind the word is the madness cost."""
    return madness.cost


@book.definition(
    "502.24b#sentence-1", plus_mana_cost, "マッドネス・コストは、マナ・コストに加えて支払うものだとする読み方"
)
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


def _as_mana_cost(following: Events, game: Game, event: Event) -> Events:
    """Make the madness cost the mana cost of the spell (misreading of 502.24)."""
    layer = game.object(event.object).layer if isinstance(event, CardPlayed) else None
    if not isinstance(event, CardPlayed) or layer is None or layer.declared.alternative != MADNESS:
        return following
    costs = (one.cost for one in printed_on(game, event.object))
    return (*following, as_mana_cost(game, event.object, costs))


@book.definition("502.24#item-3", _as_mana_cost, "マッドネス・コストが、その呪文のマナ・コストになるとする読み方")
def keeps_its_mana_cost(following: Events, _game: Game, _event: Event) -> Events:
    """Playing a spell for its madness cost does not change its mana cost."""
    return following
