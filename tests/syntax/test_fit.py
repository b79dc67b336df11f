"""How well a reading fits: texts of other numbering do not, rules texts do, whole, damaged or in excerpts.

``other_numbering/`` has small made-up texts of forms that no dialect has.
"""

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from time import process_time

import pytest
from support.syntax.parsed_texts import read

from rulesdb.source.text import SourceText
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.fit import measure
from rulesdb.syntax.recognition import GENERAL, Recognition, recognise

KNOWN = sorted((Path(__file__).parent / "known_numbering").glob("*.txt"))
OTHERS = sorted((Path(__file__).parent / "other_numbering").glob("*.txt"))

RULES = "".join(
    f"{chapter}.{section}.{rule} 漁師は、網を{rule}枚まで持てます。ただし、風の強い日には[{chapter}.0.1]に従います。§\n"
    f"{chapter}.{section}.{rule}a 破れた網は、夜のうちに直します。\n例: 朝に網を{rule}枚数えます。\n"
    if rule
    else f"{chapter}.{section} 網と舟§\n"
    if section
    else f"{chapter} 漁§\n{chapter}.0 総則§\n{chapter}.0.1 漁は夜明けに始まり、日の入りに終わります。§\n"
    for chapter in (1, 2)
    for section in range(4)
    for rule in range(4 if section else 1)
)
"""Two chapters of a made-up game with 48 numbers."""
NUMBERS = 48

PRIMER = (
    "新しい言葉「潮」\n901.5.潮\n901.5a 潮は常に満ち引きする。舟は引き潮に出る。\n * 満ち潮:舟は出ない。\n"
    "901.5b 舟が901.5aにより出られないとき、漁師は休む。\n901.6.網\n901.6a 網は1人につき2枚である。\n"
)


def recognised(text: str) -> Recognition:
    """Read a made-up text as what it looks like."""
    return recognise(SourceText("made-up.txt", text))


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_text_of_another_numbering_is_of_no_dialect(path: Path) -> None:
    """No dialect fits it, or finds any number in it."""
    recognition = recognised(path.read_text(encoding="utf-8"))
    assert recognition.fit.is_misfit or recognition.fit.numbers == 0


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_no_dialect_reads_another_numbering_unseen(path: Path) -> None:
    """Whichever dialect is named, what was not read is reported, or there is no number in the tree."""
    text = SourceText("made-up.txt", path.read_text(encoding="utf-8"))
    for dialect in DIALECTS:
        if dialect != GENERAL:  # which infers what it reads
            recognition = recognise(text, dialect)
            codes = {diagnostic.code for diagnostic in recognition.tree.diagnostics}
            assert "dialect-misfit" in codes or recognition.fit.numbers == 0, dialect


@pytest.mark.parametrize("path", KNOWN, ids=lambda path: path.stem)
def test_text_of_known_numbers_is_read(path: Path) -> None:
    """Every line that begins with a number is a rule of that number."""
    text = path.read_text(encoding="utf-8")
    recognition = recognised(text)
    written = re.findall(r"(?m)^[*#]*(?: |Article )?([0-9]+(?:[-.][0-9]+)*[a-z]?)", text)
    assert (recognition.tree.dialect, recognition.fit.is_misfit) == (path.stem.partition("-")[0], False)
    assert [node.number for node in recognition.tree.nodes] == written


def test_other_numbering_again_with_more_text() -> None:
    """Hundreds of lines of another numbering are a misfit as well, and the counts are those of the lines."""
    text = "".join(f"{a}:{b}:{c} 網は{c}枚です。\n" for a in range(1, 9) for b in range(1, 9) for c in range(1, 6))
    fit = recognised(text).fit
    assert fit.is_misfit
    assert fit.unread == 320
    assert re.fullmatch("[1-8]:[1-8]:[1-5]", fit.example)


def wrapped(columns: int) -> Callable[[str], str]:
    """Return what breaks the lines of a text at a margin, within words and numbers as well."""
    return lambda text: "".join(f"{line}\n" for line in re.findall(f".{{1,{columns}}}", text))


