"""The play of a card whose last time counter was removed (502.59): without its mana cost, if that is possible."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import Haste
from rulesdb.engine.mtg.card_parts.object_effects import GetsAbility
from rulesdb.engine.mtg.characteristics import is_creature
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import PARTS
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.playing import (
    play_by_effect,
)
from rulesdb.engine.mtg.rules.total_costs import total_cost
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Object, Until
from rulesdb.engine.mtg.verbs.sequences import Begin
from rulesdb.engine.mtg.zones import REMOVED, Zone

TIME = "時間"
"""The name of the counters."""


def is_removed(item: Object) -> bool:
    """Whether an object is removed from the game."""
    return item.zone == REMOVED


@book.definition("502.59a#sentence-8")
def card_to_play(game: Game, source: int) -> int | None:
    """As the last time counter has been removed, the card is played if it is removed from the game still."""
    return source if game.has(source) else None


class PlaySuspended(DiscreteEffect, frozen=True):
    """Play the source without paying its mana cost, if possible; a creature has haste then."""

    def generate(self, game: Game, context: Context) -> bool:
        """Play the card, or leave it where it is."""
        card = card_to_play(game, context.source)
        if card is None:
            return False
        if not play_whatever_the_time(game, context.controller, card):
            happen_to_unplayed(game, card)
            return False
        if is_creature(game, card):
            give_haste(game, context)
        return True


def play_whatever_the_time(game: Game, player: int, card: int) -> bool:
    """Play a card whose last time counter was removed; return False, and change nothing, if that is not possible."""
    if not must_be_played(game, player) or not is_its_time(game, player, card):
        return False
    return play_within_restrictions(game, player, card)


@book.definition("502.59#item-7")
def must_be_played(_game: Game, _player: int) -> bool:
    """The owner must play the card if possible, whether or not they want to."""
    return True


@book.definition("502.59#item-7")
def is_its_time(_game: Game, _player: int, _card: int) -> bool:
    """The usual restrictions of timing are ignored."""
    return True


@book.definition("502.59#item-7")
def play_within_restrictions(game: Game, player: int, card: int) -> bool:
    """Other restrictions than those of timing are not ignored."""
    return play_with_mana(game, player, card)


@book.definition("502.59#item-9")
def play_with_mana(game: Game, player: int, card: int) -> bool:
    """Whether mana abilities are played for additional costs the player decides."""
    return play_if_additional_costs_are_paid(game, player, card)


@book.definition("502.59#item-9")
def must_pay(_game: Game, _player: int) -> bool:
    """Additional costs must be paid if that is possible, such as with mana in the pool."""
    return True


def play_if_additional_costs_are_paid(game: Game, player: int, card: int) -> bool:
    """Play a card together with its additional costs; return False, and change nothing, if they are not paid."""
    due = total_cost(game, Attempt(player, card, card, is_free=True))
    has_costs = bool(due.amounts(PARTS) or due.effects)
    return (not has_costs or must_pay(game, player)) and play_for_free(game, player, card)


@book.definition("502.59c#sentence-1")
def play_for_free(game: Game, player: int, card: int) -> bool:
    """To play without paying the mana cost follows the rules of alternative costs: additional costs are paid."""
    return play_by_effect(game, player, card, is_free=is_without_its_mana_cost())


@book.definition("502.59a#sentence-8")
def is_without_its_mana_cost() -> bool:
    """The card is played without paying its mana cost."""
    return True


@book.definition("502.59a#sentence-9")
def zone_of_unplayed(game: Game, card: int) -> Zone:
    """A card that cannot be played stays removed from the game."""
    return game.object(card).zone


def happen_to_unplayed(game: Game, card: int) -> None:
    """Put a card that was not played where it belongs, if it is not there."""
    to = zone_of_unplayed(game, card)
    if game.object(card).zone != to:
        happen(game, Move(by=zone_of_unplayed.id, object=card, to=to))
        return
    missing = counters_of_unplayed(game, card) - dict(game.object(card).counters).get(TIME, 0)
    if missing:
        happen(game, Count(by="mtg:502.59", object=card, counter=TIME, amount=missing))


@book.definition("502.59#item-8")
def counters_of_unplayed(game: Game, card: int) -> int:
    """A card that could not be played stays removed as it is, without time counters."""
    return dict(game.object(card).counters).get(TIME, 0)


@book.definition("502.59#item-10")
def duration_of_haste() -> Until:
    """The creature keeps haste after its first turn, until another player gains control of it."""
    return "control is lost"


@book.step("502.59a#sentence-10")
def give_haste(game: Game, context: Context) -> None:
    """A creature that was played by suspend has haste until its player loses control of it."""
    Begin(GetsAbility(Haste()), duration_of_haste(), Source()).generate(game, context)
