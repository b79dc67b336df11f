"""References checked against what is loaded: into nowhere, into another version of the rules, of a rule to itself."""

from collections.abc import Iterator, Mapping, Sequence

from rulesdb.graph.model import Node, Reading, Run
from rulesdb.graph.naming import NumberOrder, sort_key, split_identifier
from rulesdb.graph.overlay import Draft
from rulesdb.graph.version_agreement import VersionAgreement
from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.text import SourceText


def reference_runs(reading: Reading) -> Iterator[tuple[str, Run]]:
    """Yield (where, run) for every reference of a reading, in the order of the text."""
    return ((passage.where, run) for passage in reading.passages for run in passage.runs if run.targets)


def unresolved_targets(nodes: Mapping[str, Node]) -> tuple[str, ...]:
    """Return the identifiers that any reading cites and no edition holds, by ruleset and number."""
    cited = {
        target
        for node in nodes.values()
        for reading in node.readings
        for _, run in reference_runs(reading)
        for target in run.targets
    }
    return tuple(sorted(cited - nodes.keys(), key=_by_number))


def _by_number(name: str) -> tuple[str, NumberOrder]:
    ruleset, number = split_identifier(name)
    return ruleset, sort_key(number)


def check_references(
    drafts: Mapping[str, Draft], nodes: Mapping[str, Node], versions: VersionAgreement
) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each reference to its own rule, to one of another version, or to one not loaded."""
    for node in nodes.values():
        for source, reading in zip(drafts[node.id].sources, node.readings, strict=True):
            for where, run in reference_runs(reading):
                faults = {target: fault for target in run.targets if (fault := versions.fault(reading, target))}
                for fault in faults.values():
                    yield diagnose("reference-other-version", source, run.span, fault, node.id)
                missing = [target for target in run.targets if target not in nodes and target not in faults]
                if missing:
                    yield _unresolved(node, source, run, missing)
                if run.targets == (node.id,):
                    yield _self_reference(node, source, run, where)


def _unresolved(node: Node, source: SourceText, run: Run, missing: Sequence[str]) -> Diagnostic:
    numbers = ", ".join(split_identifier(target)[1] for target in missing)
    message = f"{run.text} names {numbers}, which no loaded text holds; it is kept and can be traced into."
    return diagnose("reference-unresolved", source, run.span, message, node.id)


def _self_reference(node: Node, source: SourceText, run: Run, where: str) -> Diagnostic:
    passage = "" if where == "text" else f" in its {where}"
    message = f"{node.number} refers to itself{passage}; the reference is kept. Check which number was meant."
    return diagnose("reference-self", source, run.span, message, node.id)
