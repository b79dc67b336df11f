"""A built home to the proofs: which checks a user means, playing them, and knocking out what they claim."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.checks.coverage import Marks, covered, examples_of
from rulesdb.checks.errors import CheckFileError
from rulesdb.checks.games import registries
from rulesdb.checks.marks import not_applicable, part_marks
from rulesdb.checks.own_files import own_checks
from rulesdb.checks.registry import Check, CheckSet
from rulesdb.checks.running import Result, knock_out, play
from rulesdb.checks.texts import reviewed_texts
from rulesdb.engine.games import bundle
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import part_ids
from rulesdb.pipeline.progress import Progress
from rulesdb.proofs.coverage import Covered
from rulesdb.proofs.verdicts import KnockOut


class Report(NamedTuple):
    """What was executed: the checks played, and the pairs of claim and check that were knocked out."""

    results: tuple[Result, ...]
    knock_outs: tuple[KnockOut, ...]


def checks_of(graph: Graph) -> CheckSet:
    """Return the checks of all games, once every claim in them and every entry of the engine's books is in the texts.

    Raises UnknownRuleError for one that is not.
    """
    found = registries()
    examples = {
        example for node in graph.nodes.values() for reading in node.readings for example in examples_of(node, reading)
    }
    parts = {*graph.nodes, *part_ids(graph.nodes.values())}
    for registry in found:
        if registry.ruleset in graph.rulesets:
            game = bundle(registry.ruleset)
            registry.verify(parts, examples)
            game.book.verify({*parts, *game.outside_rules()})
    return CheckSet(check for registry in found for check in registry.checks.values())


def own_checks_of(graph: Graph, path: Path) -> list[Check]:
    """Return the checks that a user's file registers.

    Raises CheckFileError for a file that cannot be used, and for a claim that no loaded text has.
    """
    found = own_checks(path)
    parts = {*graph.nodes, *part_ids(graph.nodes.values())}
    for check in found:
        for claim in check.claims:
            ruleset = claim.partition(":")[0]
            if ruleset in graph.rulesets and claim not in {*parts, *bundle(ruleset).outside_rules()}:
                raise CheckFileError(f"{path}: {check.name} claims {claim}, but no loaded text has it")
    return found


def execute(checks: Sequence[Check], progress: Progress, *, with_knock_out: bool) -> Report:
    """Play checks, and where asked knock out whatever a passed check claims."""
    results = []
    for done, check in enumerate(checks):
        progress("check", done, len(checks))
        results.append(play(check))
    progress("check", len(checks), len(checks))
    if not with_knock_out:
        return Report(tuple(results), ())
    pairs = [(result, claim) for result in results if result.status == "passed" for claim in result.check.claims]
    knocked = []
    for done, (result, claim) in enumerate(pairs):
        progress("knock out", done, len(pairs))
        knocked.append(knock_out(result, claim))
    progress("knock out", len(pairs), len(pairs))
    return Report(tuple(results), tuple(knocked))


def coverage_of(graph: Graph, report: Report) -> dict[str, Covered]:
    """Return which rules, sentences and items are covered by what was executed."""
    return covered(graph, report.results, report.knock_outs, all_marks(), reviewed_texts(graph.rulesets))


def all_marks() -> Marks:
    """Return the marks of all rulesets. Raises SourceError for a malformed row."""
    return Marks(not_applicable(), part_marks())


def execute_all(graph: Graph, progress: Progress) -> Report:
    """Play every check of the loaded rulesets and knock out every claim."""
    loaded = [check for check in checks_of(graph).checks.values() if check.ruleset in graph.rulesets]
    return execute(loaded, progress, with_knock_out=True)
