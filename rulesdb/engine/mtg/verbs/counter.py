"""Countering spells and abilities (414)."""

from typing import ClassVar

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.zones import Cease
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.zones import STACK

_STACK: frozenset[str] = frozenset({STACK.name})


class CounterSpells(EffectOnObjects, frozen=True):
    """Counter a spell or ability: it leaves the stack without resolving (414.1)."""

    rule: ClassVar[str] = "mtg:414.1"
    action: ClassVar[str] = "counter"
    event_class = Counter
    acts_in: ClassVar[frozenset[str] | None] = _STACK
    target: Target | None = None
    """Phrase with the word target."""

    def event(self, game: Game, context: Context, object_id: int) -> Event:
        """Return the event by which a spell is countered, or an ability ceases to exist."""
        layer = game.object(object_id).layer
        if layer is not None and layer.category != "card":
            return Cease(by=self.rule, source=context.source, object=object_id)
        return Counter(by=self.rule, source=context.source, object=object_id)


PHRASES = (
    *inflected(CounterSpells, "{what}を打ち消す", TE, "す~して"),
    *inflected(CounterSpells, "{target}を打ち消す", TE, "す~して"),
)
