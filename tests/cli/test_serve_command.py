"""``rulesdb serve``: what is refused before anything is served; tests/server asks servers."""

import socket
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

pytest.importorskip("uvicorn", reason="needs the extra serve")

SENTENCES = {
    ("--port", "65536"): "'65536' is no port; write a number up to 65535",
    ("--port", "http"): "'http' is no port",
    ("--host", "no.such.host.invalid"): "no.such.host.invalid, port 8000: ",
    ("--site", "{folder}"): "{folder} holds no rulebook; write one there with rulesdb site",
    ("--home", "{folder}"): "{folder}: nothing has been built in this home",
    ("--home", "boats={oars}"): "there is no ruleset 'boats' in this home (did you mean oars?); take one of: oars",
    ("--home", "{oars}", "--home", "{oars}"): "two homes have oars; name the game of each, as in --home oars={oars}",
    ("--home", "oars={oars}", "--home", "{oars}"): "two homes have oars",
}


@pytest.mark.parametrize("arguments", SENTENCES)
def test_wrong_use_is_one_sentence(
    run: Run, home_without_checks: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """Each mistake is status 2 and one sentence with the way out, and nothing is served."""
    names = {"folder": tmp_path, "oars": home_without_checks}
    answer = run("serve", *(one.format(**names) for one in arguments))
    assert (answer.status, answer.out) == (2, "")
    assert SENTENCES[arguments].format(**names) in answer.err


def test_a_port_that_is_taken_is_named(run: Run) -> None:
    """Another program may listen there."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = run("serve", "--port", port)
    assert (answer.status, answer.out) == (2, "")
    assert f"127.0.0.1, port {port}: Address already in use; take others with --host and --port" in answer.err


def test_missing_packages_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has the program without its extra learns how to get it."""
    monkeypatch.setattr("rulesdb.cli.commands.serve.find_spec", lambda _name: None)
    answer = run("serve")
    assert answer.status == 2
    assert "serve needs two packages; run: pip install 'rulesdb[serve]'" in answer.err
