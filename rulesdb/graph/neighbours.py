"""Suggestions for an unknown name: loaded numbers beside it, names that look like it, chapters."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from rulesdb.graph.model import Graph
from rulesdb.graph.naming import ancestors, identifier, sort_key
from rulesdb.graph.spelling import Spelling
from rulesdb.japanese.folding import fold
from rulesdb.words.quoting import shortened

_MOST = 4
_MOST_CHAPTERS = 8  # of one ruleset, in a sentence
_LONGEST = 200  # code points of a name that something may be like; comparing takes time, and no number has as many


def suggestions(graph: Graph, spelling: Spelling, ruleset: str | None) -> tuple[str, ...]:
    """Return at most four identifiers: for a number its ancestor, neighbours and look-alikes, else similar titles.

    There are none for a name of more than 200 code points.
    """
    if len(spelling.key) > _LONGEST:
        return ()
    wanted = [ruleset] if ruleset is not None else list(graph.rulesets)
    found = _near_numbers(graph, spelling.key, wanted) if spelling.is_number else _alike_titles(graph, spelling, wanted)
    return tuple(dict.fromkeys(found))[:_MOST]


def chapter_not_loaded(graph: Graph, number: str, rulesets: Sequence[str]) -> str:
    """Return a clause that nothing of the chapter of ``number`` is loaded and which chapters are, ``""`` if some is."""
    chapter = number.partition(".")[0]
    loaded = {ruleset: _chapters(graph, ruleset) for ruleset in rulesets}
    if len(number) > _LONGEST or any(chapter in chapters for chapters in loaded.values()):
        return ""
    listed = "; ".join(f"{ruleset}: {_listed(chapters)}" for ruleset, chapters in loaded.items() if chapters)
    return f"nothing of chapter {shortened(chapter)} is loaded" + (f" ({listed})" if listed else "")


def _chapters(graph: Graph, ruleset: str) -> list[str]:
    """Return the chapters of the loaded numbers of a ruleset, in ascending order."""
    return sorted({number.partition(".")[0] for number in _numbers(graph, ruleset)}, key=sort_key)


def _listed(chapters: Sequence[str]) -> str:
    return ", ".join(chapters[:_MOST_CHAPTERS]) + (", …" if len(chapters) > _MOST_CHAPTERS else "")


def _near_numbers(graph: Graph, number: str, rulesets: list[str]) -> Iterator[str]:
    from difflib import get_close_matches  # cold commands must not pay for it

    chapter = number.partition(".")[0]
    of_chapter = [ruleset for ruleset in rulesets if chapter in _chapters(graph, ruleset)]
    for ruleset in of_chapter or rulesets:
        known = sorted(_numbers(graph, ruleset), key=sort_key)
        loaded = frozenset(known)
        above = [name for name in ancestors(number) if name in loaded][:1]
        at = bisect_left(known, sort_key(number), key=sort_key)
        for near in (*above, *known[max(at - 1, 0) : at + 1], *get_close_matches(number, known, n=2)):
            yield identifier(ruleset, near)


def _numbers(graph: Graph, ruleset: str) -> Iterator[str]:
    """Yield the numbers that are loaded: one that is only cited would lead to another refusal."""
    return (node.number for node in graph.nodes.values() if node.ruleset == ruleset and node.number is not None)


def _alike_titles(graph: Graph, spelling: Spelling, rulesets: list[str]) -> Iterator[str]:
    from difflib import get_close_matches  # cold commands must not pay for it

    titles = {fold(node.title): node.id for node in graph.nodes.values() if node.title and node.ruleset in rulesets}
    return (titles[title] for title in get_close_matches(spelling.key, titles, n=_MOST))
