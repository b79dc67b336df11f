"""Legality of the active player's options: plays, activations and passing, and the rules that forbid the others."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, PlayableFrom
from rulesdb.engine.fab.card_parts.effects import Allowance, ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Action, Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import (
    can_be_activated,
    cost_of,
    fails_its_condition,
    has_no_priority_to_activate,
    is_not_yours_to_activate,
)
from rulesdb.engine.fab.rules.attempt import Attempt, alternative_costs
from rulesdb.engine.fab.rules.calculating import asset_costs
from rulesdb.engine.fab.rules.card_pool import is_no_longer_legal
from rulesdb.engine.fab.rules.costs import cannot_pay
from rulesdb.engine.fab.rules.declaring import may_be_free
from rulesdb.engine.fab.rules.functional import candidates, discards_itself, is_functional, may_discard_itself
from rulesdb.engine.fab.rules.legal_times import as_instant, reasons_in_turn
from rulesdb.engine.fab.rules.limits import has_reached_its_limit, is_at_its_limit, may_go_past, most_useful_extra
from rulesdb.engine.fab.rules.precedence import demands, is_allowed, is_required, required_first
from rulesdb.engine.fab.rules.priority_holder import active_players, has_no_priority
from rulesdb.engine.fab.rules.splitting import played_as, ways_to_play
from rulesdb.engine.fab.rules.statics import printed_within
from rulesdb.engine.fab.rules.trials import announced, could_be_played, has_no_legal_target
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.costs import Due
from rulesdb.engine.kernel.effect_rules import Candidate
from rulesdb.engine.kernel.effects_in_force import of_kind
from rulesdb.engine.kernel.options import Activate, Option, Pass, Play
from rulesdb.engine.kernel.properties import abilities, are_abilities_printed
from rulesdb.engine.kernel.state_updates import with_object

_PLAYED_FROM = frozenset({"hand", "arsenal"})


def legal(game: Game, player: int) -> list[Option]:
    """Return the legal options of a player with priority (none without priority); passing comes last."""
    if has_no_priority(game, player):
        return []
    is_demanded = bool(demands(game))
    return [
        action
        for action in _actions(game, player)
        if next(_forbidding(game, player, action), None) is None
        and not (is_demanded and _giving_way(game, player, action))
    ]


def _actions(game: Game, player: int) -> list[Option]:
    """Return every play and activation that could be legal for a player, and passing."""
    found: list[Option] = []
    cards, sources = set(_candidate_cards(game, player)), _candidate_sources(game)
    plays_others = any(effect.action == "play as owner" for effect, _ in of_kind(game, Allowance))
    for object_id in sorted(cards.union(sources)):
        item = game.object(object_id)
        if item.layer is not None:
            continue
        if object_id in cards and item.card.name and (item.owner == player or plays_others):
            found.append(Play(object_id))
        found += [Activate(object_id, index) for index in sources.get(object_id, ())]
    found.append(Pass())
    return found


def _candidate_cards(game: Game, player: int) -> Iterable[int]:
    """Return the ids of objects, among them all that a player could play; most games have far more in their decks."""
    if game.state.tournament or of_kind(game, Allowance):
        return game.state.objects
    state = game.state
    permitting = game.keep("permitting", (state.objects, state.special), _permitting, game)
    return (*in_hand_and_arsenal(state.objects, game, player), *permitting)


def _permitting(game: Game) -> tuple[int, ...]:
    """Return the ids of the cards with an ability that lets them be played from further zones."""
    objects = game.state.objects
    return tuple([one for one in game.state.special if printed_within(objects[one].card, PlayableFrom)])


@book.transform("5.1.1a#sentence-1")
def in_hand_and_arsenal(_anywhere: Iterable[int], game: Game, player: int) -> Iterable[int]:
    """By these rules alone, a player only plays cards from their hand and arsenal."""
    return (*game.zone("hand", player), *game.zone("arsenal", player))


def _candidate_sources(game: Game) -> dict[int, list[int]]:
    """Return the indices of activated abilities, among them all functional ones, by the id of their source."""
    found: dict[int, list[int]] = {}
    for item, index, ability in _candidate_abilities(game):
        if isinstance(ability, Activated):
            found.setdefault(item.id, []).append(index)
    return found


def _candidate_abilities(game: Game) -> Iterable[Candidate]:
    """Return the abilities among which all activated ones are, with their objects and indices."""
    every = (
        (item, index, ability) for item in game.objects() for index, ability in enumerate(abilities(game, item.id))
    )
    return possibly_functional(every, game) if are_abilities_printed(game) else every


def _activated_of(game: Game, item: Object) -> Iterator[Candidate]:
    """Yield the printed activated abilities of an object, unless it alone shows that they are not functional."""
    for candidate in candidates(game, item):
        ability = candidate[2]
        if isinstance(ability, Activated) and (
            may_discard_itself(ability) or not is_not_functional(game, item, ability)
        ):
            yield candidate


@book.filter("1.7.4#sentence-1")
def is_not_functional(game: Game, item: Object, ability: Activated) -> bool:
    """An activated ability can only be activated when it is functional."""
    return not is_functional(game, item, ability)


@book.transform("1.7.4#sentence-1")
def possibly_functional(_every: Iterable[Candidate], game: Game) -> Iterable[Candidate]:
    """An ability is not activated where it cannot be functional; the others are returned.

    Chain links matter to the abilities of defending cards, and resolving to those of the layer itself.
    """
    state = game.state
    anew = {state.resolving, *state.zones.get(CHAIN, ())}
    return game.keep("activated", game.parts, game.keep_of_each, "of each", (), state.special, anew, _activated_of)


def forbidden(game: Game, player: int, action: Option) -> frozenset[str]:
    """Return the identifiers of the rules that forbid an option; an empty set if the option is legal."""
    lacks_priority = has_no_priority_to_activate if isinstance(action, Activate) else has_no_priority
    if lacks_priority(game, player):
        return frozenset({lacks_priority.id})
    if not _names_what_there_is(game, action):
        return frozenset({"fab:1.11.1"})
    return frozenset(_forbidding(game, player, action)) or _giving_way(game, player, action)


def _forbidding(game: Game, player: int, action: Option) -> Iterator[str]:
    """Return the rules that forbid an option in turn; a caller that only needs a yes or no stops at the first."""
    if isinstance(action, Play):
        return _forbidding_play(game, player, action.object)
    if isinstance(action, Activate):
        return _forbidding_activation(game, player, action)
    return iter(() if may_pass(game, player) else (may_pass.id,))


def _names_what_there_is(game: Game, action: Option) -> bool:
    """Whether the object of a play or activation exists, and the index of the ability is within its abilities."""
    if isinstance(action, Activate):
        return game.has(action.object) and 0 <= action.ability < len(abilities(game, action.object))
    return not isinstance(action, Play) or game.has(action.object)


@book.filter("1.11.4#sentence-1")
def may_pass(game: Game, player: int) -> bool:
    """The active player may pass, which gives priority to the next player."""
    return player in active_players(game)


def _forbidding_play(game: Game, player: int, object_id: int) -> Iterator[str]:
    """Yield the rules that forbid playing a card; a split-card is legal if one way to play it is (5.1.2c)."""
    for rule in _DECLARING_A_CARD:
        if rule(game, player, object_id):
            yield rule.id
            return
    item, attempt = game.object(object_id), Attempt(player, object_id, object_id)
    if not item.card.halves:
        yield from _reasons_to_begin(game, attempt)
        return
    ways = [
        frozenset(_reasons_to_begin(game.at(with_object(game.state, played_as(item, halves))), attempt))
        for halves in ways_to_play(item.card)
    ]
    yield from frozenset().union(*ways) if all(ways) else ()


def _giving_way(game: Game, player: int, action: Option) -> frozenset[str]:
    """Return the rule that forbids an option because a requirement to play a card takes precedence (1.0.2).

    Passing (1.11.4), activating an ability (1.11.1) and playing another card are allowances: a required card that can
    be played takes precedence over them. A card that is required as the next card played ("play next") takes precedence
    over other cards only.
    """
    ways: tuple[Action, ...] = ("play", "play next") if isinstance(action, Play) else ("play",)
    if all(effect.action not in ways for effect, _ in demands(game)):
        return frozenset()
    required: list[Option] = [
        Play(item.id)
        for item in game.objects()
        if any(is_required(game, way, player, item.id) for way in ways) and is_to_be_done(game, player, item.id)
    ]
    return frozenset() if action in required_first([action], required) else frozenset({required_first.id})


def _even_if_impossible(_game: Game, _player: int, _object_id: int) -> bool:
    return True


@book.definition(
    "1.0.2#sentence-2", _even_if_impossible, "できないことも要求され、そのためにほかのことができなくなるとする読み方"
)
def is_to_be_done(game: Game, player: int, object_id: int) -> bool:
    """A requirement says that a card should be played if possible: if no rule forbids it, and it can be paid for."""
    return next(_forbidding_play(game, player, object_id), None) is None and could_be_played(game, player, object_id)


@book.filter("5.1.1#sentence-2")
def is_not_the_owner(game: Game, player: int, object_id: int) -> bool:
    """Only a card's owner can play it."""
    return game.object(object_id).owner != player and not plays_as_owner(game, player, object_id)


