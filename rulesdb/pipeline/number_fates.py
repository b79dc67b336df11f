"""Fates of the numbers of a former version: its history, in the words of citations."""

from collections.abc import Collection

from rulesdb.citations.fates import Fate, Fault
from rulesdb.comparison.comparison import Comparison
from rulesdb.graph.histories import Destination, EditionHistory, EditionVersion
from rulesdb.graph.naming import NUMBER
from rulesdb.pipeline.histories import step_of


def fates(history: EditionHistory, version: int, live: Collection[str]) -> dict[str, Fate]:
    """Return the numbers of a former version, by its index, that no longer name their rule, with their fates.

    ``live`` are the numbers that are loaded.
    """
    left = history.left_since(version)
    return {number: _fate(left[number], is_live=number in live) for number in left if NUMBER.fullmatch(number)}


def fates_of_comparison(comparison: Comparison) -> dict[str, Fate]:
    """Return the old numbers of a comparison that no longer name their rule, with their fates."""
    live = {change.new.key for change in comparison.changes if change.new is not None}
    versions = (EditionVersion("", "old"), EditionVersion("", "new"))
    return fates(EditionHistory("", "", "", versions, (step_of(comparison),)), 0, live)


def _fate(destination: Destination, *, is_live: bool) -> Fate:
    places = () if destination.now is None else (destination.now,)
    if is_live:
        return Fate(Fault.OTHER_RULE, places)
    return Fate(Fault.MOVED if places else Fault.DEAD, places)
