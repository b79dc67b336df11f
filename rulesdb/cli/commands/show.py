"""``rulesdb show``: rules with everything on them, the official text first and our explanation below it."""

import argparse
from collections.abc import Sequence

from rulesdb.cli.arguments import add_json
from rulesdb.cli.choices import IN_THIS_HOME, edition_names, refuse_unknown
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask
from rulesdb.cli.lookup import look_up_node
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.views import node_view
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.played import Played, played
from rulesdb.source.questions import AnsweredQuestion, answered, shipped_questions_about

EXAMPLES = """\
  rulesdb show 6.4.5
  rulesdb show fab:1.0.2a mtg:502.57a --json
  rulesdb show 6.4.5 --edition plain      our own words only"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "ids", type=str.strip, nargs="+", metavar="ID", help="fab:1.0.2a, 1.0.2a, [1.0.2a], 'rule 1.0.2a' …"
    )
    parser.add_argument("--edition", metavar="NAME", help="only the text of this edition (official, plain)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every node that is found; the status is 1 if one is missing, and standard error says which."""
    graph, shown, missing = ask(arguments.home, lambda home: _look_up(home, arguments.ids, arguments.edition))
    proofs = {node.id: played(node) for node, _ in shown}
    questions = {node.id: _questions(node) for node, _ in shown}
    if arguments.json:
        pairs = ((node, reading) for node, readings in shown for reading in readings)
        print_json([_entry(graph, node, reading, proofs[node.id], questions[node.id]) for node, reading in pairs])
    else:
        from rulesdb.cli.node_text import node_lines  # noqa: PLC0415  (--json must not pay for it)

        for at, (node, readings) in enumerate(shown):
            print_lines(["", ""] if at else [])
            print_lines(node_lines(graph, node, readings, proofs[node.id], questions[node.id]))
    warn(*missing)
    return NOTHING_FOUND if missing else 0


def _questions(node: Node) -> Sequence[AnsweredQuestion]:
    """Return the known questions that a rule answers; what has no number answers none."""
    if node.number is None:
        return ()
    about = shipped_questions_about(node.ruleset, node.number)
    return answered(about).get((node.ruleset, node.number), ())


def _entry(
    graph: Graph, node: Node, reading: Reading, proof: Played, questions: Sequence[AnsweredQuestion]
) -> dict[str, object]:
    checks = [{"name": result.check.name, "status": result.status} for result in proof.results]
    entry = node_view(graph, node, reading, checks)
    for name, parts in (("sentences", proof.sentences), ("item_coverage", proof.items)):
        if parts:
            from rulesdb.proofs.coverage import part_entry  # noqa: PLC0415  (loaded only where something was played)

            entry[name] = [part_entry(part) for part in parts]
    if questions:
        entry["questions"] = [question._asdict() for question in questions]
    return entry


def _look_up(
    home: Home, written: list[str], edition: str | None
) -> tuple[Graph, list[tuple[Node, tuple[Reading, ...]]], list[str]]:
    """Return the graph, the nodes with the readings to show, and a sentence for each that is missing."""
    graph = home.graph
    refuse_unknown("edition", edition, edition_names(graph), IN_THIS_HOME)
    shown: dict[str, tuple[Node, tuple[Reading, ...]]] = {}
    missing: list[str] = []
    for name in written:
        node = look_up_node(graph, name)
        if not isinstance(node, Node):
            missing.append(str(node))
            continue
        readings = tuple(reading for reading in node.readings if edition in {None, reading.edition})
        if readings:
            shown[node.id] = (node, readings)
        else:
            missing.append(f"the edition {edition} has no {node.id}")
    return graph, list(shown.values()), missing
