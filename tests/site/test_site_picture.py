"""The picture that the READMEs begin with: small, in light and dark, and of the page as it is written today."""

from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser
from support.site.rule_picture import FOLDER, NAMES, take

MOST_BYTES = 150_000
AS_TALL = 0.1
"""Part of the height by which fonts of different machines may differ."""


@pytest.mark.parametrize("name", NAMES.values())
def test_picture_loads_at_once(name: str) -> None:
    """The README's picture is small enough for a slow line."""
    assert (FOLDER / name).stat().st_size <= MOST_BYTES


@pytest.mark.nightly
def test_picture_is_of_the_present_page(browser: Browser, tmp_path: Path) -> None:
    """Taken anew, both pictures have the size that the stored ones have: python tests/support/site/rule_picture.py."""
    take(browser, tmp_path)
    for name in NAMES.values():
        with Image.open(tmp_path / name) as taken, Image.open(FOLDER / name) as stored:
            assert taken.width == stored.width
            assert taken.height == pytest.approx(stored.height, rel=AS_TALL)
