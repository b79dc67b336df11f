"""Last known information about objects that ceased to exist (1.2.3)."""

from functools import partial
from typing import get_args

from msgspec.structs import fields, replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card, Stat
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import STAGING_SYSTEM, properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import LastKnown, Object
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event, changed
from rulesdb.engine.kernel.state.state_updates import with_object

_NONE = frozenset[str]()


def _as_it_becomes(known: LastKnown, game: Game, event: Event) -> LastKnown:
    """Return the information about the new object that an object becomes by an event (misreading of 1.2.3)."""
    later = game.at(changed(game.state, event))
    new = next((item for item in later.objects() if item.serial == known.record.serial), None)
    return known if new is None else LastKnown(replace(new, id=known.record.id), properties(later, new.id))


@book.definition(
    "1.2.3#sentence-1",
    _as_it_becomes,
    "最後の情報とは、カードが次になったオブジェクトの情報だとする読み方",
)
def immediately_before(known: LastKnown, _game: Game, _event: Event) -> LastKnown:
    """Last known information is a snapshot of an object immediately before it ceases to exist."""
    return known


def _as_printed(game: Game, item: Object) -> LastKnown:
    layer = None if item.layer is None else replace(item.layer, declared=Declared())
    bare = replace(item, counters=(), layer=layer, origin=None)
    return LastKnown(bare, STAGING_SYSTEM.base(game.at(with_object(game.state, bare)), item.id))


@book.definition(
    "1.2.3b#sentence-2",
    _as_printed,
    "最後の情報に含まれるのは、カードに書かれたことだけで、カウンターや効果は含まれないとする読み方",
)
def with_all(game: Game, item: Object) -> LastKnown:
    """Last known information includes the parameters and the history of an object, and the effects applied to it."""
    return LastKnown(item, properties(game, item.id))


def _snapshot(game: Game, item: Object, event: Event) -> LastKnown:
    return immediately_before(with_all(game, item), game, event)


after_event = partial(after, snapshot=_snapshot)
"""Return the state after an event, with last known information about an object that ceases to exist by it."""


def with_the_ceased(game: Game) -> Game:
    """Return a game in which the objects that ceased to exist this turn exist still (for misreadings)."""
    gone = {object_id: known.record for object_id, known in game.state.known.items()}
    return game.at(replace(game.state, objects={**gone, **game.state.objects}))


@book.definition(
    "1.2.3a#sentence-3", with_the_ceased, "効果は、もう存在しないオブジェクトも、最後の情報によって見つけるとする読み方"
)
def of_existing_objects(game: Game) -> Game:
    """An effect that does not refer to a specific object does not use last known information: it finds what exists."""
    return game


def _nothing(game: Game, object_id: int) -> LastKnown:
    """Return the information about an object without any properties (misreading of 1.2.3a)."""
    item, before = game.state.known[object_id].record, game.state.known[object_id].properties
    values: dict[str, None] = dict.fromkeys(get_args(Stat))
    blank = replace(before, name="", types=_NONE, subtypes=_NONE, supertypes=_NONE, abilities=(), **values)
    return LastKnown(replace(item, card=Card("", frozenset()), counters=()), blank)


@book.definition("1.2.3a#sentence-2", _nothing, "もう存在しないオブジェクトについては、何の情報も使えないとする読み方")
def known(game: Game, object_id: int) -> LastKnown:
    """Last known information is used instead of information about a specific object that no longer exists."""
    return unmodified(immutable(game.state.known[object_id], game), game)


def _live(found: LastKnown, game: Game) -> LastKnown:
    return replace(found, properties=properties(with_the_ceased(game), found.record.id))


@book.definition(
    "1.2.3c#sentence-1", _live, "最後の情報も、そのときどきに適用される効果によって決まり、変わっていくとする読み方"
)
def immutable(found: LastKnown, _game: Game) -> LastKnown:
    """Last known information is fixed: nothing can alter it."""
    return found


def _with_later_effects(found: LastKnown, game: Game) -> LastKnown:
    """Return the information with what effects in force add to it now (misreading of 1.2.3c)."""
    before, printed = found.properties, STAGING_SYSTEM.base(with_the_ceased(game), found.record.id)
    now = _live(found, game).properties
    names = [field.name for field in fields(now) if getattr(now, field.name) != getattr(printed, field.name)]
    return replace(found, properties=replace(before, **{name: getattr(now, name) for name in names}))


@book.definition("1.2.3c#sentence-2", _with_later_effects, "後から適用される効果は、最後の情報も修正するとする読み方")
def unmodified(found: LastKnown, _game: Game) -> LastKnown:
    """What would modify an object that no longer exists does not modify its last known information."""
    return found


@book.definition("1.2.3d#sentence-1", always, "最後の情報があれば、そのオブジェクトはまだあるとする読み方")
def exists(game: Game, object_id: int) -> bool:
    """Last known information about an object is not an object itself."""
    return game.has(object_id)


def _even_the_ceased(objects: tuple[int, ...], _game: Game) -> tuple[int, ...]:
    return objects


@book.definition(
    "1.2.3c#sentence-3", _even_the_ceased, "もう存在しないオブジェクトを修正する効果も、成功したことになるとする読み方"
)
def modifiable(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """An effect may fail because it would modify an object that no longer exists."""
    return tuple(object_id for object_id in objects if game.has(object_id))
