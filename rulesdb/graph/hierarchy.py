"""Parents, children and document order of drafts; apart because a parent may stand in another file or edition."""

from collections.abc import Iterable, Iterator, Mapping

from rulesdb.graph.naming import NumberOrder, ancestors, identifier, sort_key
from rulesdb.graph.overlay import Draft
from rulesdb.source.diagnostics import Diagnostic, diagnose

Children = Mapping[str | None, list[Draft]]
OrderKey = tuple[str, bool, NumberOrder, int]


def settle_parents(drafts: Mapping[str, Draft]) -> list[Diagnostic]:
    """Give every draft its parent, and return a ``parent-missing`` for each number whose parent is not loaded."""
    return [problem for draft in drafts.values() for problem in _settle(draft, drafts)]


def _settle(draft: Draft, drafts: Mapping[str, Draft]) -> Iterator[Diagnostic]:
    stated = [origin.element.parent for origin in draft.origins if origin.element.parent is not None]
    draft.parent = _first_possible(draft, stated, drafts)
    if draft.parent is None and stated:
        draft.parent = _first_possible(draft, ancestors(draft.number or ""), drafts)
        yield _missing(draft, stated[0])


def _first_possible(draft: Draft, keys: Iterable[str], drafts: Mapping[str, Draft]) -> str | None:
    names = (identifier(draft.ruleset, key) for key in keys)
    return next((name for name in names if name in drafts and not _lies_below(name, draft.id, drafts)), None)


def _lies_below(name: str | None, above: str, drafts: Mapping[str, Draft]) -> bool:
    """Tell whether ``above`` is ``name`` or lies over it: where editions disagree, a circle would lose both nodes."""
    while name is not None and name != above:
        name = drafts[name].parent
    return name == above


def _missing(draft: Draft, key: str) -> Diagnostic:
    origin = draft.origins[0]
    outcome = "it was put at the top" if draft.parent is None else f"it was put below {draft.parent.partition(':')[2]}"
    message = f"{origin.element.key} stands without {key}: {outcome}. Add {key}, or correct the number."
    return diagnose("parent-missing", origin.source, origin.element.span, message, draft.id)


def children_of(drafts: Mapping[str, Draft]) -> Children:
    """Return the drafts below each identifier (below None: the roots) in document order."""
    children: dict[str | None, list[Draft]] = {}
    for draft in drafts.values():
        children.setdefault(draft.parent, []).append(draft)
    for parent, siblings in children.items():
        below_heading = parent is not None and drafts[parent].number is None
        siblings.sort(key=_by_text if below_heading else _by_number)
    return children


def _by_text(draft: Draft) -> OrderKey:
    return draft.ruleset, False, (), draft.order


def _by_number(draft: Draft) -> OrderKey:
    """Sort by ruleset, then by number; headings follow in the order of the text."""
    number = draft.number
    return draft.ruleset, number is None, sort_key(number) if number is not None else (), draft.order


def document_order(children: Children) -> Iterator[Draft]:
    """Yield all drafts depth first."""
    waiting = list(reversed(children.get(None, [])))
    while waiting:
        draft = waiting.pop()
        yield draft
        waiting.extend(reversed(children.get(draft.id, [])))
