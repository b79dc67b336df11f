"""Connected ability pairs (1.7.6): to which objects of a leading ability a following ability refers."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.verbs.sequences import Leading
from rulesdb.engine.kernel.records.nested_records import parts_of_kind

Ids = tuple[int, ...]
Pair = tuple[Context, str]
"""The context of a following ability, and the name by which it refers to its leading ability."""


def referred_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of its leading ability to which a following ability refers."""
    found = specifically(of_pair(game, pair), game)
    found = also_of_a_following_ability(of_several_pairs(found, game, pair), game, pair)
    return within_reach(found, game) or fails(game)


@book.definition("1.7.6#sentence-1")
def specifically(found: Ids, _game: Game) -> Ids:
    """The effect of one connected ability refers specifically to the events of the other one."""
    return found


@book.definition("1.7.6a#sentence-1")
def of_several_pairs(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (the misreading needs all)
    """An ability can be part of several connected ability pairs."""
    return found


@book.definition("1.7.6a#sentence-2")
def also_of_a_following_ability(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """A leading ability of one pair can be the following ability of another pair."""
    return found


@book.definition("1.7.6b#sentence-1")
def within_reach(found: Ids, game: Game) -> Ids:
    """A following ability cannot refer to an object that has become another one since, or is gone."""
    return tuple(one for one in found if game.has(one))


@book.definition("1.7.6b#sentence-3")
def fails(_game: Game) -> Ids:
    """Effects that cannot refer to the leading ability fail: they have no object."""
    return ()


def of_pair(game: Game, pair: Pair) -> Ids:
    """Return the objects of the leading ability that is connected on the source, as printed or as granted."""
    context, name = pair
    on_object = game.state.referable.get((context.source, context.granted_by, name), ())
    if not context.granted_by:
        return on_object
    if _grants_both(game, pair):
        return refers_to_added_leader(connected_on_the_object((), on_object), game, pair)
    return granted_apart(granted_alone((), game, pair), game, pair)


def _grants_both(game: Game, pair: Pair) -> bool:
    context, name = pair
    return any(
        f"effect {lasting.timestamp}" == context.granted_by
        and name in [effect.name for effect in parts_of_kind(lasting.effect, Leading)]
        for lasting in game.state.lasting
    )


@book.transform("1.7.6c#sentence-2")
def connected_on_the_object(_none: Ids, on_object: Ids) -> Ids:
    """Two abilities of a pair that one effect adds to an object are connected on that object."""
    return on_object


@book.definition("1.7.6c#sentence-3")
def refers_to_added_leader(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """The added following ability refers only to the added leading ability."""
    return found


@book.definition("1.7.6c#sentence-4")
def granted_alone(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """If only one of the abilities is added, it is not connected on the object."""
    return found


@book.definition("1.7.6c#sentence-5")
def granted_apart(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """Abilities that separate effects add to an object are not connected on it either."""
    return found
