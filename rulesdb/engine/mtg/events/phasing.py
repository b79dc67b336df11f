"""Events of phasing (502.15): permanents phase out, and phase in again as the same permanents."""

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfObject
from rulesdb.engine.kernel.state.state_updates import taken, with_item, with_object
from rulesdb.engine.mtg.state import Object, State
from rulesdb.engine.mtg.zones import IN_PLAY, PHASED_OUT, Zone


def _moved(state: State, item: Object, to: Zone) -> State:
    """Return the state with a record of an object, which keeps its id, in another zone."""
    left = taken(state, state.objects[item.id])
    zones = with_item(left.zones, to, (*left.zones.get(to, ()), item.id))
    return replace(with_object(left, replace(item, zone=to)), zones=zones, clock=left.clock + 1)


class PhasesOut(OfObject, frozen=True, kw_only=True):
    """A permanent phases out: it leaves play, and the damage dealt to it is removed."""

    host: int | None = None
    """Id of the permanent with which it phases out, because it is attached to it; None if it does so by itself."""

    def changed(self, state: State) -> State:
        """Put the permanent into the phased-out zone, with its counters, its status and its timestamp."""
        item = replace(state.objects[self.object], damage=0, phased_out_with=self.host)
        return _moved(state, item, PHASED_OUT)

    def sentence(self, teller: Teller) -> str:
        """Say what phases out."""
        return f"{teller.name(self.object)}がフェイズ・アウトする"


class PhasesIn(OfObject, frozen=True, kw_only=True):
    """A phased-out permanent phases in. It does not come into play, and so triggers nothing that does."""

    def changed(self, state: State) -> State:
        """Put the permanent into play as it was."""
        item = replace(state.objects[self.object], phased_in=state.clock, phased_out_with=None)
        return _moved(state, item, IN_PLAY)

    def sentence(self, teller: Teller) -> str:
        """Say what phases in."""
        return f"{teller.name(self.object)}がフェイズ・インする"
