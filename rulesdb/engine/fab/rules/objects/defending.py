"""Defending cards (7.0.5), and the Defend Step in which they are declared (7.3)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Ambush, Dominate, Overpower
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import defense, types
from rulesdb.engine.fab.rules.general.precedence import is_impossible, is_required, required_first
from rulesdb.engine.fab.state import ChainLink
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all


def cannot_become_defending(game: Game, card: int) -> bool:
    """Whether a card cannot become a defending card of the active chain link."""
    if defense(game, card) is None or card in game.defending():
        return True
    is_forbidden = any(rule(game, card) for rule in KEYWORDS_AGAINST_DEFENDING)
    return is_impossible(game, "defend", game.player_of(card), card, is_forbidden)


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


@book.law
def total_defense(game: Game, link: ChainLink, target: int) -> int:
    """The total defense of the cards that defend an attack-target, which go on defending whatever forbids it since."""
    return sum(defense(game, card) or 0 for card, attacked in link.defending if attacked == target)


def add_defending(game: Game, card: int, target: int, by: str) -> bool:
    """Make a card a defending card (7.0.5a); return whether it became one."""
    if cannot_become_defending(game, card):
        return False
    return happen(game, kinds.Defended(by=by, object=card, target=target))


@book.step("7.3.2#sentence-2")
def declare_defending_cards(game: Game) -> None:
    """Defending cards are declared by each defending hero's player, one after another, as many as the player wants."""
    link = game.link
    if link is None:
        return
    for player in game.clockwise(link.controller):
        for hero in game.zone("hero", player):
            if hero in link.targets:
                _declare(game, player, hero)


def _declare(game: Game, player: int, hero: int) -> None:
    """Let a player declare the defending cards of a hero, which become so as one compound event (7.3.2d)."""
    declared: list[int] = []
    imagined = game
    while able := may_defend(imagined, player):
        required = [card for card in able if is_required(imagined, "defend", player, card)]
        options = required_first([*map(Pick, able), Pick()], [*map(Pick, required)])
        picked = game.pick(player, "defend", options, "fab:7.3.2").object
        if picked is None:
            break
        declared.append(picked)
        imagined = with_declared(game, declared, hero)
    happen_all(game, "defend", [kinds.Defended(by="fab:7.3.2", object=card, target=hero) for card in declared])


def with_declared(game: Game, declared: list[int], hero: int) -> Game:
    """Return the game with the cards declared so far as defending cards, to see which others are legal (7.3.2b)."""
    *links, link = game.state.links
    defending = (*link.defending, *((card, hero) for card in declared))
    return game.at(replace(game.state, links=(*links, replace(link, defending=defending))))


def may_defend(game: Game, player: int) -> list[int]:
    """Return the cards that a player may declare as defending: from hand, and public equipment (7.3.2a and b)."""
    hand = [card for card in game.zone("hand", player) if "defense reaction" not in types(game, card)]
    arena = [card for zone in (*EQUIPMENT_ZONES, *WEAPON_ZONES) for card in game.zone(zone, player)]
    worn = [card for card in arena if _is_where_it_can_defend(game, card) and game.object(card).is_public]
    hidden = [card for card in game.zone("arsenal", player) if may_defend_from_arsenal(game, card)]
    return [card for card in (*hand, *worn, *hidden) if not cannot_become_defending(game, card)]


@book.filter("8.3.28#sentence-1")
def may_defend_from_arsenal(game: Game, card: int) -> bool:
    """Ambush: the card may defend from the arsenal."""
    return has_ability(game, card, Ambush)


def _is_where_it_can_defend(game: Game, card: int) -> bool:
    """Whether a card is in hand, or equipment in a zone that it is equipped to, as an off-hand is to a weapon zone."""
    zone = game.object(card).zone.name
    return zone in {"hand", *EQUIPMENT_ZONES} or (zone in WEAPON_ZONES and "equipment" in types(game, card))


def why_not_defending(game: Game, card: int) -> str:
    """Return the identifier of the rule by which a card may not be declared as defending now."""
    if card in game.on_chain_as_defending() or defense(game, card) is None:
        return "fab:7.3.2b"
    if not _is_where_it_can_defend(game, card) or "defense reaction" in types(game, card):
        return "fab:7.3.2a"
    return next((rule.id for rule in KEYWORDS_AGAINST_DEFENDING if rule(game, card)), "fab:7.3.2")
