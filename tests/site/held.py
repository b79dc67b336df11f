"""Files that a page waits for until a test lets it have them."""

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
