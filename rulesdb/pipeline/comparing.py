"""Versions of a rules text that are compared: files and folders, read as a build reads them, and editions of a home."""

import re
from calendar import month_name
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from rulesdb.comparison.comparison import Change, Comparison, Renamed, compare
from rulesdb.comparison.rules import Rule, rules_of_edition, rules_of_nodes, rules_of_ruleset
from rulesdb.graph.histories import Difference
from rulesdb.graph.model import Edition, Graph
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.loading import Loaded, load_texts
from rulesdb.pipeline.parsed_editions import ParsedEdition
from rulesdb.source.languages import JAPANESE
from rulesdb.source.text_reading import SourceError
from rulesdb.words.node_names import edition_name, ruleset_name

__all__ = [
    "Change",
    "Comparison",
    "Difference",
    "Renamed",
    "SourceError",
    "Version",
    "compare_versions",
    "comparison_document",
    "doubts",
    "is_text",
    "loaded_version",
    "read_edition",
    "read_games",
    "read_texts",
    "share_kept",
    "version_of",
]


_DATED = re.compile(r"(?P<name>.+)@(?P<date>\d{4}-\d{2}-\d{2})")
"""The name of an edition with a day on which it was in force."""


_BEGINNING = 1_000  # code points of a text in which it says from which day on it is in force
_MONTHS = tuple(month_name)[1:]
_EFFECTIVE = re.compile(
    rf"effective (?:as of|from|on) (?P<month>{'|'.join(_MONTHS)}) (?P<day>\d{{1,2}}), (?P<year>\d{{4}})", re.IGNORECASE
)
_EASTERN = re.compile(r"(?P<year>\d{4})年 ?(?P<month>\d{1,2})月 ?(?P<day>\d{1,2})日")


class Version(NamedTuple):
    """A version of a rules text."""

    name: str
    """Its name, as the user wrote it."""
    rules: Sequence[Rule]
    """Its rules, in the order of the text."""
    language: str
    """The code of the language of its texts."""
    dialects: frozenset[str] = frozenset()
    """The dialects of its texts, none for an edition of a home."""
    warnings: tuple[str, ...] = ()
    """Sentences about what was doubtful when it was read."""
    edition: str = ""
    """The title of its edition, "" where nobody says it."""
    date: str = ""
    """The day from which it is in force, in ISO 8601, "" where nobody says it."""

    @property
    def title(self) -> str:
        """What it is called on a page for others, who do not have the user's folders."""
        called = self.edition or Path(self.name).name or self.name
        return f"{called} ({self.date})" if self.date and self.date not in called else called


def is_text(name: str) -> bool:
    """Tell whether a name is a file or folder, or is written as only those are."""
    path = Path(name)
    return path.exists() or len(path.parts) > 1 or bool(path.suffix)


def read_texts(name: str, dialect: str | None = None, likely: frozenset[str] = frozenset()) -> Version:
    """Return the version that a file or folder holds, read as ``dialect`` or as the one that is recognised.

    A single ``likely`` dialect is taken where it fits without any doubt, which is sooner known. Raises SourceError,
    MisfitError and NoRulesError, as a build does, and SourceError for texts of several games.
    """
    with collector_paused():
        if dialect is None and len(likely) == 1:
            loaded = load_texts([Path(name)], *likely)
            if not loaded.warnings:
                return _of_one_game(name, loaded)
        return _of_one_game(name, load_texts([Path(name)], dialect))


def read_games(name: str, dialect: str | None = None) -> Mapping[str, Version]:
    """Return the versions that a file or folder holds by their rulesets; of a game in two languages the first one.

    Raises SourceError, MisfitError and NoRulesError, as a build does.
    """
    with collector_paused():
        loaded = load_texts([Path(name)], dialect)
        editions = {edition.ruleset: edition for edition in reversed(loaded.editions)}
        return {ruleset: version_of(name, edition) for ruleset, edition in editions.items()}


def read_edition(home: Home, name: str) -> Version:
    """Return an edition of a home, named as ``official`` or ``fab:official``, with ``@2026-01-31`` that of a day.

    Raises SourceError where no edition has the name, or those of several games, and NoVersionError for a day before the
    first version.
    """
    dated = _DATED.fullmatch(name)
    graph = (home if dated is None else home.at(dated["date"])).graph
    wanted = name if dated is None else dated["name"]
    named = [edition for edition in graph.editions if wanted in {edition.name, _full_name(edition)}]
    if not named:
        known = ", ".join(map(_full_name, graph.editions))
        raise SourceError(name, "is neither a file nor an edition of this home", f"name a text, or one of: {known}")
    if len(named) > 1:
        raise SourceError(name, "is an edition of several games", f"name one of: {', '.join(map(_full_name, named))}")
    edition = named[0]
    rules = rules_of_edition(graph, edition.ruleset, edition.name)
    title = edition.title or f"{ruleset_name(edition.ruleset)} {edition_name(edition.name)}"
    date = _date_in_force(home, edition, "" if dated is None else dated["date"])
    return Version(name, rules, edition.language, edition=title, date=date)


