"""Agreement of the texts of an edition in several languages: the same numbers, and the same references under each.

The first text is compared with each one in another language whose name differs by the language alone: ``official`` and
``official-en``. Other editions, such as our own words or a user's notes, are no translations.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Edition, Node, Reading, Run
from rulesdb.graph.naming import sort_key, split_identifier
from rulesdb.graph.overlay import Draft
from rulesdb.graph.reference_targets import reference_runs
from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.text import SourceText


class _Pair(NamedTuple):
    """Two languages of one edition."""

    first: Edition
    other: Edition

    def sides(self) -> tuple[tuple[Edition, Edition], ...]:
        """Return each edition with the other one."""
        return (self.first, self.other), (self.other, self.first)


def check_languages(
    drafts: Mapping[str, Draft], nodes: Mapping[str, Node], editions: Sequence[Edition]
) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each number that one language lacks, and for each whose references differ."""
    for pair in _pairs(editions):
        for node in nodes.values():
            if node.ruleset == pair.first.ruleset:
                yield from _missing(drafts[node.id], node, nodes, pair)
                yield from _differing(drafts[node.id], node, pair)


def _pairs(editions: Sequence[Edition]) -> Iterator[_Pair]:
    firsts: dict[tuple[str, str], Edition] = {}
    for edition in editions:
        name = edition.name.removesuffix(f"-{edition.language}")
        first = firsts.setdefault((edition.ruleset, name), edition)
        if first.language != edition.language:
            yield _Pair(first, edition)


def _missing(draft: Draft, node: Node, nodes: Mapping[str, Node], pair: _Pair) -> Iterator[Diagnostic]:
    """Yield a diagnostic for a number whose siblings are there in both languages, and it in one alone.

    Where all siblings lack a language, that text is an excerpt.
    """
    parent = nodes.get(node.parent or "")
    for edition, other in pair.sides():
        there = _first_of(draft, node, edition)
        if there is None or parent is None or node.readings_of(other.name):
            continue
        if any(nodes[child].readings_of(other.name) for child in parent.children):
            source, reading = there
            message = (
                f"{node.number or node.id} is in the text in {edition.language}, not in the one in {other.language}."
            )
            yield diagnose("language-number-missing", source, reading.passages[0].span, message, node.id)


def _differing(draft: Draft, node: Node, pair: _Pair) -> Iterator[Diagnostic]:
    """Yield a diagnostic at the first reference that one text has and the other one lacks."""
    if not all(node.readings_of(edition.name) for edition in pair):
        return
    of_first, of_other = (_cited(draft, node, edition) for edition in pair)
    extra = (
        (pair.other, [target for target in of_other if target not in of_first], of_other),
        (pair.first, [target for target in of_first if target not in of_other], of_first),
    )
    found = [(edition, names, cited) for edition, names, cited in extra if names]
    if found:
        _, names, cited = found[0]
        source, run = cited[names[0]]
        listed = "; ".join(_listed(of, edition) for edition, of, _ in found)
        message = f"One text cites what the other one does not: {listed}."
        yield diagnose("language-references-differ", source, run.span, message, node.id)


def _first_of(draft: Draft, node: Node, edition: Edition) -> tuple[SourceText, Reading] | None:
    return next(iter(_readings(draft, node, edition)), None)


def _readings(draft: Draft, node: Node, edition: Edition) -> Iterator[tuple[SourceText, Reading]]:
    """Yield the readings of an edition, each with its text."""
    pairs = zip(draft.sources, node.readings, strict=True)
    return (pair for pair in pairs if pair[1].edition == edition.name)


def _cited(draft: Draft, node: Node, edition: Edition) -> dict[str, tuple[SourceText, Run]]:
    """Return the identifiers that an edition cites under a node, each with a reference that names it, and its text."""
    return {
        target: (source, run)
        for source, reading in _readings(draft, node, edition)
        for _, run in reference_runs(reading)
        for target in run.targets
    }


def _listed(names: Sequence[str], edition: Edition) -> str:
    numbers = sorted((split_identifier(name)[1] for name in names), key=sort_key)
    return f"{edition.language}: {', '.join(numbers)}"
