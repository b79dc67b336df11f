"""Which missing numbers are dead, and of which nothing can be said."""

import pytest

from rulesdb.citations.loaded_numbers import LoadedNumbers, Standing, form

BOATS = LoadedNumbers(
    "boats",
    [
        *("1", "1.0", "1.0.1", "1.0.2", "1.0.2a", "1.0.2b", "1.1", "1.1.1", "3", "3.0"),
        *("5", "5.7", "5.7.1", "5.9", "5.9.40", "5.9.41"),
    ],
)
LETTERS = [f"704.5{letter}" for letter in "abcdefghijkmnpq"]
SPELLS = LoadedNumbers("spells", ["7", "700", "701", "702", "703", "704", "704.5", *LETTERS, "8", "805"])


@pytest.mark.parametrize(
    ("numbers", "number", "standing"),
    [
        (BOATS, "1.0.2a", Standing.LIVE),
        (BOATS, "1.0.2c", Standing.DEAD),
        (BOATS, "1.0.1a", Standing.DEAD),
        (BOATS, "1.0.3", Standing.DEAD),
        (BOATS, "1.0.3a", Standing.DEAD),
        (BOATS, "1.2", Standing.DEAD),
        (BOATS, "1.2.4b", Standing.DEAD),
        (BOATS, "2.0.1", Standing.NOT_LOADED),
        (BOATS, "4", Standing.NOT_LOADED),
        (BOATS, "5.8", Standing.NOT_LOADED),
        (BOATS, "5.9.39", Standing.NOT_LOADED),
        (BOATS, "5.7.2", Standing.DEAD),
        (SPELLS, "704.5l", Standing.DEAD),
        (SPELLS, "704.5z", Standing.DEAD),
        (SPELLS, "705", Standing.DEAD),
        (SPELLS, "705.1a", Standing.DEAD),
        (SPELLS, "801", Standing.NOT_LOADED),
        (SPELLS, "100.2", Standing.NOT_LOADED),
        (SPELLS, "9" * 6000, Standing.NOT_LOADED),
    ],
)
def test_standing_of_a_number(numbers: LoadedNumbers, number: str, standing: Standing) -> None:
    """A number is dead where its siblings are loaded without holes; letters that a text leaves out are no holes."""
    assert numbers.standing(number) is standing


@pytest.mark.parametrize(
    ("number", "is_one"),
    [("1.0.2b", True), ("1.9.99z", True), ("1.0.2.3", False), ("1.02", False), ("2026.1", False), ("1-2", False)],
)
def test_form_of_numbers(number: str, is_one: bool) -> None:
    """A number has the form of a ruleset's if it has as many parts, no longer ones, and no leading zeros."""
    assert BOATS.has_form_of(number) is is_one


def test_form_is_one_for_all_numbers_of_a_level() -> None:
    """Digits and letters of any length are one sign each."""
    assert form("12.0.345bc") == form("1.0.2a") == "1.1.1a"
