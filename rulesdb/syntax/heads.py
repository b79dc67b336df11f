"""Which numbers, headings and marks really begin something: the step between the lexer and the grammar.

The lexer knows only characters. Whether ``1.13`` in the middle of a line is a heading glued to a sentence or a number
within one depends on what stands around it and on the numbers before it; the dialect decides, here the evidence is
gathered. Tokens that begin nothing become WORDS (or REFERENCE), so the grammar behind stays small and total.

All numbers of a text are looked at before the first is decided: one that a sentence names begins nothing where the same
number begins a line elsewhere.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from lark import Token
from lark.lark import PostLex

from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.dialects.dialect import Candidate, Dialect
from rulesdb.syntax.numbering import follows
from rulesdb.syntax.standings import LONGEST_TITLE, Standing, Standings, what_stands_before

ASIDE = ("FOOTER", "NAVIGATION", "COMMENT")
MARKS = {"EXAMPLE_MARK": "EXAMPLE", "NOTE_MARK": "NOTE", "ITEM_MARK": "ITEM"}


@dataclass
class _State:
    """What has been read so far: ``out`` are the decided tokens, ``current`` the last accepted number.

    ``words`` are neighbouring words not yet put out as one token. ``begun``: a node has begun. ``heading``: the last
    node is an unnumbered heading. ``untold``: it has no sentence yet, and its words, ``length`` characters, may be a
    title.
    """

    out: list[Token] = field(default_factory=list)
    words: list[Token] = field(default_factory=list)
    current: str | None = None
    begun: bool = False
    heading: bool = False
    untold: bool = False
    length: int = 0


class Heads(PostLex):
    """Lark's postlex step of one dialect."""

    always_accept = ("NUMBER", "HEADING", "GAP", "ODD", *ASIDE, *MARKS)

    def __init__(self, dialect: Dialect) -> None:
        """Decide as ``dialect`` does."""
        self.dialect = dialect

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Return the tokens of a text with their final types; their characters are the same, none is missing."""
        tokens = list(stream)
        places = Standings(tokens)
        standings = {at: places.of(at) for at, token in enumerate(tokens) if token.type in ("NUMBER", "HEADING")}
        plain = plain_places(self.dialect, standings)
        taken = frozenset(plain.values())
        state = _State()
        for at, token in enumerate(tokens):
            if at in standings:
                self._decide_head(
                    token, standings[at], state, outranked=standings[at].number in taken and at not in plain
                )
            else:
                decide(tokens, at, state)
        flush(state)
        return iter(state.out)

    def _decide_head(self, token: Token, standing: Standing, state: _State, *, outranked: bool) -> None:
        candidate = evidence(standing, state, outranked=outranked)
        if standing.broken or not self.dialect.begins_node(candidate):
            self._refuse(token, state)
            return
        emit(state, token, "TITLE_HEAD" if candidate.number is None else "HEAD")
        state.begun = True
        state.current = candidate.number or state.current
        state.heading = candidate.number is None
        state.untold = True
        state.length = 0

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


def decide(tokens: list[Token], at: int, state: _State) -> None:
    """Put out a token that is no number and no heading."""
    token = tokens[at]
    kind = token.type
    if kind in MARKS:
        emit(state, token, MARKS[kind] if state.begun and begins_part(tokens, at) else "WORDS")
    elif kind in ASIDE:
        emit(state, token, "OUTSIDE")
    else:
        emit(state, token, "WORDS" if kind in ("ODD", "GAP") else kind)


def cut(token: Token, start: int, end: int) -> Token:
    """Return the characters ``[start, end)`` of a token as a token."""
    at = token.start_pos or 0
    return Token(token.type, token[start:end], start_pos=at + start, end_pos=at + end)


def emit(state: _State, token: Token, kind: str) -> None:
    """Append a token under its final type, joined to the words before it where both are words."""
    if kind == "WORDS":
        state.length += len(token)
        if "。" in token or state.length > LONGEST_TITLE or (state.heading and token.strip(BLANKS)):
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


def evidence(standing: Standing, state: _State, *, outranked: bool) -> Candidate:
    """Return what decides whether a number or heading begins a node."""
    number = standing.number
    return Candidate(
        number=number,
        line_start=standing.line_start,
        before=standing.before,
        spaced=standing.spaced,
        title=standing.title,
        closed=standing.closed,
        current=state.current,
        signed=standing.signed,
        after_title=state.untold and (state.heading or (number is not None and follows(number, state.current))),
        wrapped=standing.wrapped,
        mention=standing.mention,
        outranked=outranked,
    )


def plain_places(dialect: Dialect, standings: dict[int, Standing]) -> dict[int, str]:
    """Return, of the numbers that stand several times, those that begin a node by where they stand alone: a line of
    their own, with words behind them.
    """
    counts = Counter(standing.number for standing in standings.values())
    return {
        at: standing.number
        for at, standing in standings.items()
        if standing.number is not None
        and counts[standing.number] > 1
        and standing.line_start
        and standing.spaced
        and not (standing.broken or standing.wrapped or standing.mention)
        and dialect.begins_node(evidence(standing, _State(), outranked=False))
    }


def begins_part(tokens: list[Token], at: int) -> bool:
    """Tell whether a mark begins an example, note or item: at a line's beginning or right after a sentence."""
    token = tokens[at]
    before, line_start, _ = what_stands_before(tokens, at)
    if token.type == "ITEM_MARK":
        return True
    return line_start or before in CLOSING
