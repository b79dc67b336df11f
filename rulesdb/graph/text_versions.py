"""The order of the versions of rules that texts have: whether another text has later ones.

Days of being in force are compared, or else the names of versions, where both are of one form: ``2.10.1`` is before
``2.10.1より後`` and ``2.11``, ``2006-08-18更新`` before ``2006-10-01``. Other names have no order.
"""

import re
from functools import lru_cache, reduce
from typing import NamedTuple

from rulesdb.graph.model import Graph, TextFile

_NAME = re.compile(r"(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9])|(?P<number>[0-9]+(?:\.[0-9]+)+)(?P<after>より後)?")


class _Order(NamedTuple):
    is_date: bool
    """Whether the version is named by a day; other names are not compared with it."""
    numbers: tuple[int, ...]
    """The numbers in the name."""
    is_after: bool
    """Whether it is an unknown version after the one that the numbers name."""


def later_version(graph: Graph, ruleset: str, file: TextFile) -> str:
    """Return what the latest rules are called that a text of a game has, "" where those of a ``file`` are as late."""
    files = (other for edition in graph.editions if edition.ruleset == ruleset for other in edition.files)
    later = [other for other in files if _is_later(other, file)]
    if not later:
        return ""
    latest = reduce(lambda latest, other: other if _is_later(other, latest) else latest, later)
    return latest.version_beside_date or latest.effective


def _is_later(one: TextFile, other: TextFile) -> bool:
    """Tell whether the rules of one text are known to be later than those of another."""
    if one.effective and other.effective:
        return one.effective > other.effective
    order, before = _order(one.rules_version), _order(other.rules_version)
    return order is not None and before is not None and order.is_date == before.is_date and order > before


@lru_cache
def _order(version: str) -> _Order | None:
    """Return what a version is ordered by, None for a name without an order. A rulebook asks for each page."""
    found = _NAME.match(version)
    if found is None:
        return None
    numbers = tuple(map(int, re.findall("[0-9]+", found["date"] or found["number"])))
    return _Order(found["date"] is not None, numbers, found["after"] is not None)
