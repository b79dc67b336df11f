"""Timing (408.1, 300s): when lands, spells and abilities may be played."""

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import Used
from rulesdb.engine.kernel.play.attempts import Prohibition
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.card_parts.effects import HeldToSorceries
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flash_and_split_second import is_stopped, may_be_played_as_an_instant
from rulesdb.engine.mtg.rules.attempts import Attempt
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.rules.payment import can_be_played, has_summoning_sickness
from rulesdb.engine.mtg.rules.total_costs import has_no_mana_cost

_MAIN = frozenset({"first main", "second main"})


def is_main_phase_of(game: Game, player: int, layer: int) -> bool:
    """Whether it is a player's main phase and nothing else than an object is on the stack."""
    others = [one for one in game.stack if one != layer]
    return game.state.turn_player == player and game.state.step in _MAIN and not others


@book.filter("212.6")
def is_no_time_for_lands(game: Game, attempt: Attempt) -> bool:
    """A land is played in a main phase of its player, with an empty stack, and once a turn (305)."""
    return game.state.players[attempt.player].lands > 0 or not is_main_phase_of(game, attempt.player, attempt.layer)


@book.filter("305")
def is_no_main_phase(game: Game, attempt: Attempt) -> bool:
    """Artifacts, creatures, enchantments and sorceries are played in a main phase of the player, on an empty stack."""
    as_instant = attempt.was_as_instant
    may_be = may_be_played_as_an_instant(game, attempt) if as_instant is None else as_instant
    return not may_be and not is_main_phase_of(game, attempt.player, attempt.layer)


@book.filter("403")
def is_no_time_for_ability(game: Game, attempt: Attempt) -> bool:
    """An ability that says so is played only when its player could play a sorcery."""
    as_sorcery = isinstance(attempt.ability, Activated) and attempt.ability.as_sorcery
    return as_sorcery and not is_main_phase_of(game, attempt.player, attempt.layer)


@book.filter("403")
def is_used_up(game: Game, attempt: Attempt) -> bool:
    """An ability that says how often a turn it is played is not played more often."""
    ability = attempt.ability
    if not isinstance(ability, Activated) or ability.limit is None:
        return False
    index = abilities(game, attempt.source).index(ability)
    used = (one for one in game.state.history if isinstance(one, Used))
    return sum((one.object, one.ability) == (attempt.source, index) for one in used) >= ability.limit


@book.filter("424")
def cannot_pay_otherwise(game: Game, attempt: Attempt) -> bool:
    """A cost without mana must be payable, too: what is tapped is not tapped for it."""
    ability = _unannounced(game, attempt)
    is_payable = ability is None or _taps_too_early(game, attempt) or can_be_played(game, attempt.source, ability)
    return not is_payable


def _taps_too_early(game: Game, attempt: Attempt) -> bool:
    """Whether a creature with summoning sickness would have to be tapped for the cost of an ability."""
    ability = _unannounced(game, attempt)
    return ability is not None and ability.cost.tap and has_summoning_sickness(game, attempt.source)


def _unannounced(game: Game, attempt: Attempt) -> Activated | ManaAbility | None:
    """Return the ability of an attempt, None once it is announced, since its cost is paid in its own step then."""
    assert isinstance(attempt.ability, Activated | ManaAbility)
    return attempt.ability if game.object(attempt.layer).layer is None else None


def _cannot_be_played(game: Game, attempt: Attempt) -> bool:
    actions = ["play"] if attempt.is_card else ["play ability"]
    if not attempt.is_card and not attempt.is_mana_ability:
        actions.append("play non-mana ability")
    is_restricted = any(is_forbidden(game, action, attempt.player, attempt.source) for action in actions)
    return is_restricted or _is_held_to_sorceries(game, attempt)


def _is_held_to_sorceries(game: Game, attempt: Attempt) -> bool:
    """Whether an effect holds a spell to the times of sorceries, and it is none of them."""
    if not attempt.is_card or "land" in attempt.kinds(game) or is_main_phase_of(game, attempt.player, attempt.layer):
        return False
    return any(
        attempt.player in effect.who.players(game, one.context) for effect, one in of_kind(game, HeldToSorceries)
    )


PLAYED_AS_SORCERIES = frozenset({"artifact", "creature", "enchantment", "sorcery"})
IN_TIME = (
    Prohibition(is_no_time_for_lands.id, frozenset({"land"}), is_no_time_for_lands, cards_only=True),
    Prohibition(is_no_main_phase.id, PLAYED_AS_SORCERIES, is_no_main_phase, cards_only=True),
    Prohibition(is_no_time_for_ability.id, frozenset({"ability"}), is_no_time_for_ability),
    Prohibition(is_used_up.id, frozenset({"ability"}), is_used_up),
)
"""The prohibitions of playing by timing alone."""

BY_COST = (
    Prohibition(has_no_mana_cost.id, PLAYED_AS_SORCERIES | {"instant"}, has_no_mana_cost, cards_only=True),
    Prohibition(has_summoning_sickness.id, frozenset({"ability"}), _taps_too_early),
    Prohibition(cannot_pay_otherwise.id, frozenset({"ability"}), cannot_pay_otherwise),
)
"""The prohibitions of playing by the kinds of costs alone."""
_PERMISSIONS = (
    Prohibition(is_forbidden.id, None, _cannot_be_played),
    Prohibition(is_stopped.id, None, is_stopped),
)
TIMES = (*IN_TIME, *BY_COST, *_PERMISSIONS)
"""The prohibitions of playing by timing, costs and permission."""
AT_ANY_TIME = (*BY_COST, *_PERMISSIONS)
"""The prohibitions of playing by an effect: costs and permission, whatever the timing."""
WHATEVER_THE_COST = (*IN_TIME, *_PERMISSIONS)
"""The prohibitions of playing by timing and permission."""
