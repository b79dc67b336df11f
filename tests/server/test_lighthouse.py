"""Lighthouse, which Chromium's makers measure pages with, finds the rulebook quick and open to all.

It is no dependency of the project: `npm install --no-save lighthouse` brings it.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from chromium import CHROMIUM
from support.server.served import Server

ROOT = Path(__file__).resolve().parents[2]
LIGHTHOUSE = shutil.which("lighthouse", path=os.pathsep.join((str(ROOT / "node_modules" / ".bin"), os.environ["PATH"])))
LEAST_SPEED = 95
PATIENCE = 180
"""Seconds for a page."""


@pytest.mark.nightly
@pytest.mark.parametrize("path", ["index.html", "fab/6.4.html", "fab/r/6.4.10.html"])
def test_a_page_is_quick_and_open_to_all(server: Server, path: str) -> None:
    """On a slow phone the start page, a section and the page of a rule."""
    if LIGHTHOUSE is None or CHROMIUM is None:
        pytest.skip("needs lighthouse: npm install --no-save lighthouse")
    address = f"http://127.0.0.1:{server.port}/{path}"
    switches = ("--quiet", "--output=json", "--only-categories=performance,accessibility")
    done = subprocess.run(
        [LIGHTHOUSE, address, *switches, "--chrome-flags=--headless --no-sandbox"],
        env={**os.environ, "CHROME_PATH": CHROMIUM},
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    scores = {name: round(100 * found["score"]) for name, found in json.loads(done.stdout)["categories"].items()}
    assert scores["accessibility"] == 100
    assert scores["performance"] >= LEAST_SPEED
