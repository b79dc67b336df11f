"""What became of a rule's number in another version of its text.

Apart from the comparison, so that any comparison of versions can say it.
"""

from enum import StrEnum
from typing import NamedTuple


class Fault(StrEnum):
    """What is wrong with a citation."""

    DEAD = "dead"
    MOVED = "moved"
    OTHER_RULE = "other-rule"
    MISQUOTED = "misquoted"
    QUOTES_OTHER_RULE = "quotes-other-rule"


class Fate(NamedTuple):
    """What became of a number: the fault of its citations, and the numbers of its rule ``now``, none if it is gone."""

    fault: Fault
    now: tuple[str, ...] = ()
