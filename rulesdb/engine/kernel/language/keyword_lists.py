"""Lines of several keywords, such as 飛行、先制攻撃: each is an ability of its own."""

import re
from collections.abc import Callable, Collection, Sequence

from rulesdb.engine.kernel.language.written_lines import WrittenLine

_WORD = re.compile(r"(?!タップ$)[^をはがにでのと。:『「」() ]+(?:\([^()]*\))?")
"""A word that may be meant for a keyword: no sentence, and no part of a cost."""


def keyword_lists(names: Collection[str]) -> Callable[[WrittenLine], Sequence[WrittenLine]]:
    """Return the function that divides a line of keywords with some names; it leaves any other line alone."""
    every = "|".join(names)
    member = re.compile(rf"(?:{every})(?:[0-9]+(?: ― )?)?(?:「[^」]*」)?")
    joint = re.compile(rf"[、,・] ?| (?=(?:{every}))")

    def divided(line: WrittenLine) -> Sequence[WrittenLine]:
        ends = [found.span() for found in joint.finditer(line.text)]
        starts = (0, *(end for _, end in ends))
        spans = [*zip(starts, (*(start for start, _ in ends), len(line.text)), strict=True)]
        words = [line.text[start:end] for start, end in spans]
        is_list = any(map(member.fullmatch, words))
        if not is_list or not all(member.fullmatch(word) or _WORD.fullmatch(word) for word in words):
            return (line,)
        return [WrittenLine(line.text[start:end], line.offsets[start : end + 1]) for start, end in spans]

    return divided
