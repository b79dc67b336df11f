"""The OpenAPI document of the operations, and the page for readers that is made of it."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from rulesdb import __version__
from rulesdb.api.documents import Editions
from rulesdb.server.operations import EDITIONS, JSON_TYPE, OF_GAME, OPERATIONS, TEXT_TYPE, Operation
from rulesdb.server.replies import PROBLEM, ProblemDetails
from rulesdb.source.resources import templates_folder

Schema = dict[str, Any]

_REFERENCE = "#/components/schemas/"
_GAME: Schema = {
    "name": "game",
    "in": "path",
    "required": True,
    "description": "a game that is served",
    "schema": {"type": "string", "minLength": 1, "examples": ["fab"]},
}
_KNOWN: Schema = {
    "name": "If-None-Match",
    "in": "header",
    "required": False,
    "description": "the ETag of an earlier answer; where that still holds, the status is 304",
    "schema": {"type": "string"},
}
_EVERY = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
_OF_GAMES = (HTTPStatus.NOT_FOUND, HTTPStatus.UNPROCESSABLE_ENTITY)
_OF_BODIES = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_TIMEOUT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
)
_MEANINGS = {
    HTTPStatus.OK: "The answer.",
    HTTPStatus.NOT_MODIFIED: "The answer that the client has still holds.",
    HTTPStatus.BAD_REQUEST: "The body cannot be read.",
    HTTPStatus.NOT_FOUND: "There is no such game, rule or edition; what may be meant is named.",
    HTTPStatus.REQUEST_TIMEOUT: "The body did not arrive in time.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too long.",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "The body is of another type.",
    HTTPStatus.UNPROCESSABLE_ENTITY: "A parameter is missing, unknown or wrong.",
    HTTPStatus.TOO_MANY_REQUESTS: "As many requests of this client as it may have at once are being answered.",
    HTTPStatus.SERVICE_UNAVAILABLE: "There is too much to do at present, or the game takes too long.",
}


@cache
def openapi() -> Schema:
    """Return the OpenAPI document."""
    every = tuple(OPERATIONS.values())
    bodies = dict.fromkeys(one.parameters for one in every if one.method == "POST")
    kinds = [ProblemDetails, Editions, *bodies, *(one.document for one in every)]
    roots, schemas = msgspec.json.schema_components(kinds, ref_template=_REFERENCE + "{name}")
    _, editions, *documents = (root for root, kind in zip(roots, kinds, strict=True) if kind not in bodies)
    paths: Schema = {EDITIONS: {"get": _question("editions", "the editions that are served", editions)}}
    for operation, document in zip(every, documents, strict=True):
        described = _described(operation, document)
        paths[f"{OF_GAME}{operation.path}"] = {operation.method.lower(): described}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "rulesdb",
            "version": __version__,
            "summary": "The comprehensive rules of card games, in Japanese, as a linked, searchable rule graph",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": schemas},
    }


def _described(operation: Operation, document: Schema) -> Schema:
    if operation.method == "GET":
        parameters = [_GAME, *_parameters(operation)]
        return _question(operation.name, operation.summary, document, parameters, _OF_GAMES)
    as_json = {"$ref": f"{_REFERENCE}{operation.parameters.__name__}"}
    content = {kind: {"schema": {"type": "string"} if kind == TEXT_TYPE else as_json} for kind in operation.media_types}
    return {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": [_GAME],
        "requestBody": {"required": True, "content": content},
        "responses": _responses(document, (HTTPStatus.OK,), (*_OF_GAMES, *_OF_BODIES)),
    }


def _question(
    name: str,
    summary: str,
    document: Schema,
    parameters: Iterable[Schema] = (),
    refusals: Iterable[HTTPStatus] = (),
) -> Schema:
    """Return an operation whose parameters are in the address, and whose answer a client can keep."""
    return {
        "operationId": name,
        "summary": summary,
        "parameters": [*parameters, _KNOWN],
        "responses": _responses(document, (HTTPStatus.OK, HTTPStatus.NOT_MODIFIED), refusals),
    }


def _parameters(operation: Operation) -> Iterator[Schema]:
    """Yield the parameters of an address; the description and the examples of a field are those of its type."""
    schema = msgspec.json.schema_components([operation.parameters])[1][operation.parameters.__name__]
    for name, of in schema["properties"].items():
        description = of.pop("description")
        is_in_path = f"{{{name}}}" in operation.path
        yield {
            "name": name,
            "in": "path" if is_in_path else "query",
            "required": name in schema.get("required", ()),
            "description": description,
            "schema": of,
        }


def _responses(document: Schema, answers: Iterable[HTTPStatus], refusals: Iterable[HTTPStatus]) -> Schema:
    problem = {PROBLEM: {"schema": {"$ref": f"{_REFERENCE}{ProblemDetails.__name__}"}}}
    found: Schema = {str(int(status)): {"description": _MEANINGS[status]} for status in answers}
    found["200"]["content"] = {JSON_TYPE: {"schema": document}}
    refused = {
        str(int(status)): {"description": _MEANINGS[status], "content": problem}
        for status in sorted({*refusals, *_EVERY})
    }
    return {**found, **refused}


def docs_page() -> str:
    """Return the page about the operations, which needs nothing else."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # one page, when a server starts

    templates = Environment(
        loader=FileSystemLoader(templates_folder()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.filters["kind"] = kind_of
    templates.filters["name"] = _name
    return templates.get_template("server/docs.html").render(openapi=openapi(), examples=_EXAMPLES)


_EXAMPLES: Mapping[str, str] = {
    "editions": "/v1/editions",
    "rules": "/v1/fab/rules/6.4.1",
    "search": "/v1/fab/search?q=置換効果&n=3",
    "trace": "/v1/fab/trace/6.4.7?depth=2",
    "path": "/v1/fab/path?from=6.4.7&to=1.7.6",
    "check": "/v1/fab/check/1.13.4a",
    "compare": "/v1/fab/compare?old=plain&new=plain",
    "judge": "--data-binary @situation.txt -H 'Content-Type: text/plain' http://127.0.0.1:8000/v1/fab/judge",
    "card": "--data-binary @cards.txt -H 'Content-Type: text/plain' http://127.0.0.1:8000/v1/fab/card",
    "verify": """--json '{"id": "6.4.1", "quote": "…"}' http://127.0.0.1:8000/v1/fab/verify""",
}
"""An address to try for each operation; of a POST, what is written behind curl."""


def kind_of(schema: Schema) -> str:
    """Return the type that a schema is, as a reader writes it."""
    match schema:
        case {"$ref": reference}:
            kind = _name(reference)
        case {"anyOf": kinds}:
            kind = " | ".join(map(kind_of, kinds))
        case {"enum": values}:
            kind = " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"prefixItems": kinds}:
            kind = f"[{', '.join(map(kind_of, kinds))}]"
        case {"items": of}:
            kind = f"[{kind_of(of)}, …]"
        case {"additionalProperties": dict(values)}:
            kind = f"{{name: {kind_of(values)}}}"
        case _:
            kind = str(schema.get("type", "any"))
    return kind


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]
