"""The numbered lines of a text in a declared form, and those of them that begin its rules.

Contents repeat the numbers of the body, sentences begin lines with numbers of lists and of other rules. What begins the
rules is the longest sequence of numbers that ascend.
"""

import re
from bisect import bisect_left
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from rulesdb.syntax.dialects.declaration import Declaration, Level, UnreadableFormError
from rulesdb.syntax.dialects.levels import DeclaredLevels
from rulesdb.syntax.numbering import FIRST, NumberOrder, is_number, plain_number, sort_key, successor, with_part
from rulesdb.syntax.tree import NodeKind

_LINE_ENDS = re.compile("\n+")
_FULL_WIDTH = re.compile("[！-～]")
_BETWEEN_WIDTHS = ord("！") - ord("!")
_SENTENCE_END = r"[。」』!?]|[.)\]”\"](?=[ \t\u3000])"
_BEGINNING_OF_SENTENCE = r"(?=[ \t\u3000]*(?![をのはがにでとも])[^\W0-9a-z_]|[ \t\u3000]*[「『《“\"])"
"""What stands behind a number that is not only mentioned: no small letter, and no particle."""
_CAPTION = r"[ \t\u3000]*\([^()\n]{1,60}\)[ \t\u3000]*\r?\n"
"""The line in brackets that is the title of the number below it."""
_UNTITLED = (NodeKind.RULE, NodeKind.SUBRULE)


def half_width(text: str) -> str:
    """Return a text, as long as before, with half-width signs of ASCII for full-width ones."""
    return _FULL_WIDTH.sub(lambda sign: chr(ord(sign[0]) - _BETWEEN_WIDTHS), text)


def line_beginnings(text: str) -> list[int]:
    """Return the offsets at which the lines of a text begin, empty ones left out."""
    return [0, *(ends.end() for ends in _LINE_ENDS.finditer(text))]


def matches_at_lines(pattern: re.Pattern[str], text: str, beginnings: Iterable[int]) -> Iterator[re.Match[str]]:
    """Yield the matches in a text of a pattern that begins with ``^``.

    They are what ``finditer`` yields, which would look for the beginning of a line at every character.
    """
    end = 0
    for beginning in beginnings:
        found = pattern.match(text, beginning) if beginning >= end else None
        if found is not None:
            end = found.end()
            yield found


class NumberedLine(NamedTuple):
    """A line that begins with a number, or is a heading of a level without numbers."""

    start: int
    """Offset of its decoration and number, or of the title above them."""
    end: int
    """Offset behind the number, what belongs to it, and decoration; of a heading, behind the line."""
    number: str
    """The number in plain form, as far as it is written; of a heading, its words."""
    level: Level
    """Its level."""

    @property
    def is_whole(self) -> bool:
        """Whether its number says by itself which rule it is."""
        return not (self.level.within or self.level.kind == "heading")


