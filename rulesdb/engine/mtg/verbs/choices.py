"""Effects that players choose, or that they avert by paying a cost."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import Amount, DiscreteEffect, Players, valued
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import phrase, phrases, printed
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.verbs.generation import players
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.payment import pays
from rulesdb.engine.mtg.state import Context
from rulesdb.engine.mtg.verbs.sequences import made_since, named_before


class May(DiscreteEffect, frozen=True):
    """Let players choose whether to pay a cost or to generate an effect, and generate what follows."""

    effect: DiscreteEffect | None = None
    """The effect that is chosen, None for a cost alone."""
    cost: Cost | None = None
    """The cost that is chosen, None for an effect alone."""
    then: DiscreteEffect | None = None
    """Effect generated for each player who has paid, or whose effect has succeeded; None for none."""
    otherwise: DiscreteEffect | None = None
    """Effect generated for each other player, None for none."""
    who: Players | None = None
    """Players who choose, and do what they have chosen; None for the controller."""

    def __post_init__(self) -> None:
        """Raise PartError unless either an effect or a cost is chosen."""
        super().__post_init__()
        if (self.effect is None) == (self.cost is None):
            raise PartError("May", "effect", "either an effect or a cost is chosen")

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the chosen effect, the one that follows it, and the one generated otherwise."""
        return self.effect, self.then, self.otherwise

    def generate(self, game: Game, context: Context) -> bool:
        """Let each player choose, and do it, before the next one does."""
        results = [self._chosen_by(game, context, player) for player in players(game, self.who, context)]
        return any(results)

    def _chosen_by(self, game: Game, context: Context, player: int) -> bool:
        in_effect, in_then, in_otherwise = contexts_of_parts(self, context)
        within, next_id = replace(in_effect, controller=player), game.state.next_id
        named = [] if self.effect is None else named_before(game, self.effect, within)
        is_done = self._is_done(game, within, player)
        if is_done and self.then is not None:
            made = [] if self.effect is None else made_since(game, self.effect, next_id)
            return self.then.generate(game, replace(in_then, antecedents=(*in_then.antecedents, *named, *made)))
        if not is_done and self.otherwise is not None:
            return self.otherwise.generate(game, in_otherwise)
        return is_done

    def _is_done(self, game: Game, context: Context, player: int) -> bool:
        if self.cost is not None:
            return pays(game, player, self.cost, context, RULE)
        assert self.effect is not None
        is_chosen = self.effect.is_possible(game, context) and game.answers_yes(player, "may", RULE)
        return is_chosen and self.effect.generate(game, context)


class UnlessPaid(DiscreteEffect, frozen=True):
    """Generate an effect unless a player pays a cost."""

    who: Players
    """Players who may pay, one after the other until one of them has paid."""
    cost: Cost
    """The cost."""
    otherwise: DiscreteEffect
    """The effect that is averted by paying."""
    times: Amount = 1
    """How many times the cost must be paid, all or none of it, from 0."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect that is averted."""
        return (self.otherwise,)

    def generate(self, game: Game, context: Context) -> bool:
        """Let the players pay, or else generate the effect."""
        times = valued(game, self.times, context)
        cost = replace(self.cost, mana=(self.cost.mana or "") * times or None, effects=self.cost.effects * times)
        for player in players(game, self.who, context):
            if times < 1 or pays(game, player, cost, replace(context, controller=player), RULE):
                return False
        return self.otherwise.generate(game, context)


RULE = "mtg:413.2b"
"""The rule by which a player chooses while a spell or ability resolves."""
VERBS = {May: Verb(), UnlessPaid: Verb()}
_DONE, _NOT_DONE = "。そうした場合、{then}", "。そうしなかった場合、{otherwise}"
PHRASES = (
    *(
        row
        for template in ("{effect:te}もよい", "{cost}を支払ってもよい")
        for end in ("", _DONE, _NOT_DONE, "。そうした場合、({then})。そうしなかった場合、{otherwise}")
        for row in phrases(May, f"[{{who}}は、望むなら、]{template}{end}")
    ),
    *printed(May, "{cost}を支払う。そうしなかった場合、{otherwise}"),
    phrase(UnlessPaid, "{who}が{cost}を支払わないかぎり、{otherwise}"),
    phrase(UnlessPaid, "{who}が{cost}を({times})回支払わないかぎり、{otherwise}", unusual=frozenset({"times"})),
    *printed(UnlessPaid, "{who}が{cost}を支払わないかぎり{otherwise}"),
)
