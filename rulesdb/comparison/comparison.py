"""The comparison of two versions of a rules text: every rule of either side once, with what became of it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from rulesdb.comparison.differences import WordCutter, differences, words_by_script
from rulesdb.comparison.kinship import settle_kinship
from rulesdb.comparison.matching import Matching, match_rules
from rulesdb.comparison.references import Destinations, wording_of
from rulesdb.comparison.renamed import Reuse, reused_numbers
from rulesdb.comparison.rules import Rule
from rulesdb.graph.histories import Difference, Kind

KINDS: tuple[Kind, ...] = ("edited", "edited+renumbered", "references-only", "renumbered", "added", "removed", "same")
"""The kinds of changes, in the order in which they are counted for people."""


class Meaning(NamedTuple):
    """The rule that an old number names in the new version, another one than before."""

    old: str | None
    """The number that this rule had in the old version, None if it is new."""
    text: str
    """Its text in the new version."""
    cited_by: tuple[str, ...]
    """The numbers of the new rules that cite the number, in the order of the text."""


class Change(NamedTuple):
    """What became of a rule."""

    old: Rule | None
    """The rule in the old version, None if it is added."""
    new: Rule | None
    """The rule in the new version, None if it is removed."""
    kind: Kind
    """What became of it."""
    text: tuple[Difference, ...]
    """The differences of its texts."""
    number_now_means: Meaning | None = None
    """What its old number names now, None where the number names the same rule or none."""
    moved_from: str | None = None
    """The old key of the rule that contained it, where another one contains it now."""
    level: Literal["promoted", "demoted"] | None = None
    """Whether it stands on a higher level than before (``100.2a`` became ``100.3``) or a lower one."""
    split_from: str | None = None
    """Of an added rule: the new number of the rule that it was a part of."""
    split_into: tuple[str, ...] = ()
    """The new numbers of added rules that were a part of this one."""
    merged_into: str | None = None
    """Of a removed rule: the new number of the rule that it became a part of."""
    merged_from: tuple[str, ...] = ()
    """The old numbers of removed rules that became a part of this one."""
    stale_references: tuple[str, ...] = ()
    """The numbers that it cites as before although they name other rules than before, none twice."""

    @property
    def rule(self) -> Rule:
        """The rule in the new version, in the old one if it is removed."""
        rule = self.new or self.old
        assert rule is not None
        return rule


class Renamed(NamedTuple):
    """An old number that names another rule in the new version."""

    number: str
    """The number."""
    change: Change
    """What became of the rule that had it."""
    rule: Rule
    """That rule in the old version."""
    meaning: Meaning
    """What the number names now."""


class Comparison(NamedTuple):
    """Two versions, compared."""

    changes: tuple[Change, ...]
    """Every rule of either side once, in the order of the new text; removed rules behind what they stood behind."""
    renamed: tuple[Renamed, ...]
    """The old numbers that now name another rule, in the order of the old text."""

    @property
    def totals(self) -> dict[str, int]:
        """The number of rules on both sides, of each kind of change, and of numbers that now name another rule."""
        kinds = Counter(change.kind for change in self.changes)
        return {
            "old": sum(change.old is not None for change in self.changes),
            "new": sum(change.new is not None for change in self.changes),
            **{kind: kinds[kind] for kind in KINDS},
            "number_now_means": len(self.renamed),
        }

    @property
    def listed(self) -> tuple[Change, ...]:
        """The changes without the rules that are the same on both sides."""
        return tuple(change for change in self.changes if change.kind != "same")


def compare(old: Sequence[Rule], new: Sequence[Rule], words: WordCutter = words_by_script) -> Comparison:
    """Return the changes from ``old`` to ``new``; ``words`` cuts a text into the words that differences are told by."""
    return _Comparer(match_rules(old, new), words).comparison()


class _Comparer:
    def __init__(self, matching: Matching, words: WordCutter) -> None:
        self._matching = matching
        self._words = words
        self._kinship = settle_kinship(matching)
        self._destinations = Destinations(matching)
        self._split_into = _inverted(self._kinship.split_from)
        self._merged_from = _inverted(self._kinship.merged_into)
        self._reused = reused_numbers(matching)
        self._reused_keys = {matching.old[index].key for index in self._reused}
        self._depths = (_depths(matching.old), _depths(matching.new))

    def comparison(self) -> Comparison:
        changes = list(self._changes())
        of_old = {index: change for index, change in changes if index is not None}
        renamed = (self._renamed(index, of_old[index]) for index in self._reused)
        return Comparison(tuple(change for _, change in changes), tuple(renamed))

    def _changes(self) -> Iterator[tuple[int | None, Change]]:
        """Yield the changes with the indices of their old rules, in the order of ``Comparison.changes``."""
        yield from self._removed_from(0)
        for index in range(len(self._matching.new)):
            before = self._matching.old_of.get(index)
            if before is None:
                yield None, self._added(index)
            else:
                yield before, self._kept(before, index)
                yield from self._removed_from(before + 1)

    def _removed_from(self, index: int) -> Iterator[tuple[int, Change]]:
        while index < len(self._matching.old) and index not in self._matching.new_of:
            yield index, self._removed(index)
            index += 1

    def _added(self, index: int) -> Change:
        rule = self._matching.new[index]
        whole = self._kinship.split_from.get(index)
        split_from = None if whole is None else self._matching.new[self._matching.new_of[whole]].key
        return Change(None, rule, "added", (Difference("insert", "", rule.text),), split_from=split_from)

    def _removed(self, index: int) -> Change:
        rule = self._matching.old[index]
        whole = self._kinship.merged_into.get(index)
        return Change(
            rule,
            None,
            "removed",
            (Difference("delete", rule.text, ""),),
            number_now_means=self._meaning(index),
            merged_into=None if whole is None else self._matching.new[whole].key,
        )

    def _kept(self, before: int, index: int) -> Change:
        old, new = self._matching.old[before], self._matching.new[index]
        kind = self._kind(old, new)
        return Change(
            old,
            new,
            kind,
            self._differences(old, new, kind),
            number_now_means=self._meaning(before),
            moved_from=self._moved_from(old, new),
            level=self._level(before, index),
            split_into=tuple(self._matching.new[part].key for part in self._split_into.get(before, ())),
            merged_from=tuple(self._matching.old[part].key for part in self._merged_from.get(index, ())),
            stale_references=self._stale_references(old, new),
        )

    def _kind(self, old: Rule, new: Rule) -> Kind:
        wording, now_wording = self._destinations.wording(old), wording_of(new)
        if wording == now_wording:
            return "same" if old.key == new.key else "renumbered"
        if old.key == new.key:
            return "references-only" if wording.masked == now_wording.masked else "edited"
        return "renumbered" if wording_of(old) == now_wording else "edited+renumbered"

    def _differences(self, old: Rule, new: Rule, kind: Kind) -> tuple[Difference, ...]:
        if kind == "same":
            return (Difference("equal", old.text, new.text),) if old.pieces or new.pieces else ()
        return differences(old.pieces, new.pieces, self._destinations.followed, self._words)

    def _renamed(self, index: int, change: Change) -> Renamed:
        rule = self._matching.old[index]
        return Renamed(rule.key, change, rule, self._meaning_of(self._reused[index]))

    def _meaning(self, index: int) -> Meaning | None:
        return self._meaning_of(self._reused[index]) if index in self._reused else None

    def _meaning_of(self, reuse: Reuse) -> Meaning:
        before = self._matching.old_of.get(reuse.new)
        old_key = None if before is None else self._matching.old[before].key
        return Meaning(old_key, self._matching.new[reuse.new].text, reuse.cited_by)

    def _stale_references(self, old: Rule, new: Rule) -> tuple[str, ...]:
        cited = [number for number in old.numbers if number in self._reused_keys]
        if not cited:
            return ()
        followed = set(map(self._destinations.of, old.numbers))
        still = self._reused_keys.intersection(cited).difference(followed)
        return tuple(dict.fromkeys(number for number in new.numbers if number in still))

    def _moved_from(self, old: Rule, new: Rule) -> str | None:
        if old.parent is None or self._destinations.of(old.parent) == new.parent:
            return None
        return old.parent

    def _level(self, before: int, index: int) -> Literal["promoted", "demoted"] | None:
        depth, now_depth = self._depths[0][before], self._depths[1][index]
        if depth == now_depth:
            return None
        return "promoted" if now_depth < depth else "demoted"


def _inverted(wholes: Mapping[int, int]) -> Mapping[int, Sequence[int]]:
    """Return the parts of each whole, in their order."""
    parts: dict[int, list[int]] = defaultdict(list)
    for part, whole in sorted(wholes.items()):
        parts[whole].append(part)
    return parts


def _depths(rules: Sequence[Rule]) -> list[int]:
    """Return for each rule the number of rules before it that contain it."""
    depths: dict[str, int] = {}
    found = []
    for rule in rules:
        found.append(0 if rule.parent is None else depths.get(rule.parent, 0) + 1)
        depths.setdefault(rule.key, found[-1])
    return found
