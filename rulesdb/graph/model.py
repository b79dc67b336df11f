"""The rule graph: one frozen value that search, rulebook and exports read. No output format lives here.

A node is one number (or heading) of one ruleset. Each edition that has that number gives the node a *reading*, and
several where its text has the number more than once; the preferred reading (official before shipped) comes first.
Links are typed and name their ends by identifier. All are named tuples: there are thousands of them, a cold command
makes those that it needs, and importing ``dataclasses`` would take it 10 ms.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from rulesdb.source.span import Span


class Run(NamedTuple):
    """Characters of a passage with one meaning (``syntax.tree.InlineKind`` names the kinds).

    ``text`` is the repaired text. ``targets`` are the identifiers that a reference names, loaded or not.
    ``span`` is its range in the source, in code points.
    """

    kind: str
    text: str
    span: Span
    targets: tuple[str, ...] = ()


class TermUse(NamedTuple):
    """The first use of a term in a passage, in code points of the passage's text, half-open.

    It is the first outside of a compound, such as ``カードプール`` for ``カード``, if there is one. ``term`` is the
    term's identifier.
    """

    start: int
    end: int
    term: str


class Passage(NamedTuple):
    """A node's own text, or one of its items, examples or notes.

    ``where`` is the contract's name of the place: ``text``, ``item-1``, ``example-1``, ``note-1``. ``uses`` are the
    terms that it uses and that its node does not define, in the order of the text.
    """

    where: str
    runs: tuple[Run, ...]
    span: Span
    uses: tuple[TermUse, ...] = ()

    @property
    def kind(self) -> str:
        """``text``, ``item``, ``example`` or ``note``."""
        return self.where.partition("-")[0]

    @property
    def text(self) -> str:
        """The repaired text."""
        return "".join([run.text for run in self.runs])

    @property
    def cards(self) -> tuple[str, ...]:
        """Names of the cards it mentions (without 《》), each once, in the order of the text."""
        names = [run.text.strip("《》") for run in self.runs if run.kind == "card"]
        return tuple(dict.fromkeys(names)) if names else ()


class Place(NamedTuple):
    """The location of a reading in its file: ``start``/``end`` in code points, ``line``/``column`` from 1."""

    file: str
    start: int
    end: int
    line: int
    column: int


class Reading(NamedTuple):
    """The text of one edition under a node. ``passages[0]`` is the node's own text (``where == "text"``, may be empty);
    the items, examples and notes follow in the order of the text. Their counts go on through the readings of one
    edition, so that ``example-2`` names one example of a node.
    """

    edition: str
    title: str | None
    passages: tuple[Passage, ...]
    place: Place

    @property
    def text(self) -> str:
        """The node's own sentences."""
        return self.passages[0].text

    def of_kind(self, kind: str) -> tuple[Passage, ...]:
        """Return the passages of one kind (``item``, ``example``, ``note``), in order."""
        return tuple(passage for passage in self.passages if passage.kind == kind)

    @property
    def cards(self) -> tuple[str, ...]:
        """Names of all cards mentioned, each once, in the order of the text."""
        return tuple(dict.fromkeys(card for passage in self.passages for card in passage.cards))


class Node(NamedTuple):
    """A rule or heading: ``id`` is ``fab:1.0.2a`` or, for a heading, ``mtg:<its text>``.

    ``children`` are identifiers in document order. ``readings`` is never empty; those of one edition stand side by side
    in the order of its text. ``headline`` is what a rule without a title settles, in our words; ``""`` for none.
    ``editorial_note`` says in Japanese where the official text means something else than ours, or is unclear; ``""``
    for none.
    """

    id: str
    ruleset: str
    number: str | None
    kind: str
    parent: str | None
    children: tuple[str, ...]
    readings: tuple[Reading, ...]
    headline: str = ""
    editorial_note: str = ""

    @property
    def preferred(self) -> Reading:
        """The reading that is shown, cited and traced first."""
        return self.readings[0]

    @property
    def title(self) -> str | None:
        """The preferred reading's title."""
        return self.preferred.title

    @property
    def title_or_headline(self) -> str:
        """The label beside the number in lists: the title, without one the headline, ``""`` without either."""
        return self.title or self.headline

    @property
    def preferred_readings(self) -> tuple[Reading, ...]:
        """The readings of the preferred edition, the preferred one first: several where its text repeats the number."""
        return self.readings_of(self.preferred.edition)

    def readings_of(self, edition: str) -> tuple[Reading, ...]:
        """Return the readings of ``edition`` in the order of its text, none where that edition lacks the node."""
        return tuple([reading for reading in self.readings if reading.edition == edition])

    def ordinal(self, reading: Reading) -> int:
        """Return the position of ``reading`` among this node's readings of its edition, from 1."""
        readings = enumerate(self.readings_of(reading.edition), start=1)
        return next(ordinal for ordinal, other in readings if other is reading)


