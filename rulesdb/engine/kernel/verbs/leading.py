"""Leading effects, to whose objects other abilities of the same source refer by a name."""

from typing import Any, ClassVar

from rulesdb.engine.kernel.cards.nested import contexts_of_parts
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects
from rulesdb.engine.kernel.event_kinds.effect_events import Referable
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note


class LeadingEffect(DiscreteEffect, frozen=True):
    """Generate an effect, and keep the objects that it has moved for the abilities that refer to it."""

    rule: ClassVar[str] = ""
    """Identifier of the rule by which other abilities refer to the effect."""
    name: str
    """Name by which other abilities refer to the effect."""
    effect: DiscreteEffect
    """The effect."""

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the effect."""
        return (self.effect,)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the effect could succeed."""
        return self.effect.is_possible(game, context)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Generate the effect; the objects of its moves are recorded as they are then."""
        before = len(game.state.history)
        (within,) = contexts_of_parts(self, context)
        has_succeeded = self.effect.generate(game, within)
        moved = (event.object for event in game.state.history[before:] if isinstance(event, CoreMove))
        objects = tuple(object_now(game, object_id) for object_id in moved)
        key = context.source, context.granted_by, self.name
        note(game, Referable(by=self.rule, key=key, objects=objects))
        return has_succeeded


class OfLeadingEffect(Objects, frozen=True):
    """The objects of a leading effect; a game says which of them an ability can refer to."""

    name: str
    """Name of the leading effect."""


def object_now(game: AnyGame, object_id: int) -> int:
    """Return the id of the object that an object has become, its own if it has become none or nobody knows which."""
    if not game.is_known(object_id):
        return object_id
    serial = game.last_known(object_id).serial
    found: Any = next((item.id for item in game.state.objects.values() if item.serial == serial), object_id)
    return int(found)
