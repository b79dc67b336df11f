"""A made-up rulebook as graph values, and short ways to make more: the site's tests need no parser."""

from collections.abc import Iterable
from pathlib import Path

from rulesdb.graph.links import structural_links
from rulesdb.graph.model import Edition, Graph, Node, Passage, Place, Reading, Run, Term, TextFile
from rulesdb.proofs.account import AccountLine, Difference
from rulesdb.proofs.coverage import Covered
from rulesdb.proofs.verdicts import KnockOut, PlayStatus, Proof
from rulesdb.site.engine_files import Engine, Example, Links
from rulesdb.site.proofs import Proofs
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.stamp import Stamp
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.shipped_questions import PlayerQuestion
from rulesdb.source.span import Span
from support.site.made_up_boards import coloured_board
from support.site.made_up_histories import HISTORIES

NOWHERE = Span(0, 0)
STAMP = Stamp("9.8.7", "2031年4月5日")


def run(text: str, kind: str = "text", *targets: str) -> Run:
    """Make a run; a reference names its ``targets``."""
    return Run(kind, text, NOWHERE, targets)


def refer(text: str, *targets: str) -> Run:
    """Make a reference to nodes."""
    return run(text, "reference", *targets)


def passage(where: str, *runs: str | Run) -> Passage:
    """Make a passage of runs; a string is plain text."""
    return Passage(where, tuple(run(each) if isinstance(each, str) else each for each in runs), NOWHERE)


def reading(*passages: Passage, title: str | None = None, edition: str = "official") -> Reading:
    """Make a reading; an own text that is not given is empty."""
    own = passages if passages and passages[0].where == "text" else (passage("text"), *passages)
    return Reading(edition, title, own, Place("made-up.txt", 0, 0, 1, 1))


def node(identifier: str, kind: str, parent: str | None, *readings: Reading) -> Node:
    """Make a node without children: ``graph`` finds those."""
    ruleset, _, key = identifier.partition(":")
    return Node(identifier, ruleset, None if kind == "heading" else key, kind, parent, (), readings)


def edition(name: str, ruleset: str, title: str) -> Edition:
    """Make an edition of one file."""
    return Edition(name, ruleset, title, "CC0-1.0", (TextFile(f"{ruleset}.txt", "0123456789abcdef" * 4),))


def term(identifier: str, *defined_by: str, english: str | None = None) -> Term:
    """Make a term: ``fab:息`` is the word 息 of fab."""
    ruleset, _, name = identifier.partition(":")
    return Term(f"{ruleset}:term:{name}", ruleset, name, english, defined_by)


def row(identifier: str, reading: str, english: str = "", rule: str | None = None) -> GlossaryEntry:
    """Make a row of a glossary: ``fab:息`` is the word 息 of fab."""
    ruleset, _, name = identifier.partition(":")
    return GlossaryEntry(ruleset, name, reading, english, rule, ())


def graph(nodes: Iterable[Node], editions: Iterable[Edition] = (), terms: Iterable[Term] = ()) -> Graph:
    """Make a graph: children and unresolved targets follow from the nodes."""
    listed = tuple(nodes)
    known = {each.id: each._replace(children=_children(each, listed)) for each in listed}
    cited = (target for each in listed for target in _targets(each) if target not in known)
    return Graph(known, (), tuple(terms), tuple(dict.fromkeys(cited)), tuple(editions))


def linked(book: Graph) -> Graph:
    """Return a graph with the links that follow from its nodes."""
    return book._replace(links=tuple(structural_links(book.nodes.values())))


def _children(parent: Node, nodes: Iterable[Node]) -> tuple[str, ...]:
    return tuple(each.id for each in nodes if each.parent == parent.id)


def _targets(each: Node) -> Iterable[str]:
    return (target for said in each.readings for part in said.passages for one in part.runs for target in one.targets)


OFFICIAL = edition("official", "fab", "竜の卓 公式")
PLAIN = edition("plain", "fab", "竜の卓 平易版")
PRIMER = edition("plain", "mtg", "羽の手引き")


