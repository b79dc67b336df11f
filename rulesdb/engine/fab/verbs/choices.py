"""Effects with a choice: optional effects (1.8.3), costs of effects (8.5.31), objects, numbers and names to choose."""

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.governed import by, verb
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import name_in_english
from rulesdb.engine.fab.rules.cards.numbers import numbers_up_to, value_of_y
from rulesdb.engine.fab.rules.cards.numeric_properties import cost_of_effect
from rulesdb.engine.fab.rules.playing.costs import due, may_pay, pay, required_by_effects
from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Objects, Value, valued
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Name, Number, Pick
from rulesdb.engine.kernel.verbs.optional import OptionalEffect, UnlessDoneEffect


class OptionalCost(OptionalEffect, frozen=True):
    """The parent of effects that players choose, with their costs."""

    cost: Cost | None = None
    """The cost of choosing to, None for none."""

    def may_pay(self, game: Game, context: Context, payer: Context) -> bool:
        """Whether the cost could be paid (1.8.3b)."""
        if self.cost is None:
            return True
        cost = cost_of_effect(due(game, self.cost, context), game, context)
        return may_pay(game, payer.controller, cost, payer)

    def pay(self, game: Game, context: Context, payer: Context) -> bool:
        """Pay the cost completely or not at all; return whether it is paid (8.5.31)."""
        if self.cost is None:
            return True
        cost = cost_of_effect(required_by_effects(game, self.cost, context), game, context)
        return pay(game, payer.controller, cost, payer, "fab:8.5.31")


class Optional(OptionalCost, frozen=True):
    """Let a player choose whether to pay a cost, generate an effect, or both; then what follows (1.8.3)."""


class UnlessDone(UnlessDoneEffect, OptionalCost, frozen=True):
    """Generate an effect unless a player pays a cost or generates another effect (1.8.4b)."""


class ChooseOne(DiscreteEffect, frozen=True):
    """Let the controller choose one of some objects, and generate an effect that refers to it (1.8.6)."""

    what: Objects
    """The objects."""
    effect: DiscreteEffect
    """The effect."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose; without any object to choose the effect fails."""
        options = [Pick(object_id) for object_id in self.what.objects(game, context)]
        if not options:
            return False
        chosen = game.pick(context.controller, "choose one", options, "fab:1.8.6").object
        assert chosen is not None
        (inner,) = contexts_of_parts(self, context)
        return self.effect.generate(game, replace(inner, chosen=(chosen,)))


class ChooseNumber(DiscreteEffect, frozen=True):
    """Choose a number up to another one, and generate an effect with it (1.12.1b)."""

    most: Amount
    """The number up to which the player may choose."""
    then: DiscreteEffect
    """The effect in which the chosen number counts."""
    is_y: bool = False
    """Whether the letter Y represents the number."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect with the chosen number."""
        return (self.then,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose, and generate the effect."""
        options = [*map(Number, numbers_up_to(valued(game, self.most, context)))]
        chosen = game.pick(context.controller, "number", options, "fab:1.12.1b").value
        (within,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(within, number=chosen))


class ChosenNumber(Value, frozen=True):
    """The number that the controller has chosen for the effect."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number; 0 where none was chosen."""
        return context.number or 0


class ChosenY(Value, frozen=True):
    """The chosen number that the letter Y represents (1.12.2c)."""

    def value(self, game: Game, context: Context) -> int:
        """Return the value of Y; 0 while Y is undefined."""
        return value_of_y(context, context.number or 0)


class NameCard(DiscreteEffect, frozen=True):
    """Name a card that is in the game, and generate an effect that may refer to its name."""

    then: DiscreteEffect
    """The effect that follows."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect that follows."""
        return (self.then,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose a name, and generate the effect."""
        names = sorted({name for item in game.objects() if (name := name_in_english(item.card))})
        named = game.pick(context.controller, "card name", [*map(Name, names)], "fab:2.7.5")
        (inner,) = contexts_of_parts(self, context)
        return self.then.generate(game, replace(inner, named=named.name))


_WHO = "[{who}は、望むなら、]"
_ENDS = (
    "[。そうした場合、{then}]",
    "。そうした場合、({then})。そうしなかった場合、({otherwise})",
    "。そうしなかった場合、({otherwise})",
)
VERBS = {
    Optional: verb("任意の効果", "1.8.3", fields={"cost": by("任意の支払い", "8.5.31")}),
    UnlessDone: verb("「しないかぎり」", "1.8.4b", "1.8.3"),
    ChooseOne: verb("選択", "1.8.6"),
    ChooseNumber: verb("数値の選択", "1.12.1b"),
    NameCard: verb("カード名の指定", "2.7.5"),
}
PHRASES = (
    *(
        row
        for end in _ENDS
        for row in (
            *phrases(Optional, f"{_WHO}{{effect:te}}もよい{end}"),
            *phrases(Optional, f"{_WHO}{{cost}}を支払ってもよい{end}"),
            *phrases(Optional, f"{_WHO}{{cost}}を支払い、{{effect:te}}もよい{end}"),
            *phrases(Optional, f"{_WHO}({{effect}})ことを選んでもよい{end}", is_regardless=True),
        )
    ),
    *phrases(UnlessDone, "[{who}が]{cost}を支払わないかぎり、({otherwise})"),
    *phrases(UnlessDone, "[{who}が]({effect})ことをしないかぎり、({otherwise})"),
    phrase(ChooseOne, "{what:any}を1つ選び、{effect}"),
    phrase(ChooseNumber, "{most}までの数Yを1つ選び、{then}", is_y=True),
    phrase(ChosenY, "Y"),
    phrase(ChooseNumber, "{most}までの数を1つ選び、{then}"),
    phrase(ChosenNumber, "(選んだ数)"),
    phrase(NameCard, "カード名を1つ指定し、{then}"),
)
