"""The page reads expressions as Python does, and refuses the same ones at the same place."""

from collections.abc import Callable, Sequence

import pytest

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
from rulesdb.search.query.expression_parser import parse_expression
from rulesdb.search.query.expression_tokens import is_expression
from rulesdb.search.search_errors import ExpressionError

Ask = Callable[[str, object], object]
IsQuick = Callable[[str, object], bool]


PIECES = [
    *'ab灯台 　()（）"“”＂-－−―ー:：《》「」[]*.6²Ⅷ𠮷🐉٣_\x00\x1c\ufeff\n',
    *(
        " AND ",
        " OR ",
        "NOT ",
        "ＡＮＤ ",
        "AND",
        "kind:",
        "card:",
        "in:",
        "Kind：",
        "kINd:",
        "CarD:",
        "IN:",
        "kınd:",
        " -鐘",
        "-",
        "(",
        ")",
        " ",
    ),
    *(
        "kind:rule ",
        "kind:細則 ",
        "in:6.4.* ",
        "in:[６．４]",
        'card:"Night Lantern" ',
        "《夜 の鐘》",
        "「鐘",
        "constructor",
    ),
]
EXPRESSIONS = [
    *("kind:規則", "kind:ルール", "kind:Rules"),
    *('灯台 AND "鐘', 'card:"Night', '灯台 ""', "kind:boat", "kind: rule", "card:《》", "in:灯台", "kind:constructor"),
    *("AND 灯台", "ＯＲ 灯台", "灯台 AND", "灯台 AND OR 鐘", "灯台 NOT", "灯台 (OR 鐘)", "灯台 -AND", "灯台 AND (鐘"),
    *(
        "灯台 AND (",
        "灯台 AND 鐘)",
        ")灯台 AND 鐘",
        "灯台 AND （）",
        "灯台 AND 鐘 - 船",
        "NOT 鐘",
        "-鐘 -船",
        "NOT (鐘 OR 船)",
    ),
    *(
        "灯台 OR -鐘",
        *("灯台 −鐘", "灯台　―鐘", "灯台 ー鐘", "ー鐘", "灯台ー鐘", "in:第6章第4節", "in:6。4", "in:6章"),
        " ",
        "a (b OR c) -d NOT e f",
        "NOT (NOT a OR b)",
        "kind:rule NOT a",
        'a"b c"d',
        "in:" + "9" * 5000,
    ),
    *("in:" + "9" * 24, "in:" + "9" * 25, "(" * 32 + "a" + ")" * 32, "(" * 33 + "a" + ")" * 33, "NOT " * 33 + "a"),
    *("鐘 OR " * 255 + "鐘", "鐘 OR " * 256 + "鐘", '"鐘" ' * 257),
]
SLIPS = {
    "lone-minus": "this - stands alone",
    "empty-field": "names nothing",
    "unknown-kind": "there is no such kind",
    "no-number": "this is no rule number",
    "open-quotation": "this quotation mark has no partner",
    "empty-quotation": "nothing stands between these quotation marks",
    "too-deep": "parentheses and negations stand in each other",
    "too-many": "an expression has at most",
    "nothing-after": "nothing stands after",
    "nothing-before": "nothing stands before",
    "empty-parentheses": "nothing stands between these parentheses",
    "empty-query": "the query is empty",
    "no-opening": "this parenthesis closes none",
    "no-closing": "this parenthesis is never closed",
    "only-excluding": "this only excludes",
}
"""The page's codes, and what Python says."""
READ = """query => {
    try {
        return { read: search.parseExpression(query) };
    } catch (error) {
        const { code, start, end, message } = error;
        return { code, start, end, isSentence: message.endsWith("。") };
    }
}"""


@pytest.fixture(scope="module")
def written(queries: list[str], made_up: Callable[[Sequence[str]], list[str]]) -> list[str]:
    """Return expressions, right and wrong, and queries that are none."""
    return [*EXPRESSIONS, *made_up(PIECES), *made_up(PIECES[-24:]), *queries]


def _units(query: str, start: int, end: int) -> dict[str, object]:
    """Return a place, in code points, as JavaScript counts it."""
    return {name: len(query[:at].encode("utf-16-le")) // 2 for name, at in (("start", start), ("end", end))}


TYPES: dict[type[Expression], str] = {
    PlainWords: "words",
    QuotedPhrase: "phrase",
    Kind: "kind",
    MentionedCard: "card",
    In: "in",
    NegatedQuery: "not",
    And: "and",
    Or: "or",
}
"""The types of expressions as the pages' search names them."""


def _tree(expression: Expression, query: str) -> dict[str, object]:
    """Return an expression as the page has it."""
    said: dict[str, object]
    match expression:
        case PlainWords(text) | QuotedPhrase(text):
            said = {"text": text}
        case Kind(name) | MentionedCard(name):
            said = {"name": name}
        case In(number):
            said = {"number": number}
        case NegatedQuery(operand):
            said = {"operand": _tree(operand, query)}
        case And(operands) | Or(operands):
            said = {"operands": [_tree(each, query) for each in operands]}
    return {"type": TYPES[type(expression)], **said, **_units(query, *expression.span)}


def _read(query: str) -> dict[str, object]:
    try:
        return {"read": _tree(parse_expression(query), query)}
    except ExpressionError as error:
        code = next(code for code, problem in SLIPS.items() if problem in error.problem)
        return {"code": code, **_units(query, error.start, error.end), "isSentence": True}


def test_the_same_queries_are_expressions(ask: Ask, written: list[str]) -> None:
    """Operators, quotation marks, fields and a minus make one, and nothing else does."""
    assert ask("queries => queries.map(search.isExpression)", written) == [is_expression(query) for query in written]


def test_expressions_are_read_or_refused_as_in_python(ask: Ask, written: list[str]) -> None:
    """The same tree, or the same slip at the same place, and a sentence about it."""
    expected = [_read(query) for query in written]
    assert ask(f"queries => queries.map({READ})", written) == expected
    assert {each["code"] for each in expected if "code" in each} == set(SLIPS)


def test_a_minus_excludes_before_the_same_characters(ask: Ask) -> None:
    """Letters and numerals of every script that both sides know, but no digit."""
    queries = [f"a -{chr(code)}" for code in range(1, 0x20000) if chr(code).isprintable()]
    assert ask("queries => queries.map(search.isExpression)", queries) == [is_expression(query) for query in queries]


@pytest.mark.parametrize(
    "piece",
    [
        '"',
        "《",
        "《a",
        "《「",
        "card:",
        "kind:《",
        "-",
        "- ",
        " ",
        "a",
        " -a",
        "a OR ",
        "a) ",
        "1.",
        "\x00",
        "AND ",
        "(",
    ],
)
def test_a_very_long_expression_takes_no_noticeable_time(piece: str, is_quick: IsQuick) -> None:
    """10,000 characters are read, or refused, at once, whatever they are."""
    query = (piece * 10_000)[:10_000]
    assert is_quick(READ, query)
