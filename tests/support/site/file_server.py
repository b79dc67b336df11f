"""Serves a folder to the browser, as a host would."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class _Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without telling of it."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  (the parent's name)
        """Say nothing."""


class _Server(ThreadingHTTPServer):
    """A server that takes it calmly when a page is left before it has come, and when all of it is asked for at once."""

    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder and yield its address, with a slash at its end."""
    with _Server(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
