"""Turning permanents face down and face up by an effect (504)."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.faces import TurnedFaceDown, TurnedFaceUp
from rulesdb.engine.mtg.rules.faces import as_turned_down


class TurnFaceUp(EffectOnObjects, frozen=True):
    """Turn face-down permanents face up, without any cost."""

    rule: ClassVar[str] = "mtg:504.5"
    action: ClassVar[str] = "turn face up"
    event_class = TurnedFaceUp
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


class TurnFaceDown(EffectOnObjects, frozen=True):
    """Turn permanents face down."""

    rule: ClassVar[str] = "mtg:504.2"
    action: ClassVar[str] = "turn face down"
    event_class = TurnedFaceDown
    target: Target | None = None
    """The target phrase, None for an effect without targets."""

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> Event:
        """Return the event by which an object gets the characteristics of a face-down one."""
        card = as_turned_down(game.last_known(object_id).card)
        return TurnedFaceDown(by=self.rule, source=context.source, object=object_id, card=card)


PHRASES = (
    *inflected(TurnFaceUp, "{what}を表向きにする", TE, "する~して"),
    *inflected(TurnFaceUp, "{target}を表向きにする", TE, "する~して"),
    *inflected(TurnFaceDown, "{what}を裏向きにする", TE, "する~して"),
    *inflected(TurnFaceDown, "{target}を裏向きにする", TE, "する~して"),
)
