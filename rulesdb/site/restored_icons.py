"""Icons that a text has lost, filled from another edition of the passage where that leaves no doubt which they were."""

from collections.abc import Iterable

from rulesdb.graph.model import Node, Passage, Reading, Run

RESTORED = "restored-icon"
"""Kind of a run with a symbol in the place of a lost icon."""


def runs_of(node: Node, reading: Reading, passage: Passage) -> tuple[Run, ...]:
    """Return the runs of a passage, with lost icons restored where another edition of the node makes them certain."""
    if all(run.kind != "lost-icon" for run in passage.runs):
        return passage.runs
    readings = (other for other in node.readings if other.edition != reading.edition)
    same = (other for found in readings for other in found.passages if other.where == passage.where)
    for other in same:
        symbols = [run.text for run in other.runs if run.kind == "symbol"]
        if _fits(passage.runs, symbols):
            return _restored(passage.runs, symbols)
    return passage.runs


def _fits(runs: Iterable[Run], symbols: list[str]) -> bool:
    """Tell whether the symbols of an edition are those of another one, whose symbols and lost icons stand in ``runs``.

    They are as many, and none differs; or there are more of them, all the same.
    """
    icons = [run for run in runs if run.kind in {"symbol", "lost-icon"}]
    if len(symbols) < len(icons) or (len(symbols) > len(icons) and len(set(symbols)) > 1):
        return False
    return all(icon.kind == "lost-icon" or icon.text == symbol for icon, symbol in zip(icons, symbols, strict=False))


def _restored(runs: Iterable[Run], symbols: Iterable[str]) -> tuple[Run, ...]:
    left, restored = iter(symbols), []
    for run in runs:
        symbol = next(left) if run.kind in {"symbol", "lost-icon"} else ""
        restored.append(run._replace(kind=RESTORED, text=symbol) if run.kind == "lost-icon" else run)
    return tuple(restored)
