"""Histories of rules as lines of a terminal: a version a paragraph, the newest first."""

from collections.abc import Iterable, Iterator

from rulesdb.cli.captions import edition_mark
from rulesdb.cli.difference_text import beginning, marked
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.rule_histories import FormerRule, Moment, RuleHistory
from rulesdb.words.changes import CHANGES

_INDENT = "  "


def history_lines(histories: Iterable[RuleHistory]) -> Iterator[str | Line]:
    """Yield the lines of all histories of a rule; where there is none, one that says so."""
    is_empty = True
    for history in histories:
        is_empty = False
        yield ""
        yield bold(translated("history")) + f"  {edition_mark(history.edition)}"
        for moment in history.moments:
            yield from _moment_lines(moment)
        for rule in history.former:
            yield from wrap(_former_sentence(rule), _INDENT)
    if is_empty:
        yield ""
        yield translated("no history: this home keeps no former version of this rule (docs/versions.md)")


def _moment_lines(moment: Moment) -> Iterator[str | Line]:
    kind = translated("first version that is known") if moment.kind is None else name_of(moment.kind, CHANGES)
    facts = (moment.version.date, moment.version.name_beside_date, moment.key)
    yield _INDENT + "  ".join(filter(None, facts)) + dim(f"  {kind}")
    if moment.kind not in {None, "same", "renumbered", "added"}:
        yield from wrap(marked(moment.text), _INDENT * 2)


def _former_sentence(rule: FormerRule) -> str:
    now = rule.destination.now
    gone = "removed" if now is None else f"now {now}"
    return translated(f"up to the version of {rule.last.date} the number named: {beginning(rule.text)} ({gone})")
