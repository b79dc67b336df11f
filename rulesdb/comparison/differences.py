"""The differences of two texts, word by word; references are compared by the rules that they lead to."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rulesdb.comparison.rules import Piece
from rulesdb.graph.histories import Difference

WordCutter = Callable[[str], Sequence[str]]
"""A function that cuts a text into words, which put together are the text."""

_MOST_COMPARISONS = 4_000_000  # pairs of words: about a second; a longer difference is shown as one


class _Token(NamedTuple):
    """A word or a reference: its characters, and what is compared of it."""

    text: str
    key: str | tuple[str, ...]


def words_by_script(text: str) -> list[str]:
    """Return the words of a text with the blanks behind them: Latin words, runs of katakana, other characters alone."""
    return _word().findall(text)


@cache
def _word() -> re.Pattern[str]:
    letters = r"[^\W_\u3041-\u30ff\u3400-\u9fff]+"
    return re.compile(rf"{letters}(?:['’]{letters})*\s*|[\u30a1-\u30ff]+\s*|\S\s*|\s+")


def differences(
    old: Iterable[Piece],
    new: Iterable[Piece],
    followed: Callable[[Piece], tuple[str, ...]],
    words: WordCutter = words_by_script,
) -> tuple[Difference, ...]:
    """Return the differences of two texts; ``followed`` tells what an old reference is in the new version."""
    before = list(_tokens(old, followed, words))
    now = list(_tokens(new, lambda piece: piece.numbers, words))
    return tuple(_difference(one, before, now) for one in _joined(list(_ranges(before, now)), before))


class _Range(NamedTuple):
    """A range of words in both texts."""

    is_equal: bool
    old: slice
    new: slice


def _tokens(
    pieces: Iterable[Piece], numbers: Callable[[Piece], tuple[str, ...]], words: WordCutter
) -> Iterator[_Token]:
    for is_reference, run in groupby(pieces, key=lambda piece: bool(piece.numbers)):
        if is_reference:
            yield from (_Token(piece.text, numbers(piece)) for piece in run)
        else:
            text = "".join(piece.text for piece in run)
            yield from (_Token(word, word.strip()) for word in words(text))


def _ranges(old: Sequence[_Token], new: Sequence[_Token]) -> Iterator[_Range]:
    """Yield the equal and the changed ranges by turns; what both begin and end with is equal."""
    keys, now_keys = [token.key for token in old], [token.key for token in new]
    head = _common(keys, now_keys)
    tail = _common(keys[head:][::-1], now_keys[head:][::-1])
    if head:
        yield _Range(True, slice(0, head), slice(0, head))
    middle, now_middle = keys[head : len(keys) - tail], now_keys[head : len(now_keys) - tail]
    if len(middle) * len(now_middle) > _MOST_COMPARISONS:
        yield _Range(False, slice(head, head + len(middle)), slice(head, head + len(now_middle)))
    else:
        compared = SequenceMatcher(None, middle, now_middle, autojunk=False)
        for operation, start, end, now_start, now_end in compared.get_opcodes():
            yield _Range(operation == "equal", slice(head + start, head + end), slice(head + now_start, head + now_end))
    if tail:
        yield _Range(True, slice(len(old) - tail, len(old)), slice(len(new) - tail, len(new)))


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many members two sequences begin with in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (left, right) in pairs if left != right), min(len(one), len(other)))


def _joined(ranges: Sequence[_Range], old: Sequence[_Token]) -> list[_Range]:
    """Return the ranges with those joined that stand side by side, or with hardly a word between two changes."""
    kept: list[_Range] = []
    for at, one in enumerate(ranges):
        between = 0 < at < len(ranges) - 1 and one.is_equal and _says_nothing(old[one.old])
        current = one._replace(is_equal=one.is_equal and not between)
        if kept and kept[-1].is_equal == current.is_equal:
            last = kept.pop()
            current = _Range(
                current.is_equal, slice(last.old.start, current.old.stop), slice(last.new.start, current.new.stop)
            )
        kept.append(current)
    return kept


def _says_nothing(tokens: Sequence[_Token]) -> bool:
    """Tell whether a range is one sign or one letter of Chinese or kana: a change is easier read across it."""
    return len(tokens) == 1 and len(tokens[0].text.strip()) <= 1


def _difference(one: _Range, old: Sequence[_Token], new: Sequence[_Token]) -> Difference:
    before, now = ("".join(token.text for token in tokens) for tokens in (old[one.old], new[one.new]))
    if one.is_equal:
        return Difference("equal", before, now)
    if before and now:
        return Difference("replace", before, now)
    return Difference("delete", before, now) if before else Difference("insert", before, now)
