"""Replies: the JSON document of an operation, or the problem (RFC 9457) that a request is."""

from http import HTTPStatus
from typing import NamedTuple

import msgspec

from rulesdb import HomeError, RulesdbError
from rulesdb.pipeline.home_errors import NoVersionError
from rulesdb.server.logs import LOG
from rulesdb.server.operations import Operation, Wanted
from rulesdb.server.shelf import Shelf

PROBLEM = "application/problem+json"
_HIDDEN = "the rules cannot be read at present; the log of the server says why"


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    """The status of HTTP."""
    body: bytes
    """A JSON document; from status 400 on it is a problem."""


class ProblemDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request has no answer (RFC 9457): ``detail`` is a sentence, ``suggestions`` are names that may be meant."""

    title: str
    status: int
    detail: str
    suggestions: tuple[str, ...] = ()


def problem(status: int, detail: str, suggestions: tuple[str, ...] = ()) -> Reply:
    """Return the problem of a request."""
    return Reply(status, msgspec.json.encode(ProblemDetails(HTTPStatus(status).phrase, status, detail, suggestions)))


UNFORESEEN = problem(HTTPStatus.INTERNAL_SERVER_ERROR, "this was not foreseen; the log of the server has it")


def document(answer: object) -> Reply:
    """Return the document of an answer."""
    return Reply(HTTPStatus.OK, msgspec.json.encode(answer))


def reply(shelf: Shelf, operation: Operation, game: str, wanted: Wanted) -> Reply:
    """Return the reply of an operation to its parameters."""
    try:
        return document(operation.answer(shelf.book(game), game, wanted))
    except RulesdbError as error:
        return problem_of(error)


def problem_of(error: RulesdbError) -> Reply:
    """Return the problem that an error is. What is wrong with a home is for the log: it names folders."""
    if isinstance(error, NoVersionError):
        return problem(HTTPStatus.NOT_FOUND, "no version of that day is kept")
    if isinstance(error, HomeError):
        LOG.error("%s", error)
        return problem(HTTPStatus.SERVICE_UNAVAILABLE, _HIDDEN)
    is_unknown = isinstance(error, LookupError)
    status = HTTPStatus.NOT_FOUND if is_unknown else HTTPStatus.UNPROCESSABLE_ENTITY
    return problem(status, str(error), tuple(getattr(error, "suggestions", ())))
