"""What can happen to a file: flipped bits, lost or foreign bytes, its end, its loss, another file in its place."""

import random
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

_RANDOM = re.compile(r"[0-9a-z]*\d[0-9a-z]*")


class Target(NamedTuple):
    """A file of a home, and another home, which holds files of the same kinds."""

    home: Path
    name: str
    other: Path

    @property
    def path(self) -> Path:
        """The file."""
        return self.home / self.name


Damage = Callable[[Target, random.Random], None]


def _flip(target: Target, chance: random.Random, bits: int = 1) -> None:
    content = bytearray(target.path.read_bytes())
    for _ in range(bits if content else 0):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    target.path.write_bytes(content)


def _flips(target: Target, chance: random.Random) -> None:
    _flip(target, chance, chance.randint(2, 64))


def _truncate(target: Target, chance: random.Random) -> None:
    content = target.path.read_bytes()
    target.path.write_bytes(content[: chance.randrange(len(content)) if content else 0])


def _zero(target: Target, chance: random.Random) -> None:
    _overwrite(target, chance, bytes)


def _scramble(target: Target, chance: random.Random) -> None:
    _overwrite(target, chance, chance.randbytes)


def _overwrite(target: Target, chance: random.Random, made: Callable[[int], bytes]) -> None:
    """Write other bytes over a range, as a lost block of a disk is."""
    content = bytearray(target.path.read_bytes())
    start = chance.randrange(len(content) + 1)
    end = min(len(content), start + chance.choice((1, 16, 512, 4096)))
    content[start:end] = made(end - start)
    target.path.write_bytes(content)


def _append(target: Target, chance: random.Random) -> None:
    with target.path.open("ab") as file:
        file.write(chance.choice((b"\n", b"\0" * 512, chance.randbytes(64), target.path.read_bytes()[:4096])))


def _cut_out(target: Target, chance: random.Random) -> None:
    content = bytearray(target.path.read_bytes())
    start = chance.randrange(len(content) + 1)
    del content[start : start + chance.randint(1, 64)]
    target.path.write_bytes(content)


def _delete(target: Target, _chance: random.Random) -> None:
    target.path.unlink()


def _empty(target: Target, _chance: random.Random) -> None:
    target.path.write_bytes(b"")


def _swap(target: Target, chance: random.Random) -> None:
    """Exchange the contents of two files of one home."""
    others = [path for name in files(target.home) if (path := target.home / name) != target.path]
    other = chance.choice(others)
    mine, its = target.path.read_bytes(), other.read_bytes()
    target.path.write_bytes(its)
    other.write_bytes(mine)


def _of_other_home(target: Target, chance: random.Random) -> None:
    """Put the file of another home there that has the same part in it, as a backup put back by halves does."""
    same = [name for name in files(target.other) if _RANDOM.sub("#", name) == _RANDOM.sub("#", target.name)]
    target.path.write_bytes((target.other / (chance.choice(same) if same else files(target.other)[0])).read_bytes())


DAMAGES: Mapping[str, Damage] = {
    "one bit flipped": _flip,
    "bits flipped": _flips,
    "truncated": _truncate,
    "a range zeroed": _zero,
    "a range overwritten": _scramble,
    "bytes appended": _append,
    "bytes cut out": _cut_out,
    "deleted": _delete,
    "emptied": _empty,
    "swapped with another file": _swap,
    "taken from another home": _of_other_home,
}


def files(home: Path) -> list[str]:
    """Return the names of all files of a home, in an order that is the same for all its copies."""
    return sorted(path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_file())


def damage(target: Target, chance: random.Random) -> str | None:
    """Damage a file in one of the ways; return which, None where no way changes this file."""
    for name in chance.sample(list(DAMAGES), len(DAMAGES)):
        before = target.path.read_bytes()
        DAMAGES[name](target, chance)
        if not target.path.exists() or target.path.read_bytes() != before:
            return name
    return None
