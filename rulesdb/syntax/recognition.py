"""Recognition of a text's dialect: the one whose reading fits it best, and whether any does."""

from dataclasses import replace
from typing import NamedTuple

from rulesdb.source.diagnostics import diagnose
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.fit import Fit, measure
from rulesdb.syntax.parsing import NAME_ANOTHER, in_order, parse
from rulesdb.syntax.tree import Tree


class Recognition(NamedTuple):
    """A text as read, and how well that fits; a misfit is a text of no known dialect."""

    tree: Tree
    fit: Fit

    @property
    def doubt(self) -> str:
        """The faults of the fit, as a sentence without a full stop; ``""`` if there are none."""
        seen = "; ".join(fault.sentence for fault in self.fit.faults())
        return seen and f"as {self.tree.dialect}, {seen}"

    @property
    def has_rules(self) -> bool:
        """Whether rules were read, and truthfully."""
        return self.fit.numbers > 0 and not self.fit.is_misfit

    @property
    def rank(self) -> tuple[bool, float, float]:
        """The sort key of the readings of one text: the greatest is the best; without numbers all are alike."""
        return self.has_rules, self.fit.numbers_read, self.fit.share if self.fit.numbers else 0.0


def recognise(source: SourceText, dialect: str | None = None, ruleset: str | None = None) -> Recognition:
    """Read a text as ``dialect``, or as the one that fits it best, and report a doubtful fit as a diagnostic.

    ``ruleset`` is what the nodes belong to, by default the dialect's own. Raises KeyError for an unknown dialect.
    """
    first = read(source, dialect, ruleset)
    if dialect is not None or first.has_rules:
        return reported(first)
    others = (read(source, name, ruleset) for name in DIALECTS if name != first.tree.dialect)
    return reported(max((first, *others), key=lambda recognition: recognition.rank))


def read(source: SourceText, dialect: str | None, ruleset: str | None) -> Recognition:
    """Parse a text and measure the fit."""
    tree = parse(source, dialect, ruleset)
    return Recognition(tree, measure(tree))


def reported(recognition: Recognition) -> Recognition:
    """Return the recognition with a diagnostic of its doubt, if there is any."""
    if not recognition.doubt:
        return recognition
    tree = recognition.tree
    misfit = diagnose("dialect-misfit", tree.source, Span(0, 0), f"{recognition.doubt}; {NAME_ANOTHER}")
    return recognition._replace(tree=replace(tree, diagnostics=in_order([*tree.diagnostics, misfit])))
