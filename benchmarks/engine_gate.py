"""Tells whether a change of the engine's code changes anything that its users see: digests of all that it gives.

    python benchmarks/engine_gate.py --write FILE [--games N]    before the change
    python benchmarks/engine_gate.py --against FILE [--games N]  after it; the status is 1 for a difference

The account, the board and the knock-outs of each check, each exported scenario, the ruling on each situation, the
coverage of each rule, and games of each ruleset in which chance chooses. FILE has a line for each, and lies outside the
repository.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
from processes import tell

import rulesdb
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.kernel.process.saving import MOST_CHOICES
from rulesdb.pipeline.proof_making import checks_of_games, proofs_of_checks
from rulesdb.pipeline.suite import export_suite
from rulesdb.pipeline.tasks.work import silent

ROOT = Path(__file__).resolve().parents[1]
SITUATIONS = "data/*/situations/*.txt"
_SHOWN = 20
"""The most names of what differs that are printed of a kind."""

Row = tuple[str, str, object]
"""A kind, a name, and what is compared."""


def rows(games: int) -> Iterator[Row]:
    """Yield all that is compared."""
    tell("checks, with their knock-outs and boards")
    yield from of_checks()
    tell("the suite")
    yield from of_suite()
    tell("situations and coverage")
    yield from of_book()
    tell("games at random")
    yield from of_games(games)


def of_checks() -> Iterator[Row]:
    """Yield the account, the knock-outs and the board of each check."""
    for checks in checks_of_games(GAMES).values():
        for proof in proofs_of_checks(checks):
            yield "account", proof.name, [proof.title, proof.status, proof.rules, proof.example, proof.lines]
            yield "knock-outs", proof.name, proof.knock_outs
            yield "board", proof.name, proof.board and [proof.board.rules, proof.board.course]


def of_suite() -> Iterator[Row]:
    """Yield each file of the exported suite."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "suite"
        export_suite(folder, tuple(GAMES), (), silent)
        for path in sorted(folder.rglob("*.json")):
            yield "suite", str(path.relative_to(folder)), path.read_text(encoding="utf-8")


def of_book() -> Iterator[Row]:
    """Yield the ruling on each shipped situation, and the coverage of each rule of the shipped edition."""
    with tempfile.TemporaryDirectory() as scratch:
        book = rulesdb.open(scratch, sources=())
        for path in sorted(ROOT.glob(SITUATIONS)):
            yield "ruling", str(path.relative_to(ROOT)), book.judge(path.read_text(encoding="utf-8"))
        for rule in book.rules():
            yield "coverage", rule.id, [rule.sentences, rule.item_coverage]


def of_games(count: int) -> Iterator[Row]:
    """Yield games in which chance chooses, by seed: the options and the choice of each decision, and who won."""
    for game in GAMES:
        played = bundle(game)
        for seed in range(count):
            chance = Random(seed)  # noqa: S311  (play at random, not a secret)
            choices: list[tuple[int, int]] = []
            position, _ = start(played.rules, played.begin(seed))
            while position.decision is not None and len(choices) < MOST_CHOICES:
                options = position.decision.options
                choice = chance.randrange(len(options))
                choices.append((len(options), choice))
                position, _ = proceed(played.rules, position, options[choice])
            yield "game", f"{game} {seed}", [choices, position.decision is None and position.now.winners]


def digests(found: Iterator[Row]) -> Mapping[str, str]:
    """Return the digest of each row, by its kind and name."""
    return {f"{kind}\t{name}": sha256(msgspec.json.encode(value)).hexdigest()[:16] for kind, name, value in found}


def differing(before: Mapping[str, str], now: Mapping[str, str]) -> Mapping[str, Sequence[str]]:
    """Return the names of what is new, gone or another one, by kind."""
    names: dict[str, list[str]] = {}
    for key in sorted(before.keys() | now.keys()):
        if before.get(key) != now.get(key):
            kind, name = key.split("\t")
            names.setdefault(kind, []).append(name)
    return names


def main(given: Sequence[str] | None = None) -> int:
    """Write the digests, or compare them; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare all that the engine gives, before and after a change.")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games at random of each ruleset (100)")
    files = parser.add_mutually_exclusive_group(required=True)
    files.add_argument("--write", type=Path, metavar="FILE", help="write the digests of this program")
    files.add_argument("--against", type=Path, metavar="FILE", help="compare this program with the digests of a file")
    arguments = parser.parse_args(given)
    now = digests(rows(arguments.games))
    if arguments.write:
        arguments.write.write_text(json.dumps(now, ensure_ascii=False, indent=0), encoding="utf-8")
        print(f"{len(now):,} digests: {arguments.write}")
        return 0
    changed = differing(json.loads(arguments.against.read_text(encoding="utf-8")), now)
    for kind, names in changed.items():
        more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
        print(f"{kind}: {len(names)} differ: {', '.join(names[:_SHOWN])}{more}")
    if not changed:
        print(f"all {len(now):,} are the same")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
