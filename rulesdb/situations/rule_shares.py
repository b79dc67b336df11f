"""How special a rule is: the share of topics in which it is decisive, as measured once over checks and examples.

A topic is a dozen checks of neighbouring rules, or an example situation of the game; a rule is decisive in one if the
engine calls it there and its stand-in would have done something else. Rules that nearly every game needs have a high
share: they change every answer and explain none. ``data/GAME/rule-shares.tsv`` lists all numbered ones with ``LEAST``
or more.
"""

from collections.abc import Mapping
from functools import cache

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

LEAST = 5
"""The least share that is listed, in percent."""
COMMON = 35
"""The share in percent from which on a rule is a common one."""
_NAME = "rule-shares.tsv"
_COLUMNS = ("rule", "percent")


def share(rule: str) -> int:
    """Return the share of topics in which a sentence or rule is decisive, in percent; 0 for one that is not listed.

    That of a rule is the greatest of its sentences.
    """
    ruleset, _, name = rule.partition(":")
    return listed(ruleset).get(name, 0) if "#" in name else _of_rules(ruleset).get(name, 0)


def is_common(rule: str) -> bool:
    """Whether a sentence or rule is a common one, such as passing, paying and the resolution of the stack."""
    return share(rule) >= COMMON


@cache
def listed(ruleset: str) -> Mapping[str, int]:
    """Return the shares in percent that are listed for a game, by the sentence or rule without the game's name."""
    rows = read_table(data_folder() / ruleset / _NAME, _COLUMNS, _COLUMNS)
    return {row["rule"]: int(row["percent"]) for _, row in rows}


@cache
def _of_rules(ruleset: str) -> Mapping[str, int]:
    """Return the shares in percent by the rule alone."""
    shares: dict[str, int] = {}
    for part, percent in listed(ruleset).items():
        number = part.partition("#")[0]
        shares[number] = max(percent, shares.get(number, 0))
    return shares
