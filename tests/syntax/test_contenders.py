"""Recognition among several dialects that know a text's numbers: which of them are read, and which is taken."""

import pytest

from rulesdb.source.text import SourceText
from rulesdb.syntax import recognition
from rulesdb.syntax.recognition import recognise

RULES = """\
1. The Harbour

100. Berths

100.1. A berth holds one boat.

100.1a A raft is a boat.

704.5. The harbour master looks around.

704.5a A sunken boat leaves its berth.
"""


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Return the dialects that a text is read as, in their order."""
    names: list[str | None] = []
    read = recognition.read

    def noted(source: SourceText, dialect: str | None, ruleset: str | None) -> recognition.Recognition:
        names.append(dialect)
        return read(source, dialect, ruleset)

    monkeypatch.setattr(recognition, "read", noted)
    return names


def test_reading_beyond_doubt_is_the_only_one(tried: list[str | None]) -> None:
    """Where every number and the expected ones are read, no dialect without expected numbers is tried."""
    assert recognise(SourceText("made-up.txt", RULES)).tree.dialect == "magic-cr"
    assert tried == ["magic-cr"]


def test_line_ends_of_old_computers_hide_no_expected_number(tried: list[str | None]) -> None:
    """Line ends that are carriage returns alone are line ends for recognition as well."""
    assert recognise(SourceText("made-up.txt", RULES.replace("\n", "\r"))).tree.dialect == "magic-cr"
    assert tried[0] == "magic-cr"


@pytest.mark.parametrize(
    ("there", "instead"), [("704.5a ", "704.6a "), ("A raft is a boat.", "A raft is\n\n9.9.9 a boat.")]
)
def test_doubtful_reading_is_one_of_several(tried: list[str | None], there: str, instead: str) -> None:
    """Where an expected number is missing, or a line's number was not read, the other dialects are tried as well."""
    recognise(SourceText("made-up.txt", RULES.replace(there, instead)))
    assert len(tried) > 1
