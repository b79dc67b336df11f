"""Consequences of events for face-down objects (502.26): the end of being face down, triggers, and revealing."""

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.event_kinds.turn_events import Over
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import trigger as trigger_events
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import morph_among
from rulesdb.engine.mtg.events.damage import Deal
from rulesdb.engine.mtg.events.faces import FaceRevealed, TurnedFaceUp
from rulesdb.engine.mtg.events.layers import Stack
from rulesdb.engine.mtg.events.turns import Cleaned
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.consequences import Consequence
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import IN_PLAY, STACK

# How long they are face down


def _turned_up(game: Game, by: str) -> Events:
    """Return the events that turn all permanents face up (misreadings of 502.26b)."""
    return tuple(TurnedFaceUp(by=by, object=item.id) for item in game.in_play() if item.face is not None)


def _face_up_when_resolved(following: Events, game: Game, event: Event) -> Events:
    return (*following, *_turned_up(game, "mtg:502.26b")) if isinstance(event, Move) else following


@book.definition(
    "502.26b#sentence-7", _face_up_when_resolved, "裏向きの呪文は、解決されると表向きで場に出るとする読み方"
)
def comes_as_it_was(following: Events, _game: Game, _event: Event) -> Events:
    """A face-down spell comes into play with the characteristics that it had as a spell."""
    return following


def _without_abilities(following: Events, game: Game, event: Event) -> Events:
    """Let a permanent that is turned face up stay without abilities (misreading of 502.26b)."""
    if isinstance(event, TurnedFaceUp) and event.card is None:
        card = replace(game.object(event.object).card, abilities=())
        return (*following, TurnedFaceUp(by="mtg:502.26b", object=event.object, card=card))
    return following


@book.definition(
    "502.26b#sentence-9", _without_abilities, "表向きになっても、変異の効果が続き、能力は失われたままだとする読み方"
)
def ends(following: Events, _game: Game, _event: Event) -> Events:
    """The effect of morph ends as the permanent is turned face up."""
    return following


def _face_up_at_the_end(following: Events, game: Game, event: Event) -> Events:
    return (*following, *_turned_up(game, "mtg:502.26b")) if isinstance(event, Cleaned) else following


@book.definition(
    "502.26b#sentence-8", _face_up_at_the_end, "裏向きでいられるのは、そのターンが終わるまでだとする読み方"
)
def lasts(following: Events, _game: Game, _event: Event) -> Events:
    """The effect of morph applies as long as the permanent is face down."""
    return following


# What triggers


def _come_again(game: Game, event: TurnedFaceUp, *, of_itself: bool) -> None:
    """Let abilities trigger as though a permanent that is turned face up came into play (misreadings of 502.26).

    They are its own abilities, or those of others.
    """
    found = listeners(game)
    excluded = frozenset(one.key for one in found if (one.context.source == event.object) != of_itself)
    trigger_events(game, found, (Move(by="mtg:502.26", object=event.object, to=IN_PLAY),), excluded)


def _for_all(following: Events, game: Game, event: Event) -> Events:
    if isinstance(event, TurnedFaceUp):
        _come_again(game, event, of_itself=False)
    return following


@book.definition(
    "502.26d#sentence-5",
    _for_all,
    "表向きになると、クリーチャーが場に出たことになり、ほかのパーマネントの能力が誘発するとする読み方",
)
def has_come_already(following: Events, _game: Game, _event: Event) -> Events:
    """Abilities about coming into play do not trigger as a permanent is turned face up."""
    return following


def _for_itself(following: Events, game: Game, event: Event) -> Events:
    if isinstance(event, TurnedFaceUp):
        _come_again(game, event, of_itself=True)
    return following


@book.definition("502.26#item-5", _for_itself, "表向きになると、それ自身の、場に出たときの能力が誘発するとする読み方")
def does_not_come_again(following: Events, _game: Game, _event: Event) -> Events:
    """A permanent's own ability about coming into play does not trigger as it is turned face up."""
    return following


def _was_face_down_as_assigned(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an object deals combat damage that it assigned while it was face down (misreading of an item)."""
    if not isinstance(event, Deal) or not event.is_combat or listener.context.source != event.source:
        return False
    history, assigned = game.state.history, 0
    for index, past in enumerate(history):
        if isinstance(past, Stack) and past.layer.layer is not None and past.layer.layer.category == "combat damage":
            assigned = index
    return any(isinstance(past, TurnedFaceUp) and past.object == event.source for past in history[assigned:])


@book.definition(
    "502.26#item-11",
    _was_face_down_as_assigned,
    "裏向きの間に割り振られた戦闘ダメージでは、表向きになった後に与えられても、能力は誘発しないとする読み方",
)
def has_been_face_down(_game: Game, _listener: Listener, _event: Event) -> bool:
    """An ability triggers on combat damage that is dealt, even if the creature was face down as it was assigned."""
    return False


# What is revealed


def _reveal(item: Object, by: str) -> Events:
    """Return the event by which a face-down object is revealed, with the card that it is apart from effects."""
    card = (item.unaltered or item).face or item.card
    return (FaceRevealed(by=by, object=item.id, card=card, has_morph=morph_among(card.abilities) is not None),)


def _stays_face_down(following: Events, game: Game, item: Object) -> Events:
    """Let an object lie face down in the zone that it moves to, if all players see it (misreading of items)."""
    moved = next((one for one in game.state.objects.values() if one.serial == item.serial and one.is_public), None)
    if moved is None:
        return following
    return (*following, Became(record=replace(moved, face=moved.card, card=item.card)))


@book.definition(
    "502.26#item-8", _stays_face_down, "打ち消された裏向きの呪文は、裏向きのまま墓地に置かれるとする読み方"
)
def revealed_as_countered(following: Events, _game: Game, item: Object) -> Events:
    """A face-down spell that is countered is turned face up."""
    return (*following, *_reveal(item, revealed_as_countered.id))


@book.definition(
    "502.26#item-9", _stays_face_down, "場を離れた裏向きのクリーチャーは、裏向きのままで、公開されないとする読み方"
)
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
