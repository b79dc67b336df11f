"""Copies of spells on the stack (503.10)."""

from msgspec.structs import replace

from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.layers import Copied, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.faces import copiable
from rulesdb.engine.mtg.state import Layer, Object
from rulesdb.engine.mtg.zones import STACK


def put_copy(game: Game, player: int, spell: int, by: str) -> int:
    """Put a copy of a spell on the stack under the control of a player; return its id."""
    made = game.state.next_id
    put_on_the_stack(game, player, spell, by)
    return made


@book.step("503.10")
def put_on_the_stack(game: Game, player: int, spell: int, by: str) -> None:
    """A copy of a spell goes straight onto the stack, with what was announced for the spell; it is not played."""
    copied, made = game.object(spell), game.state.next_id
    layer = Layer("card", made) if copied.layer is None else replace(copied.layer, source=made)
    card = copiable(copied)
    item = Object(made, made, card, player, STACK, is_public=True, controller=player, is_copy=True, layer=layer)
    note(game, Stack(by=by, layer=item))
    happen(game, Copied(by=by, player=player, object=made))


def choose_new_targets(game: Game, player: int, spell: int, rule: str) -> None:
    """Let a player choose new targets for a copy; the old ones stay if too few are legal."""
    layer, before = game.object(spell).layer, game.state
    if layer is None or not any(layer.declared.targets):
        return
    if not game.answers_yes(player, f"new targets:{spell}", rule):
        return
    try:
        declare_targets(game, Attempt(player, spell, spell), rule)
    except IllegalError:
        game.become(before)