def chapter() -> tuple[Node, ...]:
    """Return a chapter with two sections that hold one of everything."""
    return (
        node("fab:1", "chapter", None, reading(passage("text", "巻頭のことばです。"), title="竜の巻")),
        node("fab:1.0", "section", "fab:1", reading(title="火と水")),
        node(
            "fab:1.0.1",
            "rule",
            "fab:1.0",
            reading(passage("text", "火竜は", refer("[1.1.1]", "fab:1.1.1"), "に従う。")),
        ),
        node("fab:1.0.1a", "subrule", "fab:1.0.1", _rich()),
        node(
            "fab:1.0.2",
            "rule",
            "fab:1.0",
            reading(passage("text", refer("[1.0.1]", "fab:1.0.1"), "は水竜に及ばない。")),
        ),
        node("fab:1.1", "section", "fab:1", reading(title="卵")),
        node("fab:1.1.1", "rule", "fab:1.1", _range()),
    )


def _rich() -> Reading:
    return reading(
        passage(
            "text",
            "息は",
            run("{p}", "symbol"),
            "を",
            run(" ", "lost-icon"),
            "に変え、",
            run("[色]", "slot"),
            "を塗る。",
        ),
        passage("item-1", "項目のことば", refer("[9.9]", "fab:9.9"), "。"),
        passage(
            "example-1",
            run("《赤い鱗》", "card"),
            "と",
            run("《Long Red Scale》", "card"),
            refer("[1.1.1]", "fab:1.1.1"),
        ),
        passage("example-2", run("https://example.org/scales", "url"), "と", run("javascript:alert(1)", "url")),
        passage("note-1", "注のことば", refer("[1.1.1]", "fab:1.1.1"), "。"),
    )


def _range() -> Reading:
    spelt = ("fab:1.0.1", "fab:1.0.1a", "fab:1.0.2")
    return reading(passage("text", "卵は", refer("[1.0.1]―[1.0.2]", *spelt), "を待つ。", refer("[9.8]", "fab:9.8")))


def primer() -> tuple[Node, ...]:
    """Return a heading without a number, and what it holds."""
    heading = "mtg:新しい力「羽 と/鱗」"
    items = (passage("item-1", run("{1}", "symbol"), run("{R}", "symbol"), "を払う。"), passage("item-2", "飛ぶ。"))
    return (
        node(
            heading,
            "heading",
            None,
            reading(passage("text", "羽の話。"), title="新しい力「羽 と/鱗」", edition="plain"),
        ),
        node("mtg:502.1", "rule", heading, reading(*items, title="羽", edition="plain")),
        node("mtg:502.1a", "subrule", "mtg:502.1", reading(passage("text", "羽は軽い。"), edition="plain")),
    )


TERMS = (term("fab:火竜", "fab:1.0.1"), term("fab:息", "fab:1.0.1a", english="breath"), term("mtg:羽", "mtg:502.1"))
GLOSSARY = (
    row("fab:火竜", "かりゅう", "fire dragon", "1.0.1"),
    row("fab:卵", "たまご", "egg", "7.1"),
    row("fab:水竜の上陸", "すいりゅうのじょうりく", "our own name of a topic", "1.0.2"),
    row("mtg:羽", "はね", "feather", "502.1"),
    row("shogi:羽", "はね", "of a game that is not loaded", "1"),
)


def rulebook() -> Graph:
    """Return the whole made-up rulebook."""
    return graph((*chapter(), *primer()), (OFFICIAL, PRIMER), TERMS)


def finding(code: str, severity: Severity, context: str, marked: str, about: str) -> Diagnostic:
    """Make a diagnostic whose place is the first ``marked`` of its context; an empty one is its end."""
    at = context.index(marked) if marked else len(context)
    place = ("made-up.txt", 3, at + 1, 40, 40 + len(marked))
    return Diagnostic(code, severity, "put right", *place, context, at, about)


FINDINGS = (
    finding("line-broken", Severity.INFO, "火竜は", "", "fab:1.0.1"),
    finding("number-glued", Severity.WARNING, "水竜。1.0.2 鱗", "1.0.2", "fab:1.0.2"),
    finding("number-duplicate", Severity.ERROR, "1.0.1 また", "1.0.1", "fab:7.7"),
)


def _account(*outcomes: str) -> tuple[AccountLine, ...]:
    """Return an account with two situations, an action, events by rules that are loaded or not, and outcomes."""
    return (
        AccountLine("card", "《赤い鱗》 炎 熱2"),
        AccountLine("situation", "アンの巣に《赤い鱗》がある"),
        AccountLine("situation", "ベンの巣に《卵》がある"),
        AccountLine("action", "アンは《赤い鱗》を吐く"),
        AccountLine("event", "息が色に変わる", "fab:1.1.1"),
        AccountLine("event", "夜になる", "fab:9.9"),
        *(AccountLine("outcome", outcome) for outcome in outcomes),
    )