FORMS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "wrapped at 30": wrapped(30),
    "wrapped at 40": wrapped(40),
    "wrapped between words": lambda text: "".join(fill(line, 72) + "\n" for line in text.splitlines()),
    "on one line": lambda text: " ".join(text.splitlines()),
    "without signs": lambda text: text.replace("§", ""),
    "full width": lambda text: text.translate(str.maketrans("0123456789.", "０１２３４５６７８９．")),
    "with line ends of Windows": lambda text: text.replace("\n", "\r\n"),
    "with a mark": lambda text: f"\ufeff{text}",
    "under a long preface": lambda text: "港の話をします。" * 200 + "\n" + text,
}


@pytest.mark.parametrize("form", FORMS)
def test_rules_text_fits_in_every_form(form: str) -> None:
    """A damaged rules text is read as its dialect, with its numbers, give or take those that the margin broke."""
    recognition = recognised(FORMS[form](RULES))
    assert recognition.tree.dialect == "fab"
    assert not recognition.fit.is_misfit
    assert abs(recognition.fit.numbers - NUMBERS) <= 3


def test_subrules_without_their_rules_are_a_misfit() -> None:
    """Where most rules are unread within lines and only their subrules were found, the text is refused."""
    text = "".join(f"9{rule}.{rule}. Boats. 9{rule}.{rule}a A boat has oars. " for rule in range(10, 40))
    fit = recognised(text).fit
    assert fit.parents == 30
    assert fit.missing >= 29
    assert fit.is_misfit


@pytest.mark.parametrize("form", ["as it is", "on one line", "with a mark"])
def test_primer_fits(form: str) -> None:
    """A primer is recognised by its numbers, and all of them are read."""
    recognition = recognised(FORMS[form](PRIMER))
    assert (recognition.tree.dialect, recognition.fit.numbers, recognition.doubt) == ("mtg", 5, "")


LINES = RULES.splitlines(keepends=True)
ONE_RULE = "1.0.1 網は2枚です。§\n"
SMALL = {
    "one rule": ONE_RULE,
    "one section": "".join(LINES[3:13]),
    "three rules": "1.2.1 網です。§\n3.5.2 舟です。§\n8.1.9 岸です。§\n",
    "four subrules": "".join(f"1.0.2{letter} 網は直します。§\n" for letter in "abcd"),
    "two rules the wrong way round": "1.0.2 舟です。§\n1.0.1 網です。§\n",
    "a rule that stands twice": ONE_RULE * 2,
    "a rule with a list": ONE_RULE + "1. 大きい網\n2. 小さい網\n3. 丸い網\n(4) 長い網\n",
    "a rule that begins lines with figures": ONE_RULE + "3枚目の網は数えません。\n2 隻の舟は数えます。\n",
    "a primer's rule": "901.5a 潮は常に満ち引きする。\n",
    "a section's heading": "1.0 総則§\n",
}


@pytest.mark.parametrize("name", SMALL)
def test_small_text_fits(name: str) -> None:
    """An excerpt of some lines is accepted without a word, whatever is missing around it."""
    recognition = recognised(SMALL[name])
    assert recognition.fit.numbers > 0
    assert recognition.doubt == ""


def test_every_excerpt_fits() -> None:
    """Each run of four lines of a rules text that has a number is accepted."""
    excerpts = ["".join(LINES[at : at + 4]) for at in range(len(LINES) - 4)]
    assert [excerpt for excerpt in excerpts if recognised(excerpt).fit.is_misfit] == []


def test_reading_that_fits_is_taken_whatever_the_text_looks_like() -> None:
    """Seats that look like a primer's numbers do not make a primer of a text whose lines begin otherwise."""
    seats = "".join(f"席は{100 + seat}.50a です。" for seat in range(60))
    text = RULES.replace("。§\n", f"。§\n例: {seats}\n", 1)
    assert read(text).dialect == "mtg"
    recognition = recognised(text)
    assert (recognition.tree.dialect, recognition.fit.is_misfit) == ("fab", False)


