"""The browser that looks at the rulebook, in benchmarks and tests alike: where it is, and how it is started."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
"""The program, None where there is none; Debian's headless shell opens a page in less than half of chromium's time."""
SWITCHES = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"),
    *("--in-process-gpu", "--renderer-process-limit=1"),  # pages of ours need no walls between them
    "--disable-features=SpareRendererForSitePerProcess,IsolateOrigins,site-per-process",
]
PATIENCE = 30_000
"""Milliseconds; a busy machine takes more than playwright's five seconds."""


@contextmanager
def running() -> Iterator[Browser]:
    """Run a headless chromium. What is expected of its pages is waited for as long as their other events are.

    Two cannot run at once in one process: each has a loop of playwright's.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        browser.close()
