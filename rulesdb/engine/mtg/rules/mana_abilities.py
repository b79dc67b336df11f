"""Mana abilities (406, 411): they resolve at once, without the stack."""

from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.card_parts.keywords import Haste
from rulesdb.engine.mtg.characteristics import has, is_creature
from rulesdb.engine.mtg.events.mana import GainMana
from rulesdb.engine.mtg.game import Game


@book.filter("212.3f")
def has_summoning_sickness(game: Game, object_id: int) -> bool:
    """A creature not controlled since its controller's turn began cannot attack, nor be tapped for a cost."""
    item = game.object(object_id)
    if item.controller is None or not is_creature(game, object_id) or has(game, object_id, Haste):
        return False
    return item.control_began >= game.state.players[item.controller].turn_began


def cannot_be_tapped(game: Game, object_id: int) -> bool:
    """Whether an object cannot be tapped for the cost of an ability of its own."""
    return game.object(object_id).is_tapped or has_summoning_sickness(game, object_id)


def can_be_played(game: Game, source: int, ability: Activated | ManaAbility) -> bool:
    """Whether nothing but mana is missing for the player of an object to play an ability of it."""
    if ability.cost.tap and cannot_be_tapped(game, source):
        return False
    context = game.context_of(source)
    return all(effect.is_possible(game, context) for effect in ability.cost.effects)


@book.step("411.1")
def play_mana_ability(game: Game, player: int, source: int, index: int) -> None:
    """A mana ability does not go on the stack: once its cost is paid, it resolves immediately."""
    ability = abilities(game, source)[index]
    assert isinstance(ability, ManaAbility)
    if ability.cost.tap:
        happen(game, Tapped(by=play_mana_ability.id, object=source, is_tapped=True))
    context = game.context_of(source)
    amount = valued(game, ability.amount, context)
    for effect in ability.cost.effects:
        effect.generate(game, context)
    happen(game, GainMana(by=play_mana_ability.id, source=source, player=player, asset=ability.mana, amount=amount))
