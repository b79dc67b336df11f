"""Lethal damage and death: the attacks that would deal it, and the events by which something dies."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import life, power
from rulesdb.engine.fab.rules.abilities.play_statics import declared_for
from rulesdb.engine.fab.rules.objects.attacks import ends_a_life, life_total
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.language.phrases import TA, inflected
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.selection.filters import filter_phrases


class IsLethal(Filter, frozen=True):
    """The object is an attack on the stack that would deal lethal damage to one of its attack-targets."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the power of the attack is at least the life of an attack-target."""
        strength, targets = power(game, object_id) or 0, declared_for(game, object_id).attack_targets
        return any((life_total(game, target) or 0) <= strength for target in targets)


class Dies(EventPattern, frozen=True):
    """A living object that fits dies (2.5.3g)."""

    what: Filter
    """Condition on the object, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether by the event such an object ceases to exist."""
        if not ends_a_life(game, event):
            return False
        dead = object_of(event)
        return dead is not None and life(game, dead) is not None and fits(game, self.what, dead, context)


PHRASES = (
    *filter_phrases(IsLethal, "致死ダメージを与えることになる"),
    *inflected(Dies, "{what:noun}が死亡する", TA, "する~した"),
)
