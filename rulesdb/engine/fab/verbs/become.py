"""Becoming a copy of a card."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.next_card_effects import change_properties
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.kernel.process.pipeline import note


class BecomeCopy(Discrete, frozen=True):
    """Let targets become copies of the card that the source of the effect has banished last."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コピーになる効果", "6.3.2")}

    target: Target
    """The target phrase."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Give the targets the properties of the card."""
        banished = (event for event in reversed(game.state.history) if isinstance(event, events.Banish))
        copied = next((event.object for event in banished if event.source == context.source), None)
        found = remaining_targets(game, self.target, context)
        if copied is None:
            return False
        for object_id in found:
            card = game.object(copied).card
            note(game, events.Became(by="fab:6.3.2", record=replace(game.object(object_id), card=card)))
            change_properties(game, object_id)
        return bool(found)


PHRASES = (*inflected(BecomeCopy, "{target}は、追放したカードのコピーになる", TE, "る~って"),)
