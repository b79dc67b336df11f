"""Priority (1.11), game states (1.10), and reversal of an illegal action (1.10.3)."""

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous import applying
from rulesdb.engine.fab.rules.general.precedence import lose_priority
from rulesdb.engine.fab.rules.objects.attacks import is_attack, life_total
from rulesdb.engine.fab.rules.objects.objects import layers
from rulesdb.engine.fab.rules.objects.visibility import hide_shown_sources, look_where_allowed
from rulesdb.engine.fab.rules.objects.zone_contents import clear_lost_zones
from rulesdb.engine.fab.rules.playing.legality import LEGALITY
from rulesdb.engine.fab.rules.playing.playing import take_action
from rulesdb.engine.fab.rules.triggers.triggering import stack_triggered_layers, trigger_by_state
from rulesdb.engine.fab.rules.turn.end_of_game import lose
from rulesdb.engine.fab.rules.turn.resolving import RESOLUTION, next_to_resolve
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.priority import PriorityRules, Reversal, unless_settled


@book.definition("1.10.1#sentence-3")
def is_priority_state(game: Game) -> bool:
    """A priority state is one in which a player would ordinarily get priority, even if layers resolve without it."""
    return game.state.priority is not None or game.state.phase != "action" or game.state.combat == "close"


@book.step("1.10.2#sentence-1")
def act(game: Game) -> None:
    """Game state actions are performed in order, before anything else, when the game reaches a priority state."""
    state = game.state
    of_actions = state.shown, state.pending, state.states, state.looking, state.closing, state.priority is None
    unless_settled(game, (*applying.parts_deciding_applications(game), *of_actions), _act)


def _act(game: Game) -> None:
    hide_shown_sources(game)
    applying.note_existing(game)
    applying.begin_applying(game)
    applying.apply_all(game)
    clear_lost_zones(game)
    for action in game_state_actions() if is_priority_state(game) else ():
        if game.state.winners is None:
            action(game)


@book.step("1.10.2a#sentence-1")
def lose_dead_heroes(game: Game) -> None:
    """Dead heroes, first action: the players of heroes that have died lose."""

    def of_dead_heroes(game: Game) -> tuple[int, ...]:
        return tuple(player for player in game.playing if has_died(game, player))

    if "life" in effects_in_force(game).changed:
        dead = of_dead_heroes(game)
    else:
        objects, players = game.state.objects, game.state.players
        heroes = [objects[hero] for player in range(len(players)) for hero in game.zone("hero", player)]
        dead = game.keep("dead heroes", (players, len(heroes), *heroes), of_dead_heroes, game)
    if dead:
        lose(game, dead, lose_dead_heroes.id)


@book.law
def has_died(game: Game, player: int) -> bool:
    """Whether a player's hero has died, with a life total of 0 or by ceasing to exist, or is not theirs (4.5.3a)."""
    hero = game.hero(player)
    return hero is None or game.object(hero).controller != player or life_total(game, hero) == 0


@book.step("1.10.2b#sentence-1a")
def clear_the_dead(game: Game) -> None:
    """Dead objects, second action: living objects with a life total of 0 are cleared simultaneously."""
    if "life" in effects_in_force(game).changed:
        dead = tuple(one for item in game.in_arena() for one in _without_life(game, item))
    else:
        dead = game.keep_by_object("without life", (), game.ids_in_arena(), frozenset(), _without_life)
    if dead:
        die(game, dead)


@book.definition("2.5.3f#sentence-1")
def die(game: Game, objects: tuple[int, ...]) -> None:
    """Permanents whose life total is reduced to 0 are cleared as a game state action."""
    happen(game, kinds.Clear(by="fab:1.10.2b", objects=objects))


def _without_life(game: Game, item: Object) -> tuple[int, ...]:
    """Return the id of an object if it is a living object with a life total of 0."""
    return (item.id,) if life_total(game, item.id) == 0 else ()


start_looking = book.step("1.10.2c#sentence-1")(look_where_allowed)
"""Looking, third action: players whom a continuous effect lets look at private objects may begin to look."""


