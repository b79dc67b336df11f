"""Beginning continuous effects that layers generate (6.2.2)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.effects import Changing
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Filter, Lasting, Objects, Target
from rulesdb.engine.fab.cards import Effect
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import with_fixed_amount
from rulesdb.engine.fab.event_pipeline import happen
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import remaining_targets
from rulesdb.engine.fab.state import LastingEffect, Until
from rulesdb.engine.kernel.errors import PartError
from rulesdb.engine.kernel.phrases import phrases


class Begin(Discrete, frozen=True):
    """Begin a layer-continuous effect (6.2.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {
        "": by("レイヤー型継続効果", "6.2.2"),
        "next": by("次のオブジェクトへの効果", "6.2.4"),
    }

    effect: Lasting
    """The effect."""
    until: Until = "end of turn"
    """When it ends."""
    objects: Objects | None = None
    """Objects to which it is fixed, None where it says so itself."""
    target: Target | None = None
    """Phrase with the word target for these, None where it has none."""
    next: Filter | None = None
    """What the next card of the controller must be, to which it will apply (6.2.4); None where it waits for none."""
    uses: int | None = None
    """How often it is used at most, from 1; None without a bound."""

    def __post_init__(self) -> None:
        """Refuse one that does not say once what it applies to."""
        super().__post_init__()
        applies = self.effect.applies if isinstance(self.effect, Changing) else None
        said = [given for given in (applies, self.objects, self.target, self.next) if given is not None]
        if len(said) != isinstance(self.effect, Changing):
            raise PartError(
                "Begin", "objects", "applies, objects, target or next says what it is for, one of them alone"
            )

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
        inner: Effect
        if self.next is not None:
            inner = replace(self.effect, applies=self.next)
        else:
            inner = with_fixed_amount(game, self.effect, context)
        begun = LastingEffect(0, inner, context, 0, self.until, objects, self.next is not None, self.uses)
        return happen(game, events.Lasts(by="fab:6.2.2", source=context.source, after=begun))


PHRASES = (
    *phrases(Begin, "{until}、[{uses}回だけ、]{effect}"),
    *phrases(Begin, "{until}、[{uses}回だけ、]{objects}は、{effect:predicate}"),
    *phrases(Begin, "{until}、[{uses}回だけ、]{target}は、{effect:predicate}"),
    *phrases(Begin, "{until}、[{uses}回だけ、]次にプレイする{next:noun}は、{effect:predicate}"),
)
