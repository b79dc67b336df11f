"""The readings of a node, made of its syntax elements: passages with identifiers for the rules they name."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from rulesdb.graph.model import Passage, Place, Reading, Run
from rulesdb.graph.naming import identifier
from rulesdb.graph.overlay import Draft, Origin
from rulesdb.syntax.tree import Inline, InlineKind, SyntaxNode


def readings_of(draft: Draft) -> tuple[Reading, ...]:
    """Return the readings of a node, in the order of the editions and of their texts."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    return tuple(_reading(origin, draft.ruleset, counts[origin.edition]) for origin in draft.origins)


def _reading(origin: Origin, ruleset: str, counts: Counter[str]) -> Reading:
    """Return the reading of one element; ``counts`` are the edition's parts of the node before it, by kind."""
    element = origin.element
    passages = tuple(_passages(element, ruleset, counts))
    line, column = origin.source.position(element.span.start)
    place = Place(origin.source.name, element.span.start, element.span.end, line, column)
    return Reading(origin.edition, element.title, passages, place)


def _passages(element: SyntaxNode, ruleset: str, counts: Counter[str]) -> Iterator[Passage]:
    yield Passage("text", _runs(element.inlines, ruleset), element.span)
    for part in element.parts:
        counts[part.kind] += 1
        yield Passage(f"{part.kind}-{counts[part.kind]}", _runs(part.inlines, ruleset), part.span)


def _runs(inlines: Iterable[Inline], ruleset: str) -> tuple[Run, ...]:
    """Make runs of inlines; what was dropped says nothing, by definition."""
    dropped = InlineKind.DROPPED
    return tuple(
        [
            Run(kind.value, text, span, _targets(numbers, ruleset) if numbers else ())
            for kind, text, span, numbers in inlines
            if kind is not dropped
        ]
    )


def _targets(numbers: Iterable[str], ruleset: str) -> tuple[str, ...]:
    return tuple([identifier(ruleset, number) for number in numbers])
