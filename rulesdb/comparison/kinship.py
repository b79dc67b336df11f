"""Split and merged rules: a rule that is new on one side, and made of a part of a rule that both sides have."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesdb.comparison.matching import Matching
from rulesdb.comparison.similarity import Weights, Words, words_of

_LEAST_SHARE = 550  # thousandths of a rule's weight that must come from what the other one lost
_FEWEST_WORDS = 4  # of a rule that can be a part of another one


class Kinship(NamedTuple):
    """Rules that came of others, by their indices."""

    split_from: Mapping[int, int]
    """For a new rule the old one, which still exists, that it was a part of."""
    merged_into: Mapping[int, int]
    """For an old rule the new one, which existed before, that it became a part of."""


def settle_kinship(matching: Matching) -> Kinship:
    """Return the split and the merged rules of a matching.

    Of the parts of a rule, the one that has its number is matched with it, even if another one is longer.
    """
    found = _kinship(matching)
    numbered = [
        *((whole, part) for part, whole in found.split_from.items()),
        *found.merged_into.items(),
    ]
    same = [(one, other) for one, other in numbered if matching.old[one].key == matching.new[other].key]
    for one, other in same:
        matching.replace(one, other)
    return _kinship(matching) if same else found


def _kinship(matching: Matching) -> Kinship:
    sides = ([rule.masked for rule in matching.old], [rule.masked for rule in matching.new])
    changed = [pair for pair in matching.new_of.items() if sides[0][pair[0]] != sides[1][pair[1]]]
    old = {one: words_of(sides[0][one]) for one in (*matching.old_left, *(one for one, _ in changed))}
    new = {other: words_of(sides[1][other]) for other in (*matching.new_left, *(other for _, other in changed))}
    weights = Weights([*old.values(), *new.values()])
    lost = {one: old[one] - new[other] for one, other in changed}
    gained = {other: new[other] - old[one] for one, other in changed}
    return Kinship(
        _wholes([(index, new[index]) for index in matching.new_left], lost, weights),
        _wholes([(index, old[index]) for index in matching.old_left], gained, weights),
    )


def _wholes(parts: Sequence[tuple[int, Words]], rests: Mapping[int, Words], weights: Weights) -> dict[int, int]:
    """Return for each part the rule whose rest has most of its words."""
    having: dict[str, list[int]] = defaultdict(list)
    for index, words in rests.items():
        for word in words:
            having[word].append(index)
    found: dict[int, int] = {}
    for index, words in parts:
        counts = Counter(whole for word in weights.rarest(words) for whole in having[word])
        best = max(counts, key=lambda whole: (weights.share_within(words, rests[whole]), -whole), default=None)
        is_long = len(words) >= _FEWEST_WORDS
        if is_long and best is not None and weights.share_within(words, rests[best]) >= _LEAST_SHARE:
            found[index] = best
    return found
