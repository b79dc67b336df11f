"""The collector of diagnostics, to which the repairs of one text report."""

from dataclasses import dataclass, field

from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText


@dataclass
class DiagnosticCollector:
    """Collects the diagnostics of one text. ``node`` is the identifier of the node that is being read.

    ``hard_wrapped``: most lines of the text end where a margin was, so a line break says little.
    """

    source: SourceText
    ruleset: str
    node: str | None = None
    hard_wrapped: bool = False
    found: list[Diagnostic] = field(default_factory=list)

    def add(self, code: str, span: Span, message: str) -> None:
        """Add a diagnostic of ``code`` at ``span``. Raises KeyError for an unknown code."""
        self.found.append(diagnose(code, self.source, span, message, self.node))
