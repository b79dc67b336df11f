"""Reading texts: bytes to characters by the recognised encoding, otherwise unchanged.

Apart from parsing, because everything that can be wrong with a *file* ends here as a ``SourceError``, while everything
that can be wrong with a *text* is a diagnostic of a later stage.
"""

import os
import re
from collections import Counter
from pathlib import Path

from rulesdb import RulesdbError
from rulesdb.source.text import SourceText
from rulesdb.words.visible import visible_name

try:
    from _sha256 import sha256  # type: ignore[import-not-found]  # what hashlib has, without OpenSSL (see seal.py)
except ImportError:
    try:
        from _sha2 import sha256  # type: ignore[import-not-found]  # from Python 3.12 on
    except ImportError:
        from hashlib import sha256

LIMIT = 16 * 1024 * 1024
"""Bytes that a file may have. The rules of a whole game have about one million; more is a mistaken path."""

WESTERN = "cp1252"
"""Windows-1252, in which older programs write Latin letters with accents and typographic quotation marks."""

_LINE_END = b"\n"
_FEW_NULS = 8
_OTHER_CONTROLS = rb"[\x01-\x08\x0e-\x1f\x7f]"
_UTF_8_SIGN = re.compile(rb"[\xc2-\xdf][\x80-\xbf](?![\x80-\xbf])|[\xe0-\xef][\x80-\xbf]{2}")
_HIGH_RUNS = rb"[\x80-\xff]{3,}"
_SIDE_BY_SIDE = 0.25
"""Share of the signs beyond ASCII that may stand in threes and more: as a rule one or two do, as in Größe."""
_NO_WESTERN_WORD = (
    r"(?<=[A-Za-z])[^\x00-\x7fÀ-ÖØ-öø-ÿŠšŽžŒœŸƒ‘’“”–—…·ºª™®©\xad](?=[A-Za-z])|(?<=[a-z])[À-ÖØ-Þ](?=[a-z])"
)
"""Signs within a word of Latin letters that no western language has there."""
_ODD_SHARE = 0.05
_KANA_OF_CP932 = re.compile(rb"\x82[\x9f-\xf1]|\x83[\x40-\x96]|\x81[\x40-\x6a]")
"""Kana, 、 and 。 as CP932 writes them."""

_HIRAGANA = "[ぁ-ん]"
_HALF_WIDTH = "[｡-ﾟ]"
_HALF_WIDTH_ALONE = "[\0-\x7f｡-ﾟ]*"
_BOM = b"\xef\xbb\xbf"
_MARKS = {b"\xff\xfe\0\0": "UTF-32", b"\xff\xfe": "UTF-16", b"\xfe\xff": "UTF-16"}
_JIS_ESCAPES = (b"\x1b$", b"\x1b(")
_FIRST_RARE_KANJI = 0x99  # lead bytes of CP932 from here on are the rare kanji of JIS level 2 and beyond
_HIRAGANA_SHARE = 0.1  # of the characters beyond ASCII; sentences in Japanese have two to five times as many
_RARE_SHARE = 0.5  # rubbish is nearly all rare; a text that writes card names in half-width katakana stays below


class SourceError(RulesdbError):
    """A file that cannot be used: ``file`` as the user named it, ``problem`` and ``way_out``; one sentence together."""

    def __init__(self, file: str, problem: str, way_out: str) -> None:
        """Keep the three parts for programs; ``str()`` is the sentence for people."""
        super().__init__(f"{visible_name(file)}: {problem}; {way_out}")
        self.file = file
        self.problem = problem
        self.way_out = way_out


def doubt_of_encoding(source: SourceText) -> str:
    """Return a clause on the encoding of a text whose bytes tell it by likelihood alone, ``""`` of any other text."""
    if source.encoding != WESTERN:
        return ""
    return "is not in UTF-8 and was read as Windows-1252; if a letter looks wrong, save it as UTF-8"


def read_text(path: Path, name: str | None = None) -> SourceText:
    r"""Read and decode the file at ``path``; messages will call it ``name`` (by default its path as given).

    The text is exactly the file's: a byte order mark and ``\r`` stay. Raises SourceError for a file that is missing,
    unreadable, a folder, larger than ``LIMIT``, binary, or in an encoding other than UTF-8, CP932 and Windows-1252.
    """
    name = str(path) if name is None else name
    return decoded_text(_read(path, name), name)


def decoded_text(raw: bytes, name: str) -> SourceText:
    """Decode bytes that messages will call ``name``. Raises SourceError for those that are no text."""
    text, encoding = _decode(raw, name)
    return SourceText(name, text, encoding, sha256(raw).hexdigest())


def _read(path: Path, name: str) -> bytes:
    """Read at most one byte more than the limit: a pipe or device tells no size beforehand, a file does."""
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            raw = b"" if size > LIMIT else file.read(LIMIT + 1)
    except IsADirectoryError as error:
        raise SourceError(name, "is a folder, not a file", "name a text file in it") from error
    except OSError as error:
        problem = f"cannot be read ({error.strerror or error})"
        raise SourceError(name, problem, "check the path and its permissions") from error
    if max(size, len(raw)) > LIMIT:
        problem = f"is larger than {LIMIT // 1024**2} MB, more than any rules text has"
        raise SourceError(name, problem, "name the rules text itself, or split it into files by chapter")
    return raw


