"""Rows for the rules of Flesh and Blood that govern a record."""

from rulesdb.engine.kernel.governing import GovernedBy, Governing

__all__ = ["GovernedBy", "Governing", "by"]


def by(what: str, *numbers: str) -> Governing:
    """Return a row: what is governed, and the numbers of the rules."""
    return Governing(what, tuple(f"fab:{number}" for number in numbers))
