"""Measuring in which share of topics each rule is decisive: a dozen checks each, and example situations of a game."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from rulesdb.checks.games import registry
from rulesdb.checks.registry import Check
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.process.decisive import DecisiveSentences
from rulesdb.situations.files import read_situation
from rulesdb.situations.playing import decisive_rules, play
from rulesdb.source.resources import data_folder
from rulesdb.source.shipped_situations import shipped_situations
from rulesdb.source.text_reading import read_text

LEAST = 5
"""The least share that is listed, in percent."""
_CHECKS_OF_A_TOPIC = 12


def measured_shares(ruleset: str) -> Mapping[str, int]:
    """Return the percentage of topics in which each sentence or rule is decisive, by its name, from ``LEAST`` on.

    Rules under a heading are left out: few games are about them, and their names are words of a text.
    """
    topics = [*_of_checks(ruleset), *_of_examples(ruleset)]
    found = Counter(rule.partition(":")[2] for topic in topics for rule in topic)
    percent = {rule: 100 * count // len(topics) for rule, count in found.items()}
    return {rule: percent[rule] for rule in sorted(percent) if percent[rule] >= LEAST and rule[0].isdigit()}


def write_shares(ruleset: str, shares: Mapping[str, int]) -> None:
    """Write the table of a game anew."""
    rows = "".join(f"{rule}\t{percent}\n" for rule, percent in shares.items())
    path = data_folder() / ruleset / "rule-shares.tsv"
    path.write_text(f"rule\tpercent\n{rows}", encoding="utf-8")


def _of_checks(ruleset: str) -> Iterator[set[str]]:
    """Yield the decisive rules of each dozen checks, which are of neighbouring rules."""
    checks = [*registry(ruleset).checks.values()]
    for at in range(0, len(checks), _CHECKS_OF_A_TOPIC):
        yield _decisive(checks[at : at + _CHECKS_OF_A_TOPIC])


def _decisive(checks: Sequence[Check]) -> set[str]:
    found: set[str] = set()
    for check in checks:
        with rules_in_force() as rules:
            check.play(check.table())
        decisive = DecisiveSentences(set(rules.trace) - found)
        with rules_in_force(compare=decisive.compare):
            check.play(check.table())
        found |= decisive.found
    return found


def _of_examples(ruleset: str) -> Iterator[frozenset[str]]:
    """Yield the decisive rules of each example situation."""
    for shipped in shipped_situations(ruleset):
        situation, wrong = read_situation(read_text(shipped.path))
        assert situation is not None, wrong
        yield decisive_rules(situation, play(situation).trace)
