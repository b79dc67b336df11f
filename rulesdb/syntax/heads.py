"""Which numbers, headings and marks really begin something: the step between the lexer and the grammar.

The lexer knows only characters. Whether ``1.13`` in the middle of a line is a heading glued to a sentence or a number
within one depends on what stands around it and on the numbers before it; the dialect decides, here the evidence is
gathered. Tokens that begin nothing become WORDS (or REFERENCE), so the grammar behind stays small and total.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from lark import Token
from lark.lark import PostLex

from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.dialects.dialect import Candidate, Dialect
from rulesdb.syntax.numbering import follows, normalise

LONGEST_TITLE = 40
"""Characters that a chapter's or section's title may have."""

ASIDE = ("FOOTER", "NAVIGATION", "COMMENT")
MARKS = {"EXAMPLE_MARK": "EXAMPLE", "NOTE_MARK": "NOTE", "ITEM_MARK": "ITEM"}
NEARBY = 12
"""How many tokens around a candidate are looked at."""


@dataclass
class _State:
    """What has been read so far: ``out`` are the decided tokens, ``current`` the last accepted number.

    ``words`` are neighbouring words not yet put out as one token. ``begun``: a node has begun. ``heading``: the last
    node is an unnumbered heading. ``untold``: it has no sentence yet.
    """

    out: list[Token] = field(default_factory=list)
    words: list[Token] = field(default_factory=list)
    current: str | None = None
    begun: bool = False
    heading: bool = False
    untold: bool = False


class Heads(PostLex):
    """Lark's postlex step of one dialect."""

    always_accept = ("NUMBER", "HEADING", "GAP", "ODD", *ASIDE, *MARKS)

    def __init__(self, dialect: Dialect) -> None:
        """Decide as ``dialect`` does."""
        self.dialect = dialect

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Return the tokens of a text with their final types; their characters are the same, none is missing."""
        tokens = list(stream)
        state = _State()
        for at, token in enumerate(tokens):
            self._decide(tokens, at, token, state)
        flush(state)
        return iter(state.out)

    def _decide(self, tokens: list[Token], at: int, token: Token, state: _State) -> None:
        kind = token.type
        if kind in ("NUMBER", "HEADING"):
            self._decide_head(tokens, at, token, state)
        elif kind in MARKS:
            accepted = state.begun and begins_part(tokens, at)
            emit(state, token, MARKS[kind] if accepted else "WORDS")
        elif kind in ASIDE:
            emit(state, token, "OUTSIDE")
        elif kind in ("ODD", "GAP"):
            emit(state, token, "WORDS")
        else:
            emit(state, token, kind)

    def _decide_head(self, tokens: list[Token], at: int, token: Token, state: _State) -> None:
        candidate = evidence(tokens, at, state)
        if not self.dialect.begins_node(candidate):
            self._refuse(token, state)
            return
        emit(state, token, "TITLE_HEAD" if candidate.number is None else "HEAD")
        state.begun = True
        state.current = candidate.number or state.current
        state.heading = candidate.number is None
        state.untold = True

    def _refuse(self, token: Token, state: _State) -> None:
        """Pass on a number that begins nothing: words, or a reference where the dialect writes those without [ ]."""
        if token.type == "HEADING" or not self.dialect.bare_references:
            emit(state, token, "WORDS")
            return
        number = token.rstrip(".")
        blanks = len(number) - len(number.lstrip(BLANKS))
        cuts = (0, blanks, len(number), len(token))
        for (start, end), kind in zip(pairwise(cuts), ("WORDS", "REFERENCE", "WORDS"), strict=True):
            if start < end:
                emit(state, cut(token, start, end), kind)


def cut(token: Token, start: int, end: int) -> Token:
    """Return the characters ``[start, end)`` of a token as a token."""
    at = token.start_pos or 0
    return Token(token.type, token[start:end], start_pos=at + start, end_pos=at + end)


def emit(state: _State, token: Token, kind: str) -> None:
    """Append a token under its final type, joined to the words before it where both are words."""
    if kind == "WORDS":
        if "。" in token or (state.heading and token.strip(BLANKS)):
            state.untold = False
        state.words.append(token)
        return
    flush(state)
    if token.type != kind:
        token = Token(kind, str(token), start_pos=token.start_pos, end_pos=token.end_pos)
    state.out.append(token)


def flush(state: _State) -> None:
    """Put out the words gathered so far as one token."""
    if state.words:
        first, last = state.words[0], state.words[-1]
        state.out.append(Token("WORDS", "".join(state.words), start_pos=first.start_pos, end_pos=last.end_pos))
        state.words = []


def evidence(tokens: list[Token], at: int, state: _State) -> Candidate:
    """Gather what decides whether the token at ``at`` begins a node."""
    token = tokens[at]
    before, line_start = what_stands_before(tokens, at)
    after = tokens[at + 1][0] if at + 1 < len(tokens) else ""
    title, closed = what_may_be_title(tokens, at)
    number = normalise(token) if token.type == "NUMBER" else None
    return Candidate(
        number=number,
        line_start=line_start,
        before=before,
        spaced=after == "" or after in BLANKS + "§\r\n",
        title=title,
        closed=closed,
        current=state.current,
        after_title=state.untold and (state.heading or (number is not None and follows(number, state.current))),
    )


def what_stands_before(tokens: list[Token], at: int) -> tuple[str, bool]:
    """Return the last character before a token that is no blank, line break or §, and whether those come between.

    A comment is not there: what it stands before begins a line where the comment does.
    """
    line_start = at == 0
    for token in reversed(tokens[max(0, at - NEARBY) : at]):
        if token.type in ("BREAK", "SIGN"):
            line_start = True
        elif token.type != "COMMENT" and token.strip(BLANKS):
            return token.rstrip(BLANKS)[-1], line_start
    return "", True


def what_may_be_title(tokens: list[Token], at: int) -> tuple[str | None, bool]:
    """Return the rest of the line where it could be a title, and whether § or the line's end closes it."""
    stop = min(at + NEARBY, len(tokens)) + 1
    end = next(
        (end for end in range(at + 1, stop) if end == len(tokens) or tokens[end].type in ("SIGN", "BREAK", "NUMBER")),
        None,
    )
    if end is None:
        return None, False
    title = "".join(tokens[at + 1 : end]).strip(BLANKS)
    if not title or len(title) > LONGEST_TITLE or "。" in title:
        return None, False
    return title, True


def begins_part(tokens: list[Token], at: int) -> bool:
    """Tell whether a mark begins an example, note or item: at a line's beginning or right after a sentence."""
    token = tokens[at]
    before, line_start = what_stands_before(tokens, at)
    if token.type == "ITEM_MARK":
        return True
    return line_start or before in CLOSING
