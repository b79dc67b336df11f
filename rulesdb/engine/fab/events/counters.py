"""Events of counters (1.15)."""

from typing import ClassVar

from rulesdb.engine.fab.rules.objects.permanents import COUNTERS
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.state.counters import CounterRules


class Count(CoreCount, frozen=True, kw_only=True):
    """Counters are put on an object or removed from it (8.5.14, 8.5.16)."""

    rules: ClassVar[CounterRules] = COUNTERS
