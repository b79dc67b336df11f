"""Files as users have them: the encodings that are read, and the sentence that each other file gets."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rulesdb.source.text_reading import LIMIT, SourceError, doubt_of_encoding, read_text

RULES = "1 櫂船§\n1.0 総則§\n1.0.1 櫂船とは、櫂を漕いで進む船のことです。[1.0.2]§\n例:《白い櫂》は船です。\n"


def write(folder: Path, raw: bytes) -> Path:
    """Write ``raw`` into a file and return its path."""
    path = folder / "rules.txt"
    path.write_bytes(raw)
    return path


@pytest.mark.parametrize(
    ("encoding", "recognised"), [("utf-8", "utf-8"), ("utf-8-sig", "utf-8-sig"), ("cp932", "cp932")]
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_encodings_are_recognised(tmp_path: Path, encoding: str, recognised: str, line_end: str) -> None:
    """UTF-8 with and without a mark and CP932 are read, with either line end."""
    written = RULES.replace("\n", line_end)
    source = read_text(write(tmp_path, written.encode(encoding)))
    assert source.encoding == recognised
    assert source.text.lstrip("\ufeff") == written


def test_nothing_is_changed(tmp_path: Path) -> None:
    """The mark and every carriage return stay in the text, so that places are those of the file."""
    raw = b"\xef\xbb\xbf" + "1 船§\r\n\r1.0 櫂§\n".encode()
    assert read_text(write(tmp_path, raw)).text == "\ufeff1 船§\r\n\r1.0 櫂§\n"


def test_name_and_hash(tmp_path: Path) -> None:
    """Messages call a file as the user did, or as they are told to; the hash is that of the bytes."""
    path = write(tmp_path, b"abc")
    assert read_text(path).name == str(path)
    source = read_text(path, "chapter 1")
    assert source.name == "chapter 1"
    assert source.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_empty_file_is_a_text(tmp_path: Path) -> None:
    """An empty file can be read; what to think of it is the parser's to say."""
    assert read_text(write(tmp_path, b"")).text == ""


def test_half_width_katakana_in_a_cp932_text(tmp_path: Path) -> None:
    """A CP932 text that writes some names in half-width katakana is not taken for another encoding."""
    text = RULES + "1.0.2 ｵｰﾙは櫂の別名です。§\n"
    assert read_text(write(tmp_path, text.encode("cp932"))).text == text


def test_half_width_katakana_for_all_katakana(tmp_path: Path) -> None:
    """A text that writes every katakana word so is Japanese by its hiragana, however few kanji it has."""
    text = "1.1 ｶｰﾄﾞ\n1.1.1 ﾌﾟﾚｲﾔｰはﾀｰﾝにｶｰﾄﾞを引く｡\n1.1.2 ｸﾘｰﾁｬｰはﾌﾟﾚｲﾔｰにﾀﾞﾒｰｼﾞを与える｡\n"
    source = read_text(write(tmp_path, text.encode("cp932")))
    assert (source.text, source.encoding) == (text, "cp932")


