"""Made-up texts against the parser, a million over as many runs as it takes: each batch adds a line to a file.

A text is a soup of fragments, lines in the form of a declared dialect, a piece of a shipped text with slips in it or
with other line ends, or, now and then, 100 KB of a few marks or of one that is hostile. It must be read without an
exception, within a second of CPU time, and with every character in a node or outside by reason; with other line ends,
its numbers must be the same when it is printed and read again.
The lines count for the parser that they were measured with: other sources begin anew.
"""

import functools
import hashlib
import json
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from figures import Figure
from measures.measure import Bench, Failure, Measure, Outcome
from texts import find_texts

import rulesdb
from rulesdb.pipeline.collector import collector_paused
from rulesdb.source.text import SourceText
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.recognition import recognise
from rulesdb.syntax.tree import Tree

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))
from support.syntax.declared_forms import NUMBERS, form_text
from support.syntax.fragments import FRAGMENTS
from support.syntax.hostile_forms import hostile_text
from support.syntax.parsed_texts import slices

BATCH = 500
LARGE = 100_000  # bytes
ONE_IN = 250  # texts is a large one
PIECE = 1_500  # characters of a shipped text
SECONDS = 1.0  # of CPU time, for any of these texts
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
PAUSES = (0.0, 1.0, 5.0, 20.0, 60.0)  # seconds before a text that took too long is read again
GIVEN_UP = 30.0  # seconds of CPU time
LINES = 12  # of a shipped text, at most
MARGINS = (20, 60)  # characters, the least and the most
FAULTS = ("exceptions", "characters lost", "places outside the text", "other numbers when printed", "over a second")


class MadeUp(NamedTuple):
    """A text, its dialect (None: the one that is recognised), and whether nothing but its line ends is damaged."""

    text: str
    dialect: str | None
    sound: bool = False


class Batch(NamedTuple):
    """A line of the file: the parser's digest, seed and case, counts, and the CPU seconds of the slowest text."""

    parser: str
    seed: int
    case: int
    counts: dict[str, int]
    slowest: float


class TooSlowError(Exception):
    """A text was given up."""


def made_up(chance: random.Random) -> MadeUp:
    """Return a text."""
    if chance.randrange(ONE_IN) == 0:
        return MadeUp(chance.choice((_large, _hostile))(chance), chance.choice((None, *DIALECTS)))
    make = chance.choice((_soup, _slips, _formed, None))
    return MadeUp(make(chance), chance.choice((None, *DIALECTS))) if make else _wrapped(chance)


def _soup(chance: random.Random) -> str:
    """Return fragments in random order, now and then with any other character between them."""
    fragments = chance.choices(FRAGMENTS, k=chance.randint(1, 60))
    if chance.random() < 0.3:  # noqa: PLR2004  (a third)
        fragments.insert(chance.randrange(len(fragments)), _any_character(chance))
    return "".join(fragments)


def _any_character(chance: random.Random) -> str:
    return chr(chance.choice((chance.randrange(0x3100), chance.randrange(0x110000))))


def _slips(chance: random.Random) -> str:
    """Return a piece of a shipped text in which characters are lost, doubled, swapped or others."""
    whole, _ = chance.choice(_shipped())
    start = chance.randrange(max(1, len(whole) - PIECE))
    piece = list(whole[start : start + chance.randint(1, PIECE)])
    for _ in range(chance.randint(0, 12)):
        at = chance.randrange(len(piece))
        piece[at] = chance.choice(("", piece[at] * 2, piece[-1 - at], "\n", _any_character(chance), *FRAGMENTS[:9]))
    return "".join(piece)


def _wrapped(chance: random.Random) -> MadeUp:
    """Return some lines of a shipped text, broken wherever a margin is, or flowing into each other and then broken."""
    whole, dialect = chance.choice(_shipped())
    lines = COMMENT.sub("", whole).splitlines()
    start = chance.randrange(len(lines))
    piece = lines[start : start + chance.randint(1, LINES)]
    margin = chance.randint(*MARGINS)
    flowing = chance.choice((piece, ["".join(piece)], [" ".join(piece)]))
    broken = "\n".join(line[at : at + margin] for line in flowing for at in range(0, len(line) or 1, margin))
    return MadeUp(broken, dialect, sound=True)


def _formed(chance: random.Random) -> str:
    """Return lines in the form of a declared dialect."""
    return form_text(chance.choice(sorted(NUMBERS)), chance)


def _hostile(chance: random.Random) -> str:
    """Return a large hostile text."""
    return hostile_text(LARGE, chance)


@functools.cache
def _shipped() -> Sequence[tuple[str, str]]:
    """Return the shipped texts, each with its dialect, which has the name of the game's folder."""
    return [(path.read_text(encoding="utf-8"), path.parts[-3]) for path in find_texts(None)]


