"""Beginning layer-continuous effects (6.2.2)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.card_parts.effects import Changing
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Lasting, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.durations import duration_of
from rulesdb.engine.fab.rules.generating import begin, remaining_targets
from rulesdb.engine.fab.state import LastingEffect, Until
from rulesdb.engine.kernel.cards import Effect
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.phrases import phrases
from rulesdb.engine.kernel.roles import Filter, Objects, with_fixed_amounts


class Begin(Discrete, frozen=True):
    """Generate a layer-continuous effect (6.2.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {
        "": by("レイヤー型継続効果", "6.2.2"),
        "next": by("次のオブジェクトへの効果", "6.2.4"),
    }

    effect: Lasting
    """The continuous effect."""
    until: Until | None = "end of turn"
    """The duration of the effect, None if it specifies none (6.2.2a)."""
    objects: Objects | None = None
    """Objects to which the effect is fixed (6.2.2c); None if another field says what it applies to."""
    target: Target | None = None
    """Phrase with the word target for the objects of the effect, None if it has no targets."""
    next: Filter | None = None
    """Filter for the next card of the controller, to which the effect will apply (6.2.4); None for no such card."""
    uses: int | None = None
    """Greatest number of times the effect can be used, from 1; None for no bound."""

    def __post_init__(self) -> None:
        """Raise PartError unless exactly one field says which objects an effect on objects applies to."""
        super().__post_init__()
        applies = self.effect.applies if isinstance(self.effect, Changing) else None
        filled = [given for given in (applies, self.objects, self.target, self.next) if given is not None]
        if len(filled) != isinstance(self.effect, Changing):
            raise PartError(
                "Begin", "objects", "applies, objects, target or next says what it is for, one of them alone"
            )

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Begin the effect (6.2.2a); it fails if it is fixed to objects and all of them are gone."""
        objects = None
        if self.target is not None:
            objects = frozenset(remaining_targets(game, self.target, context))
        elif self.objects is not None:
            objects = frozenset(self.objects.objects(game, context))
        if objects is not None and not objects:
            return False
        inner: Effect
        if self.next is not None:
            inner = replace(self.effect, applies=self.next)
        else:
            inner = with_fixed_amounts(game, self.effect, context)
        begun = LastingEffect(0, inner, context, 0, duration_of(self.until), objects, self.next is not None, self.uses)
        return begin(game, begun)


_WHAT = (
    "[{uses}回だけ、]{effect}",
    "[{uses}回だけ、]{objects}は、{effect:predicate}",
    "[{uses}回だけ、]{target}は、{effect:predicate}",
    "[{uses}回だけ、]次にプレイする{next:noun}は、{effect:predicate}",
)
PHRASES = (
    *(row for what in _WHAT for row in phrases(Begin, f"{{until}}、{what}")),
    *(row for what in _WHAT for row in phrases(Begin, f"今から、{what}", until=None)),
)
