"""Played checks to the proofs of a rulebook: every check with its account, and the coverage of its rules.

Numbers are not verified here: a user's own text may lack an example that a check plays, and is shown all the same.
"""

from rulesdb.checks.coverage import covered, demonstrating
from rulesdb.checks.marks import all_marks
from rulesdb.checks.text_hashes import reviewed_texts
from rulesdb.graph.model import Graph
from rulesdb.pipeline.check_playing import ProofsByGame, playing
from rulesdb.site.proofs import Proofs


def prove(graph: Graph) -> Proofs:
    """Play all checks of the games that ``graph`` has rules of, and return their proofs."""
    with playing(graph.rulesets) as played:
        return proofs_of(graph, played())


def proofs_of(graph: Graph, played: ProofsByGame) -> Proofs:
    """Return the proofs of played checks, with the coverage of the rules of ``graph``."""
    every = tuple(proof for proofs in played.values() for proof in proofs)
    examples = {proof.example for proof in every if proof.status == "passed"}
    demonstrated = demonstrating(pair for proof in every for pair in proof.knock_outs)
    rows = covered(graph, demonstrated, examples, all_marks(), reviewed_texts(graph.rulesets))
    return Proofs(every, {name: row for name, row in rows.items() if graph.nodes[name].ruleset in played})
