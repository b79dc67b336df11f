"""An option that a command does not have is named, whatever else is missing; ``--`` ends the options."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.cli.commands import COMMANDS


@pytest.mark.in_part(12)
@pytest.mark.parametrize("option", ["--foo", "-x", "--foo=3"])
@pytest.mark.parametrize("command", COMMANDS)
def test_an_unknown_option_is_named_before_what_is_missing(run: Run, command: str, option: str) -> None:
    """With nothing else behind the command as well."""
    answer = run(command, option)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == f"rulesdb: unrecognized arguments: {option}; see rulesdb {command} --help\n"


def test_the_value_behind_an_unknown_option_is_not_blamed(run: Run) -> None:
    """Only the option is wrong."""
    answer = run("search", "櫂", "--rulset", "oars", "--kid", "rule", "-n", "3")
    assert answer.err == "rulesdb: unrecognized arguments: --rulset --kid; see rulesdb search --help\n"


@pytest.mark.parametrize("words", [("--", "--foo"), ("-5",), ("-櫂",), ("櫂", "-n3"), ("櫂", "-n", "3"), ("-x 櫂",)])
def test_what_is_no_option_is_none(run: Run, words: tuple[str, ...]) -> None:
    """Words behind ``--``, numbers, excluded words, a value that is joined to its option, and what has a blank."""
    assert "unrecognized" not in run("search", *words).err


def test_completion_says_nothing_of_how_its_script_asks(run: Run) -> None:
    """What the script asks with is no argument for people: neither in an error nor in the help."""
    assert run("completion").err == (
        "rulesdb: the following arguments are required: SHELL; see rulesdb completion --help\n"
    )
    assert "WORD" not in run("completion", "--help").out
    assert run("completion", "bash", "foo").err == (
        "rulesdb: unrecognized arguments: foo; see rulesdb completion --help\n"
    )
    assert run("completion", "bash", "--lang", "ja").out == run("completion", "bash").out != ""


def test_dialects_speak_japanese(run: Run) -> None:
    """No line but the names of dialects is in English."""
    lines = run("dialects", "--lang", "ja").out.splitlines()
    described = [line for line in lines if line.startswith(" ")]
    assert len(described) > len(lines) / 2
    assert [line for line in described if not any("ぁ" <= one <= "龯" for one in line)] == []
    assert [line for line in described if " and " in line or "rules" in line or "chapter" in line] == []


@pytest.mark.parametrize("query", ["-1/-1", "-1/-1カウンター", "-2"])
def test_a_word_with_a_minus_and_a_digit_is_no_option(run: Run, home: Path, query: str) -> None:
    """A counter's name is searched for, and its first sign does not make it an option."""
    answer = run("search", query, "--json", "--home", home)
    assert answer.document["query"] == query
