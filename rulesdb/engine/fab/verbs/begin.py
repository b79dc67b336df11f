"""Beginning continuous effects that layers generate (6.2.2)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.cards import Effect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import with_fixed_amount
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import happen
from rulesdb.engine.fab.roles import Discrete, Filter, Objects, Target
from rulesdb.engine.fab.rules.generating import remaining_targets
from rulesdb.engine.fab.state import LastingEffect, Until


class Begin(Discrete, frozen=True):
    """Begin a layer-continuous effect (6.2.2).

    ``objects`` fixes what it applies to; ``next`` makes it wait for the next object that fits (6.2.4), a card played
    by the controller that ``fits``; ``uses`` bounds how often it is used.
    """

    effect: Effect
    until: Until = "end of turn"
    objects: Objects | None = None
    target: Target | None = None
    next: Filter | None = None
    uses: int | None = None

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Begin it (6.2.2a); there is none where what it would be fixed to is gone."""
        objects = None
        if self.target is not None:
            objects = frozenset(remaining_targets(game, self.target, context))
        elif self.objects is not None:
            objects = frozenset(self.objects.objects(game, context))
        if objects is not None and not objects:
            return False
        if self.next is not None:
            inner = replace(self.effect, applies=self.next)
        else:
            inner = with_fixed_amount(game, self.effect, context)
        begun = LastingEffect(0, inner, context, 0, self.until, objects, self.next is not None, self.uses)
        return happen(game, events.Lasts(by="fab:6.2.2", source=context.source, after=begun))
