"""Random games of Magic: what no state may have wrong, and odd cards, whose abilities the phrase tables made."""

from collections.abc import Iterator, Sequence
from random import Random

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrases import SHEET, UnsayableError
from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.process import Position
from rulesdb.engine.mtg.card_parts.abilities import Activated, Spell, Static, Triggered
from rulesdb.engine.mtg.cards import KINDS, Card, CardType
from rulesdb.engine.mtg.characteristics import is_creature, toughness
from rulesdb.engine.mtg.decks import seats
from rulesdb.engine.mtg.events.turns import Began, Turn
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.rules.turns import TURN
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import CONTROLLED, SHARED, STACK, Object, State
from support.engine.mtg.random_mtg_values import VALUES, mana
from support.engine.random_games import misplaced, play_to_the_end, watched
from support.engine.random_values import Seeded

LANDS, KNOWN, ODD = 16, 9, 15
"""Cards of a deck: lands and other cards of the sample deck, so that games come to an end, and odd ones."""
DEEPEST = 3
MOST_ABILITIES = 2
TYPES: tuple[CardType, ...] = ("creature", "creature", "creature", "instant", "sorcery", "enchantment", "artifact")
OF_SPELLS = (Spell, Spell, Ability)
OF_OTHERS = (Activated, Triggered, Static, Ability, Ability)
OF_PERMANENTS = frozenset({"in play", "phased out"})
"""Zones of what is tapped, damaged and face down."""


def broken(state: State) -> Iterator[str]:
    """Yield what is wrong with a state that no state may have wrong."""
    yield from misplaced(state)
    for player in state.players:
        if min(*(player.points(kind) for kind in KINDS), player.lands) < 0:
            yield f"{player.name} has {player}"
    for item in state.objects.values():
        yield from _of_object(state, item)
    in_combat = [creature for one in state.attackers for creature in (one.creature, *one.blockers)]
    if len(in_combat) != len(set(in_combat)):
        yield f"a creature attacks or blocks twice: {state.attackers}"
    if any(one.blockers and not one.is_blocked for one in state.attackers):
        yield f"a creature with blockers is not blocked: {state.attackers}"
    if state.attackers and TURN[state.step].phase != "combat":
        yield f"creatures attack in {state.step}"
    last = state.history[-1] if state.history else None
    if isinstance(last, Began):
        yield from _as_step_begins(state, last)
    if isinstance(last, Turn) and (state.zones.get(STACK) or state.pending):
        yield "a turn begins before everything of the last one has resolved"


def _of_object(state: State, item: Object) -> Iterator[str]:
    """Yield what is wrong with an object."""
    name, zone = item.card.name, item.zone
    players = range(len(state.players))
    if item.owner not in players:
        yield f"{name} has the owner {item.owner}"
    if zone.name in CONTROLLED and item.controller not in players:
        yield f"{name} has the controller {item.controller} in {zone}"
    if zone.name not in CONTROLLED and item.controller is not None:
        yield f"{name} has the controller {item.controller} in {zone}"
    if (zone.owner is None) != (zone.name in SHARED):
        yield f"{name} is in {zone}"
    if zone.owner not in {None, item.owner}:
        yield f"{name} of {item.owner} is in {zone}"
    is_announced = item.layer is not None and item.layer.category == "card"  # on its way to the stack
    if (item.layer is not None) != (zone == STACK) and not is_announced:
        yield f"{name} has {item.layer} in {zone}"
    yield from _of_status(item)


def _of_status(item: Object) -> Iterator[str]:
    """Yield what is wrong with the damage on an object, its counters, and whether it is tapped."""
    name, zone = item.card.name, item.zone
    if item.damage < 0 or (item.damage and zone.name not in OF_PERMANENTS):
        yield f"{name} has {item.damage} damage in {zone}"
    if any(number < 1 for _, number in item.counters):
        yield f"{name} has the counters {item.counters}"
    if len(dict(item.counters)) != len(item.counters):
        yield f"{name} has counters of a name apart: {item.counters}"
    if item.is_tapped and zone.name not in OF_PERMANENTS:
        yield f"{name} is tapped in {zone}"


