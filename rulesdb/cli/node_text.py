"""Rules as lines of a terminal."""

from collections.abc import Iterable, Iterator, Sequence

from rulesdb.cli.captions import edition_mark, version_note
from rulesdb.cli.language import name_of, part_label, translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.played import CoveredPart, Played
from rulesdb.pipeline.showing import AnsweredQuestion, FoundRule, Reading, TextFile
from rulesdb.words.node_names import KINDS
from rulesdb.words.proofs import CHECKS, MARKS
from rulesdb.words.quoting import shortened
from rulesdb.words.visible import visible_name

_INDENT = "  "
_SENTENCE = 30  # characters of a sentence that stands in full a few lines above
_MOST_QUESTIONS = 8  # more would push the rule itself off the screen


def node_lines(
    rule: FoundRule,
    proof: Played,
    questions: Sequence[AnsweredQuestion] = (),
    below: Sequence[FoundRule] | None = None,
) -> Iterator[str | Line]:
    """Yield the lines of a rule: its heading, readings, links, checks, and the ``questions`` that it answers.

    The texts of the rules ``below`` follow its own; without them their identifiers are among the links.
    """
    yield from rule_lines(rule)
    for subrule in below or ():
        yield ""
        yield _name_line(subrule)
        for reading in subrule.readings:
            yield from _text_lines(reading, subrule.readings[0].title, edition_mark(reading.edition))
    if note := rule.comparison_note:
        yield ""
        yield from wrap(note, mark=f"{translated('editors on the official text')}: ")
    linked = list(_links(rule, has_texts_below=below is not None))
    if linked:
        yield ""
        yield from linked
    if proof.checks:
        yield ""
    for check in proof.checks:
        ended = name_of(check.status, CHECKS)
        yield from wrap(f"{ended} {check.title} ({check.name})", mark=f"{translated('check')}: ")
    for part in (*proof.sentences, *proof.items):
        text = f"「{shortened(part.text, _SENTENCE)}」 {_standing(part)}"
        yield from wrap(text, mark=f"{part_label(part.name)}: ")
    if questions:
        yield ""
        yield from _question_lines(questions)


def rule_lines(rule: FoundRule) -> Iterator[str | Line]:
    """Yield the lines of a rule without what leads on from it: its heading and readings."""
    yield _name_line(rule)
    if rule.above:
        yield from map(dim, wrap(rule.above))
    for reading in rule.readings:
        yield ""
        yield from _source_lines(reading, rule.graph.file_of(rule.node, reading), rule.later_version(reading))
        yield from _text_lines(reading, rule.readings[0].title)


def _name_line(rule: FoundRule) -> Line:
    node = rule.node
    name = bold(node.id) + f"  {name_of(node.kind, KINDS)}"
    title = rule.readings[0].title or node.headline
    return name + "  " + bold(title) if title and node.number else name


def _question_lines(questions: Sequence[AnsweredQuestion]) -> Iterator[str]:
    yield translated(f"questions that this rule answers ({len(questions)})")
    for question in questions[:_MOST_QUESTIONS]:
        yield from wrap(question.text, _INDENT, "・")
    if len(questions) > _MOST_QUESTIONS:
        yield _INDENT + translated(f"and {len(questions) - _MOST_QUESTIONS} more")


def _standing(part: CoveredPart) -> str:
    """Return whether a sentence or an item is demonstrated, by which checks, or why not."""
    if part.status == "demonstrated":
        return translated(f"demonstrated ({', '.join(part.checks)})")
    if part.kind:
        return translated(f"not applicable ({name_of(part.kind, MARKS)}): {part.reason}")
    return translated("unchecked")


def _source_lines(reading: Reading, file: TextFile, later: str) -> Iterator[str | Line]:
    """Yield the lines about the ``file`` that a reading is from, and the ``later`` version that another text has."""
    version = version_note(file.version_beside_date, file.effective)
    known = translated(", ").join(filter(None, (version, file.short_digest)))
    source = f"{visible_name(reading.place.file)}:{reading.place.line}  ({known})"
    mark = edition_mark(reading.edition)
    first, *rest = wrap(source, mark=f"{mark}  ")
    yield bold(mark) + dim(first.removeprefix(mark))
    yield from map(dim, rest)
    if later:
        yield from map(dim, wrap(translated(f"this version may be out of date: another text has {later}"), _INDENT))


def _text_lines(reading: Reading, known_title: str | None, edition: str = "") -> Iterator[str | Line]:
    """Yield the lines of a text, behind the mark of its ``edition``, and of its items, examples and notes."""
    yield from map(bold, wrap(reading.title, _INDENT)) if reading.title and reading.title != known_title else ()
    yield from wrap(edition + reading.text, _INDENT) if reading.text else ()
    for passage in reading.passages[1:]:
        mark = "・" if passage.kind == "item" else f"{part_label(passage.where)}: "
        yield from wrap(passage.text, _INDENT, mark)


def _links(rule: FoundRule, *, has_texts_below: bool) -> Iterator[str]:
    yield from _row("cites", (name if loaded else translated(f"{name} (not loaded)") for name, loaded in rule.cites))
    yield from _row("cited by", (_with_place(source, where) for source, where in rule.cited_by))
    yield from _row("below", () if has_texts_below else rule.node.children)
    yield from _row("terms", rule.terms)
    yield from _row("cards", (f"《{card}》" for card in rule.cards))


def _with_place(identifier: str, where: str) -> str:
    return identifier if where == "text" else f"{identifier}({part_label(where)})"


def _row(label: str, names: Iterable[str]) -> Iterator[str]:
    listed = translated(", ").join(names)
    if listed:
        yield from wrap(listed, mark=f"{translated(label)}: ")
