"""Whether another text of a game has later rules: by days, or by names of one form."""

import pytest

from rulesdb.graph.model import Edition, Graph, TextFile
from rulesdb.graph.text_versions import later_version


def _graph(*files: TextFile) -> Graph:
    """Return a graph with an edition of these files, and a later text of another game."""
    other = Edition("plain", "mtg", "", "", (TextFile("primer.txt", "", "99.9", "2099-01-01"),))
    return Graph({}, (), (), (), (Edition("plain", "fab", "", "", files), other))


def _text(version: str, effective: str = "") -> TextFile:
    return TextFile(f"{version}{effective}.txt", "", version, effective)


@pytest.mark.parametrize(
    ("one", "later"),
    [
        (_text("2.10.1"), _text("2.10.1より後")),
        (_text("2.10.1より後"), _text("2.11")),
        (_text("2.9"), _text("2.10")),
        (_text("2006-08-18更新"), _text("2006-10-01")),
        (_text("summer", "2031-04-05"), _text("autumn", "2031-09-01")),
        (_text("3.0", "2031-04-05"), _text("2.0", "2031-09-01")),
    ],
)
def test_a_later_version_is_named(one: TextFile, later: TextFile) -> None:
    """The text with the earlier rules has a later version beside it, and the other one has none."""
    graph = _graph(one, later)
    assert later_version(graph, "fab", one) == later.rules_version
    assert later_version(graph, "fab", later) == ""


@pytest.mark.parametrize(
    ("one", "other"), [("2.10.1", "2.10.1"), ("summer", "autumn"), ("2.10", "2031-04-05"), ("", "2.10"), ("2.10", "")]
)
def test_what_has_no_order_is_not_called_old(one: str, other: str) -> None:
    """Equal versions, names without numbers, a number beside a day, and texts without a version are not ordered."""
    graph = _graph(_text(one), _text(other))
    assert later_version(graph, "fab", _text(one)) == ""


def test_the_latest_of_several_is_named() -> None:
    """Of two later versions the last one is named; a version that is called by its day goes by that day."""
    first, second, last = _text("1.0"), _text("1.1"), _text("1.2")
    assert later_version(_graph(first, last, second), "fab", first) == "1.2"
    dated = _text("2031-09-01", "2031-09-01")
    assert (
        later_version(_graph(_text("spring", "2031-01-01"), dated), "fab", _text("spring", "2031-01-01"))
        == "2031-09-01"
    )
