"""The turn (300 to 314): its phases and steps, and what happens by itself in them."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from rulesdb.engine.kernel.book import always, never
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.event_kinds.player_events import GoTo
from rulesdb.engine.kernel.event_kinds.zone_events import Draw
from rulesdb.engine.kernel.events import Events
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import KINDS
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.points import EmptyPool, LoseLife
from rulesdb.engine.mtg.events.turns import Began, Cleaned, Turn
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.phasing import phase
from rulesdb.engine.mtg.rules import combat
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.rules.priority import AFTER, PRIORITY
from rulesdb.engine.mtg.state import Step

HAND_SIZE = 7
"""Cards that a player keeps in hand at the end of the turn (314.1)."""


def end_phase(game: Game) -> None:
    """End a phase: combat, if it is the combat phase, and mana left in the mana pools of players."""
    if TURN[game.state.step].phase == "combat":
        combat.end_combat(game)
    for player in game.clockwise(game.state.turn_player):
        amount = sum(game.state.players[player].points(kind) for kind in KINDS)
        if amount:
            burn(game, player, amount)


@book.step("300.3")
def burn(game: Game, player: int, amount: int) -> None:
    """When a phase ends, the mana left in a player's mana pool is lost, and the player loses 1 life for each."""
    happen(game, EmptyPool(by=burn.id, player=player, amount=amount))
    happen(game, LoseLife(by=burn.id, player=player, amount=amount))


@book.step("302")
def untap_permanents(game: Game) -> None:
    """The active player untaps their permanents, all at once."""
    player = game.state.turn_player
    own = (item.id for item in game.in_play() if item.is_tapped and item.controller == player)
    tapped = [one for one in own if not is_forbidden(game, "untap step", player, one)]
    happen_at_once(game, tuple(Tapped(by=untap_permanents.id, object=one, is_tapped=False) for one in tapped))


def draw(game: Game) -> None:
    """Let the active player draw a card, but for the first turn."""
    if not is_first_draw(game):
        draw_card(game)


@book.filter("101.6")
def is_first_draw(game: Game) -> bool:
    """Who plays first skips the draw step of the first turn."""
    return game.state.turn == 1


@book.step("304")
def draw_card(game: Game) -> None:
    """The active player draws a card."""
    happen(game, Draw(by=draw_card.id, player=game.state.turn_player))


@book.step("314.1")
def discard_to_hand_size(game: Game) -> None:
    """The active player discards cards until as many are left as the hand may have."""
    player = game.state.turn_player
    while len(game.zone("hand", player)) > HAND_SIZE:
        cards = [*map(Pick, game.zone("hand", player))]
        card = game.pick(player, "discard", cards, discard_to_hand_size.id).object
        assert card is not None
        happen(game, Discard(by=discard_to_hand_size.id, object=card))


@book.definition("314.2")
def events_of_cleanup(game: Game) -> Events:
    """Damage is removed from permanents, and effects until end of turn end."""
    return (Cleaned(by=events_of_cleanup.id, player=game.state.turn_player),)


def wear_off(game: Game) -> None:
    """Let damage and effects end in the cleanup step."""
    for event in events_of_cleanup(game):
        happen(game, event)


def is_cleanup_with_priority(game: Game) -> bool:
    """Whether players get priority in the cleanup step, after state-based effects."""
    before = game.state
    PRIORITY.act_on_state(game)
    return needs_priority(game, game.state is not before)


@book.filter("314.3")
def needs_priority(game: Game, has_changed: bool) -> bool:
    """If state-based effects happen or abilities trigger, players get priority, and there is another cleanup step."""
    return has_changed or bool(game.stack)


@book.step("300.1")
def next_turn(game: Game) -> None:
    """The next player takes a turn."""
    end_phase(game)
    note(game, Turn(by=next_turn.id, player=game.next_clockwise(game.state.turn_player)))
    note(game, GoTo(stage="untap"))


class TurnStep(NamedTuple):
    """A step of a turn, or a main phase."""

    phase: str
    """Name of the phase that the step belongs to."""
    rule: str
    """Identifier of the rule by which the step begins."""
    actions: tuple[Callable[[Game], None], ...] = ()
    """What happens by itself as the step begins, without the stack."""
    has_priority: Callable[[Game], bool] = always
    """Whether players get priority then."""
    takes_place: Callable[[Game], bool] = always
    """Whether this turn has the step, asked before it begins."""
    without_priority: Step | None = None
    """Name of the next step if players get no priority in this one, None for the following one."""


TURN: dict[Step, TurnStep] = {
    "untap": TurnStep("beginning", "mtg:302", (phase, untap_permanents), never),
    "upkeep": TurnStep("beginning", "mtg:303"),
    "draw": TurnStep("beginning", "mtg:304", (draw,)),
    "first main": TurnStep("first main", "mtg:305"),
    "beginning of combat": TurnStep("combat", "mtg:307"),
    "declare attackers": TurnStep(
        "combat",
        "mtg:308",
        (combat.declare_attackers,),
        lambda game: bool(game.state.attackers),
        without_priority="end of combat",
    ),
    "declare blockers": TurnStep("combat", "mtg:309", (combat.declare_blockers,)),
    "first-strike damage": TurnStep(
        "combat",
        "mtg:502.2",
        (partial(combat.damage_step, is_first=True),),
        takes_place=lambda game: any(combat.strikes_first(game, one) for one in combat.fighting(game)),
    ),
    "combat damage": TurnStep("combat", "mtg:310", (partial(combat.damage_step, is_first=False),)),
    "end of combat": TurnStep("combat", "mtg:311"),
    "second main": TurnStep("second main", "mtg:305"),
    "end of turn": TurnStep("end", "mtg:313"),
    "cleanup": TurnStep("end", "mtg:314", (discard_to_hand_size, wear_off), is_cleanup_with_priority),
}
"""The steps of a turn and the main phases; each is a stage of the game, under its name."""


def take_step(game: Game, name: Step) -> None:
    """Perform a step until players get priority in it, or go on to the next one.

    The step begins, unless an effect skips it, after the end of the present phase if it belongs to another one.
    """
    step, following, present = TURN[name], AFTER[name], game.state.step
    if step.takes_place(game):
        if present and TURN[present].phase != step.phase:
            end_phase(game)
        if happen(game, Began(by=step.rule, step=name, player=game.state.turn_player)):
            for act in step.actions:
                act(game)
            if step.has_priority(game):
                PRIORITY.begin(game)
                return
            following = step.without_priority or following
    if following == name:
        next_turn(game)
    else:
        note(game, GoTo(stage=following))
