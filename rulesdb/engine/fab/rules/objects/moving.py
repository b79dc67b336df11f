"""Objects that move: what they are as they leave their zones (3.0.7a, 3.0.8)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.zones import ZONES, turns_private
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.references import WITHOUT_PROPERTIES
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.continuous import seen_with
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove


@book.law
def fits_as_it_moves(game: Game, described: Filter | None, event: CoreMove, context: Context) -> bool:
    """Whether the object as it leaves the origin fits a description, None for any; a private one has no properties.

    Of an object that is private in both zones nobody knows anything.
    """
    if described is None or not game.is_known(event.object):
        return described is None
    if is_public_as_it_moves(game.object(event.object), ZONES.is_public(event.to, event.is_public)):
        return described.fits(game, event.object, context)
    return seen_with(game, event.object, WITHOUT_PROPERTIES, lambda: described.fits(game, event.object, context))


def is_public_as_it_moves(item: Object, is_public_there: bool) -> bool:
    """Whether an object is public as it leaves the origin, given whether it will be so at its destination."""
    return becomes_public(item, is_public_there) or (item.is_public and not becomes_private(item, is_public_there))


@book.filter("3.0.8#sentence-1")
def becomes_public(item: Object, is_public_there: bool) -> bool:
    """A private object that will be public at its destination becomes public before it is moved."""
    return is_public_there and not item.is_public


becomes_private = book.filter("3.0.8#sentence-2")(turns_private)
"""A public object that will be private at its destination becomes private before it is moved."""
