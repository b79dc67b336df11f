"""Madness (502.24): a card that is removed from the game as it is discarded, and then played for a cost."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Keyword, Spell, governed_by
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, KeywordReplacement
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.state import IN_PLAY, Context, Pending, Zone

MADNESS = "マッドネス"
"""The name of the madness cost among alternative costs."""


class Madness(Keyword, frozen=True):
    """Madness: the card may be removed from the game as it is discarded, and then be played for a cost."""

    GOVERNED_BY = governed_by("マッドネス", "502.24")

    cost: Cost
    """The madness cost."""


PHRASES = (phrase(Madness, "マッドネス{cost}"),)


@book.definition("502.24a#sentence-2")
def madness_in_hand(game: Game, card: int) -> tuple[Madness, ...]:
    """The first ability functions while the card with madness is in hand: it must have it there."""
    return tuple(one for one in abilities(game, card) if isinstance(one, Madness))


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of a discard of a card with madness."""
    return replacements_of_discard(game, event) if isinstance(event, Discard) else ()


@book.law
def replacements_of_discard(game: Game, discard: Discard) -> tuple[KeywordReplacement, ...]:
    """Return the effect by which who discards a card, for whatever reason, may remove it from the game (502.24a)."""
    card = discard.object
    if not madness_in_hand(game, card):
        return ()
    return (KeywordReplacement((card, MADNESS), game.player_of(card), removed, is_optional=True),)


@book.definition("502.24#item-6b")
def removed(_game: Game, event: Event) -> Event:
    """The card counts as discarded, and is removed from the game rather than put into the graveyard."""
    assert isinstance(event, Discard)
    return replace(event, is_removed=True)


class PlaysForMadness(DiscreteEffect, frozen=True):
    """The owner of the card plays it for its madness cost, or puts it into the graveyard."""

    madness: Madness
    """The ability that the card had in hand."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the owner choose, if the card is still removed from the game."""
        if not game.has(context.source):
            return False
        play_or_put(game, context.controller, context.source, self.madness)
        return True


def triggers(game: Game, event: Discard | Move) -> Events:
    """Return the trigger of the second ability by the removal of a card, if that has it."""
    found = triggered(game, event)
    if not found:
        return ()
    discarded = game.object(event.object)
    zones = (*game.zone("removed"), *game.zone("graveyard", discarded.owner))
    card = next(item.id for item in map(game.object, zones) if item.serial == discarded.serial)
    return tuple(trigger_of_madness(game, card, one) for one in found)


def trigger_of_madness(game: Game, card: int, madness: Madness) -> Triggers:
    """Return the trigger of the second ability of a card that is removed from the game."""
    owner = game.player_of(card)
    layer = (Spell((PlaysForMadness(madness),)),)
    return Triggers(by=triggered.id, pending=Pending(owner, card, layer, Context(owner, card)))


@book.definition("502.24a#sentence-3")
def triggered(game: Game, event: Discard | Move) -> tuple[Madness, ...]:
    """The second ability triggers when the first one has been applied to a discard, and not on another removal."""
    is_mere_move = isinstance(event, Move) and event.by == removed.id and event.to != IN_PLAY
    is_applied = event.is_removed if isinstance(event, Discard) else is_mere_move
    return madness_in_hand(game, event.object)[:1] if is_applied else ()


@book.definition("502.24#item-1")
def play_or_put(game: Game, player: int, card: int, madness: Madness) -> None:
    """As the ability resolves, the owner either plays the card or puts it into the graveyard."""
    cost = AlternativeCost(MADNESS, madness.cost)
    if not (is_to_be_played(game, player, card) and play(game, player, card, cost)):
        put_into_graveyard(game, card)


@book.definition("502.24a#sentence-6")
def is_to_be_played(game: Game, player: int, card: int) -> bool:
    """The owner may play the card for its madness cost, and need not."""
    return game.answers_yes(player, "may", is_to_be_played.id, card)


@book.definition("502.24#item-2b")
def play(game: Game, player: int, card: int, cost: AlternativeCost) -> bool:
    """The card is played as an instant is from hand, for its madness cost: as a spell, which can be countered."""
    return play_by_effect(game, player, card, forced=cost)


@book.definition("502.24a#sentence-7")
def put_into_graveyard(game: Game, card: int) -> None:
    """A card that is not played is put into its owner's graveyard."""
    to = Zone("graveyard", game.object(card).owner)
    happen(game, Move(by=put_into_graveyard.id, object=card, to=to))