@book.filter("5.1.1#sentence-3")
def plays_as_owner(game: Game, player: int, object_id: int) -> bool:
    """A rule or an effect can specify that another player than the owner can play a card."""
    return is_allowed(game, "play as owner", player, object_id)


@book.filter("5.1.1a#sentence-1")
def is_not_from_hand_or_arsenal(game: Game, player: int, object_id: int) -> bool:
    """A player can only play cards from their hand or arsenal."""
    zone = game.object(object_id).zone
    is_home = zone.name in _PLAYED_FROM and zone.owner == player
    return not is_home and not plays_from_elsewhere(game, player, object_id)


@book.filter("5.1.1a#sentence-2")
def plays_from_elsewhere(game: Game, player: int, object_id: int) -> bool:
    """A rule or an effect, as of the card itself, can specify that a card can be played from another zone."""
    return is_allowed(game, "play", player, object_id) or bool(_own_permissions(game, player, object_id))


@book.filter("5.1.2b#sentence-1")
def has_no_working_permission(game: Game, player: int, object_id: int) -> bool:
    """A card that its own ability lets be played cannot be announced while that ability is not functional (1.7.4e)."""
    own = _own_permissions(game, player, object_id)
    if not own or is_allowed(game, "play", player, object_id):
        return False
    return not any(is_functional(game, game.object(object_id), ability) for ability in own)