class LineForm:
    """The beginnings of numbered lines, as a dialect declares them."""

    def __init__(self, declaration: Declaration) -> None:
        """Take the levels of a declaration."""
        self._declaration = declaration
        self.levels = DeclaredLevels(declaration.level, declaration.name)

    @cached_property
    def beginning(self) -> re.Pattern[str]:
        """The pattern of a numbered line's beginning, with the number in the group ``number``."""
        if not self._declaration.level:
            return re.compile("(?!)")
        levels = (
            f"(?P<level{at}>{level.number})(?=(?:{level.end})(?![0-9A-Za-z]))"
            for at, level in enumerate(self._declaration.level)
        )
        ends = "|".join(level.end for level in sorted(self._declaration.level, key=lambda one: -len(one.end)))
        before, behind = self._declaration.before, self._declaration.behind
        captioned = "|".join(level.number for level in self._declaration.level if level.title == "above")
        caption = rf"(?:{_CAPTION}(?=(?:{before})(?:{captioned})))?" if captioned else ""
        return re.compile(rf"^{caption}(?:{before})(?P<number>{'|'.join(levels)})(?:{ends})(?:{behind})", re.MULTILINE)

    def head_length(self, line: str) -> int:
        """Return the number of characters of the head that begins a line, 0 where none does."""
        found = self.beginning.match(half_width(line))
        return 0 if found is None else found.end()

    def lines(self, text: str) -> list[NumberedLine]:
        """Return the numbered lines of a text in half-width signs. Raises UnreadableFormError."""
        found = []
        for match in matches_at_lines(self.beginning, text, line_beginnings(text)):
            start = match.start() + len(match[0]) - len(match[0].lstrip(" \t\u3000"))
            found.append(self._line(match, start))
        return found

    def _line(self, match: re.Match[str], start: int) -> NumberedLine:
        """Return the line of a match of ``beginning``."""
        at, level = next((at, level) for at, level in enumerate(self._declaration.level) if match[f"level{at}"])
        if level.kind == "heading":
            end = match.string.find("\n", match.end())
            end = len(match.string) if end < 0 else end
            return NumberedLine(start, end, match.string[start:end].strip(), level)
        number = match["number"] if level.counts else plain_number(match["number"])
        if not (level.counts or is_number(number)):
            problem = f"level {at + 1}.number: reads {match['number'][:20]!r}, which has no number"
            raise UnreadableFormError(self._declaration.name, problem)
        return NumberedLine(start, match.end(), number, level)

    def heads(self, lines: Sequence[NumberedLine]) -> list[NumberedLine]:
        """Return those of a text's numbered lines that begin rules.

        They are the longest sequence that ascends, and what it leaves room for: a number out of order is a rule where
        it is new and a sibling or child of the rule before it. Numbers that count within another one are whole then.
        """
        whole = [line for line in lines if line.is_whole]
        chosen = set(ascending([self.levels.order(line.number) for line in whole]))
        heads = list(self._with_displaced(whole, chosen))
        return heads if len(whole) == len(lines) else list(self._with_lines_between(lines, heads))

    def _with_lines_between(
        self, lines: Sequence[NumberedLine], heads: Sequence[NumberedLine]
    ) -> Iterator[NumberedLine]:
        """Yield the heads with the headings above them, and with the rules that are counted within them.

        A heading that comes again stood in contents before. What is counted goes on from its sibling before it.
        """
        begun = {head.start for head in heads}
        last_of = {line.number: line.start for line in lines if line.level.kind == "heading"}
        order = self._declaration.level
        open_levels: list[tuple[int, str]] = []
        for line in lines:
            depth_of_line = len(order) - order.index(line.level)
            if line.level.kind == "heading":
                if last_of[line.number] == line.start:
                    open_levels = []
                    yield line
                continue
            if not line.level.within:
                if line.start in begun:
                    open_levels = [(depth_of_line, line.number)]
                    self.levels.remember(line.number, line.level)
                    yield line
                continue
            above = [one for one in open_levels if one[0] < depth_of_line]
            if above:
                number = with_part(above[-1][1], line.number, line.level.counts)
                siblings = [one for level, one in open_levels if level == depth_of_line]
                if self._goes_on(number, siblings[-1] if siblings else None):
                    open_levels = [*above, (depth_of_line, number)]
                    self.levels.remember(number, line.level)
                    yield line._replace(number=number)

    @staticmethod
    def _goes_on(number: str, sibling: str | None) -> bool:
        """Tell whether a number is the next of its sibling, or the first or second without one."""
        if not is_number(number):
            return False
        own = sort_key(number)[-1]
        if sibling is None:
            return own in {*FIRST, (1, "2"), (1, "b")}
        return own == successor(sort_key(sibling)[-1])

    def with_glued(
        self, text: str, heads: Sequence[NumberedLine], known: Container[str], end: int
    ) -> list[NumberedLine]:
        """Return the heads with the numbers of rules that the form has behind a sentence within a line."""
        return self._with_numbers_within(self._glued, text, heads, known, end)

    def unread_within(self, text: str, heads: Sequence[NumberedLine], end: int) -> list[NumberedLine]:
        """Return the numbers that stand behind a sentence within a line as those of rules do, and are no heads."""
        known = {head.number for head in heads}
        found = self._with_numbers_within(self._behind_sentences, text, heads, known, end)
        return [line for line in found if line.number not in known]

    def _with_numbers_within(
        self,
        pattern: re.Pattern[str] | None,
        text: str,
        heads: Sequence[NumberedLine],
        known: Container[str],
        end: int,
    ) -> list[NumberedLine]:
        """Return the heads with the numbers of rules within lines that a pattern finds.

        Such a number begins a rule where it is the one that the numbers before it lead to, is smaller than the one
        behind it, and is none of those ``known``. ``end`` is where the rules end.
        """
        if pattern is None:
            return list(heads)
        found = []
        for at, head in enumerate(heads):
            found.append(head)
            following = heads[at + 1] if at + 1 < len(heads) else None
            for match in pattern.finditer(text, head.end, end if following is None else following.start):
                line = self._line(match, match.start("head"))
                is_new = line.is_whole and line.number not in known
                if is_new and self._leads_to(found[-1].number, line.number, following):
                    found.append(line)
        return found

    def _leads_to(self, current: str, number: str, following: NumberedLine | None) -> bool:
        """Tell whether a rule's number is the one expected behind another one, and may stand before the following."""
        order = self.levels.order
        fits = following is None or order(number) < order(following.number)
        return fits and self.levels.kind(number) in _UNTITLED and self.levels.follows(number, current)

    @cached_property
    def _glued(self) -> re.Pattern[str] | None:
        """The pattern of what stands before a number within a line, and of its head; None where none stands there."""
        return self._behind(self._declaration.glued) if self._declaration.glued else None

    @cached_property
    def _behind_sentences(self) -> re.Pattern[str] | None:
        """The pattern of a sentence's end, and of a number behind it within a line that begins a sentence itself."""
        return self._behind(_SENTENCE_END, _BEGINNING_OF_SENTENCE)

    def _behind(self, before: str, behind: str = "") -> re.Pattern[str] | None:
        """Return the pattern of a number's head between what stands before and behind it; None without numbers."""
        if not self._declaration.level:
            return None
        head = self.beginning.pattern.removeprefix("^")
        return re.compile(rf"(?:{before})[ \t\u3000]*(?P<head>{head}){behind}")

    def _with_displaced(self, lines: Sequence[NumberedLine], chosen: set[int]) -> Iterator[NumberedLine]:
        if not chosen:
            return
        seen = {lines[at].number for at in chosen}
        current = ""
        for at in range(min(chosen), len(lines)):
            line = lines[at]
            if at in chosen:
                current = line.number
                yield line
            elif line.number not in seen and self._is_near(line.number, current):
                seen.add(line.number)
                yield line

    def _is_near(self, number: str, current: str) -> bool:
        above = self.levels.parent(number)
        return above is not None and above in {current, self.levels.parent(current)}


def ascending(keys: Sequence[NumberOrder]) -> list[int]:
    """Return the indices of a longest strictly ascending subsequence, of several the one whose members come last.

    By patience sorting, in n log n steps.
    """
    tails: list[NumberOrder] = []
    piles: list[int] = []
    for key in keys:
        at = bisect_left(tails, key)
        tails[at : at + 1] = [key]
        piles.append(at)
    chosen: list[int] = []
    wanted, below = len(tails) - 1, None
    for at in range(len(keys) - 1, -1, -1):
        if piles[at] == wanted and (below is None or keys[at] < below):
            chosen.append(at)
            wanted, below = wanted - 1, keys[at]
    return chosen[::-1]
