"""``rulesdb dialect try``: how a dialect reads a text, on one screen."""

import argparse
from collections.abc import Iterator, Mapping, Sequence

from rulesdb.cli.arguments import add_json, path
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.dialect_names import dialect_name
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import table, wrap
from rulesdb.pipeline.dialects import LevelCount, Trial, try_dialect
from rulesdb.words.visible import visible_name

EXAMPLES = """\
  rulesdb dialect try my-rules.txt                          as the dialect that fits it best
  rulesdb dialect try my-rules.txt --dialect general        with levels inferred from its lines
  rulesdb dialect try my-rules.txt --dialect my-game.toml   as a file declares it"""
_TRY = "try"
_MOST = 5
"""Doubtful lines, and numbers without a rule, that are shown of each kind."""
_INDENT = "  "
_NO_RULES = ("file-empty", "text-without-numbers")
"""Codes of the findings that say why a text has no rule."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("action", choices=(_TRY,), help="read a text, and tell how that fits")
    parser.add_argument("text", type=path, metavar="TEXT", help="file of rules text")
    parser.add_argument("--dialect", metavar="NAME|FILE", help="read it as this dialect, or as a file declares one")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print what was found; the status is 1 if the text is not of the dialect."""
    trial = try_dialect(arguments.text, dialect_name(arguments.dialect))
    if arguments.json:
        print_json(_document(trial))
    else:
        print_lines(_lines(trial))
    return 0 if trial.recognition.has_rules else NOTHING_FOUND


def _lines(trial: Trial) -> Iterator[str | Line]:
    tree, fit = trial.recognition
    verdict = translated("it fits" if trial.recognition.has_rules else "it does not fit")
    yield bold(f"{visible_name(tree.source.name)}: {tree.dialect}, {verdict}")
    if trial.encoding:
        yield from wrap(translated(trial.encoding), _INDENT)
    for fault in fit.faults():
        yield from wrap(translated(fault.sentence), _INDENT)
    for found in tree.diagnostics if not tree.nodes else ():
        if found.code in _NO_RULES:
            yield from wrap(translated(found.message), _INDENT)
    yield ""
    yield from table([_level(one) for one in trial.levels], right=[2, 4])
    yield ""
    yield from table(list(_counts(trial)), right=[1])
    yield from _listed(translated("begins like a number, read as no rule"), [
        translated(f"line {one.line}: {one.text[:60]}") for one in trial.unread
    ])  # fmt: skip
    yield from _listed(translated("named by references, and no rule"), trial.dangling)
    yield from _listed(translated("expected of this dialect, and missing"), trial.missing)


def _level(one: LevelCount) -> tuple[str, ...]:
    return one.example, translated(one.kind), f"{one.numbers:,}", translated("titled"), f"{one.titled:,}"


def _counts(trial: Trial) -> Iterator[tuple[str, ...]]:
    yield translated("characters in rules"), f"{int(100 * trial.recognition.fit.share)} %"
    for kind, count in trial.parts.items():
        yield translated(f"{kind}s"), f"{count:,}"
    yield translated("references"), f"{trial.references:,}"
    for reason, count in _largest(trial.outside):
        yield translated(f"outside: {reason}"), f"{count:,}"
    for code, count in _largest(trial.findings):
        yield code, f"{count:,}"


def _largest(counts: Mapping[str, int]) -> Sequence[tuple[str, int]]:
    return sorted(counts.items(), key=lambda row: (-row[1], row[0]))


def _listed(title: str, entries: Sequence[str]) -> Iterator[str | Line]:
    if not entries:
        return
    yield ""
    yield f"{title}: {len(entries):,}"
    for entry in entries[:_MOST]:
        yield from wrap(entry, _INDENT)
    if len(entries) > _MOST:
        yield f"{_INDENT}…"


def _document(trial: Trial) -> dict[str, object]:
    tree, fit = trial.recognition
    return {
        "file": tree.source.name,
        "dialect": tree.dialect,
        "fits": trial.recognition.has_rules,
        "doubts": [fault.sentence for fault in fit.faults()],
        "share": round(fit.share, 4),
        "levels": [one._asdict() for one in trial.levels],
        "parts": dict(trial.parts),
        "references": trial.references,
        "dangling": list(trial.dangling),
        "outside": dict(trial.outside),
        "findings": dict(trial.findings),
        "unread": [one._asdict() for one in trial.unread],
        "missing": list(trial.missing),
    }
