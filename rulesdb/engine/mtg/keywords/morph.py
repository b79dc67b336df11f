"""Morph (502.26): a card that is played face down, and turned face up for its morph cost (504)."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.triggers import listeners
from rulesdb.engine.kernel.event_kinds.turn_events import Over
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.pipeline import trigger as trigger_events
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.faces import FaceRevealed, TurnedFaceDown, TurnedFaceUp
from rulesdb.engine.mtg.events.layers import Stack
from rulesdb.engine.mtg.events.turns import Cleaned
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.cost_changes import changed_by_effects
from rulesdb.engine.mtg.rules.costs_of_spells import AlternativeCost
from rulesdb.engine.mtg.rules.faces import as_a_spell
from rulesdb.engine.mtg.rules.payment import PAYMENT, due_of
from rulesdb.engine.mtg.rules.special_actions import SpecialRules
from rulesdb.engine.mtg.state import Layer, Object
from rulesdb.engine.mtg.verbs.face import TurnFaceUp
from rulesdb.engine.mtg.zones import IN_PLAY, STACK

FACE_DOWN = "裏向きで"
"""The name by which a player announces that a card is played face down."""
_THREE = Cost("{3}")


class Morph(Keyword, frozen=True):
    """Morph: the card may be played face down for {3}, and turned face up for the morph cost."""

    cost: Cost
    """The morph cost."""


PHRASES = (phrase(Morph, "変異{cost}"),)


def morph_of(card: Card) -> Morph | None:
    """Return the morph ability of a card, None if it has none."""
    return next((ability for ability in card.abilities if isinstance(ability, Morph)), None)


# Playing a card face down


@book.filter("502.26c#sentence-1")
def has_no_morph(card: Card) -> bool:
    """A card without morph cannot be played face down."""
    return morph_of(card) is None


@book.filter("502.26a#sentence-3")
def may_be_played_face_down(game: Game, object_id: int) -> bool:
    """A card with morph may be played face down, as a 2/2 creature, for {3} rather than its mana cost."""
    return "land" not in game.object(object_id).card.types and not has_no_morph(game.object(object_id).card)


@book.step("502.26b#sentence-1")
def turn_down_to_play(game: Game, attempt: Attempt) -> None:
    """To play a card by its morph ability, its player turns it face down first."""
    item = game.object(attempt.layer)
    note(game, TurnedFaceDown(by=turn_down_to_play.id, object=item.id, card=as_a_spell(item.card)))


def choose_face(game: Game, attempt: Attempt) -> None:
    """Let the player of a card that may be played face down choose whether it is."""
    if attempt.forced is not None or not may_be_played_face_down(game, attempt.layer):
        return
    names = [Name(""), Name(FACE_DOWN)]
    if game.pick(attempt.player, "face down", names, may_be_played_face_down.id).name == FACE_DOWN:
        turn_down_to_play(game, attempt)


def alternative_costs(game: Game, attempt: Attempt) -> Iterator[AlternativeCost]:
    """Yield the cost of playing a card face down: before it is announced as one of two, then as the only one."""
    item = game.object(attempt.layer)
    if item.face is not None and item.layer is not None:
        yield AlternativeCost(FACE_DOWN, cost_of_face_down(Cost()), is_forced=True, total=total_of_face_down)
    elif item.layer is None and may_be_played_face_down(game, item.id):
        yield AlternativeCost(FACE_DOWN, cost_of_face_down(Cost()), total=total_of_face_down)


@book.transform("502.26b#sentence-4")
def cost_of_face_down(_nothing: Cost) -> Cost:
    """A face-down spell is paid for with {3} rather than with the mana cost."""
    return _THREE


def _exactly(due: Due, _game: Game, _attempt: Attempt) -> Due:
    return due


@book.definition("502.26b#sentence-5", _exactly, "裏向きでプレイするコストは、効果で増えも減りもしないとする読み方")
def total_of_face_down(due: Due, game: Game, attempt: Attempt) -> Due:
    """What is paid for a face-down spell follows the rules of alternative costs: effects increase and reduce it."""
    return changed_by_effects(due, game, attempt)


# Turning a permanent face up


def face_down_permanents(game: Game, player: int) -> Iterable[int]:
    """Return the face-down permanents that a player controls."""
    return (item.id for item in game.in_play() if item.face is not None and item.controller == player)


def _forbidding(game: Game, player: int, object_id: int) -> Iterator[str]:
    """Yield the rules that forbid a player to turn an object face up."""
    item = game.object(object_id)
    if is_no_face_down_permanent_of(game, player, item):
        yield is_no_face_down_permanent_of.id
    elif has_no_morph_cost(item):
        yield has_no_morph_cost.id
    elif cannot_pay_morph_cost(game, player, item):
        yield cannot_pay_morph_cost.id
    elif not is_time_to_turn_up(game):
        yield is_time_to_turn_up.id


def _only_without_a_stack(game: Game) -> bool:
    return not game.stack


@book.definition(
    "502.26a#sentence-5", _only_without_a_stack, "スタックに何かあるあいだは、表向きにできないとする読み方"
)
def is_time_to_turn_up(_game: Game) -> bool:
    """A player with priority may turn a permanent face up, whatever is on the stack."""
    return True


@book.filter("502.26d#sentence-1")
def is_no_face_down_permanent_of(_game: Game, player: int, item: Object) -> bool:
    """A player turns face up only a face-down permanent that they control, not a spell on the stack."""
    return item.face is None or item.zone.name != "in play" or item.controller != player


@book.filter("502.26d#sentence-2")
def has_no_morph_cost(item: Object) -> bool:
    """The player shows what the morph cost is: what has none as it is turned cannot be turned that way."""
    return item.face is not None and morph_of(item.face) is None


@book.filter("502.26d#sentence-3")
def cannot_pay_morph_cost(game: Game, player: int, item: Object) -> bool:
    """The player pays the morph cost."""
    morph = None if item.face is None else morph_of(item.face)
    return morph is not None and not PAYMENT.could_pay(game, player, due_of(morph.cost))


def turn_face_up(game: Game, player: int, object_id: int) -> None:
    """Pay the morph cost, then turn the permanent face up: a special action without the stack."""
    pay_morph_cost(game, player, object_id)
    turn_up_at_once(game, object_id)


@book.step("502.26a#sentence-6")
def pay_morph_cost(game: Game, player: int, object_id: int) -> None:
    """The player pays the morph cost, and only then is the permanent turned face up."""
    face = game.object(object_id).face
    morph = None if face is None else morph_of(face)
    if morph is not None and not PAYMENT.pay_points(game, player, due_of(morph.cost), pay_morph_cost.id):
        raise IllegalError({pay_morph_cost.id}, game.state)


def _by_the_stack(game: Game, object_id: int) -> None:
    """Put an ability on the stack that turns the permanent face up (misreading of 502.26a)."""
    made, player = game.state.next_id, game.player_of(object_id)
    card, info = Card("", abilities=(Spell((TurnFaceUp(what=This()),)),)), Layer("activated", object_id)
    item = Object(made, made, card, player, STACK, is_public=True, controller=player, layer=info)
    note(game, Stack(by="mtg:502.26a", layer=item))


@book.definition("502.26a#sentence-7", _by_the_stack, "表向きにする行動は、スタックに乗り、対応できるとする読み方")
def turn_up_at_once(game: Game, object_id: int) -> None:
    """Turning a permanent face up does not use the stack."""
    turn_up(game, object_id)


def _only_named(game: Game, object_id: int) -> None:
    """Turn the permanent face up without its printed characteristics (misreading of 502.26d)."""
    item = game.object(object_id)
    happen(game, TurnedFaceUp(by="mtg:502.26d", object=object_id, card=item.card))


@book.definition("502.26d#sentence-4", _only_named, "表向きにしても、2/2のクリーチャーのままだとする読み方")
def turn_up(game: Game, object_id: int) -> None:
    """The effect of morph ends, and the permanent has its normal characteristics again."""
    happen(game, TurnedFaceUp(by=turn_up.id, object=object_id))


SPECIAL = SpecialRules(objects=face_down_permanents, forbidding=_forbidding, act=turn_face_up)
"""The special action of turning a permanent face up."""


# What follows from events


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


def _as_though_it_came(following: Events, game: Game, event: Event) -> Events:
    """Let what comes into play trigger abilities again as it is turned face up (misreading of 502.26d)."""
    if isinstance(event, TurnedFaceUp):
        again = Move(by="mtg:502.26d", object=event.object, to=IN_PLAY)
        trigger_events(game, listeners(game), (again,))
    return following


@book.definition("502.26d#sentence-5", _as_though_it_came, "表向きになると、場に出たときの能力が誘発するとする読み方")
def has_come_already(following: Events, _game: Game, _event: Event) -> Events:
    """Abilities about coming into play do not trigger as a permanent is turned face up."""
    return following


@book.transform("502.26")
def revealed(nothing: Events, game: Game, event: Event) -> Events:
    """What leaves the stack or play face down is revealed, and so is whatever is face down as the game ends."""
    if isinstance(event, Move) and event.object in game.state.known:
        face = game.state.known[event.object].record.face
        return nothing if face is None else (*nothing, FaceRevealed(by=revealed.id, card=face))
    if isinstance(event, Over):
        faces = (item.face for item in game.state.objects.values() if item.face is not None)
        return (*nothing, *(FaceRevealed(by=revealed.id, card=face) for face in faces))
    return nothing


CONSEQUENCES = (comes_as_it_was, lasts, ends, has_come_already, revealed)
"""What follows from events."""
