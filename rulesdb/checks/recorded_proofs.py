"""Recorded proofs: what checks and knock-outs gave when all were played, in ``proofs.tsv`` of a game's folder in data/.

The first row has the digests of the engine, the checks and the texts that gave it: of others nothing is believed. Then
a check has a row with its status and title, behind which each of its claims has one with the verdict and what was
expected and seen without it. Sentences that no check tells apart stand at the end. The tests write the file
(``pytest -m exhaustive --refresh tests/checks/test_recorded_proofs.py``).
"""

from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from itertools import chain
from typing import NamedTuple, cast

from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.graph.naming import identifier_in_table
from rulesdb.proofs.coverage import Groups
from rulesdb.proofs.verdicts import PlayStatus
from rulesdb.source.own_code import PACKAGE, files_digest
from rulesdb.source.resources import data_folder
from rulesdb.words.rule_parts import rule_of

FILE = "proofs.tsv"
HEAD = ("check", "claim", "verdict", "difference")
ALIKE = "not told apart"
"""The verdict of a row of sentences that no check tells apart, the first of them as its claim."""


class RecordedCheck(NamedTuple):
    """A check as it was played when the proofs were recorded."""

    name: str
    """Its name."""
    title: str
    """Its title in Japanese."""
    status: PlayStatus
    """Its status."""
    example: str | None
    """Identifier of the printed example that it plays, None for none."""


class RecordedProofs(NamedTuple):
    """The proofs of the checks of a game."""

    checks: tuple[RecordedCheck, ...]
    """The checks, in their order."""
    verdicts: tuple[tuple[str, str, str], ...]
    """Claims in the order of the checks: the check, the claim and the verdict."""
    alike: Groups
    """Groups of sentences that no check tells apart."""

    def verify(self, known: Container[str], examples: Container[str]) -> None:
        """Raise UnknownRuleError for the first claim or example that the loaded texts do not have."""
        claims = ((check, claim) for check, claim, _ in self.verdicts if claim not in known)
        played = ((one.name, one.example) for one in self.checks if one.example and one.example not in examples)
        for check, missing in chain(claims, played):
            raise UnknownRuleError(missing, f"check {check}")

    def demonstrated(self) -> dict[str, list[str]]:
        """Return the names of the checks that demonstrate a claim, by its identifier."""
        found: dict[str, list[str]] = {}
        for check, claim, verdict in self.verdicts:
            if verdict == "demonstrated":
                found.setdefault(claim, []).append(check)
        return found

    def checks_of(self, rule: str) -> tuple[RecordedCheck, ...]:
        """Return the checks that claim a rule or play an example of it."""
        claiming = {check for check, claim, _ in self.verdicts if rule_of(claim) == rule}
        return tuple(one for one in self.checks if one.name in claiming or rule_of(one.example or "") == rule)


def recorded_proofs(ruleset: str) -> RecordedProofs | None:
    """Return the proofs of a game, None if none are recorded, or those of another engine, other checks or texts."""
    with suppress(OSError, ValueError):  # no file, no text, or a row that is none
        rows = [
            tuple(row.split("\t")) for row in (data_folder() / ruleset / FILE).read_text(encoding="utf-8").splitlines()
        ]
        if rows[:2] == [digests(ruleset), HEAD]:
            return _proofs(ruleset, rows[2:])
    return None


def digests(ruleset: str) -> tuple[str, ...]:
    """Return the first row: the digests of a game's engine, checks and texts. Raises OSError."""
    engine = files_digest(PACKAGE, ("engine/*.py", "engine/kernel/**/*.py", f"engine/{ruleset}/**/*.py"))
    checks = files_digest(PACKAGE, [f"{room}/{of}*.py" for room in ("checks", "play") for of in ("", f"{ruleset}/**/")])
    texts = files_digest(data_folder() / ruleset, ("ja/*.txt",))
    return ("made of", f"engine {engine}", f"checks {checks}", f"texts {texts}")


def _proofs(ruleset: str, rows: Iterable[Sequence[str]]) -> RecordedProofs:
    checks = []
    verdicts = []
    alike = []
    for name, claim, verdict, text in rows:
        part = identifier_in_table(ruleset, claim)
        if verdict == ALIKE:
            alike.append((part, *(identifier_in_table(ruleset, other) for other in text.split())))
        elif claim and "#example-" not in claim:
            verdicts.append((name, part, verdict))
        else:
            checks.append(RecordedCheck(name, text, cast("PlayStatus", verdict), part if claim else None))
    return RecordedProofs(tuple(checks), tuple(verdicts), tuple(alike))
