"""What the templates see: one frozen view per kind of page, and the values those are made of.

Everything is decided here and in the builders: a template walks lists and prints strings. Every ``href`` is relative to
the page that shows it.
"""

from dataclasses import dataclass
from typing import Generic, TypeVar

Entry = TypeVar("Entry")

DEEPEST = 6
"""The deepest level that a heading has in HTML."""


@dataclass(frozen=True, slots=True)
class Link:
    """A place to go: ``number`` is ``None`` where there is only a title."""

    number: str | None
    title: str
    href: str


@dataclass(frozen=True, slots=True)
class Inline:
    """A run of characters as shown.

    ``kind`` is ``text``, ``link``, ``unresolved``, ``card``, ``symbol``, ``lost-icon``, ``url`` or ``slot``. ``href``
    is set for links and URLs, ``label`` names a symbol or lost icon for screen readers, ``code`` is the symbol written,
    ``drawing`` its path, empty where it shows its ``text``.
    """

    kind: str
    text: str
    href: str = ""
    label: str = ""
    code: str = ""
    drawing: str = ""
    language: str = "ja"


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A sentence of an account; ``number`` is the rule behind it, "" where none is named, its ``href`` may be empty."""

    text: str
    number: str
    href: str


@dataclass(frozen=True, slots=True)
class AccountPart:
    """Neighbouring sentences of one ``part`` (situation, action, event, outcome), which ``label`` says in Japanese."""

    part: str
    label: str
    lines: tuple[AccountLine, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """What a page loads when the account of the check ``name`` is opened."""

    name: str
    parts: tuple[AccountPart, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """A check at a rule or at an example; ``results`` say what happens without the rule.

    ``account`` is there on the rule's own page, which has it under ``anchor`` and which ``href`` leads to. Elsewhere it
    is loaded from the script ``companion``.
    """

    name: str
    anchor: str
    title: str
    status: str
    status_label: str
    results: tuple[str, ...]
    account: tuple[AccountPart, ...]
    href: str
    companion: str


@dataclass(frozen=True, slots=True)
class Proofs:
    """What stands at a rule: its checks, or why it has none; ``is_due`` where they were written for another text."""

    shown: tuple[Proof, ...]
    reason: str
    is_due: bool


@dataclass(frozen=True, slots=True)
class Passage:
    """An item, example or note: ``label`` is what citations call it (``例2``), ``proofs`` play the example."""

    anchor: str
    label: str
    inlines: tuple[Inline, ...]
    proofs: tuple[Proof, ...]


@dataclass(frozen=True, slots=True)
class PassageGroup:
    """Neighbouring passages of one ``kind``: ``item``, ``example`` or ``note``."""

    kind: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Reading:
    """What one edition says.

    ``label`` is set where readers must be told that it is not the official text, ``title`` where it differs from the
    node's, ``anchor`` and ``href``, which leads there, where it is not the node's own.
    """

    label: str
    title: str
    anchor: str
    href: str
    inlines: tuple[Inline, ...]
    groups: tuple[PassageGroup, ...]


@dataclass(frozen=True, slots=True)
class Citation:
    """A node that cites, and the passages it does so from."""

    name: str
    places: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ChainName:
    """A rule in the picture of references, ``at`` so many units from its top; ``href`` is empty if it is not loaded."""

    name: str
    href: str
    at: int


@dataclass(frozen=True, slots=True)
class ChainColumn:
    """The rules that are equally many steps away, around the vertical line ``middle``; ``more`` says what is not shown.

    ``label`` is read out, ``caption`` seen. The root is the rule itself, alone in its column and no link.
    """

    is_root: bool
    caption: str
    label: str
    middle: int
    names: tuple[ChainName, ...]
    more: str
    more_at: int


@dataclass(frozen=True, slots=True)
class ChainPicture:
    """The references around a rule, drawn; ``lines`` is a path of SVG."""

    width: int
    height: int
    lines: str
    columns: tuple[ChainColumn, ...]


@dataclass(frozen=True, slots=True)
class Node:
    """A rule or heading. ``level`` is its heading level on the page; ``folded`` closes a long list of citers.

    ``href`` leads to its place, ``share`` to the page that is about it: the address of which chats show a preview.
    """

    anchor: str
    number: str | None
    title: str
    kind: str
    kind_label: str
    level: int
    href: str
    share: str
    readings: tuple[Reading, ...]
    proofs: Proofs | None
    cited_by: tuple[Citation, ...]
    folded: bool
    chain: ChainPicture | None


@dataclass(frozen=True, slots=True)
class Contents:
    """An entry of a table of contents, and what stands below it."""

    link: Link
    children: tuple["Contents", ...]


@dataclass(frozen=True, slots=True)
class EditionFile:
    """A text as loaded: its SHA-256, and the beginning of it that people are shown."""

    name: str
    digest: str
    shown_digest: str


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition as the start page and the footer name it; ``ruleset`` is the game's Japanese name."""

    ruleset: str
    title: str
    licence: str
    files: tuple[EditionFile, ...]