def _own_permissions(game: Game, player: int, object_id: int) -> list[PlayableFrom]:
    """Return a card's play-static abilities, functional or not, that let the card be played from its current zone."""
    item = game.object(object_id)
    if not printed_within(item.card, PlayableFrom):  # as almost every card
        return []
    return [
        ability
        for ability in item.card.abilities
        if isinstance(ability, PlayableFrom)
        and item.zone.name in ability.zones
        and (ability.condition is None or ability.condition.holds(game, Context(player, object_id)))
    ]


_DECLARING_A_CARD: tuple[Rule[[Game, int, int], bool], ...] = (
    is_not_the_owner,
    is_not_from_hand_or_arsenal,
    has_no_working_permission,
    is_no_longer_legal,
)


def _reasons_to_begin(game: Game, attempt: Attempt) -> Iterator[str]:
    """Yield the rules that forbid beginning a play or activation, as far as they apply before any declaration."""
    is_forbidden = False
    for reason in reasons_in_turn(game, attempt):
        is_forbidden = True
        yield reason
    if cannot_pay(game, attempt.player, _least(game, attempt), _not_to_pitch(game, attempt)):
        yield cannot_pay.id
    elif not is_forbidden and has_no_legal_target(game, attempt):  # last, because it may need trials
        yield has_no_legal_target.id


