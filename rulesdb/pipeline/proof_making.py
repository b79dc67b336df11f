"""The proofs of checks: each is played with boards, and again without every sentence that it claims.

It is apart from check_playing.py, which takes most proofs from where they are kept and needs no engine.
"""

from collections.abc import Collection, Sequence

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.checks.running import Result
from rulesdb.pipeline.checking import CheckReport, execute
from rulesdb.proofs.account import folded
from rulesdb.proofs.verdicts import Board, KnockOut, Proof


def checks_of_games(rulesets: Collection[str]) -> dict[str, list[Check]]:
    """Return the checks of games, by game."""
    found = (registry for registry in registries() if registry.ruleset in rulesets)
    return {registry.ruleset: list(registry.checks.values()) for registry in found}


def proofs_of_checks(checks: Sequence[Check]) -> tuple[Proof, ...]:
    """Play checks, and return what they prove."""
    return proofs_of_report(execute(checks, lambda *_: None, with_knock_out=True, with_boards=True))


def proofs_of_report(report: CheckReport) -> tuple[Proof, ...]:
    """Return the proofs of executed checks."""
    pairs: dict[str, list[KnockOut]] = {}
    for pair in report.knock_outs:
        pairs.setdefault(pair.check, []).append(pair)
    return tuple(
        _proof(result, pairs.get(result.check.name, []), report.boards.get(result.check.name))
        for result in report.results
    )


def _proof(result: Result, pairs: Sequence[KnockOut], board: Board | None) -> Proof:
    check = result.check
    account = folded(result.account)
    return Proof(check.name, check.title, result.status, check.rules, check.example, account, tuple(pairs), board)
