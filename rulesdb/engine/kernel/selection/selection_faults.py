"""Selections on a card that nothing can satisfy, with the words in which the card has them."""

from collections.abc import Iterable, Iterator
from typing import Any

from rulesdb.engine.kernel.cards.roles import Filter, Objects
from rulesdb.engine.kernel.language.card_sheets import Fault
from rulesdb.engine.kernel.language.phrases import ANY, NOUN, PLAIN, Printer, UnsayableError
from rulesdb.engine.kernel.selection.contradictions import SelectionRules


def selection_faults(rules: SelectionRules, printer: Printer, abilities: Iterable[Any]) -> Iterator[Fault]:
    """Yield the selections of a card's abilities that no object of the game can ever satisfy."""
    for line, ability in enumerate(abilities):
        for part, problem in rules.contradictions(ability):
            words = tuple(ways_to_say(printer, part))
            yield Fault(line, words, problem.format(words=words[0] if words else "this"))


def ways_to_say(printer: Printer, part: Objects | Filter) -> Iterator[str]:
    """Yield the words for a selection or filter, in each of the forms in which a card can have it."""
    for form in (ANY, PLAIN) if isinstance(part, Objects) else (PLAIN, NOUN):
        try:
            yield printer.say(part, form)
        except UnsayableError:
            continue
