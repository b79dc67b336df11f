"""docs/card-language.md: every phrase of the card language of each game, written from its table.

``python tests/engine/test_card_language_page.py`` writes the page; the diff is the review.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_origin

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # as pytest does

from support.engine.fab import printed_examples as fab_examples
from support.engine.mtg import printed_examples as mtg_examples
from support.engine.phrase_tables import meaning, said

from rulesdb.engine.fab.language import vocabulary as fab
from rulesdb.engine.kernel.language.phrases import Role, Vocabulary
from rulesdb.engine.mtg.language import vocabulary as mtg

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


def page() -> Iterator[str]:
    """Yield the lines of the page that the tables of both games make."""
    yield from ("", "## Flesh and Blood")
    yield from _printed((*fab_examples.FIRST_LINES, *fab_examples.TEXTS))
    yield from _language(fab.vocabulary())
    yield from ("", "## Magic")
    yield from _printed((*mtg_examples.FIRST_LINES, *mtg_examples.TEXTS))
    yield from _language(mtg.vocabulary())


def _printed(examples: tuple[tuple[str, str], ...]) -> Iterator[str]:
    yield from ("", "### As cards are printed", "", "| printed | read as |", "|---|---|")
    yield from (f"| {printed} | {read} |" for printed, read in examples)


def _language(language: Vocabulary) -> Iterator[str]:
    for role in language.roles:
        yield from ("", f"### {TITLES[role.name]}", "", "| phrase | says | form |", "|---|---|---|")
        rows = [row for row in language.phrases if issubclass(row.kind, role.parent)]
        yield from (f"| {said(row.pieces)} | {meaning(row)} | {FORMS[row.form]} |" for row in rows)
        yield from _wrappers(role)
    yield from _words(language)


def _wrappers(role: Role) -> Iterator[str]:
    for form, (before, behind) in role.wrappers.items():
        yield f"| {before}…{behind} | Any other of them. | {FORMS[form]} |"


def _words(language: Vocabulary) -> Iterator[str]:
    yield from ("", "### Words", "", "| what | words |", "|---|---|")
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
