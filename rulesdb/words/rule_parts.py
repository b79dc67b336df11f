"""Identifiers of the parts of a rule: a sentence, an item, an example, or a clause of one of its sentences.

``fab:4.5.3a#sentence-1`` is a sentence; ``fab:4.5.3a#sentence-1b`` is its second clause.
"""

from string import ascii_lowercase


def rule_of(part: str) -> str:
    """Return the identifier of the rule that a part belongs to; a rule is its own."""
    return part.partition("#")[0]


def name_within_rule(part: str) -> str:
    """Return the name of a part within its rule, such as ``sentence-2`` or ``item-3``; "" for a whole rule."""
    return part.partition("#")[2]


def sentence_of(part: str) -> str:
    """Return the sentence that a clause belongs to; any other part, and a rule, is its own."""
    rule, sign, name = part.partition("#")
    return f"{rule}{sign}{name.rstrip(ascii_lowercase)}"
