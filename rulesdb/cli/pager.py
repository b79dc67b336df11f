"""A pager for an answer that is longer than the terminal.

Whoever sets ``RULESDB_PAGER`` or ``PAGER`` chooses it; else it is ``less``, which shows colours and leaves the text on
the screen. The answer is complete before the pager starts, so that a short one never waits for a process.
"""

import os

PAGER_VARIABLES = ("RULESDB_PAGER", "PAGER")
_DEFAULT = "less"
_OF_LESS = {"LESS": "FRX", "LESSCHARSET": "utf-8"}  # unless the user has set them; less itself trusts only the locale
_NONE = {"", "cat"}
_LINES = 24  # of a terminal that does not tell


def is_long(text: str) -> bool:
    """Return whether a text has more lines than the terminal, whose last one is the shell's."""
    named = os.environ.get("LINES", "")
    return text.count("\n") >= ((int(named) if named.isdecimal() else 0) or _lines_of_terminal())


def page(text: str, encoding: str) -> bool:
    """Show ``text`` in the user's pager and wait for its end; return whether there is such a pager.

    ``encoding`` is that of the terminal.

    Leaving the pager early is as good as reading to the end. Ctrl-C is the pager's meanwhile.
    """
    named = next((os.environ[name] for name in PAGER_VARIABLES if name in os.environ), _DEFAULT).strip()
    if named in _NONE or os.environ.get("TERM") == "dumb":
        return False
    import shlex  # short answers must not pay for it
    import signal  # see above
    import subprocess  # see above

    environment = {**_OF_LESS, **os.environ}
    try:
        pager = subprocess.Popen(shlex.split(named), stdin=subprocess.PIPE, env=environment)  # noqa: S603  (the user's)
    except (OSError, ValueError):  # ValueError: a quotation mark without a partner
        return False
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pager.communicate(text.encode(encoding, "backslashreplace"))
    finally:
        signal.signal(signal.SIGINT, handler)
    return True


def _lines_of_terminal() -> int:
    try:
        return os.get_terminal_size().lines or _LINES
    except (ValueError, OSError):  # standard output is closed, or no terminal
        return _LINES
