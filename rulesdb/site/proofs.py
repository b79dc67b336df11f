"""What was played to demonstrate the rules, as plain values: the rulebook shows it and knows no engine.

``pipeline.proving`` makes them out of what was executed; nothing here says how long anything took, so that the same
input yields the same pages.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class AccountLine(NamedTuple):
    """A line of an account: card, situation, action, event, remark or outcome by ``part``.

    ``rule`` is behind it, or "".
    """

    part: str
    text: str
    rule: str = ""


class WithoutRule(NamedTuple):
    """A check played without a rule: what it saw ``with_it`` and ``without``, where the ``verdict`` is demonstrated.

    ``part`` is the sentence or item of the rule that was switched off, like ``sentence-2``, "" for the whole rule.
    ``misreading`` is what held in its place, "" where it was merely absent.
    """

    rule: str
    verdict: str
    what: str = ""
    with_it: str = ""
    without: str = ""
    part: str = ""
    misreading: str = ""


class Proof(NamedTuple):
    """A check as it was played. ``example`` is the printed example that it plays, like ``fab:1.0.2#example-1``."""

    name: str
    title: str
    status: str
    rules: tuple[str, ...]
    example: str | None
    lines: tuple[AccountLine, ...]
    knocked_out: tuple[WithoutRule, ...] = ()

    @property
    def shown_at(self) -> tuple[str, ...]:
        """The rules that it stands at: those that it claims, and the one whose example it plays."""
        return tuple(dict.fromkeys((*self.rules, *((self.example.partition("#")[0],) if self.example else ()))))


class PartStanding(NamedTuple):
    """How a sentence or item of our edition stands: demonstrated by ``checks``, marked with a ``reason``, or open.

    ``name`` is like ``sentence-2``, ``mark`` is the kind of its mark, "" without one. ``data`` is what the data of its
    rule say of it.
    """

    name: str
    status: str
    mark: str = ""
    reason: str = ""
    checks: tuple[str, ...] = ()
    data: Mapping[str, object] = {}


class Standing(NamedTuple):
    """How a rule, or a heading with items, stands: checked, not-applicable (for a ``reason``) or unchecked.

    It has a number of ``examples`` and of those ``played``. ``is_due`` where its checks were written for another
    text of it. ``sentences`` and ``items`` are those of the shipped edition.
    """

    status: str
    reason: str = ""
    examples: int = 0
    played: int = 0
    is_due: bool = False
    sentences: tuple[PartStanding, ...] = ()
    items: tuple[PartStanding, ...] = ()

    @property
    def parts(self) -> tuple[PartStanding, ...]:
        """Its sentences, then its items."""
        return (*self.sentences, *self.items)


@dataclass(frozen=True)
class Proofs:
    """All that was played, in the order of the checks, and how each rule of the games that are played stands."""

    played: tuple[Proof, ...] = ()
    standings: Mapping[str, Standing] | None = None

    def of(self, rule: str) -> tuple[Proof, ...]:
        """Return the proofs of a rule and of its examples."""
        return tuple(self._by_rule.get(rule, ()))

    def standing(self, rule: str) -> Standing | None:
        """Return how a rule stands; None for what nobody plays."""
        return (self.standings or {}).get(rule)

    def named(self, name: str) -> Proof | None:
        """Return the proof of a check by its name, None if it was not played."""
        return self._by_name.get(name)

    def brief(self, rule: str) -> list[dict[str, str]]:
        """Return the proofs of a rule as its data have them: name and status."""
        return [{"name": proof.name, "status": proof.status} for proof in self.of(rule)]

    def data(self, rule: str) -> dict[str, list[Mapping[str, object]]]:
        """Return what the data of a rule say of its sentences and items; nothing for a rule without a proof."""
        standing = self.standing(rule) if self.of(rule) else None
        found = {"sentences": standing.sentences, "item_coverage": standing.items} if standing else {}
        return {name: [part.data for part in parts] for name, parts in found.items()}

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
