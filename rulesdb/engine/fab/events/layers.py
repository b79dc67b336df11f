"""Events of layers (1.6): those on the stack, and the parameters that are declared for them."""

from typing import ClassVar

from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.event_kinds.layer_events import CoreDeclare, CoreStack
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfObject


class Stack(CoreStack, frozen=True, kw_only=True):
    """A layer that is not a card is created on the stack (1.6.2)."""

    zone_rules = ZONES
    layer: Object
    """The layer; the event sets its timestamp."""

    def sentence(self, teller: Teller) -> str:
        """Say whose layer it is, and show it to the teller: the layer may be gone before the teller's next look."""
        teller.notice(self.layer)
        assert self.layer.layer is not None
        return f"{teller.name(self.layer.layer.source)}のレイヤーがスタックに置かれる"


class Declare(CoreDeclare, frozen=True, kw_only=True):
    """Parameters of a layer are declared (5.1.3, 5.1.4)."""

    declared: Declared
    """All parameters declared so far, which replace those in the layer."""


class Targeted(OfObject, frozen=True, kw_only=True):
    """An object becomes a target of the source of the event, a layer (1.8.5)."""

    is_fact: ClassVar[bool] = True
    is_left_out: ClassVar[bool] = True
