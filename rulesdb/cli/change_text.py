"""The lines of a comparison: totals, numbers that now name another rule, and changes with what differs marked."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulesdb.cli.difference_text import beginning, marked
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.comparing import Change, Renamed
from rulesdb.words.changes import CHANGES, LEVELS

_INDENT = "  "
_MOST_CITING = 12  # numbers of citing rules in a line


def total_lines(totals: Mapping[str, int]) -> Iterator[str | Line]:
    """Yield how many rules there are, and how many of each kind of change."""
    counts = translated(", ").join(f"{name_of(kind, CHANGES)} {totals[kind]:,}" for kind in CHANGES)
    yield from wrap(translated(f"{totals['old']:,} rules before, {totals['new']:,} now: {counts}"))
    yield ""


def renamed_lines(renamed: Sequence[Renamed]) -> Iterator[str | Line]:
    """Yield the numbers that now name another rule: what each was, what it is, and what cites it."""
    if not renamed:
        return
    yield bold(translated(f"Numbers that now name another rule: {len(renamed):,}"))
    yield ""
    for one in renamed:
        yield from _renamed(one)
    yield ""


def _renamed(one: Renamed) -> Iterator[str | Line]:
    new, meaning = one.change.new, one.meaning
    gone = "removed" if new is None else f"now {new.key}"
    came = "new" if meaning.old is None else f"before {meaning.old}"
    yield bold(one.number)
    yield from wrap(translated(f"was: {beginning(one.rule.text)} ({gone})"), _INDENT)
    yield from wrap(translated(f"is: {beginning(meaning.text)} ({came})"), _INDENT)
    if meaning.cited_by:
        yield from wrap(f"{translated('cited by')}: {_listed(meaning.cited_by)}", _INDENT)


def change_lines(changes: Sequence[Change]) -> Iterator[str | Line]:
    """Yield the changes in their order; what is below a rule and only got its new number is counted, not listed."""
    along = Counter(_moved_along(changes))
    unlisted = {key for key, _ in along}
    counts = Counter(above for _, above in along.elements())
    for change in changes:
        if change.kind == "renumbered" and change.old is not None and change.old.key in unlisted:
            continue
        yield from _change(change, 0 if change.old is None else counts[change.old.key])


def _moved_along(changes: Sequence[Change]) -> Iterator[tuple[str, str]]:
    """Yield each rule that got a new number because a rule above it did, with the topmost of those, by old keys."""
    topmost: dict[str, str] = {}
    now: dict[str, str] = {}
    for change in changes:
        if change.old is None or change.new is None or change.old.key == change.new.key:
            continue
        old, above = change.old, change.old.parent or ""
        now[old.key] = change.new.key
        is_along = above in now and old.key.removeprefix(above) == change.new.key.removeprefix(now[above])
        topmost[old.key] = topmost[above] if is_along else old.key
        if is_along and change.kind == "renumbered":
            yield old.key, topmost[old.key]


def _change(change: Change, below: int) -> Iterator[str | Line]:
    yield bold(_heading(change)) + dim(f"  {name_of(change.kind, CHANGES)}")
    for fact in _facts(change, below):
        yield from wrap(fact, _INDENT)
    if change.kind == "renumbered" and change.new is not None:
        yield from wrap(beginning(change.new.text), _INDENT)
    else:
        yield from wrap(marked(change.text), _INDENT)
    yield ""


def _heading(change: Change) -> str:
    keys = [rule.key for rule in (change.old, change.new) if rule is not None]
    return " → ".join(dict.fromkeys(keys))


def _facts(change: Change, below: int) -> Iterator[str]:
    """Yield sentences about where a rule came from and went to."""
    if change.moved_from is not None:
        yield translated(f"it stood under {change.moved_from}")
    if change.level is not None:
        yield name_of(change.level, LEVELS)
    if change.split_from is not None:
        yield translated(f"it was a part of {change.split_from}")
    if change.split_into:
        yield translated(f"parts of it became {_listed(change.split_into)}")
    if change.merged_into is not None:
        yield translated(f"it became a part of {change.merged_into}")
    if change.merged_from:
        yield translated(f"it took in {_listed(change.merged_from)}")
    for number in change.stale_references:
        yield translated(f"it still cites {number}, which now names another rule")
    if below:
        yield translated(f"with {below:,} rules below it")


def _listed(keys: Sequence[str]) -> str:
    shown = ", ".join(keys[:_MOST_CITING])
    left = len(keys) - _MOST_CITING
    return translated(f"{shown} and {left} more") if left > 0 else shown
