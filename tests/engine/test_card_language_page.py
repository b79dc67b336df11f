"""docs/card-language.md: every phrase of the card language, written from the table.

``python tests/engine/test_card_language_page.py`` writes the page; the diff is the review.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import get_origin

from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.kernel.language.phrases import Gap, Maybe, Phrase, PhrasePiece, Role, Vocabulary

PAGE = Path(__file__).resolve().parents[2] / "docs" / "card-language.md"
MARK = "<!-- the rest is written by tests/engine/test_card_language_page.py -->\n"
TITLES = {
    "players": "Players", "objects": "Objects", "filter": "What an object must be", "value": "Worked-out numbers",
    "condition": "Conditions", "target": "Targets", "cost": "Costs", "effect": "Discrete effects", "event": "Events",
    "instead": "What happens instead", "admitted": "Cards of a card-pool", "lasting": "Continuous effects",
    "ability": "Abilities", "card": "Cards", "printed": "Printed cards",
}  # fmt: skip
FORMS = {
    "": "", "te": "before もよい", "ta": "what has happened", "not": "what is not so", "noun": "by itself",
    "any": "what one of them is", "predicate": "of objects that are named before", "alone": "within another ability",
    "sheet": "as a sheet",
}  # fmt: skip
"""What the forms of phrases are for."""


def said(pieces: tuple[PhrasePiece, ...]) -> str:
    """Return the words of a phrase; fields in braces, what may be left out in angle brackets."""
    return "".join(map(_piece, pieces)).replace("\n", "⏎").replace("|", "\\|")


def _piece(piece: PhrasePiece) -> str:
    match piece:
        case str():
            return piece
        case Gap(field, _form, None):
            return f"{{{field}}}"
        case Gap(field, _form, joint, _least, most):
            return f"{{{field}}}" if most == 1 else f"{{{field}{joint}…}}"
        case Maybe(pieces):
            return f"<{said(pieces)}>"


def page() -> Iterator[str]:
    """Yield the lines of the page that the table makes."""
    language = vocabulary()
    for role in language.roles:
        yield from ("", f"## {TITLES[role.name]}", "", "| phrase | says | form |", "|---|---|---|")
        rows = [row for row in language.phrases if issubclass(row.kind, role.parent)]
        yield from (f"| {said(row.pieces)} | {_meaning(row)} | {FORMS[row.form]} |" for row in rows)
        yield from _wrappers(role)
    yield from _words(language)


def _meaning(row: Phrase) -> str:
    """Return what a record says: the first sentence of its documentation, and what its words fix."""
    first = (row.kind.__doc__ or "").split("\n\n")[0].split("\n")[0]
    fixed = ", ".join(f"{name}: {value}" for name, value in row.fixed.items() if value not in {None, ()})
    return f"{first} *({fixed})*" if fixed else first


def _wrappers(role: Role) -> Iterator[str]:
    for form, (before, behind) in role.wrappers.items():
        yield f"| {before}…{behind} | Any other of them. | {FORMS[form]} |"


def _words(language: Vocabulary) -> Iterator[str]:
    yield from ("", "## Words", "", "| what | words |", "|---|---|")
    for (hint, form), words in language.words.items():
        if len(words) > 1:
            first = next(iter(words))
            name = first.__name__ if get_origin(hint) is type else first
            yield f"| {name} …{f', {form}' if form else ''} | {'、'.join(words.values())} |"


def test_the_page_has_every_phrase() -> None:
    """It is as the table would write it now."""
    text = PAGE.read_text(encoding="utf-8")
    assert text.partition(MARK)[2] == "\n".join(page()) + "\n"


if __name__ == "__main__":
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(f"{head}{MARK}" + "\n".join(page()) + "\n", encoding="utf-8")
