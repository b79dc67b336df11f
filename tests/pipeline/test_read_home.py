"""Reading a home: nothing is written, damage and other formats are named, and a build beside it does no harm."""

import json
import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from rulesdb.pipeline.home import SEALED, Home, consult, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.home_errors import HomeDamagedError, HomeError, HomeFormatError, HomeMissingError
from rulesdb.pipeline.manifest import FORMAT
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.source.seal import SEAL, write_seal


@pytest.fixture
def home(shipped_home: Path, tmp_path: Path) -> Path:
    """Return a home of the shipped edition that a test may damage."""
    return Path(shutil.copytree(shipped_home, tmp_path / "a home"))


def read_all(home: Home) -> int:
    """Load everything and search once; return the number of hits."""
    assert home.findings.total
    assert (home.glossary, home.card_facts) == ((), ())
    return search(open_corpus(home.graph, home.index), "置換効果").total


def test_reading_writes_nothing(home: Path) -> None:
    """A home on a read-only disk can be read: neither a file nor a date in it changes."""
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    for path in sorted(before, reverse=True):
        path.chmod(0o555 if path.is_dir() else 0o444)
    assert consult(home, read_all) > 0
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before
    for path in sorted(before):
        path.chmod(0o755)


def test_lost_pointer(home: Path) -> None:
    """Without its pointer a home answers from the newest build that was finished, never with other texts."""
    (generation,) = home.glob("generation-*")
    older, unfinished = home / "generation-1", home / f"{generation.name}9"
    shutil.copytree(generation, older)
    shutil.copytree(generation, unfinished, ignore=shutil.ignore_patterns(SEAL))
    (home / "current").unlink()
    assert open_home(home).generation == generation
    assert consult(home, read_all) > 0


@pytest.mark.parametrize("name", ["missing", "empty"])
def test_nothing_built_yet(tmp_path: Path, name: str) -> None:
    """A folder that is missing or empty is no error of the disk: there is just nothing yet."""
    (tmp_path / "empty").mkdir()
    with pytest.raises(HomeMissingError, match="rulesdb build --home"):
        open_home(tmp_path / name)


def test_home_that_is_a_file(tmp_path: Path) -> None:
    """A file where a folder should be is named."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(HomeError, match="file: is a file; name a folder of its own with --home"):
        open_home(tmp_path / "file")


@pytest.mark.parametrize(
    ("number", "age"), [(3, "an older"), (FORMAT - 1, "an older"), (FORMAT + 1, "a newer"), (None, "an older")]
)
def test_other_format(home: Path, number: int | None, age: str) -> None:
    """A home of another version of rulesdb is refused with the command that builds it anew, quoted for the shell.

    Those of the formats up to 3 have no seal.
    """
    path = open_home(home).generation / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest |= {"format": number, "version": "0.0.7", "sources": ["/texts/my rules.txt"], "ruleset": "oars"}
    manifest |= {"dialect": "mtg", "glossaries": ["words.tsv"], "card_facts": ["cards.tsv"]}
    path.write_text(json.dumps(manifest), encoding="utf-8")
    write_seal(path.parent, SEALED)
    if number == 3:
        (path.parent / SEAL).unlink()
    with pytest.raises(HomeFormatError) as caught:
        open_home(home)
    sentence = str(caught.value)
    assert f"was built by {age} rulesdb (version 0.0.7" in sentence
    assert sentence.endswith(
        f"run: rulesdb build '/texts/my rules.txt' --home '{home}' --ruleset oars --dialect mtg --glossary=words.tsv"
        " --card-facts=cards.tsv"
    )


def cut(path: Path) -> None:
    """Leave the first half of a file."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def garble(path: Path) -> None:
    """Change a few bytes in the middle of a file."""
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 4] = b"\0\xff\0\xff"
    path.write_bytes(raw)


def zero(path: Path) -> None:
    """Leave nothing but zeros."""
    path.write_bytes(bytes(path.stat().st_size))


def lengthen(path: Path) -> None:
    """Add to the end."""
    path.write_bytes(path.read_bytes() + b"\n")


def make_folder(path: Path) -> None:
    """Put a folder where the file was."""
    path.unlink()
    path.mkdir()


def make_link(path: Path) -> None:
    """Move the file out of the home and leave a link to it."""
    path.rename(path.parents[2] / "elsewhere")
    path.symlink_to(path.parents[2] / "elsewhere")


FILES = [
    "manifest.json",
    "graph",
    "findings.json",
    "glossary.json",
    "card-facts.json",
    "index/postings",
    "index/lexicon.json",
    "index/questions.json",
]


SEALS = ["seal", "index/seal"]
CHANGES = [cut, garble, zero]
OTHERS = [Path.unlink, lengthen, make_folder, make_link]


