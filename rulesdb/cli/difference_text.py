"""Texts of two versions on one line: what differs marked, or a text's beginning alone.

Taken away is ``[-…-]`` and added ``{+…+}``, as wdiff writes it, so that a file without colours tells them apart.
"""

from collections.abc import Sequence

from rulesdb.pipeline.rule_histories import Difference
from rulesdb.words.quoting import beside_changes, shortened

_BEGINNING = 60  # characters of a text that stand for it


def marked(text: Sequence[Difference]) -> str:
    """Return differences with marks around what changed, and of the rest what stands beside it."""
    shown = []
    for at, one in enumerate(text):
        if one.old == one.new or one.operation == "equal":
            shown.append(beside_changes(one.new, is_first=at == 0, is_last=at == len(text) - 1))
        else:
            shown.append(f"[-{one.old}-]" if one.old else "")
            shown.append(f"{{+{one.new}+}}" if one.new else "")
    return "".join(shown)


def beginning(text: str) -> str:
    """Return the beginning of a text, on one line."""
    return shortened(" ".join(text.split()), _BEGINNING)
