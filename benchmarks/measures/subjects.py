"""Two homes of different content, the commands that are asked of them, and what each answers while nothing is wrong.

The texts are made up: a game of boats in two editions of which every sentence says another number, so that no answer
of one home can be taken for one of the other.
"""

import functools
import hashlib
import json
import re
import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from measures.asking import Answer, ask
from measures.few_checks import PROGRAM
from measures.measure import Bench
from processes import Command
from processes import run as run_process

EDITIONS = ("old", "new")
RULESET = "boats"
LONGEST = 180.0  # seconds of a command; a rulebook takes longest
_MADE = re.compile(r"[0-9a-z]*\d[0-9a-z]*")  # a time, a process id, a digest or anything random in a name


Key = tuple[int | None, str]
"""A status and the digest of an answer: the same for the same answer."""


class Ask(NamedTuple):
    """A command: its arguments, ``{out}`` standing for what it writes, which then belongs to the answer."""

    name: str
    arguments: tuple[str, ...]


SHOW = Ask("show", ("show", f"{RULESET}:9.1.2", "fab:6.4.1", "--json"))
SEARCH = Ask("search", ("search", "櫂の本数", "--json"))
DIAGNOSE = Ask("diagnose", ("diagnose", "--json"))
STATE = (SHOW, SEARCH, DIAGNOSE)
"""The commands that tell which edition a home holds, and that it is whole: they read graph, index and findings."""

READING = (
    *STATE,
    Ask("search in words of the glossary", ("search", "オール", "--explain", "--facets", "--json")),
    Ask("search by number", ("search", "9.1.2", "--json")),
    Ask("trace", ("trace", f"{RULESET}:9.2.4", "--json")),
    Ask("path", ("path", f"{RULESET}:9.2.4", f"{RULESET}:9.1.1", "--json")),
    Ask("export", ("export", "--format", "json", "{out}")),
    Ask("coverage", ("coverage", "--json")),
    Ask("site", ("site", "{out}")),
)
"""Every command that reads a home; the other formats of ``export`` take long and read nothing else."""


class Reply(NamedTuple):
    """An answer with all that the command wrote: comparable between folders."""

    answer: Answer
    digest: str

    @property
    def key(self) -> Key:
        """What is compared."""
        return self.answer.status, self.digest


def put(question: Ask, home: Path, out: Path) -> Reply:
    """Ask a home; ``out`` is where the command may write, and is gone afterwards."""
    answer = ask([*(part.format(out=out) for part in question.arguments), "--home", home], LONGEST)
    reply = Reply(answer, _digest(answer.out.replace(str(out).encode(), b"OUT"), out))
    remove(out)
    return reply


def _digest(printed: bytes, out: Path) -> str:
    whole = hashlib.sha256(printed)
    for name, digest in content(out).items():
        whole.update(f"{name} {digest}\n".encode())
    return whole.hexdigest()


