"""The checks of a rule with what they demonstrate: as recorded, or played where no recorded proofs fit."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesdb.checks.coverage import covered_items, covered_sentences, demonstrating
from rulesdb.checks.marks import Marks, all_marks
from rulesdb.checks.recorded_proofs import RecordedCheck, RecordedProofs, recorded_proofs
from rulesdb.checks.text_hashes import Reviewed, is_claimed, reviewed_texts
from rulesdb.graph.model import Node
from rulesdb.proofs.coverage import CoveredPart, part_entry

__all__ = ["PLAYED_NOW", "CoveredPart", "GameProofs", "Played", "game_proofs", "played"]

PLAYED_NOW = "the recorded proofs are those of another engine, other checks or other texts, so the checks were played"
"""What to tell a user where no recorded proofs fit."""


class GameProofs(NamedTuple):
    """All that the proofs of a game's rules are taken from."""

    recorded: RecordedProofs | None
    """The recorded proofs, None where none fit."""
    demonstrated: Mapping[str, Sequence[str]]
    """Names of the recorded checks that demonstrate a sentence or an item, by its identifier."""
    marks: Marks
    """The marks of what no game can demonstrate."""
    reviewed: Reviewed
    """The hashes of the texts that the checks were written for."""


class Played(NamedTuple):
    """The proof of a rule."""

    checks: Sequence[RecordedCheck] = ()
    """The checks of the rule and of its examples."""
    sentences: Sequence[CoveredPart] = ()
    """Its sentences, with the checks that fail without them."""
    items: Sequence[CoveredPart] = ()
    """Its items, likewise."""
    is_recorded: bool = True
    """Whether its checks were not played now."""

    def entries(self) -> dict[str, list[dict[str, object]]]:
        """Return the coverage of the sentences and items as JSON objects, under the names of the output format."""
        parts = {"sentences": self.sentences, "item_coverage": self.items}
        return {name: [part_entry(part) for part in of] for name, of in parts.items() if of}


def game_proofs(ruleset: str) -> GameProofs:
    """Read what the proofs of a game's rules are taken from. Raises SourceError for a malformed file."""
    recorded = recorded_proofs(ruleset)
    demonstrated = {} if recorded is None else recorded.demonstrated()
    return GameProofs(recorded, demonstrated, all_marks(), reviewed_texts([ruleset]))


def played(node: Node, known: GameProofs | None = None) -> Played:
    """Return the proof of a rule; ``known`` are the proofs of its game, which are read without them."""
    if not is_claimed(node.id):
        return Played()
    proofs = known or game_proofs(node.ruleset)
    recorded = proofs.recorded
    checks, demonstrated = (recorded.checks_of(node.id), proofs.demonstrated) if recorded else _played_now(node)
    found = demonstrated, proofs.marks, proofs.reviewed
    return Played(checks, covered_sentences(node, *found), covered_items(node, *found), recorded is not None)


def _played_now(node: Node) -> tuple[Sequence[RecordedCheck], dict[str, list[str]]]:
    """Play the checks of a rule and of its examples, and knock out their claims about it."""
    from rulesdb.checks.games import registries  # recorded proofs need no engine
    from rulesdb.checks.running import knock_out, play  # see above

    results = [play(check) for registry in registries() for check in registry.of_rules([node.id])]
    passed = (result for result in results if result.status == "passed")
    pairs = [knock_out(result, claim) for result in passed for claim in result.check.claims_of(node.id)]
    checks = ((one.check, one.status) for one in results)
    return [RecordedCheck(one.name, one.title, status, one.example) for one, status in checks], demonstrating(pairs)
