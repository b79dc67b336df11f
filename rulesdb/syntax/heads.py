"""The heads of a text, the numbers, headings and marks that begin something: the step between lexer and grammar.

The lexer knows only characters. Whether ``1.13`` in the middle of a line is a heading glued to a sentence or a number
within one depends on what stands around it and on the numbers before it; the dialect decides, here the evidence is
gathered. Tokens that begin nothing become WORDS (or REFERENCE), so the grammar behind stays small and total.

All numbers of a text are looked at before the first is decided: one that a sentence names begins nothing where the same
number begins a line elsewhere.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from lark.lark import PostLex

from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.concrete import Beginning, TextToken, beginning
from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.numbering import follows
from rulesdb.syntax.standings import LONGEST_TITLE, Standing, Standings, what_stands_before

ASIDE = ("FOOTER", "NAVIGATION", "COMMENT")
CANDIDATES = ("NUMBER", "HEADING")
MARKS = {"EXAMPLE_MARK": "EXAMPLE", "NOTE_MARK": "NOTE", "ITEM_MARK": "ITEM"}
UNKNOWN = ("ODD", "GAP")
"""Types of the tokens that are words like any others."""
INLINES = ("REFERENCE", "CARD", "SYMBOL", "URL", "SLOT", "SIGN", "BREAK")


@dataclass
class _State:
    """The state of the step: ``out`` are the decided tokens with their pieces, ``current`` the last accepted number.

    ``pieces`` are those since the last of these tokens, ``words`` neighbouring words not yet one piece of them.
    ``begun``: a node has begun. ``heading``: the last node is an unnumbered heading. ``untold``: it has no sentence
    yet, and its words, ``length`` characters, may be a title.
    """

    out: list[Beginning]
    pieces: list[TextToken]
    words: list[TextToken] = field(default_factory=list)
    current: str | None = None
    begun: bool = False
    heading: bool = False
    untold: bool = False
    length: int = 0


def _opened() -> _State:
    """Return the state at the beginning of a text."""
    opening = beginning(TextToken("OPENING", "", 0, 0))
    return _State([opening], opening.pieces)


class RepeatedNumbers:
    """The numbers that stand several times in a text: one that begins a line of its own outranks the others."""

    def __init__(self, dialect: Dialect, standings: Mapping[int, Standing]) -> None:
        """Keep the standings of the numbers and headings, by the index of their tokens."""
        self._dialect = dialect
        self._standings = standings
        self._plain: dict[str, frozenset[int]] = {}

    @cached_property
    def _indices(self) -> dict[str | None, list[int]]:
        indices: dict[str | None, list[int]] = defaultdict(list)
        for at, standing in self._standings.items():
            indices[standing.number].append(at)
        return indices

    def is_outranked(self, at: int, standing: Standing) -> bool:
        """Tell whether the number at index ``at`` begins a node more plainly elsewhere."""
        number = standing.number
        if number is None or len(self._indices[number]) == 1:
            return False
        if number not in self._plain:
            self._plain[number] = frozenset(filter(self._is_plain, self._indices[number]))
        return bool(self._plain[number]) and at not in self._plain[number]

    def _is_plain(self, at: int) -> bool:
        """Tell whether a number begins a node by where it stands alone: a line of its own, with words behind it."""
        standing = self._standings[at]
        return (
            standing.line_start
            and standing.spaced
            and not (standing.broken or standing.wrapped or standing.mention)
            and self._dialect.begins_node(HeadCandidate(*standing, None, after_title=False))
        )


class Heads(PostLex):
    """Lark's postlex step of one dialect."""

    always_accept = ("NUMBER", "HEADING", "WORDS", "GAP", "ODD", *INLINES, *ASIDE, *MARKS)

    def __init__(self, dialect: Dialect) -> None:
        """Decide as ``dialect`` does."""
        self.dialect = dialect

    def process(self, stream: Iterator[TextToken]) -> Iterator[Beginning]:  # type: ignore[override]  # no Lark tokens
        """Return the tokens that begin something, each with the pieces up to the next; no character is missing."""
        tokens = list(stream)
        all_standings = Standings(tokens)
        depth = self.dialect.titled_depth
        numbers = [at for at, token in enumerate(tokens) if token.type in CANDIDATES]
        found = {at: all_standings.of(at, depth) for at in numbers}
        standings = {at: standing for at, standing in found.items() if standing is not None}
        repeated = RepeatedNumbers(self.dialect, standings)
        state = _opened()
        for at, token in enumerate(tokens):
            kind = token.type
            if kind == "WORDS":
                emit_words(state, token)
            elif kind in INLINES:
                emit_inline(state, token)
            elif kind not in CANDIDATES:
                decide(tokens, at, state)
            elif at in standings and self._begins_node(at, standings[at], state, repeated):
                begin_node(state, token, standings[at].number)
            else:
                self._refuse(token, state)
        end_words(state)
        return iter(state.out)

    def _begins_node(self, at: int, standing: Standing, state: _State, repeated: RepeatedNumbers) -> bool:
        return (
            not standing.broken
            and self.dialect.begins_node(evidence(standing, state))
            and not repeated.is_outranked(at, standing)
        )

    def _refuse(self, token: TextToken, state: _State) -> None:
        """Pass on a number that begins nothing: words, or a reference where the dialect writes those without [ ]."""
        if token.type == "HEADING" or not self.dialect.bare_references:
            emit_words(state, token)
            return
        number = token.text.rstrip(".")
        blanks = len(number) - len(number.lstrip(BLANKS))
        cuts = (0, blanks, len(number), len(token.text))
        for (start, end), kind in zip(pairwise(cuts), ("WORDS", "REFERENCE", "WORDS"), strict=True):
            if start < end:
                piece = TextToken(kind, token.text[start:end], token.start + start, token.start + end)
                emit_words(state, piece) if kind == "WORDS" else emit_inline(state, piece)


