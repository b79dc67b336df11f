"""Modes that have not been selected (1.7.5d)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Modal
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import Modes


def with_all_modes(abilities: tuple[Ability, ...], _declared: Modes) -> tuple[Ability, ...]:
    """Return abilities with all modes of modal ones as abilities (for misreadings)."""
    return tuple(one for ability in abilities for one in (ability.modes if isinstance(ability, Modal) else (ability,)))


@book.definition("1.7.5d#sentence-2")
def without_unchosen_modes(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A source of which no modes have been selected has none of its modes as base abilities."""
    return abilities
