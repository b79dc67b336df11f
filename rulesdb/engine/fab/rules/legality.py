"""What a player may do with priority, and by which rules they may not do the rest."""

from collections.abc import Iterator

from rulesdb.engine.fab.abilities import Activated, PlayableFrom
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.changing import with_object
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import abilities, of_kind, subtypes
from rulesdb.engine.fab.effects import Allowance, ChangesCost, Requirement
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.nested import has_attack_effect
from rulesdb.engine.fab.options import Activate, Option, Pass, Play
from rulesdb.engine.fab.rules.activated import (
    attacks,
    can_be_activated,
    cost_of,
    fails_its_condition,
    is_not_yours_to_activate,
)
from rulesdb.engine.fab.rules.asking import is_allowed, is_required, refusing, required_first
from rulesdb.engine.fab.rules.attempt import Attempt, alternative_costs
from rulesdb.engine.fab.rules.calculating import asset_costs
from rulesdb.engine.fab.rules.card_pool import is_no_longer_legal
from rulesdb.engine.fab.rules.costs import Due, cannot_pay
from rulesdb.engine.fab.rules.declaring import may_be_free, may_be_instant
from rulesdb.engine.fab.rules.functional import discards_itself, is_functional
from rulesdb.engine.fab.rules.holding import has_no_priority
from rulesdb.engine.fab.rules.layers import layers
from rulesdb.engine.fab.rules.limits import has_reached_its_limit, may_go_past_its_limit, most_useful_extra
from rulesdb.engine.fab.rules.splitting import played_as, ways_to_play
from rulesdb.engine.fab.rules.targets import attackable
from rulesdb.engine.fab.rules.trying import announced, has_no_legal_target
from rulesdb.engine.kernel.book import Rule

_NEVER_PLAYED = frozenset({"block", "companion", "equipment", "hero", "macro", "resource", "token", "weapon"})
_PLAYED_FROM = frozenset({"hand", "arsenal"})
_ACTION_STEPS = frozenset({"", "resolution"})


def legal(game: Game, player: int) -> list[Option]:
    """Return what a player may do with priority; passing comes last."""
    if has_no_priority(game, player):
        return []
    return [action for action in _actions(game, player) if not _forbidden_with_priority(game, player, action)]


def _actions(game: Game, player: int) -> Iterator[Option]:
    """Yield everything that a player might want to do."""
    plays_others = any(effect.action == "play as owner" for effect, _ in of_kind(game, Allowance))
    for item in game.objects():
        if item.layer is None:
            if item.card.name and (item.owner == player or plays_others):
                yield Play(item.id)
            for place, ability in enumerate(abilities(game, item.id)):
                if isinstance(ability, Activated):
                    yield Activate(item.id, place)
    yield Pass()


def forbidden(game: Game, player: int, action: Option) -> frozenset[str]:
    """Return the identifiers of the rules that forbid an action; none where it is legal."""
    if has_no_priority(game, player):
        return frozenset({has_no_priority.id})
    if not _names_what_there_is(game, action):
        return frozenset({"fab:1.11.1"})
    return _forbidden_with_priority(game, player, action)


def _forbidden_with_priority(game: Game, player: int, action: Option) -> frozenset[str]:
    if isinstance(action, Pass):
        return frozenset() if may_pass(game, player) else frozenset({may_pass.id})
    if isinstance(action, Play):
        reasons = _forbidding_play(game, player, action.object)
        return reasons or _requiring_another(game, player, action.object)
    if isinstance(action, Activate):
        return _forbidding_activation(game, player, action)
    return frozenset()


def _names_what_there_is(game: Game, action: Option) -> bool:
    """Whether the object that an action is about exists, and has so many abilities."""
    if isinstance(action, Activate):
        return game.has(action.object) and 0 <= action.ability < len(abilities(game, action.object))
    return not isinstance(action, Play) or game.has(action.object)


@book.filter("1.11.4")
def may_pass(_game: Game, _player: int) -> bool:
    """The active player may give priority to the next player, whatever else there is to do."""
    return True


def _forbidding_play(game: Game, player: int, number: int) -> frozenset[str]:
    """Return what forbids playing a card; a split-card must be playable in one of the ways in which it can be."""
    for rule in _DECLARING_A_CARD:
        if rule(game, player, number):
            return frozenset({rule.id})
    item = game.object(number)
    if not item.card.halves:
        return _reasons_to_begin(game, Attempt(player, number, number))
    ways = [
        _reasons_to_begin(Game(with_object(game.state, played_as(item, halves))), Attempt(player, number, number))
        for halves in ways_to_play(item.card)
    ]
    return frozenset().union(*ways) if all(ways) else frozenset()


