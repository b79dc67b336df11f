"""Whatever is written behind a command: an answer or a sentence, and nothing that steers a terminal."""

import os
import sys
from collections.abc import Iterator
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from time import process_time
from unittest.mock import patch

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.cli.oars_rulebook import Run
from support.cli.terminals import steering

from rulesdb.cli.commands import COMMANDS
from rulesdb.cli.main import main

_OPTIONS = (
    *("--json", "--help", "-n", "--depth", "--in", "--examples", "--subtree", "--edition", "--ruleset", "--kind"),
    *("--explain", "--facets", "--knock-out", "--format", "--base-url", "--seed", "--load", "--strict", "--", "-"),
)
_KNOWN = ("oars:41.0.1", "41.0", "oars:41.0.1a#example-1", "8.5.1", "櫂船", '"櫂" AND', "dot", "official", "0", "1")
_STEERING = "\033\007\b\r\x7f\x85\x9b\u061c\u200f\u2028\u202e\u2066\U000e0041\ud800\udcff"
_TEXTS = st.one_of(
    st.sampled_from(_OPTIONS),
    st.sampled_from(_KNOWN),
    st.text(st.characters(exclude_characters="\0/"), max_size=12),
    st.text(_STEERING + "1.:#櫂-a~ ", max_size=12),
    st.builds(lambda text: text * 5_000, st.text("9.a櫂]§ \033", min_size=1, max_size=2)),
)
# What writes files gets no argument that could name one of this machine's, and what plays everything is slow.
_READING = [name for name in COMMANDS if name not in {"build", "site", "coverage", "check", "search", "mcp", "serve"}]


class _Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def _shown(arguments: list[str]) -> tuple[int, str]:
    out, err, given = _Terminal(), _Terminal(), TextIOWrapper(BytesIO(b"q\n"), encoding="utf-8")
    with patch.multiple(sys, stdout=out, stderr=err, stdin=given), patch.dict(os.environ, {"TERM": "xterm"}):
        status = main(arguments)
    return status, out.getvalue() + err.getvalue()


@pytest.fixture(scope="module", autouse=True)
def in_the_home(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Work in an empty folder, with the shared home."""
    before = Path.cwd()
    os.chdir(tmp_path_factory.mktemp("work"))
    with patch.dict(os.environ, {"RULESDB_HOME": str(home)}):
        yield
    os.chdir(before)


@pytest.mark.exhaustive
@given(st.sampled_from(_READING), st.lists(_TEXTS, max_size=4))
@example("show", ["9" * 5_000])
@example("trace", ["1.0", "--depth", "9" * 5_000])
@example("play", ["--seed", "9" * 5_000])
@example("show", ["1.0", "--home", "~nobody-has-this-name"])
@example("show", ["1.0", "--home", "\ud800"])
def test_any_arguments_of_a_command(command: str, arguments: list[str]) -> None:
    """The three statuses, and only harmless characters on a terminal."""
    status, shown = _shown([command, *arguments])
    assert status in {0, 1, 2}
    assert steering(shown) == []


@pytest.mark.nightly
@given(st.text(st.characters(exclude_characters="\0"), max_size=30))
def test_any_query(query: str) -> None:
    """Likewise a search, with a query of a length that people write."""
    status, shown = _shown(["search", query])
    assert status in {0, 1, 2}
    assert steering(shown) == []


@pytest.mark.exhaustive
@given(st.lists(_TEXTS.filter(lambda text: text not in {"--help", "-"}), max_size=3))
def test_any_command(arguments: list[str]) -> None:
    """A command that does not exist is wrong use."""
    status, shown = _shown(["xyzzy\033", *arguments])
    assert status == 2
    assert steering(shown) == []


@pytest.mark.in_part(3)
@pytest.mark.parametrize(
    ("command", "argument"),
    [
        *((name, ["--ruleset", "\033\ud800"]) for name in ("build", "search")),
        ("build", ["\ud800"]),
        ("build", ["--glossary", "a\0b"]),
        ("site", ["\ud800"]),
        ("site", ["x", "--base-url", "http://["]),
        ("export", ["--format", "dot", "\ud800"]),
        ("check", ["\033/\ud800"]),
        ("search", ["-n", "9" * 5_000, "櫂"]),
    ],
)
def test_what_nobody_can_name(command: str, argument: list[str]) -> None:
    """Files, addresses and numbers that cannot be are a short sentence, even where the system has no such name."""
    status, shown = _shown([command, *argument])
    assert (status, steering(shown)) == (2, [])
    assert shown.startswith("rulesdb: ")
    assert len(shown) < 400


@pytest.mark.in_part(2)
@pytest.mark.parametrize("command", [["show"], ["trace"], ["path", "41.0"], ["check"], []])
@pytest.mark.parametrize("part", ["9", "1.", "か", "a", "]", "rule ", "--a"])
def test_a_long_argument_is_answered_at_once(run: Run, command: list[str], part: str) -> None:
    """100,000 characters take a second of the processor at the most, and the sentence does not repeat them."""
    written = (part * 100_000)[:100_000]
    run("show", "41.0")
    began = process_time()
    answer = run(*command, written)
    assert process_time() - began < 1
    assert answer.status in {1, 2}
    assert len(answer.err) < 700
