"""Events of layers (1.6): creation, and declared parameters."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events.state_updates import added
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.events import Change, OfObject
from rulesdb.engine.kernel.state_updates import updated, with_item


class Stack(Change, frozen=True, kw_only=True):
    """A layer that is not a card is created on the stack (1.6.2)."""

    layer: Object
    """The layer; the event sets its timestamp."""
    at_bottom: bool = False
    """Whether the layer goes to the bottom of the stack, not to its top."""

    def changed(self, state: State) -> State:
        """Put the layer on top of the stack, or at its bottom."""
        before = state.zones.get(STACK, ())
        state = replace(added(state, replace(self.layer, timestamp=state.clock)), clock=state.clock + 1)
        if not self.at_bottom:
            return state
        return replace(state, zones=with_item(state.zones, STACK, (self.layer.id, *before)))

    def sentence(self, teller: Teller) -> str:
        """Say whose layer it is, and show it to the teller: the layer may be gone before the teller's next look."""
        teller.notice(self.layer)
        source = self.layer.layer.source if self.layer.layer else None
        return f"{teller.name(source)}のレイヤーがスタックに置かれる"


class Declare(OfObject, frozen=True, kw_only=True):
    """Parameters of a layer are declared (5.1.3, 5.1.4)."""

    is_untold: ClassVar[bool] = True
    declared: Declared
    """All parameters declared so far, which replace those in the layer."""

    def changed(self, state: State) -> State:
        """Store the declared parameters in the layer."""
        item = state.objects[self.object]
        return state if item.layer is None else updated(state, item, layer=replace(item.layer, declared=self.declared))