def _requiring_another(game: Game, player: int, number: int) -> frozenset[str]:
    """Return the rule by which a card gives way to those that an effect requires the player to play (1.0.2)."""
    if not any(effect.action == "play" for effect, _ in of_kind(game, Requirement)):
        return frozenset()
    required = [
        item.id
        for item in game.objects()
        if is_required(game, "play", player, item.id) and not _forbidding_play(game, player, item.id)
    ]
    return frozenset() if number in required_first([number], required) else frozenset({required_first.id})


@book.filter("5.1.1")
def is_not_the_owner(game: Game, player: int, number: int) -> bool:
    """Only its owner may play a card, unless a rule or an effect says otherwise."""
    return game.object(number).owner != player and not is_allowed(game, "play as owner", player, number)


@book.filter("5.1.1a")
def is_not_from_hand_or_arsenal(game: Game, player: int, number: int) -> bool:
    """A card is played from its player's hand or arsenal, unless a rule or an effect says otherwise."""
    zone = game.object(number).zone
    is_home = zone.name in _PLAYED_FROM and zone.owner == player
    return not is_home and not is_allowed(game, "play", player, number) and not _own_permissions(game, player, number)


@book.filter("5.1.2b")
def has_no_working_permission(game: Game, player: int, number: int) -> bool:
    """A card is announced only with a permission that exists: one of a private card is not functional (1.7.4e)."""
    own = _own_permissions(game, player, number)
    if not own or is_allowed(game, "play", player, number):
        return False
    return not any(is_functional(game, game.object(number), ability) for ability in own)


def _own_permissions(game: Game, player: int, number: int) -> list[PlayableFrom]:
    """Return the abilities of a card, functional or not, that let it be played from where it is."""
    item = game.object(number)
    return [
        ability
        for ability in item.card.abilities
        if isinstance(ability, PlayableFrom)
        and item.zone.name in ability.zones
        and (ability.condition is None or ability.condition(game, Context(player, number)))
    ]


_DECLARING_A_CARD: tuple[Rule[[Game, int, int], bool], ...] = (
    is_not_the_owner,
    is_not_from_hand_or_arsenal,
    has_no_working_permission,
    is_no_longer_legal,
)


def _reasons_to_begin(game: Game, attempt: Attempt) -> frozenset[str]:
    """Return the rules that keep a player from beginning an attempt: what can be seen before anything is declared."""
    reasons = reasons_against(game, attempt)
    if cannot_pay(game, attempt.player, _least(game, attempt), _not_to_pitch(game, attempt)):
        return reasons | {cannot_pay.id}
    if not reasons and has_no_legal_target(game, attempt):  # last, because it may have to be tried out
        return frozenset({has_no_legal_target.id})
    return reasons


def _not_to_pitch(game: Game, attempt: Attempt) -> int | None:
    """Return the card that cannot be pitched for an attempt: the one to be played, or to be discarded as a cost."""
    is_needed = attempt.ability is None or discards_itself(game, game.object(attempt.source), attempt.ability)
    return attempt.source if is_needed else None


def reasons_against(game: Game, attempt: Attempt) -> frozenset[str]:
    """Return the rules that make an attempt illegal as it is now, its costs apart."""
    return frozenset(_reasons(game, attempt))


def _reasons(game: Game, attempt: Attempt) -> Iterator[str]:
    player, ability = attempt.player, attempt.ability
    kinds = attempt.kinds(game)
    if ability is None and is_never_played(kinds):
        yield is_never_played.id
    if "action" in kinds and not _as_instant(game, attempt) and is_no_time_for_actions(game, attempt):
        yield is_no_time_for_actions.id
    if "attack reaction" in kinds and is_no_time_for_attack_reactions(game, player):
        yield is_no_time_for_attack_reactions.id
    if "defense reaction" in kinds and is_no_time_for_defense_reactions(game, player):
        yield is_no_time_for_defense_reactions.id
    what = attempt.layer if ability is None else attempt.source
    yield from refusing(game, "activate" if ability else "play", player, what)
    if _attacks(game, attempt) and not attackable(game, player):
        yield "fab:1.4.5"


