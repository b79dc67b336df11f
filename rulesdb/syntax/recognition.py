"""Recognition of a text's dialect: the one whose reading fits it best, and whether any does."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import NamedTuple

from rulesdb.source.diagnostics import diagnose
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.syntax.best_ranks import HIGHEST, LOWEST, Prospect, Rank, has_rules, prospect
from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.dialects import DIALECTS, contenders, foreign_dialects, form_of, is_shipped
from rulesdb.syntax.dialects.time_limit import declared_patterns_limited
from rulesdb.syntax.fit import Fit, measure
from rulesdb.syntax.hidden_numbers import hidden_numbers
from rulesdb.syntax.numbering import depth
from rulesdb.syntax.parsing import NAME_ANOTHER, in_order, parse_as
from rulesdb.syntax.tree import SyntaxNode, Tree

GENERAL = "general"
"""Name of the dialect that infers levels: it is taken only where it is named, because it reads nearly everything."""

LARGE = 20_000
"""Characters of a text from which on it is not read once more for a better sentence about how it was misread."""


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
        return has_rules(self.fit)

    @property
    def keys(self) -> frozenset[str]:
        """The numbers and headings that were read."""
        return frozenset(node.key for node in self.tree.nodes)

    @property
    def rank(self) -> Rank:
        """The sort key of the readings of one text."""
        dialect = DIALECTS[self.tree.dialect]
        has_expected = dialect.has_expected_numbers(self.keys)
        share = self.fit.share if self.fit.numbers else LOWEST.share
        is_specific = not dialect.declaration.is_catch_all
        return Rank(self.has_rules, self.fit.numbers_read, has_expected, is_specific, share)

    @property
    def is_beyond_doubt(self) -> bool:
        """Whether no reading without expected numbers can be as good: every number was read, the expected ones too."""
        return self.rank[:3] == HIGHEST[:3]


def recognise(source: SourceText, dialect: str | None = None, ruleset: str | None = None) -> Recognition:
    """Read a text as ``dialect``, or as the one that fits it best, and report a doubtful fit as a diagnostic.

    ``ruleset`` is what the nodes belong to, by default the dialect's own. Raises KeyError for an unknown dialect, and
    UnreadableFormError for one from outside by which the text cannot be read.
    """
    with ExitStack() as limits:
        for form in foreign_dialects() if dialect is None else [DIALECTS[dialect]]:
            if not is_shipped(form):
                limits.enter_context(declared_patterns_limited(form.declaration, source.text))
        return _recognised(source, dialect, ruleset)


def _recognised(source: SourceText, dialect: str | None, ruleset: str | None) -> Recognition:
    if dialect is not None:
        return reported(_with_levels(read(source, dialect, ruleset)))
    names = [form.name for form in contenders(source.text)]
    readings = _read_contenders(source, names, ruleset)
    if not any(reading.has_rules for reading in readings):
        others = [name for name in DIALECTS if name not in {*names, GENERAL}]
        readings = _read_more(readings, others, source, ruleset)
    best, *others_read = sorted(readings, key=lambda reading: reading.rank, reverse=True)
    return reported(_with_guess(best, others_read))


def likeliest(source: SourceText) -> list[str]:
    """Return the names of all dialects, first those that read a text best; inferred levels are a reading as well."""
    readings = {name: read(source, name, None).rank for name in DIALECTS}
    return sorted(DIALECTS, key=lambda name: (readings[name].has_rules, readings[name].numbers_read), reverse=True)


def _read_contenders(source: SourceText, names: Sequence[str], ruleset: str | None) -> list[Recognition]:
    """Read a text as its contenders, but for those that cannot be as good as one of the others, in their order.

    Those whose expected numbers may be there are read first: after a reading beyond doubt only they are in question.
    """
    text = with_plain_lines(source.text)
    expected = [name for name in names if DIALECTS[name].may_have_expected_numbers(text)]
    readings = [read(source, name, ruleset) for name in expected]
    if not any(reading.is_beyond_doubt for reading in readings):
        readings = _read_more(readings, [name for name in names if name not in expected], source, ruleset)
    return sorted(readings, key=lambda reading: names.index(reading.tree.dialect))


def _read_more(
    readings: Sequence[Recognition], names: Sequence[str], source: SourceText, ruleset: str | None
) -> list[Recognition]:
    """Return readings with those of more dialects, but for dialects that change nothing about which one is taken."""
    known = list(readings)
    best = max(known, key=lambda reading: reading.rank, default=None)
    if best is None and len(names) == 1:
        return [read(source, names[0], ruleset)]
    prospects = {name: prospect(source.text, form_of(DIALECTS[name], source.text)) for name in names}
    for name in sorted(names, key=lambda name: _readiness(name, prospects[name])):
        if best is not None and _remains(best, prospects[name]):
            continue
        known.append(read(source, name, ruleset))
        best = known[-1] if best is None or known[-1].rank > best.rank else best
    return known


def _readiness(name: str, known: Prospect) -> tuple[bool, bool, bool, float]:
    """Return the sort key of the order of reading: what may have rules first, then what is fast and likely."""
    is_catch_all = DIALECTS[name].declaration.is_catch_all
    if known.best.has_rules:
        return False, is_catch_all, False, 0.0
    return True, is_catch_all, DIALECTS[name].lines is None, -known.best.numbers_read


def _remains(best: Recognition, other: Prospect) -> bool:
    """Tell whether the best reading remains it, and in no more doubt, whatever another dialect reads.

    Of two that misread a large text one is as good as the other.
    """
    rank = best.rank
    if not (rank.has_rules or other.best.has_rules) and len(best.tree.source.text) >= LARGE:
        return True
    return other.best[:3] < rank[:3] or (other.best <= rank and other.keys == best.keys)


def _with_levels(recognition: Recognition) -> Recognition:
    """Return a reading, with a diagnostic of its levels if they were inferred."""
    if recognition.tree.dialect != GENERAL or not recognition.tree.nodes:
        return recognition
    return _with_diagnostic(
        recognition, "dialect-guessed", f"levels were inferred: {levels_in_words(recognition.tree)}"
    )


def levels_of(tree: Tree) -> list[list[SyntaxNode]]:
    """Return the numbered nodes of a tree by their level, the highest first; those of a level have one kind."""
    levels: dict[tuple[int, str], list[SyntaxNode]] = {}
    for node in tree.nodes:
        if node.number is not None:
            levels.setdefault((depth(node.number), str(node.kind)), []).append(node)
    return [nodes for _, nodes in sorted(levels.items())]


def levels_in_words(tree: Tree) -> str:
    """Return the levels of numbers in a tree: ``1 chapter (12), 1.1 section (40)``."""
    return ", ".join(f"{nodes[0].number} {nodes[0].kind} ({len(nodes):,})" for nodes in levels_of(tree))


def _with_guess(best: Recognition, others: Sequence[Recognition]) -> Recognition:
    """Return a reading, with a diagnostic if another dialect reads other numbers as well as its own does."""
    keys = best.keys
    alike = [one for one in others if one.rank[:-1] == best.rank[:-1]]
    if not keys or all(one.keys in (frozenset(), keys) for one in alike):
        return best
    message = f"the text was read as {best.tree.dialect}; {NAME_ANOTHER}"
    return _with_diagnostic(best, "dialect-guessed", message)


def read(source: SourceText, dialect: str | None, ruleset: str | None) -> Recognition:
    """Parse a text and measure the fit."""
    form = form_of(contenders(source.text)[0] if dialect is None else DIALECTS[dialect], source.text)
    tree = parse_as(source, form, ruleset)
    return Recognition(tree, measure(tree, form))


def reported(recognition: Recognition) -> Recognition:
    """Return the recognition with diagnostics of its doubt, if there is any, and of numbers that it has not read."""
    hidden = list(hidden_numbers(recognition.tree))
    if hidden:
        tree = recognition.tree
        recognition = recognition._replace(tree=tree._replace(diagnostics=in_order([*tree.diagnostics, *hidden])))
    if not recognition.doubt:
        return recognition
    return _with_diagnostic(recognition, "dialect-misfit", f"{recognition.doubt}; {NAME_ANOTHER}")


def _with_diagnostic(recognition: Recognition, code: str, message: str) -> Recognition:
    """Return a reading with one more diagnostic, about the whole text."""
    tree = recognition.tree
    found = diagnose(code, tree.source, Span(0, 0), message)
    return recognition._replace(tree=tree._replace(diagnostics=in_order([*tree.diagnostics, found])))
