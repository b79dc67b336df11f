"""Attempts to play a card or to activate an ability, and when an attempt is legal by its timing and type (chapter 8.1).

That is asked before an attempt begins, and again in the fourth step (5.1.5).
"""

from collections.abc import Callable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, PlayableAsInstant, PlayableOnlyIf
from rulesdb.engine.fab.card_parts.roles import has_attack_effect
from rulesdb.engine.fab.cards import CardType
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.events.zones import Declare
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import subtypes, types
from rulesdb.engine.fab.rules.abilities.activated import Extra, attacks, type_of
from rulesdb.engine.fab.rules.abilities.functional import play_statics
from rulesdb.engine.fab.rules.cards.categories import PLAYED_TYPES
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_when_declared
from rulesdb.engine.fab.rules.general.precedence import is_allowed, is_impossible, rules_against_action
from rulesdb.engine.fab.rules.objects.attacks import attackable
from rulesdb.engine.fab.rules.objects.chain_links import attacking_players_of, is_open
from rulesdb.engine.fab.rules.objects.defending import is_no_reaction_that_defends, is_no_reaction_to_dominate
from rulesdb.engine.fab.rules.objects.objects import layers
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play import attempts
from rulesdb.engine.kernel.play.attempts import CoreAttempt, Prohibition
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.pipeline import note

_NOTHING = Due()

types_when_played = book.definition("2.15.1#sentence-3")(types)
"""The types of a deck-card determine how it may be played."""


class Attempt(CoreAttempt[Game, State, Activated], eq=False):
    """An attempt to play a card or to activate an ability."""

    extra: Extra | None = None
    """The effect that lets an ability be activated beyond its limit, None within the limit."""
    due: Due = _NOTHING
    """The cost to be paid, as far as it is calculated."""
    origin: str = ""
    """Name of the zone from which a card is played."""

    def kinds(self, game: Game) -> frozenset[str]:
        """Return the types that decide the legal timing: the types of the card, or the type of the ability."""
        if self.ability is None:
            return types_when_played(game, self.layer)
        return frozenset({type_of(game, self.source, self.ability)})

    def declared(self, game: Game) -> Declared:
        """Return the parameters declared so far."""
        return game.object(self.layer).declared

    def declare(self, game: Game, declared: Declared) -> None:
        """Declare parameters; apply the effects on the next card played that depend on them (5.1.2a)."""
        before = game.state
        note(game, Declare(object=self.layer, declared=declared))
        if any(lasting.awaits for lasting in game.state.lasting):
            apply_when_declared(game, game.at(before), self.layer)


_NEVER_PLAYED: frozenset[CardType] = frozenset(
    {"block", "companion", "equipment", "hero", "macro", "resource", "token", "weapon"}
)


@book.law
def refusals(game: Game, attempt: Attempt) -> tuple[str, ...]:
    """The rules by which effects and tournament rules forbid an attempt to "play" a card or "activate" an ability."""
    return rules_against_action(game, "play" if attempt.is_card else "activate", attempt.player, attempt.source)


@book.definition("1.4.5#sentence-2a")
def has_no_attack_target(game: Game, attempt: Attempt) -> bool:
    """Whoever plays or activates an attack must declare an attack-target, and so cannot without one."""
    return not attackable(game, attempt.player)


@book.definition("1.4.6#sentence-2a")
def is_kept_from_attacking(game: Game, attempt: Attempt) -> bool:
    """An attack cannot be played or activated if an effect prevents attacking with that card or ability."""
    return is_impossible(game, "attack", attempt.player, attempt.source)


@book.filter("8.1.7a#sentence-1")
def is_never_played(game: Game, attempt: Attempt) -> bool:
    """A resource card cannot be played; nor can a card of the other types that are never played."""
    kinds = attempt.kinds(game)
    is_also_played = not kinds.isdisjoint(PLAYED_TYPES)  # equipment with another type is no arena-card (8.1.4)
    return bool((kinds - {"equipment"} if is_also_played else kinds) & _NEVER_PLAYED)


@book.filter("1.8.8#sentence-3a")
def counts_as_instant(game: Game, attempt: Attempt) -> bool:
    """Whether an action is played or activated as an instant; before the declaration (5.1.3d), whether it may be."""
    is_announced = game.object(attempt.layer).layer is not None
    return attempt.declared(game).as_instant if is_announced else may_be_instant(game, attempt)


