"""The end of a game (4.5): players win, lose or concede, a game is drawn, and who has lost leaves the game."""

from collections.abc import Callable, Mapping

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, AnyStatic
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import win_together
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.process.game import ProcedureEndedError
from rulesdb.engine.kernel.process.options import AgreeToDraw, AtAnyTime, ClaimNoProgress, Concede
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.priority import PRIORITY, SETTLE
from rulesdb.engine.kernel.turn.start_and_end import EndRules


@book.law
def leave(game: Game, players: tuple[int, ...]) -> None:
    """Objects controlled by players who lost are cleared, then objects that they own leave the game, if it goes on.

    Layer-continuous effects of these players go on until they expire; their pending triggered-layers are removed.
    """
    controlled = controlled_by(game, players)
    if controlled:
        happen(game, kinds.Clear(by="fab:4.5.1a", objects=controlled))
    for object_id in owned_by(game, players):
        happen(game, kinds.Cease(by="fab:4.5.1a", object=object_id))
    others = tuple(pending for pending in game.state.pending if pending.controller not in players)
    note(game, kinds.Unpended(by="fab:4.5.1a", pending=others))


@book.law
def controlled_by(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    """The objects that players who lost control, all of which are cleared."""
    return tuple(item.id for item in game.objects() if item.controller in players)


@book.law
def owned_by(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    """The objects that players who lost own, all of which are removed from the game, whoever controls them."""
    return tuple(item.id for item in game.objects() if item.owner in players)


_END = EndRules[Game](last_player="fab:4.5.2a", draw="fab:4.5.4a", leave=leave, win_together=win_together)
"""The rules by which a game ends (4.5)."""

lose = book.step("4.5.3#sentence-1")(_END.lose)
"""Players lose the game by a rule; the last party left wins, and the game is a draw if no player is left."""

win = book.step("4.5.2b#sentence-1")(_END.win)
"""A player wins the game, with their party, because an effect states it."""


@book.step("4.5.3b#sentence-1")
def lose_by_effect(game: Game, players: tuple[int, ...]) -> None:
    """Players lose the game because an effect states it."""
    lose(game, players, lose_by_effect.id)


@book.step("4.5.4b#sentence-1a")
def draw_by_effect(game: Game) -> None:
    """The game is a draw for the remaining players because an effect states it."""
    draw(game, draw_by_effect.id)


def draw(game: Game, by: str) -> None:
    """End the game as a draw for the remaining players."""
    _END.over(game, (), by)


# What players may do at any time


@book.definition("4.5.3c#sentence-1")
def concede(game: Game, player: int) -> None:
    """A player who concedes loses the game; what was going on with them is not finished."""
    lose(game, (player,), concede.id)
    note(game, kinds.GoTo(by=concede.id, stage=SETTLE if game.state.stage == PRIORITY else game.state.stage))
    raise ProcedureEndedError


@book.law
def offer_draw(game: Game, player: int) -> None:
    """The game is a draw if all remaining players agree to it, which they may do at any time (4.5.4c)."""
    if agree(game, player, "draw", "fab:4.5.4c"):
        draw(game, "fab:4.5.4c")


@book.law
def agree(game: Game, player: int, question: str, rule: str) -> bool:
    """All other remaining players are asked, in clockwise order from a player who proposes something."""
    return all(game.answers_yes(other, question, rule) for other in game.clockwise(player)[1:])


def claim_no_progress(game: Game, player: int) -> None:
    """The game is a draw if it is in a stalemate, or if all remaining players refuse to advance it."""
    if is_stalemate(game):
        draw_in_stalemate(game)
    elif is_idle(game) and agree(game, player, "deadlock", draw_in_deadlock.id):
        draw_in_deadlock(game)


@book.step("4.5.4d#sentence-1")
def draw_in_stalemate(game: Game) -> None:
    """The game is a draw for the remaining players if a stalemate occurs."""
    draw(game, draw_in_stalemate.id)


_TO_PLAY_FROM = frozenset({"hand", "arsenal", "deck", "pitch"})
"""The zones whose cards a player may play or use, or comes to have in hand."""


@book.law
def is_stalemate(game: Game) -> bool:
    """Whether nobody can advance the game: there are no cards to play, no abilities, no layers, no lasting effects."""
    items = game.state.objects.values()
    return not (game.state.lasting or game.stack or any(map(_could_advance, items)))


def _could_advance(item: Object) -> bool:
    """Whether an object might do anything: it may come to be played, or has an ability that may function."""
    if item.zone.name in _TO_PLAY_FROM:
        return True
    if item.zone.name in {"graveyard", "inventory"}:  # nothing resolves there
        return any(isinstance(ability, AnyStatic | Activated) for ability in item.card.abilities)
    return bool(item.card.abilities)


@book.step("4.5.4e#sentence-1")
def draw_in_deadlock(game: Game) -> None:
    """The game is a draw for the remaining players if a deadlock occurs."""
    draw(game, draw_in_deadlock.id)


@book.law
def is_idle(game: Game) -> bool:
    """Whether nobody has played or activated anything since each remaining player had a turn."""
    return game.state.idle >= len(game.playing)


_AT_ANY_TIME: Mapping[type[AtAnyTime], Callable[[Game, int], None]] = {
    Concede: concede,
    AgreeToDraw: offer_draw,
    ClaimNoProgress: claim_no_progress,
}


def at_any_time(game: Game, choice: AtAnyTime) -> None:
    """Let a player do what players may do at any time."""
    if choice.player in game.playing:
        _AT_ANY_TIME[type(choice)](game, choice.player)
