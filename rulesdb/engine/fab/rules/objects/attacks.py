"""Attacks (1.4.1 to 1.4.4), what they are aimed at (1.4.5), and the life totals of living objects (2.5)."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from operator import attrgetter

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import AnySpectra
from rulesdb.engine.fab.card_parts.roles import is_attack_layer
from rulesdb.engine.fab.events import AttackHit, Began, CombatEnds, Linked, Priority
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import life, subtypes
from rulesdb.engine.fab.rules.cards.numbers import total_of_life
from rulesdb.engine.fab.rules.general.precedence import is_allowed, is_impossible
from rulesdb.engine.fab.rules.objects.objects import is_layer_of_ability, is_permanent
from rulesdb.engine.fab.state import ChainLink, Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, STACK
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.event_kinds.zone_events import leaves
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.declarations import different, pick_several
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, note

_IS_PUBLIC = attrgetter("is_public")


@book.law
def is_attack(game: Game, object_id: int) -> bool:
    """Whether an object on the stack or combat chain is an attack-card, attack-proxy or attack-layer, or attacks."""
    item = game.object(object_id)
    if item.zone not in {STACK, CHAIN}:
        return False
    if is_card_with_subtype_attack(game, item):
        return is_attack_card(game, item)
    return item.proxy_of is not None or is_attack_layer(item) or is_attacking(game, item)


@book.law
def is_attack_card(game: Game, item: Object) -> bool:
    """Whether an object is a card with the subtype attack on the stack, or one that attacks on the combat chain."""
    return (item.zone == STACK or is_attacking(game, item)) and is_card_with_subtype_attack(game, item)


def is_card_with_subtype_attack(game: Game, item: Object) -> bool:
    """Whether an object is a card with the subtype attack, wherever it is, and no token."""
    is_no_card = item.is_token or item.proxy_of is not None or is_layer_of_ability(item)
    return "attack" in subtypes(game, item.id) and not is_no_card


def is_attacking(game: Game, item: Object) -> bool:
    """Whether an object was put onto the combat chain as an attack, or attacks by an attack-proxy."""
    return item.zone == CHAIN and any(item.id in {link.attack, link.source} for link in game.state.links)


def hits_of(game: Game, link: ChainLink) -> Iterator[AttackHit]:
    """Yield the hit-events that have occurred while a chain link was the active one, the last one first."""
    later = len(game.state.links) - link.number
    for event in takewhile(lambda one: not isinstance(one, CombatEnds), reversed(game.state.history)):
        if isinstance(event, Linked):
            later -= 1
        if later == 0 and isinstance(event, AttackHit):
            yield event


@book.definition("7.5.5d#sentence-1")
def has_hit(game: Game, link: ChainLink) -> bool:
    """A chain link has hit if any hit-event occurred while it was the active chain link."""
    return next(hits_of(game, link), None) is not None


@book.definition("1.4.3b#sentence-1")
def attack_source(proxy: Object) -> int | None:
    """The attack-source is the object that is represented by an attack-proxy."""
    return proxy.proxy_of


@book.law
@book.law
def begin_layer_step(game: Game, layer: int, player: int) -> None:
    """The Layer Step begins as soon as an attack is added to the stack, and the combat chain opens if it is closed."""
    if is_attack(game, layer):
        by = "fab:7.6.3" if game.state.combat else "fab:7.0.2a"
        happen(game, Began(by=by, what="combat:layer", player=player))
        give_priority_in_the_layer_step(game)


@book.definition("7.1.2#sentence-2")
def give_priority_in_the_layer_step(game: Game) -> None:
    """The turn-player gets priority; whoever plays or activates the attack regains it afterwards (5.1.10)."""
    note(game, Priority(by=give_priority_in_the_layer_step.id, player=game.clockwise(game.state.turn_player)[0]))


def attackable(game: Game, player: int) -> list[int]:
    """Return the legal attack-targets of a player."""
    return game.once(("attackable", player), attack_targets, game, player)


@book.law
def attack_targets(game: Game, player: int) -> list[int]:
    """The attackable objects that an opponent of a player controls, whatever the player has attacked before."""
    opponents = game.opponents(player)
    objects = game.keep("public in the arena", (game.state.objects,), lambda: [*filter(_IS_PUBLIC, game.in_arena())])
    return [item.id for item in objects if item.controller in opponents and is_attackable(game, player, item)]


@book.definition("1.4.5a#sentence-1a")
def is_attackable(game: Game, player: int, item: Object) -> bool:
    """An object is attackable if it is a living object, or made attackable by an effect."""
    is_able = is_living(game, item.id) or has_spectra(game, item.id) or is_allowed(game, "be attacked", player, item.id)
    return is_able and not is_impossible(game, "be attacked", player, item.id)


@book.filter("8.3.14#sentence-2")
def has_spectra(game: Game, object_id: int) -> bool:
    """Spectra: the object can be attacked."""
    return has_ability(game, object_id, AnySpectra)


@book.law
def remaining_targets(game: Game, targets: Sequence[int]) -> tuple[int, ...]:
    """The targets of an attack, which remain so until the combat chain closes, as long as they exist."""
    return tuple(target for target in targets if game.has(target))


def in_order_of(game: Game, player: int, targets: Sequence[int], rule: str) -> Sequence[int]:
    """Return attack-targets in an order that a player determines by a rule, who is not asked about a single one."""
    if len(targets) <= 1:
        return targets
    return pick_several(game, DecisionQuestion(player, "order of events", rule), different(targets), len(targets), ())


different_targets = book.definition("1.4.5c#sentence-2a")(different)
"""The targets of an attack that has several must be different, and all of them legal to declare."""


@book.definition("2.5.1a#sentence-1")
def is_living(game: Game, object_id: int) -> bool:
    """A living object is a permanent with the property life."""
    return is_permanent(game.object(object_id)) and life(game, object_id) is not None


def life_total(game: Game, object_id: int) -> int | None:
    """Return the life total of an object; None without the property life."""
    base = life(game, object_id)
    return None if base is None else total_of_life(game, game.object(object_id), base)


@book.definition("2.5.3g#sentence-1")
def ends_a_life(game: Game, event: Event) -> bool:
    """A living object that ceases to exist, in whatever way, is considered to have died."""
    return leaves(game, event, ARENA)
