"""Events of visibility: objects revealed, turned or looked at."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.fab.events.base import Change, OfObject
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.state import Look
from rulesdb.engine.kernel.state_updates import updated


class Looks(Change, frozen=True, kw_only=True):
    """A player begins to look at a private object (8.5.11)."""

    look: Look
    """The player and the object, with its position in the zone."""

    def changed(self, state: State) -> State:
        """Add the player's look."""
        return replace(state, looking=state.looking | {self.look})

    def sentence(self, teller: Teller) -> str:
        """Say who begins to look at which object."""
        return f"{teller.player(self.look.player)}は{teller.name(self.look.object)}を見始める"


class Turned(OfObject, frozen=True, kw_only=True):
    """An object becomes public or private in its zone."""

    is_public: bool
    """Whether the object becomes public; False if it becomes private."""
    is_shown: bool = False
    """Whether the object becomes public only as long as a layer of it exists (5.2.4b)."""

    def changed(self, state: State) -> State:
        """Set whether the object is public, and whether only for a time."""
        turned = updated(state, state.objects[self.object], is_public=self.is_public)
        others = tuple(object_id for object_id in state.shown if object_id != self.object)
        return replace(turned, shown=(*others, self.object) if self.is_shown else others)

    def sentence(self, teller: Teller) -> str:
        """Say which way the object is turned."""
        name = teller.name(self.object)
        if self.is_shown:
            return f"{name}が、そのレイヤーがある間だけ開示状態になる"
        if not self.by:  # the layer is gone
            return f"{name}が、また非開示状態になる"
        return f"{name}が{'表向き' if self.is_public else '裏向き'}になる"


class Revealed(OfObject, frozen=True, kw_only=True):
    """A private object is revealed (8.5.17)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say what is revealed."""
        return f"{teller.name(self.object)}が公開される"
