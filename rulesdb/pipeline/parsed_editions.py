"""Editions as they were parsed, and their versions: texts of one edition that have different dates."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.model import Edition, TextFile
from rulesdb.source.edition_sources import DESCRIPTION, EditionSource
from rulesdb.source.text_reading import SourceError
from rulesdb.syntax.tree import Tree


@dataclass(frozen=True, slots=True)
class ParsedEdition:
    """The trees of one ruleset that come from one edition; ``source`` has its language, and a file for each of them."""

    source: EditionSource
    ruleset: str
    trees: tuple[Tree, ...]

    def loaded(self) -> LoadedEdition:
        """Return the edition as the graph is built from it."""
        source = self.source
        files = tuple(
            TextFile(file.name, tree.source.sha256, file.rules_version or source.version, file.effective or source.date)
            for file, tree in zip(source.files, self.trees, strict=True)
        )
        edition = Edition(source.name, self.ruleset, source.title, source.licence, files, source.language)
        return LoadedEdition(edition, self.trees, source.renumbered)

    @property
    def key(self) -> tuple[bool, str, str]:
        """What all versions of an edition have in common: whether it is shipped, its ruleset and its name."""
        return self.source.shipped, self.ruleset, self.source.name

    @property
    def date(self) -> str:
        """The day from which the text is in force, "" where nobody says it."""
        return self.source.date


def refuse_same_date(sources: Iterable[EditionSource]) -> None:
    """Raise SourceError for several folders that describe one edition with one date."""
    dated = {source.files[0].path.parent: source for source in sources if source.date and source.files}
    if len(dated) > 1:
        first, second, *_ = dated
        raise SourceError(
            str(second / DESCRIPTION),
            f"its date is that of {first / DESCRIPTION} ({dated[second].date})",
            "give each version a date of its own, or put the texts of one version into one folder",
        )


def by_version(editions: Sequence[ParsedEdition]) -> tuple[tuple[ParsedEdition, ...], tuple[ParsedEdition, ...]]:
    """Return the editions in their newest versions, and the former versions, the newest first.

    Raises SourceError for a version without a date.
    """
    present: list[ParsedEdition] = []
    former: list[ParsedEdition] = []
    for versions in versions_of(editions).values():
        undated = [version for version in versions if not version.date]
        if undated and len(versions) > 1:
            raise _without_date(undated[0], versions[0])
        present.append(versions[0])
        former += versions[1:]
    order = {id(edition): at for at, edition in enumerate(editions)}
    return tuple(sorted(present, key=lambda edition: order[id(edition)])), tuple(former)


def snapshots_of(
    present: Sequence[ParsedEdition], former: Sequence[ParsedEdition]
) -> Mapping[str, tuple[ParsedEdition, ...]]:
    """Return the dated editions in the versions in force, by each date on which one of them was not the newest.

    The oldest date comes first. What has no date is in no snapshot: nobody can say since when it is in force.
    """
    dated = versions_of(edition for edition in (*present, *former) if edition.date)
    newest = {id(edition) for edition in present}
    found = {}
    for date in sorted({version.date for versions in dated.values() for version in versions}):
        in_force = (
            next((version for version in versions if version.date <= date), None) for versions in dated.values()
        )
        editions = tuple(edition for edition in in_force if edition is not None)
        if any(id(edition) not in newest for edition in editions):
            found[date] = editions
    return found


def versions_of(editions: Iterable[ParsedEdition]) -> Mapping[tuple[bool, str, str], list[ParsedEdition]]:
    """Return the versions of the editions by what they have in common, the newest first."""
    groups: dict[tuple[bool, str, str], list[ParsedEdition]] = {}
    for edition in sorted(editions, key=attrgetter("date"), reverse=True):
        groups.setdefault(edition.key, []).append(edition)
    return groups


def _without_date(undated: ParsedEdition, dated: ParsedEdition) -> SourceError:
    names = [edition.trees[0].source.name if edition.trees else edition.source.name for edition in (undated, dated)]
    return SourceError(
        names[0],
        f"is a text of the edition {undated.source.name} without a date, but {names[1]} has one ({dated.date})",
        f'write date = "2026-01-31" into the table [edition] of the {DESCRIPTION} beside it',
    )
