"""Pieces of rules text in the forms of the declared dialects, whole and damaged."""

import random
from collections.abc import Mapping

NUMBERS: Mapping[str, tuple[str, ...]] = {
    "magic-cr": ("{0}.", "{0}00.", "{0}0{1}.", "{0}0{1}.{2}.", "{0}0{1}.{2}a", "{0}0{1}.{2}b"),
    "duel-masters": ("{0}.", "{0}0{1}.", "{0}0{1}.{2}.", "{0}0{1}.{2}a", "{0}0{1}.{2}b．"),
    "hyphens": ("## {0}.", "### {0}-{1}.", "**{0}-{1}-{2}.**", "- **{0}-{1}-{2}-1.**", "{0}-{1}-{2}-1-1"),
    "dotted": ("## {0}.", "{0}.{1}.", "**{0}.{1}.{2}.**", "{0}.{1}.{2}.", "{0}.{1}.{2}.1.", "{0}.{1}.{2}.1.2."),
    "riftbound": ("{0}00.", "{0}0{1}.{2}.", "{0}0{1}.{2}.a.", "{0}0{1}.{2}.a.1.", "{0}0{1}.{2}.b.2.3."),
    "decimal": ("{0}.", "Article {0}:", "{0}.{1}", "**{0}.{1}**", "{0}.{1}.{2}", "{0}.{1}.{2}.1.", "{0}.{1}a"),
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
