"""Every case file reads as its expectation says, loses nothing, and reads the same when printed."""

from pathlib import Path

import pytest
from support.syntax.damaged_texts import CASES, EXPECTED, INPUT, reading_of, split
from support.syntax.parsed_texts import read, shape, slices

from rulesdb.syntax.printing import print_tree


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case(case: Path, request: pytest.FixtureRequest) -> None:
    """The reading of the input is the expected one."""
    title, text, expected = split(case)
    found = reading_of(text)
    if request.config.getoption("--refresh"):
        case.write_text(
            f"{title}{INPUT}{case.read_text(encoding='utf-8').partition(INPUT)[2].partition(EXPECTED)[0]}"
            f"{EXPECTED}{found}",
            encoding="utf-8",
        )
        return
    assert found == expected


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_case_is_whole_and_stable(case: Path) -> None:
    """No character of the input is lost, and the printed tree reads the same."""
    _, text, _ = split(case)
    tree = read(text)
    assert slices(tree) == text
    assert shape(read(print_tree(tree), tree.dialect)) == shape(tree)
