"""Reading takes time in proportion to a text's length, whatever the text: marks over and over, and mixed ones."""

import gc
from collections.abc import Callable
from functools import partial
from time import process_time

import pytest

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Edition
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.collector import collector_paused
from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.written_references import numbers_of

SIZES = (5_000, 20_000)
"""Bytes of the two texts that are compared."""
FACTOR = 9.0
"""How many times as long the larger text may take: 4 in proportion, 16 by the square, in the middle of both."""
SHORTEST = 0.01
"""CPU seconds below which a measure says nothing."""
ATTEMPTS = 4
Make = Callable[[int], str]
"""Makes a text of about so many bytes."""


def filled(size: int, *marks: str, head: str = "1 竜§\n1.0 羽§\n1.0.1 ", end: str = "") -> str:
    """Return each mark over and over, one after the other, behind the head of a rule."""
    return head + "".join(mark * (size // len(marks) // len(mark.encode())) for mark in marks) + end


def sections(size: int, end: str = "") -> str:
    """Return sections whose titles begin alike, and are terms."""
    return "".join(f"{at // 99 + 1}.{at % 99 + 1} 竜{chr(0x5000 + at)}{end}§\n" for at in range(size // 16))


REPEATED = (
    *("§", "§\n", " §", "<!--", "「", "1", "1.", "竜は", "用語「", "は「", "キーワードは「", "b ", "[1]―[100]"),
    *("[", "\r", "\u3000", "《竜", "[ ", "1.0.1 竜は羽です。§\n", f"[{'1' * 4000}]"),
)
HALVES = (("は", "§"), ("\ufeff", "§"), ("{", "]"), ("「", "』"), ("1", "1."), ("[1]", "§"), ("「", "("))
KINDS: dict[str, Make] = {
    **{repr(mark)[:20]: partial(lambda mark, size: filled(size, mark), mark) for mark in REPEATED},
    **{repr(marks): partial(lambda marks, size: filled(size, *marks), marks) for marks in HALVES},
    "openings of comments alone": lambda size: filled(size, "<!--", head=""),
    "lines of dashes": lambda size: filled(size, "-" * 9 + "\n", head=""),
    "numbers alone": lambda size: filled(size, "1.0.1", head=""),
    "signs in a primer": lambda size: filled(size, " §", head="502.57.羽\n502.57a "),
    "quotations in a primer": lambda size: filled(size, "「", head="502.57.羽\n502.57a "),
    "terms alike, then their first character": lambda size: sections(size // 2) + filled(size // 2, "竜は"),
    "terms with の, then text": lambda size: sections(size // 2, "の翼") + filled(size // 2, "竜の"),
    "a subject and nouns": lambda size: filled(size, "牙", head="1.0 竜§\n1.0.1 羽は"),
    "a subject of nouns": lambda size: filled(size, "牙", end="は竜です。"),
    "a term among kanji": lambda size: filled(size, "竜羽竜竜羽羽竜牙"),
    "a term among kana": lambda size: filled(size, "はねがはにの", head="1.0 はね§\n1.0.1 "),
    "a term, blanks, its English": lambda size: filled(size, " ", head="1.0.1 「羽", end="x/Wing」"),
    "keywords without an end": lambda size: filled(size, "キーワード", end="です。"),
    "quotations closed at the end": lambda size: filled(size, "は「", end="」です。"),
    "a title of many terms, then rules": lambda size: (
        f"1.0 竜{''.join(f'と{chr(0x5000 + at)}' for at in range(size // 12))}§\n"
        + filled(size // 2, "1.0.1 牙は羽です。§\n")
    ),
    "numbers in one pair of brackets": lambda size: filled(size, "1,", head="1.0.1 [", end="]"),
    "numbers that descend": lambda size: "\n".join(sections(size).split("\n")[::-1]),
}


@pytest.mark.in_part(1, 8)
@pytest.mark.parametrize("kind", KINDS)
def test_time_grows_with_the_length(kind: str) -> None:
    """A text of four times the length takes no more than nine times as long to parse, print and link."""
    texts = [KINDS[kind](size) for size in SIZES]
    times = [taken(texts)]
    while not is_linear(times) and len(times) < ATTEMPTS:
        times.append(taken(texts))
    assert is_linear(times), f"{times} seconds for {SIZES} bytes"


def taken(texts: list[str]) -> list[float]:
    """Return the CPU seconds of each text from parsing to linking, with one new analyzer that has its dictionary."""
    analyzer = Analyzer()
    analyzer.morphemes("竜")
    return [seconds(partial(read, text, analyzer)) for text in texts]


def read(text: str, analyzer: Analyzer) -> None:
    """Parse, print and link a text."""
    tree = parse(SourceText("made-up.txt", text))
    print_tree(tree)
    build_graph([LoadedEdition(Edition("made-up", tree.ruleset, "", "", ()), (tree,))], analyzer)


def seconds(work: Callable[[], object]) -> float:
    """Return the CPU seconds that work takes without the cycle collector, as a build does it."""
    gc.collect()
    with collector_paused():
        begun = process_time()
        work()
        return process_time() - begun


def is_linear(times: list[list[float]]) -> bool:
    """Tell whether the best time of the longer text is in proportion to the best of the shorter one."""
    short = min(short for short, _ in times)
    long = min(long for _, long in times)
    return long <= FACTOR * max(short, SHORTEST)


def test_time_of_a_reference_grows_with_its_digits() -> None:
    """A reference of four times as many digits takes no more than nine times as long to take apart."""
    references = [f"[{'1' * digits}]" for digits in (4_000, 16_000)]
    times = [[seconds(partial(numbers_of, reference)) for reference in references] for _ in range(ATTEMPTS)]
    assert is_linear(times), f"{times} seconds"
