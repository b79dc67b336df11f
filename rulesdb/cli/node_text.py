"""A node as people read it in a terminal."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rulesdb.cli.captions import edition_mark, titles_above
from rulesdb.cli.language import name_of, part_label, translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.graph.chains import cited_by
from rulesdb.graph.editions import comparison_note
from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.views import term_names
from rulesdb.pipeline.played import Played
from rulesdb.source.questions import AnsweredQuestion
from rulesdb.words.nodes import KINDS
from rulesdb.words.proofs import CHECKS, MARKS
from rulesdb.words.quoting import shortened

if TYPE_CHECKING:
    from rulesdb.proofs.coverage import CoveredPart

NOT_PLAYED = Played()
_INDENT = "  "
_SENTENCE = 30  # characters of a sentence that stands in full a few lines above
_MOST_QUESTIONS = 8  # more would push the rule itself off the screen


def node_lines(
    graph: Graph,
    node: Node,
    readings: Sequence[Reading],
    proof: Played = NOT_PLAYED,
    questions: Sequence[AnsweredQuestion] = (),
) -> Iterator[str | Line]:
    """Yield the lines of ``node``: where it stands, each of ``readings``, what it is linked with, and its checks.

    At the end stand the ``questions`` that it answers.
    """
    number = bold(node.id) + f"  {name_of(node.kind, KINDS)}"
    title = readings[0].title or node.headline
    yield number + "  " + bold(title) if title and node.number else number
    above = titles_above(graph, node)
    if above:
        yield from map(dim, wrap(above))
    for reading in readings:
        yield ""
        yield from _reading_lines(reading, readings[0].title)
    if note := comparison_note(graph, node, readings):
        yield ""
        yield from wrap(note, mark=f"{translated('editors on the official text')}: ")
    linked = list(_links(graph, node, readings))
    if linked:
        yield ""
        yield from linked
    if proof.results:
        yield ""
    for result in proof.results:
        ended = name_of(result.status, CHECKS)
        yield from wrap(f"{ended} {result.check.title} ({result.check.name})", mark=f"{translated('check')}: ")
    for part in (*proof.sentences, *proof.items):
        text = f"「{shortened(part.text, _SENTENCE)}」 {_standing(part)}"
        yield from wrap(text, mark=f"{part_label(part.name)}: ")
    if questions:
        yield ""
        yield from _question_lines(questions)


def _question_lines(questions: Sequence[AnsweredQuestion]) -> Iterator[str]:
    yield translated(f"questions that this rule answers ({len(questions)})")
    for question in questions[:_MOST_QUESTIONS]:
        yield from wrap(question.text, _INDENT, "・")
    if len(questions) > _MOST_QUESTIONS:
        yield _INDENT + translated(f"and {len(questions) - _MOST_QUESTIONS} more")


def _standing(part: "CoveredPart") -> str:
    """Return whether a sentence or an item is demonstrated, by which checks, or why not."""
    if part.status == "demonstrated":
        return translated(f"demonstrated ({', '.join(part.checks)})")
    if part.kind:
        return translated(f"not applicable ({name_of(part.kind, MARKS)}): {part.reason}")
    return translated("unchecked")


def _reading_lines(reading: Reading, known_title: str | None) -> Iterator[str | Line]:
    """Yield what a reading says, with its title where that is another one than the node's."""
    source = f"{reading.place.file}:{reading.place.line}"
    yield bold(edition_mark(reading.edition)) + "  " + dim(source)
    yield from map(bold, wrap(reading.title, _INDENT)) if reading.title and reading.title != known_title else ()
    yield from wrap(reading.text, _INDENT) if reading.text else ()
    for passage in reading.passages[1:]:
        mark = "・" if passage.kind == "item" else f"{part_label(passage.where)}: "
        yield from wrap(passage.text, _INDENT, mark)


def _links(graph: Graph, node: Node, readings: Sequence[Reading]) -> Iterator[str]:
    runs = [run for reading in readings for passage in reading.passages for run in passage.runs]
    cited = dict.fromkeys(target for run in runs for target in run.targets)
    citing = (_with_place(source, where) for source, where in cited_by(graph, node.id))
    cards = dict.fromkeys(card for reading in readings for card in reading.cards)
    yield from _row("cites", (name if name in graph.nodes else translated(f"{name} (not loaded)") for name in cited))
    yield from _row("cited by", citing)
    yield from _row("below", node.children)
    yield from _row("terms", term_names(graph, node))
    yield from _row("cards", (f"《{card}》" for card in cards))


def _with_place(identifier: str, where: str) -> str:
    return identifier if where == "text" else f"{identifier}({part_label(where)})"


def _row(label: str, names: Iterable[str]) -> Iterator[str]:
    listed = translated(", ").join(names)
    if listed:
        yield from wrap(listed, mark=f"{translated(label)}: ")
