"""Filters for sources of lethal damage."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import power
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.play_statics import declared_for
from rulesdb.engine.fab.rules.objects.life_totals import life_total
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.language.phrases import NOUN, phrase


class IsLethal(Filter, frozen=True):
    """The object is an attack on the stack that would deal lethal damage to one of its attack-targets."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the power of the attack is at least the life of an attack-target."""
        strength, targets = power(game, object_id) or 0, declared_for(game, object_id).attack_targets
        return any((life_total(game, target) or 0) <= strength for target in targets)


PHRASES = (
    phrase(IsLethal, "致死ダメージを与えることになる"),
    phrase(IsLethal, "致死ダメージを与えることになるもの", NOUN),
)
