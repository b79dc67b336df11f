"""Connections that a request without an end does not keep open: uvicorn limits the time between two requests alone."""

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rulesdb.server.replies import PROBLEM, problem

_HEAD_SECONDS = 10.0
"""Time in seconds that a request's head has to arrive."""
_NO_REQUEST = "this is no request of HTTP; percent-encode what is not ASCII in an address (curl -G --data-urlencode)"


class TimedConnection(H11Protocol):
    """A connection that is closed where the head of a request does not arrive in time."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401  (as uvicorn has it)
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take a part of a request, and wait for the rest of its head."""
        super().data_received(data)
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering:
            self._wait_no_more()
        elif self._waiting is None:
            self._wait()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request."""
        self.logger.debug(msg)
        refusal = problem(HTTPStatus.BAD_REQUEST, _NO_REQUEST)
        headers = [(b"content-type", PROBLEM.encode()), (b"connection", b"close")]
        response = h11.Response(status_code=refusal.status, headers=headers, reason=HTTPStatus.BAD_REQUEST.phrase)
        for event in (response, h11.Data(data=refusal.body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(_HEAD_SECONDS, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
