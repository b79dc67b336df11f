"""Views of the proofs of a rule: a line for each check, and the account on the rule's own page.

Accounts are several times as long as the rules that they are about. So a section's page loads them from a script beside
it when one is opened, and links to the rule's own page, which has them in full.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from rulesdb.graph.model import Node
from rulesdb.graph.naming import split_identifier
from rulesdb.proofs.account import AccountLine
from rulesdb.proofs.coverage import Covered
from rulesdb.proofs.verdicts import Proof
from rulesdb.site import page_words, views
from rulesdb.site.page_data import accounts_path
from rulesdb.site.proofs import Proofs
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.words.node_names import part_name
from rulesdb.words.proofs import ACCOUNT, CHECKS, NOT_APPLICABLE

_PART = attrgetter("part")


@dataclass(frozen=True)
class ProofViews:
    """Makes the views of the proofs of one rulebook."""

    sitemap: Sitemap
    proofs: Proofs
    boards: Mapping[str, str]
    """The paths of the scripts with boards, by the names of the checks that have one."""

    def of_rule(self, node: Node, page: str) -> views.RuleProofsView | None:
        """Return the proofs of ``node`` and of its examples; None without a check, a reason and a mark."""
        shown = tuple(self.of_check(proof, node, page) for proof in self.proofs.of(node.id))
        covered = self.proofs.covered(node.id)
        reasons = tuple(_reasons(covered)) if covered else ()
        is_due = covered is not None and covered.due
        if not shown and not reasons and not is_due:
            return None
        summary = page_words.checks_by_status(proof.status_label for proof in shown)
        summary = summary or (NOT_APPLICABLE if reasons else "")
        return views.RuleProofsView(shown, summary, self._in_full(node, page), reasons, is_due)

    def of_part(self, node: Node, name: str, page: str) -> views.InlineView | None:
        """Return the sign behind the sentence or item ``name`` of ``node``; None for one that is open."""
        covered = self.proofs.covered(node.id)
        one = next((part for part in covered.parts if part.name == name), None) if covered else None
        if one is None or one.status == "open":
            return None
        proof = self.proofs.named(one.checks[0]) if one.checks else None
        if proof is None:
            return views.InlineView("marked", "", label=page_words.is_marked(one))
        href_of_check = href(page, self.sitemap.single_page(node), check_anchor(proof))
        return views.InlineView("shown", "", href_of_check, page_words.is_shown_by(name, proof.title))

    def accounts(self, nodes: Iterable[Node], page: str) -> tuple[views.Account, ...]:
        """Return the accounts that ``page`` loads when one is opened, without repetition."""
        loaded = (proof for node in nodes if not self._in_full(node, page) for proof in self.proofs.of(node.id))
        named = {proof.name: proof for proof in loaded}
        return tuple(views.Account(name, self._parts(proof, page)) for name, proof in named.items())

    def _has_several_parts(self, node: Node) -> bool:
        covered = self.proofs.covered(node.id)
        return covered is not None and len(covered.parts) > 1

    def _in_full(self, node: Node, page: str) -> bool:
        return page == self.sitemap.single_page(node)

    def of_check(self, proof: Proof, node: Node, page: str) -> views.ProofView:
        """Return a check as a page shows it at ``node``."""
        in_full = self._in_full(node, page)
        anchor = check_anchor(proof)
        return views.ProofView(
            name=proof.name,
            anchor=anchor if in_full else "",
            example=_example_of(proof, node),
            title=proof.title,
            status=proof.status,
            status_label=CHECKS[proof.status],
            results=tuple(_results(proof, node, self._has_several_parts(node))),
            account=self._parts(proof, page) if in_full else (),
            href=href(page, self.sitemap.single_page(node), anchor),
            companion="" if in_full else href(page, accounts_path(page)),
            board=href(page, self.boards[proof.name]) if proof.name in self.boards else "",
        )

    def _parts(self, proof: Proof, page: str) -> tuple[views.AccountPart, ...]:
        return account_parts(self.sitemap, proof.lines, page)


def account_parts(sitemap: Sitemap, lines: Sequence[AccountLine], page: str) -> tuple[views.AccountPart, ...]:
    """Return the parts of an account on a page, whose lines lead to the rules behind them."""
    numbers = {rule: split_identifier(rule)[1] for rule in dict.fromkeys(line.rule for line in lines) if rule}
    links = {"": ("", "")} | {rule: (number, sitemap.href(page, rule) or "") for rule, number in numbers.items()}
    return tuple(
        views.AccountPart(
            part, ACCOUNT[part], tuple(views.AccountLineView(line.text, *links[line.rule]) for line in of_part)
        )
        for part, of_part in groupby(lines, key=_PART)
    )


def _example_of(proof: Proof, node: Node) -> str:
    """Return the label of the example of ``node`` that a check plays, "" for none."""
    owner, _, where = (proof.example or "").partition("#")
    return part_name(where) if owner == node.id else ""


def check_anchor(proof: Proof) -> str:
    """Return the anchor of a check on the page of its rule."""
    return "check-" + proof.name.rpartition("/")[2]


def _results(proof: Proof, node: Node, names_part: bool) -> Iterator[str]:
    for pair in proof.knock_outs:
        if pair.rule == node.id:
            yield from page_words.without_rule(pair, pair.part if names_part else "")


def _reasons(covered: Covered) -> Iterator[str]:
    """Yield why no game can show a rule, or its sentences and items."""
    if covered.status == "not-applicable":
        yield covered.reason
    yield from (page_words.is_marked(part) for part in covered.parts if part.status == "marked")
