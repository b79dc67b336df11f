"""``rulesdb show``: rules with all that is known of them, the official text above our explanation."""

import argparse
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from rulesdb.cli.arguments import add_as_of, add_json
from rulesdb.cli.choices import IN_THIS_HOME, refuse_unknown
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask, at_date
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.played import PLAYED_NOW, Played, game_proofs, played
from rulesdb.pipeline.rule_histories import RuleHistory
from rulesdb.pipeline.showing import (
    AnsweredQuestion,
    FoundRule,
    all_questions,
    find_rules,
    histories_of,
    questions_about,
    with_subrules,
)

EXAMPLES = """\
  rulesdb show 6.4.5
  rulesdb show fab:1.0.2a mtg:502.57a --json
  rulesdb show 6.4.5 --edition plain      our own words only
  rulesdb show 6.4 --subrules             with the texts of all rules below it
  rulesdb show 6.4.5 --history            its versions, in a home that keeps former ones
  rulesdb show 6.4.5 --as-of 2025-12-24   the text that was in force on that day"""


class _Shown(NamedTuple):
    """A rule with all that is shown of it."""

    rule: FoundRule
    proof: Played
    questions: tuple[AnsweredQuestion, ...]
    histories: tuple[RuleHistory, ...] | None
    """None where nobody asked for them."""
    below: "tuple[_Shown, ...] | None" = None
    """The rules below it, None where nobody asked for them."""

    def entries(self) -> list[dict[str, object]]:
        """Return the JSON objects of its readings."""
        entries = self.rule.entries(self.proof, self.questions, self.histories)
        return entries if self.below is None else with_subrules(entries, [part.entries() for part in self.below])


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "ids", type=str.strip, nargs="+", metavar="ID", help="fab:1.0.2a, 1.0.2a, [1.0.2a], 'rule 1.0.2a' …"
    )
    parser.add_argument("--edition", metavar="NAME", help="only the text of this edition (official, plain)")
    parser.add_argument("--subrules", action="store_true", help="the texts of all rules below as well")
    parser.add_argument("--history", action="store_true", help="the versions of the rule, the newest first")
    add_as_of(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every node that is found; if one is missing, name it on standard error and return the status 1."""
    if arguments.history and arguments.as_of is not None:
        raise UsageError("--history tells of all versions; leave out --as-of")
    shown, missing = ask(arguments.home, lambda home: _find(home, arguments))
    if arguments.json:
        print_json([entry for one in shown for entry in one.entries()])
    else:
        from rulesdb.cli.node_text import node_lines  # --json must not pay for it

        for at, one in enumerate(shown):
            print_lines(["", ""] if at else [])
            below = None if one.below is None else [part.rule for part in one.below]
            print_lines(node_lines(one.rule, one.proof, one.questions, below))
            if one.histories is not None:
                from rulesdb.cli.history_text import history_lines  # needed with --history alone

                print_lines(history_lines(one.histories))
    if not all(part.proof.is_recorded for one in shown for part in (one, *(one.below or ()))):
        warn(PLAYED_NOW)
    warn(*missing)
    return NOTHING_FOUND if missing else 0


def _find(home: Home, arguments: argparse.Namespace) -> tuple[list[_Shown], tuple[str, ...]]:
    loaded = at_date(home, arguments.as_of)
    refuse_unknown("edition", arguments.edition, loaded.editions, IN_THIS_HOME)
    found = find_rules(loaded, arguments.ids, arguments.edition)
    return [_shown(home, rule, arguments, is_former=loaded is not home) for rule in found.rules], found.missing


def _shown(home: Home, rule: FoundRule, arguments: argparse.Namespace, *, is_former: bool) -> _Shown:
    """Return a rule with what is known of it; checks and questions are about the present texts alone."""
    histories = histories_of(home, rule.node, arguments.edition) if arguments.history else None
    below = tuple(_below(rule, arguments, is_former=is_former)) if arguments.subrules else None
    if is_former:
        return _Shown(rule, Played(), (), histories, below)
    return _Shown(rule, played(rule.node), tuple(questions_about(rule.node)), histories, below)


def _below(rule: FoundRule, arguments: argparse.Namespace, *, is_former: bool) -> Iterator[_Shown]:
    """Yield the rules below a rule; people see their texts alone."""
    proofs, questions = cache(game_proofs), cache(all_questions)
    for part in rule.below(arguments.edition):
        if is_former or not arguments.json:
            yield _Shown(part, Played(), (), None)
        else:
            asked = tuple(questions_about(part.node, questions()))
            yield _Shown(part, played(part.node, proofs(part.node.ruleset)), asked, None)
