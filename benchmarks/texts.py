"""The texts to measure on, and the same texts many times over under other numbers."""

import argparse
import os
import re
import shutil
from pathlib import Path

from rulesdb.source.edition_sources import DESCRIPTION
from rulesdb.source.resources import data_folder

# A rule's chapter (1.0.2a, 502.57), a chapter's heading, and a reference to a whole chapter: what a copy has otherwise.
NUMBER = re.compile(r"(?<![\d.])\d{1,3}(?=\.\d)|^\d(?=[ \u3000])|(?<=\[)\d(?=\])", re.ASCII | re.MULTILINE)
FOOTER = re.compile(r"-{10,}[\s\S]*")  # what follows a line of dashes is no rule, and would hide the copies behind it
CHAPTER_STEP = 10  # chapters have numbers below ten in one game's rules
SECTION_STEP = 1  # the other one's numbers begin with three digits
FIRST_OF_THREE_DIGITS = 100


def add_official(parser: argparse.ArgumentParser) -> None:
    """Add the option that names a folder of official texts, None without it; it is refused if it has no text."""
    default = os.environ.get("RULESDB_OFFICIAL") or None
    parser.add_argument("--official", type=_with_texts, default=default, metavar="DIR", help="folder of official texts")


def _with_texts(written: str) -> Path:
    folder = Path(written)
    if not find_texts(folder):
        raise argparse.ArgumentTypeError(f"there is no text (*.txt) in {folder}")
    return folder


def find_texts(official: Path | None) -> list[Path]:
    """Return the texts below ``official``, or the shipped edition's without it."""
    return sorted(official.rglob("*.txt") if official else data_folder().glob("*/ja/*.txt"))


def enlarge_folder(folder: Path, times: int, made: Path) -> None:
    """Write every text below ``folder`` ``times`` over into the new folder ``made``, beside it what describes it."""
    for path in find_texts(folder):
        enlarged = made / path.relative_to(folder)
        enlarged.parent.mkdir(parents=True, exist_ok=True)
        enlarged.write_text(enlarge(path.read_text(encoding="utf-8"), times), encoding="utf-8")
        description = path.with_name(DESCRIPTION)
        if description.is_file():
            shutil.copyfile(description, enlarged.with_name(DESCRIPTION))


def enlarged_editions(official: Path | None, times: int, made: Path) -> list[Path]:
    """Write the official texts, if any, and the shipped ones ``times`` over into ``made``; return their folders."""
    editions = {"official": official, "shipped": data_folder()}
    folders = {made / name: folder for name, folder in editions.items() if folder is not None}
    for enlarged, folder in folders.items():
        enlarge_folder(folder, times, enlarged)
    return list(folders)


def enlarge(text: str, times: int) -> str:
    """Return ``text`` ``times`` over; each copy's numbers and references are its own."""
    text = FOOTER.sub("", text)
    return "\n".join(_renumber(text, copy) for copy in range(times))


def _renumber(text: str, copy: int) -> str:
    """Return the text as the copy number ``copy``, counted from 0."""

    def shift(match: re.Match[str]) -> str:
        number = int(match[0])
        step = SECTION_STEP if number >= FIRST_OF_THREE_DIGITS else CHAPTER_STEP
        return str(number + step * copy)

    return NUMBER.sub(shift, text)