def _proof(name: str, title: str, *pairs: KnockOut, status: PlayStatus = "passed", example: str | None = None) -> Proof:
    rules = tuple(pair.rule for pair in pairs) or ("fab:1.0.2",)
    shown = coloured_board(*(pair.claim for pair in pairs)) if status == "passed" else None
    return Proof(f"fab/{name}", title, status, rules, example, _account("色の数: 3"), pairs, shown)


def _shown(claim: str, check: str, what: str, expected: str, seen: str) -> KnockOut:
    return KnockOut(claim, f"fab/{check}", "demonstrated", differences=(Difference(what, expected, seen),))


PROOFS = Proofs(
    (
        _proof(
            "breath_has_a_colour",
            "息には色がある",
            _shown("fab:1.0.1a", "breath_has_a_colour", "色の数", "3", "0"),
            _shown("fab:1.1.1", "breath_has_a_colour", "卵は待つか", "はい", "いいえ"),
        ),
        _proof(
            "a_scale_is_painted",
            "鱗を塗る",
            _shown("fab:1.0.1a", "a_scale_is_painted", "塗られた鱗", "赤", "なし"),
            example="fab:1.0.1a#example-1",
        ),
        _proof("water_is_weak", "水竜は弱い", status="failed"),
        _proof("waiting_takes_long", "待てば長い", KnockOut("fab:1.1.1", "fab/waiting_takes_long", "touched")),
    ),
    {
        "fab:1.0.1": Covered("not-applicable", "火竜の気持ちは、<b>ゲーム</b>の中では示せない。"),
        "fab:1.0.1a": Covered("checked", examples=2, examples_checked=1),
        "fab:1.0.2": Covered("unchecked"),
        "fab:1.1.1": Covered("checked", due=True),
    },
)

QUESTIONS = (
    PlayerQuestion("fab", "息で塗った色 どこまで", (("1.0.1a", 2), ("1.0.2", 1))),
    PlayerQuestion("fab", "息に<b>色</b>ってあるの?", (("1.0.1a", 3),)),
    PlayerQuestion("fab", "does breath have a colour", (("1.0.1a", 3), ("1.1.1", 2))),
    PlayerQuestion("fab", "赤い鱗を塗り直したいんだけど、いい?", (("1.0.1a", 3),)),
    PlayerQuestion("fab", "鱗なしで息だけ吐ける?", (("1.0.1a", 3), ("9.9", 2))),
    PlayerQuestion("mtg", "羽って軽いの?", (("502.1a", 3),)),
    PlayerQuestion("shogi", "載っていないゲームのこと", (("1", 3),)),
)

SITUATIONS = (
    Example("fab", "手本", "卵", "《卵》 アクション コスト0\n\nアンの手札に《卵》がある。\n"),
    Example("fab", "水竜", "水竜の裁定", "題: 水竜の裁定\n\nアンのライフは？\n"),
)
"""Situations to begin with, of the page 裁定."""


def engine(_links: Links) -> Engine:
    """Return what the page 裁定 needs, but for the engine itself: it loads nothing and says that it cannot rule."""
    return Engine((), "", SITUATIONS)


PAGE_OF_KIND = {
    "start.html": "index.html",
    "terms.html": "terms.html",
    "cards.html": "cards.html",
    "bookmarks.html": "bookmarks.html",
    "former-numbers.html": "fab/_former.html",
    "coverage.html": "coverage.html",
    "judge.html": "judge.html",
    "findings.html": "diagnostics.html",
    "rules.html": "fab/1.0.html",
    "whole.html": "fab/1_whole.html",
    "node.html": "fab/r/1.0.1a.html",
}
"""By its template, a page of every kind that the made-up rulebook has: it has no search, so no page of results."""


def written(folder: Path) -> Path:
    """Write the made-up rulebook below ``folder`` and return where it lies."""
    write_site(
        rulebook(),
        FINDINGS,
        folder / "book",
        STAMP,
        glossary=GLOSSARY,
        proofs=PROOFS,
        questions=QUESTIONS,
        histories=HISTORIES,
        engine=engine,
    )
    return folder / "book"
