"""Events of objects on the stack: those that are no cards, and what is announced for them."""

from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.layer_events import CoreDeclare, CoreStack
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfPlayerAndObject
from rulesdb.engine.mtg.contexts import Declared
from rulesdb.engine.mtg.events.zones import ZONES
from rulesdb.engine.mtg.state import Object


class Stack(CoreStack, frozen=True, kw_only=True):
    """An ability, or combat damage, goes on the stack (217.6)."""

    zone_rules = ZONES
    layer: Object
    """The object; the event sets its timestamp."""

    def sentence(self, teller: Teller) -> str:
        """Say what goes on the stack, and show it to the teller: it may be gone before the teller's next look."""
        teller.notice(self.layer)
        return f"{teller.name(self.layer.id)}がスタックに置かれる"


class Copied(OfPlayerAndObject, frozen=True, kw_only=True):
    """A copy of a spell has been put on the stack (503.10)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say that the spell is a copy."""
        return f"{teller.name(self.object)}は、プレイされたものではない"


class Declare(CoreDeclare, frozen=True, kw_only=True):
    """Modes, targets and costs of a spell or ability are announced (409.1b to 409.1e)."""

    declared: Declared
    """All that was announced so far, which replaces what the object has."""
