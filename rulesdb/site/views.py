"""What the templates see: one frozen view per kind of page, and the values those are made of.

Everything is decided here and in the builders: a template walks lists and prints strings. Every ``href`` is relative to
the page that shows it.
"""

from typing import Generic, NamedTuple, TypeVar

Entry = TypeVar("Entry")

DEEPEST = 6
"""The deepest level that a heading has in HTML."""


class Link(NamedTuple):
    """A place to go: ``number`` is ``None`` where there is only a title."""

    number: str | None
    title: str
    href: str


class Inline(NamedTuple):
    """A run of characters as shown.

    ``kind`` is ``text``, ``link``, ``unresolved``, ``card``, ``symbol``, ``lost-icon``, ``url``, ``slot``, ``shown``
    (the sentence or item before it is demonstrated) or ``marked`` (no game can show it). ``href`` is set for links,
    URLs and checks, ``label`` names a symbol, a lost icon or a check for screen readers, ``code`` is the symbol
    written, ``drawing`` its path, empty where it shows its ``text``.
    """

    kind: str
    text: str
    href: str = ""
    label: str = ""
    code: str = ""
    drawing: str = ""
    language: str = "ja"


class AccountLine(NamedTuple):
    """A sentence of an account; ``number`` is the rule behind it, "" where none is named, its ``href`` may be empty."""

    text: str
    number: str
    href: str


class AccountPart(NamedTuple):
    """Neighbouring lines of one ``part`` of an account, such as card or outcome, called ``label`` in Japanese."""

    part: str
    label: str
    lines: tuple[AccountLine, ...]


class Account(NamedTuple):
    """What a page loads when the account of the check ``name`` is opened."""

    name: str
    parts: tuple[AccountPart, ...]


class Proof(NamedTuple):
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


class Proofs(NamedTuple):
    """What stands at a rule: its checks, or why it has none; ``is_due`` where they were written for another text.

    ``marks`` say of sentences and items why no game can show them.
    """

    shown: tuple[Proof, ...]
    reason: str
    marks: tuple[str, ...]
    is_due: bool


class Question(NamedTuple):
    """A question as a player asks it."""

    text: str
    language: str


class Questions(NamedTuple):
    """The questions that a rule answers, ``total`` of them.

    The rule's own page shows them all, under ``anchor``; elsewhere ``href`` leads there for ``more`` than are shown.
    """

    anchor: str
    total: int
    shown: tuple[Question, ...]
    more: int
    href: str


class Passage(NamedTuple):
    """An item, example or note: ``label`` is what citations call it (``例2``), ``proofs`` play the example."""

    anchor: str
    label: str
    inlines: tuple[Inline, ...]
    proofs: tuple[Proof, ...]


class PassageGroup(NamedTuple):
    """Neighbouring passages of one ``kind``: ``item``, ``example`` or ``note``."""

    kind: str
    passages: tuple[Passage, ...]


class Reading(NamedTuple):
    """What one edition says.

    ``label`` is set where readers must know that it is not the official text, or not its first text of the number,
    ``title`` where it differs from the node's, ``anchor`` and ``href``, which leads there, where it is not the node's
    own.
    """

    label: str
    title: str
    anchor: str
    href: str
    inlines: tuple[Inline, ...]
    groups: tuple[PassageGroup, ...]


class Citation(NamedTuple):
    """A node that cites, and the passages it does so from."""

    name: str
    places: tuple[Link, ...]


class ChainName(NamedTuple):
    """A rule in the picture of references, ``at`` so many units from its top; ``href`` is empty if it is not loaded."""

    name: str
    href: str
    at: int


class ChainColumn(NamedTuple):
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


class ChainPicture(NamedTuple):
    """The references around a rule, drawn; ``lines`` is a path of SVG."""

    width: int
    height: int
    lines: str
    columns: tuple[ChainColumn, ...]


class Node(NamedTuple):
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
    questions: Questions | None
    cited_by: tuple[Citation, ...]
    folded: bool
    chain: ChainPicture | None


class Contents(NamedTuple):
    """An entry of a table of contents, and what stands below it."""

    link: Link
    children: tuple["Contents", ...]


class EditionFile(NamedTuple):
    """A text as loaded: its SHA-256, and the beginning of it that people are shown."""

    name: str
    digest: str
    shown_digest: str


class Edition(NamedTuple):
    """An edition as the start page and the footer name it; ``ruleset`` is the game's Japanese name."""

    ruleset: str
    title: str
    licence: str
    files: tuple[EditionFile, ...]


class Footer(NamedTuple):
    """The stamp of every page."""

    version: str
    built_at: str
    editions: tuple[Edition, ...]


class Frame(NamedTuple):
    """What every page has around its content. ``root`` leads to the start page's folder: ``""`` or ``"../"``.

    ``crumbs`` begin with the ruleset and end with the page itself; they are empty where the template names the page.
    """

    path: str
    root: str
    title: str
    crumbs: tuple[Link, ...]
    footer: Footer


class Ruleset(NamedTuple):
    """A game on the start page; ``wholes`` lead to what can be read in one go and has no chapter that says so."""

    anchor: str
    title: str
    editions: tuple[Edition, ...]
    contents: tuple[Contents, ...]
    wholes: tuple[Link, ...]


