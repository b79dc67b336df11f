"""Amounts that depend on the state of the game."""

from typing import Literal

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost
from rulesdb.engine.fab.events import Deal
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.phrases import phrase
from rulesdb.engine.kernel.roles import Value


class DeclaredX(Value, frozen=True):
    """The declared value of X."""

    def value(self, game: Game, context: Context) -> int:  # noqa: ARG002  (every value takes both)
        """Return the value of X; 0 while X is undefined (1.12.2a)."""
        return context.declared.x or 0


class CardsInZone(Value, frozen=True):
    """The number of cards in a zone of the controller."""

    zone: ZoneName
    """Name of the zone."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number of cards."""
        return len(game.zone(self.zone, context.controller))


class CostOfTheLayer(Value, frozen=True):
    """The cost of the resolving layer."""

    def value(self, game: Game, context: Context) -> int:
        """Return the cost, as last known if the layer is gone; 0 if no layer resolves."""
        return 0 if context.layer is None else cost(game, context.layer) or 0


class DifferentCosts(Value, frozen=True):
    """The number of different costs among the cards in a zone of the controller."""

    zone: ZoneName
    """Name of the zone."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number of different costs; a card without a cost does not count."""
        return len({cost(game, card) for card in game.zone(self.zone, context.controller)} - {None})


class Times(Value, frozen=True):
    """A multiple of another amount."""

    factor: int
    """Number of times that the other amount is counted."""
    number: Value
    """The other amount."""

    def value(self, game: Game, context: Context) -> int:
        """Return the product."""
        return self.factor * self.number.value(game, context)


class DamageDealtToTarget(Value, frozen=True):
    """The damage of one type that the controller has dealt to the first target this turn."""

    damage: Literal["generic", "physical", "arcane"]
    """Type of the damage; damage of other types does not count."""

    def value(self, game: Game, context: Context) -> int:
        """Return the total damage."""
        (target,) = context.declared.targets[0]
        return sum(
            event.amount
            for event in game.state.history
            if isinstance(event, Deal)
            and (event.damage, event.object) == (self.damage, target)
            and event.source is not None
            and game.player_of(event.source) == context.controller
        )


PHRASES = (
    phrase(DeclaredX, "X"),
    phrase(CardsInZone, "(あなたの{zone}のカードの枚数)"),
    phrase(CostOfTheLayer, "(このレイヤーのコスト)"),
    phrase(DifferentCosts, "(あなたの{zone}のカードのコストの種類の数)"),
    phrase(Times, "({number}の{factor}倍)"),
    phrase(DamageDealtToTarget, "(このターンに対象に与えた{damage}ダメージの点数)"),
)
