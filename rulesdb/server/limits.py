"""Limits of requests: how many there are at once, how long a body is, and how long one waits for it."""

import asyncio
from collections import Counter
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from rulesdb.server.replies import PROBLEM, Reply, problem

LONGEST_HEAD = 64 * 1024
"""The greatest length of a request's first line and headers, in bytes."""
LONGEST_BODY = 64 * 1024
"""The greatest length of a body, in bytes."""
_BODY_SECONDS = 10.0
"""Time in seconds that a body has to arrive."""
_FOR_A_WHILE = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
_ALWAYS = frozenset({"/health", "/ready"})


class RefusedError(Exception):
    """A request that is not taken; ``reply`` is the problem."""

    def __init__(self, status: HTTPStatus, detail: str) -> None:
        """Make the reply."""
        super().__init__(detail)
        self.reply = problem(status, detail)


class InFlightLimit:
    """Refuses requests while there are too many of all clients, or of one; those for health are always taken."""

    def __init__(self, app: ASGIApp, *, most: int, most_of_client: int | None) -> None:
        """Keep the application and the greatest numbers of requests, of all clients and of one (None: no limit)."""
        self._app = app
        self._most = most
        self._most_of_client = most if most_of_client is None else most_of_client
        self._in_flight: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http" or scope["path"] in _ALWAYS:
            await self._app(scope, receive, send)
            return
        address = scope["client"][0] if scope["client"] else ""
        refusal = self._refusal(address)
        if refusal is not None:
            await response(refusal)(scope, receive, send)
            return
        self._in_flight[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._in_flight -= Counter([address])  # drops an address without requests

    def _refusal(self, address: str) -> Reply | None:
        """Return the problem of one more request of a client, None where it is taken."""
        count = self._in_flight.total()
        if count >= self._most:
            detail = f"{count} requests are being answered; ask again in a second"
            return problem(HTTPStatus.SERVICE_UNAVAILABLE, detail)
        if self._in_flight[address] >= self._most_of_client:
            detail = f"{self._most_of_client} of your requests are being answered; wait for their answers"
            return problem(HTTPStatus.TOO_MANY_REQUESTS, detail)
        return None


def response(answer: Reply, headers: dict[str, str] | None = None) -> Response:
    """Return a reply as a response."""
    is_problem = answer.status >= HTTPStatus.BAD_REQUEST
    added = {"Retry-After": "1"} if answer.status in _FOR_A_WHILE else {}
    media_type = PROBLEM if is_problem else "application/json"
    return Response(answer.body, answer.status, {**added, **(headers or {})}, media_type)


async def body_of(request: Request) -> bytes:
    """Return the body of a request. Raises RefusedError for one that is too long or does not arrive."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length[:10]) > LONGEST_BODY:
        raise _too_long()
    received = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for part in request.stream():
                received += part
                if len(received) > LONGEST_BODY:
                    raise _too_long()
    except TimeoutError:
        raise RefusedError(
            HTTPStatus.REQUEST_TIMEOUT, f"the body did not arrive in {_BODY_SECONDS:g} seconds"
        ) from None
    return bytes(received)


def _too_long() -> RefusedError:
    detail = f"a text has at most {LONGEST_BODY:,} bytes; send a shorter one"
    return RefusedError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, detail)