def test_share_counts_what_stands_in_rules() -> None:
    """The share is that of the characters, blanks left out, from a rule's number to its end or to an unread number."""
    fit = measure(read("あいう\n1.0.1 かきく\n1.0.1.1 けこ\n1.0.2 さ\n", "fab"))
    assert (fit.characters, fit.in_rules) == (3 + 8 + 9 + 6, 8 + 6)
    assert fit.share == 14 / 26


@pytest.mark.parametrize(
    ("text", "example", "cut_short"),
    [
        ("1-1-1 網です。\n", "1-1-1", 0),
        ("1-1 網\n", "1-1", 0),
        ("1.1(2) 網\n", "1.1(2)", 1),
        ("1,網,3.5\n", "1,", 0),
        ("1.0.1 網です。§\n第2条 舟です。\n", "第2条", 0),
        ("1.0.1 網です。§\n2. 舟\n", "", 0),
        ("1.0 網§\n2. 舟\n", "2.", 0),
    ],
)
def test_unread_numbers(text: str, example: str, cut_short: int) -> None:
    """A line that begins like a number counts where no node has that number, but for lists within sentences."""
    fit = measure(read(text, "fab"))
    assert (fit.unread, fit.example, fit.cut_short) == (bool(example), example, cut_short)


def cpu_seconds(work: Callable[[], object]) -> float:
    """Return the least CPU time of three runs, in seconds."""
    times = []
    for _ in range(3):
        began = process_time()
        work()
        times.append(process_time() - began)
    return min(times)


@pytest.mark.exhaustive
def test_fit_costs_little_beside_the_parser() -> None:
    """Measuring takes a small part of the time of parsing (a tenth; a half is the limit here)."""
    tree = read(RULES * 20)
    assert cpu_seconds(lambda: measure(tree)) < 0.5 * cpu_seconds(lambda: read(RULES * 20))


# file: how a line begins that has a number which the dialect knows; counted without the parser
PUBLISHED = {
    "fab-cr-2.10.1-en.txt": r"(?m)^([0-9]+(?:\.[0-9]+){0,2}[a-z]?)(?=[ \t]|$)",
    "magic-cr-2026-01-16-en.txt": r"(?m)^([0-9]{3}\.[0-9]+[a-z]?)\.?(?=[ \t]|$)",
    "magic-cr-2026-01-16-zh.txt": r"(?m)^([0-9]{3}\.[0-9]+[a-z]?)\.?(?=[^0-9]|$)",
}


@pytest.mark.in_part(0)
@pytest.mark.parametrize("file", PUBLISHED)
def test_published_text_is_read_with_the_numbers_of_its_lines(file: str, published_texts: Path) -> None:
    """Texts of a known form in another language are accepted, and no number of a line is missing in the tree."""
    text = (published_texts / file).read_text(encoding="utf-8-sig")
    recognition = recognised(text)
    assert not recognition.fit.is_misfit
    assert set(re.findall(PUBLISHED[file], text)) <= {node.number for node in recognition.tree.nodes}


@pytest.mark.in_part(1)
@pytest.mark.parametrize("marks", ["", "*_#\\"])
def test_published_text_of_dotted_numbers_is_read(marks: str, published_texts: Path) -> None:
    """Every number between the contents and the glossary that begins a line, or follows a sentence, is a rule."""
    text = (published_texts / "lorcana-en.md").read_text(encoding="utf-8").translate(dict.fromkeys(map(ord, marks)))
    _contents, body, *_ = re.split(r"(?m)^\W*GLOSSARY\W*$", text)
    recognition = recognised(text)
    assert (recognition.tree.dialect, recognition.fit.is_misfit) == ("dotted", False)
    at_lines = set(re.findall(r"(?m)^\W*([0-9]+(?:\.[0-9]+)*)\.", body))
    behind_sentences = set(re.findall(r"[.)”] \**([0-9]+\.[0-9]+\.[0-9]+)\.", body))
    assert behind_sentences - at_lines
    assert {node.number for node in recognition.tree.nodes} == at_lines | behind_sentences


def test_official_texts_fit_without_a_word(official: Path) -> None:
    """Nothing speaks against the fit of the official texts."""
    for path in sorted(official.rglob("*.txt")):
        assert recognised(path.read_text(encoding="utf-8")).doubt == ""
