"""Diagnostics of texts: a table of stable codes, and the value of one finding.

Stages return diagnostics, they do not raise or print them: all problems of a text come out of one run.
"""

from enum import StrEnum
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.source.text import SourceText


class Severity(StrEnum):
    """The severity of a finding: an error loses meaning, a warning was put right or needs a look, info is a fact."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


class Diagnostic(NamedTuple):
    """One finding. ``start`` and ``end`` are code points of the file, ``line`` and ``column`` count from 1.

    ``message`` says what was found, what was done about it and, where somebody must act, the way out. ``context`` is
    the part of that line around the place (all of a line that is not very long) and ``context_at`` the index in it at
    which the place begins. ``node`` is a node's identifier (``fab:1.0.2``) where one is concerned.
    """

    code: str
    severity: Severity
    message: str
    file: str
    line: int
    column: int
    start: int
    end: int
    context: str = ""
    context_at: int = 0
    node: str | None = None

    def entry(self) -> dict[str, object]:
        """Return the JSON object, which has all but the context."""
        return {name: value for name, value in self._asdict().items() if not name.startswith("context")}


class Code(NamedTuple):
    """A row of the table: a stable code, how severe it is, and what it means in one sentence."""

    code: str
    severity: Severity
    meaning: str


CODES: dict[str, Code] = {
    row.code: row
    for row in (
        Code("number-glued", Severity.WARNING, "A rule number stood at the end of the text before it."),
        Code("heading-glued", Severity.WARNING, "A chapter or section heading stood at the end of the text before it."),
        Code("heading-joined", Severity.WARNING, "A line that looks like a heading was joined to the rule before it."),
        Code("mark-glued", Severity.WARNING, "An example, note or item mark stood at the end of the text before it."),
        Code(
            "section-sign-misplaced", Severity.WARNING, "A § stood elsewhere than at the end of the rule's sentences."
        ),
        Code("section-sign-missing", Severity.INFO, "A numbered text has no § although the others of the file have."),
        Code("icon-lost", Severity.WARNING, "A line break or a lone space stands where an icon was."),
        Code("line-broken", Severity.INFO, "A line break within a sentence was joined."),
        Code("tail-moved", Severity.WARNING, "The end of a sentence stood before its middle and was put back."),
        Code("bracket-mismatched", Severity.WARNING, "An opening bracket was of another kind than its closing one."),
        Code("bracket-unmatched", Severity.WARNING, "A bracket has no partner; it was left as it is."),
        Code("number-broken", Severity.WARNING, "A line end cuts a number in two."),
        Code("section-empty", Severity.INFO, "A chapter or section has a heading and nothing below it."),
        Code("number-hidden", Severity.WARNING, "A number within a rule is written like those of the rules."),
        Code("number-order", Severity.INFO, "A number is smaller than one before it."),
        Code("number-duplicate", Severity.ERROR, "The same number or heading stands twice; both are kept."),
        Code(
            "number-lost",
            Severity.WARNING,
            "A sentence begins with a particle: the number and words before it are lost.",
        ),
        Code("parent-missing", Severity.WARNING, "A number's parent is not in the text."),
        Code("reference-self", Severity.WARNING, "A rule refers to itself."),
        Code("reference-unresolved", Severity.INFO, "A reference names a rule that no loaded text holds."),
        Code(
            "reference-other-version",
            Severity.INFO,
            "A reference leads into a text of another version, where its number is missing or has moved.",
        ),
        Code(
            "range-unclear", Severity.WARNING, "A range of references names no rules in order; its two ends were taken."
        ),
        Code(
            "language-number-missing",
            Severity.WARNING,
            "A number stands in the text of one language and not in that of the other.",
        ),
        Code(
            "language-references-differ",
            Severity.WARNING,
            "The texts of two languages cite other rules under the same number.",
        ),
        Code("dialect-guessed", Severity.WARNING, "The text's form is not certain; the likelier dialect was taken."),
        Code("dialect-misfit", Severity.WARNING, "The text does not quite look like the dialect that it was read as."),
        Code(
            "words-outside",
            Severity.INFO,
            "Words that belong to no rule (navigation, title block, footer) were left out.",
        ),
        Code("text-without-numbers", Severity.ERROR, "The file has no numbered rule or heading."),
        Code("file-empty", Severity.ERROR, "The file has no characters."),
    )
}

MOST_CONTEXT = 120
"""Greatest number of code points of a line that a diagnostic keeps before its start, and after it."""


def diagnose(code: str, source: SourceText, span: Span, message: str, node: str | None = None) -> Diagnostic:
    """Make a diagnostic of ``code`` at ``span`` of ``source``.

    Raises KeyError for a code that is not in ``CODES``: every code is documented.
    """
    return located(code, CODES[code].severity, source, span, message, node)


def located(  # noqa: PLR0913, PLR0917  (the fields of a finding)
    code: str, severity: Severity, source: SourceText, span: Span, message: str, node: str | None = None
) -> Diagnostic:
    """Return a diagnostic at ``span`` of ``source``, with its line and column, and the line around it."""
    line, column = source.position(span.start)
    context, at = source.around(span.start, column, MOST_CONTEXT)
    return Diagnostic(code, severity, message, source.name, line, column, span.start, span.end, context, at, node)