def may_be_instant(game: Game, attempt: Attempt) -> bool:
    """Whether an effect or ability lets the player play the card, or activate the ability, as an instant."""
    if not attempt.is_card:
        return attempt.extra is not None and attempt.extra.effect.as_instant
    found = [ability for ability in play_statics(game, attempt.layer) if isinstance(ability, PlayableAsInstant)]
    if found:  # as of few cards
        context = attempt.context(game)
        if any(ability.condition is None or ability.condition.holds(game, context) for ability in found):
            return True
    return is_allowed(game, "play as an instant", attempt.player, attempt.layer)


def is_of_attack(game: Game, attempt: Attempt) -> bool:
    """Return whether what is played or activated is an attack."""
    if attempt.ability is not None:
        return attacks(attempt.ability)
    is_attack_card = "attack" in subtypes(game, attempt.layer)
    return is_attack_card or has_attack_effect(abilities(game, attempt.layer), attempt.declared(game).modes)


def _if_it_attacks(forbids: Callable[[Game, Attempt], bool]) -> Callable[[Game, Attempt], bool]:
    return lambda game, attempt: is_of_attack(game, attempt) and forbids(game, attempt)


@book.filter("8.1.1a#sentence-1")
def is_action_above_a_layer(game: Game, attempt: Attempt) -> bool:
    """Actions need an empty stack, unless they are played as instants."""
    return any(layer != attempt.layer for layer in layers(game.state)) and not counts_as_instant(game, attempt)


@book.definition("7.0.1a#sentence-1")
def is_action_in_combat(game: Game, attempt: Attempt) -> bool:
    """In combat no action may be used but attacks in the Resolution Step, which sentence 2 excepts, and as instants."""
    step = game.state.combat
    return (
        is_open(game)
        and not (step == "resolution" and is_of_attack(game, attempt))
        and not counts_as_instant(game, attempt)
    )


@book.filter("8.1.2a#sentence-1")
def is_no_time_for_attack_reactions(game: Game, attempt: Attempt) -> bool:
    """Only the player who controls the attack may use attack reactions, in the Reaction Step."""
    link = game.link if game.state.combat == "reaction" else None
    return link is None or attempt.player not in attacking_players_of(game, link)


@book.filter("8.1.3a#sentence-1")
def is_no_time_for_defense_reactions(game: Game, attempt: Attempt) -> bool:
    """Only a player whose hero is an attack-target may use defense reactions, in the Reaction Step."""
    link = game.link
    return game.state.combat != "reaction" or link is None or game.hero(attempt.player) not in link.targets


@book.filter("5.4.4#sentence-1")
def fails_its_condition(game: Game, attempt: Attempt) -> bool:
    """A card with a play-static ability that says when it can be played cannot be played otherwise."""
    found = [ability for ability in play_statics(game, attempt.layer) if isinstance(ability, PlayableOnlyIf)]
    return bool(found) and not all(one.condition.holds(game, attempt.context(game)) for one in found)


_ACTION, _DEFENSE_REACTION = frozenset({"action"}), frozenset({"defense reaction"})

TIMES: tuple[Prohibition[Game, Attempt], ...] = (
    Prohibition(is_never_played.id, _NEVER_PLAYED, is_never_played, cards_only=True),
    Prohibition(is_action_above_a_layer.id, _ACTION, is_action_above_a_layer),
    Prohibition(is_action_in_combat.id, _ACTION, is_action_in_combat),
    Prohibition(is_no_time_for_attack_reactions.id, frozenset({"attack reaction"}), is_no_time_for_attack_reactions),
    Prohibition(is_no_time_for_defense_reactions.id, _DEFENSE_REACTION, is_no_time_for_defense_reactions),
    Prohibition(
        is_no_reaction_to_dominate.id,
        _DEFENSE_REACTION,
        lambda game, attempt: is_no_reaction_to_dominate(game, attempt.layer),
        cards_only=True,
    ),
    Prohibition(
        is_no_reaction_that_defends.id,
        _DEFENSE_REACTION,
        lambda game, attempt: is_no_reaction_that_defends(game, attempt.layer),
        cards_only=True,
    ),
    Prohibition(fails_its_condition.id, None, fails_its_condition, cards_only=True),
    Prohibition(has_no_attack_target.id, None, _if_it_attacks(has_no_attack_target)),
    Prohibition(is_kept_from_attacking.id, None, _if_it_attacks(is_kept_from_attacking)),
)
"""The times at which kinds of cards and abilities may be played and activated (chapter 8.1, 1.4.5), also by effects."""


def reasons_against(game: Game, attempt: Attempt) -> Iterator[str]:
    """Yield the rules that make an attempt illegal now: by its time and type, by effects and by tournament rules."""
    yield from attempts.reasons_against(game, attempt, TIMES)
    yield from refusals(game, attempt)
