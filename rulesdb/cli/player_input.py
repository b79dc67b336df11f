"""Lines of standard input, as a player writes them."""

import sys

from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.output import flush, is_terminal


def accept_any_character() -> None:
    """Read bytes that are no characters of the locale's encoding as replacement characters."""
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def is_conversation() -> bool:
    """Whether somebody at a terminal reads what is printed, and can answer."""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def read_all() -> bytes:
    """Return all of standard input, nothing where it was closed. Raises UsageError."""
    if sys.stdin is None:
        return b""
    try:
        return sys.stdin.buffer.read()
    except OSError as error:
        raise UsageError(f"standard input cannot be read ({error.strerror or error}); name a file") from error


def read_line() -> str | None:
    """Return the next line of standard input, None at its end (where it was closed: at once). Raises UsageError."""
    flush()
    if sys.stdin is None:
        return None
    try:
        return sys.stdin.readline() or None
    except OSError as error:
        raise UsageError(f"standard input cannot be read ({error.strerror or error}); answer at a terminal") from error
