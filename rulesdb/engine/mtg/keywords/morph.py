"""Morph (502.26): cards that are played face down, and how they are turned face up and revealed."""

from collections.abc import Iterator

from rulesdb.engine.kernel.effects.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.event_kinds.player_events import Over
from rulesdb.engine.kernel.events import Events
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Morph, morph_among
from rulesdb.engine.mtg.events import faces, zones
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, SpecialRules
from rulesdb.engine.mtg.rules.payment import could_pay, due_of, pay_in_full
from rulesdb.engine.mtg.state import Object

FACE_DOWN = "裏向き"
"""The name by which a player announces that a card is played face down."""
_THREE = Cost("{3}")


@book.definition("502.26c#sentence-1")
def has_no_morph(game: Game, card: int) -> bool:
    """A card without morph cannot be played face down."""
    return morph_among(abilities(game, card)) is None


@book.definition("502.26a#sentence-3")
def may_be_played_face_down(game: Game, card: int) -> bool:
    """A card with morph may be played face down, as a 2/2 creature, for {3} rather than its mana cost."""
    return not has_no_morph(game, card)


@book.definition("502.26b#sentence-1")
def turn_down_to_play(game: Game, attempt: Attempt) -> None:
    """To play a card by its morph ability, its player turns it face down first."""
    item = game.object(attempt.layer)
    card = faces.as_a_spell(item.card)
    note(game, faces.TurnedFaceDown(by=turn_down_to_play.id, object=item.id, card=card, by_effect=False))


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
        yield AlternativeCost(FACE_DOWN, _THREE, is_forced=True)
    elif item.layer is None and may_be_played_face_down(game, item.id):
        yield AlternativeCost(FACE_DOWN, _THREE)


def morph_of(game: Game, item: Object) -> Morph | None:
    """Return the morph ability that an object has once it is turned face up, None for none."""
    if item.face is None or are_abilities_printed(game):
        return None if item.face is None else morph_among(item.face.abilities)
    turned = game.at(faces.TurnedFaceUp(object=item.id).changed(game.state))
    return morph_among(abilities(turned, item.id))


def _obstacle(game: Game, player: int, permanent: int) -> str | None:
    """Return a rule that forbids a player to turn a permanent face up, None if no rule does."""
    item = game.object(permanent)
    if is_no_face_down_permanent_of(game, player, item):
        return is_no_face_down_permanent_of.id
    if has_no_morph_cost(game, item):
        return has_no_morph_cost.id
    return obstacle_with_morph(game, player, item)


@book.law
def obstacle_with_morph(game: Game, player: int, item: Object) -> str | None:
    """Return a rule that forbids a player to turn up a permanent with morph: only one of its cost can (502.26a)."""
    return cannot_pay_morph_cost.id if cannot_pay_morph_cost(game, player, item) else None


@book.definition("502.26d#sentence-1")
def is_no_face_down_permanent_of(_game: Game, player: int, item: Object) -> bool:
    """A player turns face up only a face-down permanent that they control, not a spell on the stack."""
    return item.face is None or item.zone.name != "in play" or faces.player_of_face(item) != player


@book.definition("502.26d#sentence-2a")
def has_no_morph_cost(game: Game, item: Object) -> bool:
    """The player shows what the morph cost is: what has none as it is turned cannot be turned that way."""
    return morph_of(game, item) is None


@book.definition("502.26d#sentence-3")
def cannot_pay_morph_cost(game: Game, player: int, item: Object) -> bool:
    """The player pays the morph cost."""
    morph = morph_of(game, item)
    return morph is not None and not could_pay(game, player, due_of(morph.cost), game.context_of(item.id))


def turn_face_up(game: Game, player: int, permanent: int) -> None:
    """Show the morph cost, pay it, then turn the permanent face up: a special action without the stack."""
    show_morph_cost(game, player, permanent)
    pay_morph_cost(game, player, permanent)
    for event in turned_up(game, permanent):
        happen(game, event)


@book.definition("502.26d#sentence-2b")
def show_morph_cost(game: Game, player: int, permanent: int) -> None:
    """The player shows all players what the morph cost of the permanent is."""
    morph = morph_of(game, game.object(permanent))
    if morph is not None:
        note(game, faces.MorphCostShown(by=show_morph_cost.id, player=player, object=permanent, cost=morph.cost))


@book.definition("502.26a#sentence-6")
def pay_morph_cost(game: Game, player: int, permanent: int) -> None:
    """The player pays the morph cost, and only then is the permanent turned face up."""
    morph, by = morph_of(game, game.object(permanent)), pay_morph_cost.id
    if morph is not None and not pay_in_full(game, player, due_of(morph.cost), game.context_of(permanent), by):
        raise IllegalError({by})


@book.law
def turned_up(game: Game, permanent: int) -> Events:
    """Return the event by which a permanent is turned face up at once, with its normal characteristics (502.26d)."""
    return (faces.TurnedFaceUp(by="mtg:502.26d", object=permanent),) if game.has(permanent) else ()


SPECIAL = SpecialRules(
    objects=lambda game, _player: (item.id for item in game.in_play() if item.face is not None),
    obstacle=_obstacle,
    act=turn_face_up,
)
"""The special action of turning a permanent face up."""


@book.definition("502.26b#sentence-7")
def revealed_by_move(game: Game, move: zones.Move) -> Events:
    """A face-down spell comes into play with the characteristics that it had as a spell; what else leaves is shown."""
    known = game.state.known.get(move.object)
    return () if known is None or known.record.face is None else revealed_as_it_leaves(game, move.object)


@book.law
def revealed_as_it_leaves(game: Game, object_id: int) -> Events:
    """A face-down spell that is countered, and a face-down creature that leaves play, is turned face up (502.26)."""
    return (revealed(game.state.known[object_id].record),)


@book.definition("502.26#item-10")
def revealed_at_the_end(game: Game, _end: Over) -> Events:
    """As the game ends players reveal all face-down objects, so that the opponents see that they have morph."""
    return tuple(revealed(item) for item in game.state.objects.values() if item.face is not None)


def revealed(item: Object) -> faces.FaceRevealed:
    """Return the event by which a face-down object is revealed, with the card that it is apart from effects."""
    card = (item.unaltered or item).face or item.card
    return faces.FaceRevealed(
        by="mtg:502.26", object=item.id, card=card, has_morph=morph_among(card.abilities) is not None
    )
