"""Connected ability pairs (1.7.6): to which objects of a leading ability a following ability refers."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.verbs.sequences import Leading
from rulesdb.engine.kernel.records.governing import parts_of_kind

Ids = tuple[int, ...]
Pair = tuple[Context, str]
"""The context of a following ability, and the name by which it refers to its leading ability."""


@book.law
def referred_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of its leading ability to which a following ability refers.

    It cannot refer to an object that has become another one since, or is gone, and fails without any (1.7.6b).
    """
    return tuple(one for one in connected_objects(game, pair) if game.has(one))


@book.law
def connected_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of the leading ability of a pair: printed on the source, or granted by one effect (1.7.6c)."""
    context, name = pair
    if context.granted_by and not grants_both(game, pair):
        return ()
    return game.state.referable.get((context.source, context.granted_by, name), ())


def grants_both(game: Game, pair: Pair) -> bool:
    """Whether the effect that grants a following ability grants its leading ability, too."""
    context, name = pair
    return any(
        f"effect {lasting.timestamp}" == context.granted_by
        and name in [effect.name for effect in parts_of_kind(lasting.effect, Leading)]
        for lasting in game.state.lasting
    )
