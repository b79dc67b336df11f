"""Objects and players that an effect refers to, by their relation to its source, by zone or by filter."""

from collections.abc import Iterable

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, Objects, Players, Target
from rulesdb.engine.kernel.language.phrases import ANY, phrase
from rulesdb.engine.kernel.process.game import AnyGame


def referred_to(game: AnyGame, described: Filter, among: Iterable[int], context: AnyContext) -> tuple[int, ...]:
    """Return those of some objects to which a description in an effect refers."""
    refers = game.rules.effects.refers
    return tuple(object_id for object_id in among if refers(game, described, object_id, context))


class This(Objects, frozen=True):
    """The source of the effect."""

    def objects(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the source."""
        return (context.source,)


@shared_law
def owners_meant(_game: AnyGame, controller: int) -> tuple[int, ...]:
    """Return the players to whose zones an effect of a controller refers if it does not say whose they are."""
    return (controller,)


class ObjectsInZone(Objects, frozen=True):
    """The objects in a zone of the controller, or of one player given by index."""

    zone: str
    """Name of the zone."""
    player: int | None = None
    """Index of the player whose zone it is, from 0; None for the controller."""

    def objects(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects in the order of the zone."""
        players = owners_meant(game, context.controller) if self.player is None else (self.player,)
        return tuple(object_id for player in players for object_id in game.zone(self.zone, player))

    def zone_names(self) -> frozenset[str]:
        """Return the zone."""
        return frozenset({self.zone})


class Among(Objects, frozen=True):
    """The objects of a selection that fit a filter."""

    all: Objects
    """The selection."""
    filter: Filter
    """Condition on each of its objects."""

    def objects(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects that fit, in the order of the selection."""
        return referred_to(game, self.filter, self.all.objects(game, context), context)

    def zone_names(self) -> frozenset[str] | None:
        """Return the zones of the selection."""
        return self.all.zone_names()


class AnyTarget(Objects, frozen=True):
    """Any legal target of the effect; by itself, any public object."""

    effect: DiscreteEffect | None = None
    """The effect, None until it is known which one it is."""

    def objects(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects that the effect could affect."""
        if self.effect is None:
            return tuple(object_id for object_id, item in game.state.objects.items() if item.is_public)
        return game.rules.any_target(game, self.effect, context)


def for_effect(target: Target | None, effect: DiscreteEffect) -> Target | None:
    """Return the target phrase of an effect, which decides what "any" target is."""
    if target is None or not isinstance(target.legal, AnyTarget):
        return target
    return replace(target, legal=replace(target.legal, effect=effect))


def object_now(game: AnyGame, object_id: int) -> int:
    """Return the id of the object that an object has become, its own if it has become none or nobody knows which."""
    if not game.is_known(object_id):
        return object_id
    serial = game.last_known(object_id).serial
    found: int = next((item.id for item in game.state.objects.values() if item.serial == serial), object_id)
    return found


class You(Players, frozen=True):
    """The controller of the effect."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the controller."""
        return (context.controller,)


class Opponents(Players, frozen=True):
    """The controller's opponents."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the opponents, clockwise."""
        return game.opponents(context.controller)


class Everyone(Players, frozen=True):
    """All players."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return all players who have not lost, clockwise from the controller."""
        return game.clockwise(context.controller)


class ControllersOf(Players, frozen=True):
    """The players who control some objects."""

    what: Objects
    """The objects."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the controllers, in the order of their first objects."""
        return tuple(dict.fromkeys(map(game.player_of, self.what.objects(game, context))))


PHRASES = (
    phrase(Target, "対象の{legal:any}<{count}つ>"),
    phrase(Among, "{all:any}のうち{filter}ものすべて"),
    phrase(Among, "{all:any}のうち{filter}もの", ANY),
    phrase(You, "あなた"),
    phrase(Opponents, "対戦相手"),
    phrase(Everyone, "すべてのプレイヤー"),
)
