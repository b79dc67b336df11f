"""What was executed to what the rulebook shows of it: every check is played and knocked out for the pages.

Numbers are not verified here: a user's own text may lack an example that a check plays, and is shown all the same.
"""

from rulesdb.checks.coverage import covered
from rulesdb.checks.fab.registry import load
from rulesdb.checks.marks import not_applicable
from rulesdb.checks.running import KnockOut, Result
from rulesdb.checks.texts import known_texts
from rulesdb.graph.model import Graph
from rulesdb.pipeline.checking import Report, execute
from rulesdb.site.proofs import AccountLine, Proof, Proofs, Standing, WithoutRule


def prove(graph: Graph) -> Proofs:
    """Play all checks of a game that ``graph`` has rules of, and return what came of it; nothing for other games."""
    registry = load()
    if registry.ruleset not in {node.ruleset for node in graph.nodes.values()}:
        return Proofs()
    report = execute(list(registry.checks.values()), lambda *_: None, with_knock_out=True)
    return Proofs(tuple(proofs_of(report)), _standings(graph, report, registry.ruleset))


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
        lines=tuple(AccountLine(*line) for line in result.account),
        knocked_out=tuple(
            WithoutRule(pair.rule, pair.verdict, pair.what, pair.with_rule, pair.without) for pair in pairs
        ),
    )


def _standings(graph: Graph, report: Report, ruleset: str) -> dict[str, Standing]:
    rows = covered(graph, report.results, report.knock_outs, not_applicable(), known_texts(ruleset))
    return {
        name: Standing(row.status, row.reason or "", row.examples, row.examples_checked, row.due)
        for name, row in rows.items()
        if graph.nodes[name].ruleset == ruleset
    }
