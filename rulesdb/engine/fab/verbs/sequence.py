"""Sequences of effects (1.8.2)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.nested import contexts_of_parts
from rulesdb.engine.kernel.phrases import phrase


class Sequence(Discrete, frozen=True):
    """Generate several effects in order (1.8.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("順に行う効果", "1.8.2")}

    effects: tuple[Discrete, ...]
    """The effects in order."""

    def parts(self) -> tuple[Discrete, ...]:
        """Return the effects of the sequence."""
        return self.effects

    def generate(self, game: Game, context: Context) -> bool:
        """Generate all effects, even after one of them fails; return whether any succeeded."""
        contexts = contexts_of_parts(self, context)
        succeeded = [part.generate(game, within) for part, within in zip(self.effects, contexts, strict=True)]
        return any(succeeded)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every effect is possible."""
        contexts = contexts_of_parts(self, context)
        return all(part.is_possible(game, within) for part, within in zip(self.effects, contexts, strict=True))


PHRASES = (phrase(Sequence, "({effects||、その後})"),)