@dataclass(frozen=True, slots=True)
class Footer:
    """The stamp of every page."""

    version: str
    built_at: str
    editions: tuple[Edition, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What every page has around its content. ``root`` leads to the start page's folder: ``""`` or ``"../"``.

    ``crumbs`` begin with the ruleset and end with the page itself; they are empty where the template names the page.
    """

    path: str
    root: str
    title: str
    crumbs: tuple[Link, ...]
    footer: Footer


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A game on the start page; ``wholes`` lead to what can be read in one go and has no chapter that says so."""

    anchor: str
    title: str
    editions: tuple[Edition, ...]
    contents: tuple[Contents, ...]
    wholes: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CoverageSums:
    """How many rules are checked, cannot be, and lack a check; how many examples there are, and were played."""

    rules: int
    checked: int
    not_applicable: int
    unchecked: int
    examples: int
    played: int


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """The sums of a chapter or a section."""

    link: Link
    sums: CoverageSums


@dataclass(frozen=True, slots=True)
class CoverageChapter:
    """A chapter and, unless it has its rules itself, its sections."""

    row: CoverageRow
    sections: tuple[CoverageRow, ...]


@dataclass(frozen=True, slots=True)
class CoverageLacking:
    """A section with the rules that lack a check."""

    section: Link
    rules: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CoverageDue:
    """A rule whose checks, by their titles, were written for another text of it."""

    rule: Link
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoverageGame:
    """A game whose rules are checked."""

    anchor: str
    title: str
    sums: CoverageSums
    chapters: tuple[CoverageChapter, ...]
    lacking: tuple[CoverageLacking, ...]
    due: tuple[CoverageDue, ...]


@dataclass(frozen=True, slots=True)
class CoveragePage:
    """Which rules are demonstrated by checks, counted from what was played while the pages were written."""

    frame: Frame
    games: tuple[CoverageGame, ...]


@dataclass(frozen=True, slots=True)
class StartPage:
    """The way in: games, their editions and their contents; ``coverage`` is there where a game was played."""

    frame: Frame
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int
    coverage: CoverageSums | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What is shown of a page where its address is shared; ``url`` is empty where it is not known.

    ``canonical`` leads to the page where the rule stands among its neighbours.
    """

    title: str
    description: str
    url: str
    canonical: str


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A chapter, section or heading: its own node first in ``nodes``, then what it holds, in the order of the text.

    ``below`` are the pages under it (a chapter's sections), ``contents`` the nodes on this page. ``whole`` leads to
    them all on one page, if there is one that this page has to name. ``accounts`` stand in the script beside it.
    """

    frame: Frame
    preview: Preview
    nodes: tuple[Node, ...]
    below: tuple[Contents, ...]
    whole: Link | None
    contents: tuple[Link, ...]
    previous: Link | None
    following: Link | None
    accounts: tuple[Account, ...]


@dataclass(frozen=True, slots=True)
class WholePart:
    """What another page has as well: its path and its nodes, with heading levels as the whole page needs them."""

    page: str
    nodes: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class WholePage:
    """A chapter, or all headings of a text without chapters, on one page; ``title`` is empty where a node is it."""

    frame: Frame
    preview: Preview
    title: str
    parts: tuple[WholePart, ...]
    contents: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class NodePage:
    """A rule by itself, with the way to its place; ``data`` leads to its file for programs."""

    frame: Frame
    preview: Preview
    node: Node
    place: Link
    data: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One diagnostic: its place in the file, the words there in three pieces, and where they are in the rulebook."""

    place: str
    before: str
    marked: str
    after: str
    node: Link | None


@dataclass(frozen=True, slots=True)
class FindingGroup:
    """All diagnostics of one code; ``folded`` where they ask nobody to act."""

    code: str
    severity: str
    severity_label: str
    meaning: str
    folded: bool
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Missing:
    """What is cited and not loaded, and who cites it."""

    number: str
    cited_by: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class MissingGroup:
    """All that one ruleset's texts cite and no loaded edition holds."""

    ruleset: str
    missing: tuple[Missing, ...]


@dataclass(frozen=True, slots=True)
class FindingsPage:
    """What the parser repaired or could not place, and which references lead outside."""

    frame: Frame
    groups: tuple[FindingGroup, ...]
    missing: tuple[MissingGroup, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A term in the index: ``reading`` is empty where the name itself is kana, ``rules`` are those that define it."""

    name: str
    language: str
    reading: str
    english: str
    rules: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A card in the index and every passage that mentions it."""

    name: str
    language: str
    mentions: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class IndexGroup(Generic[Entry]):
    """The entries of an index that begin alike: か for all of かきくけこ."""

    anchor: str
    label: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class IndexSection(Generic[Entry]):
    """One game's part of an index; ``title`` is the game's Japanese name."""

    anchor: str
    title: str
    groups: tuple[IndexGroup[Entry], ...]


@dataclass(frozen=True, slots=True)
class TermsPage:
    """The index of terms."""

    frame: Frame
    sections: tuple[IndexSection[Term], ...]


@dataclass(frozen=True, slots=True)
class CardsPage:
    """The index of cards."""

    frame: Frame
    sections: tuple[IndexSection[Card], ...]


@dataclass(frozen=True, slots=True)
class GuideGame:
    """A game in the guide for programs: one of its rules as an example of where rules are, and its pages."""

    title: str
    editions: tuple[Edition, ...]
    example: str
    place: str
    page: str
    data: str
    pages: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """The guide for programs: whether there is a list of absolute addresses, and a page of coverage."""

    version: str
    built_at: str
    games: tuple[GuideGame, ...]
    has_addresses: bool
    has_coverage: bool


@dataclass(frozen=True, slots=True)
class Addresses:
    """The absolute addresses of all pages that are nobody's double."""

    addresses: tuple[str, ...]


Page = StartPage | RulesPage | WholePage | NodePage | FindingsPage | TermsPage | CardsPage | CoveragePage
Document = Guide | Addresses
