"""The application: requests to the operations, their documents, the page about them, health, and the rulebook."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.staticfiles import StaticFiles

from rulesdb import RulesdbError
from rulesdb.api.documents import Editions
from rulesdb.server.limits import InFlightLimit, RefusedError, body_of, response
from rulesdb.server.logs import LOG, ROUTE, RequestLog
from rulesdb.server.openapi import docs_page, openapi
from rulesdb.server.operations import EDITIONS, JSON_TYPE, OF_GAME, OPERATIONS, Operation
from rulesdb.server.player import Question
from rulesdb.server.player_process import PlayerProcess
from rulesdb.server.replies import UNFORESEEN, Reply, document, problem, problem_of, reply
from rulesdb.server.settings import Settings
from rulesdb.server.shelf import Shelf

Answer = TypeVar("Answer")
Endpoint = Callable[[Request], Awaitable[Response]]

_SMALLEST_COMPRESSED = 1_000
_COMPRESSION = 5
_NOTHING_FROM_OUTSIDE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
_HEADERS = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-cache"}


class Service:
    """What the requests of a worker share: its books, the thread that asks them, and the process that plays."""

    def __init__(self, settings: Settings) -> None:
        """Open nothing yet."""
        self._shelf = Shelf(settings.homes)
        self._thread = ThreadPoolExecutor(
            1, "books"
        )  # Python has one at work anyway, and a queue is fairer than a race
        self._player = PlayerProcess(settings.homes, settings.seconds)
        self._is_open = False

    async def ask(self, question: Callable[[Shelf], Answer]) -> Answer:
        """Return the answer of the books to a question."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, question, self._shelf)

    async def reply(self, operation: Operation, game: str, given: Mapping[str, object]) -> Reply:
        """Return the reply of an operation to parameters as they were given: words of an address, or JSON values."""
        try:
            wanted = msgspec.convert(given, operation.parameters, strict=False)
        except msgspec.ValidationError as error:
            return problem(HTTPStatus.UNPROCESSABLE_ENTITY, str(error))
        if operation.is_played:
            return await self._player.reply(Question(operation.name, game, msgspec.to_builtins(wanted)))
        return await self.ask(lambda shelf: reply(shelf, operation, game, wanted))

    async def open(self) -> None:
        """Open the books, and read what the first questions would wait for."""
        try:
            await self.ask(Shelf.warm_up)
        except RulesdbError as error:
            LOG.error("%s", error)
            return
        gc.collect()
        gc.freeze()  # what is open stays: nobody need look through it for garbage
        self._is_open = True
        LOG.info("the books are open")

    async def is_ready(self) -> Reply:
        """Return the games that can be asked about, a problem where the books are not open."""
        if not self._is_open:
            return problem(HTTPStatus.SERVICE_UNAVAILABLE, "the books are being opened; ask again in a second")
        try:
            editions = await self.ask(Shelf.editions)
            return document({"status": "ready", "games": list(dict.fromkeys(one.ruleset for one in editions))})
        except RulesdbError as error:
            return problem_of(error)

    def tag(self) -> str:
        """Return the entity tag of all that can be asked for; weak, since an answer may be compressed."""
        return f'W/"{self._shelf.version()}"'

    def close(self) -> None:
        """Let go of threads and processes."""
        self._player.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)


