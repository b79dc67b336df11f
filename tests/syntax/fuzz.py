"""A long run of made-up texts against the parser: ``python tests/syntax/fuzz.py --minutes 10``.

It stops at the first text that makes the parser raise, lose a character, point outside the text or take longer than a
second, and prints that text; each such find becomes a case or a named test. It also counts how many printed trees read
otherwise (a soup of fragments has some; a rules text has none, which test_properties.py asserts).
"""

import argparse
import random
import sys
import time

from fragments import FRAGMENTS
from reading import read, shape, slices

from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.printing import print_tree

SLOWEST = 1.0
"""Seconds that a text of some hundred characters may take."""


def made_up(chance: random.Random) -> str:
    """Return fragments in random order, now and then with a random character between them."""
    fragments = chance.choices(FRAGMENTS, k=chance.randint(1, 60))
    if chance.random() < 0.3:
        fragments.insert(chance.randrange(len(fragments)), chr(chance.choice((*range(1, 0x3100), 0x1F409))))
    return "".join(fragments)


def try_one(text: str, dialect: str) -> bool:
    """Check one text; return whether its printed tree reads the same. Raises AssertionError on a find."""
    began = time.perf_counter()
    tree = read(text, dialect)
    assert time.perf_counter() - began < SLOWEST, "took too long"
    assert slices(tree) == text, "lost a character"
    assert all(0 <= found.start <= found.end <= len(text) for found in tree.diagnostics), "points outside"
    return shape(read(print_tree(tree), dialect)) == shape(tree)


def main() -> int:
    """Run until the time is up; print what was tried."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--seed", type=int, default=0)
    given = arguments.parse_args()
    chance = random.Random(given.seed)  # noqa: S311  (a seeded run that can be repeated)
    end = time.monotonic() + 60 * given.minutes
    tried = unstable = 0
    while time.monotonic() < end:
        text, dialect = made_up(chance), chance.choice(tuple(DIALECTS))
        try:
            unstable += not try_one(text, dialect)
        except Exception:
            print(f"{dialect}: {text!r}")  # noqa: T201  (a tool for the terminal)
            raise
        tried += 1
    print(f"{tried} texts: none raised, lost a character or took long; {unstable} read otherwise when printed")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
