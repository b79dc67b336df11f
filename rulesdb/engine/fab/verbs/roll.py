"""Rolling dice (8.5.18)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Random, Rolled
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Value
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase
from rulesdb.engine.kernel.process.chance import generator
from rulesdb.engine.kernel.process.pipeline import happen, note

_RULE = "fab:8.5.18"


class RollDie(Discrete, frozen=True):
    """Roll a die (8.5.18)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ダイスを振る効果", "8.5.18")}

    sides: int
    """Number of sides of the die, from 1."""

    def __post_init__(self) -> None:
        """Raise PartError for a die without sides."""
        super().__post_init__()
        if self.sides < 1:
            raise PartError("RollDie", "sides", "a number from 1 belongs there")

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller roll the die."""
        result = generator(game.state.seed, game.state.drawn).randint(1, self.sides)
        note(game, Random(by=_RULE))
        return happen(game, Rolled(by=_RULE, source=context.source, player=context.controller, result=result))


class NumberRolled(Value, frozen=True):
    """The number rolled last by an effect of the source this turn, 0 if none was."""

    def value(self, game: Game, context: Context) -> int:
        """Return the number."""
        rolls = [one for one in game.state.history if isinstance(one, Rolled) and one.source == context.source]
        return rolls[-1].result if rolls else 0


PHRASES = (
    *inflected(RollDie, "{sides}面ダイスを1個振る", TE, "る~って"),
    phrase(NumberRolled, "(出た目の数)"),
)
