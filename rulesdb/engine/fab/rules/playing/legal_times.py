"""Legality of the timing and type of a play or activation, checked before it begins and in the fourth step (5.1.5)."""

from collections.abc import Iterator

from rulesdb.engine.fab.attack_effects import has_attack_effect
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import CardType, RestrictedAction
from rulesdb.engine.fab.continuous import subtypes
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import attacks
from rulesdb.engine.fab.rules.general.precedence import is_impossible, refusing
from rulesdb.engine.fab.rules.objects.defending import is_no_reaction_to_dominate
from rulesdb.engine.fab.rules.objects.layers import layers
from rulesdb.engine.fab.rules.objects.life_totals import attackable
from rulesdb.engine.fab.rules.playing.attempt import Attempt, is_played_by_another_class, is_played_without_its_trait
from rulesdb.engine.fab.rules.playing.declaring import may_be_instant
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play import attempts
from rulesdb.engine.kernel.play.attempts import Prohibition

_NEVER_PLAYED: frozenset[CardType] = frozenset(
    {"block", "companion", "equipment", "hero", "macro", "resource", "token", "weapon"}
)


@book.definition("5.2.2b#sentence-2")
def term_for(ability: Activated | None) -> RestrictedAction:
    """In the steps of playing a card, "activate" stands for "play" when an ability is activated."""
    return "play" if ability is None else "activate"


@book.filter("1.4.5#sentence-2")
def has_no_attack_target(game: Game, player: int) -> bool:
    """Whoever plays or activates an attack must declare an attack-target, and so cannot without one."""
    return not attackable(game, player)


@book.filter("1.4.6#sentence-2")
def is_kept_from_attacking(game: Game, attempt: Attempt) -> bool:
    """An attack cannot be played or activated if an effect prevents attacking with that card or ability."""
    return is_impossible(game, "attack", attempt.player, attempt.source)


@book.filter("8.1.7a#sentence-1")
def is_never_played(game: Game, attempt: Attempt) -> bool:
    """A resource card cannot be played; nor can a card of the other types that are never played."""
    return bool(attempt.kinds(game) & _NEVER_PLAYED)


@book.filter("1.8.8#sentence-3")
def as_instant(game: Game, attempt: Attempt) -> bool:
    """An action may be played or activated "as though" it were an instant, as declared, or as it may be before that."""
    if game.object(attempt.layer).layer is not None:
        return attempt.declared(game).as_instant
    return may_be_instant(game, attempt)


def _attacks(game: Game, attempt: Attempt) -> bool:
    if attempt.ability is None:
        is_attack_card = "attack" in subtypes(game, attempt.layer)
        return is_attack_card or has_attack_effect(abilities(game, attempt.layer), attempt.declared(game).modes)
    return attacks(attempt.ability)


@book.filter("8.1.1a#sentence-1")
def is_action_above_a_layer(game: Game, attempt: Attempt) -> bool:
    """Actions need an empty stack."""
    return any(layer != attempt.layer for layer in layers(game.state))


@book.filter("7.0.1a#sentence-1")
def is_action_in_combat(game: Game, attempt: Attempt) -> bool:
    """In combat no action may be used but attacks in the Resolution Step, which sentence 2 excepts."""
    return game.state.combat != "" and not (game.state.combat == "resolution" and _attacks(game, attempt))


@book.filter("8.1.2a#sentence-1")
def is_no_time_for_attack_reactions(game: Game, attempt: Attempt) -> bool:
    """Only the player who controls the attack may use attack reactions, in the Reaction Step."""
    return game.state.combat != "reaction" or game.link is None or game.link.controller != attempt.player


@book.filter("8.1.3a#sentence-1")
def is_no_time_for_defense_reactions(game: Game, attempt: Attempt) -> bool:
    """Only a player whose hero is an attack-target may use defense reactions, in the Reaction Step."""
    link = game.link
    return game.state.combat != "reaction" or link is None or game.hero(attempt.player) not in link.targets


TIMES: tuple[Prohibition[Game, Attempt], ...] = (
    Prohibition(is_never_played.id, _NEVER_PLAYED, is_never_played, cards_only=True),
    Prohibition(is_played_by_another_class.id, None, is_played_by_another_class, cards_only=True),
    Prohibition(is_played_without_its_trait.id, None, is_played_without_its_trait, cards_only=True),
    Prohibition(
        is_action_above_a_layer.id,
        frozenset({"action"}),
        lambda game, attempt: is_action_above_a_layer(game, attempt) and not as_instant(game, attempt),
    ),
    Prohibition(
        is_action_in_combat.id,
        frozenset({"action"}),
        lambda game, attempt: is_action_in_combat(game, attempt) and not as_instant(game, attempt),
    ),
    Prohibition(is_no_time_for_attack_reactions.id, frozenset({"attack reaction"}), is_no_time_for_attack_reactions),
    Prohibition(is_no_time_for_defense_reactions.id, frozenset({"defense reaction"}), is_no_time_for_defense_reactions),
    Prohibition(
        is_no_reaction_to_dominate.id,
        frozenset({"defense reaction"}),
        lambda game, attempt: is_no_reaction_to_dominate(game, attempt.layer),
        cards_only=True,
    ),
    Prohibition(
        has_no_attack_target.id,
        None,
        lambda game, attempt: _attacks(game, attempt) and has_no_attack_target(game, attempt.player),
    ),
    Prohibition(
        is_kept_from_attacking.id,
        None,
        lambda game, attempt: _attacks(game, attempt) and is_kept_from_attacking(game, attempt),
    ),
)
"""The times at which kinds of cards and abilities may be played and activated (chapter 8.1, 1.4.5), also by effects."""


def reasons_against(game: Game, attempt: Attempt) -> Iterator[str]:
    """Yield the rules that make an attempt illegal now: by its time and type, by effects and by tournament rules."""
    yield from attempts.reasons_against(game, attempt, TIMES)
    yield from refusing(game, term_for(attempt.ability), attempt.player, attempt.source)
