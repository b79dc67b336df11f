"""Events of Auras: they are attached to what they enchant."""

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfObject
from rulesdb.engine.kernel.state.state_updates import updated
from rulesdb.engine.mtg.state import State


class Attached(OfObject, frozen=True, kw_only=True):
    """An Aura becomes attached to a permanent, or to a player by the player's record."""

    host: int
    """Id of what it is attached to."""

    def changed(self, state: State) -> State:
        """Attach the Aura, which gets a new timestamp (418.5e)."""
        after = updated(state, state.objects[self.object], attached_to=self.host, timestamp=state.clock)
        return replace(after, clock=state.clock + 1)

    def sentence(self, teller: Teller) -> str:
        """Say what is attached to what."""
        return f"{teller.name(self.object)}が{teller.name(self.host)}につけられる"
