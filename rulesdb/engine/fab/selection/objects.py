"""Objects that an effect is about: by what they are to its source, by their zone, or by a filter."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import is_attack, properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.roles import Filter, Objects
from rulesdb.engine.fab.rules.layers import category_of
from rulesdb.engine.fab.rules.layers import layers as all_layers
from rulesdb.engine.fab.state import Category
from rulesdb.engine.fab.zones import ARENA, ZoneName
from rulesdb.engine.kernel.phrases import phrase


class This(Objects, frozen=True):
    """The source itself."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (every selector takes both)
        """Return the source."""
        return (context.source,)


class Heroes(Objects, frozen=True):
    """Every hero."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the heroes of all who play."""
        return _heroes(game, game.playing)


class OpposingHeroes(Objects, frozen=True):
    """The heroes of the opponents."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the opponents' heroes, clockwise."""
        return _heroes(game, game.opponents(context.controller))


class YourHero(Objects, frozen=True):
    """The controller's hero."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the hero; nothing once it is gone."""
        return _heroes(game, (context.controller,))


class HeroOf(Objects, frozen=True):
    """The hero of a certain player."""

    player: int

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the hero; nothing once it is gone."""
        return _heroes(game, (self.player,))


def _heroes(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(hero for player in players if (hero := game.hero(player)) is not None)


class Attacks(Objects, frozen=True):
    """Every attack."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the attacks, in the order of their ids."""
        return tuple(item.id for item in game.objects() if is_attack(game, item.id))


class Defending(Objects, frozen=True):
    """The defending cards of the active chain link."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the cards in the order in which they began to defend."""
        return game.defending()


class InZone(Objects, frozen=True):
    """What is in a zone of the controller, or of a certain player."""

    zone: ZoneName
    player: int | None = None

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects in the order of the zone."""
        return game.zone(self.zone, context.controller if self.player is None else self.player)


class TopOfDeck(Objects, frozen=True):
    """The top card of the controller's deck."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the card; nothing where the deck is empty."""
        return game.zone("deck", context.controller)[:1]


class AllObjects(Objects, frozen=True):
    """All objects that fit, wherever they are."""

    filter: Filter

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, in the order of their ids."""
        return tuple(item.id for item in game.objects() if self.filter.fits(game, item.id, context))


class Permanents(Objects, frozen=True):
    """What is in the arena, public, and fits; an attack-proxy there is no permanent (1.4.3a)."""

    filter: Filter

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents, in the order of their ids."""
        return tuple(
            item.id
            for item in game.objects()
            if item.zone.name in ARENA
            and item.is_public
            and item.proxy_of is None
            and self.filter.fits(game, item.id, context)
        )


class Layers(Objects, frozen=True):
    """The other layers on the stack that fit."""

    filter: Filter

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the layers, the top one last."""
        return tuple(layer for layer in game.stack if layer != context.layer and self.filter.fits(game, layer, context))


class LayersOf(Objects, frozen=True):
    """The layers of some categories (1.6.2)."""

    categories: tuple[Category, ...]

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the layers, the top one last."""
        return tuple(layer for layer in all_layers(game.state) if category_of(game.object(layer)) in self.categories)


class AllNamed(Objects, frozen=True):
    """All cards and tokens with a name; an attack-proxy, which inherits the name, is none."""

    name: str

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (see above)
        """Return the objects, in the order of their ids."""
        named = (item for item in game.objects() if properties(game, item.id).name == self.name)
        return tuple(item.id for item in named if item.proxy_of is None)


class Among(Objects, frozen=True):
    """Those of some objects that fit."""

    all: Objects
    filter: Filter

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects in their order."""
        found = self.all.objects(game, context)
        return tuple(each for each in found if self.filter.fits(game, each, context))


PHRASES = (
    phrase(This, "これ"),
    phrase(Heroes, "すべてのヒーロー"),
    phrase(OpposingHeroes, "対戦相手のヒーロー"),
    phrase(YourHero, "あなたのヒーロー"),
    phrase(HeroOf, "{player}番のプレイヤーのヒーロー"),
    phrase(Attacks, "すべての攻撃"),
    phrase(Defending, "防御しているカード"),
    phrase(InZone, "あなたの{zone}のカード"),
    phrase(InZone, "{player}番のプレイヤーの{zone}のカード"),
    phrase(TopOfDeck, "あなたのデッキの一番上のカード"),
    phrase(AllObjects, "{filter}もの"),
    phrase(Permanents, "{filter}パーマネント"),
    phrase(Layers, "ほかの{filter}レイヤー"),
    phrase(LayersOf, "スタックの{categories|と}"),
    phrase(AllNamed, "「{name}」という名前のカード"),
    phrase(Among, "{all}のうち{filter}もの"),
)