@book.step("1.10.2e#sentence-1")
def begin_closing(game: Game) -> None:
    """Close Step, fifth action: it begins if a rule or an effect closes the open combat chain."""
    if is_closed_by_an_effect(game) or has_lost_its_attack(game):
        note(game, kinds.Priority(by="fab:1.10.2e", player=None))
        note(game, kinds.GoTo(by="fab:1.10.2e", stage="close step"))


@book.law
def is_closed_by_an_effect(game: Game) -> bool:
    """Whether an effect closes the combat chain, which then closes as a game state action."""
    return game.state.closing and game.state.combat != "close"


@book.law
def has_lost_its_attack(game: Game) -> bool:
    """Whether the active-attack has ceased to exist before damage is calculated (7.7.2c)."""
    if game.state.combat not in {"attack", "defend", "reaction"}:
        return False
    assert game.link is not None  # it has been made before anybody gets priority in these steps
    return not game.has(game.link.attack)


@book.law
def game_state_actions() -> tuple[Callable[[Game], None], ...]:
    """The game state actions in order; the fourth is that state-triggered effects trigger, then layers are stacked."""
    return lose_dead_heroes, clear_the_dead, start_looking, trigger_by_state, stack_triggered_layers, begin_closing


_UNPAID = frozenset({"fab:5.1.7a", "fab:5.1.8a", "fab:5.1.9a"})
"""The rules by which an action that was legal so far becomes illegal, because its costs are not paid."""


@book.law
def go_on_after_reversal(game: Game, player: int, passed: int) -> None:
    """The player acts again, in the state that results from the reversal, as though it was the state before."""
    note(game, kinds.Priority(by="fab:1.10.3", player=player, passed=passed))


go_back = book.law(Game.become)
"""No effect replaces any part of a reversal, or triggers by it: the game state is the one before the action."""


@book.step("1.10.3c#sentence-1")
def keep_what_cannot_be_undone(game: Game, done: tuple[Event, ...]) -> None:
    """The game state is reversed as far as possible: not shuffling, and not cards that left a deck but to be played."""
    for event in done:
        leaves_deck = (
            isinstance(event, kinds.Move)
            and event.to != STACK
            and game.has(event.object)
            and game.object(event.object).zone.name == "deck"
        )
        if leaves_deck or isinstance(event, kinds.Shuffle):
            note(game, replace(event, by=keep_what_cannot_be_undone.id))


def _return_to_before(game: Game, reversal: Reversal) -> None:
    """Return to the state before an action; random choices already made are not made again."""
    before = cast("State", reversal.before)
    go_back(game, replace(before, drawn=game.state.drawn))
    note(game, TakenBack(by="fab:1.10.3", player=reversal.player, rules=reversal.rules))
    keep_what_cannot_be_undone(game, reversal.done)


reverse_what_was_illegal = book.step("1.10.3#sentence-1")(_return_to_before)
"""If a player takes an illegal action, the game state is reversed to the legal one before the action began."""

reverse_what_became_illegal = book.step("1.10.3#sentence-2")(_return_to_before)
"""The game state is also reversed if an action that has begun becomes illegal before it is completed."""


def take_back(game: Game, reversal: Reversal) -> None:
    """Reverse an illegal action, and go on from the state that results."""
    reverse = reverse_what_became_illegal if _UNPAID.issuperset(reversal.rules) else reverse_what_was_illegal
    reverse(game, reversal)
    go_on_after_reversal(game, reversal.player, reversal.passed)


next_player = book.definition("1.11.4a#sentence-1")(Game.next_clockwise)
"""If a player passes, the next player in clockwise order gets priority."""


@book.definition("1.11.4a#sentence-2")
def passes_in_succession(_game: Game, passed: int) -> int:
    """Passes count if all players pass in succession, without playing or activating anything in between.

    ``passed`` is the number of players who had passed since a player last played or activated something.
    """
    return passed + 1


@book.law
def all_passed(game: Game) -> None:
    """Resolve the top layer of the stack, or begin the Attack Step if it is the attack for that step."""
    if is_for_the_attack_step(game):
        note(game, kinds.GoTo(by="fab:7.1.3", stage="attack step"))
    else:
        resolve_the_top_layer(game)


@book.definition("1.11.4a#sentence-3")
def resolve_the_top_layer(game: Game) -> None:
    """If all players pass in succession and the stack is not empty, the top layer resolves."""
    RESOLUTION.resolve(game)
    to_the_turn_player(game)