def descendants(nodes: Mapping[str, Node], name: str) -> Iterator[str]:
    """Yield the identifiers of everything below a node, depth first; nothing for what is not loaded."""
    waiting = list(reversed(nodes[name].children)) if name in nodes else []
    while waiting:
        below = waiting.pop()
        yield below
        waiting.extend(reversed(nodes[below].children))


class LinkKind(StrEnum):
    """The kinds of links, by what the source is or does to the target."""

    PARENT = "parent"
    CITES = "cites"
    EXAMPLE_OF = "example-of"
    MENTIONS_CARD = "mentions-card"
    DEFINES_TERM = "defines-term"
    USES_TERM = "uses-term"


class Link(NamedTuple):
    """A typed link. ``source`` and ``target`` are identifiers: of a node (``fab:1.0.2``), of a part
    (``fab:1.0.2#example-1``), of a term (``fab:term:格納庫``) or of a card (``fab:card:刺突``).

    ``where`` is the passage of the source that the link stands in; ``raw`` is how a reference is written there.
    """

    kind: LinkKind
    source: str
    target: str
    where: str = "text"
    raw: str = ""


class Term(NamedTuple):
    """A defined term: ``name`` as the text writes it, ``english`` where the text gives it, and who defines it."""

    id: str
    ruleset: str
    name: str
    english: str | None
    defined_by: tuple[str, ...]


class TextFile(NamedTuple):
    """A file of an edition: its name and its SHA-256 (hexadecimal).

    ``rules_version`` is the version of the rules that it has, ``effective`` the day from which they are in force, in
    ISO 8601; ``""`` where nobody says it.
    """

    name: str
    sha256: str
    rules_version: str = ""
    effective: str = ""

    @property
    def version_beside_date(self) -> str:
        """The version, "" where it is called by its day."""
        return "" if self.rules_version == self.effective else self.rules_version

    @property
    def short_digest(self) -> str:
        """The first twelve digits of its SHA-256: enough to tell texts apart, short enough to read out."""
        return self.sha256[:12]

    @property
    def version_entry(self) -> dict[str, str | None]:
        """Its version, date and digest beside what is quoted from it, as JSON; None for what nobody says."""
        return {"version": self.rules_version or None, "date": self.effective or None, "digest": self.sha256}


class Edition(NamedTuple):
    """A text of a ruleset: ``name`` is ``plain`` for ours, ``official`` for a user's; ``language`` is its code."""

    name: str
    ruleset: str
    title: str
    licence: str
    files: tuple[TextFile, ...]
    language: str = "ja"


class _GraphFields(NamedTuple):
    nodes: Mapping[str, Node]
    links: Sequence[Link]
    terms: tuple[Term, ...]
    unresolved: tuple[str, ...]
    editions: tuple[Edition, ...]


class Graph(_GraphFields):
    """All loaded rules. ``nodes`` is in document order, and so are ``links`` (by their sources); ``unresolved`` lists
    the identifiers that are cited and that no loaded edition holds.
    """

    @cached_property
    def links_from(self) -> Mapping[str, list[Link]]:
        """The links by their source, in the order of ``links``; identifiers without links are absent."""
        return _grouped((link.source, link) for link in self.links)

    @cached_property
    def links_to(self) -> Mapping[str, list[Link]]:
        """The links by their target, in the order of ``links``; identifiers without links are absent."""
        return _grouped((link.target, link) for link in self.links)

    @cached_property
    def _languages(self) -> Mapping[tuple[str, str], str]:
        return {(edition.ruleset, edition.name): edition.language for edition in self.editions}

    def language_of(self, node: Node, reading: Reading) -> str:
        """Return the language of a node's reading, which is its edition's; ``ja`` for an edition that is not listed."""
        return self._languages.get((node.ruleset, reading.edition), "ja")

    @cached_property
    def _files(self) -> Mapping[tuple[str, str, str], TextFile]:
        return {(edition.ruleset, edition.name, file.name): file for edition in self.editions for file in edition.files}

    def file_of(self, node: Node, reading: Reading) -> TextFile:
        """Return the file that a node's reading is from; one without hash and version where no edition lists it."""
        name = reading.place.file
        return self._files.get((node.ruleset, reading.edition, name)) or TextFile(name, "")

    @cached_property
    def rulesets(self) -> tuple[str, ...]:
        """Names of the rulesets that have nodes, in document order."""
        return tuple(dict.fromkeys(name.partition(":")[0] for name in self.nodes))


def _grouped(links: Iterable[tuple[str, Link]]) -> Mapping[str, list[Link]]:
    groups: dict[str, list[Link]] = {}
    for end, link in links:
        groups.setdefault(end, []).append(link)
    return groups
