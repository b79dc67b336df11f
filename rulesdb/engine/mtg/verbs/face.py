"""Turning permanents face down and face up by an effect (504)."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, happen_on, on_objects
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.faces import TurnedFaceDown, TurnedFaceUp, as_turned_down
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.filters import PLAY


@book.definition("502.26#item-14")
def needs_no_payment(_game: Game, _permanent: int) -> bool:
    """An effect that turns a creature face up does so without its morph cost."""
    return True


class TurnFaceUp(EffectOnObjects, frozen=True):
    """Turn face-down permanents face up, without any cost."""

    action: ClassVar[str] = "turn face up"

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Turn the objects face up."""
        turned = tuple(one for one in self.found(game, context) if needs_no_payment(game, one))
        events = [self.event(game, context, one) for one in turned]
        return happen_on(game, self.action, events, turned)


class TurnFaceDown(EffectOnObjects, frozen=True):
    """Turn face-up permanents face down."""

    action: ClassVar[str] = "turn face down"

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> TurnedFaceDown:
        """Return the event by which an object gets the characteristics of a face-down one."""
        card = as_turned_down(game.object(object_id).card)
        return TurnedFaceDown(by="mtg:504.2", source=context.source, object=object_id, card=card, by_effect=True)


VERBS = {
    TurnFaceUp: Verb(
        "mtg:504.5", TurnedFaceUp, acts_in=PLAY, can_affect=lambda game, one: game.object(one).face is not None
    ),
    TurnFaceDown: Verb("mtg:504.2", acts_in=PLAY, can_affect=lambda game, one: game.object(one).face is None),
}
PHRASES = (
    *on_objects(TurnFaceUp, "を表向きにする", "する~して"),
    *on_objects(TurnFaceDown, "を裏向きにする", "する~して"),
)
