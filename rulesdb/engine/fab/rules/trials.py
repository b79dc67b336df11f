"""Trials of plays and activations in a copy of the game: whether there are legal targets to declare (5.1.4a)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.announcing import announce, announce_ability
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_costs, declare_for_abilities
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.play.trials import DeclarationRules, cannot_be_declared


@book.filter("5.1.4a#sentence-2")
def has_no_legal_target(game: Game, attempt: Attempt) -> bool:
    """A card or ability cannot be played or activated if no possible declaration leaves it enough legal targets."""
    return cannot_be_declared(game, attempt, DECLARATIONS)


def _abilities(game: Game, attempt: Attempt) -> tuple[Ability, ...]:
    return game.object(attempt.layer).card.abilities if attempt.ability is None else attempt.ability.layer


DECLARATIONS = DeclarationRules[Game, Attempt](
    announce_card=announce,
    announce_ability=announce_ability,
    declare=(declare_costs, declare_for_abilities),
    abilities=_abilities,
)
"""The rules by which cards and abilities are announced and declared (5.1.2 to 5.1.4, 5.2.2a)."""
