"""Histories: what became of the numbers and texts of an edition from version to version.

A home keeps the changes between successive versions alone, so a rule that no change names had its number and text all
the time. A *key* is a number, or the text of a heading without one.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Literal, NamedTuple

Kind = Literal["same", "renumbered", "edited", "edited+renumbered", "references-only", "added", "removed"]
"""The kinds of changes of a rule from one version to the next."""
Operation = Literal["equal", "replace", "insert", "delete"]


class Difference(NamedTuple):
    """A part of two texts; the old parts put together are the old text, the new ones the new text."""

    operation: Operation
    old: str
    new: str
    """The same as ``old`` where ``equal``, but for references that follow their rules to new numbers."""


class EditionVersion(NamedTuple):
    """A version of an edition."""

    date: str
    """The day from which it is in force, in ISO 8601."""
    name: str
    """What its publisher calls it, "" if unknown."""

    @property
    def name_beside_date(self) -> str:
        """What its publisher calls it besides its date, "" if nothing else."""
        return "" if self.name == self.date else self.name


class RuleChange(NamedTuple):
    """What became of a rule from one version to the next."""

    old: str | None
    """Its key before, None if it was added."""
    new: str | None
    """Its key now, None if it was removed."""
    kind: Kind
    """What became of it."""
    text: tuple[Difference, ...]
    """The differences of its texts."""
    merged_into: str | None = None
    """Of a removed rule: the new key of the rule that it became a part of."""


class Moment(NamedTuple):
    """A rule in one version."""

    version: EditionVersion
    """The version."""
    key: str
    """Its key in this version."""
    kind: Kind | None
    """What had become of it since the version before, None in the first version that is known."""
    text: tuple[Difference, ...]
    """The differences of its texts since then, none where it is the same."""


class Destination(NamedTuple):
    """Where a former rule is in the present version."""

    now: str | None
    """The key of the rule, or of the one that it became a part of; None if it was removed."""
    since: EditionVersion
    """The version that first had it under another key, or no longer had it."""


class FormerRule(NamedTuple):
    """A rule that a key named in a former version, another one than it names at present."""

    key: str
    """The key."""
    last: EditionVersion
    """The last version in which the key named it."""
    text: str
    """Its text in that version."""
    destination: Destination
    """Where it is at present."""


class _HistoryFields(NamedTuple):
    ruleset: str
    """The ruleset of the edition."""
    edition: str
    """The name of the edition."""
    language: str
    """The code of the language of its texts, such as ``en``."""
    versions: tuple[EditionVersion, ...]
    """Its versions, the oldest first."""
    steps: tuple[tuple[RuleChange, ...], ...]
    """The changes from each version to the next, one step less than versions."""


class EditionHistory(_HistoryFields):
    """The history of an edition that has several versions."""

    @cached_property
    def _by_old(self) -> Sequence[Mapping[str, RuleChange]]:
        return [{change.old: change for change in step if change.old is not None} for step in self.steps]

    @cached_property
    def _by_new(self) -> Sequence[Mapping[str, RuleChange]]:
        return [{change.new: change for change in step if change.new is not None} for step in self.steps]

    def moments(self, key: str) -> Iterator[Moment]:
        """Yield the versions of the rule that has a key at present, the newest first, back to its first one."""
        for version, changes in zip(self.versions[:0:-1], reversed(self._by_new), strict=True):
            change = changes.get(key)
            yield Moment(version, key, "same" if change is None else change.kind, () if change is None else change.text)
            if change is not None and change.old is None:
                return
            key = key if change is None or change.old is None else change.old
        yield Moment(self.versions[0], key, None, ())

    @cached_property
    def former_rules(self) -> Mapping[str, Sequence[FormerRule]]:
        """The rules that a key named in former versions and does not name at present, by key, the latest first."""
        found: dict[str, list[FormerRule]] = {}
        for at in reversed(range(len(self.steps))):
            for change in self.steps[at]:
                former = self._former_rule(change, at)
                if former is not None and all(other.text != former.text for other in found.get(former.key, ())):
                    found.setdefault(former.key, []).append(former)
        return found

    def first_without(self, key: str) -> str:
        """Return the date of the version that first lacks a key that was given up."""
        gone = (at for at in reversed(range(len(self.steps))) if key in self._by_old[at])
        return self.versions[next(gone) + 1].date

    def version_at(self, date: str) -> int | None:
        """Return the index of the version in force at a ``date``, None before the first one."""
        return max((at for at, version in enumerate(self.versions) if version.date <= date), default=None)

    def left_since(self, start: int) -> Mapping[str, Destination]:
        """Return where the rules of a version are, by its index, that have left their keys since, by these keys."""
        found = {}
        for key in {key for at in range(start, len(self.steps)) for key in self._keys_at(start, at)}:
            destination = self.destination(key, start)
            if destination.now != key:
                found[key] = destination
        return found

    def destination(self, key: str, version: int) -> Destination:
        """Return where the rule is at present that has a key in a version, by the version's index."""
        now: str = key
        since = self.versions[-1]
        for at in range(version, len(self.steps)):
            change = self._by_old[at].get(now)
            if change is None or change.new == now:
                continue
            since = self.versions[at + 1] if now == key else since
            following = change.merged_into if change.new is None else change.new
            if following is None:
                return Destination(None, self.versions[at + 1])
            now = following
        return Destination(now, since)

    def _keys_at(self, start: int, step: int) -> Iterator[str]:
        """Yield the keys in the version ``start`` of the rules that change in a later step."""
        for key in self._by_old[step]:
            origin: str | None = key
            for at in range(step - 1, start - 1, -1):
                change = self._by_new[at].get(origin) if origin is not None else None
                origin = origin if change is None else change.old
            if origin is not None:
                yield origin

    def _former_rule(self, change: RuleChange, step: int) -> FormerRule | None:
        if change.old is None or change.old == change.new:
            return None
        destination = self.destination(change.old, step)
        if destination.now == change.old:
            return None
        text = "".join(one.old for one in change.text)
        return FormerRule(change.old, self.versions[step], text, destination)
