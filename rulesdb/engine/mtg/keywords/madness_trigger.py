"""The triggered ability of madness (502.24a): the owner of the removed card plays it, or puts it into the graveyard."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.madness import MADNESS, Madness, in_hand, printed_on, removed
from rulesdb.engine.mtg.rules.attempt import ForcedCost
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.state import Pending
from rulesdb.engine.mtg.zones import IN_PLAY, REMOVED, Zone


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


def _later(_game: Game, _player: int, _card: int, _madness: Madness) -> None:
    """Leave the card where it is, to be played until its owner passes (the rule before Time Spiral)."""


@book.definition(
    "502.24#item-1", _later, "能力が解決されるときにはプレイせず、その後にプレイするという、旧ルールの読み方"
)
def play_or_put(game: Game, player: int, card: int, madness: Madness) -> None:
    """As the ability resolves, the owner either plays the card or puts it into the graveyard."""
    if not (may_be_played(game, player, card) and _is_played(game, player, card, madness)):
        decline(game, card, madness)


def _is_played(game: Game, player: int, card: int, madness: Madness) -> bool:
    return game.answers_yes(player, "may", may_be_played.id) and play(game, player, card, madness)


def _straight_into_play(game: Game, player: int, card: int, _madness: Madness) -> bool:
    return happen(game, Move(by="mtg:502.24", object=card, to=IN_PLAY, controller=player))


@book.definition(
    "502.24#item-2", _straight_into_play, "プレイするカードは、スタックに置かれずにそのまま場に出るとする読み方"
)
def play(game: Game, player: int, card: int, madness: Madness) -> bool:
    """The card is played as an instant is from hand, for its madness cost: as a spell, which can be countered."""
    return play_by_effect(game, player, card, forced=ForcedCost(MADNESS, madness))


def _triggers_again(game: Game, card: int, madness: Madness) -> None:
    note(game, _trigger(game, card, madness))


@book.definition("502.24#item-7", _triggers_again, "プレイしないことを選んでも、また機会が与えられるとする読み方")
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


def _is_any_removal(game: Game, event: Event) -> bool:
    """Whether a card with madness is removed from the game, however (misreading of 502.24a)."""
    return isinstance(event, Move) and event.to == REMOVED and bool(printed_on(game, event.object))


@book.definition(
    "502.24a#sentence-3", _is_any_removal, "捨てたのでなくても、ゲームから取り除かれれば誘発するとする読み方"
)
def is_removed_by_madness(_game: Game, event: Event) -> bool:
    """The second ability triggers when the first one has been applied to a discard, and not on another removal."""
    is_mere_move = isinstance(event, Move) and event.by == removed.id and event.to != IN_PLAY
    return is_mere_move or (isinstance(event, Discard) and event.is_removed)


def _those_printed(found: tuple[Madness, ...], game: Game, card: int) -> tuple[Madness, ...]:
    return tuple(one for one in found if one in printed_on(game, card))


@book.definition(
    "502.24a#sentence-1",
    _those_printed,
    "効果でマッドネスを得たカードは、ゲームから取り除く能力だけを得て、誘発型能力は得ないとする読み方",
)
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
    return (*following, *(_trigger(game, card.id, one) for one in had[:1]))


def _trigger(game: Game, card: int, madness: Madness) -> Triggers:
    """Return the trigger of the second ability of a card that is removed from the game."""
    owner = game.player_of(card)
    pending = Pending(owner, card, (Spell((PlaysForMadness(madness),)),), Context(owner, card), None)
    return Triggers(by=is_removed_by_madness.id, pending=pending)