def _large(chance: random.Random) -> str:
    """Return a few fragments over and over: what is slow by the length shows there."""
    unit = "".join(chance.choices(FRAGMENTS, k=chance.randint(1, 5)))
    size = len(unit.encode("utf-8", "surrogatepass"))
    return chance.choice(("", "1.0.1 ", "502.57a ")) + unit * (LARGE // size)


def faults_of(made: MadeUp, tree: Tree, printed: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each fault of what was read, and what it was."""
    if not all(0 <= found.start <= found.end <= len(made.text) for found in tree.diagnostics):
        yield "places outside the text", "a diagnostic points outside"
    if slices(tree) != made.text:
        yield "characters lost", "the slices of all nodes are not the text"
    elif made.sound and numbers(read(SourceText("made-up.txt", printed), tree.dialect)) != numbers(tree):
        yield "other numbers when printed", f"{printed[:200]!r}"


def read(source: SourceText, dialect: str | None) -> Tree:
    """Read a text as a build does: as the dialect that is named, or as the one that fits it best of all."""
    return recognise(source, dialect).tree


def numbers(tree: Tree) -> list[str]:
    """Return the numbers and headings of a tree."""
    return [node.key for node in tree.nodes]


def case(bench: Bench, number: int) -> Outcome:
    """Read a batch of texts, and note what came of them."""
    chance = bench.chance(number)
    counts: Counter[str] = Counter(texts=BATCH)
    failures: list[Failure] = []
    slowest, slow_text = 0.0, ""
    for at in range(BATCH):
        made = made_up(chance)
        seconds, faults = timed_faults_of(made)
        for fault, sentence in faults:
            counts[fault] += 1
            what = f"{fault}: text {at}, {len(made.text):,} characters, dialect {made.dialect}: {sentence}"
            failures.append(Failure(number, what, made.text[:2000]))
        slowest, slow_text = max((slowest, slow_text), (seconds, made.text))
    _note(bench, Batch(parser_digest(), bench.seed, number, dict(counts), slowest))
    _keep_slowest(bench, number, slowest, slow_text)
    return Outcome(counts, tuple(failures))


def timed_faults_of(made: MadeUp) -> tuple[float, list[tuple[str, str]]]:
    """Read a text; return the seconds of CPU time, and the faults with those of time.

    What takes over a second is read again before it counts, after a pause that grows: another process on the same
    core, or another machine on the same host, makes it longer for a while.
    """
    seconds, faults = timed(made)
    for pause in PAUSES:
        if seconds > SECONDS and not faults:
            time.sleep(pause)
            seconds = min(seconds, timed(made)[0])
    if seconds > SECONDS and not faults:
        faults.append(("over a second", f"{seconds:.1f} s"))
    return seconds, faults


def timed(made: MadeUp) -> tuple[float, list[tuple[str, str]]]:
    """Read and print a text without the cycle collector, as a build does; return the seconds of CPU time, and the
    faults.
    """
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, GIVEN_UP)
    began = time.process_time()
    try:
        with collector_paused():
            tree = read(SourceText("made-up.txt", made.text), made.dialect)
            printed = print_tree(tree)
            seconds = time.process_time() - began
        return seconds, list(faults_of(made, tree, printed))
    except TooSlowError:
        return GIVEN_UP, [("over a second", f"given up after {GIVEN_UP:g} s")]
    except Exception as error:  # noqa: BLE001  (any is a find)
        return time.process_time() - began, [("exceptions", repr(error))]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(_signal: int, _frame: object) -> None:
    raise TooSlowError


def _note(bench: Bench, batch: Batch) -> None:
    """Add a line; one short write at the end of a file is whole, whoever else writes there."""
    bench.state.mkdir(parents=True, exist_ok=True)
    with _notes(bench).open("a", encoding="utf-8") as file:
        file.write(json.dumps(batch) + "\n")


def _notes(bench: Bench) -> Path:
    return bench.state / "fuzz.jsonl"


def _keep_slowest(bench: Bench, number: int, seconds: float, text: str) -> None:
    """Keep the text if it is the slowest so far."""
    folder = bench.state / "slowest"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{seconds * 1000:06.0f}ms-{number}.txt"
    if all(path.name < name for path in folder.iterdir()):
        (folder / name).write_text(text, encoding="utf-8", errors="surrogatepass", newline="")


@functools.cache
def parser_digest() -> str:
    """Return a digest of the sources that read texts."""
    package = Path(rulesdb.__file__).parent
    sources = sorted(path for stage in ("source", "syntax") for path in (package / stage).rglob("*"))
    whole = b"".join(path.read_bytes() for path in sources if path.suffix in {".py", ".lark", ".toml"})
    return hashlib.sha256(whole).hexdigest()[:12]


def batches(bench: Bench) -> list[Batch]:
    """Return the batches that this parser has read, of this run and of runs before, whatever their seed."""
    if not _notes(bench).exists():
        return []
    lines = _notes(bench).read_text(encoding="utf-8").splitlines()
    return [batch for batch in (Batch(*json.loads(line)) for line in lines) if batch.parser == parser_digest()]


def first_case(bench: Bench) -> int:
    """Return the first batch that no run with this seed has begun with this parser."""
    return max((batch.case + 1 for batch in batches(bench) if batch.seed == bench.seed), default=0)


def figures(bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of all runs so far."""
    known = batches(bench)
    apart = {(batch.seed, batch.case): batch for batch in known}  # a case that was repeated counts once
    whole = sum((Counter(batch.counts) for batch in apart.values()), Counter[str]())
    return [
        Figure("texts in this run", sums["texts"], ""),
        Figure("texts in all runs with this parser", whole["texts"], ""),
        *(Figure(fault, whole[fault], "", at_most=0) for fault in FAULTS),
        Figure("the slowest", max((batch.slowest for batch in known), default=0.0), "s of CPU time", at_most=SECONDS),
    ]


FUZZ = Measure(
    name="fuzz",
    summary="made-up texts are read, as many as the time allows",
    unit="texts",
    count=20_000,
    quick=1_000,
    case=case,
    figures=figures,
    first=first_case,
)
