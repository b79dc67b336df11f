"""Made-up additions to the program, of the kinds that have recipes: each as the changes that its recipe asks for."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple


class Change(NamedTuple):
    """A change to a file of the program."""

    path: str
    text: str
    """What the file gets."""
    at: str = ""
    """The text of the file before which it is put; a new file, or the end of one, if empty."""

    def make(self, program: Path) -> None:
        """Change the file in a copy of the program."""
        file = program / self.path
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        assert before.count(self.at) == 1 or not self.at, f"{self.path}: {self.at!r}"
        changed = before.replace(self.at, self.text + self.at) if self.at else before + self.text
        file.write_text(changed, encoding="utf-8")


class MadeUp(NamedTuple):
    """Something made up, by the recipe of its kind, and what shows that it works."""

    recipe: str
    name: str
    """What stands for NAME in the recipe."""
    changes: tuple[Change, ...]
    commands: tuple[tuple[str, ...], ...]
    """The arguments of the commands to run, one after the other."""
    printed: str
    """What the last command prints."""
    files: Mapping[str, str] = {}
    """Texts that the commands read, by file name."""
    written: Mapping[str, str] = {}
    """Words that are in files which the commands write, by path."""


DIALECT = MadeUp(
    "A dialect",
    "harbour",
    (
        Change(
            "rulesdb/syntax/dialects/harbour.toml",
            """
name = "harbour"
title = "rules of the harbour"

[[level]]
kind = "subrule"
number = '[0-9]{4}[.][0-9]{1,3}[a-z]'

[[level]]
kind = "rule"
number = '[0-9]{4}[.][0-9]{1,3}'
end = '[.]'
title = "line"
""",
        ),
    ),
    (("build", "harbour.txt", "--ruleset", "harbour"),),
    "harbour.txt    harbour      3 rules  100 % in rules",
    {"harbour.txt": "1000.1.船\n1000.1a 船は1艘につき櫂を2本持つ。\n1000.1b 櫂は木で作る。\n"},
)

DIAGNOSTIC = MadeUp(
    "A diagnostic",
    "stops",
    (
        Change(
            "rulesdb/source/diagnostics.py",
            '        Code("stop-doubled", Severity.WARNING, "A sentence ended with two full stops."),\n',
            at='        Code("number-glued"',
        ),
        Change(
            "rulesdb/words/diagnostic_meanings.py",
            '    "stop-doubled": "句点が続いている",\n',
            at='    "number-glued"',
        ),
        Change(
            "rulesdb/syntax/repairs/stops.py",
            """
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.repairs.sentence import Sentence
from rulesdb.syntax.report import DiagnosticCollector


