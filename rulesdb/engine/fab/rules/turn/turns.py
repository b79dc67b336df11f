"""The phases of a turn (4.2 to 4.4)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import intellect_of_hero, life, subtypes
from rulesdb.engine.fab.rules.events.events import order_of_players
from rulesdb.engine.fab.rules.general.players import has_room_in_arsenal
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.turn.priority import PRIORITY
from rulesdb.engine.fab.state import Player
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all, note


def start_phase(game: Game) -> None:
    """4.2: the start of the turn; nobody gets priority."""
    note(game, kinds.Began(by="fab:4.2.1", what="phase:start", player=game.state.turn_player))
    start_of_turn(game)
    PRIORITY.begin_or_go_on(game)


@book.step("4.2.2#sentence-4")
def start_of_turn(game: Game) -> None:
    """The "start of turn" event occurs, and effects that trigger at the start of turn are triggered."""
    happen(game, kinds.Began(by=start_of_turn.id, what="start of turn", player=game.state.turn_player))


def action_phase(game: Game) -> None:
    """4.3: the action phase begins; the turn-player has an action point and gets priority."""
    for step in steps_of_action_phase():
        step(game)


@book.step("4.3.1#sentence-2")
def start_action_phase(game: Game) -> None:
    """The action phase starts."""
    note(game, kinds.Began(by=start_action_phase.id, what="phase:action", player=game.state.turn_player))


@book.step("4.3.1#sentence-3")
def beginning_of_action_phase(game: Game) -> None:
    """The "beginning of the action phase" event occurs, and effects that trigger on it are triggered."""
    by, player = beginning_of_action_phase.id, game.state.turn_player
    happen(game, kinds.Began(by=by, what="beginning of the action phase", player=player))


@book.definition("4.3.2#sentence-2")
def give_the_action_point(game: Game) -> None:
    """The turn-player has one action point; having it is not gaining an action point."""
    player, by = game.state.turn_player, give_the_action_point.id
    has = game.state.players[player]
    note(game, kinds.SetAssets(by=by, player=player, action=1, resource=has.resource, chi=has.chi))


@book.law
def steps_of_action_phase() -> tuple[Callable[[Game], None], ...]:
    """The steps with which the action phase begins, in order; in the last one the turn-player gains priority."""
    return start_action_phase, beginning_of_action_phase, give_the_action_point, PRIORITY.begin


def end_phase(game: Game) -> None:
    """4.4.2: the end phase begins; nobody gets priority."""
    note(game, kinds.Began(by="fab:4.4.1", what="phase:end", player=game.state.turn_player))
    beginning_of_end_phase(game)
    PRIORITY.begin_or_go_on(game)


@book.step("4.4.2#sentence-2")
def beginning_of_end_phase(game: Game) -> None:
    """The "beginning of the end phase" event occurs, and effects that trigger on it are triggered."""
    by, player = beginning_of_end_phase.id, game.state.turn_player
    happen(game, kinds.Began(by=by, what="beginning of the end phase", player=player))


# The end-of-turn procedure


@book.law
def restore_allies(game: Game) -> None:
    """Allies' life totals return to their base life."""
    for item in list(game.objects()):
        if "ally" in subtypes(game, item.id):
            missing = life_of_ally(game, item.id) - (life_total(game, item.id) or 0)
            happen(game, kinds.GainLife(by="fab:4.4.3a", object=item.id, amount=missing))


@book.law
def life_of_ally(game: Game, ally: int) -> int:
    """The life to which an ally's life total is reset: its base life, as counters on it modify it."""
    return life(game, ally) or 0


@book.law
def put_into_arsenal(game: Game) -> None:
    """The turn-player may put a card from hand into an empty arsenal."""
    choose_card_for_arsenal(game, game.state.turn_player)


def choose_card_for_arsenal(game: Game, player: int) -> None:
    """Let a player choose whether to put a card from hand into the arsenal, and which."""
    options = [Pick(object_id) for object_id in cards_for_arsenal(game, player)]
    chosen = game.pick(player, "arsenal", options, _ARSENAL).object if options else None
    if chosen is not None:
        happen(game, move_to_arsenal(chosen, player))


_ARSENAL = "fab:4.4.3b"


@book.law
def cards_for_arsenal(game: Game, player: int) -> tuple[int | None, ...]:
    """What a player may choose to put into the arsenal: nothing, or a card from hand if the arsenal is empty."""
    return (None, *game.zone("hand", player)) if has_room_in_arsenal(game, player) else ()


