"""The documents of the repository, for the tests that read them: which there are, and the commands that they show.

A command stands in a fenced block: ``sh`` has commands by themselves, ``console`` has each with what it prints.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
README = ROOT / "README.md"

_OTHERS = ("CONTRIBUTING.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "data/README.md")
DOCUMENTS = (README, *(ROOT / name for name in _OTHERS), *sorted(ROOT.glob("docs/*.md")))
"""The English documents; the README first."""

TRANSLATIONS = {README: ROOT / "README.ja.md"} | {
    ROOT / "docs" / path.name: path for path in sorted(ROOT.glob("docs/ja/*.md"))
}
"""The Japanese document of each English one that has one."""

BLOCK = re.compile(r"^```(?P<kind>sh|console)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SESSION = re.compile(r"^\$ (?P<command>.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)


class Shown(NamedTuple):
    """A command of a document."""

    command: str
    output: str | None
    """What the document says that it prints, None where nothing is shown."""


def name(document: Path) -> str:
    """Return the path of a document in the repository."""
    return str(document.relative_to(ROOT))


def blocks(document: Path) -> list[tuple[str, str]]:
    """Return kind and text of each block of commands."""
    return [(block["kind"], block["text"]) for block in BLOCK.finditer(document.read_text(encoding="utf-8"))]


def shown(document: Path) -> Iterator[Shown]:
    """Yield the commands in order: those of ``sh`` blocks one by one, those of ``console`` blocks with their output."""
    for kind, text in blocks(document):
        if kind == "sh":
            yield from (Shown(part.strip(), None) for line in text.splitlines() for part in line.split(" && "))
        else:
            yield from (Shown(session["command"], session["output"]) for session in SESSION.finditer(text))
