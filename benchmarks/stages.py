"""Times parsing and linking within one process.

A process of its own, started by run.py: what it keeps in memory must not count for the commands measured there. Prints
one JSON object of medians in seconds, and of bytes. The dictionary is loaded beforehand; every round analyses the words
anew.

    python benchmarks/stages.py ROUNDS TEXT…
"""

import gc
import json
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Edition
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.collector import collector_paused
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Tree


def measure(paths: Sequence[Path]) -> dict[str, float]:
    """Parse and link the texts once, as a build does, without the shipped edition that a build lays below them."""
    gc.collect()
    with collector_paused():
        start = time.perf_counter()
        trees = [parse(read_text(path)) for path in paths]
        parsed = time.perf_counter()
        build_graph(editions_of(trees), Analyzer())
        linked = time.perf_counter()
    size = sum(len(tree.source.text.encode()) for tree in trees)
    return {"parse": parsed - start, "seconds": linked - start, "size": size}


def editions_of(trees: Sequence[Tree]) -> list[LoadedEdition]:
    """Return an edition for each ruleset of the trees."""
    rulesets = dict.fromkeys(tree.ruleset for tree in trees)
    return [
        LoadedEdition(
            Edition("official", ruleset, "", "", ()), tuple(tree for tree in trees if tree.ruleset == ruleset)
        )
        for ruleset in rulesets
    ]


def main(rounds: int, paths: Sequence[Path]) -> None:
    """Print the medians of ``rounds`` passes, after one that does not count."""
    taken = [measure(paths) for _ in range(rounds + 1)][1:]
    print(json.dumps({name: statistics.median(one[name] for one in taken) for name in taken[0]}))


if __name__ == "__main__":
    main(int(sys.argv[1]), [Path(argument) for argument in sys.argv[2:]])
