"""The triggered ability of madness (502.24a): the owner of the removed card plays it, or puts it into the graveyard."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.madness import MADNESS, Madness, in_hand, removed
from rulesdb.engine.mtg.rules.attempts import ForcedCost
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.state import Pending
from rulesdb.engine.mtg.zones import IN_PLAY, Zone


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


@book.definition("502.24#item-1")
def play_or_put(game: Game, player: int, card: int, madness: Madness) -> None:
    """As the ability resolves, the owner either plays the card or puts it into the graveyard."""
    if not (may_be_played(game, player, card) and _is_played(game, player, card, madness)):
        decline(game, card, madness)


def _is_played(game: Game, player: int, card: int, madness: Madness) -> bool:
    return game.answers_yes(player, "may", may_be_played.id) and play(game, player, card, madness)


@book.definition("502.24#item-2")
def play(game: Game, player: int, card: int, madness: Madness) -> bool:
    """The card is played as an instant is from hand, for its madness cost: as a spell, which can be countered."""
    return play_by_effect(game, player, card, forced=ForcedCost(MADNESS, madness))


@book.definition("502.24#item-7")
def decline(game: Game, card: int, _madness: Madness) -> None:
    """A card that is not played goes to the graveyard, and there is no other chance to play it."""
    put_into_graveyard(game, card)


@book.filter("502.24a#sentence-6")
def may_be_played(game: Game, player: int, card: int) -> bool:
    """The owner may play the card for its madness cost."""
    return game.object(card).owner == player


@book.step("502.24a#sentence-7")
def put_into_graveyard(game: Game, card: int) -> None:
    """A card that is not played is put into its owner's graveyard."""
    to = Zone("graveyard", game.object(card).owner)
    happen(game, Move(by=put_into_graveyard.id, object=card, to=to))


@book.definition("502.24a#sentence-3")
def is_removed_by_madness(_game: Game, event: Event) -> bool:
    """The second ability triggers when the first one has been applied to a discard, and not on another removal."""
    is_mere_move = isinstance(event, Move) and event.by == removed.id and event.to != IN_PLAY
    return is_mere_move or (isinstance(event, Discard) and event.is_removed)


@book.definition("502.24a#sentence-1")
def gained_together(found: tuple[Madness, ...], _game: Game, _card: int) -> tuple[Madness, ...]:
    """Madness stands for two abilities: a card that gains the keyword gains the triggered one, too."""
    return found


def triggers(following: Events, game: Game, event: Event) -> Events:
    """Add the trigger of the second ability to what follows from an event."""
    if not isinstance(event, Discard | Move) or not is_removed_by_madness(game, event):
        return following
    serial = game.object(event.object).serial
    zones = (*game.zone("removed"), *game.zone("graveyard", game.object(event.object).owner))
    card = next(item for item in map(game.object, zones) if item.serial == serial)
    had = gained_together(in_hand(game, event.object), game, event.object)
    return (*following, *(trigger_of_madness(game, card.id, one) for one in had[:1]))


def trigger_of_madness(game: Game, card: int, madness: Madness) -> Triggers:
    """Return the trigger of the second ability of a card that is removed from the game."""
    owner = game.player_of(card)
    pending = Pending(owner, card, (Spell((PlaysForMadness(madness),)),), Context(owner, card), None)
    return Triggers(by=is_removed_by_madness.id, pending=pending)
