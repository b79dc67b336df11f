"""The hook of ``mtg.toml``: which numbers and headings begin a node of the Magic rules primer."""

from rulesdb.syntax.dialects.dialect import HeadCandidate
from rulesdb.syntax.numbering import follows


def begins_node(candidate: HeadCandidate) -> bool:
    """Tell whether a number or heading begins a node: it follows a sentence or a title, or begins a line."""
    begins_line = candidate.line_start and not candidate.wrapped
    if candidate.number is None:
        return begins_line or candidate.after_sentence
    if candidate.mention and not begins_line:
        return False
    if candidate.after_sentence or candidate.after_title:
        return True
    next_one = follows(candidate.number, candidate.current)
    return next_one if candidate.wrapped else candidate.line_start and (candidate.spaced or next_one)