@book.law
def move_to_arsenal(card: int, player: int) -> kinds.Move:
    """The move by which a player puts a card face down into the arsenal."""
    return kinds.Move(by=_ARSENAL, object=card, to=Zone("arsenal", player), is_public=False)


def return_pitched_cards(game: Game) -> None:
    """Pitched cards of each player go from the pitch zone to the bottom of the deck, in any order."""
    for player in order_of_players(game):
        return_pitched_cards_of(game, player)


@book.law
def return_pitched_cards_of(game: Game, player: int) -> None:
    """A player puts all cards of their pitch zone on the bottom of their deck, one after the other."""
    while options := next_pitched_cards(game, player):
        card = game.pick(player, "bottom of the deck", [*map(Pick, options)], "fab:4.4.3c").object
        assert card is not None
        happen(game, move_under_deck(card, player))


@book.law
def next_pitched_cards(game: Game, player: int) -> tuple[int, ...]:
    """The pitched cards that a player can put on the bottom of the deck next, since the order is theirs to choose."""
    return game.zone("pitch", player)


@book.law
def move_under_deck(card: int, player: int) -> kinds.Move:
    """The move by which a player puts a pitched card on the bottom of the deck, hidden from all others."""
    return kinds.Move(by="fab:4.4.3c", object=card, to=Zone("deck", player), at_bottom=True)


@book.step("4.4.3d#sentence-1")
def untap(game: Game) -> None:
    """The turn-player untaps all permanents they control."""
    events = [kinds.Tapped(by=untap.id, object=object_id, is_tapped=False) for object_id in permanents_to_untap(game)]
    happen_all(game, "untap", events)


@book.law
def permanents_to_untap(game: Game) -> list[int]:
    """The permanents that are untapped at the end of the turn: all tapped ones that the turn-player controls."""
    return [item.id for item in game.objects() if item.is_tapped and item.controller == game.state.turn_player]


def lose_points(game: Game) -> None:
    """All players lose all of their action, resource and chi points."""
    for player, has in enumerate(game.state.players):
        left = points_left(game, player)
        if left != has:
            by, action, resource, chi = "fab:4.4.3e", left.action, left.resource, left.chi
            note(game, kinds.SetAssets(by=by, player=player, action=action, resource=resource, chi=chi))


@book.law
def points_left(game: Game, player: int) -> Player:
    """A player without points, as each player is after the turn."""
    return replace(game.state.players[player], action=0, resource=0, chi=0)


def draw_up(game: Game) -> None:
    """Players refill their hands to their heroes' intellects."""
    for player in players_who_draw_up(game):
        missing = missing_cards(intellect_of_hero(game, player), len(game.zone("hand", player)))
        for _ in range(as_far_as_possible(missing, len(game.zone("deck", player)))):
            happen(game, kinds.Draw(by="fab:4.4.3f", player=player))


@book.definition("1.0.2#sentence-2b")
def as_far_as_possible(missing: int, in_deck: int) -> int:
    """A rule that requires a player to draw cards requires as many as there are."""
    return min(missing, in_deck)


@book.law
def players_who_draw_up(game: Game) -> tuple[int, ...]:
    """The players who draw up at the end of the turn: the turn-player, and on the game's first turn all others."""
    return order_of_players(game) if game.state.turn == 1 else (game.state.turn_player,)


@book.law
def missing_cards(value: int, in_hand: int) -> int:
    """Intellect is the number of cards that the controlling player draws up to at the end of their turn."""
    return max(0, value - in_hand)


@book.definition("4.4.4#sentence-4")
def begin_next_turn(game: Game) -> None:
    """The turn ends; the next player clockwise becomes the turn-player, unless there is an extra turn first."""
    is_idle = not any(isinstance(one, kinds.CardPlayed | kinds.Used) for one in game.state.history)
    note(game, kinds.Idle(by="fab:4.5.4e", turns=game.state.idle + 1 if is_idle else 0))
    note(game, kinds.TurnBegins(by=begin_next_turn.id, player=next_turn_player(game)))


@book.law
def next_turn_player(game: Game) -> int:
    """Return who has the next turn: a player with an extra turn, or else the next one in clockwise order."""
    while game.state.extra_turns:
        player = game.state.extra_turns[-1]
        note(game, kinds.ExtraTurn(by="fab:4.0.3c", player=player, is_begun=True))
        if player in game.playing:
            return player
    return game.next_clockwise(game.state.turn_player)


@book.law
def begin_first_phase(game: Game) -> None:
    """Go to the first phase of a turn that has begun, the start phase."""
    note(game, kinds.GoTo(stage="start phase"))
