"""The lines of a ruling: a question, its answer, and the rules that decide it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rulesdb.cli.language import translated
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.judging import DecidingRule, JudgedFile, Ruling, rule_number

_INDENT = "  "
_DEEPER = "      "


def text_of(file: JudgedFile, rule: str) -> str:
    """Return the text of a rule that stands in the rulings on a situation."""
    return file.texts.get(rule) or translated("(not in any loaded text)")


class RulingLines:
    """The lines of the rulings on a situation, of which only the first about a rule have its text."""

    def __init__(self, file: JudgedFile) -> None:
        """Start with no rule whose text has been written."""
        self._file = file
        self._written: set[str] = set()

    def of(self, ruling: Ruling) -> Iterator[str | Line]:
        """Yield a question with its answer, and the rules that decide it, with what would be the answer without them.

        Several common rules share a line for each other answer.
        """
        sentence, outcome = ruling.answered.sentence, ruling.answered.outcome
        yield from wrap(sentence.text)
        yield _INDENT + bold(outcome.words)
        if not ruling.answered.is_as_expected:
            yield from wrap(translated(f"expected: {sentence.expected}"), _INDENT)
        yield from self._ahead(ruling)
        for rule in ruling.refusals:
            yield from self._rule(rule)
        for rule in ruling.allowing:
            yield from self._rule(rule, translated("it does not forbid this"))
        common = [one for one in ruling.deciding if one.is_common and not one.event]  # what happened is told
        for one in ruling.deciding:
            if one not in common or len(common) == 1:
                yield from self._deciding(one)
        if len(common) > 1:
            yield from _together(common)

    def _ahead(self, ruling: Ruling) -> Iterator[str]:
        """Yield what has not resolved yet, and the answer once it has."""
        waiting = ruling.answered.ahead
        if waiting is not None:
            names, then = "、".join(waiting.names), f"; then: {waiting.answer}" if waiting.answer else ""
            yield from wrap(translated(f"not resolved yet: {names}{then}"), _INDENT)

    def _deciding(self, one: DecidingRule) -> Iterator[str]:
        misread = f" ({one.misreading})" if one.misreading and one.rule not in self._written else ""
        without = translated(f"without it: {one.answer}{misread}")
        if one.is_unmet:
            without = translated(f"{one.ability} has not triggered; if it had: {one.answer}")
        elif one.ability:
            without = translated(f"if {one.ability} were gone: {one.answer}")
        elif not one.answer:
            without = one.event or translated("without it the game does not come so far")
        elif one.event:
            without = translated(f"{one.event}; without it: {one.answer}")
        yield from self._rule(one.rule, without)

    def _rule(self, rule: str, remark: str = "") -> Iterator[str]:
        """Yield a rule with its text and a remark below it; one line for a rule whose text stands above."""
        number = rule_number(rule)
        if rule in self._written:
            yield from wrap(f"{number} — {remark}" if remark else number, _INDENT)
            return
        self._written.add(rule)
        yield from wrap(f"{number} {text_of(self._file, rule)}", _INDENT)
        if remark:
            yield from wrap(remark, _DEEPER)


def _together(common: Sequence[DecidingRule]) -> Iterator[str]:
    """Yield common rules, those with the same other answer together."""
    yield from wrap(translated("rules of nearly every game:"), _INDENT)
    for answer, rules in groupby(sorted(common, key=lambda one: one.answer), key=lambda one: one.answer):
        numbers = "、".join(rule_number(one.rule) for one in rules)
        yield from wrap(translated(f"without one of them: {answer}"), _DEEPER)
        yield from wrap(numbers, _DEEPER + _INDENT)
