"""From characters to a concrete syntax tree, for a dialect that declares its form line by line."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from rulesdb.syntax.concrete import ConcreteNode, ConcretePart, ConcreteText, TextToken
from rulesdb.syntax.declared_references import ReferenceForm
from rulesdb.syntax.dialects.declaration import Declaration
from rulesdb.syntax.enumerated_items import enumerated_items
from rulesdb.syntax.numbered_lines import LineForm, NumberedLine, half_width
from rulesdb.syntax.page_lines import is_page_mark, layout_pattern

CLOSING = "CLOSING"
"""Type of the token of all that stands behind the rules."""

_INLINES = {
    "COMMENT": r"<!--(?:[^<\-]|<(?!!--)|-(?!->))*+-->",
    "CARD": r"《[^《》\r\n]{1,80}》",
    "SYMBOL": r"\{[^{}\s]{1,6}\}",
    "URL": r"https?://[!#-'*-;=?-Z\\^-z|~]+",
    "SLOT": r"\[(?![0-9.\-]+[a-z]?\])[^\[\]「」\r\n]{1,30}\]",
    "BREAK": r"\r?\n",
}
"""The patterns of what a sentence has besides words and references."""

_OUTSIDE = {"COMMENT": "OUTSIDE", "LINE": "OUTSIDE"}
"""Final types of the tokens that belong to no sentence."""


class LineReader:
    """Reads texts of one declared dialect."""

    def __init__(self, declaration: Declaration) -> None:
        """Take the declaration; its patterns are compiled when the first text is read."""
        self._declaration = declaration
        self.lines = LineForm(declaration)
        self.references = ReferenceForm(declaration)
        self._inlines = self._inlines_with("")

    def numbers_at_lines(self, text: str) -> frozenset[str]:
        """Return the numbers at the beginnings of lines: those that begin rules, and others."""
        return frozenset(line.number for line in self.lines.lines(half_width(text)))

    def lines_within(self, text: str) -> list[NumberedLine]:
        """Return the lines that are counted within a rule, or would be: those of levels without whole numbers."""
        found = self.lines.lines(half_width(text)) if self._counts_within else []
        return [line for line in found if line.level.within]

    @cached_property
    def _counts_within(self) -> bool:
        return any(level.within for level in self._declaration.level)

    def rules(self, text: str) -> tuple[list[NumberedLine], int]:
        """Return the numbered lines that begin a text's rules, and the offset at which the last one ends."""
        return self._rules(half_width(text))

    def unread_within_lines(self, text: str) -> list[NumberedLine]:
        """Return the numbers within lines that go on from a rule behind its sentence, and begin none."""
        plain = half_width(text)
        heads, end = self._rules(plain)
        return self.lines.unread_within(plain, heads, end)

    def read(self, text: str) -> ConcreteText:
        """Return the concrete syntax tree of a text; every text has one."""
        plain = half_width(text)
        self._inlines = self._inlines_with(plain)
        heads, end = self._rules(plain)
        if not heads:
            return ConcreteText(self._pieces(text, plain, 0, len(text)), [])
        starts = [head.start for head in heads] + [end]
        nodes = [self._node(text, plain, head, following) for head, (_, following) in self._ranges(heads, starts)]
        if end < len(text):
            nodes[-1] = _with_closing(nodes[-1], TextToken(CLOSING, text[end:], end, len(text)))
        return ConcreteText(self._pieces(text, plain, 0, heads[0].start), nodes)

    def pieces_within(self, text: str) -> list[TextToken]:
        """Return the tokens of mended words within a sentence; positions count from the beginning of ``text``."""
        return self._pieces(text, half_width(text), 0, len(text))

    def _rules(self, plain: str) -> tuple[list[NumberedLine], int]:
        lines = self.lines.lines(plain)
        heads = self.lines.heads(lines)
        end = self._end_of_rules(plain, heads) if heads else len(plain)
        if heads and end < heads[-1].end:
            heads = self.lines.heads([line for line in lines if line.end <= end])
        return self.lines.with_glued(plain, heads, {line.number for line in lines}, end), end

    @staticmethod
    def _ranges(heads: Sequence[NumberedLine], starts: Sequence[int]) -> Iterable[tuple[NumberedLine, tuple[int, int]]]:
        return zip(heads, pairwise(starts), strict=True)

    def _end_of_rules(self, plain: str, heads: Sequence[NumberedLine]) -> int:
        """Return the offset at which something else begins behind most of the rules.

        A list of updates repeats rules that were changed; contents name a glossary before the rules.
        """
        if not self._declaration.outside.closing:
            return len(plain)
        found = self._closing.search(plain, heads[len(heads) // 2].end)
        return len(plain) if found is None else found.start()

    def _node(self, text: str, plain: str, head: NumberedLine, following: int) -> ConcreteNode:
        """Return the node of a numbered line, up to the one that follows."""
        marks = self._marks_within(text, plain, head.end, following)
        cuts = [head.end, *(mark.start for mark in marks), following]
        is_heading = head.level.kind == "heading"
        kind = "TITLE_HEAD" if is_heading else "HEAD"
        token = TextToken(kind, text[head.start : head.end], head.start, head.end)
        content = self._pieces(text, plain, head.end, cuts[1])
        parts = [
            ConcretePart(mark, self._pieces(text, plain, mark.end, until))
            for mark, until in zip(marks, cuts[2:], strict=True)
        ]
        return ConcreteNode(token, content, parts, None if is_heading else head.number)

    def _marks_within(self, text: str, plain: str, start: int, end: int) -> list[TextToken]:
        """Return the marks of examples, notes and items; a counted item keeps its sign, so that its mark is empty."""
        marks = [
            TextToken(mark.lastgroup or "ITEM", text[mark.start() : mark.end()], mark.start(), mark.end())
            for mark in (self._marks.finditer(plain, start, end) if self._has_marks else ())
            if not is_page_mark(plain[mark.start() : mark.end() + 80].partition("\n")[0])
        ]
        taken = {at for mark in marks for at in range(mark.start, mark.end + 1)}
        counted = (TextToken("ITEM", "", at, at) for at in enumerated_items(plain, start, end) if at not in taken)
        return sorted([*marks, *counted], key=lambda mark: mark.start)

    def _pieces(self, text: str, plain: str, start: int, end: int) -> list[TextToken]:
        """Return the tokens of a stretch of text."""
        pieces = []
        at = start
        for match in self._inlines.finditer(plain, start, end):
            first, last = match.span()
            if at < first:
                pieces.append(TextToken("WORDS", text[at:first], at, first))
            kind = match.lastgroup or "WORDS"
            pieces.append(TextToken(_OUTSIDE.get(kind, kind), text[first:last], first, last))
            at = last
        if at < end:
            pieces.append(TextToken("WORDS", text[at:end], at, end))
        return pieces

    @property
    def _has_marks(self) -> bool:
        marks = self._declaration.marks
        return bool(marks.example or marks.note or marks.item)

    @cached_property
    def _marks(self) -> re.Pattern[str]:
        marks = self._declaration.marks
        named = (("EXAMPLE", marks.example), ("NOTE", marks.note), ("ITEM", marks.item))
        groups = (f"(?P<{kind}>{'|'.join(patterns)})" for kind, patterns in named if patterns)
        return re.compile(rf"^[ \t\u3000]*(?:{'|'.join(groups)})[ \t\u3000]*", re.MULTILINE)

    @cached_property
    def _closing(self) -> re.Pattern[str]:
        lines = "|".join(self._declaration.outside.closing)
        return re.compile(rf"^[ \t\u3000#*]*(?:{lines})[ \t\u3000#*]*$", re.MULTILINE)

    def _inlines_with(self, plain: str) -> re.Pattern[str]:
        """Return the pattern of what a text in half-width signs has besides words, the layout of its pages included."""
        outside = f"(?P<LINE>{layout_pattern(plain, self._declaration.outside.lines)})"
        inlines = [f"(?P<{kind}>{pattern})" for kind, pattern in _INLINES.items()]
        return re.compile("|".join([outside, *inlines, f"(?P<REFERENCE>{self.references.pattern})"]), re.MULTILINE)


def _with_closing(node: ConcreteNode, closing: TextToken) -> ConcreteNode:
    """Return the last node of a text with what stands behind the rules, which is trimmed off again."""
    if not node.parts:
        return node._replace(content=[*node.content, closing])
    *parts, last = node.parts
    return node._replace(parts=[*parts, last._replace(pieces=[*last.pieces, closing])])
