"""Recognition among several dialects that know a text's numbers: which of them are read, and which is taken."""

from random import Random

import pytest
from support.syntax.declared_forms import NUMBERS, form_text
from support.syntax.hostile_forms import HOSTILE

from rulesdb.source.text import SourceText
from rulesdb.syntax import recognition
from rulesdb.syntax.best_ranks import Prospect, prospect
from rulesdb.syntax.dialects import DIALECTS, Dialect, contenders
from rulesdb.syntax.recognition import GENERAL, recognise

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


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Return the dialects of which it is asked what they may read of a text, in their order."""
    names: list[str | None] = []

    def noted(text: str, dialect: Dialect) -> Prospect:
        names.append(dialect.name)
        return prospect(text, dialect)

    monkeypatch.setattr(recognition, "prospect", noted)
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
def test_doubtful_reading_is_one_of_several(
    looked_at: list[str | None], tried: list[str | None], there: str, instead: str
) -> None:
    """Where an expected number is missing, or a line's number was not read, the other dialects are considered."""
    recognise(SourceText("made-up.txt", RULES.replace(there, instead)))
    assert len({*looked_at, *tried}) > 1


def test_dialect_without_a_number_in_the_text_is_not_read(tried: list[str | None]) -> None:
    """A text that nothing reads is read as none of the dialects whose numbers it lacks."""
    recognise(SourceText("made-up.txt", "1-1-1 \n"))
    assert set(tried) == {"hyphens", "fab"}


@pytest.mark.in_part(0)
@pytest.mark.in_part(1)
@pytest.mark.parametrize("group", range(3))
def test_dialects_passed_over_would_change_nothing(group: int) -> None:
    """Which dialect is taken, its tree and its doubt are those of a recognition that reads the text as all of them."""
    chance = Random(group)  # noqa: S311  (texts, no secrets)
    for _ in range(20):
        forms = [form_text(chance.choice(sorted(NUMBERS)), chance) for _ in range(chance.randint(1, 2))]
        _assert_as_if_all_were_read("\n".join(forms))


@pytest.mark.in_part(4)
@pytest.mark.parametrize("kind", sorted(HOSTILE))
def test_dialects_passed_over_would_change_nothing_of_a_hostile_text(kind: str) -> None:
    """Of a hostile text, too, recognition takes what it would take after reading all dialects."""
    for head in ("", "1.1. ", "100.1. ", "1-1-1 ", "1.0.1 "):
        _assert_as_if_all_were_read(head + HOSTILE[kind](600))


@pytest.mark.in_part(0)
@pytest.mark.parametrize(
    "kind", ["numbers alone", "headings of markdown", "numbers cut by line ends", "the same number"]
)
@pytest.mark.parametrize("head", ["1-1-1 ", "502.57a "])
def test_large_text_that_nothing_fits_is_read_twice_at_the_most(tried: list[str | None], kind: str, head: str) -> None:
    """Before it is refused a large text is read as one dialect, and as another only where that might have rules."""
    taken = recognise(SourceText("made-up.txt", head + HOSTILE[kind](recognition.LARGE)))
    assert not taken.has_rules
    assert len(tried) <= 2


def _assert_as_if_all_were_read(text: str) -> None:
    source = SourceText("made-up.txt", text)
    names = [form.name for form in contenders(text)]
    readings = [recognition.read(source, name, None) for name in names]
    if not any(reading.has_rules for reading in readings):
        readings += [recognition.read(source, name, None) for name in DIALECTS if name not in {*names, GENERAL}]
    best = max(readings, key=lambda reading: reading.rank)
    keys = {node.key for node in best.tree.nodes}
    alike = [{node.key for node in one.tree.nodes} for one in readings if one.rank[:3] == best.rank[:3]]
    taken = recognise(source)
    assert (taken.tree.dialect, taken.tree.nodes, taken.fit) == (best.tree.dialect, best.tree.nodes, best.fit)
    is_guess = bool(keys) and any(other not in (set(), keys) for other in alike)
    assert ("dialect-guessed" in {found.code for found in taken.tree.diagnostics}) == is_guess
