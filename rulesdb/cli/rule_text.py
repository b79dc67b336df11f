"""The text of a rule, for a player in the midst of a game: from the home if there is one."""

from collections.abc import Iterable

from rulesdb.cli.homes import home_folder
from rulesdb.cli.node_text import rule_lines
from rulesdb.cli.styled import Line
from rulesdb.pipeline.home import consult
from rulesdb.pipeline.showing import find_rules


def rule_text(home: str | None, name: str) -> tuple[list[str | Line], Iterable[str]]:
    """Return the lines of the rule that a player named, and sentences that there is none.

    Raises HomeError where no home can be read, and AmbiguousIdentifierError.
    """
    found = consult(home_folder(home), lambda loaded: find_rules(loaded, [name]))
    return [line for rule in found.rules for line in rule_lines(rule)], found.missing
