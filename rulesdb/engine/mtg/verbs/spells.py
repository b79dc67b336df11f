"""Verbs on spells: copying (503.10), choosing targets, playing cards by an effect (409)."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, Target, UntypedGame
from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, on_objects
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.rules.resolving import change_target, choose_new_targets, put_copy
from rulesdb.engine.mtg.state import STACK, Context


class CopySpells(EffectOnObjects, frozen=True):
    """Put a copy of a spell on the stack, for which the controller may choose new targets."""

    action: ClassVar[str] = "copy"

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Put the copies on the stack; return whether there are any."""
        rule, found = put_copy.id, self.found(game, context)
        for spell in found:
            made = put_copy(game, context.controller, spell, rule)
            choose_new_targets(game, context.controller, made, rule)
        return bool(found)


class ChangeTargets(EffectOnObjects, frozen=True):
    """Change the target of a spell or ability with a single target to another legal one, if there is any."""

    action: ClassVar[str] = "change target"

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Let the controller choose the new targets; return whether there are any."""
        changed = [change_target(game, context.controller, one, "mtg:413.2b") for one in self.found(game, context)]
        return any(changed)


class ChooseTargets(DiscreteEffect, frozen=True):
    """Name targets, and do nothing with them: other sentences do."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Return whether any target is still legal."""
        return bool(remaining_targets(game, self.target, context))


class PlayFree(DiscreteEffect, frozen=True):
    """Let the controller play cards without paying their mana costs, as far as that is possible."""

    what: Objects
    """The cards."""

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is any card."""
        return bool(self.what.objects(game, context))

    def generate(self, game: Game, context: Context) -> bool:
        """Play the cards one after another; return whether any was played."""
        cards = self.what.objects(game, context)
        played = [play_by_effect(game, context.controller, card, is_free=True) for card in cards]
        return any(played)


VERBS = {
    CopySpells: Verb("mtg:503.10", acts_in=frozenset({STACK.name})),
    ChangeTargets: Verb("mtg:413.2b", acts_in=frozenset({STACK.name})),
}
PHRASES = (
    phrase(CopySpells, "{target}をコピーし、コピーの新しい対象を選んでもよい"),
    phrase(CopySpells, "{what}をコピーし、コピーの新しい対象を選んでもよい"),
    *on_objects(ChangeTargets, "の対象を変更する", "する~して"),
    *inflected(ChooseTargets, "{target}を選ぶ", TE, "ぶ~んで"),
    *inflected(PlayFree, "{what}をマナ・コストを支払わずにプレイする", TE, "する~して"),
)
