"""Defending cards (7.0.5), and the Defend Step in which they are declared (7.3)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Ambush, Dominate, Overpower
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import defense, types
from rulesdb.engine.fab.rules.general.precedence import is_allowed, is_impossible, is_required, required_first
from rulesdb.engine.fab.rules.objects.attacks import in_order_of, remaining_targets
from rulesdb.engine.fab.rules.objects.objects import permanents
from rulesdb.engine.fab.state import ChainLink
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all


@book.law
def cannot_become_defending(game: Game, card: int) -> bool:
    """Whether a card cannot become a defending card of the active chain link."""
    if is_without_defense(game, card) or card in game.defending():
        return True
    is_forbidden = any(rule(game, card) for rule in KEYWORDS_AGAINST_DEFENDING)
    return is_impossible(game, "defend", game.player_of(card), card, is_forbidden)


@book.law
def is_without_defense(game: Game, card: int) -> bool:
    """A card without the property defense cannot defend; 0 is a value."""
    return defense(game, card) is None


def _attack_has(game: Game, keyword: type[Ability]) -> bool:
    """Whether the active attack, of which there is one while cards defend, has a keyword."""
    assert game.link is not None
    return has_ability(game, game.link.attack, keyword)


def is_second_from_hand(game: Game, card: int) -> bool:
    """Whether a card is from hand, and the active attack has dominate and is defended by a card from hand."""
    is_defended_from_hand = any(game.object(defender).is_from_hand for defender in game.defending())
    return game.object(card).is_from_hand and is_defended_from_hand and _attack_has(game, Dominate)


is_dominated = book.filter("8.3.4#sentence-1")(is_second_from_hand)
"""Dominate: at most one card from hand can defend the attack (8.3.4a)."""
is_no_reaction_to_dominate = book.filter("8.3.4b#sentence-2")(is_second_from_hand)
"""Dominate: while a card from hand defends, no defense reaction card from hand can be played."""


@book.filter("8.3.22#sentence-1")
def is_overpowered(game: Game, card: int) -> bool:
    """Overpower: at most one action card can defend the attack."""
    is_defended_by_one = any("action" in types(game, object_id) for object_id in game.defending())
    return is_defended_by_one and "action" in types(game, card) and _attack_has(game, Overpower)


KEYWORDS_AGAINST_DEFENDING = is_dominated, is_overpowered
"""The keywords of an attack that keep a card from defending."""


@book.definition("7.4.2c#sentence-1a")
def is_no_reaction_that_defends(game: Game, card: int) -> bool:
    """A rule or effect prevents a player from defending with a defense reaction; dominate does by a rule of its own."""
    is_forbidden = is_without_defense(game, card) or is_overpowered(game, card)
    return is_impossible(game, "defend", game.player_of(card), card, is_forbidden)


@book.law
def total_defense(game: Game, link: ChainLink, target: int) -> int:
    """The total defense of the cards that defend an attack-target, which go on defending whatever forbids it since."""
    return sum(defense(game, card) or 0 for card, attacked in link.defending if attacked == target)


@book.law
def defending_player(game: Game, card: int) -> int:
    """The controller of a card as it defends is considered to have defended with it, whoever controls it later."""
    return game.player_of(card)


def defend_event(game: Game, by: str, card: int, target: int) -> kinds.Defended:
    """Return the event that a card defends an attack-target."""
    return kinds.Defended(by=by, object=card, target=target, player=defending_player(game, card))


def add_defending(game: Game, card: int, target: int, by: str) -> bool:
    """Make a card a defending card (7.0.5a); return whether it became one."""
    if cannot_become_defending(game, card) or is_impossible(game, "be defended", game.player_of(card), target):
        return False
    return happen(game, defend_event(game, by, card, target))


def add_by_effect(game: Game, cards: Sequence[int], player: int) -> bool:
    """Add cards as defending cards by an effect that a player controls; return whether any became one (8.5.32)."""
    target = target_to_defend(game, player)
    return target is not None and add_together(game, cards, target)


@book.law
def target_to_defend(game: Game, player: int) -> int | None:
    """The attack-target for which an effect adds defending cards; its controller chooses if there are several."""
    targets = remaining_targets(game, game.link.targets if game.link else ())
    return game.pick(player, "choose", [*map(Pick, targets)], "fab:7.0.5d").object if targets else None


@book.law
def add_together(game: Game, cards: Sequence[int], target: int) -> bool:
    """The cards that can be added become defending cards in one event; the effect fails for the others (7.0.5b)."""
    added: list[int] = []
    for card in cards:
        if not fails_to_be_added(with_declared(game, added, target), card):
            added.append(card)
    events = [defend_event(game, "fab:8.5.32", card, target) for card in added]
    return bool(events) and happen_all(game, "defend", events)


@book.law
def fails_to_be_added(game: Game, card: int) -> bool:
    """A card that defends on a chain link already, or that cannot become a defending card, is not added."""
    return card in game.on_chain_as_defending() or cannot_become_defending(game, card)


Declared = tuple[tuple[int, int], ...]
"""Declared cards, each with the attack-target that it is to defend."""


@book.step("7.3.2#sentence-2")
def declare_defending_cards(game: Game) -> None:
    """Defending cards are declared for one attack-target after another."""
    for target in in_order_of_defense(game, game.link) if game.link else ():
        become_defending_together(game, declared_for(game, target))


@book.law
def in_order_of_defense(game: Game, link: ChainLink) -> list[int]:
    """The attack-targets in clockwise order of their controllers, from the controller of the attack (7.3.2f)."""
    targets = [target for target in remaining_targets(game, link.targets) if declaring_players(game, target)]
    found: list[int] = []
    for player in game.clockwise(link.controller):
        found += order_of_own(game, player, [target for target in targets if game.player_of(target) == player])
    return found


@book.law
def order_of_own(game: Game, player: int, targets: Sequence[int]) -> Sequence[int]:
    """The player who controls several attack-targets determines their order (7.3.2f)."""
    return in_order_of(game, player, targets, "fab:7.3.2f")


@book.law
def declaring_players(game: Game, target: int) -> list[int]:
    """The controller of a defending hero, and whoever an effect lets, clockwise from the controller of the target."""
    controller, is_hero = game.player_of(target), game.object(target).zone.name == "hero"
    return [
        player
        for player in game.clockwise(controller)
        if ((is_hero and player == controller) or is_allowed(game, "be defended", player, target))
        and not is_impossible(game, "be defended", player, target)
    ]


def declared_for(game: Game, target: int) -> Declared:
    """Return the cards that players declare for an attack-target, in order."""
    declared: Declared = ()
    for player in declaring_players(game, target):
        declared = _declared_by(game, player, target, declared)
    return declared


def _declared_by(game: Game, player: int, target: int, declared: Declared) -> Declared:
    """Return the cards declared for an attack-target so far, and those that a player declares one after another."""
    while able := may_defend(imagined := with_declared(game, [card for card, _ in declared], target), player):
        left = [card for card in able if (card, target) not in declared]
        required = required_to_defend(imagined, player, left)
        options = required_first([*map(Pick, left), Pick()], [*map(Pick, required)])
        picked = game.pick(player, "defend", options, "fab:7.3.2").object
        if picked is None:
            break
        declared = (*declared, (picked, target))
    return declared


@book.law
def required_to_defend(game: Game, player: int, able: list[int]) -> list[int]:
    """Only effects require that a player declares a card."""
    return [card for card in able if is_required(game, "defend", player, card)]


@book.law
def become_defending_together(game: Game, declared: Declared) -> None:
    """The cards become defending cards in one compound event, in the order in which they were declared (7.3.2d)."""
    events = [defend_event(game, "fab:7.3.2", card, target) for card, target in declared]
    happen_all(game, "defend", events)


@book.law
def with_declared(game: Game, declared: Sequence[int], target: int) -> Game:
    """The cards declared so far count when it is seen which others are legal (7.3.2b)."""
    if not declared:  # as before most declarations
        return game
    *links, link = game.state.links
    defending = (*link.defending, *((card, target) for card in declared))
    return game.at(replace(game.state, links=(*links, replace(link, defending=defending))))


@book.law
def may_defend(game: Game, player: int) -> list[int]:
    """A player may declare any number of cards from hand, and of public equipment permanents (7.3.2a)."""
    hidden = [card for card in game.zone("arsenal", player) if may_defend_from_arsenal(game, card)]
    cards = (*hand_to_defend_with(game, player), *equipment_to_defend_with(game, player), *hidden)
    return [card for card in cards if not already_defends(game, card) and not cannot_become_defending(game, card)]


@book.law
def hand_to_defend_with(game: Game, player: int) -> list[int]:
    """The cards in hand that a player may declare are no defense reactions (7.3.2a)."""
    return [card for card in game.zone("hand", player) if "defense reaction" not in types(game, card)]


@book.law
def equipment_to_defend_with(game: Game, player: int) -> list[int]:
    """The equipment that a player may declare are public permanents that the player controls (7.3.2a)."""
    worn = [one for one in permanents(game) if one.controller == player and "equipment" in types(game, one.id)]
    return [one.id for zone in _ARENA_IN_ORDER for one in worn if one.zone.name == zone]


_ARENA_IN_ORDER = (*EQUIPMENT_ZONES, *WEAPON_ZONES, "permanent", "combat chain", "hero")
"""The zones of the arena, in the order in which equipment is listed."""


@book.filter("7.3.2b#sentence-3")
def already_defends(game: Game, card: int) -> bool:
    """A card that is a defending card on any chain link cannot be declared."""
    return card in game.on_chain_as_defending()


@book.filter("8.3.28#sentence-1")
def may_defend_from_arsenal(game: Game, card: int) -> bool:
    """Ambush: the card may defend from the arsenal."""
    return has_ability(game, card, Ambush)


def why_not_defending(game: Game, card: int) -> str:
    """Return the identifier of the rule by which a card may not be declared as defending now."""
    player = game.player_of(card)
    if already_defends(game, card) or is_without_defense(game, card):
        return "fab:7.3.2b"
    if card not in {*hand_to_defend_with(game, player), *equipment_to_defend_with(game, player)}:
        return "fab:7.3.2a"
    targets = remaining_targets(game, game.link.targets) if game.link else ()
    if targets and not any(player in declaring_players(game, target) for target in targets):
        return "fab:7.3.2a"
    return next((rule.id for rule in KEYWORDS_AGAINST_DEFENDING if rule(game, card)), "fab:7.3.2")
