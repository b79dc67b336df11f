"""Attacking with an object (8.5.38)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.precedence import is_impossible
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import note


class AttackWith(Discrete, frozen=True):
    """Attack with one of some objects (8.5.38)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("攻撃する効果", "8.5.38")}

    attacks: ClassVar[bool] = True
    what: Objects
    """The objects of which the controller chooses one when the effect is generated."""

    def determined(self, game: Game, context: Context) -> tuple[int, ...]:
        """Let the controller choose the attacking object; return it, or nothing if no object can be chosen."""
        player = context.controller
        able = (one for one in self.what.objects(game, context) if not is_impossible(game, "attack", player, one))
        found = [*map(Pick, able)]
        chosen = game.pick(player, "attack with", found, "fab:8.5.38").object if found else None
        return () if chosen is None else (chosen,)

    def generate(self, game: Game, context: Context) -> bool:
        """Record the attacking object in the attack-layer; it moves to the combat chain after all effects (7.2.3)."""
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        item = None if context.layer is None else game.state.objects.get(context.layer)
        if not chosen or item is None or item.layer is None:
            return False
        note(game, events.Became(by="fab:8.5.38", record=replace(item, layer=replace(item.layer, attacker=chosen[0]))))
        return True


PHRASES = (*inflected(AttackWith, "{what:any}のうち1つで攻撃する", TE, "する~して"),)
