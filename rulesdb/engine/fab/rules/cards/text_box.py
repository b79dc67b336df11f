"""The text box (2.12), which defines abilities; modes not selected (1.7.5d), and objects with an effect (1.8.2)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, effects_within, with_parts, within
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect
from rulesdb.engine.kernel.effects.properties import abilities

BAR = re.compile(r"[-―—–ー\s]{2,}")
REMINDER = re.compile(r"\s*\([^()]*。\)$")


class TextBoxPart(NamedTuple):
    """A part of a card text."""

    kind: Literal["rules", "reminder", "flavor"]
    """Whether it is rules text, reminder text or flavor text."""
    text: str
    """Its words."""


Passages = tuple[TextBoxPart, ...]


@book.law
def paragraphs_of_abilities(text: Sequence[str]) -> tuple[str, ...]:
    """The words of each paragraph of a text box that define an ability, "" for a paragraph without rules text."""
    return tuple("".join(part.text for part in paragraph if part.kind == "rules") for paragraph in paragraphs(text))


@book.law
def paragraphs(text: Sequence[str]) -> tuple[Passages, ...]:
    """The paragraphs of a text box, each of rules text, reminder text or both, or of flavor text."""
    above, below = above_the_bar(tuple(text))
    return (*map(with_reminder_in_brackets, above), *((TextBoxPart("flavor", line),) for line in below))


@book.definition("2.12.2#sentence-6")
def above_the_bar(text: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Flavor text stands in paragraphs of its own, below a bar; return the lines above the bar and those from it on."""
    at = next((at for at, line in enumerate(text) if BAR.fullmatch(line)), len(text))
    return text[:at], text[at:]


@book.definition("2.12.2#sentence-4")
def with_reminder_in_brackets(line: str) -> Passages:
    """Reminder text is in brackets, behind the rules text of its paragraph or by itself."""
    found = REMINDER.search(line) if line.endswith("。)") else None
    if found is None:
        return (TextBoxPart("rules", line),)
    return TextBoxPart("rules", line[: found.start()]), TextBoxPart("reminder", found[0].strip()[1:-1])


@book.definition("2.12.1#sentence-1")
def contents(card: Card) -> tuple[object, ...]:
    """The text box of a card contains the card text; the engine knows what of it defines abilities."""
    return card.abilities


@book.law
def generated_effects(game: Game, object_id: int) -> list[DiscreteEffect]:
    """The effects that the abilities of an object directly generate, optional and conditional ones among them."""
    return [part for effect in effects_of(abilities(game, object_id)) for part in with_parts(effect)]


def effects_of(abilities: Iterable[Ability]) -> Iterator[DiscreteEffect]:
    """Yield the effects that abilities directly generate as a whole; modes that were not selected generate none."""
    for ability in map(within, abilities):
        generating: tuple[Ability, ...] = (ability,)
        if isinstance(ability, Activated | TriggeredAbility):
            generating = ability.layer
        yield from effects_within(generating, ())
