"""Wordings that people and printed cards use where the phrases of a language say the same in other words.

A wording is rewritten before a line is parsed, so that the phrases have one form each and cards are printed in it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine

_NO_WORD = "\0"
_GROUP = re.compile(r"(?<!\{)\{(\w+)(?:\|([^}]*))?\}(?!\})")
_CLASS = re.compile(r"\\.|\[\^?\]?[^\]]*\]")
_INNERMOST = re.compile(r"\([^()]*\)")
_OPTIONAL = re.compile(r".(?:[?*]|\{[^}]*\})")
_NO_TEXT = re.compile(r"[\0^$.+]+")
_MEMBER = re.compile(r"[^・/、, ]+")
"""A member of a list that people write with any of these joints."""
_compiled = cache(re.compile)
"""Return an expression compiled; the module re keeps 512 of them, of which there are more in two games."""
Translate = Callable[[str], str | None]
"""Returns the words of the language for some words that people write, None for others."""


class Wording(NamedTuple):
    """A wording, and the words of the language for it."""

    written: str
    """What people write: a regular expression, compiled when a line first has the sign."""
    read: str
    """What is read instead: words, and groups of ``written`` as ``{name}``; a group that matched nothing is empty.

    ``{name|joint}`` is a group that lists something, with the joint between the members; ``{{x}}`` is a symbol.
    """
    sign: str
    """Characters that whatever is written so has, or of which it has one ("打|撃"), "" for none.

    Lines without them are passed over: to compile an expression takes longer than to read a line.
    """
    translated: Mapping[str, Translate] = {}
    """For groups of ``written`` that are not kept, what is read instead; None for the words of any is no wording."""

    def pattern_for(self, text: str) -> re.Pattern[str] | None:
        """Return the compiled expression if it occurs in a text, else None."""
        if not any(sign in text for sign in self.sign.split("|")):
            return None
        pattern = _compiled(self.written)
        return pattern if pattern.search(text) else None

    def words_for(self, found: re.Match[str], line: WrittenLine) -> Mapping[str, str] | None:
        """Return the words for each translated group that matched, None if the match is no wording after all."""
        spans = {name: found.span(name) for name in self.translated if found[name] is not None}
        words = {name: self.translated[name](line.text[start:end]) for name, (start, end) in spans.items()}
        known = {name: said for name, said in words.items() if said is not None}
        return known if len(known) == len(words) else None


def wording(written: str, read: str, sign: str | None = None, **translated: Translate) -> Wording:
    """Return a row of a table of wordings; without a sign, its sign is the longest text that the expression demands.

    ``translated`` are the groups of the expression whose words are read in other words.
    """
    return Wording(written, read, _demanded(written) if sign is None else sign, translated)


def _demanded(written: str) -> str:
    """Return the longest of the texts outside of groups and classes that whatever an expression matches has."""
    text = _CLASS.sub(_NO_WORD, written)
    while (without := _INNERMOST.sub(_NO_WORD, text)) != text:
        text = without
    return "" if "|" in text else max(_NO_TEXT.split(_OPTIONAL.sub(_NO_WORD, text)), key=len)


_DIGITS = "一二三四五六七八九"


def _arabic(count: str) -> str:
    tens, ten, ones = count.rpartition("十")
    return str((1 + _DIGITS.find(tens or "一")) * 10 * bool(ten) + 1 + _DIGITS.find(ones or "\0"))


COUNTS = wording(
    f"(?<![0-9{_DIGITS}十百千第])(?P<count>[{_DIGITS}]?十?[{_DIGITS}]?)(?<=[{_DIGITS}十])(?=[枚体個点回つ])(?![^《》]*》)(?![^「」]*」)",
    "{count}",
    "|".join("枚体個点回つ"),
    count=_arabic,
)
"""The wording of counts in kanji, but in names: 二枚 is 2枚."""


def reworded(line: WrittenLine, wordings: Sequence[Wording], names: re.Pattern[str] | None = None) -> WrittenLine:
    """Return a line in the words of the language; each wording is applied, in order, wherever it stands.

    A character that a wording keeps has its own offset, one that it adds that of the end of the group before it, or of
    the beginning of the wording. ``names`` matches names with the signs around them: what stands between these signs is
    no words, so no wording looks at it.
    """
    words = _without_names(line.text, names)
    for row in wordings:
        if pattern := row.pattern_for(words):
            pieces = [*_pieces(line, pattern.finditer(words), row)]
            text = "".join(piece for piece, _ in pieces)
            line = WrittenLine(text, (*(offset for _, offsets in pieces for offset in offsets), line.offsets[-1]))
            words = _without_names(text, names)
    return line


def _without_names(text: str, names: re.Pattern[str] | None) -> str:
    """Return a text as long as another one, with signs that no wording has in names."""
    return text if names is None else names.sub(_hidden, text)


def _hidden(name: re.Match[str]) -> str:
    return f"{name[0][0]}{_NO_WORD * (len(name[0]) - 2)}{name[0][-1]}"


def _pieces(line: WrittenLine, matches: Iterable[re.Match[str]], row: Wording) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield the pieces of the new line with the offsets of their characters."""
    done = 0
    for found in matches:
        translated = row.words_for(found, line)
        if translated is None:
            continue
        at = line.offsets[found.start()]
        yield line.text[done : found.start()], line.offsets[done : found.start()]
        words, *groups = (part and part.replace("{{", "{").replace("}}", "}") for part in _GROUP.split(row.read))
        yield words, (at,) * len(words)
        for group, joint, words in zip(groups[::3], groups[1::3], groups[2::3], strict=True):
            if group in translated:
                yield translated[group], (line.offsets[found.start(group)],) * len(translated[group])
            else:
                yield from _group(line, found.span(group), joint)
            at = line.offsets[found.end(group)] if found[group] else at
            yield words, (at,) * len(words)
        done = found.end()
    yield line.text[done:], line.offsets[done : len(line.text)]


def _group(line: WrittenLine, span: tuple[int, int], joint: str | None) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield the pieces of a group, whose span is (-1, -1) if it matched nothing; a list has joints in between."""
    start, end = span
    if start < 0:
        return
    if joint is None:
        yield line.text[start:end], line.offsets[start:end]
        return
    for at, member in enumerate(_MEMBER.finditer(line.text, start, end)):
        if at:
            yield joint, (line.offsets[member.start()],) * len(joint)
        yield member[0], line.offsets[member.start() : member.end()]
