"""Standard output for answers, standard error for everything else.

Nothing else in this package writes to either, so that nothing but our own styles steers a terminal: a text, a file
name or an argument may hold any control character. A file or another program gets every character as it is.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from rulesdb.cli.command_errors import OutputError, ReaderGoneError
from rulesdb.cli.language import translated
from rulesdb.cli.styled import Line, Piece, line_of

_collected: list[list[str]] = []
"""The answer so far, where it is to be paged: one list within ``paged``, none elsewhere."""


@contextmanager
def paged(*, is_wanted: bool) -> Iterator[None]:
    """Show the output of the block in a pager, where it is wanted, goes to a terminal and is longer than that."""
    if not is_wanted or not _is_terminal_of_process():
        yield
        return
    _collected.append([])
    try:
        yield
    finally:
        _page("".join(_collected.pop()))


def _is_terminal_of_process() -> bool:
    """Return whether standard output is a terminal that a pager, a process of its own, would write to as well."""
    try:
        return sys.stdout is not None and os.isatty(sys.stdout.fileno())
    except (OSError, ValueError):  # a stream within this process
        return False


def print_json(document: object) -> None:
    """Print ``document`` as the one JSON document of this run, ASCII-escaped only where it would steer a terminal."""
    text = json.dumps(document, ensure_ascii=False, indent=1)
    _write_utf8((_escaped(text) if is_terminal(sys.stdout) else text) + "\n")


def print_export(text: str) -> None:
    """Print ``text``, which is for programs and ends with its own newline: UTF-8 whatever the locale is."""
    _write_utf8(_on(sys.stdout, text))


def print_lines(lines: Iterable[str | Line]) -> None:
    """Print lines of an answer on standard output. Raises OutputError and ReaderGoneError."""
    text = "".join([f"{_on(sys.stdout, line)}\n" for line in lines])  # whole: an error of ``lines`` is none of ours
    if _collected:
        _collected[-1].append(text)
        return
    with _standard_output() as stream:
        stream.write(text)


def show_prompt(text: str) -> None:
    """Print the beginning of a line that somebody at the terminal goes on with. Raises OutputError."""
    flush()
    with _standard_output() as stream:
        stream.write(_on(stream, text))
        stream.flush()


def tell(*lines: str | Line) -> None:
    """Print lines for the user on standard error; lines that cannot be written there are dropped."""
    flush()  # what was said before stands before
    if sys.stderr is None:
        return
    try:
        sys.stderr.writelines(f"{_on(sys.stderr, line)}\n" for line in lines)
        sys.stderr.flush()
    except OSError:
        _silence(sys.stderr)


def warn(*sentences: str) -> None:
    """Print sentences of the command on standard error, in the user's language, each behind the command's name."""
    tell(*(f"rulesdb: {translated(sentence)}" for sentence in sentences))


def flush() -> None:
    """Flush standard output. Raises OutputError and ReaderGoneError."""
    if _collected:
        so_far, _collected[-1] = _collected[-1], []
        _page("".join(so_far))
    if sys.stdout is not None:  # closed, and nothing was printed, or it would have been an error
        with _standard_output() as stream:
            stream.flush()


def accept_any_character() -> None:
    """Print characters that the locale's encoding lacks as escapes."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether ``stream`` leads to a terminal; one that was closed before the process began is None."""
    return stream is not None and stream.isatty()


def _page(text: str) -> None:
    """Write an answer to the terminal, through a pager if it is long."""
    from rulesdb.cli.pager import is_long, page  # files and programs must not pay for it

    if is_long(text) and page(text, sys.stdout.encoding):
        return
    with _standard_output() as stream:
        stream.write(text)


def _write_utf8(text: str) -> None:
    """Write ``text`` in UTF-8 whatever the locale is; a lone surrogate (a broken argument) is escaped."""
    with _standard_output() as stream:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        stream.write(text)


@contextmanager
def _standard_output() -> Iterator[TextIO]:
    """Yield standard output, and make its errors ours: an OSError of anything else must not be taken for one of it."""
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    try:
        yield sys.stdout
    except BrokenPipeError as error:
        _silence(sys.stdout)
        raise ReaderGoneError from error
    except OSError as error:
        _silence(sys.stdout)
        raise OutputError(error.strerror or str(error)) from error


def _silence(stream: TextIO) -> None:
    """Let the interpreter's last flush go nowhere, where it would fail again."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _on(stream: TextIO | None, line: str | Line) -> str:
    """Return the text of ``line`` for ``stream``, with the escape sequences of its styles if that takes them."""
    if not is_terminal(stream):
        return str(line)
    is_plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return "".join(_shown(piece, is_plain) for piece in line_of(line).pieces)


def _shown(piece: Piece, is_plain: bool) -> str:
    from rulesdb.words.visible import visible  # files and programs must not pay for it

    text = visible(piece.text)
    return text if is_plain or not piece.style else f"\033[{piece.style}m{text}\033[0m"


def _escaped(document: str) -> str:
    """Return a JSON document that means the same, with an escape for each character that would steer a terminal."""
    from rulesdb.words.visible import visible  # see above

    pairs = zip(document, visible(document), strict=True)
    return "".join(json.dumps(character)[1:-1] if character != shown else shown for character, shown in pairs)
