"""Marking heroes (8.5.50)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Objects, TargetPhrase
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.targets import objects_of
from rulesdb.engine.kernel.process.pipeline import happen_all
from rulesdb.engine.kernel.records.checked import only_one


class Mark(Discrete, frozen=True):
    """Mark heroes (8.5.50)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("標的にする効果", "8.5.50")}

    target: Target | None = None
    """Phrase with the word target; None for an effect without targets."""
    what: Objects | None = None
    """The heroes, None for targets."""

    def __post_init__(self) -> None:
        """Raise PartError unless either a target phrase or objects are given."""
        super().__post_init__()
        only_one(self, target=self.target, what=self.what)

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Mark those of the objects that are heroes and not marked yet."""
        found = (game.object(one) for one in objects_of(game, self.target, self.what, context) if game.has(one))
        unmarked = (item for item in found if item.zone.name == "hero" and not item.is_marked)
        marks = [events.Marked(by="fab:8.5.50", source=context.source, object=item.id) for item in unmarked]
        return happen_all(game, "mark", marks)


PHRASES = (
    *inflected(Mark, "{what}を標的にする", TE, "する~して"),
    *inflected(Mark, "{target}を標的にする", TE, "する~して"),
)
