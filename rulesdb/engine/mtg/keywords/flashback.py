"""Flashback (502.22): a card that is played from the graveyard, and removed from the game as it leaves the stack."""

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
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, changed_by_effects
from rulesdb.engine.mtg.rules.keyword_rows import KeywordReplacement
from rulesdb.engine.mtg.rules.resolving import counter_without_targets, leave_the_stack
from rulesdb.engine.mtg.verbs.objects import COUNTERING
from rulesdb.engine.mtg.zones import REMOVED, STACK, ZoneName

FLASHBACK = "フラッシュバック"
"""The name by which a player announces the flashback cost."""


class Flashback(Keyword, frozen=True):
    """Flashback: the card may be played from the graveyard for a cost, and is removed from the game afterwards."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("フラッシュバック", "502.22")}

    cost: Cost
    """The flashback cost."""


PHRASES = (phrase(Flashback, "フラッシュバック{cost}"),)


def of_object(game: Game, object_id: int) -> tuple[Flashback, ...]:
    """Return the flashback abilities of an object."""
    return tuple(one for one in abilities(game, object_id) if isinstance(one, Flashback))


# Playing from the graveyard


@book.definition("502.22a#sentence-2")
def works_in(zone: ZoneName | None) -> bool:
    """Flashback works while the card is in a graveyard."""
    return zone == "graveyard"


@book.filter("502.22a#sentence-4")
def may_be_played(game: Game, player: int, object_id: int) -> bool:
    """The card may be played from its owner's graveyard."""
    zone = game.object(object_id).zone
    return zone.owner == player and works_in(zone.name) and bool(of_object(game, object_id))


@book.definition("502.22a#sentence-3")
def cost_of(_game: Game, _spell: int, flashback: Flashback) -> Cost:
    """The cost written behind the word is the flashback cost."""
    return flashback.cost


@book.definition("502.22a#sentence-6")
def as_alternative_cost(_game: Game, _spell: int, cost: Cost) -> Cost:
    """The flashback cost is paid as alternative costs are: it takes the place of the mana cost (409.1f)."""
    return cost


def alternative_costs(game: Game, attempt: Attempt) -> Iterator[AlternativeCost]:
    """Yield the costs for which a card is played by its flashback."""
    item = game.object(attempt.layer)
    origin = item.zone.name if item.layer is None else item.layer.played_from
    if attempt.by_effect or not works_in(origin):
        return
    for one in of_object(game, item.id):
        cost = as_alternative_cost(game, item.id, cost_of(game, item.id, one))
        yield AlternativeCost(FLASHBACK, cost, is_forced=origin == "graveyard", total=total)


@book.transform("502.22#item-2")
def total(due: Due, game: Game, attempt: Attempt) -> Due:
    """Effects that increase or reduce costs apply to the flashback cost, too: they change the total cost."""
    return changed_by_effects(due, game, attempt)


def is_played_by_flashback(game: Game, spell: int) -> bool:
    """Whether the flashback cost of a spell was announced."""
    layer = game.object(spell).layer
    assert layer is not None
    return layer.declared.alternative == FLASHBACK


@book.definition("502.22#item-1")
def keeps_its_mana_cost(following: Events, _game: Game, _event: Event) -> Events:
    """Playing a spell for its flashback cost does not change its mana cost."""
    return following


# Leaving the stack


_COUNTERED = frozenset({COUNTERING, counter_without_targets.id})


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of the move by which a spell that was played by flashback leaves the stack."""
    if not isinstance(event, Move) or event.to == STACK or game.object(event.object).zone != STACK:
        return ()
    spell = event.object
    if not is_played_by_flashback(game, spell) or not _is_removed(event):
        return ()
    return (KeywordReplacement((spell, FLASHBACK), game.player_of(spell), lambda _game, move: removed(move)),)


def _is_removed(move: Move) -> bool:
    if move.by == leave_the_stack.id:
        return resolves(move)
    if move.by in _COUNTERED:
        return is_countered(move)
    return goes_anywhere(move)


@book.filter("502.22#item-3")
def resolves(move: Move) -> bool:
    """As the spell resolves, it is removed from the game, and never goes to the graveyard."""
    return move.by == leave_the_stack.id


@book.filter("502.22#item-4")
def is_countered(move: Move) -> bool:
    """As the spell is countered, it is removed from the game, too."""
    return move.by in _COUNTERED


@book.definition("502.22a#sentence-5")
def goes_anywhere(move: Move) -> bool:
    """Wherever else the card would go as it leaves the stack, it is removed from the game instead."""
    return move.to != STACK


def removed(move: Event) -> Event:
    """Return the removal from the game."""
    assert isinstance(move, Move)
    return replace(move, by="mtg:502.22a", to=REMOVED)
