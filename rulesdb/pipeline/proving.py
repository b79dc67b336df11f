"""What was executed to what the rulebook shows of it: every check is played and knocked out for the pages.

Numbers are not verified here: a user's own text may lack an example that a check plays, and is shown all the same.
"""

from collections.abc import Iterator, Sequence

from rulesdb.checks.account import folded
from rulesdb.checks.coverage import CoveredPart, part_entry
from rulesdb.checks.games import registries
from rulesdb.checks.running import KnockOut, Result
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import name_within_rule
from rulesdb.pipeline.checking import Report, coverage_of, execute, misreading_of
from rulesdb.site.proofs import AccountLine, PartStanding, Proof, Proofs, Standing, WithoutRule


def prove(graph: Graph) -> Proofs:
    """Play all checks of the games that ``graph`` has rules of, and return what came of it."""
    rulesets = {node.ruleset for node in graph.nodes.values()}
    played = [registry for registry in registries() if registry.ruleset in rulesets]
    checks = [check for registry in played for check in registry.checks.values()]
    report = execute(checks, lambda *_: None, with_knock_out=True)
    return Proofs(tuple(proofs_of(report)), _standings(graph, report, {registry.ruleset for registry in played}))


def proofs_of(report: Report) -> list[Proof]:
    """Return what was executed as plain values."""
    pairs: dict[str, list[KnockOut]] = {}
    for pair in report.knock_outs:
        pairs.setdefault(pair.check.name, []).append(pair)
    return [_proof(result, pairs.get(result.check.name, [])) for result in report.results]


def _proof(result: Result, pairs: list[KnockOut]) -> Proof:
    check = result.check
    return Proof(
        name=check.name,
        title=check.title,
        status=result.status,
        rules=check.rules,
        example=check.example,
        lines=tuple(AccountLine(*line) for line in folded(result.account)),
        knocked_out=tuple(without for pair in pairs for without in _without(pair)),
    )


def _without(pair: KnockOut) -> Iterator[WithoutRule]:
    """Yield every expectation that was not met without the rule; the verdict alone if there is none."""
    for difference in pair.differences:
        seen = (difference.what, difference.expected, difference.seen)
        yield WithoutRule(pair.rule, pair.verdict, *seen, name_within_rule(pair.claim), misreading_of(pair.claim))
    if not pair.differences:
        yield WithoutRule(pair.rule, pair.verdict, pair.problem, part=name_within_rule(pair.claim))


def _standings(graph: Graph, report: Report, rulesets: set[str]) -> dict[str, Standing]:
    return {
        name: Standing(
            row.status,
            row.reason or "",
            row.examples,
            row.examples_checked,
            row.due,
            _parts("sentence", row.sentences),
            _parts("item", row.items),
        )
        for name, row in coverage_of(graph, report).items()
        if graph.nodes[name].ruleset in rulesets
    }


def _parts(kind: str, parts: Sequence[CoveredPart]) -> tuple[PartStanding, ...]:
    return tuple(
        PartStanding(f"{kind}-{one.number}", one.status, one.kind or "", one.reason or "", one.checks, part_entry(one))
        for one in parts
    )
