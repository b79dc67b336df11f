"""References that cross versions of the rules: into a text of another version, where a number is missing or has moved.

Only what the editions say is judged: the versions of their files, and the numbers that their editors know to have
moved. A reference fits where a text of its own version has the number.
"""

from collections.abc import Iterable, Mapping

from rulesdb.graph.model import Edition, Node, Reading
from rulesdb.graph.naming import ancestors, identifier, split_identifier
from rulesdb.source.edition_sources import Renumbering


class VersionAgreement:
    """The versions of the loaded files, and the numbers that moved between versions."""

    def __init__(
        self, nodes: Mapping[str, Node], editions: Iterable[Edition], renumbered: Iterable[tuple[str, Renumbering]]
    ) -> None:
        """Take all nodes, the editions that they come from, and rows of renumbered rules with their rulesets."""
        self._nodes = nodes
        self._versions = {file.name: file.rules_version for edition in editions for file in edition.files}
        self._moved: dict[tuple[str, str, str], tuple[str, str]] = {}
        for ruleset, row in renumbered:
            self._moved[row.before, row.after, identifier(ruleset, row.old)] = row.new, row.what
            self._moved[row.after, row.before, identifier(ruleset, row.new)] = row.old, row.what

    def fault(self, reading: Reading, target: str) -> str:
        """Return what is wrong with a reference that crosses versions, "" where it fits or nothing is known."""
        version = self._versions.get(reading.place.file, "")
        others = self._versions_around(target)
        if not version or not others or version in others.values():
            return ""
        number = split_identifier(target)[1]
        moves = ((file, other, self._moved.get((version, other, target))) for file, other in others.items())
        moved = next(((file, other, *move) for file, other, move in moves if move), None)
        message = ""
        if moved:
            file, other, now, what = moved
            message = (
                f"{number} of {version}, which this text has, is {now} in {file}, which has {other}: {what}. "
                f"Read {now}, or write it."
            )
        elif target not in self._nodes and all(others.values()):
            file, other = next(iter(others.items()))
            message = (
                f"{number} of {version}, which this text has, is not in {file}, which has {other}. "
                f"Load the text of {version}, too, or write the number of {other}."
            )
        return message

    def _versions_around(self, target: str) -> dict[str, str]:
        """Return the versions of the files that have a rule, or the nearest one above it that is loaded, by name."""
        ruleset, number = split_identifier(target)
        above = (identifier(ruleset, key) for key in ancestors(number))
        nearest = next((name for name in (target, *above) if name in self._nodes), None)
        readings = self._nodes[nearest].readings if nearest else ()
        return {reading.place.file: self._versions.get(reading.place.file, "") for reading in readings}