def _not_to_pitch(game: Game, attempt: Attempt) -> int | None:
    """Return the card that cannot be pitched for an attempt: the card played, or the card discarded as a cost."""
    is_needed = attempt.ability is None or discards_itself(game, game.object(attempt.source), attempt.ability)
    return attempt.source if is_needed else None


def _least(game: Game, attempt: Attempt) -> Due:
    """Return the minimum asset-costs of an attempt before any cost is declared."""
    if attempt.ability is not None:
        return _least_of_ability(game, attempt, attempt.ability)
    least = asset_costs(*_announced(game, attempt))
    points: dict[Asset, int] = {asset: amount for asset, amount in least.points.items() if amount}
    if "resource" in points and (alternative_costs(game, attempt.layer) or may_be_free(game, attempt)):
        del points["resource"]
    if "action" in points and as_instant(game, attempt):
        del points["action"]
    return Due(points)


def _announced(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    """Return the game and attempt after a trial announcement if effects change costs; else both unchanged."""
    return announced(game, attempt) if _changes_costs(game) else (game, attempt)


def _changes_costs(game: Game) -> bool:
    return bool(of_kind(game, ChangesCost)) or any(
        isinstance(lasting.effect, ChangesCost) for lasting in game.state.lasting
    )


def _least_of_ability(game: Game, attempt: Attempt, ability: Activated) -> Due:
    """Return the minimum asset-costs of an activated ability; an amount that is not fixed yet counts as 0."""
    cost = cost_of(game, attempt.source, ability)
    points = {asset: amount for asset in ASSETS if isinstance(amount := cost.amount(asset), int)}
    if "action" in attempt.kinds(game) and not as_instant(game, attempt):
        points["action"] = points.get("action", 0) + 1
    if _changes_costs(game):
        points["resource"] = 0
    return Due(points)


def _forbidding_activation(game: Game, player: int, action: Activate) -> Iterator[str]:
    object_id, index = action.object, action.ability
    obstacle = _obstacle(game, player, object_id, index)
    if obstacle is not None:
        yield obstacle
        return
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    extra = most_useful_extra(game, object_id, index)
    yield from _reasons_to_begin(game, Attempt(player, object_id, object_id, ability, extra))


def _obstacle(game: Game, player: int, object_id: int, index: int) -> str | None:
    """Return the first rule that forbids announcing an ability, None if none does."""
    ability = abilities(game, object_id)[index]
    if not can_be_activated(ability):
        return can_be_activated.id
    assert isinstance(ability, Activated)
    missing = next(lacking(game, player, object_id, ability), None)
    if missing is not None:
        return missing
    if fails_its_condition(game, object_id, ability):
        return fails_its_condition.id
    if is_at_its_limit(game, object_id, index) and not may_go_past(game, object_id, index):
        return has_reached_its_limit.id
    return None


def _nothing_but_priority(_game: Game, _player: int, _object_id: int, _ability: Activated) -> Iterator[str]:
    """Return no rule: a player who may act has priority, which is one of the three (misreading of 5.2.2)."""
    return iter(())


@book.definition("5.2.2#sentence-2", _nothing_but_priority, "3つのうち、どれか1つでもあれば起動できるとする読み方")
def lacking(game: Game, player: int, object_id: int, ability: Activated) -> Iterator[str]:
    """A player with priority also needs to be the one who can activate the ability, and a functional ability."""
    if is_not_yours_to_activate(game, player, object_id):
        yield is_not_yours_to_activate.id
    if is_not_functional(game, game.object(object_id), ability):
        yield is_not_functional.id
