"""The table of Japanese words knows everything that the data can name."""

import pytest

from rulesdb.site import page_words
from rulesdb.site.symbol_drawings import DRAWINGS
from rulesdb.source.diagnostics import CODES, Severity
from rulesdb.syntax.tree import NodeKind, PartKind
from rulesdb.words.diagnostic_meanings import MEANINGS, SEVERITIES
from rulesdb.words.node_names import KINDS, PARTS, part_name


def test_every_diagnostic_has_a_japanese_meaning() -> None:
    """The findings page never falls back to an English code."""
    assert set(MEANINGS) == set(CODES)
    assert set(SEVERITIES) == set(Severity)


def test_every_kind_of_node_and_part_has_a_name() -> None:
    """So do the places of citations."""
    assert set(KINDS) == set(NodeKind)
    assert set(PARTS) == {"text", "sentence", *PartKind}
    assert part_name("example-12") == "例12"


def test_every_drawing_has_a_name() -> None:
    """What a reader sees, a listener hears; only letters and numbers are shown as such."""
    assert set(page_words.SYMBOLS) - set(DRAWINGS) == {"{X}", "{ }"}
    assert set(DRAWINGS) <= set(page_words.SYMBOLS)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("{p}", ("力", "パワー")),
        ("{12}", ("12", "不特定マナ12点")),
        ("{ }", ("", "空のマナ・コスト")),
        ("{羽}", ("羽", "記号羽")),
    ],
)
def test_symbols_show_a_sign_and_have_a_name(written: str, shown: tuple[str, str]) -> None:
    """Known ones, amounts of mana, the empty cost, and one that nobody has heard of."""
    assert page_words.symbol(written) == shown
