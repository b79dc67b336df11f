"""Legality of what a player with priority may do (408.1): plays, activations, special actions and passing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rulesdb.engine.kernel.book import nothing
from rulesdb.engine.kernel.cards.abilities import condition_of
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.actions import is_allowed
from rulesdb.engine.kernel.effects.effects_in_force import holds_now
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.attempts import reasons_against
from rulesdb.engine.kernel.play.declarations import DeclarationRules, cannot_be_declared
from rulesdb.engine.kernel.play.legality import (
    AbilityOfObject,
    BeginningRow,
    CandidateRules,
    LegalityRules,
    OptionRules,
    first_of,
)
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import flashback, morph, suspend
from rulesdb.engine.mtg.rules import playing, timing, total_costs
from rulesdb.engine.mtg.rules.abilities import functions
from rulesdb.engine.mtg.rules.attempts import Attempt, Special, SpecialAction, SpecialRules
from rulesdb.engine.mtg.state import Object

SPECIAL: Mapping[SpecialAction, SpecialRules] = {"suspend": suspend.SPECIAL, "turn face up": morph.SPECIAL}
"""The special actions."""


@book.filter("408.1")
def has_no_priority(game: Game, player: int) -> bool:
    """Only the player with priority may play spells and abilities, and pass."""
    return game.state.stage != "priority" or game.state.priority != player


@book.filter("400.1")
def is_not_in_hand(game: Game, player: int, object_id: int) -> bool:
    """A player plays cards from their own hand."""
    if game.object(object_id).zone == ("hand", player):
        return False
    if game.object(object_id).owner == player and is_allowed(game, "play", player, object_id):
        return False
    return not flashback.may_be_played(game, player, object_id)


@book.filter("403.1")
def is_activated(ability: Ability) -> bool:
    """An activated ability is one that players play."""
    return isinstance(ability, Activated | ManaAbility)


def _lacking(game: Game, player: int, object_id: int, ability: Ability) -> str | None:
    """Return a rule by which an ability does not function or is another player's, None if a player may play it."""
    if is_not_the_controller(game, player, object_id):
        return is_not_the_controller.id
    return does_not_function.id if does_not_function(game, object_id, ability) else None


@book.filter("403.2")
def is_not_the_controller(game: Game, player: int, object_id: int) -> bool:
    """Only an object's controller, or its owner where it has none, plays its activated abilities."""
    return game.player_of(object_id) != player


@book.filter("402.8")
def does_not_function(game: Game, object_id: int, ability: Ability) -> bool:
    """An ability is played only in the zones in which it functions."""
    return not functions(game.object(object_id), ability)


@book.transform("402.8")
def possibly_functional(_every: Iterable[AbilityOfObject], game: Game) -> Iterable[AbilityOfObject]:
    """An ability is played only in the zones in which it functions; the others are returned."""
    return game.keep_by_object("activated abilities", (), game.state.special, frozenset(), _activated_of)


def _activated_of(_game: Game, item: Object) -> Iterator[AbilityOfObject]:
    """Yield the printed activated abilities of an object that function where it is."""
    for index, ability in enumerate(item.card.abilities):
        if isinstance(ability, Activated | ManaAbility) and functions(item, ability):
            yield item.id, index


@book.filter("403.3")
def fails_its_condition(game: Game, object_id: int, ability: Ability) -> bool:
    """An ability is played only while the condition that it states is met."""
    context = game.context_of(object_id)
    own = ability.condition if isinstance(ability, Activated) else None
    return not (holds_now(game, condition_of(ability), context) and holds_now(game, own, context))


def _abilities(game: Game, attempt: Attempt) -> tuple[Ability, ...]:
    if attempt.ability is None:
        return game.object(attempt.layer).card.abilities
    return attempt.ability.layer if isinstance(attempt.ability, Activated) else ()


def _announced(game: Game, player: int, source: int, index: int) -> int:
    """Announce an ability in a trial; return the id of the object on the stack."""
    made = game.state.next_id
    playing.announce_ability(game, player, source, index)
    return made


_DECLARATIONS = DeclarationRules[Game, Attempt](
    announce_card=playing.announce,
    announce_ability=_announced,
    declare=(playing.announce_costs, playing.announce_modes, playing.announce_targets),
    abilities=_abilities,
)


@book.filter("409.1c")
def has_no_legal_target(game: Game, attempt: Attempt) -> bool:
    """A spell or ability that needs a target is not played without a legal one."""
    return not attempt.is_mana_ability and cannot_be_declared(game, attempt, _DECLARATIONS)


def _in_hand(_anywhere: Iterable[int], game: Game, player: int) -> Iterable[int]:
    elsewhere = (*game.zone("graveyard", player), *game.zone("removed"))
    return (*game.zone("hand", player), *(one for one in elsewhere if not is_not_in_hand(game, player, one)))


@book.law
def obstacle_to_special(game: Game, player: int, option: Special) -> str | None:
    """Return a rule that forbids a player a special action, None if no rule does."""
    return SPECIAL[option.action].obstacle(game, player, option.object)


def _obstacle_to_activating(game: Game, player: int, option: Activate) -> str | None:
    """Return the first rule that forbids a player to play an ability, None if none does."""
    ability = abilities(game, option.object)[option.ability]
    if not is_activated(ability):
        return is_activated.id
    missing = _lacking(game, player, option.object, ability)
    if missing is None and fails_its_condition(game, option.object, ability):
        return fails_its_condition.id
    return missing


class Legality(LegalityRules[Game, Attempt], frozen=True, eq=False):
    """The rules about the actions of a player with priority."""

    def others(self, game: Game, player: int) -> Sequence[Option]:
        """Return the special actions that could be legal for a player, and passing."""
        special = (Special(action, one) for action, rules in SPECIAL.items() for one in rules.objects(game, player))
        return (*special, Pass())


LEGALITY = Legality(
    kinds={
        Play: OptionRules[Game, Play, Attempt](
            lacks_priority=has_no_priority,
            obstacle=first_of((is_not_in_hand,)),
            attempt=lambda _game, player, option: Attempt(player, option.object, option.object),
        ),
        Activate: OptionRules[Game, Activate, Attempt](
            lacks_priority=has_no_priority,
            obstacle=_obstacle_to_activating,
            attempt=lambda game, player, one: Attempt(
                player, one.object, one.object, abilities(game, one.object)[one.ability]
            ),
        ),
        Special: OptionRules[Game, Special, Attempt](lacks_priority=has_no_priority, obstacle=obstacle_to_special),
        Pass: OptionRules[Game, Pass, Attempt](lacks_priority=has_no_priority, obstacle=nothing),
    },
    lacks_priority=has_no_priority,
    unknown="mtg:408.1",
    where=CandidateRules[Game](
        cards=_in_hand,
        stack=lambda game: game.stack,
        functional=possibly_functional,
        may_activate=lambda game, player, one: _lacking(game, player, one[0], abilities(game, one[0])[one[1]]) is None,
    ),
    against=lambda game, attempt: reasons_against(game, attempt, timing.TIMES),
    beginning=(
        BeginningRow(
            total_costs.cannot_pay.id,
            lambda game, attempt: "land" not in attempt.kinds(game) and total_costs.cannot_pay(game, attempt),
        ),
        BeginningRow(has_no_legal_target.id, has_no_legal_target, is_trial=True),
    ),
)
