"""Histories of editions, made at a build by comparing successive versions."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from rulesdb.comparison.comparison import Change, Comparison
from rulesdb.graph.histories import EditionHistory, EditionVersion, RuleChange
from rulesdb.pipeline.comparing import compare_versions, version_of
from rulesdb.pipeline.history_codec import Histories
from rulesdb.pipeline.parsed_editions import ParsedEdition, versions_of


def histories_of(editions: Iterable[ParsedEdition]) -> Histories:
    """Return the histories of the editions that have several versions."""
    every = versions_of(editions).values()
    return tuple(_history(versions[::-1]) for versions in every if len(versions) > 1)


def _history(versions: Sequence[ParsedEdition]) -> EditionHistory:
    """Return the history of one edition; ``versions`` are its own, the oldest first."""
    present = versions[-1]
    compared = [version_of(edition.source.name, edition) for edition in versions]
    named = tuple(EditionVersion(edition.date, edition.source.version) for edition in versions)
    steps = tuple(step_of(compare_versions(old, new)) for old, new in pairwise(compared))
    return EditionHistory(present.ruleset, present.source.name, present.source.language, named, steps)


def step_of(comparison: Comparison) -> tuple[RuleChange, ...]:
    """Return a comparison as a step of a history."""
    return tuple(_kept(comparison.changes))


def _kept(changes: Iterable[Change]) -> Iterator[RuleChange]:
    """Yield the changes but those that nothing can be asked about: the same text, and a number that stands again."""
    old_keys, new_keys = set[str | None](), set[str | None]()
    for change in changes:
        old = None if change.old is None else change.old.key
        new = None if change.new is None else change.new.key
        is_first = (old is None or old not in old_keys) and (new is None or new not in new_keys)
        old_keys.add(old)
        new_keys.add(new)
        if is_first and change.kind != "same":
            yield RuleChange(old, new, change.kind, change.text, change.merged_into)
