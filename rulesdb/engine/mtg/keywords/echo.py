"""Echo (502.19): a permanent is sacrificed unless its controller pays once more, in the next upkeep."""

from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, EventPattern, StateCondition
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered, governed_by
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.events.turns import Began
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.payment import could_pay, due_of, pay_in_full
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Context, Object
from rulesdb.engine.mtg.verbs.objects import SacrificePermanents


class EchoTriggers(EventPattern, frozen=True):
    """The upkeep of the controller begins."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event begins that upkeep."""
        return triggers(event, context.controller)


class IsNew(StateCondition, frozen=True):
    """The permanent came under its controller's control after the controller's last upkeep had begun."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether control of the permanent began after that upkeep had begun."""
        return is_new(game, context.source, context.controller)


class EchoDue(DiscreteEffect, frozen=True):
    """The permanent is sacrificed unless its controller pays."""

    cost: Cost | None
    """The echo cost, None where an old card says none."""
    otherwise: DiscreteEffect
    """The effect generated unless the cost is paid."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect that follows if the cost is not paid."""
        return (self.otherwise,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller pay, if possible; else generate the other effect."""
        cost = cost_of_old_card(game, context.source) if self.cost is None else self.cost
        return is_paid(game, context.controller, cost, context) or self.otherwise.generate(game, context)


class Echo(Triggered, frozen=True, kw_only=True):
    """Echo."""

    GOVERNED_BY = governed_by("エコー", "502.19")

    layer: tuple[Ability, ...] = ()
    """None: the instructions follow from the cost."""
    on: EventPattern | None = EchoTriggers()
    """The beginning of the upkeep of its controller."""
    while_: StateCondition | None = IsNew()
    """Whether the permanent came under control since the last upkeep."""
    cost: Cost | None = None
    """The echo cost, of mana alone; None where an old card says none."""

    def instructions(self) -> tuple[Ability, ...]:
        """Return what the ability does with its cost."""
        return (Spell((EchoDue(cost=self.cost, otherwise=SacrificePermanents(Source())),)),)


PHRASES = (phrase(Echo, "エコー<{cost}>"),)


def triggers(event: Event, player: int) -> bool:
    """Whether an event begins the upkeep of a player, in which echo triggers (502.19a)."""
    return isinstance(event, Began) and (event.step, event.player) == ("upkeep", player)


@book.definition("502.19a#sentence-3")
def is_new(game: Game, permanent: int, player: int) -> bool:
    """The cost is due if the permanent came under the player's control since the beginning of the last upkeep."""
    return control_began(game.object(permanent)) > game.state.players[player].last_upkeep


@book.definition("502.19#item-3")
def control_began(item: Object) -> int:
    """A permanent came under control when it came into play or phased in, or when its controller gained control."""
    return max(item.control_began, item.phased_in)


@book.definition("502.19#item-1b")
def cost_of_old_card(game: Game, permanent: int) -> Cost:
    """The echo cost of an old card, which says only echo, is the same as its mana cost."""
    return Cost(mana_cost(game, permanent))


@book.law
def is_paid(game: Game, player: int, cost: Cost, context: Context) -> bool:
    """Let a player pay an echo cost, whatever the mana cost is; return whether all was paid."""
    before, due = game.state, due_of(cost)
    if could_pay(game, player, due, context) and is_to_pay(game, player):
        if pay_in_full(game, player, due, context, "mtg:502.19a"):
            return True
        game.become(before)  # a player who stops playing mana abilities has not paid
    return False


@book.definition("502.19#item-2")
def is_to_pay(game: Game, player: int) -> bool:
    """To pay is optional: the player decides as the ability resolves."""
    return game.answers_yes(player, "pay", is_to_pay.id)