class CoverageSums(NamedTuple):
    """How many rules are checked, cannot be, and lack a check; how many examples there are, and were played.

    So for sentences: how many there are, are demonstrated, and are marked as such that no game can show.
    Of ``items`` those that are ``settled`` are demonstrated or marked.
    """

    rules: int
    checked: int
    not_applicable: int
    unchecked: int
    examples: int
    played: int
    sentences: int
    demonstrated: int
    marked: int
    items: int
    settled: int


class CoverageRow(NamedTuple):
    """The sums of a chapter or a section."""

    link: Link
    sums: CoverageSums


class CoverageChapter(NamedTuple):
    """A chapter and, unless it has its rules itself, its sections."""

    row: CoverageRow
    sections: tuple[CoverageRow, ...]


class CoverageLacking(NamedTuple):
    """A section with the rules that lack a check."""

    section: Link
    rules: tuple[Link, ...]


class CoverageDue(NamedTuple):
    """A rule whose checks, by their titles, were written for another text of it."""

    rule: Link
    titles: tuple[str, ...]


class CoverageGame(NamedTuple):
    """A game whose rules are checked."""

    anchor: str
    title: str
    sums: CoverageSums
    chapters: tuple[CoverageChapter, ...]
    lacking: tuple[CoverageLacking, ...]
    due: tuple[CoverageDue, ...]


class CoveragePage(NamedTuple):
    """Which rules are demonstrated by checks, counted from what was played while the pages were written."""

    frame: Frame
    games: tuple[CoverageGame, ...]


class StartPage(NamedTuple):
    """The way in: games, their editions and their contents; ``coverage`` is there where a game was played."""

    frame: Frame
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int
    coverage: CoverageSums | None


class Preview(NamedTuple):
    """What is shown of a page where its address is shared; ``url`` is empty where it is not known.

    ``canonical`` leads to the page where the rule stands among its neighbours.
    """

    title: str
    description: str
    url: str
    canonical: str


class RulesPage(NamedTuple):
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


class WholePart(NamedTuple):
    """What another page has as well: its path and its nodes, with heading levels as the whole page needs them."""

    page: str
    nodes: tuple[Node, ...]


class WholePage(NamedTuple):
    """A chapter, or all headings of a text without chapters, on one page; ``title`` is empty where a node is it."""

    frame: Frame
    preview: Preview
    title: str
    parts: tuple[WholePart, ...]
    contents: tuple[Link, ...]


class NodePage(NamedTuple):
    """A rule by itself, with the way to its place; ``data`` leads to its file for programs."""

    frame: Frame
    preview: Preview
    node: Node
    place: Link
    data: str


class Finding(NamedTuple):
    """One diagnostic: its place in the file, the words there in three pieces, and where they are in the rulebook."""

    place: str
    before: str
    marked: str
    after: str
    node: Link | None


class FindingGroup(NamedTuple):
    """All diagnostics of one code; ``folded`` where they ask nobody to act."""

    code: str
    severity: str
    severity_label: str
    meaning: str
    folded: bool
    findings: tuple[Finding, ...]


class Missing(NamedTuple):
    """What is cited and not loaded, and who cites it."""

    number: str
    cited_by: tuple[Citation, ...]


class MissingGroup(NamedTuple):
    """All that one ruleset's texts cite and no loaded edition holds."""

    ruleset: str
    missing: tuple[Missing, ...]


class FindingsPage(NamedTuple):
    """What the parser repaired or could not place, and which references lead outside."""

    frame: Frame
    groups: tuple[FindingGroup, ...]
    missing: tuple[MissingGroup, ...]


class Term(NamedTuple):
    """A term in the index: ``reading`` is empty where the name itself is kana, ``rules`` are those that define it."""

    name: str
    language: str
    reading: str
    english: str
    rules: tuple[Inline, ...]


class Card(NamedTuple):
    """A card in the index and every passage that mentions it."""

    name: str
    language: str
    mentions: tuple[Citation, ...]


class IndexGroup(NamedTuple, Generic[Entry]):
    """The entries of an index that begin alike: か for all of かきくけこ."""

    anchor: str
    label: str
    entries: tuple[Entry, ...]


class IndexSection(NamedTuple, Generic[Entry]):
    """One game's part of an index; ``title`` is the game's Japanese name."""

    anchor: str
    title: str
    groups: tuple[IndexGroup[Entry], ...]


class TermsPage(NamedTuple):
    """The index of terms."""

    frame: Frame
    sections: tuple[IndexSection[Term], ...]


class CardsPage(NamedTuple):
    """The index of cards."""

    frame: Frame
    sections: tuple[IndexSection[Card], ...]


class GuideGame(NamedTuple):
    """A game in the guide for programs: one of its rules as an example of where rules are, and its pages."""

    title: str
    editions: tuple[Edition, ...]
    example: str
    place: str
    page: str
    data: str
    pages: tuple[Link, ...]


class Guide(NamedTuple):
    """The guide for programs: whether there is a list of absolute addresses, and a page of coverage."""

    version: str
    built_at: str
    games: tuple[GuideGame, ...]
    has_addresses: bool
    has_coverage: bool


class Addresses(NamedTuple):
    """The absolute addresses of all pages that are nobody's double."""

    addresses: tuple[str, ...]


Page = StartPage | RulesPage | WholePage | NodePage | FindingsPage | TermsPage | CardsPage | CoveragePage
Document = Guide | Addresses
