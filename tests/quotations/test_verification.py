"""What a quotation is found to be: the words of a rule, of another one, of another edition, or of none."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.graph.made_up_trees import graph_of, rule

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import open_home
from rulesdb.quotations.quotable_texts import QuotableTexts
from rulesdb.quotations.quoted_words import are_few, quoted_words
from rulesdb.quotations.verification import QuotationError, Verdict, Verification, verify

DEFINITION = "置換効果とは、あるイベントに変更を加え、別のイベントに置き換える種類の効果のことである。"
ONCE = "1つの置換効果が置き換えを行えるのは、元のイベント1つにつき一度だけである。"
TWICE = "すでに置き換えた後なら、自身の変更でできたイベントをもう一度置き換えることはできない。"


@pytest.fixture(scope="session")
def texts(shipped: Graph) -> QuotableTexts:
    """Return the texts of the shipped edition."""
    return QuotableTexts(shipped)


@pytest.fixture(scope="session")
def sentences(texts: QuotableTexts) -> list[tuple[str, str]]:
    """Return every sentence of the shipped texts with its rule."""
    return [(text.rule, sentence.text) for text in texts.present for sentence in text.sentences]


def _verdict(texts: QuotableTexts, shipped: Graph, quote: str, name: str | None) -> Verification:
    return verify(texts, quote, None if name is None else shipped.nodes[name])


@pytest.mark.parametrize(
    ("name", "quote", "verdict"),
    [
        ("fab:6.4.1", DEFINITION, "verbatim"),
        ("fab:6.4.1", "別のイベントに置き換える種類の効果", "verbatim"),
        ("fab:6.4.5", ONCE + TWICE, "verbatim"),
        ("fab:6.4", "置換効果", "verbatim"),
        ("fab:6.4.1", f"「{DEFINITION}」", "other signs"),
        ("fab:6.4.1", f"6.4.1 {DEFINITION}", "verbatim"),
        ("fab:6.4.1", DEFINITION.replace("、", ", ").replace("。", ""), "other signs"),
        ("fab:6.4.1", "置換効果とは……別のイベントに置き換える種類の効果のことである", "other signs"),
        ("fab:6.4.1", "置換効果とは、(中略)種類の効果のことである。", "other signs"),
        ("fab:6.4.7", "先行する効果に適用される置換効果のことである。", "other signs"),
        ("fab:6.4.7", "先行する効果に適用される置換効果のことである[1.7.6]。", "verbatim"),
        ("fab:6.4.2", DEFINITION, "other rule"),
        ("mtg:502.58", DEFINITION, "other rule"),
        ("fab:6.4.1", DEFINITION.replace("加え", "加えず"), "not in the rules"),
        ("fab:6.4.1", "別のイベントに置き換える……置換効果とは、あるイベント", "not in the rules"),
        ("fab:6.4.1", "別のイベントに置き換える種類の効果のことではない。", "not in the rules"),
        ("fab:6.4.5", ONCE.replace("1つにつき", "2つにつき"), "not in the rules"),
        ("fab:6.4.5", "自身の変更でできたイベントをもう一度置き換える", "not in the rules"),
        ("fab:6.4.5", "自身の変更でできたイベントをもう一度置き換えることは", "not in the rules"),
        ("fab:6.4.5", TWICE + ONCE, "not in the rules"),
        (None, DEFINITION, "verbatim"),
        (None, f"[6.4.1] {DEFINITION}", "verbatim"),
        (None, "置換効果は置換効果を置換しない。", "not in the rules"),
    ],
)  # fmt: skip
def test_verdict(texts: QuotableTexts, shipped: Graph, name: str | None, quote: str, verdict: str) -> None:
    """The words decide whether a rule is quoted, and the signs whether it is quoted as it is printed."""
    found = _verdict(texts, shipped, quote, name)
    assert found.verdict == verdict
    assert (found.similarity == 1) == (found.rule is not None) == (verdict != "not in the rules")
    if found.rule is not None:
        assert found.rule in {name, "fab:6.4.1"}
        assert found.nearest is not None


def test_nearest_sentence_and_difference(texts: QuotableTexts, shipped: Graph) -> None:
    """Whoever misquotes sees which sentence was meant, and what differs."""
    found = _verdict(texts, shipped, TWICE.replace("できない", "できる"), "fab:6.4.5")
    assert found.nearest == ("fab:6.4.5", TWICE)
    assert 0.8 < found.similarity < 1
    changed = [(one.old, one.new) for one in found.difference if one.operation != "equal"]
    assert changed == [("ない", "る")]
    assert "".join(one.new for one in found.difference) == TWICE.replace("できない", "できる")


def test_nothing_is_near(texts: QuotableTexts, shipped: Graph) -> None:
    """A sentence about something else has no nearest rule."""
    found = _verdict(texts, shipped, "The harbour master waves a yellow flag at noon.", "fab:6.4.5")
    assert (found.verdict, found.nearest, found.difference) == (Verdict.NOT_IN_THE_RULES, None, ())


@pytest.mark.parametrize("quote", ["置換効果", "イベント", "カードを", "6.4.1", "", " 。", "go again", "…"])
@pytest.mark.parametrize("name", ["fab:6.4.1", None])
def test_word_is_refused(texts: QuotableTexts, shipped: Graph, quote: str, name: str | None) -> None:
    """A word is in many rules: that one has it says nothing."""
    with pytest.raises(QuotationError, match="too short"):
        _verdict(texts, shipped, quote, name)


def test_endless_quotation_is_refused(texts: QuotableTexts, shipped: Graph) -> None:
    """Nobody waits for the comparison of a book."""
    with pytest.raises(QuotationError, match="5,000 characters"):
        _verdict(texts, shipped, "櫂" * 5000, None)


def test_every_sentence_is_verbatim(texts: QuotableTexts, shipped: Graph, sentences: list[tuple[str, str]]) -> None:
    """Whatever a text says, it says."""
    found = ((name, sentence, _verdict(texts, shipped, sentence, name)) for name, sentence in sentences)
    assert [one for one in found if one[2].verdict != "verbatim" or one[2].rule != one[0]] == []


CHANGES_OF_SIGNS: dict[str, Callable[[str], str]] = {
    "full width": lambda text: text.translate({code: code + 0xFEE0 for code in range(0x21, 0x7F)}),
    "western stops": lambda text: text.translate(str.maketrans("、。・「」", '，．·""')),
    "no stops": lambda text: re.sub("[、。]", "", text),
    "quoted": lambda text: f"“{text}”",
    "two lines": lambda text: text.replace("、", "、\n", 1) + "\n",
    "blanks": lambda text: re.sub("(?<=[ぁ-ん])(?=[ぁ-ん])", " ", text),
}


@given(data=st.data())
def test_other_signs_are_no_other_words(
    data: st.DataObject, texts: QuotableTexts, shipped: Graph, sentences: list[tuple[str, str]]
) -> None:
    """Width, stops, quotation marks, line ends and blanks are the writer's."""
    name, sentence = data.draw(st.sampled_from(sentences))
    change = CHANGES_OF_SIGNS[data.draw(st.sampled_from(sorted(CHANGES_OF_SIGNS)))]
    quote = change(sentence)
    expected = {"other signs"} if quote.strip() not in _text(texts, name) else {"verbatim"}
    assert {_verdict(texts, shipped, quote, name).verdict} == expected


