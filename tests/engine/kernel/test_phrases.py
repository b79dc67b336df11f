"""A table of phrases is read both ways: what is printed is understood as the same value, and nothing is dropped."""

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.engine.garden_vocabulary import GARDEN, All, May, Named, Plant, Rose, Water, Work
from support.engine.grammar_conflicts import conflicts

from rulesdb.engine.kernel.language.phrase_reader import NotUnderstoodError, Reader
from rulesdb.engine.kernel.language.phrases import Printer, Row, UnsayableError, phrase

PRINTER, READER = Printer(GARDEN), Reader(GARDEN)

names = st.text(st.characters(exclude_characters="「」『』《》〔〕【】\r\n", exclude_categories=["Cs"]), min_size=1)
flowers = st.one_of(st.builds(Rose, st.sampled_from(["red", "white"])), st.builds(Named, names))
numbers = st.integers(-(10**9), 10**9)
works = st.recursive(
    st.one_of(st.builds(Plant, flowers, numbers, st.none() | names), st.just(Water())),
    lambda inner: st.one_of(
        st.builds(All, st.lists(inner, min_size=1, max_size=3).map(tuple)), st.builds(May, inner, st.none() | inner)
    ),
    max_leaves=6,
)


@given(works)
def test_what_is_printed_is_read_as_the_same(work: Work) -> None:
    """Whatever is put together; and it is printed in the same words again."""
    said = PRINTER.say(work)
    assert READER.read(said, "work") == work
    assert PRINTER.say(READER.read(said, "work")) == said


def test_the_first_phrase_that_says_a_record_is_printed() -> None:
    """Defaults are not said; what is not the default is."""
    assert PRINTER.say(Plant(Rose())) == "バラを植える"
    assert PRINTER.say(Plant(Rose("white"), 2)) == "白いバラを2本植える"
    assert PRINTER.say(May(All((Water(), Plant(Named("竜胆")))))) == "(まず水をやる、次に「竜胆」を植える)をしてもよい"
    assert READER.read("赤いバラを1本植える", "work") == Plant(Rose())


def test_a_row_has_a_phrase_for_every_choice_of_its_words() -> None:
    """It has one of the words in ( ), and those in [ ] or not."""
    each = (
        phrase(Plant, "{what}を{number}本植える", unusual=frozenset({"number"})),
        phrase(Plant, "{what}を植える"),
        phrase(Plant, "{what}を{number}本「{where}」に植える", unusual=frozenset({"number"})),
        phrase(Plant, "{what}を「{where}」に植える"),
    )
    row = phrase(Plant, "{what}を[{number}本](植える/「{where}」に植える)")
    assert row.phrases == tuple(phrase for row in each for phrase in row.phrases)


def test_the_grammar_has_no_conflict() -> None:
    """So no text has two readings."""
    assert conflicts(GARDEN) == []


@pytest.mark.parametrize(
    "more",
    [
        phrase(Plant, "{what}を植える", number=2),
        phrase(May, "{work}", then=Water()),
        phrase(All, "{works|と}"),
    ],
    ids=["same words", "no words of its own", "no end"],
)
def test_phrases_that_give_a_text_two_readings_are_found(more: Row) -> None:
    """Whichever of the two a parser would take."""
    assert conflicts(GARDEN._replace(rows=(*GARDEN.rows, more))) != []


def test_two_phrases_of_the_same_words_are_refused() -> None:
    """When the reader is made."""
    again = phrase(Plant, "{what}を植える", number=2)
    with pytest.raises(ValueError, match="some text has two readings"):
        Reader(GARDEN._replace(rows=(*GARDEN.rows, again)))


def test_a_list_of_one_beside_a_single_value_is_no_phrase() -> None:
    """The parser would read one of the two phrases silently as the other."""
    more = phrase(May, "(まず{work})")
    with pytest.raises(ValueError, match=r"two readings: \(まず\{list_0\}\) and \(まず\{work\}\)"):
        Reader(GARDEN._replace(rows=(*GARDEN.rows, more))).read("(まず水をやる)", "work")


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("バラを三本植える", 3, ("a number", "植える")),
        ("青いバラを植える", 0, None),
        ("バラを2本植えて", 8, ("もよい", "もよい。そうしたなら")),
        ("バラを2本植えた", 7, ("て", "る")),
        ("バラを植える。", 6, ("the end",)),
        ("バラを", 3, ("a number", "植える")),
        ("", 0, None),
        ("「」を植える", 1, ("a name",)),
        ("水をやってもよい。そうしたなら", 15, None),
    ],
)
def test_what_is_not_understood_is_told_with_its_place(
    text: str, position: int, expected: tuple[str, ...] | None
) -> None:
    """And with what could stand there."""
    with pytest.raises(NotUnderstoodError) as refused:
        READER.read(text, "work")
    assert refused.value.position == position
    assert expected is None or refused.value.expected == expected


@pytest.mark.parametrize(
    ("template", "fixed", "message"),
    [
        ("植える", {}, "does not say what of Plant"),
        ("{what}を{size}本植える", {}, "says size, which Plant does not have"),
        ("{what}と{what}を植える", {}, "says what, .*twice"),
        ("{what}を{number}本植える", {"number": 2}, "says number, .*twice"),
    ],
)
def test_a_phrase_that_loses_a_field_is_no_phrase(template: str, fixed: dict[str, object], message: str) -> None:
    """It is refused when the grammar is made."""
    row = phrase(Plant, template, **fixed)  # type: ignore[arg-type]  # fields of any kind
    with pytest.raises(ValueError, match=message):
        Reader(GARDEN._replace(rows=(*GARDEN.rows, row)))


def test_what_the_table_does_not_say_is_an_error() -> None:
    """Rather than a text without it."""
    for value in (All(()), Plant(Rose(), where=""), Named("「竜胆」"), Named("竜\n胆"), None, True):
        with pytest.raises(UnsayableError, match="no phrase says"):
            PRINTER.say(value)


@pytest.mark.parametrize(
    "text", ["(まず" * 20_000, "バラを植える" * 5_000, "バラを1本植えてもよい。そうしたなら" * 5_000]
)
def test_long_texts_end_in_a_moment(text: str) -> None:
    """What is nested or strung together without end is refused in linear time."""
    began = process_time()
    with pytest.raises(NotUnderstoodError):
        READER.read(text, "work")
    assert process_time() - began < 10
