"""Answers for assistants: blocks of text, cut at a limit, with the sources of all that is quoted at the end."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

Item = TypeVar("Item")

MOST = 8_000
"""Characters of the longest answer."""
_FOR_NOTES = 400
"""Characters that are kept for the note on what was cut."""


class Versioned(Protocol):
    """What names the version of its text, such as a file of an edition."""

    @property
    def version(self) -> str | None:
        """The version of the rules, None where nobody says it."""

    @property
    def date(self) -> str | None:
        """The day from which they are in force, None where nobody says it."""

    @property
    def digest(self) -> str:
        """The SHA-256 of its file."""


class Sourced(Versioned, Protocol):
    """What names the text that it is from as well, such as a rule or a hit."""

    @property
    def id(self) -> str:
        """Its identifier."""

    @property
    def edition(self) -> str:
        """The name of its edition."""


def version_of(text: Versioned) -> str:
    """Return version, date and digest of a text in words."""
    return f"version {text.version or 'not stated'}, date {text.date or 'not stated'}, sha256 {text.digest}"


class Sources:
    """The texts that an answer quotes, each with a letter for its place in the answer."""

    def __init__(self) -> None:
        """Begin without any."""
        self._lines: dict[str, str] = {}

    def mark(self, one: Sourced) -> str:
        """Return the mark of the text that something is from: ``[a]``."""
        game = one.id.partition(":")[0]
        line = f"{game} {one.edition}, {version_of(one)}"
        return self._lines.setdefault(line, f"[{_letters(len(self._lines))}]")

    @property
    def legend(self) -> Sequence[str]:
        """The lines that say what the marks stand for."""
        return [f"{mark} {line}" for line, mark in self._lines.items()]


def _letters(number: int) -> str:
    """Return the name of a number: a to z, then aa."""
    return (_letters(number // 26 - 1) if number >= 26 else "") + chr(ord("a") + number % 26)  # noqa: PLR2004  (letters)


def answer(
    head: str, items: Sequence[Item], block_of: Callable[[Item], str], sources: Sources, rest: Callable[[Item], str]
) -> str:
    """Return a head and the blocks of some items with their sources, as many as are within the limit.

    ``rest`` says how to get an item that is left out, and those behind it. An item is made only while there is room.
    """
    blocks, legend, left_out = [head], sources.legend, list(items)
    while left_out:
        block = block_of(left_out[0])
        room = MOST - _FOR_NOTES - _length([*blocks, *sources.legend])
        if len(block) > room and not (len(items) == len(left_out) and room > _FOR_NOTES):
            break
        blocks, legend = [*blocks, block if len(block) <= room else f"{block[:room]}…"], sources.legend
        if len(block) > room:
            break
        left_out.pop(0)
    if left_out:
        counted = "1 part is" if len(left_out) == 1 else f"{len(left_out):,} parts are"
        blocks.append(f"Cut at {MOST:,} characters: {counted} left out or cut. {rest(left_out[0])}")
    if legend:
        blocks.append("\n".join(["Sources:", *legend]))
    return "\n\n".join(filter(None, blocks))


def _length(parts: Sequence[str]) -> int:
    return sum(len(part) + 2 for part in parts)
