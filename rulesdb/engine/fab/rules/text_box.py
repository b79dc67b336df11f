"""The text box (2.12): which of its card text defines abilities."""

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.kernel.cards.cards import Ability

_BAR = re.compile(r"[-―—–ー\s]{2,}")
_REMINDER = re.compile(r"\s*\([^()]*。\)$")
_SENTENCE = re.compile(r"[^。]*。")


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


def _without_flavor(text: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return all lines but bars as lines above the bar (misreading of 2.12.2)."""
    return tuple(line for line in text if not _BAR.fullmatch(line)), ()


@book.definition("2.12.2#sentence-6", _without_flavor, "区切りの横線の下も、ルールテキストの続きだとする読み方")
def above_the_bar(text: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Flavor text stands in paragraphs of its own, below a bar; return the lines above the bar and those from it on."""
    at = next((at for at, line in enumerate(text) if _BAR.fullmatch(line)), len(text))
    return text[:at], text[at:]


def _only_brackets(line: str) -> Passages:
    return (TextBoxPart("rules", line.translate({ord("("): "", ord(")"): ""}) if _REMINDER.search(line) else line),)


@book.definition(
    "2.12.2#sentence-4", _only_brackets, "カッコに入れたルールテキストも、ただのルールテキストだとする読み方"
)
def with_reminder_in_brackets(line: str) -> Passages:
    """Reminder text is in brackets, behind the rules text of its paragraph or by itself."""
    found = _REMINDER.search(line) if line.endswith("。)") else None
    if found is None:
        return (TextBoxPart("rules", line),)
    return TextBoxPart("rules", line[: found.start()]), TextBoxPart("reminder", found[0].strip()[1:-1])


def _first_of_rules(text: tuple[Passages, ...]) -> tuple[Passages, ...]:
    """Return a card text whose first paragraph is rules text (misreading of 2.12.2)."""
    first = "".join(passage.text for passage in text[0]) if text else ""
    return (_only_brackets(first), *text[1:]) if text else ()


@book.definition("2.12.2#sentence-2", _first_of_rules, "ルールテキストは必ずあり、最初の段落がそれだとする読み方")
def of_any_kind(text: tuple[Passages, ...]) -> tuple[Passages, ...]:
    """A card text can lack rules text, reminder text or flavor text."""
    return text


@book.definition(
    "2.12.3#sentence-3",
    lambda passage: not _BAR.fullmatch(passage.text),
    "注釈文やフレーバーテキストに書かれたことも行うとする読み方",
)
def affects_the_game(passage: TextBoxPart) -> bool:
    """Reminder text and flavor text do not affect the game."""
    return passage.kind == "rules"


def _by_sentence(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sentence for text in paragraphs for sentence in _SENTENCE.findall(text) or [text])


@book.definition("2.12.3#sentence-2", _by_sentence, "1つの文が、1つの能力だとする読み方")
def ability_of_each_paragraph(paragraphs: tuple[str, ...]) -> tuple[str, ...]:
    """A paragraph of rules text defines a single ability."""
    return paragraphs


def _all_that_is_printed(card: Card) -> tuple[object, ...]:
    return (card.name, card.types, *card.abilities)


@book.definition(
    "2.12.1#sentence-1",
    _all_that_is_printed,
    "カードに印刷された文字は、名前もタイプも、どれもテキストボックスの中身だとする読み方",
)
def contents(card: Card) -> tuple[object, ...]:
    """The text box of a card contains the card text; the engine knows what of it defines abilities."""
    return card.abilities


def _of_cards_alone(card: Card) -> Card:
    return Card(card.name, frozenset({"macro"})) if "macro" in card.types else card


@book.definition(
    "2.0.2#sentence-1",
    _of_cards_alone,
    "文章が特性を決めるのはカードだけで、マクロには名前しかないとする読み方",
)
def properties_of_text(card: Card) -> Card:
    """The text of a card or a macro determines what properties it has."""
    return card


def _the_first_of_them(of_rules_text: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return of_rules_text[:1]


@book.definition(
    "2.12.3#sentence-1",
    _the_first_of_them,
    "ルールテキストがいくつ書かれていても、カードの基本能力は、最初の1つだけだとする読み方",
)
def base_abilities_of_card(of_rules_text: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The rules text of a card defines its base abilities."""
    return of_rules_text
