"""Refusal of an unknown name, with the nearest known one and all choices."""

from collections.abc import Collection

from rulesdb.cli.command_errors import UsageError
from rulesdb.words.quoting import unknown_name

IN_THIS_HOME = " in this home"
"""The end of the sentence about an unknown ruleset or edition."""


def refuse_unknown(what: str, written: str | None, known: Collection[str], where: str = "") -> None:
    """Raise UsageError, with the nearest name, if ``written`` is not one of ``known``; None is fine."""
    if written is not None and written not in known:
        raise UsageError(unknown_name(what, written, known, where))
