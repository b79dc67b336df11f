"""``build --backend`` with servers, and what a search says when one is gone."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.search.xapian_servers import xapian_servers

from rulesdb.pipeline.home import open_home
from rulesdb.search.index import xapian_index


def test_a_home_remembers_its_servers(run: Run, texts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search asks them, with JSON and without says which one is gone, and answers a number without any."""
    monkeypatch.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
    monkeypatch.setattr(xapian_index, "RETRY_SECONDS", 0.0)
    with xapian_servers(2) as servers:
        build = ("build", texts, "--ruleset", "oars", "--backend", servers.backend, "--home", tmp_path)
        assert run(*build).status == 0
        servers.start(open_home(tmp_path).index)
        asked = ("search", "櫂", "--json", "--home", tmp_path)
        whole = json.loads(run(*asked).out)
        servers.kill(0)
        part = json.loads(run(*asked).out)
        japanese = run("--lang", "ja", "search", "櫂", "--home", tmp_path)
        servers.stop()
        numbered = run("search", "41.0.1", "--home", tmp_path)
        exported = run("site", tmp_path / "book", "--home", tmp_path)
    assert (whole["partial"], part["partial"]) == (False, True)
    assert part["hits"]
    assert f"{servers.addresses[0]} が応答しません" in japanese.out
    assert (numbered.status, "oars:41.0.1" in numbered.out) == (0, True)
    assert (exported.status, exported.out) == (2, "")
    assert "did not answer" in exported.err


def test_an_address_that_is_none_is_refused(run: Run, texts: Path, tmp_path: Path) -> None:
    """One sentence shows how servers are written, and nothing is built."""
    pytest.importorskip("xapian")
    answer = run("build", texts, "--ruleset", "oars", "--backend", "xapian=rules", "--home", tmp_path)
    assert (answer.status, answer.out) == (2, "")
    assert "--backend xapian=HOST:PORT,HOST:PORT" in answer.err
    assert not list(tmp_path.iterdir())
