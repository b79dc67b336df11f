"""Constructed texts: reading one takes time in proportion to its length, a second for 100 KB at the most."""

import functools
from collections import Counter

from constructed import Constructed, all_texts
from constructed_texts import EXPONENT, NEGLIGIBLE, SECONDS, measured_again
from measures.measure import Bench, Failure, Measure, Outcome
from run import Figure

STRIDE = 7919
"""A prime: so many kinds further is the next one, so that a run that is cut short has tried some of all sorts."""


@functools.cache
def kinds() -> list[Constructed]:
    """Return all kinds of text, in an order in which neighbours have little in common."""
    found = list(all_texts())
    return [found[at * STRIDE % len(found)] for at in range(len(found))]


def case(_bench: Bench, number: int) -> Outcome:
    """Measure one kind of text."""
    kind = kinds()[number % len(kinds())]
    found = measured_again(kind, SECONDS)
    broken = [one for one in found if not one.is_met(SECONDS)]
    sentences = (f"{one.name}, {one.stage}: {one.seconds:.2f} s, exponent {one.exponent:.2f}" for one in broken)
    return Outcome(
        {"kinds of text": 1, "over a limit": len(broken)},
        tuple(Failure(number, sentence) for sentence in sentences),
        {f"{one.stage}, seconds": round(one.seconds * 1000) for one in found}
        | {f"{one.stage}, exponent": round(one.exponent * 1000) for one in found if one.seconds >= NEGLIGIBLE},
    )


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the growth; the exponent of a negligible time is noise."""
    return [
        Figure("kinds of text", sums["kinds of text"], ""),
        Figure("of all kinds there are", len(kinds()), ""),
        Figure("the slowest to parse and print, for 100 KB", sums["parse, seconds"] / 1000, "s", at_most=SECONDS),
        Figure(
            "the largest exponent of parsing and printing",
            sums["parse, exponent"] / 1000,
            "",
            at_most=EXPONENT,
        ),
        Figure("the slowest to link, for 100 KB", sums["link, seconds"] / 1000, "s"),
        Figure("the largest exponent of linking", sums["link, exponent"] / 1000, "", at_most=EXPONENT),
        Figure("over a limit", sums["over a limit"], "", at_most=0),
    ]


GROWTH = Measure(
    name="growth",
    summary="constructed texts are read at several lengths",
    unit="kinds of text",
    count=200,
    quick=0,  # a busy machine makes a curve of anything: a test has the ratios that it does not
    case=case,
    figures=figures,
    workers=1,  # what runs beside it would be measured, too
)
