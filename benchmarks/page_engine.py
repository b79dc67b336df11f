"""Measures the page 裁定 in chromium: what it loads, when it is ready, how long a ruling takes.

    python benchmarks/page_engine.py [--runtime DIR] [--every N] [--rounds N]

A phone is taken to be four times slower than this processor: the figures are four times the processor time of the
browser's process for pages, which other work on the machine moves less than the clock: that of its busiest thread, for
which a reader waits, and that of all, which several cores spend at once. Linux alone tells the time of threads.
"""

import argparse
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import sleep
from typing import NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

from chromium import CHROMIUM, SWITCHES
from playwright.sync_api import BrowserContext, Page, sync_playwright
from support.site.file_server import serve
from support.site.made_up_rulebook import STAMP

from rulesdb.engine.games import GAMES
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.page_engine.engine_files import page_engine
from rulesdb.pipeline.page_engine.runtime import read_runtime, runtime_folder
from rulesdb.site.engine_files import ENGINE_FOLDER
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.shipped_situations import shipped_situations

SLOWER = 4
"""How many times slower a phone is taken to be."""
MEGABYTE = 1_000_000
SETTLED = 3.0
"""Seconds after which the worker has prepared itself."""
_RULE = """(text) => new Promise((done) => {
    const ruled = new MutationObserver(() => { ruled.disconnect(); done(); });
    ruled.observe(document.querySelector("main"), { attributeFilter: ["data-ruled"] });
    document.querySelector("#judge-text").value = text;
    document.querySelector(".judge-form").requestSubmit();
})"""


class Taken(NamedTuple):
    """Seconds of a slow processor."""

    busiest: float
    """Of the thread that took most."""
    every: float
    """Of all threads."""


class Round(NamedTuple):
    """What was measured once."""

    first: Taken
    """Until the page is ready for the first time."""
    again: Taken
    """Until it is ready the next time."""
    rulings: list[Taken]
    """For each ruling."""


def written(runtime: Path, scratch: Path) -> Path:
    """Write the rulebook of the shipped edition with the page, and return its folder."""
    build([], scratch / "home")
    graph = open_home(scratch / "home").graph
    engine = partial(page_engine, read_runtime(runtime), graph)
    write_site(graph, (), scratch / "book", STAMP, engine=engine)
    return scratch / "book"


@contextmanager
def visitor(profile: Path) -> Iterator[BrowserContext]:
    """Run a browser with what it has kept in a profile."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=SWITCHES, viewport={"width": 360, "height": 740}
        )
        yield context
        context.close()


def _threads(context: BrowserContext) -> dict[str, float]:
    """Return the seconds of processor time that each thread of the browser's processes for pages has taken so far."""
    assert context.browser is not None
    told = context.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    found = {}
    for process in (one["id"] for one in told["processInfo"] if one["type"] == "renderer"):
        for path in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):  # a thread that has ended
                fields = (path / "stat").read_text().rpartition(")")[2].split()
                found[str(path)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


@contextmanager
def watched(context: BrowserContext) -> Iterator[list[Taken]]:
    """Yield a list that has what was taken meanwhile when the block is left."""
    found = list[Taken]()
    before = _threads(context)
    yield found
    taken = [SLOWER * (seconds - before.get(thread, 0)) for thread, seconds in _threads(context).items()]
    found.append(Taken(max(taken), sum(taken)))


def ready(context: BrowserContext, address: str) -> tuple[Page, Taken]:
    """Open the page until it rules; return it, and what that took."""
    page = context.new_page()
    with watched(context) as taken:
        page.goto(f"{address}judge.html")
        page.wait_for_selector("main[data-ready]", timeout=300_000)
    return page, taken[0]


def rulings(context: BrowserContext, page: Page, every: int) -> list[Taken]:
    """Return what rulings on shipped situations take."""
    texts = [shipped.path.read_text("utf-8") for game in GAMES for shipped in shipped_situations(game)]
    found = []
    for text in texts[::every]:
        with watched(context) as taken:
            page.evaluate(_RULE, text)
        found += taken
    return found


def measured(book: Path, every: int, profile: Path) -> Round:
    """Visit the page twice with one profile, and have situations ruled on the second time."""
    with serve(book) as address:
        with visitor(profile) as context:
            page, first = ready(context, address)
            page.wait_for_selector("main[data-kept]", state="attached", timeout=300_000)
        with visitor(profile) as context:
            page, again = ready(context, address)
            sleep(SETTLED)
            return Round(first, again, rulings(context, page, every))


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the page of rulings in chromium.")
    parser.add_argument("--runtime", type=Path, default=runtime_folder(), help="what rulesdb runtime has fetched")
    parser.add_argument("--every", type=int, default=5, help="every Nth shipped situation is ruled on")
    parser.add_argument("--rounds", type=int, default=3, help="rounds, of which the median counts")
    given = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("chromium is missing: apt-get install chromium")
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        book = written(given.runtime, scratch)
        size = sum(path.stat().st_size for path in (book / ENGINE_FOLDER).glob("*.packed"))
        rounds = [measured(book, given.every, scratch / f"profile-{at}") for at in range(given.rounds)]
    of_rulings = [taken for one in rounds for taken in one.rulings]
    print("| the page of rulings, on processors four times slower | measured | target |\n|---|---|---|")
    print(f"| loaded when it is first opened | {size / MEGABYTE:.1f} MB | about 5 MB |")
    print(f"| ready for the first time | {_median([one.first for one in rounds])} | ≤ 12 s |")
    print(f"| ready again | {_median([one.again for one in rounds])} | ≤ 4 s |")
    print(f"| a ruling, warm | {_median(of_rulings)} | ≤ 1 s |")
    print(f"| the longest of {len(of_rulings)} rulings | {_words(max(of_rulings))} | |")


def _median(taken: Sequence[Taken]) -> str:
    return _words(Taken(*(statistics.median(seconds) for seconds in zip(*taken, strict=True))))


def _words(taken: Taken) -> str:
    return f"{taken.busiest:.1f} s, {taken.every:.1f} s in all threads"


if __name__ == "__main__":
    main()
