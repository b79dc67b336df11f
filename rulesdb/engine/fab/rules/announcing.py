"""The first step of playing (5.1.2): the card is announced, and of a split-card the half that is played."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import note
from rulesdb.engine.fab.options import Name
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.awaiting import apply_to_the_next
from rulesdb.engine.fab.rules.layers import controller_of_layer, owner_of_layer
from rulesdb.engine.fab.rules.splitting import played_as, ways_to_play
from rulesdb.engine.fab.state import Layer
from rulesdb.engine.fab.zones import STACK


@book.step("5.1.2")
def announce(game: Game, attempt: Attempt) -> None:
    """First: the player announces the card; it becomes the top layer of the stack, under their control."""
    item = game.object(attempt.layer)
    owner = owner_of_layer(item.owner, attempt.player)
    controller = controller_of_layer(owner, attempt.player)
    note(game, kinds.Became(object=replace(item, owner=owner, layer=Layer("card", item.id))))
    note(game, kinds.Move(by=announce.id, object=item.id, to=STACK, is_public=True, controller=controller))
    declare_half(game, attempt)
    apply_to_the_next(game, attempt.layer)


@book.step("5.1.2c")
def declare_half(game: Game, attempt: Attempt) -> None:
    """A split-card: the player declares which half is played, with meld perhaps both; that is what it then is."""
    item = game.object(attempt.layer)
    if not item.card.halves:
        return
    ways = {Name(card.name): halves for halves, card in ways_to_play(item.card).items()}
    halves = ways[game.pick(attempt.player, "half", list(ways), declare_half.id)]
    note(game, kinds.Became(object=played_as(item, halves)))
    attempt.declare(game, replace(attempt.declared(game), halves=halves))
