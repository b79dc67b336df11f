"""A pseudo-terminal for the command, and what may not reach it."""

import os
import pty
import re
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence

# Our own bold, dim and marked; and what rich moves its bar with.
_OWN = re.compile("\033\\[(?:0|1|2|1;4)m")
_BAR = re.compile("\033\\[(?:\\?25[lh]|2K|1A|0m|38;5;[0-9]+m|38;2;[0-9;]+m|3[0-9]m|9[0-9]m)|\r(?=\033\\[(?:2K|1A))")
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\U000e0000-\U000e007f]")


def on_terminal(
    arguments: Sequence[str | bytes],
    env: Mapping[str, str],
    written: bytes = b"",
    *,
    program: Sequence[str] = ("-m", "rulesdb"),
) -> tuple[int, str]:
    """Run the command with all three streams on a terminal, ``written`` typed; return its status and what it showed.

    ``program`` is what Python runs.
    """
    ours, theirs = pty.openpty()
    _switch_echo_off(theirs)
    command = [sys.executable, *program, *arguments]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "PAGER": "cat", **env}
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    if written:
        os.write(ours, written)
    out = b""
    while chunk := _read(ours):
        out += chunk
    os.close(ours)
    return process.wait(), out.decode("utf-8", "surrogateescape").replace("\r\n", "\n")


def steering(shown: str, *, has_bar: bool = False) -> list[str]:
    """Return the characters in ``shown`` that steer a terminal and are neither our styles nor, where one is, a bar."""
    shown = _OWN.sub("", shown)
    return _STEERING.findall(_BAR.sub("", shown) if has_bar else shown)


def _switch_echo_off(terminal: int) -> None:
    attributes = termios.tcgetattr(terminal)
    attributes[3] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSANOW, attributes)


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the end, on Linux
        return b""
