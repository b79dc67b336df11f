"""What was played to what the rulebook shows of it: every check with its account, and how each rule stands by them.

Numbers are not verified here: a user's own text may lack an example that a check plays, and is shown all the same.
"""

from collections.abc import Collection, Iterable, Sequence

from rulesdb.checks.coverage import CoveredPart, covered_by, part_entry
from rulesdb.checks.texts import reviewed_texts
from rulesdb.graph.model import Graph
from rulesdb.pipeline.checking import all_marks
from rulesdb.pipeline.playing import ProofsByGame, playing
from rulesdb.site.proofs import PartStanding, Proof, Proofs, Standing


def prove(graph: Graph) -> Proofs:
    """Play all checks of the games that ``graph`` has rules of, and return what came of it."""
    with playing(graph.rulesets) as played:
        return proofs_of(graph, played())


def proofs_of(graph: Graph, played: ProofsByGame) -> Proofs:
    """Return the checks that were played, and how the rules of ``graph`` stand by them."""
    every = tuple(proof for proofs in played.values() for proof in proofs)
    return Proofs(every, _standings(graph, every, played))


def _standings(graph: Graph, proofs: Sequence[Proof], rulesets: Collection[str]) -> dict[str, Standing]:
    examples = {proof.example for proof in proofs if proof.status == "passed"}
    rows = covered_by(graph, _demonstrating(proofs), examples, all_marks(), reviewed_texts(graph.rulesets))
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
        for name, row in rows.items()
        if graph.nodes[name].ruleset in rulesets
    }


def _demonstrating(proofs: Iterable[Proof]) -> dict[str, list[str]]:
    """Return the names of the checks that demonstrate a sentence, an item or a rule, by its identifier."""
    found: dict[str, dict[str, None]] = {}
    for proof in proofs:
        for without in proof.knocked_out:
            if without.verdict == "demonstrated":
                claim = f"{without.rule}#{without.part}" if without.part else without.rule
                found.setdefault(claim, {})[proof.name] = None
    return {claim: list(names) for claim, names in found.items()}


def _parts(kind: str, parts: Sequence[CoveredPart]) -> tuple[PartStanding, ...]:
    return tuple(
        PartStanding(f"{kind}-{one.number}", one.status, one.kind or "", one.reason or "", one.checks, part_entry(one))
        for one in parts
    )
