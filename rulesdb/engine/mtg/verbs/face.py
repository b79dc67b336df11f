"""Turning permanents face down and face up by an effect (504)."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, happen_on
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.faces import TurnedFaceDown, TurnedFaceUp
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.faces import as_turned_down
from rulesdb.engine.mtg.selection.filters import PLAY


@book.definition("502.26#item-14")
def needs_no_payment(_game: Game, _permanent: int) -> bool:
    """An effect that turns a creature face up does so without its morph cost."""
    return True


class TurnFaceUp(EffectOnObjects, frozen=True):
    """Turn face-down permanents face up, without any cost."""

    rule: ClassVar[str] = "mtg:504.5"
    action: ClassVar[str] = "turn face up"
    event_class = TurnedFaceUp
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    target: Target | None = None
    """The target phrase, None for an effect without targets."""

    def found(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the face-down objects among those of the effect."""
        return tuple(one for one in super().found(game, context) if game.object(one).face is not None)

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Turn the objects face up."""
        turned = tuple(one for one in self.found(game, context) if needs_no_payment(game, one))
        events = [self.event(game, context, one) for one in turned]
        return happen_on(game, self.action, events, turned)


class TurnFaceDown(EffectOnObjects, frozen=True):
    """Turn face-up permanents face down."""

    rule: ClassVar[str] = "mtg:504.2"
    action: ClassVar[str] = "turn face down"
    event_class = TurnedFaceDown
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    target: Target | None = None
    """The target phrase, None for an effect without targets."""

    def found(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the face-up objects among those of the effect."""
        return tuple(one for one in super().found(game, context) if game.object(one).face is None)

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> TurnedFaceDown:
        """Return the event by which an object gets the characteristics of a face-down one."""
        card = as_turned_down(game.object(object_id).card)
        return TurnedFaceDown(by=self.rule, source=context.source, object=object_id, card=card, by_effect=True)


PHRASES = (
    *inflected(TurnFaceUp, "{what}を表向きにする", TE, "する~して"),
    *inflected(TurnFaceUp, "{target}を表向きにする", TE, "する~して"),
    *inflected(TurnFaceDown, "{what}を裏向きにする", TE, "する~して"),
    *inflected(TurnFaceDown, "{target}を裏向きにする", TE, "する~して"),
)
