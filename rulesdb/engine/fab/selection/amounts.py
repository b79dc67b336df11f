"""Amounts that depend on the state of the game."""

from typing import Literal

from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Deal, Revealed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import base_power
from rulesdb.engine.fab.rules.cards.categories import number_of_distinct
from rulesdb.engine.fab.rules.cards.numbers import payment, value_of_x, whole
from rulesdb.engine.fab.rules.general.precedence import counted_so
from rulesdb.engine.fab.rules.objects.attacks import referred_life_total
from rulesdb.engine.fab.selection.objects import counting_as
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import AnyContext, Objects, OfThisTurn, StateCondition, UntypedGame, Value
from rulesdb.engine.kernel.effects.properties import needed_value, value_of
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.selection.conditions import CountersOnSource, DeclaredX, NumberOf


class ValueOfX(DeclaredX, frozen=True):
    """The value of X (1.12.2)."""

    def value(self, game: AnyGame, context: Context) -> int:
        """Return the value of X; 0 while X is undefined."""
        return value_of_x(context) or 0


class Quotient(Value, frozen=True):
    """A part of another amount."""

    number: Value
    """The other amount."""
    divisor: int
    """The number by which it is divided, from 1."""

    def value(self, game: Game, context: Context) -> int:
        """Return the rounded quotient."""
        return whole(self.number.value(game, context) / self.divisor)


class CardsInZone(Value, frozen=True):
    """The number of cards in a zone of the controller."""

    zone: ZoneName
    """Name of the zone."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number of objects."""
        return len(game.zone(self.zone, context.controller))


class CostOfTheLayer(Value, frozen=True):
    """The cost of the resolving layer."""

    def value(self, game: Game, context: Context) -> int:
        """Return the value, as last known if the object is gone; 0 if no object resolves or it lacks the property."""
        return 0 if context.layer is None else needed_value(game, "cost", context.layer)


class PaymentOfTheLayer(Value, frozen=True):
    """The resource points that were paid for the resolving layer."""

    def value(self, game: Game, context: Context) -> int:
        """Return the payment, 0 if no layer resolves."""
        return 0 if context.layer is None else payment(game, context.layer)


class PowerOfSource(Value, frozen=True):
    """The power of the source of the effect, as last known if it is gone."""

    def value(self, game: Game, context: Context) -> int:
        """Return the value, as last known if the source is gone; 0 if it lacks the property."""
        return value_of(game, "power", context.source) or 0


class PrintedValue(Value, frozen=True):
    """A numeric property that is printed on the source of the effect."""

    stat: Stat
    """The numeric property."""

    def value(self, game: Game, context: Context) -> int:
        """Return the printed value, 0 for none and for one that is no number."""
        source = game.last_known(context.source)
        assert isinstance(source, Object)
        printed = getattr(source.printed, self.stat)
        return printed if isinstance(printed, int) else 0


class LifeTotalOfHero(Value, frozen=True):
    """The life total of the controller's hero."""

    def value(self, game: Game, context: Context) -> int:
        """Return the life total, 0 without a hero."""
        hero = game.hero(context.controller)
        return 0 if hero is None else referred_life_total(game, hero)


class DifferentCosts(Value, frozen=True):
    """The number of different costs among the cards in a zone of the controller."""

    zone: ZoneName
    """Name of the zone."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number of different values; an object without the property does not count."""
        found = [value_of(game, "cost", item) for item in game.zone(self.zone, context.controller)]
        return len({*game.rules.properties.counted(found)})


class DistinctCards(Value, frozen=True):
    """The number of distinct cards among some objects (1.3.4)."""

    what: Objects
    """The objects."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number, by the printed properties of the cards."""
        items = map(game.object, self.what.objects(game, context))
        return number_of_distinct(item.printed for item in items)


