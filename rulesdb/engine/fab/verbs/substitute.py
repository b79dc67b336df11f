"""Replacing the active-attack by a card (7.0.3)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.layer_continuous import come_under_control
from rulesdb.engine.fab.zones import CHAIN, Zone
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.verbs.generation import determined_by


class SubstituteAttack(Discrete, frozen=True):
    """Put the active-attack at the bottom of its owner's deck, and another card on the chain link as the attack."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("攻撃を入れ替える効果", "8.5.15", "7.0.3a")}

    what: Objects
    """The cards of which the controller determines one."""

    def generate(self, game: Game, context: Context) -> bool:
        """Exchange the attack for the card, which comes under the controller's control."""
        question = DecisionQuestion(context.controller, "choose", "fab:8.5.15")
        chosen = determined_by(game, question, self.what.objects(game, context), 1)
        if game.link is None or not chosen:
            return False
        deck = Zone("deck", game.object(game.link.attack).owner)
        happen(game, events.Move(by="fab:8.5.15", object=game.link.attack, to=deck, at_bottom=True))
        happen(game, events.Move(by="fab:8.5.15", object=chosen[0], to=CHAIN, controller=context.controller))
        note(game, events.Substituted(by="fab:7.0.3a", attack=chosen[0]))
        come_under_control(game, chosen[0])
        return True

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there are an active-attack and a card to take its place."""
        return game.link is not None and bool(self.what.objects(game, context))


PHRASES = (*inflected(SubstituteAttack, "攻撃を{what:any}のうち1枚と入れ替える", TE, "る~て"),)
