"""Players and their heroes in card text (1.1.2b), and what a game comes to know of parties (1.1.4)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesZones
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.effects.effects_in_force import of_kind

acting_hero = book.definition("1.1.2b#sentence-1")(Game.hero)
"""A player plays the game as their hero: what the player does, the hero does."""


@book.definition("1.1.2b#sentence-2")
def players_of(game: Game, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """Card text makes no distinction between a player and their hero: the player does what a hero is told to do."""
    return tuple(map(game.player_of, heroes))


hero_of_you = book.definition("1.1.2b#sentence-3")(Game.hero)
"""The term "you" refers to the player's hero."""
hero_of_opponent = book.definition("1.1.2b#sentence-4")(Game.hero)
"""The term "opponent" refers to the hero of the player's opponent."""


def hero_meant(game: Game, controller: int, player: int) -> int | None:
    """Return the hero that an effect of a controller means when it speaks of a player, None if there is none."""
    if player == controller:
        return hero_of_you(game, player)
    return hero_of_opponent(game, player) if player in game.opponents(controller) else game.hero(player)


@book.law
def number_of_zones(game: Game, name: ZoneName, player: int) -> int:
    """The number of a player's zones of a type: two for weapons, else one (3.0.2), and others (3.0.10, 4.1.2a)."""
    of_arsenals = game.state.players[player].arsenals
    number = len(WEAPON_ZONES) if name in WEAPON_ZONES else of_arsenals if name == "arsenal" else 1
    changes = (effect for effect, one in of_kind(game, ChangesZones) if one.context.controller == player)
    return number + sum(1 if effect.is_additional else -1 for effect in changes if effect.zone == name)


@book.law
def has_room_in_arsenal(game: Game, player: int) -> bool:
    """Whether an arsenal zone of a player is empty, each of which contains up to one card (3.3.2, 4.1.2a)."""
    return len(game.zone("arsenal", player)) < number_of_zones(game, "arsenal", player)


@book.definition("4.1.8b#sentence-1")
def is_in_a_turn(game: Game) -> bool:
    """The start-of-game procedure is during nobody's turn."""
    return game.state.phase != "start of game"


@book.law
def has_turn(game: Game, player: int) -> bool:
    """Whether a player is the turn-player: only one player can have a turn at any point in time."""
    return is_in_a_turn(game) and game.state.turn_player == player


@book.definition("1.1.4#sentence-1")
def win_together(game: Game, left: tuple[int, ...]) -> bool:
    """In a game, a party comprises players who win the game together."""
    return set(left) <= set(game.party(left[0]))
