"""The shipped editors' notes: each is on a rule that the text has, and none is lost."""

from collections import Counter

import pytest

from rulesdb.graph.naming import identifier, name_in_table
from rulesdb.source.edition_sources import EditionSource, shipped_editions
from rulesdb.source.editorial_notes import notes_in
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse

by_edition = pytest.mark.parametrize("edition", shipped_editions(), ids=lambda edition: edition.ruleset)


@by_edition
def test_every_comment_is_the_note_of_the_element_below_it(edition: EditionSource) -> None:
    """A number or heading has one note at most, in its own file."""
    for file in edition.files:
        source = read_text(file.path, file.name)
        notes = [*notes_in(source.text, edition.ruleset or "")]
        keys = {name_in_table(identifier("", node.key)) for node in parse(source).nodes}
        assert len(notes) == source.text.count("<!--")
        assert [note.key for note in notes if note.key not in keys] == []
        assert [key for key, count in Counter(note.key for note in notes).items() if count > 1] == []


@by_edition
def test_notes_are_sentences_for_readers_of_both_texts(edition: EditionSource) -> None:
    """Each is short, and ends as a sentence."""
    for file in edition.files:
        for note in notes_in(read_text(file.path, file.name).text, ""):
            assert note.text.endswith("。")
            assert len(note.text) <= 120
