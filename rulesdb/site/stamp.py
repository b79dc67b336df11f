"""The stamp of a rulebook: version and date."""

from typing import NamedTuple


class Stamp(NamedTuple):
    """``version`` of the program, and ``built_at``: a date as readers are to see it.

    Both are given by the caller, so that the same input yields the same bytes.
    """

    version: str
    built_at: str
