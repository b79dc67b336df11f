"""Events of counters."""

from rulesdb.engine.kernel.event_kinds.object_events import CoreCount


class Count(CoreCount, frozen=True, kw_only=True):
    """Counters are put on an object or removed from it."""
