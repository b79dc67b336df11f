"""Entries of ``GOVERNED_BY`` with rule numbers of Magic."""

from rulesdb.engine.kernel.records.governing import GovernedBy, Governing

__all__ = ["GovernedBy", "by"]


def by(what: str, *numbers: str) -> Governing:
    """Return what is governed, a Japanese noun, with the identifiers of the rules of these numbers."""
    return Governing(what, tuple(f"mtg:{number}" for number in numbers))
