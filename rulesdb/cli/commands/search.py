"""``rulesdb search``: the best rules for a question, with the reason for each hit."""

import argparse
from collections.abc import Iterable, Iterator, Sequence

from rulesdb.cli.arguments import add_as_of, add_json, natural_number
from rulesdb.cli.choices import IN_THIS_HOME, refuse_unknown
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask, at_date
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.terminal import columns, wrap
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.searching import Answer, ExpressionError, FormerNumber, Hit, Results, search_home
from rulesdb.words.node_names import KINDS
from rulesdb.words.quoting import shortened

EXAMPLES = """\
  rulesdb search 置換効果
  rulesdb search 置換効果 順番 -n 3
  rulesdb search 6.4.5 --json
  rulesdb search かくのうこ               by reading; English, romaji and players' words do as well
  rulesdb search 置換効果 --as-of 2025-12-24   in the version that was in force on that day
  rulesdb search スタック -武器            without the rules that have 武器
  rulesdb search '"一番上のレイヤー" in:5 OR 格納庫'   an expression: quote what the shell would take"""

_KINDS = ("chapter", "section", "rule", "subrule", "heading")
_MOST = 10
_MOST_REPEATED = 300  # code points of the words that no rule has
_INDENT = "  "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("query", type=str.strip, nargs="+", metavar="QUERY", help="words, a question, or a rule number")
    parser.add_argument(
        "-n", type=natural_number, default=_MOST, metavar="N", help=f"at most N hits (default: {_MOST})"
    )
    parser.add_argument("--ruleset", metavar="NAME", help="only this game (fab, mtg)")
    parser.add_argument("--kind", choices=_KINDS, metavar="KIND", help=f"only this kind: {', '.join(_KINDS)}")
    parser.add_argument("--edition", metavar="NAME", help="only what this edition says (official, plain)")
    parser.add_argument("--explain", action="store_true", help="what each feature of a hit adds to its score")
    parser.add_argument("--facets", action="store_true", help="how many hits there are by chapter and by kind")
    add_as_of(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the hits; the status is 1 if there are none."""
    answer = ask(arguments.home, lambda home: _search(at_date(home, arguments.as_of), arguments))
    results, headings, files, former = answer
    if arguments.json:
        print_json(answer.document(explain=arguments.explain))
    else:
        from rulesdb.cli.hit_text import hit_lines, text_lines  # --json must not pay for it

        print_lines(_former_lines(former))
        print_lines(_reservations(results))
        results = results._replace(hits=_down_to_rank(results.hits, arguments.n))
        for rank, hit in _ranked(results.hits):
            print_lines(hit_lines(hit, headings[hit.id], rank, explain=arguments.explain))
        print_lines(text_lines(results.hits, files))
        print_lines(_facet_lines(results))
        warn(*_remarks(results))
    return 0 if results.hits else NOTHING_FOUND


def _search(home: Home, arguments: argparse.Namespace) -> Answer:
    refuse_unknown("ruleset", arguments.ruleset, home.rulesets, IN_THIS_HOME)
    refuse_unknown("edition", arguments.edition, home.editions, IN_THIS_HOME)

    def found(limit: int) -> Answer:
        return search_home(
            home,
            " ".join(arguments.query),
            limit,
            ruleset=arguments.ruleset,
            kind=arguments.kind,
            edition=arguments.edition,
            facets=arguments.facets,
        )

    try:
        if arguments.json:
            return found(arguments.n)
        answer = found(2 * arguments.n)
        results = answer.results
        ranks = max((rank for rank, _ in _ranked(results.hits)), default=0)
        has_enough = ranks >= arguments.n or len(results.hits) == results.total
        return answer if has_enough else found(results.total)
    except ExpressionError as error:
        raise UsageError(_pointed_at(error)) from error


def _down_to_rank(hits: Sequence[Hit], lowest: int) -> tuple[Hit, ...]:
    """Return the hits down to a rank: parts of a hit above them share its rank."""
    return tuple(hit for rank, hit in _ranked(hits) if rank <= lowest)


def _ranked(hits: Iterable[Hit]) -> Iterator[tuple[int, Hit]]:
    """Yield the hits with their ranks, from 1; a part of a better hit right above it has the same rank."""
    rank = 0
    for hit in hits:
        rank += hit.part_of is None
        yield rank, hit


def _pointed_at(slip: ExpressionError) -> str:
    """Return the problem of an expression, and below it the query with carets under the wrong part."""
    from rulesdb.cli.excerpt import excerpt  # a search without a slip must not pay for it

    shown = excerpt(slip.query, slip.start, slip.end - slip.start, columns() - len(_INDENT))
    return "\n".join([translated(str(slip)), *(_INDENT + line for line in shown)])


def _facet_lines(results: Results) -> Iterator[str]:
    for name, counts in results.facets.items():
        listed = ", ".join(f"{name_of(value, KINDS)} {count}" for value, count in counts.items())
        yield f"{translated(name)}: {listed}"


def _former_lines(former: Sequence[FormerNumber]) -> Iterator[str]:
    for number in former:
        yield from wrap(translated(str(number)))
    if former:
        yield ""


def _reservations(results: Results) -> Iterator[str]:
    """Yield the reservations that a reader must know before the hits: parts that could not be searched, terms that no
    loaded text defines, topics of other documents, that no rule has the quoted words, and that no rule fits well.
    """
    if results.missing:
        yield translated(f"Only a part could be searched ({results.missing}). Other rules may fit better.")
    for missing in results.not_covered:
        number = missing.rule.partition(":")[2]
        yield translated(f"Rule {number}, on 「{missing.term}」, is in no loaded text.")
    for topic in results.topics:
        yield translated(f"「{topic.name}」 is ruled by {topic.document}, which is no loaded text.")
    if results.unquoted:
        yield translated("No rule has what the quotation marks enclose. The words were searched for.")
    doubted = results.unsure and results.hits
    if doubted:
        yield translated("No rule fits well. These come near.")
    if results.missing or results.not_covered or results.topics or results.unquoted or doubted:
        yield ""


def _remarks(results: Results) -> Iterator[str]:
    if results.unknown:
        yield f"no rule has: {shortened(' '.join(results.unknown), _MOST_REPEATED)}"
    if not results.hits:
        yield f"nothing was found for {shortened(results.query)!r}"
    elif results.total > len(results.hits):
        yield _extent(results)
    if results.suggestion:
        yield f"did you mean: rulesdb search {results.suggestion}"


def _extent(results: Results) -> str:
    """Return how many hits are shown, and where some are remote, how many fit."""
    shown, total, fitting = len(results.hits), results.total, results.fitting
    if fitting in {0, total}:
        return f"{shown} of {total} hits; -n {total} shows all"
    return f"{shown} of {total} hits, of which {fitting} fit and the others are remote; -n {total} shows all"
