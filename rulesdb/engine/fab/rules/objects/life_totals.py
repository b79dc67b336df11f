"""Life totals (2.5), and attackable objects (1.4.5 to 1.4.5c)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import life
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.precedence import is_allowed, is_impossible
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.event_kinds.zone_events import leaves
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.targets import Left, different


def life_total(game: Game, object_id: int) -> int | None:
    """Return the life total of an object, None if it lacks the property life."""
    value = life(game, object_id)
    if value is None:
        return None
    item = game.object(object_id)
    base = present_base(starting_life_total(value), game, item)
    total = with_gains_and_losses(base, permanently(game, item))
    return not_negative(above_base(total, base))


@book.definition("2.5.1#sentence-2")
def starting_life_total(value: int) -> int:
    """Life represents the starting life total of the object."""
    return value


@book.definition("2.5.3c#sentence-1")
def present_base(life: int, _game: Game, _item: Object) -> int:
    """A life total is recalculated with the new base life if the base life changes."""
    return life


@book.definition("2.5.3a#sentence-1")
def with_gains_and_losses(base: int, recorded: int) -> int:
    """A life total is the base life, plus life gained and minus life lost."""
    return base + recorded


@book.definition("2.5.3b#sentence-2")
def permanently(_game: Game, item: Object) -> int:
    """Life gained and life lost modify the life total once and permanently."""
    return item.gained


@book.definition("2.5.3d#sentence-1")
def above_base(total: int, _base: int) -> int:
    """A life total can be greater than the base life."""
    return total


@book.transform("2.5.3e#sentence-2")
def not_negative(total: int) -> int:
    """A life total that is calculated to be less than 0 is considered 0."""
    return max(0, total)


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
    return game.once(("attackable", player), _attackable, game, player)


def _attackable(game: Game, player: int) -> list[int]:
    return whatever_was_attacked(game, attackable_of_opponents(game, player))


@book.definition("1.4.5#sentence-3")
def attackable_of_opponents(game: Game, player: int) -> list[int]:
    """What a player declares as the attack-target is an attackable object that an opponent controls."""
    opponents = game.opponents(player)
    return [
        item.id
        for item in game.keep("public in the arena", (game.state.objects,), _public_in_the_arena, game)
        if item.controller in opponents and is_attackable(game, player, item)
    ]


@book.definition("1.4.5a#sentence-1")
def is_attackable(game: Game, player: int, item: Object) -> bool:
    """An object is attackable if it is a living object, or made attackable by an effect."""
    is_able = is_living(game, item.id) or is_allowed(game, "be attacked", player, item.id)
    return is_able and _may_be_attacked(game, player, item.id)


def _may_be_attacked(game: Game, player: int, object_id: int) -> bool:
    return not is_impossible(game, "be attacked", player, object_id)


def _public_in_the_arena(game: Game) -> list[Object]:
    return [item for item in game.in_arena() if item.is_public]


@book.definition("1.4.5b#sentence-2")
def whatever_was_attacked(_game: Game, able: list[int]) -> list[int]:
    """The target does not have to be the same as that of a previous attack on the combat chain."""
    return able


@book.definition("1.4.5b#sentence-1")
def remaining_targets(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    """An attack-target remains the target of the attack until the combat chain closes, as long as it exists."""
    return tuple(target for target in targets if game.has(target))


@book.definition("1.4.5b#sentence-3")
def closes_by_another_target(_game: Game, _targets: Sequence[int]) -> bool:
    """To declare another target than that of a previous attack does not close the combat chain."""
    return False


@book.definition("1.4.5c#sentence-2")
def separate(able: Sequence[int]) -> Left:
    """The targets of an attack that has several must be different, and all of them legal to declare."""
    return different(able)