def begin_node(state: _State, token: TextToken, number: str | None) -> None:
    """Append the token of a ``number``, or of a heading (None), that begins a node to the decided tokens."""
    begin(state, token, "TITLE_HEAD" if number is None else "HEAD")
    state.begun = True
    state.current = number or state.current
    state.heading = number is None
    state.untold = True
    state.length = 0


def decide(tokens: list[TextToken], at: int, state: _State) -> None:
    """Append a token that is no number, heading, words or inline: a mark that begins a part, or a piece."""
    token = tokens[at]
    kind = token.type
    if kind in MARKS and state.begun and begins_part(tokens, at):
        begin(state, token, MARKS[kind])
    elif kind in ASIDE:
        emit_inline(state, TextToken("OUTSIDE", token.text, token.start, token.end))
    elif kind in MARKS or kind in UNKNOWN:
        emit_words(state, token)
    else:
        emit_inline(state, token)


def begin(state: _State, token: TextToken, kind: str) -> None:
    """Append a token that begins a node or part to the decided tokens; what follows are its pieces."""
    end_words(state)
    begun = beginning(TextToken(kind, token.text, token.start, token.end))
    state.out.append(begun)
    state.pieces = begun.pieces


def emit_words(state: _State, token: TextToken) -> None:
    """Append a token to the words that become one piece."""
    if state.untold:
        state.length += len(token.text)
        is_long = state.length > LONGEST_TITLE
        state.untold = not ("。" in token.text or is_long or (state.heading and token.text.strip(BLANKS)))
    state.words.append(token)


def emit_inline(state: _State, token: TextToken) -> None:
    """Append a token to the pieces, behind the words before it."""
    if state.words:
        end_words(state)
    state.pieces.append(token)


def end_words(state: _State) -> None:
    """Append the words gathered so far to the pieces as one."""
    words = state.words
    if not words:
        return
    if len(words) == 1 and words[0].type == "WORDS":
        state.pieces.append(words[0])
    else:
        text = "".join([token.text for token in words])
        state.pieces.append(TextToken("WORDS", text, words[0].start, words[-1].end))
    state.words = []


def evidence(standing: Standing, state: _State) -> HeadCandidate:
    """Return the evidence that decides whether a number or heading begins a node."""
    number = standing.number
    after_title = state.untold and (state.heading or (number is not None and follows(number, state.current)))
    return HeadCandidate(*standing, state.current, after_title)


def begins_part(tokens: list[TextToken], at: int) -> bool:
    """Tell whether a mark begins an example, note or item: at a line's beginning or right after a sentence."""
    token = tokens[at]
    before, line_start, _ = what_stands_before(tokens, at)
    if token.type == "ITEM_MARK":
        return True
    return line_start or before in CLOSING
