"""Revealing objects, and turning them face up or face down."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, UntypedGame
from rulesdb.engine.kernel.event_kinds.object_events import CoreTurned, Revealed
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.kernel.verbs.generation import happen_on, open_to


class RevealEffect(DiscreteEffect, frozen=True):
    """Reveal private objects."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    what: Objects
    """The objects."""

    def _found(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        found = open_to(game, "reveal", context.controller, self.what.objects(game, context))
        return tuple(object_id for object_id in found if not game.last_known(object_id).is_public)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Reveal the private objects for which no restriction forbids it."""
        found = self._found(game, context)
        shown = [Revealed(by=self.rule, source=context.source, object=object_id) for object_id in found]
        return happen_on(game, "reveal", shown, found)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether any of the objects is private and can be revealed."""
        return bool(self._found(game, context))


class TurnEffect(DiscreteEffect, frozen=True):
    """Turn objects face up or face down."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreTurned]]
    """The game's class of events of turned objects."""
    what: Objects
    """The objects."""
    is_public: bool
    """Whether the objects are turned face up; False for face down."""

    def lies_open(self, game: UntypedGame, object_id: int) -> bool:
        """Whether an object lies face up."""
        raise NotImplementedError

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Turn the objects that lie the other way."""
        turned = [
            self.event_class(by=self.rule, source=context.source, object=object_id, is_public=self.is_public)
            for object_id in self.what.objects(game, context)
            if game.has(object_id) and self.lies_open(game, object_id) != self.is_public
        ]
        return happen_all(game, "turn", turned)
