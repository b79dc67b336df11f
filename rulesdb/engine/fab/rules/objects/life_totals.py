"""Life totals (2.5), and attackable objects (1.4.5 to 1.4.5c)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import life
from rulesdb.engine.fab.rules.general.precedence import is_allowed, is_impossible
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.event_kinds.zone_events import leaves
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.declarations import different


@book.law
def life_total(game: Game, object_id: int) -> int | None:
    """The life total of an object: base life with life gained and lost, at least 0; None without the property life."""
    base = life(game, object_id)
    return None if base is None else max(0, base + game.object(object_id).gained)


@book.definition("2.5.3#sentence-2")
def referred_life_total(game: Game, object_id: int) -> int:
    """The term life total refers to the modified life of an object."""
    return life_total(game, object_id) or 0


@book.definition("2.5.1a#sentence-1")
def is_living(game: Game, object_id: int) -> bool:
    """A living object is a permanent with the property life."""
    item = game.object(object_id)
    return item.zone.name in ARENA and item.proxy_of is None and life(game, object_id) is not None


@book.definition("2.5.3g#sentence-1")
def ends_a_life(game: Game, event: Event) -> bool:
    """A living object that ceases to exist, in whatever way, is considered to have died."""
    return leaves(game, event, ARENA)


def attackable(game: Game, player: int) -> list[int]:
    """Return the legal attack-targets of a player."""
    return game.once(("attackable", player), attack_targets, game, player)


@book.law
def attack_targets(game: Game, player: int) -> list[int]:
    """The attackable objects that an opponent of a player controls, whatever the player has attacked before."""
    opponents = game.opponents(player)
    objects = game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
    return [item.id for item in objects if item.controller in opponents and is_attackable(game, player, item)]


@book.definition("1.4.5a#sentence-1")
def is_attackable(game: Game, player: int, item: Object) -> bool:
    """An object is attackable if it is a living object, or made attackable by an effect."""
    is_able = is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id)
    return is_able and not is_impossible(game, "be attacked", player, item.id)


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.in_arena() if item.is_public]


@book.law
def remaining_targets(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    """The targets of an attack, which remain so until the combat chain closes, as long as they exist."""
    return tuple(target for target in targets if game.has(target))


different_targets = book.definition("1.4.5c#sentence-2")(different)
"""The targets of an attack that has several must be different, and all of them legal to declare."""
