"""The standing of numbers and headings in a text: the evidence that needs no decision about the ones before them."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.concrete import TextToken
from rulesdb.syntax.margins import Lines
from rulesdb.syntax.numbering import depth, is_number, normalise

LONGEST_TITLE = 40
"""Characters that a chapter's or section's title may have."""

ENDS_OF_TITLE = ("SIGN", "BREAK", "NUMBER")
"""Types of the tokens that end what may be a title."""

PASSED_OVER = ("COMMENT", "NAVIGATION")
"""Types of the tokens that stand between the words of a text and are none."""

NEARBY = 12
"""Number of tokens around a candidate that are looked at."""

AROUND = 200
"""Number of characters around a number in which the quotation that it stands in is looked for."""

MENTIONED = re.compile(
    r"(?:\r?\n)?(?:[とやにはのをがでもへ、,，)）]|から|まで|より|および|または|及び|又は)"
    r"|[ \t\u3000]+(?:および|または|及び|又は|[とや][ \t\u3000]*[0-9])"
    r"|[ \t]+(?:and|or|is|are|was|were|through|to|as|for|in|of|on|with|from|by|appl(?:y|ies)|has|have|does|do|may|can"
    r"|says?|also|that|which|instead)(?![A-Za-z])"
)
"""The text behind a number that a sentence mentions: a particle, a conjunction, an English verb."""

ENDED = CLOSING + "."
"""Characters behind which a line is finished."""

SPACES = BLANKS + "§\r\n"
"""Characters that set a number apart from the words behind it."""

QUOTES = {"「": 1, "『": 1, "“": 1, "」": -1, "』": -1, "”": -1}
QUOTE = re.compile(f"[{''.join(QUOTES)}]")


class Standing(NamedTuple):
    """Evidence for a number or heading: the fields of ``HeadCandidate`` that need no decision about earlier ones."""

    number: str | None
    broken: bool
    before: str
    line_start: bool
    wrapped: bool
    spaced: bool
    mention: bool
    signed: bool


class Standings:
    """The standings of the numbers and headings among the tokens of one text."""

    def __init__(self, tokens: Sequence[TextToken]) -> None:
        """Keep the tokens; they are the whole text, in order."""
        self._tokens = tokens
        self._start = tokens[0].start if tokens else 0

    @cached_property
    def _text(self) -> str:
        return "".join(token.text for token in self._tokens)

    @cached_property
    def _lines(self) -> Lines:
        return Lines(self._text)

    def of(self, at: int, titled_depth: int) -> Standing | None:
        """Return the standing of the number or heading at index ``at`` of the tokens, None if it lacks its title.

        The numbers of the first ``titled_depth`` levels have one: ``3.5になった`` and ``6以上なら`` at the beginning of
        a line are no headings.
        """
        token = self._tokens[at]
        number = normalise(token.text) if token.type == "NUMBER" else None
        title, signed_title = what_may_be_title(self._tokens, at)
        if title is None and number is not None and depth(number) <= titled_depth:
            return None
        before, line_start, signed = what_stands_before(self._tokens, at)
        after = self._tokens[at + 1].text[0] if at + 1 < len(self._tokens) else ""
        unfinished = line_start and not signed and before != "" and before not in ENDED
        return Standing(
            number,
            number is not None and not is_number(number),
            before,
            line_start,
            unfinished and self._reaches_margin(token),
            after == "" or after in SPACES,
            number is not None and self._is_mention(token, line_start=line_start),
            signed_title,
        )

    def _reaches_margin(self, token: TextToken) -> bool:
        if not self._lines.margins:
            return False
        words = token.text.lstrip(BLANKS)
        return self._lines.reaches_margin(token.end - len(words) - self._start, len(words) + 1)

    def _is_mention(self, token: TextToken, *, line_start: bool) -> bool:
        end = token.end - self._start
        return bool(MENTIONED.match(self._text, end)) or (not line_start and self._is_quoted(end))

    def _is_quoted(self, at: int) -> bool:
        """Tell whether a quotation is open on the line of the offset ``at``, and the next quotation mark closes it."""
        line = self._text[max(0, at - AROUND) : at].rpartition("\n")[2]
        depth = sum(QUOTES[mark] for mark in QUOTE.findall(line))
        closing = QUOTE.search(self._text, at, at + AROUND) if depth > 0 else None
        return closing is not None and QUOTES[closing[0]] < 0


def what_stands_before(tokens: Sequence[TextToken], at: int) -> tuple[str, bool, bool]:
    """Return the last character before the token at index ``at``, whether it begins a line, and whether a § is between.

    The character is no blank, line break or §; it is ``""`` at the beginning of the text. A comment or a line of the
    page does not count: what it stands before begins a line where the comment does.
    """
    line_start, signed = at == 0, False
    for index in range(at - 1, max(0, at - NEARBY) - 1, -1):
        token = tokens[index]
        if token.type in ("BREAK", "SIGN"):
            line_start = True
            signed = signed or token.type == "SIGN"
        elif token.type not in PASSED_OVER and token.text.strip(BLANKS):
            return token.text.rstrip(BLANKS)[-1], line_start, signed
    return "", True, signed


def what_may_be_title(tokens: Sequence[TextToken], at: int) -> tuple[str | None, bool]:
    """Return the title that may follow the token at index ``at`` on its line, or None, and whether § ends it."""
    if at + 1 < len(tokens) and "。" in tokens[at + 1].text:  # a sentence follows, as for most numbers
        return None, False
    end, last = at + 1, min(at + NEARBY, len(tokens))
    while end < last and tokens[end].type not in ENDS_OF_TITLE:
        end += 1
    found = end == len(tokens) or tokens[end].type in ENDS_OF_TITLE
    title = "".join([token.text for token in tokens[at + 1 : end]]).strip(BLANKS) if found else ""
    if not title or len(title) > LONGEST_TITLE or "。" in title:
        return None, False
    return title, end < len(tokens) and tokens[end].type == "SIGN"
