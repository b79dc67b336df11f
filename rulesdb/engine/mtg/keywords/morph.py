"""Morph (502.26): a card that is played face down; it is turned face up in turning_up.py."""

from collections.abc import Iterator

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.keywords import morph_among
from rulesdb.engine.mtg.events.faces import TurnedFaceDown
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.cost_changes import changed_by_effects
from rulesdb.engine.mtg.rules.costs_of_spells import AlternativeCost
from rulesdb.engine.mtg.rules.faces import as_a_spell

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
