"""Proofs of checks: the status of a check, its account, its board, and the verdict on every claim that was knocked out.

A board is packed here, so that who reads verdicts loads nothing that takes courses apart (boards.py).
"""

import zlib
from typing import Literal, NamedTuple

from rulesdb.proofs.account import AccountLine, Difference

PlayStatus = Literal["passed", "failed", "error"]
"""The status of a played check; an error is a mistake in the check or a failure of the engine."""
Verdict = Literal["demonstrated", "touched", "untouched", "broken"]
"""The verdict of a check on a claim: the check fails without it (demonstrated), passes without it (touched), never
calls it (untouched), or breaks off with an error without it (broken)."""


class KnockOut(NamedTuple):
    """The result of playing a check without a sentence."""

    claim: str
    """Identifier of the sentence, or of the whole rule, that was switched off."""
    check: str
    """Name of the check."""
    verdict: Verdict
    """The verdict of the check on the claim."""
    problem: str = ""
    """The message of a broken check, else ""."""
    differences: tuple[Difference, ...] = ()
    """For a demonstrated claim, the expectations that were not met, in order: expected with it, seen without it."""
    misreading: str = ""
    """The misreading that held in place of the claim, in Japanese; "" if the claim was merely absent."""

    @property
    def rule(self) -> str:
        """Identifier of the rule of the claim."""
        return self.claim.partition("#")[0]

    @property
    def part(self) -> str:
        """Name of the claim within its rule, such as ``sentence-2``; "" for the whole rule."""
        return self.claim.partition("#")[2]


class Board(NamedTuple):
    """The board of a check, as it is kept for the rulebook."""

    rules: tuple[str, ...]
    """Identifiers of the rules behind its lines."""
    packed: bytes
    """The course as JSON, compressed: the JSON is several times as long."""

    @property
    def course(self) -> str:
        """The course as JSON."""
        return zlib.decompress(self.packed).decode()


class Proof(NamedTuple):
    """A played check with its knock-outs. It has no duration, so that the same program yields the same proof."""

    name: str
    """Name of the check: its game, a slash and the name of its function."""
    title: str
    """The title: a phrase in Japanese for what the check shows."""
    status: PlayStatus
    """The status of the check."""
    rules: tuple[str, ...]
    """Identifiers of the rules of its claims, without repetition."""
    example: str | None
    """Identifier of the printed example that the check plays, such as ``fab:1.0.2#example-1``; None for none."""
    lines: tuple[AccountLine, ...]
    """Its account, with repetitions folded."""
    knock_outs: tuple[KnockOut, ...] = ()
    """The knock-outs of its claims; none for a check that did not pass."""
    board: Board | None = None
    """Its board; None for a check that did not pass, and where nobody asked for boards."""

    @property
    def shown_at(self) -> tuple[str, ...]:
        """Identifiers of the rules that show it: those of its claims, and the rule of its example."""
        return tuple(dict.fromkeys((*self.rules, *((self.example.partition("#")[0],) if self.example else ()))))
