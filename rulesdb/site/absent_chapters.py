"""Chapters that a text has and the loaded editions lack: gaps in the chapters' numbers, and what rules refer to."""

from rulesdb.graph.naming import split_identifier
from rulesdb.site.sitemap import Sitemap, key


def absent_chapters(sitemap: Sitemap, ruleset: str) -> list[int]:
    """Return the numbers of a game's absent chapters in ascending order; none for a text without numbered chapters."""
    nodes = [node for node in sitemap.graph.nodes.values() if node.ruleset == ruleset]
    loaded = {int(key(node)) for node in nodes if node.kind == "chapter" and key(node).isdecimal()}
    if not loaded:
        return []
    # 6.4 is of chapter 6; where sections are numbered otherwise (702 of chapter 7), a reference names no chapter
    names_chapter = any(key(node).partition(".")[0] in map(str, loaded) for node in nodes if node.kind == "section")
    cited = _first_numbers(sitemap, ruleset) if names_chapter else set[int]()
    return [number for number in range(1, max(loaded | cited) + 1) if number not in loaded]


def _first_numbers(sitemap: Sitemap, ruleset: str) -> set[int]:
    """Return the first components of the numbers that a game's rules refer to and no loaded edition has."""
    cited = (split_identifier(target) for target in sitemap.graph.unresolved)
    first = (number.partition(".")[0] for owner, number in cited if owner == ruleset)
    return {int(number) for number in first if number.isdecimal()}
