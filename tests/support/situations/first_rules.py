"""The rules that a judge would cite first for the questions of the example situations, and those that rulings name.

The judge saw neither the program's rulings nor its code. A rule is right with any of its subrules: 7.5.5b for 7.5.5.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from rulesdb.situations.candidates import whole
from rulesdb.situations.files import read_situation
from rulesdb.situations.ruling import Ruling, judge
from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table
from rulesdb.source.text_reading import read_text

JUDGED = Path(__file__).resolve().parents[2] / "situations" / "judged" / "first-rules.tsv"
_COLUMNS = ("situation", "question", "rules", "control", "reason")


class Cited(NamedTuple):
    """A question with the rules that the judge would cite, and those that the ruling names."""

    situation: str
    """The game and the situation."""
    question: int
    """The position of the question in its file, from 1."""
    is_control: bool
    """Whether the question only makes sure of something that nothing special touches."""
    cited: tuple[str, ...]
    """The rules that the judge would cite, the best first."""
    named: tuple[str, ...]
    """The rules that the ruling names, in order."""

    @property
    def is_right(self) -> bool:
        """Whether the first rule that the ruling names is one that the judge would cite."""
        return bool(self.named) and self.named[0] in self.cited


def cited_rules() -> Iterator[Cited]:
    """Yield every judged question; claims of the situations are left out, which name the rule that is looked for."""
    rows: dict[str, dict[int, tuple[str, ...]]] = {}
    controls = set()
    for _, row in read_table(JUDGED, _COLUMNS, _COLUMNS[:3]):
        question = row["situation"], int(row["question"])
        rows.setdefault(question[0], {})[question[1]] = tuple(row["rules"].split())
        if row["control"]:
            controls.add(question)
    for name, questions in rows.items():
        for at, ruling in enumerate(_rulings(name), 1):
            if at in questions:
                cited = tuple(map(_rule, questions[at]))
                yield Cited(name, at, (name, at) in controls, cited, tuple(map(_rule, _named(ruling))))


def _rulings(name: str) -> tuple[Ruling, ...]:
    game, _, title = name.partition("/")
    path = data_folder() / game / "situations" / f"{title}.txt"
    situation, problems = read_situation(read_text(path))
    assert situation is not None, problems
    return judge(situation._replace(claims=())).rulings


def _named(ruling: Ruling) -> Iterator[str]:
    for rule in (*ruling.refusals, *ruling.allowing, *(one.rule for one in ruling.deciding)):
        yield rule.partition(":")[2]


def _rule(number: str) -> str:
    return whole(normalize("NFKC", number.partition("#")[0]).replace(" ", ""))
