"""Players (1.1): those who participate, parties, opponents, clockwise order, and their heroes in card text (1.1.2b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.tables import player_rules
from rulesdb.engine.kernel.tables.player_rules import PlayerRules


@book.definition("1.1.2b#sentence-1")
def acting_hero(game: Game, player: int) -> int | None:
    """A player plays the game as their hero: what the player does, the hero does."""
    return game.hero(player)


@book.definition("1.1.2b#sentence-2")
def players_of(game: Game, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """Card text makes no distinction between a player and their hero: the player does what a hero is told to do."""
    return tuple(map(game.player_of, heroes))


def hero_called(game: Game, controller: int, player: int) -> int | None:
    """Return the hero that an effect of a controller means when it speaks of a player, None if there is none."""
    if player == controller:
        return hero_of_you(game, player)
    return hero_of_opponent(game, player) if player in game.opponents(controller) else game.hero(player)


@book.definition("1.1.2b#sentence-3")
def hero_of_you(game: Game, controller: int) -> int | None:
    """The term "you" refers to the player's hero."""
    return game.hero(controller)


@book.definition("1.1.2b#sentence-4")
def hero_of_opponent(game: Game, player: int) -> int | None:
    """The term "opponent" refers to the hero of the player's opponent."""
    return game.hero(player)


@book.definition("1.1.1#sentence-1")
def participants(state: State) -> tuple[int, ...]:
    """A player is a person participating in the game, which nobody does who has lost it."""
    return player_rules.participants(state)


@book.definition("1.1.4#sentence-1")
def win_together(game: Game, left: tuple[int, ...]) -> bool:
    """In a game, a party comprises players who win the game together."""
    return set(left) <= set(game.party(left[0]))


def party(state: State, player: int) -> tuple[int, ...]:
    """Return the players of a player's party."""
    others = tuple(other for other in player_rules.members(state, player) if other != player)
    return with_the_player(others, player) if others else the_player_alone(others, player)


@book.transform("1.1.4a#sentence-1")
def with_the_player(others: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player is always considered to be in their own party."""
    return (player, *others)


@book.transform("1.1.4a#sentence-2")
def the_player_alone(nobody: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player is also in their own party when they are the only player in that party."""
    return with_the_player(nobody, player)


def _all_others(order: tuple[int, ...], _party: tuple[int, ...], player: int) -> tuple[int, ...]:
    return tuple(other for other in order if other != player)


@book.definition("1.1.5#sentence-1")
def opponents(order: tuple[int, ...], party_of_player: tuple[int, ...], player: int) -> tuple[int, ...]:
    """A player's opponents are all other players who are not in their party."""
    return player_rules.opponents(_all_others(order, party_of_player, player), party_of_player, player)


@book.definition("1.1.6#sentence-1")
def clockwise(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Clockwise order starts from the given player and progresses clockwise among the players, viewed from above."""
    return player_rules.clockwise(playing, first)


@book.definition("1.1.6#sentence-2")
def next_clockwise(playing: tuple[int, ...], player: int) -> int:
    """The next player in clockwise order is the player to the left of the given player."""
    return player_rules.left_of(playing, player)


PLAYERS = PlayerRules(participants, clockwise, next_clockwise, party, opponents, acting_hero)
"""The rules of players (1.1)."""
