"""Pieces of rules text in the forms of the declared dialects, whole and damaged, and hostile lines for any dialect."""

import random
from collections.abc import Callable, Mapping

NUMBERS: Mapping[str, tuple[str, ...]] = {
    "magic-cr": ("{0}.", "{0}00.", "{0}0{1}.", "{0}0{1}.{2}.", "{0}0{1}.{2}a", "{0}0{1}.{2}b"),
    "duel-masters": ("{0}.", "{0}0{1}.", "{0}0{1}.{2}.", "{0}0{1}.{2}a", "{0}0{1}.{2}b．"),
    "hyphens": ("## {0}.", "### {0}-{1}.", "**{0}-{1}-{2}.**", "- **{0}-{1}-{2}-1.**", "{0}-{1}-{2}-1-1"),
    "dotted": ("## {0}.", "{0}.{1}.", "**{0}.{1}.{2}.**", "{0}.{1}.{2}.", "{0}.{1}.{2}.1.", "{0}.{1}.{2}.1.2."),
    "riftbound": ("{0}00.", "{0}0{1}.{2}.", "{0}0{1}.{2}.a.", "{0}0{1}.{2}.a.1.", "{0}0{1}.{2}.b.2.3."),
    "general": ("{0}.", "{0}.{1}", "{0}.{1}.{2}.", "{0}.{1}.{2}.1", "{0}.{1}.{2}a"),
}
"""Heads of lines by dialect; {0}, {1} and {2} are digits."""
WORDS = (
    "A boat has oars. ",
    "船には櫂がある。",
    "船有桨。",
    "Harbour",
    "See rule {0}0{1}.{2}a–c. ",
    "(See {0}-{1}-{2}.) ",
    "rules {0}0{1}.{2} and {0}0{1}.{2}b, ",
    "Example: ",
    "例２：",
    "例如：",
    "※ ",
    "• ",
    "Note: ",
    "\nGlossary\n",
    "\n用語集\n",
    "\n\n",
    "\n",
    "\r",
    "[",
    "《",
    "<!--",
    "{{1}}",
    "http://",
    "\x00",
    "\ufeff",
    "\u2028",
)
HOSTILE: Mapping[str, Callable[[int], str]] = {
    "one line of words": lambda size: "boat " * (size // 5),
    "one line of one sign": lambda size: "a" * size,
    "nested brackets": lambda size: "[" * (size // 2) + "]" * (size // 2),
    "nested brackets of several kinds": lambda size: "「《{(" * (size // 10),
    "NULs": lambda size: "\x00" * size,
    "mixed widths": lambda size: "１0１.1ａ 舟boat，" * (size // 24),
    "dots and digits": lambda size: "1." * (size // 2),
    "hyphens and digits": lambda size: "1-" * (size // 2),
    "references": lambda size: "100.1a-" * (size // 7),
    "words of references": lambda size: "rule " * (size // 5),
    "comments that end nowhere": lambda size: "<!-- " * (size // 5),
    "marks": lambda size: "Example: \n" * (size // 10),
    "blank lines": lambda size: " \n" * (size // 2),
    "the same number": lambda size: "100.1. boat\n" * (size // 12),
    "decoration": lambda size: "#*_>- " * (size // 6),
}
"""Texts of about so many bytes on which a careless expression takes time that grows faster than they do."""


def form_text(dialect: str, chance: random.Random) -> str:
    """Return lines of a declared form whose numbers ascend, here and there with a slip."""
    lines = []
    for at in range(chance.randint(1, 40)):
        digits = (1 + at // 15, 1 + at // 5 % 3, 1 + at % 5)
        head = chance.choice(NUMBERS[dialect])
        words = "".join(chance.choices(WORDS, k=chance.randint(1, 6)))
        lines.append(f"{head} {words}".format(*digits))
    text = list("\n".join(lines))
    for _ in range(chance.randint(0, 6)):
        at = chance.randrange(len(text))
        text[at] = chance.choice(("", text[at] * 2, "\n", " ", chr(chance.randrange(0x3100))))
    return "".join(text)


def hostile_text(size: int, chance: random.Random) -> str:
    """Return a hostile text of about ``size`` bytes, behind a number of some form or none."""
    numbers = [number.format(1, 1, 1) for numbers in NUMBERS.values() for number in numbers]
    head = chance.choice(("", "1.0.1 ", "502.57a ", *(f"{number} " for number in numbers)))
    return head + HOSTILE[chance.choice(sorted(HOSTILE))](size - len(head))
