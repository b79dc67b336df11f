"""Destroying objects (8.5.4)."""

from rulesdb.engine.fab import events
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import happen_all
from rulesdb.engine.fab.roles import Discrete, Objects, Target
from rulesdb.engine.fab.rules.generating import objects_of, open_to
from rulesdb.engine.kernel.checked import only_one


class DestroyObjects(Discrete, frozen=True):
    """Destroy objects."""

    what: Objects | None = None
    """The objects, without targets."""
    target: Target | None = None
    """Phrase with the word target, None where it has none."""

    def __post_init__(self) -> None:
        """Refuse both, and neither."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def _found(self, game: Game, context: Context) -> tuple[int, ...]:
        return open_to(game, "destroy", context.controller, objects_of(game, self.target, self.what, context))

    def generate(self, game: Game, context: Context) -> bool:
        """Destroy objects that nothing protects."""
        found = [
            events.Destroy(by="fab:8.5.4", source=context.source, object=each) for each in self._found(game, context)
        ]
        return happen_all(game, "destroy", found)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether there is any."""
        return bool(self._found(game, context))
