"""Problems over HTTP: the status, and a sentence that says what is wrong (RFC 9457)."""

import json
import socket
from typing import Any

import pytest
from support.server.served import Server

from rulesdb.server.limits import LONGEST_BODY, LONGEST_HEAD
from rulesdb.server.operations import LONGEST_QUERY

PROBLEMS: list[tuple[str, object, dict[str, str], int, str]] = [
    ("/nothing", None, {}, 404, "there is nothing at this address"),
    ("/v1/oars/search?q=櫂", None, {}, 404, "there is no ruleset 'oars'"),
    ("/v1/fab/rules/6.4.99", None, {}, 404, "near it: "),
    ("/v1/fab/rules/mtg:502.58", None, {}, 404, "ask /v1/mtg/"),
    ("/v1/fab/trace/9.99", None, {}, 404, "No loaded text has 9.99"),
    ("/v1/fab/path?from=6.4.1&to=6.4.99", None, {}, 404, "near it: "),
    ("/v1/fab/check/6.4.99", None, {}, 404, "near it: "),
    ("/v1/fab/compare?old=plain&new=official", None, {}, 404, "fab has no edition 'official'; take one of: plain"),
    ("/v1/fab/compare?old=plain&new=/etc/passwd", None, {}, 404, "fab has no edition '/etc/passwd'"),
    ("/v1/fab/compare?old=plain&new=plain@2020-01-01", None, {}, 404, "no version of that day is kept"),
    ("/v1/fab/search", None, {}, 422, "missing required field `q`"),
    ("/v1/fab/search?q=", None, {}, 422, "length >= 1"),
    ("/v1/fab/search?q=%20", None, {}, 422, "nothing to search for"),
    ('/v1/fab/search?q="櫂', None, {}, 422, "no partner"),
    ("/v1/fab/search?q=櫂&n=0", None, {}, 422, ">= 1"),
    ("/v1/fab/search?q=櫂&n=ten", None, {}, 422, "Expected `int`"),
    ("/v1/fab/search?q=櫂&m=3", None, {}, 422, "unknown field `m`"),
    ("/v1/fab/search?q=櫂&q=舟", None, {}, 422, "the parameter q is there twice"),
    ("/v1/fab/search?q=" + "櫂" * (LONGEST_QUERY + 1), None, {}, 422, f"length <= {LONGEST_QUERY}"),
    ("/v1/fab/judge", {}, {}, 422, "missing required field `text`"),
    ("/v1/fab/judge", {"text": 5}, {}, 422, "Expected `str`"),
    ("/v1/fab/judge", [1], {}, 422, "Expected `object`"),
    ("/v1/fab/judge", "ゲーム: mtg\nアンのライフは？\n", {}, 422, "this situation is of mtg"),
    ("/v1/fab/verify", {"id": "6.4.1", "quote": ""}, {}, 422, "quot"),
    ("/v1/fab/verify", {"id": "6.4.99", "quote": "櫂は2本ある。"}, {}, 404, "near it: "),
    ("/v1/fab/verify", "櫂は2本ある。", {}, 415, "send application/json as Content-Type"),
    ("/v1/fab/judge", b"{", {"Content_Type": "application/json"}, 400, "the body is no application/json"),
    ("/v1/fab/judge", b"\xff", {}, 400, "the body is no text/plain"),
    ("/v1/fab/judge", "", {"Content_Type": "image/png"}, 415, "send application/json or text/plain"),
    ("/v1/fab/judge", "a" * (LONGEST_BODY + 1), {}, 413, f"at most {LONGEST_BODY:,} bytes"),
    ("/v1/fab/search?q=櫂", "", {}, 405, "POST is not for this address"),
]


@pytest.mark.parametrize("case", PROBLEMS, ids=lambda case: f"{case[3]} {case[4]}")
def test_problem_says_what_is_wrong(server: Server, case: tuple[str, object, dict[str, str], int, str]) -> None:
    """A problem is JSON of its own type, with a title, its status and a sentence."""
    path, body, headers, status, detail = case
    answer = server.ask(path, body, **headers)
    problem: dict[str, Any] = answer.document
    assert (answer.status, answer.headers["content-type"]) == (status, "application/problem+json")
    assert (problem["status"], problem["title"] != "") == (status, True)
    assert detail in problem["detail"]


def test_what_may_be_meant_is_data(server: Server) -> None:
    """A program need not read a sentence to find the rule."""
    assert "fab:6.4.9" in server.ask("/v1/fab/rules/6.4.99").document["suggestions"]
    assert server.ask("/v1/fab/rules/mtg:502.58").document["suggestions"] == ["mtg:502.58"]


def test_method_is_named_where_another_is_right(server: Server) -> None:
    """A refused method comes with those that are allowed."""
    assert server.ask("/v1/fab/judge").headers["allow"] == "POST"


@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        "GET /v1/fab/search?q=櫂 HTTP/1.1\r\n\r\n".encode(),
        b"GET / HTTP/1.1\r\na: " + b"b" * (LONGEST_HEAD + 1),
    ],
    ids=["no request", "not encoded", "no end"],
)
def test_what_is_no_request_is_refused(server: Server, sent: bytes) -> None:
    """A line that is none of HTTP, and a head without end, are refused, and the connection is closed."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(sent)
        received = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert received.startswith(b"HTTP/1.1 400 ")
    assert json.loads(received.partition(b"\r\n\r\n")[2])["status"] == 400