def _text(texts: QuotableTexts, name: str) -> str:
    return "\n".join(text.text for text in texts.of(name))


WORDS = ("ない", "2", "必ず", "カード", "not", "攻撃", "-")


@given(data=st.data())
def test_a_changed_word_is_never_verbatim(
    data: st.DataObject, texts: QuotableTexts, shipped: Graph, sentences: list[tuple[str, str]]
) -> None:
    """A letter or word that is put in, taken out or replaced within a sentence makes it another one."""
    name, sentence = data.draw(st.sampled_from(sentences))
    at = data.draw(st.integers(1, max(1, len(sentence) - 1)))
    length = data.draw(st.integers(0, 3))
    quote = sentence[:at] + data.draw(st.sampled_from(("", *WORDS))) + sentence[at + length :]
    if quoted_words(quote) in quoted_words(_text(texts, name)) or are_few(quoted_words(quote)):
        return
    found = _verdict(texts, shipped, quote, name)
    assert found.verdict not in {"verbatim", "other signs"}
    assert found.rule != name


MADE_UP = graph_of(
    rule("1.0", title="Boats"),
    rule("1.0.1", "A player may not draw two cards (see rule 1.0.2). Every boat has one oar unless it was lost."),
    rule(
        "1.0.2",
        "船には櫂が2本ある。非公開領域の櫂は使えない。",
        ("item", "櫂は帆の代わりになる。"),
        ("example", "櫂を3本持つ船は沈む。"),
        ("note", "帆は1枚である。"),
    ),
    rule(
        "1.0.3",
        "漕ぎ手は、毎朝旗を掲げなければならない。夜の船を、灯のある船とみなさない。沈んだ船は、港にあるとみなして"
        "数える。漕ぎ手が泳げるわけではない。",
    ),
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "quote", "verdict"),
    [
        ("1.0.1", "Every boat has one oar unless it was lost.", "verbatim"),
        ("1.0.1", "every BOAT has one oar", "not in the rules"),
        ("1.0.1", "every BOAT has one oar unless it was", "other signs"),
        ("1.0.1", "A player may not draw two cards.", "other signs"),
        ("1.0.1", "A player may draw two cards", "not in the rules"),
        ("1.0.1", "draw two cards (see rule 1.0.2)", "not in the rules"),
        ("1.0.1", "a player may not draw two card", "not in the rules"),
        ("1.0.2", "櫂は帆の代わりになる。", "verbatim"),
        ("1.0.2", "櫂を3本持つ船は沈む。", "verbatim"),
        ("1.0.2", "櫂は帆の代わりになる。\n櫂を3本持つ船は沈む。", "verbatim"),
        ("1.0.2", "船には櫂が2本ある。……帆は1枚である。", "other signs"),
        ("1.0.2", "公開領域の櫂は使えない。", "not in the rules"),
        ("1.0.3", "漕ぎ手は、毎朝旗を掲げ", "verbatim"),
        ("1.0.3", "夜の船を、灯のある船とみな", "not in the rules"),
        ("1.0.3", "沈んだ船は、港にあるとみなし", "verbatim"),
        ("1.0.3", "漕ぎ手が泳げるわけ", "not in the rules"),
    ],
)
def test_parts_of_a_rule(name: str, quote: str, verdict: str) -> None:
    """Items, examples and notes are quoted as the text is; what denies a sentence belongs to it in English as well."""
    assert verify(QuotableTexts(MADE_UP), quote, MADE_UP.nodes[f"fab:{name}"]).verdict == verdict


