"""Figures with their targets, and the table that shows them."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value; ``at_most`` or ``at_least`` is its target, None where it is told for information."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def is_met(self) -> bool:
        """Tell whether the target, if there is one, is reached."""
        too_much = self.at_most is not None and self.value > self.at_most
        too_little = self.at_least is not None and self.value < self.at_least
        return not (too_much or too_little)

    @property
    def written(self) -> str:
        """The value as people write it: a count is whole."""
        number = f"{self.value:,}" if isinstance(self.value, int) else f"{self.value:.2f}"
        return f"{number} {self.unit}".rstrip()

    @property
    def target(self) -> str:
        """The target as people write it."""
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


def rows(figures: Sequence[Figure]) -> list[str]:
    """Return the lines of a table of figures."""
    return ["| measured | | target | |", "|---|---|---|---|", *map(_row, figures)]


def _row(figure: Figure) -> str:
    verdict = "" if not figure.target else "met" if figure.is_met else "MISSED"
    return f"| {figure.name} | {figure.written} | {figure.target} | {verdict} |"


def print_table(figures: Sequence[Figure]) -> None:
    """Print a table of figures."""
    print("\n".join(rows(figures)))
