"""The hook of ``fab.toml``: which numbers begin a node of Flesh and Blood's comprehensive rules."""

from rulesdb.syntax.dialects.dialect import HeadCandidate
from rulesdb.syntax.numbering import depth, follows, sort_key, successor

TITLED_DEPTH = 2
"""Chapters (1) and sections (1.0) have titles, 1.0.1 and deeper have sentences."""


def begins_node(candidate: HeadCandidate) -> bool:
    """Tell whether a number begins a node, by the characters and numbers around it."""
    number = candidate.number
    return number is not None and stands_right(candidate, number) and not is_cut_off(candidate, number)


def stands_right(candidate: HeadCandidate, number: str) -> bool:
    """Tell whether a number begins a line, or is glued to one where the numbers before it lead there."""
    current = candidate.current
    if candidate.line_start and not candidate.wrapped:
        return candidate.spaced or current is None or follows(number, current)
    return (
        candidate.spaced
        and not candidate.mention
        and (follows(number, current) or (candidate.after_sentence and goes_on(number, current)))
    )


def is_cut_off(candidate: HeadCandidate, number: str) -> bool:
    """Tell whether a number goes on with a sentence: ``2 つの`` behind a margin, and ``2つの``, are no chapters."""
    return (candidate.wrapped or not candidate.spaced) and depth(number) == 1 and not candidate.signed


def goes_on(number: str, current: str | None) -> bool:
    """Tell whether a number comes later, in the chapter of ``current`` or the next one.

    A rule's number may be the first one of a piece that begins in the middle of the rules.
    """
    if current is None:
        return depth(number) > TITLED_DEPTH
    here, there = sort_key(current), sort_key(number)
    return there > here and there[0] in (here[0], successor(here[0]))
