"""Answers over HTTP: the documents that the commands print, and what comes with them."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.documents.documents import ROOT
from support.server.served import Server

from rulesdb.cli.main import main

Printed = Callable[..., Any]
SITUATION = (ROOT / "data/fab/situations/arsenal.txt").read_text(encoding="utf-8")
SHEETS = "《霊薬》 インスタント コスト0\nライフを2点得る。\n"


@pytest.fixture
def printed(shipped_home: Path, capsys: pytest.CaptureFixture[str]) -> Printed:
    """Return a function that runs a command on the same home and returns its JSON document."""

    def document(*arguments: str) -> Any:  # noqa: ANN401  (any JSON)
        main([*arguments, "--json", "--home", str(shipped_home)])
        return json.loads(capsys.readouterr().out)

    return document


@pytest.mark.parametrize(
    ("path", "arguments"),
    [
        ("fab/rules/6.4.1", ["show", "fab:6.4.1"]),
        ("fab/rules/fab:6.4.1", ["show", "fab:6.4.1"]),
        ("fab/rules/［１．０．２ａ］", ["show", "fab:1.0.2a"]),
        ("mtg/rules/ルール入門とは%3F", ["show", "mtg:ルール入門とは?"]),
        ("fab/search?q=置換効果", ["search", "置換効果", "--ruleset", "fab"]),
        ("mtg/search?q=ダメージ&n=3", ["search", "ダメージ", "-n", "3", "--ruleset", "mtg"]),
        ("fab/search?q=あああああ", ["search", "あああああ", "--ruleset", "fab"]),
        ("fab/trace/6.4.7", ["trace", "fab:6.4.7"]),
        ("fab/trace/6.4.7?depth=1&in=true", ["trace", "fab:6.4.7", "--depth", "1", "--in"]),
        ("fab/path?from=6.4.7&to=1.7.6", ["path", "fab:6.4.7", "fab:1.7.6"]),
        ("fab/path?from=1.7.6&to=6.4.7", ["path", "fab:1.7.6", "fab:6.4.7"]),
        ("fab/compare?old=plain&new=fab:plain", ["compare", "fab:plain", "fab:plain"]),
    ],
)
def test_answers_are_those_of_the_commands(server: Server, printed: Printed, path: str, arguments: list[str]) -> None:
    """A rule, hits, references and changes are JSON as ``--json`` prints it."""
    answer = server.ask(f"/v1/{path}")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert answer.document == printed(*arguments)


def test_checks_are_played(server: Server, printed: Printed) -> None:
    """The checks of a rule and their accounts; only the time that they took differs."""

    def timeless(document: Any) -> Any:  # noqa: ANN401  (any JSON)
        return [{**result, "seconds": None} for result in document["results"]]

    answer = server.ask("/v1/fab/check/1.13.4a")
    assert timeless(answer.document) == timeless(printed("check", "fab:1.13.4a"))


@pytest.mark.parametrize("body", [SITUATION, {"text": SITUATION}], ids=["text", "json"])
def test_situations_are_ruled_on(server: Server, printed: Printed, tmp_path: Path, body: object) -> None:
    """A situation is sent as it is, or within JSON; its file has no name."""
    file = tmp_path / "situation.txt"
    file.write_text(SITUATION, encoding="utf-8")
    expected = printed("judge", str(file))
    expected["situations"][0]["file"] = "-"
    assert server.ask("/v1/fab/judge", body).document == expected


def test_cards_are_read(server: Server) -> None:
    """Card sheets as the engine of the game understands them, and what it does not."""
    assert [card["name"] for card in server.ask("/v1/fab/card", SHEETS).document["cards"]] == ["霊薬"]
    assert server.ask("/v1/fab/card", "《石》 アクション コスト0\n歌をうたう。\n").document["diagnostics"]


def test_quotations_are_verified(server: Server) -> None:
    """A rule has quoted words or not; without a rule, the one that has them is found."""
    text = server.ask("/v1/fab/rules/6.4.1").document[0]["text"]
    first = text.partition("。")[0]
    found = server.ask("/v1/fab/verify", {"id": "6.4.1", "quote": first}).document
    assert (found["verdict"], found["rule"], found["edition"]) == ("verbatim", "fab:6.4.1", "plain")
    assert server.ask("/v1/fab/verify", {"quote": first}).document["rule"] == "fab:6.4.1"
    assert server.ask("/v1/fab/verify", {"id": "1.7.6", "quote": first}).document["verdict"] == "other rule"


def test_editions_are_listed(server: Server) -> None:
    """Each edition of each game, with the versions of its files."""
    editions = server.ask("/v1/editions").document["editions"]
    assert {(one["ruleset"], one["edition"]) for one in editions} == {("fab", "plain"), ("mtg", "plain")}
    assert all(file["digest"] for one in editions for file in one["files"])


def test_health(server: Server) -> None:
    """A balancer learns that the server answers, and that its books are open."""
    assert server.ask("/health").document == {"status": "ok"}
    assert server.ask("/ready").document == {"status": "ready", "games": ["fab", "mtg"]}


def test_answers_can_be_kept(server: Server) -> None:
    """Who has the answer of this build gets none; each answer is to be asked for again, and a problem has no tag."""
    first = server.ask("/v1/fab/search?q=置換効果")
    again = server.ask("/v1/fab/search?q=置換効果", if_none_match=f'"x", {first.headers["etag"]}')
    assert (again.status, again.body) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    assert "etag" not in server.ask("/v1/fab/rules/9.9.9").headers


def test_answers_are_compressed_where_wanted(server: Server) -> None:
    """The same answer takes a fraction of the bytes."""
    plain = server.ask("/v1/fab/search?q=置換効果")
    packed = server.ask("/v1/fab/search?q=置換効果", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert 2 * len(packed.body) < len(plain.body)


def test_head_has_no_body(server: Server) -> None:
    """HEAD has the headers of GET."""
    path = "/v1/fab/rules/6.4.1"
    head = server.ask(path, method="HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(server.ask(path).body))


def test_pages_of_others_may_not_ask(server: Server) -> None:
    """No origin is allowed unless the server is told so."""
    answer = server.ask("/v1/fab/rules/6.4.1", origin="https://example.org")
    assert [name for name in answer.headers if name.startswith("access-control")] == []


def test_rulebook_is_served(server: Server, shipped_book: Path) -> None:
    """The pages of a written rulebook, at the top of the server."""
    assert server.ask("/").body == (shipped_book / "index.html").read_bytes()
    assert server.ask("/fab/r/6.4.1.html").headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd"]
)
def test_no_other_file_is_served(server: Server, path: str) -> None:
    """Whatever leads out of the rulebook leads nowhere."""
    assert server.ask(path).status == 404
