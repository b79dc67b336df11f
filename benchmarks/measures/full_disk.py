"""Disks of different sizes, all but the last too small: ``build`` and ``site`` refuse in a sentence, the old stays.

The disk is a tmpfs in a mount namespace of its own, which Linux gives to root and, on most machines, to everybody.
Elsewhere a limit on the size of files stands in, which refuses at another place with another errno; the figures say so.
"""

import functools
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from measures.asking import Answer
from measures.kills import BOOK, HOME, Victim
from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.subjects import EDITIONS, STATE, expect, remove, shape, subjects
from run import Figure

NAMESPACE = ("unshare", "--map-root-user", "--mount")
PAGE = 4096  # bytes: a tmpfs gives room in pages, to folders too
MOST_ROOM = {HOME.name: 1.8, BOOK.name: 1.2}  # times its size: while an index is made, its parts stand beside it
VICTIMS = (HOME, BOOK)


def prepare(bench: Bench) -> None:
    """Make both editions."""
    subjects(bench)
    expect(bench, STATE)


@functools.cache
def gives_disks() -> bool:
    """Tell whether this machine lets us mount."""
    try:
        command = [*NAMESPACE, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except OSError:
        return False


def case(bench: Bench, number: int) -> Outcome:
    """Run both commands on a disk of one size."""
    counts: Counter[str] = Counter(sizes=1)
    found = [failure for victim in VICTIMS for failure in _run(bench, number, victim, counts)]
    return Outcome(counts, tuple(found))


def _run(bench: Bench, number: int, victim: Victim, counts: Counter[str]) -> Iterator[Failure]:
    made = subjects(bench)
    folder = own_folder(bench)
    room = _room(bench, number, victim)
    for name in ("content", "disk", "after"):
        remove(folder / name)
    (folder / "disk").mkdir()
    shutil.copytree(victim.start(made, EDITIONS[0]), folder / "content" / "beside" / "target")
    before = shape(victim.beside(folder / "content" / "beside" / "target"))
    arguments = victim.arguments(made, EDITIONS[1], Path("{disk}/beside/target"))
    answer = run_on_disk(folder, [str(part) for part in arguments], room)
    path = folder / "after" / "beside" / "target"
    counts[f"{victim.name} {'written' if answer.status == 0 else 'refused'}"] += 1
    for fault, sentence in _faults(bench, victim, path, answer, before):
        counts[fault] += 1
        bench.keep(number, folder / "after")
        yield Failure(number, f"{victim.name}, {room} bytes of room: {sentence}", answer.printed)


def _room(bench: Bench, number: int, victim: Victim) -> int:
    """Return the room beside the old edition: nothing in the first case, more than enough in the last."""
    new = victim.start(subjects(bench), EDITIONS[1])
    if not gives_disks():
        needed = max(path.stat().st_size for path in new.rglob("*"))
    else:
        needed = sum(-(-path.stat().st_size // PAGE) * PAGE if path.is_file() else PAGE for path in new.rglob("*"))
    step = number % bench.count // 2 / max(1, bench.count - 1)
    share = 1 - step if number % 2 else step  # from both ends, so that a run that is cut short has seen both
    return round(share * needed * MOST_ROOM[victim.name] / PAGE) * PAGE


def run_on_disk(folder: Path, arguments: list[str], room: int) -> Answer:
    """Run a command on a disk with the folder's content and so many bytes of room; its content is then in ``after``."""
    request: dict[str, object] = {name: str(folder / name) for name in ("content", "disk", "after")}
    request |= {"arguments": arguments, "room": room, "limit": not gives_disks()}
    script = [sys.executable, str(Path(__file__).with_name("small_disk.py")), json.dumps(request)]
    command = [*(NAMESPACE if gives_disks() else ()), *script]
    done = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return Answer(done["status"], done["out"].encode(), done["err"])


def _faults(
    bench: Bench, victim: Victim, path: Path, answer: Answer, before: Counter[str]
) -> Iterator[tuple[str, str]]:
    """Yield what is wrong after a run: the name of the count, and a sentence."""
    edition = victim.read(bench, path) if path.exists() else None
    if edition != EDITIONS[answer.status == 0]:
        yield "damaged", f"status {answer.status}, and the content is {edition or 'neither the old nor the new'}"
    if answer.status != 0 and (not answer.is_sentence or answer.err.count("\n") != 1):
        yield "no sentence", "a failure without a sentence"
    left = (shape(victim.beside(path)) - before).total() if path.exists() else 0
    if left > (victim is HOME):  # the lock of the first build on this disk may be new
        yield "leftovers", f"{left} files or folders are left"


def figures(_bench: Bench, sums: Counter[str]) -> list[Figure]:
    """Return the figures of the disks."""
    way = "sizes of disks" if gives_disks() else "limits on the size of a file (no disk could be mounted)"
    return [
        Figure(way, sums["sizes"], ""),
        *(
            Figure(f"{command} {done}", sums[f"{name} {done}"], "", at_least=1)
            for command, name in (("build", HOME.name), ("site", BOOK.name))
            for done in ("refused", "written")
        ),
        Figure("damaged", sums["damaged"], "", at_most=0),
        Figure("failures without a sentence", sums["no sentence"], "", at_most=0),
        Figure("runs that left something", sums["leftovers"], "", at_most=0),
    ]


FULL_DISKS = Measure(
    name="full-disks",
    summary="`rulesdb build` and `rulesdb site` run out of disk",
    unit="sizes",
    count=20,
    quick=2,
    prepare=prepare,
    case=case,
    figures=figures,
)
