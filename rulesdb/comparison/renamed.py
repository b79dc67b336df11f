"""Numbers that now name another rule, and what cites them: whoever knows the old number reads the wrong rule."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesdb.comparison.matching import Matching
from rulesdb.comparison.rules import Rule


class Reuse(NamedTuple):
    """What a number of an old rule names in the new version, where that is another rule."""

    new: int
    """The index of the rule that has the number now."""
    cited_by: tuple[str, ...]
    """The keys of the new rules that cite the number, in the order of the text."""


def reused_numbers(matching: Matching) -> dict[int, Reuse]:
    """Return the reuse of the number of each old rule, by its index in ascending order, where there is one."""
    citing = _citing(matching.new)
    indices: dict[str, list[int]] = defaultdict(list)
    for index, rule in enumerate(matching.new):
        indices[rule.key].append(index)
    found = {}
    for index, rule in enumerate(matching.old):
        if matching.new_of.get(index) not in indices[rule.key] and rule.key in matching.new_index:
            found[index] = Reuse(indices[rule.key][0], tuple(citing.get(rule.key, ())))
    return found


def _citing(rules: Sequence[Rule]) -> Mapping[str, Sequence[str]]:
    """Return the keys of the rules that cite a number, none twice."""
    citing: dict[str, dict[str, None]] = defaultdict(dict)
    for rule in rules:
        for number in rule.numbers:
            citing[number][rule.key] = None
    return {number: tuple(keys) for number, keys in citing.items()}