@book.filter("8.1.7")
def is_never_played(kinds: frozenset[str]) -> bool:
    """A card of some types, resources first among them, is not played at all."""
    return bool(kinds & _NEVER_PLAYED)


def _as_instant(game: Game, attempt: Attempt) -> bool:
    """Whether it is done as though it were an instant; before that is declared, whether it may be."""
    if game.object(attempt.layer).layer is not None:
        return attempt.declared(game).as_instant
    return may_be_instant(game, attempt)


def _attacks(game: Game, attempt: Attempt) -> bool:
    if attempt.ability is None:
        is_attack_card = "attack" in subtypes(game, attempt.layer)
        return is_attack_card or has_attack_effect(abilities(game, attempt.layer), attempt.declared(game).modes)
    return attacks(attempt.ability)


def _least(game: Game, attempt: Attempt) -> Due:
    """Return the least that must be paid, as far as one sees before anything is declared."""
    if attempt.ability is not None:
        return _least_of_ability(game, attempt, attempt.ability)
    least = asset_costs(*_announced(game, attempt))
    is_replaceable = bool(alternative_costs(game, attempt.layer)) or may_be_free(game, attempt)
    return Due(
        0 if is_replaceable else least.resource,
        least.chi,
        least.life,
        0 if _as_instant(game, attempt) else least.action,
    )


def _announced(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    """Return the game as it would be with the card announced, where that may change what it costs."""
    return announced(game, attempt) if _changes_costs(game) else (game, attempt)


def _changes_costs(game: Game) -> bool:
    return bool(of_kind(game, ChangesCost)) or any(isinstance(each.effect, ChangesCost) for each in game.state.lasting)


def _least_of_ability(game: Game, attempt: Attempt, ability: Activated) -> Due:
    """Return the least that an ability costs; what is still to be worked out, or may change, counts 0."""
    cost = cost_of(game, attempt.source, ability)
    points = (cost.resource, cost.chi, cost.life, cost.action)
    resource, chi, life, action = (each if isinstance(each, int) else 0 for each in points)
    action += "action" in attempt.kinds(game) and not _as_instant(game, attempt)
    return Due(0 if _changes_costs(game) else resource, chi, life, action)


@book.filter("8.1.1")
def is_no_time_for_actions(game: Game, attempt: Attempt) -> bool:
    """Actions are for the turn-player on an empty stack, in combat for attacks in the Resolution Step alone."""
    others = [layer for layer in layers(game) if layer != attempt.layer]
    if others or game.state.turn_player != attempt.player or game.state.combat not in _ACTION_STEPS:
        return True
    return game.state.combat == "resolution" and not _attacks(game, attempt)


@book.filter("8.1.2")
def is_no_time_for_attack_reactions(game: Game, player: int) -> bool:
    """Attack reactions are for the player who controls the attack, in the Reaction Step."""
    return game.state.combat != "reaction" or game.link is None or game.link.controller != player


@book.filter("8.1.3")
def is_no_time_for_defense_reactions(game: Game, player: int) -> bool:
    """Defense reactions are for a player whose hero is an attack-target, in the Reaction Step."""
    link = game.link
    return game.state.combat != "reaction" or link is None or game.hero(player) not in link.targets


def _forbidding_activation(game: Game, player: int, action: Activate) -> frozenset[str]:
    number, place = action.object, action.ability
    obstacle = next(_obstacles(game, player, number, place), None)
    if obstacle is not None:
        return frozenset({obstacle})
    ability = abilities(game, number)[place]
    assert isinstance(ability, Activated)
    extra = most_useful_extra(game, number, place)
    return _reasons_to_begin(game, Attempt(player, number, number, ability, extra))


def _obstacles(game: Game, player: int, number: int, place: int) -> Iterator[str]:
    """Yield the rules by which an ability cannot even be announced; whoever asks needs but the first."""
    ability = abilities(game, number)[place]
    if not can_be_activated(ability):
        yield can_be_activated.id
    assert isinstance(ability, Activated)
    if is_not_yours_to_activate(game, player, number):
        yield is_not_yours_to_activate.id
    if not is_functional(game, game.object(number), ability):
        yield "fab:1.7.4"
    if fails_its_condition(game, number, ability):
        yield fails_its_condition.id
    if has_reached_its_limit(game, number, place) and not may_go_past_its_limit(game, number, place):
        yield has_reached_its_limit.id
