"""The log of the server: a line of JSON on standard error for each request and each event.

Neither addresses of clients nor what they ask for is in it, unless queries are wanted.
"""

import json
import logging
import sys
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG = logging.getLogger("rulesdb.server")
ROUTE = "rulesdb.route"
"""The key of a request's scope for the path of its operation, without what is line for."""
_QUIET = frozenset({"/health", "/ready"})


class JsonLines(logging.Formatter):
    """Records as lines of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {"time": f"{moment}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        line |= {"process": record.process, "event": record.getMessage(), **getattr(record, "fields", {})}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)  # nothing in it steers a terminal


def log_as_json() -> None:
    """Let everything that is logged in this process be lines of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)


class RequestLog:
    """Logs each request when its answer has been sent, but for those for health."""

    def __init__(self, app: ASGIApp, *, with_queries: bool) -> None:
        """Keep the application, and whether what is line for is logged."""
        self._app = app
        self._with_queries = with_queries

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sent = {"status": 500, "bytes": 0}
        begin = time.perf_counter()

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent["status"] = message["status"]
            else:
                sent["bytes"] += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, counting)
        finally:
            if scope["path"] not in _QUIET:
                self._log(scope, {**sent, "milliseconds": round(1000 * (time.perf_counter() - begin), 1)})

    def _log(self, scope: MutableMapping[str, Any], sent: dict[str, object]) -> None:
        line = {"method": scope["method"], "route": scope.get(ROUTE)}
        if self._with_queries:
            query = scope["query_string"].decode("ascii", "replace")
            line |= {"path": scope["path"], "query": query}
        LOG.info("request", extra={"fields": line | sent})
