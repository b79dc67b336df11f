"""Creating tokens that are copies of objects (8.5.2, 8.5.25)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import copyable, with_starting_values
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.pipeline import happen_all


class CreateCopies(Discrete, frozen=True):
    """Create tokens that are copies of objects (8.5.25)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コピーの作成", "8.5.25")}

    what: Objects
    """The objects, each of which is copied once."""

    def generate(self, game: Game, context: Context) -> bool:
        """Create a token with the copyable properties of every object."""
        made = [
            events.Create(
                by="fab:8.5.25",
                source=context.source,
                player=context.controller,
                token=with_starting_values(copyable(game.object(object_id)), game, object_id),
            )
            for object_id in self.what.objects(game, context)
        ]
        return happen_all(game, "create", made)


PHRASES = (*inflected(CreateCopies, "{what}のコピーであるトークンを作成する", TE, "する~して"),)
