"""Diagnostics as the command line prints them.

Apart from ``rulesdb diagnose``, whose findings take longer to load than a card or a situation to read.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulesdb.cli.excerpt import excerpt
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import columns
from rulesdb.words.diagnostic_meanings import SEVERITIES
from rulesdb.words.visible import visible_name

if TYPE_CHECKING:  # the findings of a build are slow to load
    from rulesdb.pipeline.findings import Diagnostic

_INDENT = "    "


def describe(diagnostic: "Diagnostic") -> Iterator[str | Line]:
    """Yield the lines of one finding: location and message, the line of context, the caret under it."""
    location = f"{visible_name(diagnostic.file)}:{diagnostic.line}:{diagnostic.column}"
    rule = f" ({diagnostic.node})" if diagnostic.node else ""
    severity = name_of(diagnostic.severity, SEVERITIES)
    yield bold(location) + f": {severity} {diagnostic.code}{rule}: {translated(diagnostic.message)}"
    length = diagnostic.end - diagnostic.start
    for line in excerpt(diagnostic.context, diagnostic.context_at, length, columns() - len(_INDENT)):
        yield _INDENT + line
