"""Verbs on spells: copying (503.10), choosing targets, playing cards by an effect (409)."""

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, Target
from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.rules.resolving import choose_new_targets, put_copy
from rulesdb.engine.mtg.state import Context


class OnTargets(DiscreteEffect, frozen=True):
    """The parent of effects on targets alone."""

    target: Target
    """Phrase with the word target."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target


class CopySpells(OnTargets, frozen=True):
    """Put a copy of a spell on the stack, for which the controller may choose new targets."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the copies on the stack; return whether there are any."""
        rule, found = put_copy.id, remaining_targets(game, self.target, context)
        for spell in found:
            made = put_copy(game, context.controller, spell, rule)
            choose_new_targets(game, context.controller, made, rule)
        return bool(found)


class ChooseTargets(OnTargets, frozen=True):
    """Name targets, and do nothing with them: other sentences do."""

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


PHRASES = (
    phrase(CopySpells, "{target}をコピーし、コピーの新しい対象を選んでもよい"),
    *inflected(ChooseTargets, "{target}を選ぶ", TE, "ぶ~んで"),
    *inflected(PlayFree, "{what}をマナ・コストを支払わずにプレイする", TE, "する~して"),
)
