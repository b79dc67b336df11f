"""The query language for expressions: ``攻撃 AND (対象 OR "一番上") -武器 kind:rule card:"Endless Arrow" in:6.4``.

An expression is taken exactly, and a syntax error is reported with its span, never guessed away. The module knows no
index and no graph. NOT and ``-`` bind strongest and take one word, then comes AND, which may be left out between
neighbours, then OR. Full-width signs and letters count as half-width ones; words stay as they are written.

A recursive-descent parser: importing Lark would cost a cold search 15 ms.
"""

from rulesdb.graph.naming import NUMBER
from rulesdb.graph.number_spellings import CHAPTER_WORDS, plain_numbers
from rulesdb.japanese.folding import fold
from rulesdb.search.query.expression import (
    And,
    Expression,
    In,
    Kind,
    MentionedCard,
    NegatedQuery,
    Or,
    PlainWords,
    QuotedPhrase,
)
from rulesdb.search.query.expression_tokens import BETWEEN, half_width, tokens
from rulesdb.search.query.query_limits import DEEPEST, MOST_CONDITIONS
from rulesdb.search.query.written import WORDS_BEFORE_NUMBERS
from rulesdb.search.search_errors import ExpressionError
from rulesdb.source.span import Span

KINDS = {
    "chapter": "chapter",
    "section": "section",
    "rule": "rule",
    "subrule": "subrule",
    "heading": "heading",
    "章": "chapter",
    "節": "section",
    "ルール": "rule",
    "細則": "subrule",
    "見出し": "heading",
}
"""Names of kinds after ``kind:``, the contract's and then the readers' own."""

LONGEST_NUMBER = 24
"""Code points of a number at most: longer ones are no rule's, and Python refuses to read very long ones as integers."""
OPERATORS = BETWEEN | {"NOT", "minus"}
BEGIN_OPERAND = frozenset({"NOT", "minus", "open", "quote", "field", "word", "lone"})


def parse_expression(query: str) -> Expression:
    """Return the syntax tree of ``query``; ordinary words in a row are one ``PlainWords``.

    Raises ExpressionError for a syntax error and for an expression that only excludes; no text raises anything
    else. Takes time in proportion to the length of ``query``.
    """
    expression = _Parser(query).parse()
    excluding = _only_excluding(expression)
    if excluding is not None:
        problem = "this only excludes, so there is nothing to search for"
        raise ExpressionError(query, *excluding.span, problem, "give a word that must be there too")
    return expression