def application(settings: Settings) -> Starlette:
    """Return the application of a worker."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        opening = asyncio.create_task(service.open())
        yield
        opening.cancel()
        service.close()

    made = Starlette(
        routes=[*_routes(service)],
        middleware=[
            Middleware(RequestLog, with_queries=settings.with_queries),
            Middleware(InFlightLimit, most=settings.in_flight, most_of_client=settings.per_client),
            *_cross_origin(settings.origins),
            Middleware(GZipMiddleware, minimum_size=_SMALLEST_COMPRESSED, compresslevel=_COMPRESSION),
        ],
        exception_handlers={HTTPException: _no_such_route, RefusedError: _refused, Exception: _failed},
        lifespan=lifespan,
    )
    if settings.site is None:
        made.add_route("/", _fixed_endpoint(partial(RedirectResponse, "/docs")))
    else:
        made.router.default = StaticFiles(directory=settings.site, html=True)
    return made


def _cross_origin(origins: Sequence[str]) -> Iterator[Middleware]:
    if origins:
        yield Middleware(
            CORSMiddleware,
            allow_origins=origins,
            allow_methods=["GET", "POST"],
            allow_headers=["Content-Type"],
            expose_headers=["ETag"],
        )


def _routes(service: Service) -> Iterator[Route]:
    for operation in OPERATIONS.values():
        path = f"{OF_GAME}{operation.path.replace('{id}', '{id:path}')}"
        endpoint = (
            _get_endpoint(service, operation) if operation.method == "GET" else _post_endpoint(service, operation)
        )
        yield Route(path, endpoint, methods=[operation.method])

    async def editions(request: Request) -> Response:
        request.scope[ROUTE] = EDITIONS
        return await _conditional_response(
            service, request, lambda: service.ask(lambda shelf: document(Editions(shelf.editions())))
        )

    async def health(_request: Request) -> Response:
        return response(document({"status": "ok"}))

    async def ready(_request: Request) -> Response:
        return response(await service.is_ready())

    yield Route(EDITIONS, editions)
    yield Route("/health", health)
    yield Route("/ready", ready)
    yield Route(
        "/openapi.json", _fixed_endpoint(partial(Response, msgspec.json.encode(openapi()), media_type=JSON_TYPE))
    )
    guarded = {"Content-Security-Policy": _NOTHING_FROM_OUTSIDE}
    yield Route("/docs", _fixed_endpoint(partial(HTMLResponse, docs_page(), headers=guarded)))


def _fixed_endpoint(make: Callable[[], Response]) -> Endpoint:
    """Return the endpoint of what is always the same; a response is sent once, since gzip changes its headers."""

    async def endpoint(_request: Request) -> Response:
        return make()

    return endpoint


def _get_endpoint(service: Service, operation: Operation) -> Endpoint:
    """Return the endpoint of an operation whose parameters are in the address."""

    async def endpoint(request: Request) -> Response:
        request.scope[ROUTE] = f"{OF_GAME}{operation.path}"
        game, given = _addressed(request)
        return await _conditional_response(service, request, lambda: service.reply(operation, game, given))

    return endpoint


def _post_endpoint(service: Service, operation: Operation) -> Endpoint:
    """Return the endpoint of an operation whose parameters are in the body."""

    async def endpoint(request: Request) -> Response:
        request.scope[ROUTE] = f"{OF_GAME}{operation.path}"
        given = _decoded(request.headers.get("content-type", ""), await body_of(request), operation)
        return response(await service.reply(operation, request.path_params["game"], given))

    return endpoint


async def _conditional_response(service: Service, request: Request, answer: Callable[[], Awaitable[Reply]]) -> Response:
    """Return an answer, or that it is the one that the client has."""
    try:
        headers = {**_HEADERS, "ETag": service.tag()}
    except RulesdbError as error:
        return response(problem_of(error))
    known = request.headers.get("if-none-match", "").split(",")
    if headers["ETag"] in {tag.strip() for tag in known}:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    found = await answer()
    return response(found, headers if found.status == HTTPStatus.OK else None)


def _addressed(request: Request) -> tuple[str, dict[str, str]]:
    """Return the game and the other parameters of an address. Raises RefusedError for one that is there twice."""
    given = {**request.path_params}
    game = given.pop("game")
    for name, value in request.query_params.multi_items():
        if name in given:
            raise RefusedError(HTTPStatus.UNPROCESSABLE_ENTITY, f"the parameter {name} is there twice; give it once")
        given[name] = value
    return game, given


def _decoded(content_type: str, body: bytes, operation: Operation) -> dict[str, object]:
    """Return the parameters of a body: an object of JSON, or a text. Raises RefusedError."""
    media_type = content_type.partition(";")[0].strip().lower()
    try:
        if media_type not in operation.media_types:
            raise RefusedError(
                HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"send {' or '.join(operation.media_types)} as Content-Type"
            )
        if media_type == JSON_TYPE:
            return msgspec.json.decode(body, type=dict[str, Any])
        return {"text": body.decode()}
    except msgspec.ValidationError as error:
        raise RefusedError(HTTPStatus.UNPROCESSABLE_ENTITY, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RefusedError(HTTPStatus.BAD_REQUEST, f"the body is no {media_type} in UTF-8: {error}") from error


async def _no_such_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        detail = f"{request.method} is not for this address"
    else:
        detail = "there is nothing at this address; /docs lists what can be asked"
    return response(problem(error.status_code, detail), dict(error.headers or {}))


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RefusedError)
    return response(error.reply)


async def _failed(_request: Request, _error: Exception) -> Response:
    return response(UNFORESEEN)