@book.step("1.11.4a#sentence-4a")
def end_the_step_or_phase(game: Game) -> None:
    """If all players pass in succession and the stack is empty, the step of combat or the phase ends."""
    go_to_what_follows(game, end_the_step_or_phase.id)


@book.filter("5.3.1#sentence-3")
def is_for_the_attack_step(game: Game) -> bool:
    """In the Layer Step an attack on top of the stack does not resolve as other layers do: the Attack Step begins."""
    return game.state.combat == "layer" and is_attack(game, next_to_resolve(game))


def go_to_what_follows(game: Game, by: str = "") -> None:
    """Go to the stage that follows the present step or phase."""
    note(game, kinds.GoTo(by=by, stage=what_follows(game)))


@book.law
def what_follows(game: Game) -> str:
    """The stage after the step of combat or, outside combat, after the phase or step of the end-of-turn procedure."""
    state = game.state
    if state.combat:
        return _AFTER_STEP[state.combat]
    if state.phase == "end":
        return PROCEDURE[PROCEDURE.index(state.stage) + 1] if state.stage in PROCEDURE[:-1] else PROCEDURE[0]
    return _AFTER_PHASE[state.phase]


PROCEDURE = ("end: allies", "end: arsenal", "end: pitch", "end: untap", "end: points", "end: draw", "end: turn")
"""The stages of the steps of the end-of-turn procedure in order (4.4.3), and the end of the turn."""
_AFTER_PHASE = {"start of game": "first hands", "start": "action phase", "action": "end phase"}
_AFTER_STEP = {
    "layer": "close step",
    "attack": "defend step",
    "defend": "reaction step",
    "reaction": "damage step",
    "damage": "resolution step",
    "resolution": "close step",
    "close": "end of combat",
}


def to_the_turn_player(game: Game) -> None:
    """Give priority to the player who receives it by rule (1.11.3)."""
    note(game, kinds.Priority(by="fab:1.11.3", player=receiver(game)))


@book.definition("1.11.3#sentence-3c")
def receiver(game: Game) -> int:
    """The turn-player gets priority when the action phase or most steps of combat begin, and after a layer resolves.

    If the turn-player has lost the game, the next player clockwise gets priority. A layer also has resolved if it has
    failed to, or if it is a melded one that resolves again (5.3.2, 5.3.4d, 5.3.7).
    """
    return game.clockwise(game.state.turn_player)[0]


@book.law
def is_withheld(game: Game) -> bool:
    """The players do not get priority in any phase except the action phase, and not during the Close Step (1.11.3)."""
    return game.state.phase != "action" or game.state.combat == "close"


class Priorities(PriorityRules[Game], frozen=True, eq=False):
    """The rules of priority, which players get in some phases and steps only (1.11)."""

    def begin_or_go_on(self, game: Game) -> None:
        """Let players have priority in a phase or step if any does in it; else resolve the stack, and go on."""
        if not is_withheld(game):
            self.begin(game)
            return
        settle_without_priority(game)
        if game.state.winners is None:
            go_to_what_follows(game)

    def then(self, step: Callable[[Game], None]) -> Callable[[Game], None]:
        """Return the stage of a step without priority: after it the stack resolves, and the game goes on."""

        def both(game: Game) -> None:
            step(game)
            settle_without_priority(game)
            if game.state.winners is None:
                go_to_what_follows(game)

        return both


@book.law
def settle_without_priority(game: Game) -> None:
    """Game state actions are performed, and the stack resolves as though all players passed, until it is empty."""
    act(game)
    while layers(game.state) and game.state.winners is None:
        RESOLUTION.resolve(game)
        act(game)


PRIORITY = Priorities(
    rule="fab:1.11.1",
    holder="fab:1.11.2",
    legal=LEGALITY.legal,
    is_legal=LEGALITY.is_legal,
    act=take_action,
    take_back=take_back,
    act_on_state=act,
    give=to_the_turn_player,
    lose=lose_priority,
    next_player=next_player,
    passes=passes_in_succession,
    stack=layers,
    all_passed=all_passed,
    end=end_the_step_or_phase,
)
"""The rules of priority."""
