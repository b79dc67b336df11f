"""What a page waits for, files and time, it has when a test lets it have them."""

from playwright.sync_api import Page, Route


class Held:
    """Keeps a page waiting for the files of a pattern, from a server and from the disk alike."""

    def __init__(self, page: Page, pattern: str) -> None:
        """Begin to hold them back."""
        self._waiting: list[Route] = []
        self._is_over = False
        page.route(pattern, self._answer)

    def _answer(self, route: Route) -> None:
        if self._is_over:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        """Let the page have what it waits for, and from now on whatever it asks for."""
        self._is_over = True
        for route in self._waiting:
            route.continue_()


def stop_the_clock(page: Page) -> None:
    """Let no time pass for the scripts of a page that is opened hereafter, but for what its ``clock`` lets pass."""
    page.clock.install(time="2031-04-05")
    page.clock.pause_at("2031-04-06")