def _as_step_begins(state: State, began: Began) -> Iterator[str]:
    """Yield what is wrong as a step begins: the stack is empty, and as its phase begins every mana pool."""
    if state.zones.get(STACK):
        yield f"the stack is not empty as {began.step} begins"
    steps = [event.step for event in state.history if isinstance(event, Began)]
    is_new_phase = len(steps) < 2 or TURN[steps[-2]].phase != TURN[began.step].phase
    if is_new_phase and any(player.points(kind) for player in state.players for kind in KINDS):
        yield f"a mana pool is not empty as {began.step} begins"


def unsettled(position: Position[State, object, Option]) -> Iterator[str]:
    """Yield what state-based effects and triggers have left undone as a player gets priority."""
    state, decision = position.now, position.decision
    if decision is None or decision.kind != "priority":
        return
    if state.pending:
        yield "an ability has triggered and is not on the stack"
    if any(player.life <= 0 or player.has_drawn_from_nothing for player in state.players):
        yield "a player has lost and plays on"
    game: Game = MTG.process(state)
    for item in game.in_play():
        if is_creature(game, item.id) and toughness(game, item.id) <= item.damage:
            yield f"{item.card.name} has {item.damage} damage and toughness {toughness(game, item.id)}"
    hidden = [item.zone for item in state.objects.values() if item.face is not None]
    if any(zone.name not in OF_PERMANENTS | {"stack"} for zone in hidden):
        yield f"face-down cards are in {hidden}"
    if any(item.is_token and item.zone.name != "in play" for item in state.objects.values()):
        yield "a token is not in play"
    if any(item.is_copy and item.zone.name != "stack" for item in state.objects.values()):
        yield "a copy of a spell is not on the stack"
    if not decision.options or len(set(decision.options)) != len(decision.options):
        yield f"a question with the options {decision.options}"


WATCHED = watched(MTG, broken)
"""The rules, in games that are watched."""


def odd_cards(count: int, seed: int) -> tuple[Card, ...]:
    """Return cards with abilities of every kind, the same ones for the same seed."""
    choices = Seeded(Random(seed))  # noqa: S311  (cards for tests, not a secret)
    cards: list[Card] = []
    while len(cards) < count:
        card = _odd_card(choices, f"異形{len(cards)}")
        if card is not None:
            cards.append(card)
    return tuple(cards)


def _odd_card(choices: Seeded, name: str) -> Card | None:
    """Return a card, None if its abilities cannot be on it, or no phrase says them."""
    card_type = choices.one_of(TYPES)
    kinds = OF_SPELLS if card_type in {"instant", "sorcery"} else OF_OTHERS
    made = [VALUES.record(choices, choices.one_of(kinds), DEEPEST) for _ in range(choices.between(1, MOST_ABILITIES))]
    size = choices.between(1, 4) if card_type == "creature" else None
    try:
        card = Card(name, mana(choices), frozenset({card_type}), power=size, toughness=size, abilities=tuple(made))
        printer().say(card, SHEET)
    except (EngineError, UnsayableError):
        return None
    return card


def odd_seats(pool: Sequence[Card], choices: Seeded) -> list[Seat]:
    """Return two players with decks of odd cards, and of known ones."""
    found = []
    for seat in seats():
        lands = [card for card in seat.deck if "land" in card.types][:LANDS]
        known = choices.chance.sample([card for card in seat.deck if "land" not in card.types], KNOWN)
        found.append(Seat(seat.name, (*lands, *known, *choices.chance.sample(pool, ODD))))
    return found


def play_odd_game(pool: Sequence[Card], seed: int, rules: StagedRules[State, Game, Option]) -> tuple[State, int]:
    """Play a game of random legal choices to its end; return its last state, and the number of choices."""
    choices = Seeded(Random(seed))  # noqa: S311  (play at random, not a secret)
    return play_to_the_end(rules, set_up(odd_seats(pool, choices), seed), choices, _settled)


def play_known_game(seed: int, rules: StagedRules[State, Game, Option]) -> tuple[State, int]:
    """Play a game with the sample decks."""
    choices = Seeded(Random(seed))  # noqa: S311  (as above)
    return play_to_the_end(rules, set_up(seats(), seed), choices, _settled)


def _settled(position: Position[State, object, Option]) -> None:
    found = [*unsettled(position)]
    assert not found, found
