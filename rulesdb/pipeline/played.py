"""The checks of a rule, played when it is shown. What no check claims is shown without loading the engine.

The numbers of the rules with checks stand in a file that the tests keep: looking there costs a hundredth of an import.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesdb.graph.model import Node
from rulesdb.source.resources import data_folder

if TYPE_CHECKING:
    from rulesdb.checks.running import Result

_CLAIMED = "checked-texts.tsv"  # rulesdb.checks.texts writes it


def played(node: Node) -> "Sequence[Result]":
    """Play the checks of ``node`` and of its examples, and return what came of them."""
    if not _is_claimed(node):
        return ()
    from rulesdb.checks.games import registries  # noqa: PLC0415  (see above)
    from rulesdb.checks.running import play  # noqa: PLC0415  (see above)

    return [play(check) for registry in registries() for check in registry.of_rules([node.id])]


def _is_claimed(node: Node) -> bool:
    path = data_folder() / node.ruleset / _CLAIMED
    return node.number is not None and path.exists() and f"\n{node.number}\t" in path.read_text(encoding="utf-8")
