"""Editions: their files and descriptions, by ``source.toml`` and the paths of the user.

``source.toml`` stands beside the texts. ``[edition]`` has ``name``, ``ruleset``, ``dialect`` (optional), ``language``,
``version``, ``date``, ``title``, ``authors``, ``licence``, ``rules_version`` and ``origin``; each ``[[file]]`` has
``path`` and ``sha256``, and ``rules_version`` and ``effective`` (the day from which it is in force) where the texts of
an edition are of several versions. An ``[[expected]]`` names a finding that is right as it is: ``code``, ``node`` (a
number or heading) and ``reason``. A ``[[renumbered]]`` says that what a rule ``old`` has in the version ``before``
stands under ``new`` in the version ``after``: ``what``.
"""

import datetime as dt
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import Struct, structs

from rulesdb.source.edition_names import OFFICIAL, PLAIN
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import SourceError, read_text
from rulesdb.source.typed_values import MisfitValueError, decode_toml

DESCRIPTION = "source.toml"
_ISO_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A text: where it lies, how messages call it, and the SHA-256 it should have (hexadecimal, None if unknown).

    ``may_be_prose``: it was found in a folder and may be something else than rules. ``rules_version`` is the version of
    the rules that it has, ``effective`` the day from which they are in force; "" where its edition alone says it.
    """

    path: Path
    name: str
    sha256: str | None = None
    may_be_prose: bool = False
    rules_version: str = ""
    effective: str = ""


class ExpectedFinding(Struct, frozen=True, forbid_unknown_fields=True):
    """A finding of the parser that the editors know of and have looked at: an ``[[expected]]``."""

    code: str
    """Code of the diagnostic."""
    node: str
    """Number or heading of the node, without its ruleset."""
    reason: str
    """Why the text is right as it is."""


class Renumbering(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule, or a part of one, that has different numbers in two versions of the rules: a ``[[renumbered]]``."""

    before: str
    """The earlier version, as ``rules_version`` of files names it."""
    after: str
    """The later version."""
    old: str
    """The number in the earlier version."""
    new: str
    """The number in the later version."""
    what: str
    """What has these numbers, in the language of the edition."""


@dataclass(frozen=True, slots=True)
class EditionSource:
    """Files that belong together. ``ruleset`` and ``dialect`` are None where the text itself has to tell.

    ``shipped`` tells our own texts from the user's. ``language`` is a code (``ja``, ``en``), ``""`` where the letters
    of the text have to tell. ``date`` is the day from which the text is in force, in ISO 8601: texts of one edition
    with different dates are its versions. The other fields are free text for people, ``""`` if unknown.
    """

    name: str
    files: tuple[SourceFile, ...]
    ruleset: str | None = None
    dialect: str | None = None
    shipped: bool = False
    language: str = ""
    version: str = ""
    date: str = ""
    title: str = ""
    authors: str = ""
    licence: str = ""
    rules_version: str = ""
    origin: str = ""
    expected: tuple[ExpectedFinding, ...] = ()
    renumbered: tuple[Renumbering, ...] = ()
    declaration: Mapping[str, object] | None = None
    """The table ``[dialect]``, None without one."""


_Text = str | tuple[str, ...]
"""A text for people; a list of texts is joined."""


class _Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[edition]``."""

    name: str = OFFICIAL
    ruleset: str | None = None
    dialect: str | None = None
    language: str = ""
    version: str = ""
    date: object = ""
    """A text, or a date of TOML."""
    title: _Text = ""
    authors: _Text = ""
    licence: _Text = ""
    rules_version: _Text = ""
    origin: _Text = ""


class _File(Struct, frozen=True):
    """A ``[[file]]``."""

    path: str
    sha256: str
    rules_version: str = ""
    effective: object = ""
    """A text, or a date of TOML."""


class _Description(Struct, frozen=True):
    """A ``source.toml``; other tables of it are for people."""

    edition: _Edition = _Edition()
    dialect: dict[str, object] | None = None
    """The declaration of the dialect of the files."""
    file: tuple[_File, ...] = ()
    expected: tuple[ExpectedFinding, ...] = ()
    renumbered: tuple[Renumbering, ...] = ()

    def described(self, file: SourceFile, path: str) -> SourceFile:
        """Return a file as the ``[[file]]`` of a path describes it."""
        row = next((row for row in self.file if row.path == path), None)
        if row is None:
            return file
        return replace(file, sha256=row.sha256, rules_version=row.rules_version, effective=str(row.effective))

    def dates(self) -> Iterator[str]:
        """Yield all that is written as a day."""
        yield str(self.edition.date)
        yield from (str(row.effective) for row in self.file)


def shipped_editions() -> tuple[EditionSource, ...]:
    """Return the editions below the data folder, in the order of their folders.

    Raises SourceError for a ``source.toml`` that cannot be understood.
    """
    folder = data_folder()
    descriptions = sorted(folder.glob(f"*/*/{DESCRIPTION}"))
    return tuple(_shipped_edition(description, folder) for description in descriptions)


def user_editions(
    paths: Iterable[Path], ruleset: str | None = None, dialect: str | None = None
) -> tuple[EditionSource, ...]:
    """Return the editions that the user's files and folders make up; a file named twice counts once.

    Folders are searched for ``*.txt``, and those without any for ``*.md``, in natural order. Files beside a
    ``source.toml`` take its description; all the others form one edition ``official``. Editions in plain words come
    last. ``ruleset`` and ``dialect`` override what a description says. Raises SourceError for a folder that is
    unreadable or has no texts, and for a ``source.toml`` that cannot be understood.
    """
    groups: dict[Path | None, list[SourceFile]] = {}
    for file in _distinct(file for path in paths for file in _texts(path)):
        description = file.path.parent / DESCRIPTION
        groups.setdefault(description if description.is_file() else None, []).append(file)
    editions = [_user_edition(description, tuple(files)) for description, files in groups.items()]
    in_order = sorted(editions, key=lambda edition: edition.name == PLAIN)
    return tuple(
        replace(edition, ruleset=ruleset or edition.ruleset, dialect=dialect or edition.dialect) for edition in in_order
    )


def check_hash(file: SourceFile, sha256: str) -> str | None:
    """Return a sentence if the file's ``sha256`` is not the one its ``source.toml`` names, else None."""
    if file.sha256 is None or file.sha256 == sha256:
        return None
    return f"{file.name}: the text differs from the one its {DESCRIPTION} describes (SHA-256 is {sha256})."