@pytest.mark.in_part(12)
@pytest.mark.parametrize(
    ("name", "damage"),
    [*product(FILES, [*CHANGES, *OTHERS]), *product(SEALS, [*CHANGES, Path.unlink, make_link])],
)
def test_damaged_file(home: Path, name: str, damage: Callable[[Path], None]) -> None:
    """Whatever file is missing or not as it was written, the reader gets one sentence with the command that helps."""
    damage(open_home(home).generation / name)
    with pytest.raises(HomeDamagedError) as caught:
        consult(home, read_all)
    assert "of this home is missing, damaged or of another version; " in str(caught.value)
    assert str(caught.value).endswith(f"run: rulesdb build --home '{home}'")


@pytest.mark.exhaustive
def test_every_flipped_bit_is_found(home: Path) -> None:
    """One bit that is not as it was written makes no answer, wherever it is: the files are tried at many places."""
    generation = open_home(home).generation
    for name in FILES:
        path = generation / name
        content = path.read_bytes()
        for at in {round(part * (len(content) - 1) / 10) for part in range(11)}:
            path.write_bytes(content[:at] + bytes([content[at] ^ (1 << at % 8)]) + content[at + 1 :])
            with pytest.raises(HomeDamagedError, match="damaged"):
                consult(home, read_all)
        path.write_bytes(content)
    assert consult(home, read_all) > 0


@pytest.mark.in_part(12)
@pytest.mark.parametrize(
    "content", [b"", b"[" * 100_000, b"7", b"[7]", b'{"a": 7}', b"\0", b"\x80\x04N.", b"1" * 5_000]
)
@pytest.mark.parametrize("name", FILES)
def test_file_that_lies(home: Path, name: str, content: bytes) -> None:
    """What somebody wrote and sealed is no trace of an error: it is said to be damaged, or to be of another version."""
    path = open_home(home).generation / name
    path.write_bytes(content)
    seal_index(path.parent) if path.parent.name == "index" else write_seal(path.parent, SEALED)
    with pytest.raises((HomeDamagedError, HomeFormatError), match="run: rulesdb build --home"):
        consult(home, read_all)


@pytest.mark.parametrize("line", ["0 ../../elsewhere", "0 a\0b", "0", "\0", " "])
def test_seal_that_names_other_files(home: Path, line: str) -> None:
    """Nothing is read because a seal names it: what its lines lead to is neither looked at nor an error."""
    with (open_home(home).generation / "seal").open("a", encoding="utf-8") as seal:
        seal.write(f"{line}\n")
    assert consult(home, read_all) > 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["", "index"])
def test_link_out_of_the_home(home: Path, name: str) -> None:
    """A generation or an index that lies elsewhere is not read, and what lies there is not removed."""
    folder = open_home(home).generation / name
    elsewhere = home.parent / "elsewhere"
    folder.rename(elsewhere)
    folder.symlink_to(elsewhere)
    with pytest.raises(HomeDamagedError, match="run: rulesdb build --home"):
        consult(home, read_all)
    build([], home)
    assert (elsewhere / "seal").exists()
    assert consult(home, read_all) > 0


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize(
    "content", [b"", b"generation-1", b"\xff\xfe", b"a\0b", b"generation-1\0", b"../../elsewhere", b"..", b"9" * 9_000]
)
def test_damaged_pointer(home: Path, content: bytes) -> None:
    """A pointer that leads nowhere is one of the sentences above, never a look outside the home; a build helps."""
    (home / "current").write_bytes(content)
    with pytest.raises(HomeDamagedError, match="--home"):
        open_home(home)
    build([], home)
    assert consult(home, read_all) > 0


@pytest.mark.exhaustive
def test_damaged_home_is_built_anew(home: Path) -> None:
    """The command that the sentences name helps."""
    garble(open_home(home).generation / "graph")
    build([], home)
    assert consult(home, read_all) > 0


@pytest.mark.exhaustive
def test_reader_that_loses_its_generation_asks_again(home: Path) -> None:
    """A build that ends while a reader is at work removes the reader's files: it gets the new answer, not an error."""
    generations = []

    def answer(opened: Home) -> int:
        generations.append(opened.generation)
        if len(generations) == 1:
            build([], home)
        return read_all(opened)

    assert consult(home, answer) > 0
    assert len(set(generations)) == 2
    assert not generations[0].exists()


def test_reader_does_not_ask_for_ever(home: Path) -> None:
    """If every attempt loses its generation, the reader gives up with a sentence."""
    asked = []

    def answer(opened: Home) -> int:
        asked.append(opened)
        copy = home / f"generation-{len(asked)}"
        shutil.copytree(opened.generation, copy)
        (home / "current").write_text(copy.name, encoding="utf-8")
        shutil.rmtree(opened.generation)
        return read_all(opened)

    with pytest.raises(HomeDamagedError):
        consult(home, answer)
    assert len(asked) == 20