class _Parser:
    """Reads one query from left to right; ``at`` is the token that comes next."""

    def __init__(self, query: str) -> None:
        self.query = query
        self.signs = half_width(query)
        self.tokens = tuple(tokens(query))
        self.at = 0
        self.conditions = 0

    def parse(self) -> Expression:
        expression = self._either(0)
        if self.at < len(self.tokens):
            raise self._missing_open()
        return expression

    def _either(self, depth: int) -> Expression:
        first = self.at
        operands = [self._both(depth)]
        while self._take("OR"):
            operands.append(self._both(depth))
        return operands[0] if len(operands) == 1 else Or(tuple(operands), self._span_from(first))

    def _both(self, depth: int) -> Expression:
        first = self.at
        operands = [self._operand(depth)]
        while self._take("AND") or self._next_kind() in BEGIN_OPERAND:
            operands.append(self._operand(depth))
        return operands[0] if len(operands) == 1 else And(tuple(operands), self._span_from(first))

    def _operand(self, depth: int, most_words: int | None = None) -> Expression:
        if self._next_kind() not in BEGIN_OPERAND:
            raise self._missing_operand()
        kind, span = self.tokens[self.at]
        self.at += 1
        match kind:
            case "NOT" | "minus":
                return self._negation(self._deeper(depth))
            case "open":
                return self._group(self._deeper(depth))
        self._count_condition(span)
        match kind:
            case "quote":
                return QuotedPhrase(self._unquoted(span), span)
            case "field":
                return self._field(span)
            case "lone":
                way_out = "write it right before a word to exclude that word (-word)"
                raise self._error(span, "this - stands alone", way_out)
        return self._words(most_words)

    def _negation(self, depth: int) -> NegatedQuery:
        first = self.at - 1
        operand = self._operand(depth, most_words=1)
        return NegatedQuery(operand, self._span_from(first))

    def _group(self, depth: int) -> Expression:
        opening = self.tokens[self.at - 1].span
        expression = self._either(depth)
        if not self._take("close"):
            raise self._missing_close(opening)
        return expression

    def _words(self, most: int | None) -> PlainWords:
        first = self.at - 1
        while self.at - first != most and self._take("word"):
            pass
        span = self._span_from(first)
        return PlainWords(span.of(self.query), span)

    def _field(self, span: Span) -> Kind | MentionedCard | In:
        field = self.signs[span.start : span.end].partition(":")[0].lower()
        value = Span(span.start + len(field) + 1, span.end)
        written = self._unquoted(value) if self.signs.startswith('"', value.start) else value.of(self.query)
        written = written.strip(" 《》「」")
        if not written:
            raise self._error(
                span, f"{field}: names nothing", f"write it right after the colon, as in {_SAMPLES[field]}"
            )
        match field:
            case "kind":
                return Kind(self._kind(written, value), span)
            case "in":
                return In(self._number(written, value), span)
        return MentionedCard(written, span)

    def _kind(self, written: str, value: Span) -> str:
        name = fold(written)
        kind = "rule" if name in WORDS_BEFORE_NUMBERS else KINDS.get(name)
        if kind is None:
            raise self._error(value, "there is no such kind", f"the kinds are {', '.join(KINDS)}")
        return kind

    def _number(self, written: str, value: Span) -> str:
        number = plain_numbers(fold(written).strip("[]§ ")).removeprefix(f"{CHAPTER_WORDS[0]} ")
        number = number.removesuffix("*").removesuffix(".")
        if len(number) > LONGEST_NUMBER or not NUMBER.fullmatch(number):
            raise self._error(value, "this is no rule number", f"give one or its beginning, as in {_SAMPLES['in']}")
        return number

    def _unquoted(self, span: Span) -> str:
        quoted = span.of(self.signs)
        if len(quoted) == 1 or not quoted.endswith('"'):
            mark = Span(span.start, span.start + 1)
            raise self._error(mark, "this quotation mark has no partner", "close the quotation or leave the mark out")
        text = self.query[span.start + 1 : span.end - 1]
        if not text.strip():
            raise self._error(span, "nothing stands between these quotation marks", "write the words to find there")
        return text.strip()

    def _next_kind(self) -> str:
        """Return the kind of the next token, ``""`` at the end."""
        return self.tokens[self.at].kind if self.at < len(self.tokens) else ""

    def _take(self, kind: str) -> bool:
        """Go past the next token if it is of ``kind``."""
        taken = self._next_kind() == kind
        self.at += taken
        return taken

    def _span_from(self, first: int) -> Span:
        """Return the span from the token ``first`` to the one that was taken last."""
        return Span(self.tokens[first].span.start, self.tokens[self.at - 1].span.end)

    def _deeper(self, depth: int) -> int:
        if depth == DEEPEST:
            problem = f"parentheses and negations stand in each other more than {DEEPEST} deep"
            raise self._error(self.tokens[self.at - 1].span, problem, "take some of them out")
        return depth + 1

    def _count_condition(self, span: Span) -> None:
        self.conditions += 1
        if self.conditions > MOST_CONDITIONS:
            problem = f"an expression has at most {MOST_CONDITIONS} words, phrases and fields"
            raise self._error(span, problem, "leave out what begins here")

    def _missing_operand(self) -> ExpressionError:
        """Return the error for a missing operand, at an operator, a parenthesis or the end."""
        before = self.tokens[self.at - 1] if self.at else None
        if before and before.kind in OPERATORS:
            return self._error(before.span, f"nothing stands after {before.span.of(self.signs)}", _OPERAND)
        if self._next_kind() in BETWEEN:
            span = self.tokens[self.at].span
            return self._error(span, f"nothing stands before {span.of(self.signs)}", _OPERAND)
        if before and self._next_kind() == "close":
            span = Span(before.span.start, self.tokens[self.at].span.end)
            return self._error(span, "nothing stands between these parentheses", "write words there or leave them out")
        if before:
            return self._missing_close(before.span)
        return self._missing_open() if self.tokens else self._error(Span(0, 0), "the query is empty", "give a word")

    def _missing_open(self) -> ExpressionError:
        return self._error(
            self.tokens[self.at].span, "this parenthesis closes none", "open one before it or leave it out"
        )

    def _missing_close(self, opening: Span) -> ExpressionError:
        return self._error(opening, "this parenthesis is never closed", "close it or leave it out")

    def _error(self, span: Span, problem: str, way_out: str) -> ExpressionError:
        return ExpressionError(self.query, *span, problem, way_out)


_SAMPLES = {"kind": "kind:rule", "card": 'card:"Endless Arrow"', "in": "in:6.4"}
_OPERAND = "give a word there, or put the operator in quotation marks to search for it"


def _only_excluding(expression: Expression, negated: bool = False) -> Expression | None:
    """Return the part that makes ``expression`` true of nodes in which nothing was found, None if there is none.

    One positive operand is enough for an AND, an OR needs one in every operand; under a NOT it is the other way round.
    """
    match expression:
        case NegatedQuery(operand):
            return expression if _only_excluding(operand, not negated) else None
        case And(operands) | Or(operands):
            excluding = [_only_excluding(operand, negated) for operand in operands]
            if isinstance(expression, Or) != negated:
                return next((part for part in excluding if part is not None), None)
            return expression if all(excluding) else None
    return expression if negated else None
