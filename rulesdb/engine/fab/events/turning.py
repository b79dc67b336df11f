"""Events of visibility: objects turned."""

from msgspec.structs import replace

from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.object_events import CoreTurned
from rulesdb.engine.kernel.event_kinds.teller import Teller


class Turned(CoreTurned, frozen=True, kw_only=True):
    """An object becomes public or private in its zone."""

    is_shown: bool = False
    """Whether the object becomes public only as long as a layer of it exists (5.2.4b)."""

    def changed(self, state: State) -> State:
        """Set whether the object is public, and whether only for a time."""
        turned: State = super().changed(state)
        others = tuple(object_id for object_id in state.shown if object_id != self.object)
        return replace(turned, shown=(*others, self.object) if self.is_shown else others)

    def sentence(self, teller: Teller) -> str:
        """Say which way the object is turned."""
        if self.is_shown:
            return f"{teller.name(self.object)}が、そのレイヤーがある間だけ開示状態になる"
        if not self.by:  # the layer is gone
            return f"{teller.name(self.object)}が、また非開示状態になる"
        return super().sentence(teller)