class DamageDealtToTarget(Value, OfThisTurn, frozen=True):
    """The damage of one type that the controller has dealt to the first target this turn."""

    damage: Literal["generic", "physical", "arcane"]
    """Type of the damage; damage of other types does not count."""

    def value(self, game: Game, context: Context) -> int:
        """Return the total damage; 0 for an effect without a target."""
        targets = context.declared.targets[0] if context.declared.targets else ()
        return sum(
            event.amount
            for event in game.state.history
            if isinstance(event, Deal)
            and event.damage == self.damage
            and event.object in targets[:1]
            and event.source is not None
            and game.player_of(event.source) == context.controller
        )


class BasePowerOfTheNext(Value, frozen=True):
    """The base power of the object for which an effect on the next object has waited."""

    def value(self, game: Game, context: Context) -> int:
        """Return the base power; 0 before the effect applies, and for an object without power."""
        return sum(base_power(game, object_id) or 0 for object_id in context.chosen or ())


class NumberThatCounts(NumberOf, frozen=True):
    """The number of some objects, with those that something counts as (1.8.8)."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the number of the objects, and of those that the controller counts as having."""
        more = sum(effect.more for effect, _ in counting_as(game, self.what, context))
        return counted_so(super().value(game, context), more)


class ChainLinks(Value, frozen=True):
    """The number of chain links that the controller controls."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number, resolved chain links included."""
        return sum(link.controller == context.controller for link in game.state.links)


class ValueOfRevealed(Value, OfThisTurn, frozen=True):
    """A numeric property of the card that the source of the effect has revealed last."""

    stat: Stat
    """The numeric property."""

    def value(self, game: Game, context: Context) -> int:
        """Return the value; 0 if the source has revealed nothing this turn."""
        shown = (event for event in reversed(game.state.history) if isinstance(event, Revealed))
        card = next((event.object for event in shown if event.source == context.source), None)
        return 0 if card is None else needed_value(game, self.stat, card)


class IfMet(Value, frozen=True):
    """An amount that depends on a condition."""

    condition: StateCondition
    """The condition."""
    amount: int
    """The amount if the condition is met."""
    otherwise: int
    """The amount if it is not met."""

    def value(self, game: Game, context: Context) -> int:
        """Return the amount for the present state."""
        return self.amount if self.condition.holds(game, context) else self.otherwise


class Times(Value, frozen=True):
    """A multiple of another amount."""

    factor: int
    """Number of times that the other amount is counted."""
    number: Value
    """The other amount."""

    def value(self, game: Game, context: Context) -> int:
        """Return the product."""
        return self.factor * self.number.value(game, context)


PHRASES = (
    phrase(ValueOfX, "X"),
    phrase(ChainLinks, "(あなたのチェインリンクの数)"),
    phrase(ValueOfRevealed, "(公開されたカードの{stat})"),
    phrase(CardsInZone, "(あなたの{zone}のカードの枚数)"),
    phrase(NumberThatCounts, "({what}の数)"),
    phrase(DistinctCards, "(互いに別のカードとして数えた{what}の数)"),
    phrase(CountersOnSource, "(これの「{counter}」カウンターの数)"),
    phrase(PowerOfSource, "(これのパワー)"),
    phrase(PrintedValue, "(これに印刷された{stat})"),
    phrase(CostOfTheLayer, "(このレイヤーのコスト)"),
    phrase(LifeTotalOfHero, "(あなたのヒーローのライフ総量)"),
    phrase(PaymentOfTheLayer, "(このレイヤーの支払い)"),
    phrase(DifferentCosts, "(あなたの{zone}のカードのコストの種類の数)"),
    phrase(IfMet, "({condition}なら{amount}、そうでないなら{otherwise})"),
    phrase(Quotient, "({number}の{divisor}分の1)"),
    phrase(Times, "({number}の{factor}倍)"),
    phrase(BasePowerOfTheNext, "(その基本パワー)"),
    phrase(DamageDealtToTarget, "(このターンに対象に与えた{damage}ダメージの点数)"),
)
