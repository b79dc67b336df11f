"""Quotations beside the numbers of rules: which are looked at, which are wrong, and what is no quotation of a rule."""

from time import process_time

import pytest
from support.graph.made_up_trees import graph_of, rule

from rulesdb.citations.findings import Reviewer, WrongCitation

GRAPH = graph_of(
    rule("1.0", title="Boats and their oars"),
    rule("1.0.1", "A boat may carry four rowers while its oars are sound. A boat without oars drifts one space."),
    rule("1.0.1a", "When a boat drifts, its player loses one turn."),
    rule("1.0.2", "船には、櫂が2本まで積める。櫂のない船は、風下へ1区画だけ流される。"),
    rule("1.0.2a", "流された船の持ち主は、次の手番を失う。"),
    rule("1.0.2b", "嵐のあいだ、船は沖へ出られない。", ("example", "嵐の日の船は、桟橋で待つことができる。")),
    ruleset="boats",
)
REVIEWER = Reviewer(GRAPH, ["boats"], {})


def _wrong(text: str) -> list[WrongCitation]:
    return list(REVIEWER.review(text, "notes.md")[0].wrong)


def _found(text: str) -> list[tuple[str, str, tuple[str, ...]]]:
    return [(one.id, one.fault.value, one.now) for one in _wrong(text)]


RIGHT = [
    "[1.0.2] 「船には、櫂が2本まで積める。」",
    '[1.0.2] "船には、櫂が2本まで積める。"',
    "rule 1.0.1 says “A boat may carry four rowers while its oars are sound.”",
    'CR 1.0.1: "a boat may carry ... while its oars are sound"',
    "ルール1.0.2によれば、「船には櫂が２本まで積める」。",
    "「流された船の持ち主は、次の手番を失う。」(ルール1.0.2a)",
    '"When a boat drifts, its player loses one turn." — rule 1.0.1a',
    "『嵐の日の船は、桟橋で待つことができる』[1.0.2b]",
    "ルール1.0:「流された船の持ち主は、次の手番を失う」とは書かれていない",
    "rules 1.0.2, 1.0.2a: 「流された船の持ち主は、次の手番を失う。」",
    "rule 1.0.1a:\n\n> When a boat drifts,\n> its player loses one turn.\n",
    "> [1.0.2a] 流された船の持ち主は、次の手番を失う。\n> [1.0.2b] 嵐のあいだ、船は沖へ出られない。\n",
    "> 嵐のあいだ、船は**沖へ**出られない。\n> — ルール1.0.2b\n",
    '// 1.0.1a "When a boat drifts,\n//         its player loses\n//         one turn."\nfn drift() {}',
    '# 1.0.1a "When a boat drifts, its player ... turn."',
]  # fmt: skip


@pytest.mark.parametrize("text", RIGHT)
def test_right_quotation_is_no_finding(text: str) -> None:
    """Signs, an ellipsis, lines of a comment, a rule below the cited one and one of several numbers are all right."""
    assert _found(text) == []


CHANGES = {
    "2本": "3本",
    "２本": "３本",
    "待つことができる": "待つことができない",
    "失う": "失わない",
    "出られない": "出られる",
    "one turn": "two turns",
    "turn.": "crew.",
    "while": "unless",
}


@pytest.mark.parametrize("text", RIGHT)
def test_wrong_quotation_is_found_where_a_right_one_is(text: str) -> None:
    """Whatever is looked at is found to be wrong with a number or a word changed."""
    wrong = text
    for right, other in CHANGES.items():
        wrong = wrong.replace(right, other) if wrong == text else wrong
    assert wrong != text
    assert [fault for _, fault, _ in _found(wrong)] == ["misquoted"], wrong


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[1.0.2a] 「嵐のあいだ、船は沖へ出られない」", ("boats:1.0.2a", "quotes-other-rule", ("boats:1.0.2b",))),
        ("「船には、櫂が2本まで積める。」(1.0.1a)", ("boats:1.0.1a", "quotes-other-rule", ("boats:1.0.2",))),
        ('[1.0.2] "置換効果とは、ダメージを2倍にする効果である"', ("boats:1.0.2", "misquoted", ())),
        ('CR 1.0.1a "Every lighthouse keeper may sleep at dawn."', ("boats:1.0.1a", "misquoted", ())),
    ],
)  # fmt: skip
def test_wrong_quotation(text: str, found: tuple[str, str, tuple[str, ...]]) -> None:
    """Another rule has the words, or none: also none that is similar, where the words are right behind the number."""
    assert _found(text) == [found]


ENGINE = """\
// CR 1.0.1a makes the loop: a boat that drifts loses its turn, and so drifts again.
test("CR 1.0.1a - a drifting boat loses only one turn", () => {
    assert(state.turns === 0, "1.0.1a: the player may not row here");
    refuse("1.0.2b", "嵐のあいだは船を出すことができない。");
    const help = { "1.0.2b": "この船は嵐のあいだ港にいなければならない。" };
});
// Static ability: "As long as you own three or more boats, each of them may carry six rowers." (CR 1.0.1 / 1.0.1a)
// RULE 1.0.1a "you may reveal..." was declined: the rest is put below.
# 1.0.2b's "storm warning" trait, [1.0.2b] "Storm", and the heading "Boats and their oars" (1.0).
"""
ARTICLE = """\
[1.0.2a]の「次の手番」とは、その後に来る最初の手番のことです。
「この船は嵐でも出られますか?」(1.0.2b)
《大波の船》は「このターン、この船は桟橋につながれたままになる。」という能力を持ちます(1.0.2b)。
「攻撃されるたび、あなたは櫂を1本捨てる。」(ルール1.0.2aを参照)
[1.0.2b] 「嵐」 『櫂と帆、そして桟橋の扱いについて』
> この記事では、私たちの考えを述べます (1.0.2b)。
"""


@pytest.mark.parametrize("text", [*ENGINE.splitlines(), *ARTICLE.splitlines(), ENGINE, ARTICLE])
def test_other_words_in_quotation_marks_are_no_finding(text: str) -> None:
    """Names of tests, messages, cards' texts, terms, headings, questions and speech are quoted beside numbers, too."""
    assert _found(text) == []


def test_place_is_that_of_the_quotation() -> None:
    """An editor marks the words, of several lines the first."""
    text = "rule 1.0.1a:\n\n> When a boat drifts,\n> its player loses two turns.\n"
    (wrong,) = _wrong(text)
    assert text[wrong.start : wrong.end] == "When a boat drifts,"
    assert wrong.verification is not None
    assert wrong.verification.nearest == ("boats:1.0.1a", "When a boat drifts, its player loses one turn.")


def test_wrong_number_is_one_finding() -> None:
    """A number that is dead has no quotation to compare."""
    assert [fault for _, fault, _ in _found("[1.0.2c] 「船には、櫂が3本まで積める。」")] == ["dead"]


@pytest.mark.parametrize("text", ['[1.0.2] "', "[1.0.2] 「", "> [1.0.2] ", '" [1.0.2]', "1.0.2a" + "「" * 50])
def test_many_are_read_in_time(text: str) -> None:
    """Marks without a partner, however many, do not hold the reader up."""
    start = process_time()
    _wrong(text * 5000)
    _wrong(f"{text}\n" * 5000)
    assert process_time() - start < 10
