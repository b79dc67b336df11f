"""Matching: which new rule is which old one.

Texts that stand once on both sides come first, wherever they are. The others are matched pair by pair, the most alike
first, where the same number, a matched parent and matched neighbours speak for a pair. A pair is only looked at where
its texts share rare words or its numbers or neighbours agree, never all with all.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

from rulesdb.comparison.rules import Rule
from rulesdb.comparison.similarity import WHOLE, Weights, Words, candidates, words_of

Pair = tuple[int, int]
"""The indices of an old and a new rule."""

_SHORT = 12  # characters of a text that says too little by itself to be followed under another parent
_LARGE = 400  # pairs of equal texts that are looked at one by one; of more the order decides
_LONGEST_GAP = 12  # unmatched rules between matched neighbours that are compared all with all
_BY_TEXT = 500  # the similarity at which texts alone are enough
_BY_CONTEXT = 400  # with a parent or neighbour that agrees
_BY_NUMBER = 260  # with the same number
_BONUS = {"number": 90, "parent": 60, "before": 50, "behind": 50, "wording": 40}
"""What speaks for a pair besides its words, in thousandths of similarity."""
_PLACE = ("number", "parent", "before", "behind")


class Matching:
    """Pairs of old and new rules, by their indices; each rule is in one pair at most."""

    def __init__(self, old: Sequence[Rule], new: Sequence[Rule]) -> None:
        """Begin with no pair."""
        self.old = old
        self.new = new
        self.new_of: dict[int, int] = {}
        self.old_of: dict[int, int] = {}
        self.old_index = _first_index(old)
        self.new_index = _first_index(new)

    def match(self, pairs: Iterable[Pair]) -> None:
        """Add pairs, in the order in which they are to be preferred."""
        for one, other in pairs:
            if one not in self.new_of and other not in self.old_of:
                self.new_of[one] = other
                self.old_of[other] = one

    def replace(self, one: int, other: int) -> None:
        """Add a pair, in place of those that its rules were in."""
        self.old_of.pop(self.new_of.pop(one, -1), None)
        self.new_of.pop(self.old_of.pop(other, -1), None)
        self.match([(one, other)])

    @property
    def old_left(self) -> list[int]:
        """The old rules without a new one."""
        return [index for index in range(len(self.old)) if index not in self.new_of]

    @property
    def new_left(self) -> list[int]:
        """The new rules without an old one."""
        return [index for index in range(len(self.new)) if index not in self.old_of]

    def agreements(self, one: int, other: int) -> set[str]:
        """Return what speaks for a pair besides its words: keys of ``_BONUS``."""
        old, new = self.old[one], self.new[other]
        found = {
            "number": old.key == new.key,
            "parent": self._are_parents_matched(old, new),
            "before": one > 0 and self.new_of.get(one - 1) == other - 1,
            "behind": one + 1 < len(self.old) and self.new_of.get(one + 1) == other + 1,
        }
        return {name for name, holds in found.items() if holds}

    def _are_parents_matched(self, old: Rule, new: Rule) -> bool:
        if old.parent is None or new.parent is None:
            return old.parent is new.parent
        above, now_above = self.old_index.get(old.parent), self.new_index.get(new.parent)
        return above is not None and now_above is not None and self.new_of.get(above) == now_above


def match_rules(old: Sequence[Rule], new: Sequence[Rule]) -> Matching:
    """Return the matching of two versions."""
    matching = Matching(old, new)
    masked, now_masked = [rule.masked for rule in old], [rule.masked for rule in new]
    groups = _equal_texts(masked, now_masked)
    matching.match(_that_stand_once(groups, matching))
    matching.match(_parents_of_matched(matching))
    matching.match(_repeated(groups, matching))
    matching.match(_parents_of_matched(matching))
    words, now_words = _words_of_all(masked, now_masked)
    weights = Weights([*words, *now_words])
    for _ in range(2):  # what the first round matches is the context of the second
        matching.match(_by_likeness(matching, words, now_words, weights))
        matching.match(_parents_of_matched(matching))
    if _are_worded_otherwise(matching):
        matching.match(_by_place(matching))
    return matching


def _first_index(rules: Sequence[Rule]) -> dict[str, int]:
    return {rules[index].key: index for index in reversed(range(len(rules)))}


def _words_of_all(*versions: Sequence[str]) -> list[list[Words]]:
    """Return the words of all texts; most stand on both sides."""
    known = {text: words_of(text) for text in dict.fromkeys(text for texts in versions for text in texts)}
    return [[known[text] for text in texts] for texts in versions]


Groups = Sequence[tuple[Sequence[int], Sequence[int]]]
"""For each text on both sides the old and the new rules that have it."""


def _equal_texts(old: Sequence[str], new: Sequence[str]) -> Groups:
    having: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for side, texts in enumerate((old, new)):
        for index, text in enumerate(texts):
            having[text][side].append(index)
    return [group for group in having.values() if all(group)]


def _that_stand_once(groups: Groups, matching: Matching) -> Iterator[Pair]:
    for old, new in groups:
        if len(old) == len(new) == 1:
            one, other = matching.old[old[0]], matching.new[new[0]]
            if one.key == other.key or len(one.masked) > _SHORT or (one.masked and one.parent == other.parent):
                yield old[0], new[0]


def _repeated(groups: Groups, matching: Matching) -> list[Pair]:
    """Return pairs of equal texts that stand several times, the most alike first."""
    scored = []
    for every_old, every_new in groups:
        old = [index for index in every_old if index not in matching.new_of]
        new = [index for index in every_new if index not in matching.old_of]
        for one, other in _pairs(old, new, matching):
            scored.append((_score(one, other, WHOLE, matching), one, other))
    return _in_order(scored)


def _pairs(old: Sequence[int], new: Sequence[int], matching: Matching) -> Iterator[Pair]:
    """Yield the pairs of rules with one text that are looked at: for no text those with one number."""
    has_text = bool(old) and bool(matching.old[old[0]].masked)
    if has_text and len(old) * len(new) <= _LARGE:
        yield from ((one, other) for one in old for other in new)
        return
    yield from _with_one_number(old, new, matching)
    if has_text:
        yield from zip(old, new, strict=False)


def _parents_of_matched(matching: Matching) -> list[Pair]:
    """Return pairs of rules most of whose children were matched with each other, such as a section with a new title."""
    votes: Counter[Pair] = Counter()
    children: Counter[int] = Counter()
    now_children: Counter[int] = Counter()
    for rule in matching.old:
        if rule.parent in matching.old_index:
            children[matching.old_index[rule.parent]] += 1
    for rule in matching.new:
        if rule.parent in matching.new_index:
            now_children[matching.new_index[rule.parent]] += 1
    for one, other in matching.new_of.items():
        above, now_above = matching.old[one].parent, matching.new[other].parent
        if above in matching.old_index and now_above in matching.new_index:
            votes[matching.old_index[above], matching.new_index[now_above]] += 1
    agreed = [
        (one, other) for (one, other), count in votes.items() if 2 * count > max(children[one], now_children[other])
    ]
    return sorted(agreed)


def _by_likeness(
    matching: Matching, words: Sequence[Words], now_words: Sequence[Words], weights: Weights
) -> list[Pair]:
    old = {index: words[index] for index in matching.old_left}
    new = {index: now_words[index] for index in matching.new_left}
    scored = []
    for one, other in (
        candidates(old, new, weights) | set(_with_one_number(old, new, matching)) | set(_in_gaps(matching))
    ):
        similarity = weights.similarity(old[one], new[other])
        if similarity >= _least(matching.agreements(one, other)):
            scored.append((_score(one, other, similarity, matching), one, other))
    return _in_order(scored)


def _least(agreements: set[str]) -> int:
    """Return the similarity that a pair must have."""
    if "number" in agreements:
        return _BY_NUMBER
    return _BY_CONTEXT if agreements else _BY_TEXT


def _are_worded_otherwise(matching: Matching) -> bool:
    """Tell whether most rules have other words, as in two editions or translations; in a revision few have."""
    alike = sum(matching.old[one].masked == matching.new[other].masked for one, other in matching.new_of.items())
    return 2 * alike < len(matching.new_of)


def _by_place(matching: Matching) -> list[Pair]:
    """Return the pairs of rules with one number between two matched neighbours, whatever their words."""
    same_number = list(_with_one_number(matching.old_left, matching.new_left, matching))
    return [pair for pair in same_number if matching.agreements(*pair) == set(_PLACE)]


def _score(one: int, other: int, similarity: int, matching: Matching) -> int:
    agreements = matching.agreements(one, other)
    if similarity == WHOLE and matching.old[one].text == matching.new[other].text:
        agreements.add("wording")
    return similarity + sum(_BONUS[name] for name in agreements)


def _in_order(scored: Iterable[tuple[int, int, int]]) -> list[Pair]:
    """Return scored pairs, the best first and of equals the nearest: an order that both directions agree on."""
    ordered = sorted(scored, key=lambda one: (-one[0], abs(one[1] - one[2]), one[1] + one[2]))
    return [(one, other) for _, one, other in ordered]


def _with_one_number(old: Iterable[int], new: Iterable[int], matching: Matching) -> Iterator[Pair]:
    """Yield the pairs of rules with one number; where it stands several times, in the order of both texts."""
    having: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for index in old:
        having[matching.old[index].key][0].append(index)
    for index in new:
        having[matching.new[index].key][1].append(index)
    for of_old, of_new in having.values():
        yield from zip(of_old, of_new, strict=False)


def _in_gaps(matching: Matching) -> Iterator[Pair]:
    """Yield the pairs of unmatched rules that stand behind, or before, the same matched neighbour."""
    now_runs = _runs(matching.new_left)
    beginning = {run[0]: run for run in now_runs}
    ending = {run[-1]: run for run in now_runs}
    for run in _runs(matching.old_left):
        before = -1 if run[0] == 0 else matching.new_of[run[0] - 1]
        behind = len(matching.new) if run[-1] + 1 == len(matching.old) else matching.new_of[run[-1] + 1]
        for now_run in (beginning.get(before + 1, []), ending.get(behind - 1, [])):
            if len(run) <= _LONGEST_GAP and len(now_run) <= _LONGEST_GAP:
                yield from ((one, other) for one in run for other in now_run)


def _runs(indices: Sequence[int]) -> list[list[int]]:
    """Return ascending indices cut into runs without a gap."""
    runs: list[list[int]] = []
    for index in indices:
        if runs and runs[-1][-1] == index - 1:
            runs[-1].append(index)
        else:
            runs.append([index])
    return runs
