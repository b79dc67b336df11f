"""Rules that no game can demonstrate, with reasons; for example, the rule where a number is printed on a card.

They are listed in ``not-applicable.tsv`` of a game's folder in data/: a header, then rows of a number and a reason.
"""

from collections.abc import Mapping

from rulesdb.source.reading import SourceError, read_text
from rulesdb.source.resources import data_folder

NAME = "not-applicable.tsv"
_HEAD = ["number", "reason"]


def not_applicable() -> Mapping[str, str]:
    """Return the reasons by rule identifier, in the order of the files.

    Raises SourceError for a row that is not a number and a reason.
    """
    reasons = {}
    for path in sorted(data_folder().glob(f"*/{NAME}")):
        for line, row in enumerate(read_text(path).text.splitlines(), start=1):
            cells = row.split("\t")
            if len(cells) != len(_HEAD) or not all(cells) or (line == 1) != (cells == _HEAD):
                raise SourceError(f"{path}:{line}", "is no row of marks", "write a number, one tab and a reason")
            if line > 1:
                reasons[f"{path.parent.name}:{cells[0]}"] = cells[1]
    return reasons
