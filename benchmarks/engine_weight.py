"""Weighs the engine and its proofs: lines, files, lines a demonstrated sentence, and signs of a cut in the wrong place.

    python benchmarks/engine_weight.py [--laws | --chapters [--since REVISION]]

A demonstrated sentence is a claim that data/GAME/proofs.tsv records as demonstrated. ``--laws`` lists the laws that
contain no rule: functions registered with a book that return a constant or one of their arguments. ``--chapters`` tells
what a demonstrated sentence or clause of each chapter of Flesh and Blood costs: lines of the checks in the modules of
the chapter, and lines of the misreadings under its numbers; and, ``--since`` a revision of the repository, the lines
that the whole engine grew by, for each claim that was not demonstrated then.
"""

import argparse
import ast
import csv
import re
import subprocess
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from figures import Figure, print_table

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "rulesdb"
ENGINE = ("engine",)
PROOFS = ("checks", "play", "situations", "suite")
_ANY = re.compile(r"\b(?:Any|OfAnyGame)\b")
_PROOFS = ROOT / "data" / "fab" / "proofs.tsv"
_NUMBER = re.compile(r"['\"](?P<chapter>\d+)\.[\d.]+[a-z]*#")
_GETATTR = re.compile(r"\b(?:get|has)attr\(")


class Law(NamedTuple):
    """A function that is registered with the book of a game."""

    path: Path
    """Its file."""
    function: ast.FunctionDef
    """The function with its decorators."""

    @property
    def contains_no_rule(self) -> bool:
        """Whether it returns a constant, or one of its arguments unchanged."""
        body = [one for one in self.function.body if not _is_docstring(one)]
        if len(body) != 1 or not isinstance(body[0], ast.Return):
            return False
        value, arguments = body[0].value, {one.arg for one in self.function.args.args}
        return value is None or _is_constant(value) or (isinstance(value, ast.Name) and value.id in arguments)


def files(folders: Collection[str]) -> list[Path]:
    """Return the Python files of some folders of the package."""
    return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))


def laws() -> Iterator[Law]:
    """Yield the laws of all games; misreadings are none."""
    for path in files(ENGINE):
        if path.parent.name != "misreadings":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and any(map(_is_registration, node.decorator_list)):
                    yield Law(path, node)