def report_doubled_stops(sentence: Sentence, _dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    for inline in sentence:
        if "。。" in inline.text:
            report.add("stop-doubled", inline.span, "two full stops stand together; they were left")
    return sentence
""",
        ),
        Change(
            "rulesdb/syntax/repairs/__init__.py",
            "from rulesdb.syntax.repairs.stops import report_doubled_stops\n",
            at="from rulesdb.syntax.report",
        ),
        Change("rulesdb/syntax/repairs/__init__.py", "report_doubled_stops, ", at="trim)\n"),
        Change("rulesdb/syntax/repairs/__init__.py", '"。。" not in words and ', at="PAIRED.fullmatch"),
    ),
    (("build", "stops.txt", "--ruleset", "boats"), ("diagnose",)),
    "stops.txt:3:6: warning stop-doubled (boats:1.1.1): two full stops stand together; they were left",
    {"stops.txt": "1 船§\n1.1 櫂§\n1.1.1 櫂は木で作る。。§\n1.1.2 船は水に浮く。§\n"},
)

BACKEND = MadeUp(
    "A search backend",
    "ledger",
    (
        Change(
            "rulesdb/search/index/ledger_index.py",
            """
from collections.abc import Iterable
from pathlib import Path

from rulesdb.search.index.protocol import IndexDocument
from rulesdb.search.index.whoosh_index import WhooshIndex, write_whoosh


def write_ledger(documents: Iterable[IndexDocument], folder: Path) -> None:
    write_whoosh(documents, folder)


class LedgerIndex(WhooshIndex):
    pass
""",
        ),
        Change(
            "rulesdb/search/index/backends.py",
            "from rulesdb.search.index.ledger_index import LedgerIndex, write_ledger\n",
            at="from rulesdb.search.index.protocol",
        ),
        Change(
            "rulesdb/search/index/backends.py",
            '    Backend("ledger", "whoosh", None, write_ledger, LedgerIndex),\n',
            at=")\nDEFAULT",
        ),
    ),
    (("build", "--backend", "ledger"), ("search", "置換効果", "-n", "1")),
    " 1. fab:6.4.1  rule",
)

KEYWORD = MadeUp(
    "A keyword",
    "moss",
    (
        Change(
            "rulesdb/engine/fab/card_parts/keywords.py",
            'Moss = keyword(KEYWORDS, Keyword, KeywordName("苔むし", "Moss", "8.3.5#sentence-1"))\n',
            at="PHRASES = (\n    *phrases_of(",
        ),
    ),
    (("card", "moss.txt"),),
    "苔むし\n  キーワード「苔むし」  fab:8.3.5",
    {"moss.txt": "《石》 アクション コスト0\n苔むし\n"},
)

CHECK = MadeUp(
    "A check",
    "1_13_assets",
    (
        Change(
            "rulesdb/checks/fab/concepts/s1_13_assets.py",
            '''

@fab.check("1.13.4a#sentence-1", "水を飲むと、ライフが増える")
def water_gives_life(t: Table, ann: Person) -> None:
    """A card that gives a point of life."""
    potion = ann.hand("《水》 インスタント コスト0", "ライフを1点得る。")
    ann.plays(potion).resolve()
    t.expect("アンのライフ", ann.life, 21)
''',
        ),
    ),
    (("check", "fab/water_gives_life", "--knock-out"),),
    "1 claim: 1 demonstrated",
)

COMMAND = MadeUp(
    "A command",
    "count",
    (
        Change(
            "rulesdb/cli/commands/__init__.py",
            '        Command("count", "count the rules"),\n',
            at='        Command("export"',
        ),
        Change(
            "rulesdb/cli/commands/count.py",
            '''
import argparse

from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_lines

EXAMPLES = "  rulesdb count"


def configure(_parser: argparse.ArgumentParser) -> None:
    """Add no argument."""


def run(arguments: argparse.Namespace) -> int:
    """Print how many nodes there are."""
    print_lines([f"{ask(arguments.home, lambda home: len(home.graph.nodes))} nodes"])
    return 0
''',
        ),
    ),
    (("count",),),
    " nodes",
)

PAGE_KIND = MadeUp(
    "A page kind",
    "numbers",
    (
        Change(
            "rulesdb/site/page_kinds/numbers.py",
            '''
from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.site import views
from rulesdb.site.rulebook import Rulebook


class NumbersPage(NamedTuple):
    """How many nodes there are."""

    frame: views.Frame
    count: int


def pages(book: Rulebook) -> Iterator[NumbersPage]:
    """Yield the page."""
    yield NumbersPage(book.frames.at_top("numbers.html"), len(book.graph.nodes))
''',
        ),
        Change(
            "templates/numbers.html",
            """{% extends "base.html" %}
{% block title %}数{% endblock %}
{% block content %}
<main id="main"><h1>数</h1><p>{{ page.count }}項あります。</p></main>
{% endblock %}
""",
        ),
        Change(
            "rulesdb/site/page_kinds/page_tables.py",
            "from rulesdb.site.page_kinds.numbers import NumbersPage\n"
            "from rulesdb.site.page_kinds.numbers import pages as numbers_pages\n\n",
            at="PAGE_KINDS: tuple",
        ),
        Change(
            "rulesdb/site/page_kinds/page_tables.py",
            '    PageKind(NumbersPage, "numbers.html", numbers_pages, path="numbers.html", menu_label="数"),\n',
            at="    PageKind(rules.RulesPage",
        ),
    ),
    (("build", "pond.txt", "--ruleset", "pond"), ("site", "book", "--edition", "official")),
    "book",
    {"pond.txt": "1 池§\n1.0 水§\n1.0.1 水は青い。§\n1.0.2 池には水がある。§\n"},
    {"book/numbers.html": "4項あります。", "book/pond/1.0.html": '<a href="../numbers.html">数</a>'},
)

MADE_UP = (DIALECT, DIAGNOSTIC, PAGE_KIND, BACKEND, KEYWORD, CHECK, COMMAND)
