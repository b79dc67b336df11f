"""The versions of the texts that a page is made of: their names, their days, and whether later ones are known."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from rulesdb.graph.model import Edition, Graph, Node, TextFile
from rulesdb.graph.text_versions import later_version
from rulesdb.site import page_words, views
from rulesdb.words.node_names import LANGUAGES, SHIPPED_EDITION, edition_label


@dataclass(frozen=True)
class TextVersions:
    """The maker of the views of the versions of one rulebook's texts."""

    graph: Graph

    def of_nodes(self, nodes: Iterable[Node]) -> tuple[views.TextVersion, ...]:
        """Return the versions of the texts that nodes are from, each once; none where nobody says one of any."""
        files = dict.fromkeys(
            (node.ruleset, reading.edition, self.graph.file_of(node, reading))
            for node in nodes
            for reading in node.readings
        )
        made = (self._version(ruleset, self._label(ruleset, edition), file) for ruleset, edition, file in files)
        versions = tuple(dict.fromkeys(made))
        return versions if any(version.version or version.effective for version in versions) else ()

    def of_edition(self, edition: Edition) -> views.EditionText:
        """Return an edition with its versions and, where it has several or lacks chapters, the chapters of each."""
        chapters: dict[tuple[str, str], list[str]] = defaultdict(list)
        for file in edition.files:
            numbers = self._chapters.get((edition.ruleset, edition.name, file.name), [])
            chapters[file.rules_version, file.effective] += numbers
        files = {(file.rules_version, file.effective): file for file in edition.files}
        of_files = (numbers for (game, *_), numbers in self._chapters.items() if game == edition.ruleset)
        of_game = set(chain.from_iterable(of_files))
        has_names = len(files) > 1 or of_game > set(chain.from_iterable(chapters.values()))
        names = {key: page_words.chapters(numbers) if has_names else "" for key, numbers in chapters.items()}
        return views.EditionText(
            source=page_words.OURS if edition.name == SHIPPED_EDITION else edition_label(edition.name),
            language=LANGUAGES.get(edition.language, edition.language),
            versions=tuple(self._version(edition.ruleset, names[key], file) for key, file in files.items()),
        )

    def _version(self, ruleset: str, name: str, file: TextFile) -> views.TextVersion:
        later = later_version(self.graph, ruleset, file)
        return views.TextVersion(name, file.version_beside_date, file.effective, later)

    def _label(self, ruleset: str, edition: str) -> str:
        """Return what a reader calls the text of an edition; our own words say that they are not the official ones."""
        is_alone = len({other.name for other in self.graph.editions if other.ruleset == ruleset}) == 1
        return page_words.OURS if is_alone and edition == SHIPPED_EDITION else edition_label(edition)

    @cached_property
    def _chapters(self) -> Mapping[tuple[str, str, str], list[str]]:
        """The numbers of chapters, by the ruleset, edition and file that have them."""
        found: dict[tuple[str, str, str], list[str]] = defaultdict(list)
        for node in self.graph.nodes.values():
            if node.kind == "chapter" and node.number:
                for reading in node.readings:
                    found[node.ruleset, reading.edition, reading.place.file].append(node.number)
        return found
