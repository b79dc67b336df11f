"""Histories of single rules: the versions of a rule, and where the rules of former numbers are."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.graph.histories import Difference, EditionHistory, FormerRule, Moment
from rulesdb.graph.model import Node
from rulesdb.graph.naming import identifier, split_identifier
from rulesdb.graph.spelling import read_spelling
from rulesdb.pipeline.home import Home

if TYPE_CHECKING:
    from rulesdb.graph.identifiers import UnknownIdentifierError

__all__ = [
    "Difference",
    "FormerNumber",
    "FormerRule",
    "Moment",
    "RuleHistory",
    "former_numbers",
    "histories_of",
    "resolved",
    "unknown_identifier",
]


class RuleHistory(NamedTuple):
    """The history of a rule in an edition that has several versions."""

    edition: str
    """The name of the edition."""
    ruleset: str
    """Its ruleset."""
    moments: tuple[Moment, ...]
    """The versions of the rule, the newest first; none where the edition no longer has it."""
    former: tuple[FormerRule, ...]
    """Other rules that had its number in former versions, the latest first."""

    def entry(self) -> dict[str, object]:
        """Return the history as a JSON object."""
        return {
            "edition": self.edition,
            "versions": [_moment_entry(moment) for moment in self.moments],
            "number_named_before": [
                {
                    "until": rule.last.date,
                    "text": rule.text,
                    "now": None if rule.destination.now is None else identifier(self.ruleset, rule.destination.now),
                }
                for rule in self.former
            ],
        }


class FormerNumber(NamedTuple):
    """A number that no rule of the present version has."""

    id: str
    """The identifier that it gave a rule."""
    now: str | None
    """The identifier of that rule in the present version, None if it was removed."""
    since: str
    """The date of the version that first lacks the number."""

    def __str__(self) -> str:
        """Say where the rule is."""
        if self.now is None:
            return f"{self.id} is no rule since the version of {self.since}, which removed it."
        return f"{self.id} is no rule since the version of {self.since}; its rule is now {self.now}."


def histories_of(home: Home, node: Node, edition: str | None = None) -> tuple[RuleHistory, ...]:
    """Return the histories of a rule in the editions that have several versions, or in one of them."""
    of_game = (history for history in home.histories if history.ruleset == node.ruleset)
    found = (_history(history, node) for history in of_game if edition in {None, history.edition})
    return tuple(history for history in found if history.moments or history.former)


def former_numbers(home: Home, written: str, ruleset: str | None = None) -> Sequence[FormerNumber]:
    """Return the former numbers that a user's spelling names, one for each ruleset; none for anything else.

    ``ruleset`` narrows them where the text itself names none.
    """
    if not home.snapshots:
        return ()
    spelling = read_spelling(written, home.rulesets)
    wanted = spelling.ruleset or ruleset
    found: dict[str, FormerNumber] = {}
    for history in home.histories if spelling.is_number else ():
        name = identifier(history.ruleset, spelling.key)
        rules = history.former_rules.get(spelling.key, ())
        if rules and wanted in {None, history.ruleset} and name not in {*found, *home.graph.nodes}:
            latest = rules[0].destination
            now = None if latest.now is None else identifier(history.ruleset, latest.now)
            found[name] = FormerNumber(name, now, history.first_without(spelling.key))
    return tuple(found.values())


def unknown_identifier(home: Home, written: str, error: "UnknownIdentifierError") -> "UnknownIdentifierError":
    """Return the error for a name that nothing has: for a former number one that says where its rule is."""
    from rulesdb.graph.identifiers import UnknownIdentifierError  # a search must not pay for it

    for number in former_numbers(home, written):
        return UnknownIdentifierError(str(number), [number.now] if number.now else [])
    return error


def resolved(home: Home, written: str, ruleset: str | None = None) -> str:
    """Return the identifier that a user wrote, loaded or only cited; without a game it is one of ``ruleset``.

    Raises UnknownIdentifierError, and AmbiguousIdentifierError for a name that several rulesets have.
    """
    from rulesdb.graph.identifiers import UnknownIdentifierError, resolve  # a search must not pay for it

    try:
        return resolve(home.graph, written, ruleset)
    except UnknownIdentifierError as error:
        raise unknown_identifier(home, written, error) from None


def _history(history: EditionHistory, node: Node) -> RuleHistory:
    key = split_identifier(node.id)[1]
    moments = tuple(history.moments(key)) if node.readings_of(history.edition) else ()
    return RuleHistory(history.edition, history.ruleset, moments, tuple(history.former_rules.get(key, ())))


def _moment_entry(moment: Moment) -> dict[str, object]:
    return {
        "date": moment.version.date,
        "version": moment.version.name,
        "number": moment.key,
        "kind": moment.kind,
        "text": [list(difference) for difference in moment.text],
    }