@pytest.mark.parametrize(
    "text",
    [
        "1.1 The player’s “hand” is private – see rule 1.2.\n1.2 Each player’s deck…\n",
        "1.1 A player’s hand.\n1.2 A player’s deck.\n",
        "1.1 Größe der Kartenhülle",
        "1.1 Le joueur révèle une carte à l’envers, défaussée même brûlée.",
        "1.1 A\n• an item\n• another item",
        "§1 A\n§2 B",
    ],
)
def test_windows_1252_is_recognised(tmp_path: Path, text: str) -> None:
    """A text of Latin letters that an older program saved is read as it was written, and the guess is said."""
    source = read_text(write(tmp_path, text.encode("cp1252")))
    assert (source.text, source.encoding) == (text, "cp1252")
    assert "Windows-1252" in doubt_of_encoding(source)
    assert not doubt_of_encoding(read_text(write(tmp_path, text.encode())))


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (RULES.encode("euc_jp", "ignore"), "EUC-JP"),
        ("1.0.1 これは剣です。".encode("euc_jp"), "EUC-JP"),
        (RULES.encode("iso2022_jp", "ignore"), "ISO-2022-JP"),
        (RULES.encode("utf-16"), "UTF-16"),
        (RULES.encode("utf-16-le"), "UTF-16"),
        (RULES.encode("utf-16-be"), "UTF-16"),
        (RULES.encode("utf-32"), "UTF-32"),
        ("1.1 规则 这是一个游戏的规则".encode("gbk"), "unknown encoding"),
        ("1.1 ﾀｺｦ3ﾏｲﾓﾂ｡".encode("cp932"), "CP932 only if all is in half-width katakana"),
        ("1.1 правила игры".encode("koi8-r"), "unknown encoding"),
        ("1.1 規則 這是一個遊戲的規則".encode("big5"), "unknown encoding"),
        ("1.1 규칙 이것은 게임의 규칙입니다".encode("euc_kr"), "unknown encoding"),
        ("1.1 Gracz, który odkłada kartę, płaci żądaną ilość złota".encode("cp1250"), "unknown encoding"),
        ("1.1 The player’s “hand”".encode("mac_roman"), "unknown encoding"),
        (b"\x7fELF\x02\x01\x01\0\0\0\0\0\0", "binary data"),
        (bytes(range(256)), "binary data"),
        (RULES.encode() + b"\0", "holds a NUL byte, as no text does (line 5, byte 1 of it)"),
        (b'name = "angling"\ntitle = "xy\0"\n', "holds a NUL byte, as no text does (line 2, byte 12 of it)"),
        (b'name = "angling"\ntitle = "x\0"\n', "holds a NUL byte, as no text does (line 2, byte 11 of it)"),
        ("1.1 A rule.\n1.2 Another.".encode("utf-16-le"), "UTF-16"),
        ("1.1 规则\n1.2 这是一个游戏的规则。\n".encode("utf-16-le"), "UTF-16"),
        (RULES.encode()[:-2], "damaged character"),
        (RULES.encode().replace("船".encode(), b"\xff", 1), "damaged character (line 1, byte 6 of it)"),
    ],
)
def test_other_bytes_are_refused_by_name(tmp_path: Path, raw: bytes, problem: str) -> None:
    """What is neither UTF-8 nor CP932 gets one sentence with the file, what it is, and the way out."""
    path = write(tmp_path, raw)
    with pytest.raises(SourceError) as caught:
        read_text(path)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}: ")
    assert problem in sentence
    assert "save it as UTF-8" in sentence or "name a text file" in sentence


def test_folder_given_as_file(tmp_path: Path) -> None:
    """A folder is told from a file that cannot be read."""
    with pytest.raises(SourceError, match="is a folder, not a file"):
        read_text(tmp_path)


@pytest.mark.parametrize("name", ["missing.txt", "loop.txt"])
def test_unreadable_file(tmp_path: Path, name: str) -> None:
    """A file that is not there, or that no one can open, is named with the system's reason."""
    (tmp_path / "loop.txt").symlink_to("loop.txt")
    with pytest.raises(SourceError, match=rf"{name}: cannot be read \(.+\); check the path"):
        read_text(tmp_path / name)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Act as a user whom permissions bind, also where the tests run as root."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_file_without_permission(tmp_path: Path) -> None:
    """A file that the user may not read is named with the system's reason."""
    path = write(tmp_path, b"abc")
    path.chmod(0)
    with without_privileges(), pytest.raises(SourceError, match="cannot be read"):
        read_text(path)


def test_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """A text of 100 MB is refused by its size: the file is sparse, and reading it would take the memory."""
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(100 * 1024**2)
    with pytest.raises(SourceError, match=r"huge\.txt: is larger than 16 MB"):
        read_text(path)


def test_largest_file_is_read(tmp_path: Path) -> None:
    """The limit itself still fits."""
    assert len(read_text(write(tmp_path, b"a" * LIMIT)).text) == LIMIT
