"""The text box (2.12), which defines abilities; modes not selected (1.7.5d), and objects with an effect (1.8.2)."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Modal
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import Modes
from rulesdb.engine.kernel.cards.nested import effects_within, with_parts
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event

BAR = re.compile(r"[-―—–ー\s]{2,}")
REMINDER = re.compile(r"\s*\([^()]*。\)$")


class TextBoxPart(NamedTuple):
    """A part of a card text."""

    kind: Literal["rules", "reminder", "flavor"]
    """Whether it is rules text, reminder text or flavor text."""
    text: str
    """Its words."""


Passages = tuple[TextBoxPart, ...]


def paragraphs_of_abilities(text: Sequence[str]) -> tuple[str, ...]:
    """Return the words of each paragraph of a text box that define an ability, "" for a paragraph without any."""
    above, below = above_the_bar(tuple(text))
    passages = (*map(with_reminder_in_brackets, above), *((TextBoxPart("flavor", line),) for line in below))
    return ability_of_each_paragraph(tuple(_rules_text(paragraph) for paragraph in of_any_kind(passages)))


def _rules_text(paragraph: Passages) -> str:
    return "".join(passage.text for passage in paragraph if affects_the_game(passage))


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


@book.definition("2.12.2#sentence-2")
def of_any_kind(text: tuple[Passages, ...]) -> tuple[Passages, ...]:
    """A card text can lack rules text, reminder text or flavor text."""
    return text


@book.definition("2.12.3#sentence-3")
def affects_the_game(passage: TextBoxPart) -> bool:
    """Reminder text and flavor text do not affect the game."""
    return passage.kind == "rules"


@book.definition("2.12.3#sentence-2")
def ability_of_each_paragraph(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """A paragraph of rules text defines a single ability."""
    return paragraphs


@book.definition("2.12.1#sentence-1")
def contents(card: Card) -> tuple[object, ...]:
    """The text box of a card contains the card text; the engine knows what of it defines abilities."""
    return card.abilities


@book.definition("2.0.2#sentence-1")
def properties_of_text(card: Card) -> Card:
    """The text of a card or a macro determines what properties it has."""
    return card


@book.definition("2.12.3#sentence-1")
def base_abilities_of_card(of_rules_text: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The rules text of a card defines its base abilities."""
    return of_rules_text


def with_all_modes(abilities: tuple[Ability, ...], _declared: Modes) -> tuple[Ability, ...]:
    """Return abilities with all modes of modal ones as abilities (for misreadings)."""
    return tuple(one for ability in abilities for one in (ability.modes if isinstance(ability, Modal) else (ability,)))


@book.definition("1.7.5d#sentence-2")
def without_unchosen_modes(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A source of which no modes have been selected has none of its modes as base abilities."""
    return abilities


Test = Callable[[DiscreteEffect], bool]


@book.definition("1.8.2#sentence-2")
def with_optional_and_conditional_ones(effect: DiscreteEffect) -> Iterable[DiscreteEffect]:
    """Optional and conditional effects are included."""
    return with_parts(effect)


def _generated(game: Game, object_id: int) -> Iterator[DiscreteEffect]:
    """Yield the effects that the abilities of an object directly generate."""
    for ability in map(within, without_unchosen_modes(abilities(game, object_id))):
        generating: tuple[Ability, ...] = (ability,)
        if isinstance(ability, Activated | TriggeredAbility):
            generating = ability.layer
        for effect in effects_within(generating, ()):
            yield from with_optional_and_conditional_ones(effect)


@book.definition("1.8.2#sentence-1")
def has_effect(game: Game, object_id: int, test: Test, event: type[Event]) -> bool:  # noqa: ARG001  (likewise)
    """An object whose abilities directly generate an effect, which makes an event, is an object with that effect."""
    return any(map(test, _generated(game, object_id)))
