"""Reading a home: nothing is written, damage and other formats are named, and a build beside it does no harm."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesdb.pipeline.building import build
from rulesdb.pipeline.errors import HomeDamagedError, HomeError, HomeFormatError, HomeMissingError
from rulesdb.pipeline.home import Home, consult, open_home
from rulesdb.search.corpus import Corpus
from rulesdb.search.indexing import open_index
from rulesdb.search.lexicon import read_lexicon
from rulesdb.search.searching import search


@pytest.fixture(scope="module")
def pristine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home of the shipped edition. Tests only copy it."""
    home = tmp_path_factory.mktemp("pristine") / "home"
    build([], home)
    return home


@pytest.fixture
def home(pristine: Path, tmp_path: Path) -> Path:
    """Return a home of the shipped edition that a test may damage."""
    return Path(shutil.copytree(pristine, tmp_path / "a home"))


def read_all(home: Home) -> int:
    """Load everything and search once; return the number of hits."""
    assert home.findings.total
    assert home.glossary == ()
    return search(Corpus(home.graph, open_index(home.index), read_lexicon(home.index)), "置換効果").total


def test_reading_writes_nothing(home: Path) -> None:
    """A home on a read-only disk can be read: neither a file nor a date in it changes."""
    before = {path: path.stat().st_mtime_ns for path in home.rglob("*")}
    for path in sorted(before, reverse=True):
        path.chmod(0o555 if path.is_dir() else 0o444)
    assert consult(home, read_all) > 0
    assert {path: path.stat().st_mtime_ns for path in home.rglob("*")} == before
    for path in sorted(before):
        path.chmod(0o755)


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


@pytest.mark.parametrize(("number", "age"), [(0, "an older"), (4, "a newer"), (None, "an older")])
def test_other_format(home: Path, number: int | None, age: str) -> None:
    """A home of another version of rulesdb is refused with the command that builds it anew, quoted for the shell."""
    path = open_home(home).generation / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest |= {"format": number, "version": "0.0.7", "sources": ["/texts/my rules.txt"], "ruleset": "oars"}
    manifest |= {"glossaries": ["words.tsv"]}
    path.write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(HomeFormatError) as caught:
        open_home(home)
    sentence = str(caught.value)
    assert f"was built by {age} rulesdb (version 0.0.7" in sentence
    assert sentence.endswith(
        f"run: rulesdb build '/texts/my rules.txt' --home '{home}' --ruleset oars --glossary=words.tsv"
    )


def cut(path: Path) -> None:
    """Leave the first half of a file."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def garble(path: Path) -> None:
    """Change a few bytes in the middle of a file."""
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 4] = b"\0\xff\0\xff"
    path.write_bytes(raw)


@pytest.mark.parametrize("damage", [Path.unlink, cut, garble])
@pytest.mark.parametrize(
    "pattern", ["manifest.json", "graph", "findings.json", "index/postings", "index/lexicon.json", "index/seal"]
)
def test_damaged_file(home: Path, pattern: str, damage: Callable[[Path], None]) -> None:
    """Whatever file is missing, cut or garbled, the reader gets one sentence with the command that helps."""
    (path,) = open_home(home).generation.glob(pattern)
    damage(path)
    with pytest.raises(HomeDamagedError) as caught:
        consult(home, read_all)
    assert "of this home is missing, damaged or of another version; " in str(caught.value)
    assert str(caught.value).endswith(f"run: rulesdb build --home '{home}'")


@pytest.mark.parametrize("content", [b"", b"generation-1", b"\xff\xfe", b"a\0b", b"../../elsewhere", b".."])
def test_damaged_pointer(home: Path, content: bytes) -> None:
    """A pointer that leads nowhere is one of the sentences above, never a look outside the home; a build helps."""
    (home / "current").write_bytes(content)
    with pytest.raises(HomeDamagedError, match="--home"):
        open_home(home)
    build([], home)
    assert consult(home, read_all) > 0


def test_damaged_home_is_built_anew(home: Path) -> None:
    """The command that the sentences name helps."""
    garble(open_home(home).generation / "graph")
    build([], home)
    assert consult(home, read_all) > 0


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
    assert len(asked) == 5
