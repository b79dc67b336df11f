"""Verbs of chance, and outside the game: rolling dice (8.5.18), instructions about nothing in the game (1.9.1a)."""

from rulesdb.engine.fab.book import verb
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import OccurOutside, Random, Rolled
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import (
    TE,
    DeclaredRows,
    english,
    inflected,
    phrases,
    printed,
    printed_verb,
)
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.process import generator
from rulesdb.engine.kernel.selection.kinds import amounts


class RollDie(DiscreteEffect, frozen=True):
    """Roll a die (8.5.18)."""

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
        note(game, Random(by="fab:8.5.18"))
        return happen(game, Rolled(by="fab:8.5.18", source=context.source, player=context.controller, result=result))


class OutsideGame(DiscreteEffect, frozen=True):
    """Do something outside the game that involves nothing in the game (1.9.1a)."""

    doing: type[Event]
    """Kind of event that the same instruction would be in the game."""

    def generate(self, game: Game, context: Context) -> bool:
        """Make the event outside the game."""
        return happen(game, OccurOutside(by="fab:1.9.1a", source=context.source, doing=self.doing))


VERBS = {
    RollDie: verb("ダイスを振る効果", "8.5.18"),
    OutsideGame: verb("ゲームの外での出来事", "1.9.1a"),
}
PHRASES: list[DeclaredRows] = [
    *english(RollDie, "roll a {sides} sided die"),
    *inflected(RollDie, "{sides}面ダイスを1個振る", TE, "る~って"),
    *phrases(OutsideGame, "ゲームの外で、{doing}"),
]


@amounts(PHRASES, "(出た目の数)")
def number_rolled(game: Game, context: Context) -> int:
    """The number rolled last by an effect of the source this turn, 0 if none was."""
    rolls = [one for one in game.state.history if isinstance(one, Rolled) and one.source == context.source]
    return rolls[-1].result if rolls else 0


PHRASES += [
    *(
        row
        for die in ("ダイス", "サイコロ")
        for row in (
            *printed_verb(RollDie, f"{{sides}}面{die}1枚を振る", "る~って~り"),
            *printed_verb(RollDie, f"{{sides}}面{die}を1枚振る", "る~って~り"),
            *printed_verb(RollDie, f"{{sides}}面{die}を振る", "る~って~り"),
        )
    ),
    *(row for words in ("出た目", "(出た目)") for row in printed(number_rolled, words)),
]
PHRASES += [*english(number_rolled, "(the number rolled)"), *english(number_rolled, "the number rolled", "inner")]
