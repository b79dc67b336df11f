"""Measures how long a step of a board takes in chromium on a slowed processor, with style, layout and paint.

    python benchmarks/board_steps.py [BOOK ...] [--boards N] [--rounds N]

BOOK is the folder of a rulebook with checks; without one that of the shipped edition is written, which takes a minute.
Of several, such as one with other scripts, the first chooses the boards; they take turns, and the best round counts.
A step is measured from the press of the button to the end of the frame that shows it, in chromium's slowed time; and by
the processor time of the page's main thread, unslowed and multiplied, which depends less on what else the machine does.
"""

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from book_pages import published
from chromium import CHROMIUM, running
from playwright.sync_api import Browser, CDPSession, Page

SLOWER = 4
"""How many times slower than here the processor is taken to be."""
FRAME = 1000 / 60
STEPS = """async () => {
    const [, on] = document.querySelectorAll(".board-step");
    const times = [];
    const { port1, port2 } = new MessageChannel();
    while (!on.disabled) {
        const began = await new Promise((done) => requestAnimationFrame(() => {
            const began = performance.now();
            on.click();
            port2.onmessage = () => done(began);
            port1.postMessage(0);
        }));
        times.push(performance.now() - began);
    }
    return times;
}"""
"""Steps a board through to its end. What is posted in a frame arrives when it has been laid out and painted."""


class Screen(NamedTuple):
    """A screen on which boards are measured."""

    name: str
    """Its name in the table."""
    width: int
    """Its width in CSS pixels."""
    height: int
    """Its height in CSS pixels."""
    compared: bool
    """Whether the game without a sentence is open beside."""


SCREENS = (
    Screen("phone", 360, 740, compared=False),
    Screen("phone, compared", 360, 740, compared=True),
    Screen("desk", 1280, 800, compared=False),
    Screen("desk, compared", 1280, 800, compared=True),
)


def longest(book: Path, count: int) -> list[tuple[str, str]]:
    """Return the names of the checks with the longest games of a rulebook, with the addresses of their scripts."""
    found = []
    for path in book.rglob("*.boards-*.js"):
        arguments = path.read_text("utf-8").removeprefix("rulesdb.boards.keep(").removesuffix(");\n")
        script = path.relative_to(book).as_posix()
        found += [(-len(board[3]["steps"]), board[0], script) for board in json.loads(f"[{arguments}]")[1]]
    return [(name, script) for _, name, script in sorted(found)[:count]]


def opened(page: Page, book: Path, check: str, script: str, screen: Screen) -> None:
    """Open the board of a check on the page of its section."""
    page.goto((book / f"{script.partition('.boards-')[0]}.html").as_uri())
    page.locator(f"details[data-check='{check}'] + .watch").first.click()
    page.locator("dialog.board").wait_for()
    if screen.compared:
        page.locator(".board-switch").first.click()
    page.keyboard.press("Home")


class Stepped(NamedTuple):
    """Boards of a rulebook that were stepped through on a screen."""

    times: Sequence[float]
    """Duration of each step on the slowed processor, in milliseconds."""
    processor: float
    """Processor time of the main thread for a step in the mean, in milliseconds, as on the slowed processor."""


def stepped(browser: Browser, book: Path, boards: Sequence[tuple[str, str]], screen: Screen) -> Stepped:
    """Step through boards, each once on the slowed processor and once to count processor time."""
    page = browser.new_page(viewport={"width": screen.width, "height": screen.height})
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    times: list[float] = []
    processor = 0.0
    for check, script in boards:
        opened(page, book, check, script, screen)
        before = _task_seconds(session)
        page.evaluate(STEPS)
        processor += (_task_seconds(session) - before) * 1000 * SLOWER
        page.keyboard.press("Home")
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        times += page.evaluate(STEPS)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.close()
    return Stepped(times, processor / len(times))


def _task_seconds(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def rows(books: Sequence[Path], count: int, rounds: int) -> list[tuple[str, ...]]:
    """Return what is measured for each screen and rulebook."""
    boards = longest(books[0], count)
    found = []
    with running() as browser:
        for screen in SCREENS:
            runs = [[stepped(browser, book, boards, screen) for book in books] for _ in range(rounds)]
            for index, book in enumerate(books):
                steps = [min(step) for step in zip(*(run[index].times for run in runs), strict=True)]
                processor = min(run[index].processor for run in runs)
                share = sum(step < FRAME for step in steps) / len(steps)
                figures = (processor, statistics.median(steps), statistics.quantiles(steps, n=20)[-1])
                found.append(
                    (screen.name, book.name, str(len(steps)), *(f"{one:.1f} ms" for one in figures), f"{share:.0%}")
                )
    return found


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the steps of boards on a slowed processor.")
    parser.add_argument("books", nargs="*", type=Path, metavar="BOOK", help="folder of a rulebook with checks")
    parser.add_argument("--boards", type=int, default=2, help="how many of the longest games are stepped through")
    parser.add_argument("--rounds", type=int, default=2, help="how often each is")
    given = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("chromium is missing: apt-get install chromium")
    with tempfile.TemporaryDirectory() as scratch:
        books = given.books or [published([], Path(scratch))[1]]
        print(f"| screen | rulebook | steps | processor time | median | 95th percentile | under {FRAME:.1f} ms |")
        print("|---|---|---|---|---|---|---|")
        for row in rows([book.resolve() for book in books], given.boards, given.rounds):
            print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
