"""The files of the shipped edition."""

from pathlib import Path

from rulesdb.source.resources import data_folder

AFTER_THE_ENGLISH = frozenset(f"chapter-{number}.txt" for number in (3, 4, 7, 8, 9))
"""Chapters of Flesh and Blood that no official Japanese text has: they follow the English one."""


def texts() -> set[Path]:
    """Return the files below data/ with texts of rules."""
    return set(data_folder().glob("*/ja/*.txt"))
