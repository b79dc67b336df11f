"""The checks of a rule, played and knocked out. A rule that no check claims needs no engine.

A file that the tests keep lists the rules with checks; reading it costs a hundredth of importing the engine.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.graph.model import Node
from rulesdb.graph.naming import name_in_table, split_identifier
from rulesdb.proofs.coverage import CoveredPart, part_entry
from rulesdb.source.resources import data_folder

if TYPE_CHECKING:
    from rulesdb.checks.running import Result

__all__ = ["CoveredPart", "Played", "played"]

_CLAIMED = "checked-texts.tsv"  # rulesdb.checks.text_hashes writes it


class Played(NamedTuple):
    """The proof of a rule, as far as it was executed now."""

    results: "Sequence[Result]" = ()
    """The checks of the rule and of its examples, as they were played."""
    sentences: Sequence[CoveredPart] = ()
    """Its sentences, with the checks that fail without them."""
    items: Sequence[CoveredPart] = ()
    """Its items, likewise."""

    def entries(self) -> dict[str, list[dict[str, object]]]:
        """Return the coverage of the sentences and items as JSON objects, under the names of the output format."""
        parts = {"sentences": self.sentences, "item_coverage": self.items}
        return {name: [part_entry(part) for part in of] for name, of in parts.items() if of}


def played(node: Node) -> Played:
    """Play the checks of ``node`` and of its examples, knock out their claims about it, and return the proof."""
    if not is_claimed(node.id):
        return Played()
    from rulesdb.checks.coverage import covered_items, covered_sentences, demonstrating  # noqa: PLC0415  (see above)
    from rulesdb.checks.games import registries  # noqa: PLC0415  (see above)
    from rulesdb.checks.running import knock_out, play  # noqa: PLC0415  (see above)
    from rulesdb.checks.text_hashes import reviewed_texts  # noqa: PLC0415  (see above)
    from rulesdb.pipeline.checking import all_marks  # noqa: PLC0415  (see above)

    results = [play(check) for registry in registries() for check in registry.of_rules([node.id])]
    passed = (result for result in results if result.status == "passed")
    pairs = [knock_out(result, claim) for result in passed for claim in result.check.claims_of(node.id)]
    found = demonstrating(pairs), all_marks(), reviewed_texts([node.ruleset])
    return Played(results, covered_sentences(node, *found), covered_items(node, *found))


def is_claimed(identifier: str) -> bool:
    """Tell whether a check claims a rule; a number that no rule has now counts as well."""
    path = data_folder() / split_identifier(identifier)[0] / _CLAIMED
    return path.exists() and f"\n{name_in_table(identifier)}\t" in path.read_text(encoding="utf-8")
