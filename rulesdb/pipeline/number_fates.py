"""Fates of the numbers of a former version: what a comparison says of them, in the words of citations."""

from collections.abc import Iterable

from rulesdb.citations.fates import Fate, Fault
from rulesdb.compare.comparison import Change, Comparison

_WITHOUT_NUMBER = "heading"  # the kind of a rule whose key is its text


def fates(comparison: Comparison) -> dict[str, Fate]:
    """Return the old numbers that no longer name their rule, with the fault of their citations."""
    live = frozenset(change.new.key for change in comparison.changes if change.new is not None)
    found = ((change.old.key, _fate(change, live)) for change in _of_numbers(comparison.changes) if change.old)
    return {number: fate for number, fate in found if fate is not None}


def share_kept(comparison: Comparison) -> float:
    """Return the share of the old rules that the new version has, from 0 to 1.

    Rules whose numbers the new version lacks may be in a part of the text that is not loaded, and do not count.
    """
    live = frozenset(change.new.key for change in comparison.changes if change.new is not None)
    of_old = [change for change in _of_numbers(comparison.changes) if change.old is not None]
    kept = sum(change.new is not None for change in of_old)
    lost = sum(change.new is None and change.old is not None and change.old.key in live for change in of_old)
    return kept / (kept + lost) if kept else 0.0


def _of_numbers(changes: Iterable[Change]) -> Iterable[Change]:
    return (change for change in changes if change.old is None or change.old.kind != _WITHOUT_NUMBER)


def _fate(change: Change, live: frozenset[str]) -> Fate | None:
    """Return the fate of the old number of a change; None where it still names its rule."""
    if change.old is None or (change.new is not None and change.new.key == change.old.key):
        return None
    now = change.merged_into if change.new is None else change.new.key
    places = () if now is None else (now,)
    if change.old.key in live:
        return Fate(Fault.OTHER_RULE, tuple(place for place in places if place != change.old.key))
    return Fate(Fault.MOVED if places else Fault.DEAD, places)
