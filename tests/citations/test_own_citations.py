"""Citations in this repository: the engine and its checks cite rules that exist."""

import re
from collections import Counter
from pathlib import Path

import pytest

import rulesdb
from rulesdb.graph.model import Graph
from rulesdb.pipeline.citing import Reviewer, citation_reviewer, review_project
from rulesdb.pipeline.home import open_home

PACKAGE = Path(rulesdb.__file__).parent


@pytest.fixture(scope="module")
def reviewer(shipped_home: Path) -> Reviewer:
    """Return a judge of citations of the shipped rules."""
    return citation_reviewer(open_home(shipped_home))


@pytest.mark.parametrize("folder", ["engine", "checks/fab", "checks/mtg"])
def test_rules_that_the_engine_names_exist(folder: str, reviewer: Reviewer) -> None:
    """A number in code, string or docstring that no shipped rule has would mislead who reads the engine."""
    warnings: list[str] = []
    report = review_project(reviewer, PACKAGE / folder, ["__pycache__"], warnings.append)
    assert [f"{one.file}:{one.line}: {one.wrong.id}" for one in report.findings] == []
    assert warnings == []
    assert report.citations > report.files


def test_files_of_packages_hold_no_citations(reviewer: Reviewer, tmp_path: Path) -> None:
    """Versions of packages have the form of rules, and a project has hundreds of them."""
    versions = [f"{major}.{minor}.{patch}" for major in range(1, 7) for minor in range(3) for patch in range(9)]
    texts = {
        "package.json": "".join(f'  "oars-{at}": "{one}",\n' for at, one in enumerate(versions)),
        "requirements.txt": "".join(f"oars=={one}\n" for one in versions),
        "CHANGELOG.md": "".join(f"## [{one}] - 2026-01-02\n" for one in versions),
        "deploy.yml": "".join(f"image: oars:{one}\nversion: {one}\naddress: 10.{one}\n" for one in versions),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    report = review_project(reviewer, tmp_path, [], print)
    assert Counter(one.file for one in report.findings) == {}
    assert (report.files, report.citations) == (4, 0)


@pytest.mark.parametrize(("files", "found"), [(30, ["1.0.9"]), (9, [])])
def test_bare_numbers_are_judged_by_all_files_of_a_kind(
    files: int, found: list[str], shipped: Graph, reviewer: Reviewer, tmp_path: Path
) -> None:
    """A lone number in a comment cites a rule where the comments of the project do so, and is nothing by itself."""
    numbers = [
        node.number for node in shipped.nodes.values() if node.number and re.fullmatch(r"\d\.\d\.\d", node.number)
    ]
    for at, number in enumerate(numbers[:files]):
        (tmp_path / f"part-{at}.rs").write_text(f"// the oars ({number})\n", encoding="utf-8")
    (tmp_path / "last.rs").write_text("// the rudder (1.0.9)\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("The library of 1.0.9.\n", encoding="utf-8")
    report = review_project(reviewer, tmp_path, [], print)
    assert [finding.cited for finding in report.findings] == found
