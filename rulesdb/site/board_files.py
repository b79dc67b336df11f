"""The boards of checks in scripts beside the pages of their sections: each script has those of a few checks.

A script is small enough to be loaded when one of its boards is opened, and there are few enough of them that a reader
without a network can keep them all.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from rulesdb.graph.naming import split_identifier
from rulesdb.proofs.verdicts import Board, KnockOut, Proof
from rulesdb.site import page_words
from rulesdb.site.page_data import boards_path, boards_script
from rulesdb.site.proofs import Proofs
from rulesdb.site.sitemap import START, Sitemap

_MOST_BYTES = 9_000
"""Sum of the compressed sizes of the boards in a script, in bytes, as long as it has several."""


RuleLink = tuple[str, str | None]
"""The number of a rule, and the way to it from the folder of the page's scripts; "" for a rule that is not loaded, None
where no rule has a link."""


def board_entry(
    name: str,
    board: Board,
    links: Sequence[RuleLink],
    knock_outs: Iterable[KnockOut],
    texts: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return the arguments of a board as JSON: its name, its rules, what it is without, its course.

    ``links`` are those of the rules of the board, in their order; ``texts`` those of what it is without, by identifier.
    """
    without = [
        (pair.claim, page_words.claim_name(pair), texts.get(pair.claim, ""), page_words.without_rule(pair, pair.part))
        for pair in knock_outs
    ]
    head = json.dumps([name, links, without], ensure_ascii=False)
    return f"{head[:-1]}, {board.course}]"


@dataclass(frozen=True)
class BoardFiles:
    """The scripts with the boards of one rulebook."""

    sitemap: Sitemap
    proofs: Proofs

    @cached_property
    def paths(self) -> Mapping[str, str]:
        """The paths of the scripts, by the names of the checks that have a board."""
        return {proof.name: path for path, proofs in self._shares.items() for proof in proofs}

    def scripts(self) -> Iterator[tuple[str, str]]:
        """Yield the path and the text of each script."""
        for path, proofs in self._shares.items():
            yield path, boards_script([self._entry(proof) for proof in proofs])

    @cached_property
    def _shares(self) -> Mapping[str, Sequence[Proof]]:
        """The checks of each script, in their order, by its path."""
        shares: dict[str, list[Proof]] = {}
        sizes: dict[str, int] = {}
        count: dict[str, int] = {}
        for proof in self.proofs.played:
            page = self._page(proof)
            if proof.board is None or not page:
                continue
            path = boards_path(page, count.setdefault(page, 1))
            if sizes.get(path, 0) + len(proof.board.packed) > _MOST_BYTES and path in shares:
                count[page] += 1
                path = boards_path(page, count[page])
            shares.setdefault(path, []).append(proof)
            sizes[path] = sizes.get(path, 0) + len(proof.board.packed)
        return shares

    def _page(self, proof: Proof) -> str:
        """Return the path of the page of the first rule that shows a check, "" if none is loaded."""
        nodes = map(self.sitemap.graph.nodes.get, proof.shown_at)
        return next((self.sitemap.page(node) for node in nodes if node is not None), "")

    def _entry(self, proof: Proof) -> str:
        assert proof.board is not None
        links = [self._link(rule) for rule in proof.board.rules]
        return board_entry(proof.name, proof.board, links, proof.knock_outs, self._texts(proof.rules))

    def _texts(self, rules: Iterable[str]) -> Mapping[str, str]:
        """Return the texts of the sentences and items of rules, by identifier."""
        covered = {rule: self.proofs.covered(rule) for rule in rules}
        return {f"{rule}#{part.name}": part.text for rule, of in covered.items() if of for part in of.parts}

    def _link(self, rule: str) -> tuple[str, str]:
        """Return the number of a rule, and the way to it from the rulebook's folder, "" if it is not loaded."""
        return split_identifier(rule)[1], self.sitemap.href(START, rule) or ""
