"""The turn (300 to 314): its phases and steps, and what happens by itself in them."""

from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.event_kinds.turn_events import GoTo
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.cards import Discard, Draw
from rulesdb.engine.mtg.events.damage import LoseLife
from rulesdb.engine.mtg.events.mana import EmptyPool
from rulesdb.engine.mtg.events.turns import Began, Cleaned, Turn
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import KINDS
from rulesdb.engine.mtg.rules import combat
from rulesdb.engine.mtg.rules.keyword_rules import BEFORE_UNTAPPING
from rulesdb.engine.mtg.rules.priority import AFTER, PRIORITY
from rulesdb.engine.mtg.state import Step

HAND_SIZE = 7
"""Cards that a player keeps in hand at the end of the turn (314.1)."""
PHASES: dict[Step, str] = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "beginning"),
    "first main": "first main",
    **dict.fromkeys(
        (
            "beginning of combat",
            "declare attackers",
            "declare blockers",
            "first-strike damage",
            "combat damage",
            "end of combat",
        ),
        "combat",
    ),
    "second main": "second main",
    **dict.fromkeys(("end of turn", "cleanup"), "end"),
}
"""The phase that a step belongs to."""


def _begins(game: Game, step: Step, by: str) -> bool:
    """Begin a step, unless an effect skips it; mana burns first, if a phase ends with it. Return whether it begins."""
    before = game.state.step
    if before and PHASES[before] != PHASES[step]:
        end_phase(game)
    if happen(game, Began(by=by, step=step, player=game.state.turn_player)):
        return True
    if step == "cleanup":
        next_turn(game)
    else:
        note(game, GoTo(stage=AFTER[step]))
    return False


def end_phase(game: Game) -> None:
    """Empty the mana pools of all players as a phase ends."""
    for player in game.clockwise(game.state.turn_player):
        amount = sum(game.state.players[player].points(kind) for kind in KINDS)
        if amount:
            empty_pool(game, player, amount)
            burn(game, player, amount)


@book.step("300.3")
def empty_pool(game: Game, player: int, amount: int) -> None:
    """When a phase ends, the mana left in a player's mana pool is lost."""
    happen(game, EmptyPool(by=empty_pool.id, player=player, amount=amount))


@book.step("300.3")
def burn(game: Game, player: int, amount: int) -> None:
    """The player loses 1 life for each mana lost that way."""
    happen(game, LoseLife(by=burn.id, player=player, amount=amount))


def untap(game: Game) -> None:
    """Perform the untap step, in which nobody gets priority."""
    if not _begins(game, "untap", "mtg:302"):
        return
    for act in BEFORE_UNTAPPING:
        act(game)
    untap_permanents(game)
    note(game, GoTo(stage=AFTER["untap"]))


@book.step("302")
def untap_permanents(game: Game) -> None:
    """The active player untaps their permanents, all at once."""
    player = game.state.turn_player
    tapped = (item.id for item in game.in_play() if item.is_tapped and item.controller == player)
    happen_at_once(game, tuple(Tapped(by=untap_permanents.id, object=one, is_tapped=False) for one in tapped))


def upkeep(game: Game) -> None:
    """Begin the upkeep step."""
    if not _begins(game, "upkeep", "mtg:303"):
        return
    PRIORITY.begin(game)


def draw(game: Game) -> None:
    """Begin the draw step, in which the active player draws first of all."""
    if not _begins(game, "draw", "mtg:304"):
        return
    if not is_first_draw(game):
        draw_card(game)
    PRIORITY.begin(game)


@book.filter("101.6")
def is_first_draw(game: Game) -> bool:
    """Who plays first skips the draw step of the first turn."""
    return game.state.turn == 1


@book.step("304")
def draw_card(game: Game) -> None:
    """The active player draws a card."""
    happen(game, Draw(by=draw_card.id, player=game.state.turn_player))


def first_main(game: Game) -> None:
    """Begin the main phase before combat."""
    if not _begins(game, "first main", "mtg:305"):
        return
    PRIORITY.begin(game)


def beginning_of_combat(game: Game) -> None:
    """Begin the combat phase."""
    if not _begins(game, "beginning of combat", "mtg:307"):
        return
    PRIORITY.begin(game)


def declare_attackers(game: Game) -> None:
    """Begin the declare attackers step; without an attack, combat ends."""
    if not _begins(game, "declare attackers", "mtg:308"):
        return
    combat.declare_attackers(game)
    if game.state.attackers:
        PRIORITY.begin(game)
    else:
        note(game, GoTo(stage="end of combat"))


def declare_blockers(game: Game) -> None:
    """Begin the declare blockers step."""
    if not _begins(game, "declare blockers", "mtg:309"):
        return
    combat.declare_blockers(game)
    PRIORITY.begin(game)


def first_strike_damage(game: Game) -> None:
    """Begin the first of two combat damage steps, if any creature in combat has first strike."""
    if not any(combat.strikes_first(game, one) for one in combat.fighting(game)):
        note(game, GoTo(stage="combat damage"))
        return
    if not _begins(game, "first-strike damage", "mtg:502.2"):
        return
    combat.damage_step(game, is_first=True)
    PRIORITY.begin(game)


def combat_damage(game: Game) -> None:
    """Begin the combat damage step."""
    if not _begins(game, "combat damage", "mtg:310"):
        return
    combat.damage_step(game, is_first=False)
    PRIORITY.begin(game)


def end_of_combat(game: Game) -> None:
    """Begin the end of combat step."""
    if not _begins(game, "end of combat", "mtg:311"):
        return
    PRIORITY.begin(game)


def second_main(game: Game) -> None:
    """Begin the main phase after combat."""
    combat.end_combat(game)
    if not _begins(game, "second main", "mtg:305"):
        return
    PRIORITY.begin(game)


def end_of_turn(game: Game) -> None:
    """Begin the end of turn step."""
    if not _begins(game, "end of turn", "mtg:313"):
        return
    PRIORITY.begin(game)


def cleanup(game: Game) -> None:
    """Perform the cleanup step; nobody gets priority in it, unless something has happened."""
    if not _begins(game, "cleanup", "mtg:314"):
        return
    discard_to_hand_size(game)
    wear_off(game)
    before = game.state
    PRIORITY.act_on_state(game)
    if game.state.winners is not None:
        return
    if needs_priority(game, game.state is not before):
        PRIORITY.begin(game)
    else:
        next_turn(game)


@book.step("314.1")
def discard_to_hand_size(game: Game) -> None:
    """The active player discards cards until as many are left as the hand may have."""
    player = game.state.turn_player
    while len(game.zone("hand", player)) > HAND_SIZE:
        cards = [*map(Pick, game.zone("hand", player))]
        card = game.pick(player, "discard", cards, discard_to_hand_size.id).object
        assert card is not None
        happen(game, Discard(by=discard_to_hand_size.id, object=card))


@book.step("314.2")
def wear_off(game: Game) -> None:
    """Damage is removed from permanents, and effects until end of turn end."""
    happen(game, Cleaned(by=wear_off.id, player=game.state.turn_player))


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
