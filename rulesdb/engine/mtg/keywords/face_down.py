"""Consequences of events for face-down objects (502.26): the end of being face down, triggers, and revealing."""

from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.turn_events import Over
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import morph_among
from rulesdb.engine.mtg.events.faces import FaceRevealed, TurnedFaceUp
from rulesdb.engine.mtg.events.turns import Cleaned
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.consequences import Consequence
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import STACK

# How long they are face down


@book.definition("502.26b#sentence-7")
def comes_as_it_was(following: Events, _game: Game, _event: Event) -> Events:
    """A face-down spell comes into play with the characteristics that it had as a spell."""
    return following


@book.definition("502.26b#sentence-9")
def ends(following: Events, _game: Game, _event: Event) -> Events:
    """The effect of morph ends as the permanent is turned face up."""
    return following


@book.definition("502.26b#sentence-8")
def lasts(following: Events, _game: Game, _event: Event) -> Events:
    """The effect of morph applies as long as the permanent is face down."""
    return following


# What triggers


@book.definition("502.26d#sentence-5")
def has_come_already(following: Events, _game: Game, _event: Event) -> Events:
    """Abilities about coming into play do not trigger as a permanent is turned face up."""
    return following


@book.definition("502.26#item-5")
def does_not_come_again(following: Events, _game: Game, _event: Event) -> Events:
    """A permanent's own ability about coming into play does not trigger as it is turned face up."""
    return following


@book.definition("502.26#item-11")
def has_been_face_down(_game: Game, _listener: Listener, _event: Event) -> bool:
    """An ability triggers on combat damage that is dealt, even if the creature was face down as it was assigned."""
    return False


# What is revealed


def _reveal(item: Object, by: str) -> Events:
    """Return the event by which a face-down object is revealed, with the card that it is apart from effects."""
    card = (item.unaltered or item).face or item.card
    return (FaceRevealed(by=by, object=item.id, card=card, has_morph=morph_among(card.abilities) is not None),)


@book.definition("502.26#item-8")
def revealed_as_countered(following: Events, _game: Game, item: Object) -> Events:
    """A face-down spell that is countered is turned face up."""
    return (*following, *_reveal(item, revealed_as_countered.id))


@book.definition("502.26#item-9")
def revealed_as_it_leaves(following: Events, _game: Game, item: Object) -> Events:
    """A face-down creature that leaves play is turned face up."""
    return (*following, *_reveal(item, revealed_as_it_leaves.id))


def revealed(following: Events, game: Game, event: Event) -> Events:
    """Add what is revealed as a face-down object leaves the stack or play, and as the game ends."""
    if isinstance(event, Over):
        return revealed_at_the_end(following, game)
    if not isinstance(event, Move) or event.object not in game.state.known:
        return following
    item = game.state.known[event.object].record
    if item.face is None:
        return following
    return (revealed_as_countered if item.zone == STACK else revealed_as_it_leaves)(following, game, item)


@book.transform("502.26#item-10")
def revealed_at_the_end(following: Events, game: Game) -> Events:
    """As the game ends players reveal all face-down objects, so that the opponents see that they have morph."""
    left = (item for item in game.state.objects.values() if item.face is not None)
    return (*following, *(event for item in left for event in _reveal(item, revealed_at_the_end.id)))


CONSEQUENCES = (
    Consequence((Move,), comes_as_it_was),
    Consequence((Cleaned,), lasts),
    *(Consequence((TurnedFaceUp,), follow) for follow in (ends, has_come_already, does_not_come_again)),
    Consequence((Move, Over), revealed),
)
"""The consequences of events."""
