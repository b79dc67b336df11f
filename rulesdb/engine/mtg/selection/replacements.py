"""Replacements: the events that happen instead of a replaced event."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.replacements import GoesToZone, Nothing
from rulesdb.engine.mtg.zones import ZoneName


class Goes(GoesToZone, frozen=True):
    """A move has another destination."""

    zone: ZoneName
    """Name of the new destination."""


PHRASES = (
    phrase(Nothing, "何も起こらない"),
    phrase(Goes, "それを{zone}に置く"),
)
