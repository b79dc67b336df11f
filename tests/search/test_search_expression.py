"""What an expression says, and what somebody is told who makes a slip in one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.search.time_limits import is_done_within

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
from rulesdb.search.search_errors import ExpressionError, QueryError

PIECES = [
    *'ab灯台 　()（）"“”＂-－:：《》「」[]*.6\x00\n',
    "AND",
    " OR ",
    "NOT ",
    "ＡＮＤ",
    "kind:",
    "card:",
    "in:",
    " -鐘",
]
EXPRESSIONS = st.lists(st.sampled_from(PIECES), max_size=25).map("".join) | st.text(max_size=25)


def _said(expression: Expression) -> str:
    """Return ``expression`` with every operator spelt out and every group in parentheses."""
    match expression:
        case PlainWords(text):
            return text
        case QuotedPhrase(text):
            return f'"{text}"'
        case NegatedQuery(operand):
            return f"not {_said(operand)}"
        case And(operands) | Or(operands):
            operator = " & " if isinstance(expression, And) else " | "
            return f"({operator.join(map(_said, operands))})"
        case Kind(name) | MentionedCard(name):
            return f"{'kind' if isinstance(expression, Kind) else 'card'}={name}"
        case In(number):
            return f"in={number}"


def _everything_in(expression: Expression) -> list[Expression]:
    match expression:
        case NegatedQuery(operand):
            return [expression, *_everything_in(operand)]
        case And(operands) | Or(operands):
            return [expression, *(below for operand in operands for below in _everything_in(operand))]
    return [expression]


def _answer(query: str) -> Expression | ExpressionError:
    """Return what ``query`` says or what is wrong with it; anything else that is raised fails the test."""
    try:
        return parse_expression(query)
    except ExpressionError as error:
        return error


def _error(query: str) -> ExpressionError:
    with pytest.raises(ExpressionError) as caught:
        parse_expression(query)
    return caught.value


@pytest.mark.parametrize(
    "query",
    [
        "灯台 AND 鐘",
        "灯台　ＯＲ　鐘",
        "灯台 NOT 鐘",
        "NOT 鐘",
        "(灯台)AND(鐘)",
        '"灯台の鐘"',
        "“灯台の鐘”",
        "＂灯台の鐘＂",
        '灯台 "鐘',
        "kind:rule",
        "kind：節 灯台",
        'card:"Night Lantern"',
        "灯台 in:6.4",
        "灯台 -鐘",
        "灯台　－鐘",
        "灯台 −鐘",
        "灯台 ―鐘",
        "灯台 –鐘",
        "灯台 ー鐘",
        "-鐘",
        '-"鐘を鳴らす"',
        "灯台 (-鐘)",
        "kind:",
    ],
)
def test_an_expression_is_known_by_its_syntax(query: str) -> None:
    """Operators, quotation marks, fields and a minus make one, in half and full width, even if something is wrong."""
    assert is_expression(query)


@pytest.mark.parametrize(
    "query",
    [
        "",
        "灯台",
        "灯台 鐘",
        "霧の夜に鐘を鳴らせるのは誰?",
        "5.2.1-5.2.3",
        "5.2.1 - 5.2.3",
        "6.6.*",
        "[5.3.4d]",
        "(1.0.2a)",
        "fab:1.0.2a",
        "attack-proxy",
        "off-hand weapon",
        "灯台 -",
        "灯台ー鐘",
        "ロー ロー",
        "灯台 −1/−1",
        "灯台 -> 鐘",
        "+2",
        "-1 帆",
        "－２",
        "「格納庫」",
        "『格納庫』",
        "《Night Lantern》",
        "《Now AND Then》",
        "灯台(とうだい)",
        "灯台（とうだい）",
        "rock and roll or not",
        "ANDROID LANDING",
        "灯台ANDの鐘",
        "mankind: 灯台",
    ],
)
def test_an_ordinary_query_is_no_expression(query: str) -> None:
    """Numbers, hyphens, names in brackets and plain words are left to the ordinary search."""
    assert not is_expression(query)


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("灯台", "灯台"),
        ("灯台 鐘 船", "灯台 鐘 船"),
        ("灯台 AND 鐘 船", "(灯台 & 鐘 船)"),
        ("a b OR c AND d", "(a b | (c & d))"),
        ("a AND b OR c", "((a & b) | c)"),
        ("a AND (b OR c)", "(a & (b | c))"),
        ("a （b　ＯＲ　c）", "(a & (b | c))"),
        ("(a)AND(b)", "(a & b)"),
        ("a NOT b", "(a & not b)"),
        ("a AND NOT b", "(a & not b)"),
        ("a -b c", "(a & not b & c)"),
        ("a NOT b c", "(a & not b & c)"),
        ("a NOT (b c)", "(a & not b c)"),
        ("a -(b OR c)", "(a & not (b | c))"),
        ("NOT NOT a", "not not a"),
        ("NOT (NOT a OR b)", "not (not a | b)"),
        ("kind:rule NOT a", "(kind=rule & not a)"),
        ('a"b c"d', '(a & "b c" & d)'),
        ("“灯台の 鐘”", '"灯台の 鐘"'),
        ('" AND "', '"AND"'),
        ("-《夜 の鐘》 a", "(not 《夜 の鐘》 & a)"),
        ("6.4.1 AND attack-proxy", "(6.4.1 & attack-proxy)"),
        ("a AND -1", "(a & -1)"),
        ("ＢＥＬＬ AND a", "(ＢＥＬＬ & a)"),
    ],
)
def test_what_is_written_means_exactly_that(query: str, said: str) -> None:
    """NOT and - take one word, then comes AND, written or not, then OR; parentheses group."""
    assert _said(parse_expression(query)) == said


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("kind:subrule", "kind=subrule"),
        ("Kind:Rule", "kind=rule"),
        ("ｋｉｎｄ：章", "kind=chapter"),
        ("kind:節", "kind=section"),
        ("kind:ルール", "kind=rule"),
        ("kind:規則", "kind=rule"),
        ("kind:細則", "kind=subrule"),
        ('kind:"見出し"', "kind=heading"),
        ("in:6", "in=6"),
        ("in:6.4", "in=6.4"),
        ("in:６．４．１Ａ", "in=6.4.1a"),
        ("in:[6.4]", "in=6.4"),
        ("in:6.4.*", "in=6.4"),
        ("card:Lantern", "card=Lantern"),
        ('card:"Night Lantern"', "card=Night Lantern"),
        ("card:“Night Lantern”", "card=Night Lantern"),
        ("card:《夜 の鐘》", "card=夜 の鐘"),
        ("-card:Lantern a", "(not card=Lantern & a)"),
    ],
)
def test_a_field_restricts_to_a_kind_a_card_or_a_branch(query: str, said: str) -> None:
    """Kinds have English and Japanese names, numbers any spelling, cards quotation marks or brackets."""
    assert _said(parse_expression(query)) == said


@pytest.mark.parametrize(
    ("query", "problem", "marked"),
    [
        ('灯台 AND "鐘', "quotation mark has no partner", '"'),
        ('card:"Night', "quotation mark has no partner", '"'),
        ('灯台 ""', "nothing stands between these quotation marks", '""'),
        ("kind:boat", "no such kind", "boat"),
        ("kind: rule", "kind: names nothing", "kind:"),
        ("card:《》", "card: names nothing", "card:《》"),
        ("in:灯台", "no rule number", "灯台"),
        ("in:" + "9" * 5000, "no rule number", "9" * 5000),
        ("AND 灯台", "nothing stands before AND", "AND"),
        ("ＯＲ 灯台", "nothing stands before OR", "ＯＲ"),
        ("灯台 AND", "nothing stands after AND", "AND"),
        ("灯台 AND OR 鐘", "nothing stands after AND", "AND"),
        ("灯台 NOT", "nothing stands after NOT", "NOT"),
        ("灯台 (OR 鐘)", "nothing stands before OR", "OR"),
        ("灯台 -AND", "nothing stands after -", "-"),
        ("灯台 AND (鐘", "never closed", "("),
        ("灯台 AND (", "never closed", "("),
        ("灯台 AND 鐘)", "closes none", ")"),
        (")灯台 AND 鐘", "closes none", ")"),
        ("灯台 AND （）", "nothing stands between these parentheses", "（）"),
        ("灯台 AND 鐘 - 船", "this - stands alone", "-"),
        ("NOT 鐘", "only excludes", "NOT 鐘"),
        ("-鐘 -船", "only excludes", "-鐘 -船"),
        ("NOT (鐘 OR 船)", "only excludes", "NOT (鐘 OR 船)"),
        ("灯台 OR -鐘", "only excludes", "-鐘"),
        (" ", "the query is empty", ""),
    ],
)
def test_a_slip_is_named_at_its_place(query: str, problem: str, marked: str) -> None:
    """The error says what is wrong and where, and how to put it right."""
    error = _error(query)
    assert problem in error.problem
    assert query[error.start : error.end] == marked
    assert error.way_out
    assert error.query == query


def test_an_expression_error_is_a_query_error() -> None:
    """Whoever handles queries that say nothing handles slips too."""
    assert isinstance(_error("AND"), QueryError)


@pytest.mark.parametrize("deep", ["(" * 10_000, "NOT " * 2_500, "-(" * 5_000, "(" * 5_000 + "a" + ")" * 5_000])
def test_deep_nesting_is_refused_by_name(deep: str) -> None:
    """Thousands of parentheses or negations get a sentence, not a crash."""
    assert "deep" in _error(deep).problem


def test_nesting_that_people_write_is_understood() -> None:
    """Thirty levels are more than anybody types."""
    assert _said(parse_expression("(" * 30 + "a" + ")" * 30)) == "a"


@pytest.mark.in_part(9)
@pytest.mark.parametrize(
    "piece",
    ['"', "《", "《a", "「", "card:", "kind:《", "-", "- ", " ", "a", " -a", "a OR ", "a) ", "1.", "\x00", "AND "],
)
def test_a_very_long_query_takes_no_noticeable_time(piece: str) -> None:
    """10,000 characters are read, or refused with a message, at once, whatever they are."""
    query = (piece * 10_000)[:10_000]
    assert is_done_within(3, lambda: (is_expression(query), str(_answer(query))))


@given(EXPRESSIONS)
def test_any_text_is_understood_or_refused_at_a_place(query: str) -> None:
    """Nothing but ExpressionError is raised, and every place lies in the query."""
    answer = _answer(query)
    if isinstance(answer, ExpressionError):
        assert 0 <= answer.start <= answer.end <= len(query)
        assert str(answer).isprintable()  # one line, and nothing that the terminal would obey
        return
    for each in _everything_in(answer):
        assert 0 <= each.span.start < each.span.end <= len(query)
        if isinstance(each, PlainWords):
            assert each.text == each.span.of(query)


@pytest.mark.exhaustive
@given(EXPRESSIONS)
def test_words_alone_are_no_expression(query: str) -> None:
    """What has no syntax is kept whole, unless parentheses stand in it."""
    if query.strip() and not is_expression(query) and not set("()（）-－") & set(query):
        assert _said(parse_expression(query)) == query.strip()