@given(st.text(max_size=80))
def test_any_text_has_a_verdict(quote: str) -> None:
    """Whatever somebody quotes is answered or refused with a sentence."""
    texts, node = QuotableTexts(MADE_UP), MADE_UP.nodes["fab:1.0.2"]
    for one in (quote, node.preferred.text[:12] + quote + node.preferred.text[12:]):
        try:
            found = verify(texts, one, node)
        except QuotationError:
            continue
        assert 0 <= found.similarity <= 1


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("コスト1.5点", "コスト15点", False),
        ("コスト1.5点", "コスト1．5点", True),
        ("-1になる", "1になる", False),
        ("−1になる", "-1になる", True),
        ("gets -X/-X", "gets X/X", False),
        ("power -1 now", "power 1 now", False),
        ("1〜3枚", "1-3枚", True),
        ("1、3枚", "13枚", False),
        ("1 3枚", "13枚", False),
        ("+1枚", "1枚", False),
        ("5%", "5", False),
        ("can not", "cannot", False),
        ("players’ life", "players life", True),
        ("player's life", "players life", False),
        ("Re-roll it", "re roll it", True),
        ("１０点のﾀﾞﾒｰｼﾞ", "10点のダメージ", True),
        ("戰鬪に入る", "戦闘に入る", True),
    ],
)
def test_signs_that_count(one: str, other: str, *, are_same: bool) -> None:
    """A sign of a number is no punctuation, and Latin words are told apart by their blanks."""
    assert (quoted_words(one) == quoted_words(other)) is are_same


def test_former_version_is_another_edition(harbour_home: Path) -> None:
    """Words that only a former version has are found there, with its date."""
    home = open_home(harbour_home)
    node = home.graph.nodes["harbour:1.0.4"]
    found = verify(home.quotable, "桟橋がすべてふさがっているなら、船は沖で待つ。", node)
    assert (found.verdict, found.rule, found.edition) == ("other edition", "harbour:1.0.4", "official@2025-06-01")
    assert verify(home.quotable, "桟橋がすべてふさがっているなら、船は沖で二手番待つ。", node).verdict == "verbatim"


def test_game_is_kept_to(texts: QuotableTexts) -> None:
    """Words of another game are not found where one game is asked for."""
    assert verify(texts, DEFINITION, None, "fab").rule == "fab:6.4.1"
    found = verify(texts, DEFINITION, None, "mtg")
    assert found.rule is None
    assert found.nearest is None or found.nearest.rule.startswith("mtg:")
