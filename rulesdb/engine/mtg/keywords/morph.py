"""Morph (502.26): cards that are played face down, and how they are turned face up and revealed."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.kernel.effects.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.player_events import Over
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.keywords import Morph, morph_among
from rulesdb.engine.mtg.events.faces import FaceRevealed, MorphCostShown, TurnedFaceDown, TurnedFaceUp
from rulesdb.engine.mtg.events.turns import Cleaned
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, SpecialRules, changed_by_effects
from rulesdb.engine.mtg.rules.faces import as_a_spell, player_of_face
from rulesdb.engine.mtg.rules.keyword_rows import Consequence
from rulesdb.engine.mtg.rules.payment import could_pay, due_of, pay_in_full
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import STACK

FACE_DOWN = "裏向き"
"""The name by which a player announces that a card is played face down."""
_THREE = Cost("{3}")


@book.filter("502.26c#sentence-1")
def has_no_morph(game: Game, card: int) -> bool:
    """A card without morph cannot be played face down."""
    return morph_among(abilities(game, card)) is None


@book.filter("502.26a#sentence-3")
def may_be_played_face_down(game: Game, card: int) -> bool:
    """A card with morph may be played face down, as a 2/2 creature, for {3} rather than its mana cost."""
    return not has_no_morph(game, card) and works_where_it_is(game, card)


@book.definition("502.26b#sentence-6")
def works_where_it_is(_game: Game, _card: int) -> bool:
    """A card with morph may be played face down from any zone from which it could be played as a spell."""
    return True


@book.step("502.26b#sentence-1")
def turn_down_to_play(game: Game, attempt: Attempt) -> None:
    """To play a card by its morph ability, its player turns it face down first."""
    item = game.object(attempt.layer)
    card = as_a_spell(item.card)
    note(game, TurnedFaceDown(by=turn_down_to_play.id, object=item.id, card=card, by_effect=False))


def choose_face(game: Game, attempt: Attempt) -> None:
    """Let the player of a card that may be played face down choose whether it is.

    A card that an effect lets a player play for another alternative cost, or for none, is not played face down.
    """
    if attempt.forced is not None or attempt.is_free or not may_be_played_face_down(game, attempt.layer):
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


@book.definition("502.26b#sentence-5")
def total_of_face_down(due: Due, game: Game, attempt: Attempt) -> Due:
    """What is paid for a face-down spell follows the rules of alternative costs: effects increase and reduce it."""
    return changed_by_effects(due, game, attempt)


def face_down_permanents(game: Game, _player: int) -> Iterable[int]:
    """Return the face-down permanents, which players might turn face up."""
    return (item.id for item in game.in_play() if item.face is not None)


def morph_of(game: Game, item: Object) -> Morph | None:
    """Return the morph ability that an object has once it is turned face up, None for none."""
    if item.face is None or are_abilities_printed(game):
        return None if item.face is None else morph_among(item.face.abilities)
    turned = game.at(TurnedFaceUp(object=item.id).changed(game.state))
    return morph_among(abilities(turned, item.id))


def _forbidding(game: Game, player: int, object_id: int) -> Iterator[str]:
    """Yield the rule that forbids a player to turn an object face up."""
    item = game.object(object_id)
    if is_no_face_down_permanent_of(game, player, item):
        yield is_no_face_down_permanent_of.id
    elif has_no_morph_cost(game, item):
        yield has_no_morph_cost.id
    elif not has_the_action():
        yield has_the_action.id
    elif not follows_morph(item):
        yield follows_morph.id
    elif cannot_pay_morph_cost(game, player, item):
        yield cannot_pay_morph_cost.id
    elif not is_time_to_turn_up(game):
        yield is_time_to_turn_up.id
    elif not is_no_ability(game, player, object_id):
        yield is_no_ability.id


@book.definition("502.26#item-1")
def has_the_action() -> bool:
    """Morph lets a player turn the card face up, as well as play it face down."""
    return True


@book.definition("502.26e#sentence-3")
def follows_morph(_item: Object) -> bool:
    """The rules of morph apply to a permanent that an effect has turned face down, as to one that was played so."""
    return True


@book.definition("502.26a#sentence-5")
def is_time_to_turn_up(_game: Game) -> bool:
    """A player with priority may turn a permanent face up, whatever is on the stack."""
    return True


@book.definition("502.26#item-4")
def is_no_ability(_game: Game, _player: int, _permanent: int) -> bool:
    """To turn a permanent face up is a special action and no activated ability: nothing that stops those stops it."""
    return True


@book.filter("502.26d#sentence-1")
def is_no_face_down_permanent_of(_game: Game, player: int, item: Object) -> bool:
    """A player turns face up only a face-down permanent that they control, not a spell on the stack."""
    return item.face is None or item.zone.name != "in play" or player_of_face(item) != player


@book.filter("502.26d#sentence-2")
def has_no_morph_cost(game: Game, item: Object) -> bool:
    """The player shows what the morph cost is: what has none as it is turned cannot be turned that way."""
    return morph_of(game, item) is None


@book.filter("502.26d#sentence-3")
def cannot_pay_morph_cost(game: Game, player: int, item: Object) -> bool:
    """The player pays the morph cost."""
    morph = morph_of(game, item)
    return morph is not None and not could_pay(game, player, due_of(morph.cost), game.context_of(item.id))


def turn_face_up(game: Game, player: int, permanent: int) -> None:
    """Show the morph cost, pay it, then turn the permanent face up: a special action without the stack."""
    show_morph_cost(game, player, permanent)
    pay_morph_cost(game, player, permanent)
    if game.has(permanent):
        turn_up_at_once(game, permanent)


@book.step("502.26d#sentence-2")
def show_morph_cost(game: Game, player: int, permanent: int) -> None:
    """The player shows all players what the morph cost of the permanent is."""
    morph = morph_of(game, game.object(permanent))
    if morph is not None:
        note(game, MorphCostShown(by=show_morph_cost.id, player=player, object=permanent, cost=morph.cost))


@book.step("502.26a#sentence-6")
def pay_morph_cost(game: Game, player: int, permanent: int) -> None:
    """The player pays the morph cost, and only then is the permanent turned face up."""
    morph, by = morph_of(game, game.object(permanent)), pay_morph_cost.id
    if morph is not None and not pay_in_full(game, player, due_of(morph.cost), game.context_of(permanent), by):
        raise IllegalError({by})


@book.definition("502.26a#sentence-7")
def turn_up_at_once(game: Game, permanent: int) -> None:
    """Turning a permanent face up does not use the stack."""
    turn_up(game, permanent)


@book.definition("502.26d#sentence-4")
def turn_up(game: Game, permanent: int) -> None:
    """The effect of morph ends, and the permanent has its normal characteristics again."""
    happen(game, TurnedFaceUp(by=turn_up.id, object=permanent))


SPECIAL = SpecialRules(objects=face_down_permanents, forbidding=_forbidding, act=turn_face_up)
"""The special action of turning a permanent face up."""


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
