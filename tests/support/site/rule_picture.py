"""Takes the picture of a board that the READMEs begin with, in light and dark: a game, and the same without a sentence.

    python tests/support/site/rule_picture.py

It is opened on the page of its rule in the shipped edition; of its checks the rule's own are played. Colours are
reduced to 256, so that the picture loads at once.
"""

import io
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from unittest import mock

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

sys.path.append(str(Path(__file__).resolve().parents[3] / "benchmarks"))
from chromium import running

from rulesdb import __version__
from rulesdb.checks.registry import Check
from rulesdb.pipeline import proof_making
from rulesdb.pipeline.checking import CheckReport, execute
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.progress import Progress
from rulesdb.pipeline.publishing import publish
from rulesdb.site.stamp import Stamp

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "pictures"
RULE = "fab:1.13.4a"
PAGE = "fab/r/1.13.4a.html"
NAMES: dict[Literal["light", "dark"], str] = {"light": "rule.png", "dark": "rule-dark.png"}
COMPARED = "1.13.4a 文2がない場合と比べる"
SIZE: ViewportSize = {"width": 1000, "height": 680}
"""Pixels of the page, all of which the board fills."""
SHARPNESS = 2
"""Pixels of the picture for one of the page, across and down."""


def write_rulebook(folder: Path) -> None:
    """Write the rulebook of the shipped edition to ``folder``, with the checks of the rule alone."""

    def of_the_rule(
        checks: Sequence[Check], progress: Progress, *, with_knock_out: bool, with_boards: bool
    ) -> CheckReport:
        found = [check for check in checks if RULE in check.rules]
        return execute(found, progress, with_knock_out=with_knock_out, with_boards=with_boards)

    with TemporaryDirectory() as home, mock.patch.object(proof_making, "execute", of_the_rule):
        build([], Path(home), ruleset="fab")
        publish(open_home(Path(home)), folder, Stamp(__version__, ""))


def picture(browser: Browser, rulebook: Path, scheme: Literal["light", "dark"]) -> Image.Image:
    """Return the picture of the board at its end, beside the game without the second sentence."""
    page = browser.new_page(viewport=SIZE, device_scale_factor=SHARPNESS, color_scheme=scheme)
    page.goto((rulebook / PAGE).as_uri())
    page.locator(".watch").first.click()
    page.get_by_role("button", name=COMPARED).click()
    page.keyboard.press("End")
    taken = page.screenshot()
    page.close()
    return Image.open(io.BytesIO(taken)).convert("RGB").quantize(256)


def take(browser: Browser, folder: Path) -> None:
    """Write the pictures to ``folder``."""
    with TemporaryDirectory() as scratch:
        rulebook = Path(scratch) / "rulebook"
        write_rulebook(rulebook)
        for scheme, name in NAMES.items():
            picture(browser, rulebook, scheme).save(folder / name, optimize=True)


if __name__ == "__main__":
    with running() as opened:
        take(opened, FOLDER)
