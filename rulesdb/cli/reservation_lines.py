"""The lines about what is not understood of a situation: set aside, asked back, or read in other words."""

from collections.abc import Iterator

from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.language import translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.judging import AskedBack, JudgedFile, stopping_at
from rulesdb.words.visible import visible

_INDENT = "  "
_DEEPER = "     "


def reserved_lines(file: JudgedFile) -> Iterator[str | Line]:
    """Yield the lines without which a ruling was made, and what is read as other words, or as more words."""
    if file.stops_before is not None:
        yield from map(bold, wrap(translated(stopping_at(file.stops_before))))
    for one in file.set_aside:
        text = visible(one.part.unread.text)
        if one.part.card is None:
            sentence = f"not played: line {one.part.line}: {text} ({one.why})"
        else:
            sentence = f"not played: line {one.part.line}, 《{one.part.card}》: {text} ({one.why})"
        yield from map(bold, wrap(translated(sentence)))
    for line in file.understood:
        yield from map(dim, wrap(translated(f"line {line.line} is read as: {line.reads_as}")))
    told = file.told_as_understood
    for said in told:
        if said.rounds:
            passing = f"filled in before line {said.sentence.line}: all players pass (rounds: {said.rounds})"
            yield from map(bold, wrap(translated(passing)))
        yield from map(dim, wrap(translated(f"line {said.sentence.line} is read as: {said.reads_as}")))
    if file.set_aside or file.understood or told or file.stops_before is not None:
        yield ""


def asked_lines(asked: AskedBack) -> Iterator[str | Line]:
    """Yield what is not understood, and the numbers of what it may mean."""
    yield from describe(asked.part.unread.problem)
    if not asked.candidates:
        page = "situations.md" if asked.part.card is None else "card-language.md"
        yield from wrap(translated(f"write it in other words; docs/{page} has what is understood"), _INDENT)
    yield from candidate_lines(asked)


def candidate_lines(asked: AskedBack) -> Iterator[str | Line]:
    """Yield what may be meant by a line, with its numbers."""
    for number, candidate in enumerate(asked.candidates, 1):
        yield from wrap(candidate.text, _INDENT, f"{number}  ")
        if candidate.reads_as != candidate.text:
            yield from map(dim, wrap(f"= {candidate.reads_as}", _DEEPER))
    if asked.can_be_left_out:
        yield from wrap(translated("rule without it; the ruling will say so"), _INDENT, "0  ")
