"""docs/serving.md: its commands work, and it names every address; the page of a server does the same."""

import subprocess
from pathlib import Path

import pytest
from support.documents.documents import ROOT, TRANSLATIONS, name, shown
from support.server.served import Server

from rulesdb.server.openapi import docs_page, openapi
from rulesdb.server.operations import OPERATIONS

PAGE = ROOT / "docs" / "serving.md"
ASKED = [one.command for one in shown(PAGE) if one.command.startswith("curl ")]


@pytest.mark.parametrize("command", ASKED)
def test_commands_of_the_page_are_answered(server: Server, command: str) -> None:
    """Whoever copies a command gets an answer."""
    asked = command.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    done = subprocess.run(["bash", "-c", asked], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stdout[:1] in {b"{", b"["}) == (0, True)


@pytest.mark.parametrize("page", [PAGE, TRANSLATIONS[PAGE]], ids=name)
def test_page_names_every_operation(page: Path) -> None:
    """Each operation has its row, with its parameters, and its command."""
    text = page.read_text(encoding="utf-8")
    for operation in OPERATIONS.values():
        assert f"`{operation.method} /v1/{{game}}/{operation.path}" in text
        assert any(f"/v1/fab/{operation.name}" in command for command in ASKED)


def test_page_of_the_server_has_every_operation_and_value(server: Server) -> None:
    """A reader of /docs sees what is asked and answered; the page loads nothing."""
    page = server.ask("/docs")
    text = page.body.decode()
    assert text == docs_page()
    assert [path for path in openapi()["paths"] if path not in text] == []
    assert [value for value in openapi()["components"]["schemas"] if f'id="{value}"' not in text] == []
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "<script" not in text


def test_references_of_the_document_lead_somewhere(server: Server) -> None:
    """The OpenAPI document has every schema that it names, and every operation a reply for what may go wrong."""
    document = server.ask("/openapi.json").document
    schemas = document["components"]["schemas"]
    names = set[str]()

    def collect(value: object) -> None:
        if isinstance(value, dict):
            names.update([value["$ref"]] if isinstance(value.get("$ref"), str) else [])
            for below in value.values():
                collect(below)
        elif isinstance(value, list):
            for below in value:
                collect(below)

    collect(document)
    assert {reference.rpartition("/")[2] for reference in names} <= set(schemas)
    assert document["openapi"] == "3.1.0"
    assert all("503" in one["responses"] for methods in document["paths"].values() for one in methods.values())


@pytest.mark.parametrize("path", ["/docs", "/openapi.json"])
def test_what_is_always_the_same_is_sent_again(server: Server, path: str) -> None:
    """Compressed or not, the second time as the first: browsers ask for both."""
    sizes = [len(server.ask(path, accept_encoding=coding).body) for coding in ("gzip", "identity", "gzip", "gzip")]
    assert sizes[0] == sizes[2] == sizes[3] < sizes[1]
