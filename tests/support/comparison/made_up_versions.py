"""Made-up versions of a rules text, read as Flesh and Blood's form, and what a comparison says of them."""

from rulesdb.comparison.comparison import Change, Comparison, compare
from rulesdb.comparison.rules import Rule, rules_of_nodes
from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse

HARBOUR = """\
1 港§
1.0 入港§
1.0.1 船は、旗を掲げてから港に入る。§
1.0.2 港に入った船は、空いている桟橋につながれる。§
1.0.3 桟橋がすべてふさがっているなら、船は沖で待つ。§
1.0.4 嵐の日に沖で待つ船は、[1.0.2]の桟橋の代わりに浮標につながれる。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を二つまで下ろす。濡れた荷は倉庫に入らず、干し場で一手番を過ごす。§
1.1.2 荷を下ろし終えた船は、次の手番に港を出る。§
1.1.3 港を出る船は、[1.0.1]の旗を下ろす。§
"""


def rules(text: str) -> list[Rule]:
    """Return the rules of a text."""
    return rules_of_nodes(parse(SourceText("version.txt", text), "fab").nodes)


def compared(old: str, new: str) -> Comparison:
    """Return the comparison of two texts."""
    return compare(rules(old), rules(new))


def pairs(found: Comparison) -> list[tuple[str | None, str | None, str]]:
    """Return old number, new number and kind of each change that is listed."""
    return [(_key(change.old), _key(change.new), change.kind) for change in found.listed]


def change_of(found: Comparison, number: str) -> Change:
    """Return the change of the rule that has a number in the new version, or else in the old one."""
    of_new = [change for change in found.changes if _key(change.new) == number]
    of_old = [change for change in found.changes if _key(change.old) == number]
    return (of_new or of_old)[0]


def _key(rule: Rule | None) -> str | None:
    return None if rule is None else rule.key
