"""The error of writing a rulebook."""

from pathlib import Path

from rulesdb import RulesdbError


class SiteError(RulesdbError):
    """The rulebook was not written and what was in ``folder`` is untouched: ``problem`` and ``way_out`` say why."""

    def __init__(self, folder: Path, problem: str, way_out: str) -> None:
        """Keep the three parts for programs; ``str()`` is the sentence for people."""
        super().__init__(f"{folder}: {problem}; {way_out}")
        self.folder = folder
        self.problem = problem
        self.way_out = way_out