def _shipped_edition(path: Path, folder: Path) -> EditionSource:
    description = _read_description(path)
    name = f"data/{path.parent.relative_to(folder).as_posix()}"
    files = tuple(
        description.described(SourceFile(path.parent / file.path, f"{name}/{file.path}"), file.path)
        for file in description.file
    )
    return _described(description, files, shipped=True)


def _user_edition(path: Path | None, files: tuple[SourceFile, ...]) -> EditionSource:
    if path is None:
        return EditionSource(OFFICIAL, files)
    description = _read_description(path)
    known = tuple(description.described(file, file.path.name) for file in files)
    return _described(description, known, shipped=False)


def _described(description: _Description, files: tuple[SourceFile, ...], *, shipped: bool) -> EditionSource:
    given = structs.asdict(description.edition)
    texts = {key: ", ".join(value) if isinstance(value, tuple) else value for key, value in given.items()}
    texts["date"] = str(description.edition.date)
    return EditionSource(
        **texts,
        files=files,
        shipped=shipped,
        expected=description.expected,
        renumbered=description.renumbered,
        declaration=description.dialect,
    )


def _read_description(path: Path) -> _Description:
    try:
        description = decode_toml(read_text(path).text, _Description)
    except MisfitValueError as error:
        raise _not_understood(path, str(error)) from error
    for date in filter(None, description.dates()):
        if _date(date) is None:
            raise SourceError(str(path), f"its date {date[:20]!r} is no day", "write the day as 2026-01-31")
    return description


def _date(written: str) -> dt.date | None:
    """Return the day that ``2026-01-31`` names, None for any other form."""
    try:
        return dt.date.fromisoformat(written) if _ISO_DATE.fullmatch(written) else None
    except ValueError:
        return None


def _not_understood(description: Path, problem: str) -> SourceError:
    return SourceError(str(description), f"cannot be understood ({problem})", "correct it or take it away")


def _texts(path: Path) -> Sequence[SourceFile]:
    """Return the texts of ``path``: a file counts whatever it is called, in a folder ``*.txt``, or else ``*.md`` does.

    Beside ``*.txt``, Markdown is what somebody wrote about the texts.
    """
    if not path.is_dir():
        return [SourceFile(path, str(path))]
    files = sorted(_walk(path), key=_natural)
    texts, markdown = ([file for file in files if file.suffix.lower() == suffix] for suffix in _SUFFIXES)
    markdown = [file for file in markdown if file.stem.lower() not in _ABOUT_THE_FOLDER]
    if not texts and not markdown:
        raise SourceError(str(path), "is a folder without texts (*.txt, *.md)", "name a folder or file with rules text")
    return [SourceFile(file, str(file), may_be_prose=not texts) for file in texts or markdown]


def _walk(folder: Path) -> Iterator[Path]:
    """Yield the texts below ``folder`` but hidden ones, which editors leave. Raises SourceError."""

    def refuse(error: OSError) -> None:
        problem = f"cannot be read ({error.strerror})"
        raise SourceError(str(error.filename), problem, "check its permissions") from error

    for parent, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (
            Path(parent, name) for name in names if name.lower().endswith(_SUFFIXES) and not name.startswith(".")
        )


_ABOUT_THE_FOLDER = frozenset({"readme", "changelog", "changes", "contributing", "licence", "license", "security"})
"""Names, without suffix, of Markdown that is about a folder and is never rules."""
_SUFFIXES = (".txt", ".md")
"""The ends of names that texts have in folders, the usual one first."""


def _natural(path: Path) -> list[tuple[bool, int, str]]:
    """Sort ``chapter-2`` before ``chapter-10``; whether a piece is a number keeps the comparison within one type."""
    pieces = re.split(r"([0-9]+)", str(path))
    return [(piece.isdecimal(), int(piece) if piece.isdecimal() else 0, piece) for piece in pieces]


def _distinct(files: Iterable[SourceFile]) -> list[SourceFile]:
    """Links and detours (``./a/../b``) to one file count once, under the first name."""
    return list({os.path.realpath(file.path): file for file in reversed(list(files))}.values())[::-1]
