"""The editors' notes of the shipped editions: where an official Japanese text means something else, or is unclear.

A note is a comment on a line of its own above its rule, ``<!-- 6.3.4: … -->``, so that whoever changes the rule sees
it. The parser passes over comments; answers show the note where an official text and ours stand side by side.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.source.edition_sources import EditionSource, shipped_editions
from rulesdb.source.text_reading import read_text

_NOTE = re.compile(r"^<!-- (?P<key>[^:、\n]+)(?:、(?P<part>[^:\n]+))?: (?P<text>.+) -->$", re.MULTILINE)


class EditorialNote(NamedTuple):
    """The note on a rule of a ruleset; ``key`` is the rule's number, or a heading with the colon of its text."""

    ruleset: str
    key: str
    text: str


def shipped_editorial_notes() -> tuple[EditorialNote, ...]:
    """Return the notes of all shipped editions, in the order of their texts.

    Raises SourceError for a text that cannot be read.
    """
    return tuple(note for edition in shipped_editions() for note in _notes(edition))


def _notes(edition: EditionSource) -> Iterator[EditorialNote]:
    for file in edition.files:
        yield from notes_in(read_text(file.path, file.name).text, edition.ruleset or "")


def notes_in(text: str, ruleset: str) -> Iterator[EditorialNote]:
    """Yield the editorial notes in a text; a note on a part of a rule begins with the part's name."""
    for found in _NOTE.finditer(text):
        part = f"{found['part']}: " if found["part"] else ""
        yield EditorialNote(ruleset, found["key"], part + found["text"])
