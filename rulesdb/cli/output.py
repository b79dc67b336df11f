"""The two streams: answers go to standard output, everything else to standard error."""

import json
import sys
from collections.abc import Iterable


def print_json(document: object) -> None:
    """Print ``document`` as the one JSON document of this run, not ASCII-escaped."""
    print_utf8(json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def print_utf8(text: str) -> None:
    """Print ``text`` for programs: UTF-8 whatever the locale is; a lone surrogate (a broken argument) is escaped."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    sys.stdout.write(text)


def print_lines(lines: Iterable[str]) -> None:
    """Print lines of an answer on standard output."""
    sys.stdout.writelines(f"{line}\n" for line in lines)


def tell(*lines: str) -> None:
    """Print lines for the user on standard error."""
    sys.stdout.flush()  # what was said before stands before
    sys.stderr.writelines(f"{line}\n" for line in lines)
    sys.stderr.flush()
