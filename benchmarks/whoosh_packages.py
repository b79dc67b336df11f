"""Compare the packages that provide the module ``whoosh``, side by side: what docs/decisions.md rests on.

Each package needs a virtual environment of its own, outside this repository. Documents come from
``benchmarks/documents.py``. Packages take turns and times
are medians; ratios are to the first package named.

    python benchmarks/whoosh_packages.py documents.json whoosh=ENV/bin/python reloaded=ENV/bin/python …
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 9

# Every script runs under the package's own interpreter with: the documents file, the index folder.
IMPORTS = """
import time; start = time.perf_counter()
from whoosh import fields, index, query
print(time.perf_counter() - start)
"""
INDEX = """
import json, sys, time
from whoosh import fields, index
from whoosh.analysis import SpaceSeparatedTokenizer
documents = [[" ".join(t[i:i + 2] for i in range(len(t) - 1)) for t in row[1:]] for row in json.load(open(sys.argv[1]))]
start = time.perf_counter()
text = fields.TEXT(analyzer=SpaceSeparatedTokenizer(), phrase=False)
made = index.create_in(sys.argv[2], fields.Schema(id=fields.STORED, title=text, text=text))
writer = made.writer()
for number, (title, body) in enumerate(documents):
    writer.add_document(id=number, title=title, text=body)
writer.commit()
print(time.perf_counter() - start)
"""
COLD = """
import sys, time; start = time.perf_counter()
from whoosh import index, query
with index.open_dir(sys.argv[2]).searcher() as searcher:
    found = searcher.search(query.And([query.Term("text", "効果"), query.Term("text", "攻撃")]), limit=10)
    assert len(found) > 0
print(time.perf_counter() - start)
"""
WARM = """
import sys, time
from whoosh import index, query
with index.open_dir(sys.argv[2]).searcher() as searcher:
    asked = query.Or([query.Term("text", "効果"), query.Term("text", "攻撃")])
    searcher.search(asked, limit=10)
    start = time.perf_counter()
    for _ in range(50):
        searcher.search(asked, limit=10)
print((time.perf_counter() - start) / 50)
"""
WARNINGS = """
import pathlib, warnings, whoosh
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for path in pathlib.Path(whoosh.__file__).parent.rglob("*.py"):
        compile(path.read_bytes(), str(path), "exec")
print(len(caught))
"""


TIMED = {"import": IMPORTS, "index": INDEX, "cold": COLD, "warm": WARM}


def run(python: str, script: str, *arguments: str | Path) -> float:
    """Run ``script`` under the interpreter ``python``; return the number it prints."""
    done = subprocess.run([python, "-c", script, *arguments], capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure(documents: str, pythons: dict[str, str], folder: Path) -> dict[str, dict[str, float]]:
    """Return for each package medians in seconds (import, index, cold, warm) and the size of its index in bytes."""
    for name in pythons:
        (folder / name).mkdir()
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in pythons}
    for _ in range(ROUNDS):
        for name, python in pythons.items():
            figures = {key: run(python, script, documents, folder / name) for key, script in TIMED.items()}
            rounds[name].append({**figures, "size": sum(path.stat().st_size for path in (folder / name).iterdir())})
    return {
        name: {key: statistics.median(each[key] for each in told) for key in told[0]} for name, told in rounds.items()
    }


def main(documents: str, packages: list[str]) -> None:
    """Print one line per package: figures as ratios to the first package's, and how many warnings its sources raise."""
    pythons = dict(package.split("=", 1) for package in packages)
    with tempfile.TemporaryDirectory() as folder:
        measured = measure(documents, pythons, Path(folder))
    first = next(iter(measured.values()))
    for name, figures in measured.items():
        ratios = {key: round(value / first[key], 2) for key, value in figures.items()}
        print(json.dumps({"package": name, **ratios, "warnings": int(run(pythons[name], WARNINGS))}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