def _is_registration(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith("book.")


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_constant(value: ast.expr) -> bool:
    """Whether a value is a constant; a tuple of names, such as the steps of a procedure, is an order."""
    if isinstance(value, ast.Tuple):
        return not any(isinstance(one, ast.Name) for one in value.elts) and all(map(_is_constant, value.elts))
    return isinstance(value, ast.Constant) or (isinstance(value, ast.Name) and value.id.isupper())


def demonstrated() -> int:
    """Return the number of demonstrated sentences and items of all games."""
    return sum(len(claims_in(path.read_text(encoding="utf-8"))) for path in ROOT.glob("data/*/proofs.tsv"))


def claims_in(proofs: str) -> set[str]:
    """Return the claims that the text of a file of proofs records as demonstrated."""
    rows = csv.reader(proofs.splitlines(), delimiter="\t")
    return {row[1] for row in rows if row[2:3] == ["demonstrated"]}


def chapter_table() -> Iterator[str]:
    """Yield the lines of a table: claims, lines of checks and of misreadings a claim, by chapter of Flesh and Blood."""
    claims = Counter(claim.partition(".")[0] for claim in claims_in(_PROOFS.read_text(encoding="utf-8")))
    checks: Counter[str] = Counter()
    for path in (PACKAGE / "checks" / "fab").rglob("s*_*.py"):
        checks[path.name[1:].partition("_")[0]] += len(path.read_text(encoding="utf-8").splitlines())
    misreadings = misreading_lines()
    yield "| chapter | claims | check lines a claim | misreading lines a claim |"
    yield "|---|---|---|---|"
    for chapter in sorted(claims):
        lines = (checks[chapter] / claims[chapter], misreadings[chapter] / claims[chapter])
        yield f"| {chapter} | {claims[chapter]} | {lines[0]:.1f} | {lines[1]:.1f} |"


def misreading_lines() -> Counter[str]:
    """Return the lines of the misreadings of Flesh and Blood, by the chapter of their numbers."""
    found: Counter[str] = Counter()
    for path in (PACKAGE / "engine" / "fab" / "misreadings").glob("*.py"):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            if number := _NUMBER.search(ast.unparse(statement)):
                decorators = statement.decorator_list if isinstance(statement, ast.FunctionDef) else []
                first = min([statement.lineno, *(one.lineno for one in decorators)])
                found[number["chapter"]] += (statement.end_lineno or first) - first + 1
    return found


def growth(since: str) -> str:
    """Return how many lines the engine grew by since a revision, for each claim that was not demonstrated then."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S607

    added = sum(
        int(row.split("\t")[0]) - int(row.split("\t")[1])
        for row in git("diff", "--numstat", since, "--", "rulesdb/engine").splitlines()
    )
    new = claims_in(_PROOFS.read_text(encoding="utf-8")) - claims_in(git("show", f"{since}:data/fab/proofs.tsv"))
    price = added / len(new) if new else 0
    return f"{len(new)} claims that {since} did not demonstrate, {added} lines of the engine: {price:.1f} a claim"


def figures() -> list[Figure]:
    """Return what the engine and its proofs weigh."""
    engine, proofs = files(ENGINE), files(PROOFS)
    texts = {path: path.read_text(encoding="utf-8") for path in files([""])}
    lines = {path: len(text.splitlines()) for path, text in texts.items()}
    functions = [
        node for path in engine for node in ast.walk(ast.parse(texts[path])) if isinstance(node, ast.FunctionDef)
    ]
    short = sum(len([one for one in function.body if not _is_docstring(one)]) == 1 for function in functions)
    in_folder = max(len(list(folder.glob("*.py"))) for folder in {path.parent for path in engine})

    def on_lines(pattern: re.Pattern[str]) -> int:
        return sum(bool(pattern.search(line)) for path in engine + proofs for line in texts[path].splitlines())

    engine_lines = sum(lines[path] for path in engine)
    return [
        Figure("engine", engine_lines, "lines", at_most=34_000),
        Figure("engine, files", len(engine), "", at_most=300),
        Figure("checks, situations, suite, play", sum(lines[path] for path in proofs), "lines", at_most=23_500),
        Figure("the same, files", len(proofs), "", at_most=150),
        Figure("engine, lines a demonstrated sentence", engine_lines / demonstrated(), "", at_most=30),
        Figure("laws that contain no rule", sum(law.contains_no_rule for law in laws()), "", at_most=10),
        Figure("most files in a folder of the engine", in_folder, "", at_most=20),
        Figure("functions of one statement, of 100 of the engine", 100 * short / len(functions), "", at_most=40),
        Figure("lines with Any, or its name OfAnyGame", on_lines(_ANY), "", at_most=120),
        Figure("lines with getattr or hasattr", on_lines(_GETATTR), "", at_most=25),
        Figure("noqa in the package", sum(text.count("# noqa") for text in texts.values()), "", at_most=120),
        Figure(
            "tests of the engine",
            sum(
                len(path.read_text(encoding="utf-8").splitlines()) for path in (ROOT / "tests" / "engine").rglob("*.py")
            ),
            "lines",
            at_most=12_000,
        ),
    ]


def main(given: Sequence[str] | None = None) -> None:
    """Print the figures, the laws that contain no rule, or what a claim costs."""
    parser = argparse.ArgumentParser(description="Weigh the engine and its proofs.")
    parser.add_argument("--laws", action="store_true", help="list the laws that contain no rule")
    parser.add_argument(
        "--chapters", action="store_true", help="what a demonstrated sentence or clause costs, by chapter"
    )
    parser.add_argument(
        "--since", metavar="REVISION", help="with --chapters: the growth since a revision of the repository"
    )
    arguments = parser.parse_args(given)
    if arguments.chapters:
        print(*chapter_table(), *([growth(arguments.since)] if arguments.since else []), sep="\n")
    elif arguments.laws:
        without_rule = (law for law in laws() if law.contains_no_rule)
        print(
            *(f"{law.path.relative_to(ROOT)}:{law.function.lineno} {law.function.name}" for law in without_rule),
            sep="\n",
        )
    else:
        print_table(figures())


if __name__ == "__main__":
    main()
