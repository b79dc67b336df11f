"""The proofs of a rulebook, found by rule: every check with its verdicts, and the coverage of the rules."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rulesdb.proofs.coverage import Covered, part_entry
from rulesdb.proofs.verdicts import Proof


@dataclass(frozen=True)
class Proofs:
    """The proofs of all games of a rulebook. The default is that of a rulebook without checks."""

    played: tuple[Proof, ...] = ()
    """The checks as they were played, in their order."""
    coverage: Mapping[str, Covered] | None = None
    """The coverage of the rules of the games that are played, by identifier."""

    def of(self, rule: str) -> tuple[Proof, ...]:
        """Return the proofs of a rule and of its examples."""
        return tuple(self._by_rule.get(rule, ()))

    def covered(self, rule: str) -> Covered | None:
        """Return the coverage of a rule, None for a rule of a game that nobody plays."""
        return (self.coverage or {}).get(rule)

    def named(self, name: str) -> Proof | None:
        """Return the proof of a check by its name, None if it was not played."""
        return self._by_name.get(name)

    def brief(self, rule: str) -> list[dict[str, str]]:
        """Return the proofs of a rule as JSON objects of its data file, with name and status."""
        return [{"name": proof.name, "status": proof.status} for proof in self.of(rule)]

    def data(self, rule: str) -> dict[str, list[dict[str, object]]]:
        """Return the coverage of a rule's sentences and items for its data file; empty for a rule without a proof."""
        covered = self.covered(rule) if self.of(rule) else None
        found = {"sentences": covered.sentences, "item_coverage": covered.items} if covered else {}
        return {name: [part_entry(part) for part in parts] for name, parts in found.items()}

    @cached_property
    def _by_name(self) -> Mapping[str, Proof]:
        return {proof.name: proof for proof in self.played}

    @cached_property
    def _by_rule(self) -> Mapping[str, list[Proof]]:
        found: dict[str, list[Proof]] = defaultdict(list)
        for proof in self.played:
            for rule in proof.shown_at:
                found[rule].append(proof)
        return found