def content(folder: Path) -> dict[str, str]:
    """Return the digests of all files below a folder, or of a single file, by name."""
    paths = sorted(path for path in (folder, *folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def remove(path: Path) -> None:
    """Remove a file or a folder, if there is one."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def shape(folder: Path) -> Counter[str]:
    """Return the names in a folder, without what is made up anew for each: leftovers are what there is more."""
    return Counter(_MADE.sub("#", path.name) for path in folder.iterdir())


class Subjects(NamedTuple):
    """The folder with both homes, their sources and their rulebooks."""

    folder: Path

    def home(self, edition: str) -> Path:
        """Return the home of an edition, which nothing may change."""
        return self.folder / edition / "home"

    def book(self, edition: str) -> Path:
        """Return the rulebook of an edition."""
        return self.folder / edition / "site" / "book"

    def build(self, edition: str, home: Path) -> list[str | Path]:
        """Return the arguments of a build of an edition."""
        source = self.folder / edition / "source"
        options = ("--ruleset", RULESET, "--glossary", source / "words.tsv", "--home", home)
        return ["build", source / "boats.txt", *options]

    def site(self, edition: str, out: Path) -> list[str | Path]:
        """Return the arguments that write the rulebook of an edition."""
        return ["site", out, "--home", self.home(edition)]


def subjects(bench: Bench) -> Subjects:
    """Return both homes, built when they are first asked for."""
    made = Subjects(bench.scratch / "subjects")
    missing = [edition for edition in EDITIONS if not made.book(edition).exists()]
    if missing:
        with ThreadPoolExecutor() as pool:
            list(pool.map(partial(_make, made), missing))
    return made


def _make(made: Subjects, edition: str) -> None:
    """Write the sources of an edition, build its home and write its rulebook."""
    source = made.folder / edition / "source"
    source.mkdir(parents=True)
    (source / "boats.txt").write_text(_text(EDITIONS.index(edition)), encoding="utf-8")
    (source / "words.tsv").write_text(_words(EDITIONS.index(edition)), encoding="utf-8")
    run_process(Command([*PROGRAM, *made.build(edition, made.home(edition))]))
    run_process(Command([*PROGRAM, *made.site(edition, made.book(edition))]))


def _text(edition: int) -> str:
    """Return the rules of boats; there is a reference to nothing in them, so that ``diagnose`` has something to say."""
    rows = ["9 船§"]
    for section in range(1, 4):
        rows.append(f"9.{section} {'櫂舵帆'[section - 1]}§")
        rows.extend(
            f"9.{section}.{rule} 櫂の本数は、船{rule}艘につき{section * 100 + rule * 10 + edition}本です"
            f"[9.{section}.{max(1, rule - 1)}][9.1.1]。§"
            for rule in range(1, 9)
        )
    rows.append(f"9.3.9 錨は{edition + 1}つです[9.9.{edition + 1}]。§")
    return "\n".join(rows) + "\n"


def _words(edition: int) -> str:
    return f"ja\treading\ten\trule\tplayers\n櫂\tかい\toar\t9.1.{edition + 1}\tオール|パドル\n"


class Expected(NamedTuple):
    """The replies of both homes by edition and question."""

    replies: Mapping[str, Mapping[str, Key]]

    def edition_of(self, replies: Mapping[str, Reply]) -> str | None:
        """Return the one edition that all replies are of, None if there is none."""
        keys = {name: reply.key for name, reply in replies.items()}
        for edition, expected in self.replies.items():
            if all(expected[name] == key for name, key in keys.items()):
                return edition
        return None


def expect(bench: Bench, questions: Sequence[Ask], editions: Sequence[str] = EDITIONS) -> None:
    """Ask the homes of the editions, and keep the replies for the cases. Raises RuntimeError if they prove nothing."""
    made = subjects(bench)
    replies = {
        edition: {question.name: put(question, made.home(edition), bench.scratch / "out").key for question in questions}
        for edition in editions
    }
    refused = {name for of in replies.values() for name, (status, _) in of.items() if status != 0}
    same = _same_answers(replies, [question.name for question in questions if question in STATE])
    if refused or same:
        raise RuntimeError(f"questions that prove nothing: refused {sorted(refused)}, same answers {sorted(same)}")
    _kept(bench).write_text(json.dumps(replies), encoding="utf-8")


def _same_answers(replies: Mapping[str, Mapping[str, Key]], names: Sequence[str]) -> set[str]:
    """Return the questions to which two editions give the same answer."""
    return {name for name in names if len({of[name] for of in replies.values()}) < len(replies)}


@functools.cache
def expected(bench: Bench) -> Expected:
    """Return the replies that ``expect`` kept."""
    kept = json.loads(_kept(bench).read_text(encoding="utf-8"))
    return Expected({edition: {name: tuple(key) for name, key in of.items()} for edition, of in kept.items()})


def _kept(bench: Bench) -> Path:
    return bench.scratch / f"{bench.name}.expected.json"


def state(home: Path, out: Path) -> dict[str, Reply]:
    """Ask a home what it holds."""
    return {question.name: put(question, home, out) for question in STATE}
