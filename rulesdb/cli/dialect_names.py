"""Dialects as the options of commands name them: by name, or by the file of a declaration."""

from pathlib import Path

from rulesdb.cli.choices import refuse_unknown
from rulesdb.pipeline.dialects import dialect_of_file, known_dialects


def dialect_name(written: str | None) -> str | None:
    """Return the name of the dialect that an option names, None for none.

    Raises UsageError, with the nearest name, for an unknown one, and SourceError for a file that is no declaration.
    """
    if written is None:
        return None
    if written.endswith(".toml"):
        return dialect_of_file(Path(written))
    refuse_unknown("dialect", written, known_dialects())
    return written