def _date_in_force(home: Home, edition: Edition, day: str) -> str:
    """Return the date of the version of an edition in force on a ``day`` ("" for today), "" if none is known."""
    key = (edition.ruleset, edition.name)
    dates = [str(row["date"]) for row in home.versions if (row.get("ruleset"), row.get("name")) == key]
    return max((date for date in dates if not day or date <= day), default="")


def loaded_version(graph: Graph, ruleset: str) -> Version:
    """Return the rules of a loaded ruleset as they are shown first, in the language that most of them have."""
    nodes = (node for node in graph.nodes.values() if node.ruleset == ruleset)
    languages = Counter(graph.language_of(node, node.preferred) for node in nodes)
    return Version(ruleset, rules_of_ruleset(graph, ruleset), languages.most_common(1)[0][0])


def compare_versions(old: Version, new: Version) -> Comparison:
    """Return the comparison of two versions; the differences of Japanese texts are told by morphemes."""
    with collector_paused():
        if old.language == new.language == JAPANESE:
            return compare(old.rules, new.rules, _morphemes_cutter())
        return compare(old.rules, new.rules)


def doubts(old: Version, new: Version) -> tuple[str, ...]:
    """Return sentences about what is doubtful in two versions, and in comparing them."""
    read = (*old.warnings, *new.warnings)
    if old.language == new.language:
        return read
    languages = f"{old.language}, {new.language}"
    return (*read, f"the texts are in two languages ({languages}), but rules are matched by words; name others")


def comparison_document(old: Version, new: Version, found: Comparison) -> dict[str, object]:
    """Return the JSON document of a comparison of two versions."""
    return {"old": old.name, "new": new.name, "changes": [_change(one) for one in found.listed], "totals": found.totals}


def _change(one: Change) -> dict[str, object]:
    document: dict[str, object] = {
        "old": None if one.old is None else one.old.key,
        "new": None if one.new is None else one.new.key,
        "kind": one.kind,
        "text": [list(difference) for difference in one.text],
    }
    if one.number_now_means is not None:
        document["number_now_means"] = one.number_now_means._asdict()
    return document | _rare_facts(one)


def _rare_facts(one: Change) -> dict[str, object]:
    """Return those of the facts about where a rule came from and went to that there are."""
    facts: dict[str, object] = {
        "moved_from": one.moved_from,
        "level": one.level,
        "split_from": one.split_from,
        "split_into": one.split_into,
        "merged_into": one.merged_into,
        "merged_from": one.merged_from,
        "stale_references": one.stale_references,
    }
    return {name: fact for name, fact in facts.items() if fact}


def share_kept(comparison: Comparison) -> float:
    """Return the share of the old rules that the new version has, from 0 to 1.

    Rules whose numbers the new version lacks may be in a part of the text that is not loaded, and do not count.
    """
    live = frozenset(change.new.key for change in comparison.changes if change.new is not None)
    of_old = [change for change in comparison.changes if change.old is not None]
    kept = sum(change.new is not None for change in of_old)
    lost = sum(change.new is None and change.old is not None and change.old.key in live for change in of_old)
    return kept / (kept + lost) if kept else 0.0


def _of_one_game(name: str, loaded: Loaded) -> Version:
    if len(loaded.editions) > 1:
        found = ", ".join(f"{edition.ruleset} ({edition.source.language})" for edition in loaded.editions)
        raise SourceError(name, f"has texts of several games or languages ({found})", "name the texts of one of them")
    return version_of(name, loaded.editions[0])._replace(warnings=loaded.warnings)


def version_of(name: str, edition: ParsedEdition) -> Version:
    """Return an edition that was just read as a version."""
    dialects = frozenset(tree.dialect for tree in edition.trees)
    rules = [rule for tree in edition.trees for rule in rules_of_nodes(tree.nodes)]
    source = edition.source
    date = source.date or _stated_date(edition)
    return Version(name, rules, source.language, dialects, edition=source.title, date=date)


def _stated_date(edition: ParsedEdition) -> str:
    """Return the day that a text of an edition says at its beginning, "" where none does."""
    for tree in edition.trees:
        beginning = tree.source.text[:_BEGINNING]
        if western := _EFFECTIVE.search(beginning):
            return f"{western['year']}-{1 + _MONTHS.index(western['month'].capitalize()):02}-{int(western['day']):02}"
        if eastern := _EASTERN.search(beginning):
            return f"{eastern['year']}-{int(eastern['month']):02}-{int(eastern['day']):02}"
    return ""


def _full_name(edition: Edition) -> str:
    return f"{edition.ruleset}:{edition.name}"


def _morphemes_cutter() -> Callable[[str], list[str]]:
    from rulesdb.morphology.analyzer import Analyzer  # texts in other languages must not pay for it

    analyzer = Analyzer()

    def morphemes(text: str) -> list[str]:
        starts = [0, *(morpheme.start for morpheme in analyzer.morphemes(text) if morpheme.start)]
        return [text[start:end] for start, end in pairwise([*starts, len(text)]) if start < end]

    return morphemes
