"""A built home to the proofs: which checks a user means, playing them, and knocking out what they claim."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.checks.coverage import Covered, covered, examples_of
from rulesdb.checks.errors import CheckFileError
from rulesdb.checks.games import registries
from rulesdb.checks.marks import not_applicable
from rulesdb.checks.own_files import own_checks
from rulesdb.checks.registry import Check, CheckSet
from rulesdb.checks.running import KnockOut, Result, knock_out, play
from rulesdb.checks.texts import known_texts
from rulesdb.engine.games import bundle
from rulesdb.graph.model import Graph
from rulesdb.pipeline.progress import Progress


class Report(NamedTuple):
    """What was executed: the checks played, and the pairs of rule and check that were knocked out."""

    results: tuple[Result, ...]
    knock_outs: tuple[KnockOut, ...]


def checks_of(graph: Graph) -> CheckSet:
    """Return the checks of all games, once every number in them and in the engine's books is one of a rule.

    Raises UnknownRuleError for one that is none.
    """
    found = registries()
    examples = {
        example for node in graph.nodes.values() for reading in node.readings for example in examples_of(node, reading)
    }
    for registry in found:
        if registry.ruleset in graph.rulesets:
            game = bundle(registry.ruleset)
            registry.verify(graph.nodes, examples)
            game.book.verify({*graph.nodes, *game.outside_rules()})
    return CheckSet(check for registry in found for check in registry.checks.values())


def own_checks_of(graph: Graph, path: Path) -> list[Check]:
    """Return the checks that a user's file registers.

    Raises CheckFileError for a file that cannot be used, and for a check of a rule that no loaded text has.
    """
    found = own_checks(path)
    for check in found:
        for rule in check.rules:
            ruleset = rule.partition(":")[0]
            if ruleset in graph.rulesets and rule not in {*graph.nodes, *bundle(ruleset).outside_rules()}:
                raise CheckFileError(f"{path}: {check.name} claims {rule}, but no loaded text has such a rule")
    return found


def execute(checks: Sequence[Check], progress: Progress, *, with_knock_out: bool) -> Report:
    """Play checks, and where asked knock out each rule that a passed check claims."""
    results = []
    for done, check in enumerate(checks):
        progress("check", done, len(checks))
        results.append(play(check))
    progress("check", len(checks), len(checks))
    if not with_knock_out:
        return Report(tuple(results), ())
    pairs = [(result, rule) for result in results if result.status == "passed" for rule in result.check.rules]
    knocked = []
    for done, (result, rule) in enumerate(pairs):
        progress("knock out", done, len(pairs))
        knocked.append(knock_out(result, rule))
    progress("knock out", len(pairs), len(pairs))
    return Report(tuple(results), tuple(knocked))


def coverage_of(graph: Graph, progress: Progress) -> dict[str, Covered]:
    """Play every check and knock out every claim, and return which rules are covered by it."""
    report = execute(list(checks_of(graph).checks.values()), progress, with_knock_out=True)
    return covered(graph, report.results, report.knock_outs, not_applicable(), known_texts_of(graph))


def known_texts_of(graph: Graph) -> dict[str, frozenset[str]]:
    """Return the hashes of the reviewed texts of all loaded rulesets, by rule identifier."""
    return {rule: hashes for ruleset in graph.rulesets for rule, hashes in known_texts(ruleset).items()}
