"""Connected ability pairs (1.7.6): to which objects of a leading ability a following ability refers."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.verbs.leading import Leading
from rulesdb.engine.kernel.records.nested_records import mentions, parts_of_kind
from rulesdb.engine.kernel.verbs.leading import OfLeadingEffect, object_now

Ids = tuple[int, ...]
Pair = tuple[Context, str]
"""The context of a following ability, and the name by which it refers to its leading ability."""


def referred_objects(game: Game, pair: Pair) -> Ids:
    """Return the objects of its leading ability to which a following ability refers."""
    found = specifically(of_pair(game, pair), game)
    found = also_of_a_following_ability(of_several_pairs(found, game, pair), game, pair)
    return within_reach(found, game) or fails(game)


def _anything_discarded(_found: Ids, game: Game) -> Ids:
    return tuple(object_now(game, event.object) for event in game.state.history if isinstance(event, kinds.Discard))


@book.definition(
    "1.7.6#sentence-1",
    _anything_discarded,
    "「捨てたカード」のような言葉は、ほかの効果が捨てたカードも含めて、このターンに捨てたどのカードも指すとする読み方",
)
def specifically(found: Ids, _game: Game) -> Ids:
    """The effect of one connected ability refers specifically to the events of the other one."""
    return found


def _leading_names(game: Game, pair: Pair) -> list[str]:
    card = game.object(pair[0].source).card
    return [effect.name for effect in parts_of_kind(card.abilities, Leading)]


def _of_the_first_alone(found: Ids, game: Game, pair: Pair) -> Ids:
    names = _leading_names(game, pair)
    return found if not names or pair[1] == names[0] else ()


@book.definition("1.7.6a#sentence-1", _of_the_first_alone, "1つの能力は、1つの先行能力としか関連しないとする読み方")
def of_several_pairs(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (the misreading needs all)
    """An ability can be part of several connected ability pairs."""
    return found


def _unless_it_follows(found: Ids, game: Game, pair: Pair) -> Ids:
    for ability in game.object(pair[0].source).card.abilities:
        names = [effect.name for effect in parts_of_kind(ability, Leading)]
        if pair[1] in names and mentions(ability, OfLeadingEffect):
            return ()
    return found


@book.definition(
    "1.7.6a#sentence-2", _unless_it_follows, "後続能力である能力は、ほかの能力の先行能力にはなれないとする読み方"
)
def also_of_a_following_ability(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """A leading ability of one pair can be the following ability of another pair."""
    return found


def _wherever_they_are(found: Ids, game: Game) -> Ids:
    return tuple(object_now(game, one) for one in found)


@book.definition(
    "1.7.6b#sentence-1", _wherever_they_are, "先行能力が動かしたカードは、その後どこへ移っても参照できるとする読み方"
)
def within_reach(found: Ids, game: Game) -> Ids:
    """A following ability cannot refer to an object that has become another one since, or is gone."""
    return tuple(one for one in found if game.has(one))


def _whatever_moved_last(game: Game) -> Ids:
    moves = [event.object for event in game.state.history if isinstance(event, kinds.Discard | kinds.Banish)]
    return tuple(object_now(game, object_id) for object_id in moves[-1:])


@book.definition(
    "1.7.6b#sentence-3", _whatever_moved_last, "先行能力を参照できなければ、最後に動いたカードを参照するとする読み方"
)
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


def _records(game: Game, pair: Pair, *, is_granted: bool) -> Iterator[int]:
    """Yield the objects of leading abilities with the name that the source has otherwise."""
    context, name = pair
    for (source, granted_by, other), objects in game.state.referable.items():
        is_other = granted_by != context.granted_by and bool(granted_by) == is_granted
        if (source, other) == (context.source, name) and is_other:
            yield from objects


def _with_printed(found: Ids, game: Game, pair: Pair) -> Ids:
    return (*found, *_records(game, pair, is_granted=False))


@book.transform("1.7.6c#sentence-2")
def connected_on_the_object(_none: Ids, on_object: Ids) -> Ids:
    """Two abilities of a pair that one effect adds to an object are connected on that object."""
    return on_object


@book.definition("1.7.6c#sentence-3", _with_printed, "与えられた後続能力は、もとからある先行能力も参照するとする読み方")
def refers_to_added_leader(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """The added following ability refers only to the added leading ability."""
    return found


@book.definition(
    "1.7.6c#sentence-4", _with_printed, "後続能力だけが与えられたら、もとからある先行能力と関連するとする読み方"
)
def granted_alone(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """If only one of the abilities is added, it is not connected on the object."""
    return found


def _with_other_granted(found: Ids, game: Game, pair: Pair) -> Ids:
    return (*found, *_records(game, pair, is_granted=True))


@book.definition(
    "1.7.6c#sentence-5", _with_other_granted, "別々の効果で与えられた先行能力と後続能力も、関連するとする読み方"
)
def granted_apart(found: Ids, game: Game, pair: Pair) -> Ids:  # noqa: ARG001  (likewise)
    """Abilities that separate effects add to an object are not connected on it either."""
    return found
