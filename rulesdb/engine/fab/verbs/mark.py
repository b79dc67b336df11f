"""Marking heroes (8.5.50)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.records.checked import only_one
from rulesdb.engine.kernel.verbs.generation import happen_on


class Mark(Discrete, frozen=True):
    """Mark heroes (8.5.50)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("標的にする効果", "8.5.50", "9.3")}

    what: Objects | None = None
    """The heroes, None for targets."""
    target: Target | None = None
    """The target phrase; None for an effect without targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless ``what`` or ``target`` is given alone."""
        super().__post_init__()
        only_one(self, what=self.what, target=self.target)

    def phrase(self) -> Target | None:
        """Return the target phrase."""
        return self.target

    def _unmarked(self, game: Game, context: Context) -> tuple[int, ...]:
        found = objects_of(game, self.target, self.what, context)
        heroes = (item for item in found if game.hero(game.player_of(item)) == item)
        return tuple(hero for hero in heroes if not game.object(hero).is_marked)

    def generate(self, game: Game, context: Context) -> bool:
        """Mark the heroes that are not marked."""
        found = self._unmarked(game, context)
        marked = [events.Marked(by="fab:8.5.50", source=context.source, object=hero) for hero in found]
        return happen_on(game, "mark", marked, found, is_targeted=self.target is not None)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether one of the heroes is not marked."""
        return bool(self._unmarked(game, context))


PHRASES = (
    *inflected(Mark, "{what}を標的にする", TE, "する~して"),
    *inflected(Mark, "{target}を標的にする", TE, "する~して"),
)
