"""Reading takes time in proportion to a text's length, whatever the text: the kinds that once took its square.

All kinds of constructed text are measured by ``benchmarks/constructed_texts.py``.
"""

from time import process_time

import pytest
from constructed import COMPOSED, Constructed, pair, single
from constructed_texts import times_of_all

from rulesdb.syntax.written_references import numbers_of

SIZES = (5_000, 20_000)
"""Bytes of the two texts that are compared."""
FACTOR = 9.0
"""How many times as long the larger text may take: 4 in proportion, 16 by the square, in the middle of both."""
SHORTEST = 0.01
"""CPU seconds below which a measure says nothing."""
ATTEMPTS = 4

SINGLES = [
    single(mark, arrangement)
    for mark, arrangement in (
        *(("§", "in a rule"), ("§\n", "in a rule"), (" §", "in a rule"), (" §", "in a primer")),
        *(("<!--", "repeated"), ("<!--", "in a rule"), ("<!-", "repeated"), ("「", "in a rule"), ("「", "in a primer")),
        *(("1", "in a rule"), ("1.", "in a rule"), ("竜は", "in a rule"), ("用語「", "in a rule")),
        *(
            ("は「", "in a rule"),
            ("キーワードは「", "in a rule"),
            ("b ", "in a rule"),
            ("[1]―[100]", "in a rule"),
            ("[", "in a rule"),
        ),
        *(("\r", "in a rule"), ("-" * 9, "lines"), ("\u3000", "in a rule"), ("1.0.1", "repeated"), ("《竜", "words")),
    )
]
PAIRS = [
    pair(*marks)
    for marks in (("は", "§"), ("\ufeff", "§"), ("{", "]"), ("「", "』"), ("1", "1."), ("[1]", "§"), ("「", "("))
]
WHOLE = [Constructed(name, make) for name, make in COMPOSED.items()]


@pytest.mark.in_part(1, 8)
@pytest.mark.parametrize("kind", [*SINGLES, *PAIRS, *WHOLE], ids=lambda kind: kind.name)
def test_time_grows_with_the_length(kind: Constructed) -> None:
    """A text of four times the length takes no more than nine times as long to parse, print and link."""
    texts = [kind.make(size) for size in SIZES]
    times = [taken(texts)]
    while not is_linear(times) and len(times) < ATTEMPTS:
        times.append(taken(texts))
    assert is_linear(times), f"{times} seconds for {SIZES} bytes"


def taken(texts: list[str]) -> list[float]:
    """Return the seconds that each text takes from parsing to linking."""
    return [sum(stages) for stages in times_of_all(texts)]


def is_linear(times: list[list[float]]) -> bool:
    """Tell whether the best time of the longer text is in proportion to the best of the shorter one."""
    short = min(short for short, _ in times)
    long = min(long for _, long in times)
    return long <= FACTOR * max(short, SHORTEST)


def test_time_of_a_reference_grows_with_its_digits() -> None:
    """A reference of four times as many digits takes no more than nine times as long to take apart."""
    times = [[_seconds("1" * digits) for digits in (4_000, 16_000)] for _ in range(ATTEMPTS)]
    assert is_linear(times), f"{times} seconds"


def _seconds(number: str) -> float:
    begun = process_time()
    numbers_of(f"[{number}]")
    return process_time() - begun
