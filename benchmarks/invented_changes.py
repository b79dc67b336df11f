"""Invented changes of a rules text: rules put in, taken away, moved and edited, so that the right answer is known.

Two published versions of a text rarely differ in more than a few rules; here some hundred numbers move. A rule that is
put in is made of the rule behind it, as a new keyword's rules resemble those of the keywords beside it.
"""

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulesdb.compare.comparison import compare
from rulesdb.compare.rules import Piece, Rule
from rulesdb.syntax.numbering import successor

KINDS = ("put in", "taken away", "moved", "edited")
EDITED_SHARE = 0.15
"""Share of the words of an edited rule that are replaced."""
SHORTEST = 40
"""Characters of the shortest text that is edited."""
LIKENED_SHARE = 0.6
"""Share of the words of a rule that is put in that are other ones than those of the rule behind it."""
_WORD = re.compile(r"[\u3041-\u9fff]|[^\W\u3041-\u9fff]+|\W+")
_LABEL = re.compile(r"[0-9]+$|[a-z]+$")


@dataclass
class _Draft:
    """A rule in the making; ``old`` is its key before, None for one that was put in."""

    rule: Rule
    old: str | None
    children: list["_Draft"] = field(default_factory=list)
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Invented:
    """A changed text, and what became of each old number."""

    rules: Sequence[Rule]
    new_key: dict[str, str]
    """The new key of each old one that is still there."""
    edited: frozenset[str]
    """The old keys of edited rules."""


def invent(rules: Sequence[Rule], count: int, seed: int) -> Invented:
    """Return a text with ``count`` invented changes of each kind."""
    chance = random.Random(seed)  # noqa: S311  (invented texts are no secret)
    words = sorted({word for rule in rules for word in _WORD.findall(rule.text) if word.strip()})
    roots, drafts = _family(rules)
    families = [draft for draft in drafts if len(draft.children) > 1 and draft.rule.kind in {"section", "rule"}]
    editable = [draft for draft in drafts if len(draft.rule.text) >= SHORTEST and not draft.children]
    edited = chance.sample(editable, min(count, len(editable)))
    edited_keys = {draft.rule.key for draft in edited}
    for draft in edited:
        draft.rule = draft.rule._replace(pieces=tuple(_edited(draft.rule.pieces, words, chance)))
    for draft in chance.sample(families, min(3 * count, len(families) // 2 * 2)):
        _change(draft, families, words, chance)
    new_key: dict[str, str] = {}
    made = [rule for root in roots for rule in _numbered(root, root.rule.key, None, new_key)]
    return Invented([_following(rule, new_key) for rule in made], new_key, frozenset(edited_keys & new_key.keys()))


def right_shares(rules: Sequence[Rule], count: int, seed: int) -> tuple[int, float, float]:
    """Return how many numbers moved, and the shares of old rules and of edits that a comparison finds right."""
    invented = invent(rules, count, seed)
    found = {change.old.key: change for change in compare(rules, invented.rules).changes if change.old is not None}
    right = sum(
        (None if change.new is None else change.new.key) == invented.new_key.get(key) for key, change in found.items()
    )
    said = {key for key, change in found.items() if change.kind in {"edited", "edited+renumbered"}}
    moved = sum(old != new for old, new in invented.new_key.items())
    both = len(said & invented.edited)
    return moved, right / len(found), 2 * both / max(1, len(said) + len(invented.edited))


def _family(rules: Sequence[Rule]) -> tuple[list[_Draft], list[_Draft]]:
    drafts = {rule.key: _Draft(rule, rule.key) for rule in rules}
    roots: list[_Draft] = []
    for draft in drafts.values():
        above = drafts.get(draft.rule.parent or "")
        (roots if above is None else above.children).append(draft)
    for draft in drafts.values():
        draft.labels = tuple(child.rule.key.removeprefix(draft.rule.key) for child in draft.children)
    return roots, list(drafts.values())


def _change(draft: _Draft, families: Sequence[_Draft], words: Sequence[str], chance: random.Random) -> None:
    at = chance.randrange(len(draft.children))
    what = chance.choice(KINDS[:3])
    if what == "put in":
        pieces = tuple(_edited(draft.children[at].rule.pieces, words, chance, LIKENED_SHARE))
        draft.children.insert(at, _Draft(Rule("", "rule", None, pieces), None))
    elif not draft.children[at].children and len(draft.children) > 1:
        taken = draft.children.pop(at)
        if what == "moved":
            chance.choice(families).children.append(taken)


def _edited(
    pieces: Sequence[Piece], words: Sequence[str], chance: random.Random, share: float = EDITED_SHARE
) -> list[Piece]:
    """Return a text with a share of its words replaced, and one word more."""
    edited = []
    for piece in pieces:
        cut = _WORD.findall(piece.text)
        if not piece.numbers:
            cut = [chance.choice(words) if word.strip() and chance.random() < share else word for word in cut]
        edited.append(Piece("".join(cut), piece.numbers))
    return [*edited, Piece(f" {chance.choice(words)}")]


def _numbered(draft: _Draft, key: str, parent: str | None, new_key: dict[str, str]) -> list[Rule]:
    """Return a rule and those below it under new numbers: a number is gone on with as the text numbered before."""
    if draft.old is not None:
        new_key[draft.old] = key
    found = [draft.rule._replace(key=key, parent=parent)]
    labels = list(draft.labels)
    while len(labels) < len(draft.children):
        labels.append(_next_label(labels[-1]) if labels else ".1")
    for label, child in zip(labels, draft.children, strict=False):
        found += _numbered(child, f"{key}{label}", key, new_key)
    return found


def _next_label(label: str) -> str:
    last = _LABEL.search(label)
    assert last is not None
    return label[: last.start()] + successor((len(last[0]), last[0]))[1]


def _following(rule: Rule, new_key: dict[str, str]) -> Rule:
    """Return a rule with its references to the new numbers."""
    pieces = []
    for piece in rule.pieces:
        numbers = tuple(new_key.get(number, number) for number in piece.numbers)
        pieces.append(Piece("–".join(numbers) if numbers else piece.text, numbers))
    return rule._replace(pieces=tuple(pieces))