def _decode(raw: bytes, name: str) -> tuple[str, str]:
    other = _marked_encoding(raw)
    if other is not None:
        raise SourceError(name, f"is in the encoding {other}", "save it as UTF-8")
    if b"\0" in raw:
        raise _with_nul(raw, name)
    try:
        return raw.decode("utf-8"), "utf-8-sig" if raw.startswith(_BOM) else "utf-8"
    except UnicodeDecodeError as error:
        wrong_byte = error.start
    text = _try(raw, WESTERN)
    if text is not None and _looks_western(raw, text):
        return text, WESTERN
    text = _try(raw, "cp932")
    if text is not None and _looks_japanese(text):
        return text, "cp932"
    raise SourceError(name, _what_else(raw, wrong_byte), "save it as UTF-8")


def _with_nul(raw: bytes, name: str) -> SourceError:
    """Return the error of a file with NUL bytes: binary data, or a text into which a few of them have come."""
    if raw.count(b"\0") <= _FEW_NULS and _try(raw, "utf-8") is not None and not re.search(_OTHER_CONTROLS, raw):
        line, byte = _place(raw, raw.index(0))
        problem = f"holds a NUL byte, as no text does (line {line}, byte {byte} of it)"
        return SourceError(name, problem, "take it out, or name a text file")
    return SourceError(name, "is binary data, not a text (it holds NUL bytes)", "name a text file")


def _place(raw: bytes, at: int) -> tuple[int, int]:
    """Return the place of a byte, as an editor counts: its line and the byte within it, both from 1."""
    return raw.count(_LINE_END, 0, at) + 1, at - raw.rfind(_LINE_END, 0, at)


def _marked_encoding(raw: bytes) -> str | None:
    """Name an encoding that its own bytes give away, before UTF-8 or CP932 could mistake it for theirs.

    UTF-16 without a mark holds NUL bytes, as binary data does, but decodes to plausible text without NUL characters.
    """
    for mark, encoding in _MARKS.items():
        if raw.startswith(mark):
            return encoding
    if any(escape in raw for escape in _JIS_ESCAPES):
        return "ISO-2022-JP"
    wide = [_try(raw, encoding) for encoding in ("utf-16-le", "utf-16-be")] if b"\0" in raw else []
    return "UTF-16" if any(text and "\0" not in text and _has_blanks_of(raw, text) for text in wide) else None


def _has_blanks_of(raw: bytes, text: str) -> bool:
    """Tell whether most bytes that look like a blank or line end are one in the decoded text, as in a true UTF-16.

    Any two letters of ASCII are some kanji in UTF-16, their blanks with them.
    """
    in_bytes = raw.count(b" ") + raw.count(_LINE_END)
    in_text = text.count(" ") + text.count("\n")
    return 2 * in_text >= in_bytes if in_bytes else re.search(_HIRAGANA, text) is not None


def _looks_western(raw: bytes, text: str) -> bool:
    """Tell whether bytes are a text of Latin letters in Windows-1252: a few signs beyond ASCII, each among ASCII.

    In other encodings such bytes stand side by side, or would be signs that no word has inside.
    """
    signs = len(text) - len(text.encode("ascii", "ignore"))
    if _UTF_8_SIGN.search(raw) or sum(map(len, re.findall(_HIGH_RUNS, raw))) > _SIDE_BY_SIDE * signs:
        return False
    return len(re.findall(_NO_WESTERN_WORD, text)) <= _ODD_SHARE * signs and not _KANA_OF_CP932.search(raw)


def _try(raw: bytes, encoding: str) -> str | None:
    try:
        return raw.decode(encoding)
    except UnicodeDecodeError:
        return None


def _looks_japanese(text: str) -> bool:
    """Tell Japanese from rubbish: another encoding read as CP932 comes out as half-width katakana and rare kanji.

    It never comes out with hiragana: beside those, half-width katakana are the words of old files.
    """
    counts = Counter(character for character in text if not character.isascii())
    has_hiragana = len(re.findall(_HIRAGANA, text)) >= _HIRAGANA_SHARE * counts.total()
    rare = sum(
        count
        for character, count in counts.items()
        if _is_rare(character) and not (has_hiragana and re.match(_HALF_WIDTH, character))
    )
    return counts.total() > 0 and rare <= _RARE_SHARE * counts.total()


def _is_rare(character: str) -> bool:
    """Half-width katakana (one byte), rare kanji, gaiji, and what CP932 does not have."""
    coded = character.encode("cp932", "ignore")
    return len(coded) != len("ab") or coded[0] >= _FIRST_RARE_KANJI


def _what_else(raw: bytes, wrong_byte: int) -> str:
    """Name the likeliest reason why the bytes are neither UTF-8 nor CP932."""
    damaged = raw.decode("utf-8", "replace").count("\ufffd")
    if damaged <= len(raw) // 100 + 1 and len(raw) > wrong_byte:
        line, byte = _place(raw, wrong_byte)
        return f"is UTF-8 with a damaged character (line {line}, byte {byte} of it)"
    euc = _try(raw, "euc_jp")
    if euc is not None and re.search(_HIRAGANA, euc) and _looks_japanese(euc):
        return "is in the encoding EUC-JP"
    text = _try(raw, "cp932")
    if text is not None and re.fullmatch(_HALF_WIDTH_ALONE, text):
        return "is in an unknown encoding (neither UTF-8 nor Windows-1252, CP932 only if all is in half-width katakana)"
    return "is in an unknown encoding (neither UTF-8, CP932 nor Windows-1252)"
