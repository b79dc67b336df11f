"""Cases of the combat oracle on the engine: the same choices, and what is seen at each of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Resolution
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets, LosesAbility
from rulesdb.engine.fab.cards import Card as PrintedCard
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.turn.start_of_game import Builder
from rulesdb.engine.fab.sample_cards.small_cards import attack, reaction
from rulesdb.engine.fab.selection.identity_filters import attacked_last
from rulesdb.engine.fab.selection.objects import AllObjects
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Player, State
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.combat import CloseChain
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Option, Pass, Pick, Play
from rulesdb.engine.kernel.process.process import Position, proceed, start
from rulesdb.engine.kernel.selection.filters import IsNamed
from support.engine.fab.oracles.combat_case import Card, Case, Decision, Result

At = Position[State, Event, Option]


class Seen(NamedTuple):
    """What is compared of a decision: a player with priority or who declares, what is possible, and the stack."""

    step: str
    player: int
    options: tuple[tuple[str, ...], ...]
    stack: tuple[str, ...]


def difference(case: Case, expected: Result) -> str:
    """Return in what the engine differs from the result of the oracle, "" if in nothing."""
    if expected.end == "undecided":
        return ""
    asked = _compared(expected)
    position, events = start(FAB, _state(case))
    told = [*events]
    while (decision := position.decision) is not None and _is_in_action_phase(position.now):
        if decision.kind == "attack target":
            answers = [_hero(position.now, _of(case, _on_stack(position.now)[-1]).to)]
        else:
            wanted = next(asked, None)
            if wanted is None:
                return f"the engine asks {decision.kind} where the action phase is over"
            seen = _seen(case, position)
            if seen != _as_seen(wanted):
                return f"expected {_as_seen(wanted)}, seen {seen}"
            answers = _answers(position.now, wanted)
        for answer in answers:
            position, events = proceed(FAB, position, answer)
            told += events
    if next(asked, None) is not None:
        return "the engine ends the action phase earlier"
    ends = _end(case, position.now, told)
    return "" if ends == _as_end(expected) else f"expected {_as_end(expected)}, seen {ends}"


def _is_in_action_phase(state: State) -> bool:
    return state.phase == "action" and state.turn_player == 0


# The case


def _state(case: Case) -> State:
    builder = Builder(State(players=(), objects={}, zones={}, seed=1))
    for number, life in enumerate(case.life):
        hero = PrintedCard(f"hero {number}", types=frozenset({"hero"}), life=life, intellect=0)
        builder.put(hero, builder.seat(Player(f"player {number}", action=int(number == 0))), "hero")
    for card in case.cards:
        builder.put(_card(card), card.owner, "hand")
    return builder.state(stage="action phase", turn=2)


def _card(card: Card) -> PrintedCard:
    again = (GoAgain(),) if card.go_again else ()
    active = AllObjects(attacked_last())
    stronger = Begin(Gets("power", card.n), "chain closes", objects=active)
    effects: dict[str, Any] = {
        "life": Gain("life", card.n),
        "damage": DealDamage(amount=card.n, to=AllObjects(IsNamed(f"hero {card.to}"))),
        "power": stronger,
        "close": CloseChain(),
        "lose go again": Begin(LosesAbility(GoAgain), "chain closes", objects=active),
        "destroy": DestroyObjects(active),
    }
    match card.kind:
        case "attack":
            return attack(card.name, *again, power=card.n, defense=None)
        case "attack reaction":
            return reaction(card.name, "attack", Resolution((stronger,)))
        case "defense reaction":
            return reaction(card.name, "defense", defense=card.n)
        case "defender":
            return PrintedCard(card.name, frozenset({"resource"}), defense=card.n)
        case "action" | "instant":
            return PrintedCard(
                card.name, frozenset({card.kind}), cost=0, abilities=(Resolution((effects[card.effect],)), *again)
            )


def _of(case: Case, name: str) -> Card:
    return next(card for card in case.cards if card.name == name)


def _hero(state: State, player: int) -> Option:
    return Pick(next(one.id for one in state.objects.values() if one.zone.name == "hero" and one.owner == player))


# What is seen and done


def _compared(expected: Result) -> Iterator[Decision]:
    """Yield the decisions but for those to declare nothing, which the engine does not ask for."""
    return (one for one in expected.decisions if not (one.declares and len(one.options) == 1))


def _as_seen(decision: Decision) -> Seen:
    options = [(one,) for names in decision.options if len(names) == 1 for one in names]
    return Seen(decision.step, decision.player, tuple(sorted(options)), decision.stack)


def _seen(case: Case, position: At) -> Seen:
    """Return what the engine asks; an attack is no option whose only target is a hero who has left."""
    state, decision = position.now, position.decision
    assert decision is not None
    names = [
        state.objects[one.object].card.name for one in decision.options if isinstance(one, Play | Pick) and one.object
    ]
    heroes = {one.owner for one in state.objects.values() if one.zone.name == "hero"}
    possible = [name for name in names if _of(case, name).kind != "attack" or _of(case, name).to in heroes]
    options = tuple(sorted((name,) for name in possible))
    return Seen(state.combat or "action", decision.player, options, _on_stack(state))


def _on_stack(state: State) -> tuple[str, ...]:
    return tuple(state.objects[one].card.name for one in state.zones.get(STACK, ()))


def _answers(state: State, decision: Decision) -> list[Option]:
    ids = {one.card.name: one.id for one in state.objects.values()}
    if decision.declares:
        is_left = len(decision.chosen) < max(map(len, decision.options))  # without any, the engine asks no more
        return [*(Pick(ids[name]) for name in decision.chosen), *([Pick()] if is_left else [])]
    return [Play(ids[name]) for name in decision.chosen] or [Pass()]


def _end(case: Case, state: State, told: list[Event]) -> dict[str, object]:
    process = FAB.process(state)
    heroes = {one.owner: one.id for one in state.objects.values() if one.zone.name == "hero"}
    return {
        "life": tuple(life_total(process, heroes[one]) if one in heroes else 0 for one in range(len(case.life))),
        "steps": tuple(
            one.what.removeprefix("combat:")
            for one in told
            if isinstance(one, kinds.Began) and one.what.startswith("combat:") and one.what != "combat:"
        ),
        "hits": tuple(one.amount for one in told if isinstance(one, kinds.AttackHit)),
        "lost": tuple(player for one in told if isinstance(one, kinds.Lose) for player in one.players),
    }


def _as_end(expected: Result) -> dict[str, object]:
    return {
        "life": expected.life,
        "steps": expected.steps,
        "hits": tuple(link.hit for link in expected.links if link.hit),
        "lost": expected.lost,
    }
