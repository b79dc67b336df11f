"""The special action of morph (502.26a, 502.26d): its player turns a face-down permanent up for its morph cost."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.kernel.effects.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import Morph, morph_among
from rulesdb.engine.mtg.events.faces import MorphCostShown, TurnedFaceUp
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.faces import player_of_face
from rulesdb.engine.mtg.rules.payment import could_pay, due_of, pay_in_full
from rulesdb.engine.mtg.rules.special_actions import SpecialRules
from rulesdb.engine.mtg.state import Object


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
