"""The browser that looks at the rulebook, in benchmarks and tests alike: where it is, and how it is started."""

import shutil

from playwright.sync_api import Browser, Playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
"""The program, None where there is none."""
SWITCHES = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


def opened(playwright: Playwright) -> Browser:
    """Return a headless chromium."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
