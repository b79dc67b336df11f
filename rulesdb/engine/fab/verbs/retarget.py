"""Choosing new targets for layers (1.8.5f)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.playing.playing import choose_new_targets
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected


class ChooseNewTargets(Discrete, frozen=True):
    """Choose new targets for layers (1.8.5f)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("対象を変更する効果", "1.8.5f")}

    what: Objects
    """The layers."""
    among: Objects | None = None
    """The objects among which the new targets are, None for legal targets of the layers' own effects."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller choose new targets for every layer."""
        chosen = [choose_new_targets(game, context, layer, self.among) for layer in self.what.objects(game, context)]
        return any(chosen)


PHRASES = (
    *inflected(ChooseNewTargets, "{what}の新たな対象を選ぶ", TE, "ぶ~んで"),
    *inflected(ChooseNewTargets, "{what}の新たな対象を、{among:any}の中から選ぶ", TE, "ぶ~んで"),
)
