"""References that cross versions of the rules: which are diagnosed, and which fit or cannot be judged."""

import pytest
from support.graph.made_up_trees import analyzer, edition, rule, tree

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import TextFile
from rulesdb.source.edition_sources import Renumbering
from rulesdb.words.diagnostic_meanings import detail

OARS = (rule("2", title="櫂"), rule("2.1", title="櫂の数"), rule("2.1.1", "櫂は二本。"), rule("2.1.2", "舵は一つ。"))
MOVED = Renumbering("第一版", "第二版", "2.1.1", "2.1.2", "舵の数")


def text(version: str, *stated: object, name: str = "official") -> LoadedEdition:
    """Make an edition of one file, which is called like its edition, of a version of the rules."""
    loaded = edition(tree(*stated, name=f"{name}.txt"), name=name)  # type: ignore[arg-type]  # rules and headings
    return loaded._replace(edition=loaded.edition._replace(files=(TextFile(f"{name}.txt", "00", version),)))


def citing(version: str, number: str) -> LoadedEdition:
    """Make our own text of a version, whose rule 1.1.1 cites a number."""
    stated = (rule("1", title="船"), rule("1.1", title="船の形"), rule("1.1.1", f"船は進む[{number}]。"))
    return text(version, *stated, name="plain")._replace(renumbered=(MOVED,))


def found(*editions: LoadedEdition) -> list[tuple[str, str]]:
    """Return code and message of every diagnostic of the graph."""
    return [(one.code, one.message) for one in build_graph(editions, analyzer())[1]]


def test_number_that_moved_is_diagnosed_at_the_reference() -> None:
    """The message has both versions, the number there, and what it is."""
    (problem,) = build_graph([citing("第一版", "2.1.1"), text("第二版", *OARS)], analyzer())[1]
    assert (problem.code, problem.file, problem.line, problem.column) == ("reference-other-version", "plain.txt", 6, 5)
    assert problem.message == (
        "2.1.1 of 第一版, which this text has, is 2.1.2 in official.txt, which has 第二版: 舵の数. "
        "Read 2.1.2, or write it."
    )
    assert detail(problem.code, problem.message) == "第一版の2.1.1は、第二版では2.1.2(舵の数)"


def test_number_that_moved_is_diagnosed_from_the_later_version_as_well() -> None:
    """The later text's number is the former one in the earlier text, also where that has no such number."""
    ((code, message),) = found(citing("第二版", "2.1.2"), text("第一版", *OARS[:3]))
    assert code == "reference-other-version"
    assert "is 2.1.1 in official.txt" in message


def test_number_that_the_other_version_lacks_is_diagnosed_with_both_versions() -> None:
    """It is said once, and not as a reference into nowhere."""
    ((code, message),) = found(citing("第一版", "2.1.7"), text("第二版", *OARS))
    assert code == "reference-other-version"
    assert message == (
        "2.1.7 of 第一版, which this text has, is not in official.txt, which has 第二版. "
        "Load the text of 第一版, too, or write the number of 第二版."
    )
    assert detail(code, message) == "第一版の2.1.7が、第二版の文書にない"


@pytest.mark.parametrize(
    ("of_citing", "number", "of_cited"),
    [
        ("第一版", "2.1.1", "第一版"),
        ("第一版", "2.1.2", "第二版"),
        ("第二版", "2.1.1", "第一版"),
        ("", "2.1.1", "第二版"),
    ],
)
def test_reference_that_fits_is_no_finding(of_citing: str, number: str, of_cited: str) -> None:
    """Within a version, to a number that did not move, and from a text of which nobody says the version."""
    assert found(citing(of_citing, number), text(of_cited, *OARS)) == []


def test_reference_fits_where_a_text_of_its_own_version_has_the_number() -> None:
    """Whoever loads both versions is led to the one that is meant."""
    assert found(citing("第一版", "2.1.1"), text("第二版", *OARS), text("第一版", *OARS, name="notes")) == []


@pytest.mark.parametrize("version", ["第一版", ""])
def test_number_that_its_own_version_may_lack_is_unresolved_as_ever(version: str) -> None:
    """A text of the same version lacks it, or the version of the text is unknown; then versions explain nothing."""
    assert [code for code, _ in found(citing("第一版", "2.1.7"), text(version, *OARS))] == ["reference-unresolved"]


def test_number_of_a_chapter_that_no_text_has_is_unresolved_as_ever() -> None:
    """No version of that chapter is loaded."""
    assert [code for code, _ in found(citing("第一版", "3.1.1"), text("第二版", *OARS))] == ["reference-unresolved"]
