"""Game states (1.10): priority states, and the game state actions performed in them."""

from collections.abc import Callable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.application_events import APPLICATIONS
from rulesdb.engine.fab.rules.ending import lose
from rulesdb.engine.fab.rules.life_totals import life_total
from rulesdb.engine.fab.rules.looking import look_where_allowed
from rulesdb.engine.fab.rules.private_sources import hide_again
from rulesdb.engine.fab.rules.static_values import remember_no_values
from rulesdb.engine.fab.rules.statics import remember_no_conditions
from rulesdb.engine.fab.rules.triggered_layers import stack_triggered_layers
from rulesdb.engine.fab.rules.triggering import STATE_TRIGGERS
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.effects.lasting_effects import begin_applying
from rulesdb.engine.kernel.effects.triggers import trigger_by_state
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.state_actions import perform_actions, unless_settled

GameStateActions = tuple[Callable[[Game], None], ...]


@book.definition("1.10.1#sentence-3")
def is_priority_state(game: Game) -> bool:
    """A priority state is one in which a player would ordinarily get priority, even if layers resolve without it."""
    return game.state.priority is not None or game.state.phase != "action" or game.state.combat == "close"


@book.step("1.10.2#sentence-1")
def act(game: Game) -> None:
    """Game state actions are performed in order, before anything else, when the game reaches a priority state."""
    unless_settled(game, _depends_on(game), _act)


def _depends_on(game: Game) -> tuple[object, ...]:
    """Return the parts of the state on which it depends what game state actions do."""
    state = game.state
    of_actions = state.shown, state.pending, state.states, state.looking, state.closing, state.priority is None
    return (*APPLICATIONS.looked_at(game), *of_actions)


def _act(game: Game) -> None:
    hide_again(game)
    APPLICATIONS.note_existing(game)
    begin_applying(game)
    APPLICATIONS.apply_all(game)
    remember_no_values(game)
    remember_no_conditions(game)
    perform_actions(game, _ACTIONS if is_priority_state(game) else ())


@book.step("1.10.2a#sentence-1")
def lose_dead_heroes(game: Game) -> None:
    """Dead heroes, first action: the players of heroes that have died lose."""
    if "life" in effects_in_force(game).changed:
        dead = _players_who_died(game)
    else:
        heroes = _heroes(game)
        dead = game.keep("dead heroes", (game.state.players, len(heroes), *heroes), _players_who_died, game)
    if dead:
        lose(game, dead, lose_dead_heroes.id)


def _heroes(game: Game) -> list[Object]:
    """Return the heroes of all players."""
    objects = game.state.objects
    return [objects[hero] for player in range(len(game.state.players)) for hero in game.zone("hero", player)]


def _players_who_died(game: Game) -> tuple[int, ...]:
    return tuple(player for player in game.playing if _has_died(game, player))


def _has_died(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return has_died_by_ceasing(game, player) if hero is None else loses_at_zero(game, hero)


@book.filter("2.5.3f#sentence-2")
def loses_at_zero(game: Game, hero: int) -> bool:
    """If the life total of a hero is reduced to 0, its player loses, or the game is a draw; it is not cleared."""
    return life_total(game, hero) == 0


@book.filter("1.10.2b#sentence-2")
def has_died_by_ceasing(game: Game, player: int) -> bool:
    """A living object that has ceased to exist in any way has died, and so has a hero that no longer exists."""
    return game.hero(player) is None


@book.step("1.10.2b#sentence-1")
def clear_the_dead(game: Game) -> None:
    """Dead objects, second action: living objects with a life total of 0 are cleared simultaneously."""
    if "life" in effects_in_force(game).changed:
        dead = _without_life(game)
    else:
        dead = game.keep_by_object("without life", (), game.ids_in_arena(), frozenset(), _is_without_life)
    if dead:
        die(game, dead)


@book.definition("2.5.3f#sentence-1")
def die(game: Game, objects: tuple[int, ...]) -> None:
    """Permanents whose life total is reduced to 0 are cleared as a game state action."""
    happen(game, kinds.Clear(by="fab:1.10.2b", objects=objects))


def _without_life(game: Game) -> tuple[int, ...]:
    return tuple(one for item in game.in_arena() for one in _is_without_life(game, item))


def _is_without_life(game: Game, item: Object) -> tuple[int, ...]:
    """Return the id of an object if it is a living object with a life total of 0."""
    return (item.id,) if life_total(game, item.id) == 0 else ()


@book.step("1.10.2c#sentence-1")
def start_looking(game: Game) -> None:
    """Looking, third action: players whom a continuous effect lets look at private objects may begin to look."""
    look_where_allowed(game)


def trigger_and_stack(game: Game) -> None:
    """Perform the fourth action: state-triggered effects trigger, then pending triggered-layers go on the stack."""
    for step in states_first((_trigger_states, _stack)):
        step(game)


def _trigger_states(game: Game) -> None:
    trigger_by_state(game, STATE_TRIGGERS)


def _stack(game: Game) -> None:
    if game.state.pending:
        stack_triggered_layers(game)


@book.definition("1.10.2d#sentence-1")
def states_first(steps: GameStateActions) -> GameStateActions:
    """Triggers, fourth action: state-triggered effects whose state condition is met trigger first (6.6.5c)."""
    return steps


@book.step("1.10.2e#sentence-1")
def begin_closing(game: Game) -> None:
    """Close Step, fifth action: it begins if a rule or an effect closes the open combat chain."""
    if game.state.closing or _has_lost_its_attack(game):
        note(game, kinds.Priority(by="fab:1.10.2e", player=None))
        note(game, kinds.GoTo(by="fab:1.10.2e", stage="close step"))


def _has_lost_its_attack(game: Game) -> bool:
    """Whether the active-attack ceased to exist before the calculation of damage (7.7.2)."""
    if game.state.combat not in {"attack", "defend", "reaction"}:
        return False
    assert game.link is not None
    return not game.has(game.link.attack)


_ACTIONS: tuple[Callable[[Game], None], ...] = (
    lose_dead_heroes,
    clear_the_dead,
    start_looking,
    trigger_and_stack,
    begin_closing,
)
