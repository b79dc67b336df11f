"""Random cases of the replacement oracle, and the same cases on the engine."""

from functools import cache
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import CannotPrevent, Prevents, PreventsLess, Replaces
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.turn.start_of_game import Builder
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.replacements import GainsLife, by_more, is_destroyed
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import LastingEffect, Player, State
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, EventPattern
from rulesdb.engine.kernel.events import Event as EngineEvent
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.selection.conditions import Nothing
from rulesdb.engine.kernel.selection.filters import IsNamed
from rulesdb.engine.kernel.selection.objects import You
from support.engine.fab.oracles.replacement_case import Case, Effect, Event, Line, Result
from support.engine.fab.oracles.replacement_oracle import NOTHING

UNPREVENTABLE = "s2"
"""The source whose damage cannot be prevented in some cases."""
PLAYERS, SOURCES, TYPES = ("A", "B"), ("s1", "s2"), ("physical", "arcane")
Happened = tuple[tuple[str, str, int], ...]
"""What happened in order: destroyed sources, damage and life gained, each with its object and its points."""
Left = frozenset[tuple[str, Any]]
"""The prevention effects that still exist, with their amounts."""
Outcome = tuple[Happened, Left]


# Random cases


def random_case(chance: Random) -> Case:
    """Return a case of one or two events and two to four effects of two players."""
    is_preventable = chance.random() < 0.8
    events = tuple(_event(chance, is_preventable=is_preventable) for _ in range(chance.choice((1, 2))))
    is_of_parts = any(len(event.lines) > 1 for event in events)
    effects = tuple(_effect(chance, f"e{number}", is_of_parts=is_of_parts) for number in range(chance.randint(2, 4)))
    return Case(events, effects)


def _event(chance: Random, *, is_preventable: bool) -> Event:
    points, to = chance.randint(1, 5), chance.choice(PLAYERS)
    if chance.random() < 0.2:
        return Event("gain life", (Line(to, points),))
    lines: tuple[Line, ...] = (Line(to, points, chance.choice(TYPES)),)
    if chance.random() < 0.25:
        lines += (Line("B" if to == "A" else "A", chance.randint(1, 3), lines[0].dtype),)
    source = chance.choice(SOURCES)
    preventable = is_preventable or source != UNPREVENTABLE
    return Event("damage", lines, source, preventable=preventable, results=("loss of life",))


def _effect(chance: Random, name: str, *, is_of_parts: bool) -> Effect:
    controller, to = chance.choice(PLAYERS), chance.choice(("", *PLAYERS))
    kind = chance.choice(
        ("identity", "standard", "standard", "fixed", "fixed", "shield", "shield", "outcome", "lessen")
    )
    gain = Event("gain life", (Line(controller, chance.randint(1, 3)),))
    common: dict[str, Any] = {"name": name, "controller": controller, "kind": kind}
    is_optional, dtype = chance.random() < 0.2, chance.choice(("", "", *TYPES))
    if kind == "lessen":
        return Effect(**common, dtype=dtype, n=chance.randint(1, 2), once=chance.random() < 0.5)
    if kind == "outcome" and not is_of_parts:
        return Effect(**common, to=to, result="loss of life", op="become", new=gain)
    if kind in ("fixed", "shield"):
        own = _destroyed(name) if chance.random() < 0.4 and kind == "fixed" else {}
        amount = chance.randint(1, 4) if kind == "shield" or chance.random() < 0.8 else None
        source = chance.choice(("", "", *SOURCES))
        return Effect(**common, **own, to=to, dtype=dtype, event_source=source, amount=amount, optional=is_optional)
    common["kind"] = "standard" if kind == "outcome" else kind
    of_gain = chance.random() < 0.3
    to = chance.choice(PLAYERS) if is_of_parts else to
    once, subs = chance.random() < 0.3, (gain,) if chance.random() < 0.2 and not (of_gain or is_of_parts) else ()
    common |= {"event": "gain life" if of_gain else "damage", "to": to, "once": once, "optional": is_optional}
    if of_gain or is_of_parts or chance.random() < 0.6:
        return Effect(**common, subs=subs, op=chance.choice(("add", "sub")), n=chance.randint(1, 3))
    return Effect(**common, op="become", new=gain if chance.random() < 0.7 else None)


def _destroyed(name: str) -> dict[str, Any]:
    """Return the fields of an effect of a static ability whose source is destroyed first."""
    return {"source": name, "static": True, "subs": (Event("destroy", source=name),)}


# What is compared


def as_compared(result: Result) -> Outcome:
    """Return what is compared of a result of the oracle."""
    happened: list[tuple[str, str, int]] = []
    for event in result.happened:
        if event.what == "destroy":
            happened.append(("destroy", event.source, 1))
        elif event.what in ("damage", "gain life"):
            happened += [(event.what, line.to, line.points) for line in event.lines if line.points]
    return tuple(happened), frozenset(result.left)


# The engine


def on_the_engine(case: Case) -> set[Outcome]:
    """Return every outcome that the players' choices allow."""
    found, scripts = set[Outcome](), list[tuple[Option, ...]]([()])
    state, names = _state(case)
    while scripts:
        script = scripts.pop()
        game: Game = FAB.process(state, script)
        try:
            for event in case.events:
                happen(game, _engine_event(state, event))
        except UndecidedError as asked:
            scripts += [(*script, cast("Option", option)) for option in asked.decision.options]
            continue
        found.add((_happened(game, names), _left(game, case)))
    return found


def _state(case: Case) -> tuple[State, dict[int, str]]:
    builder = Builder(_players())
    for name in SOURCES:
        builder.put(Card(name, subtypes=frozenset({"item"})), 0, "permanent")
    for one in case.effects:
        if one.static:
            item = Card(one.name, subtypes=frozenset({"item"}), abilities=(Continuous(_as_data(one)),))
            builder.put(item, PLAYERS.index(one.controller), "permanent")
    state = builder.state(stage="action phase", turn=2)
    lasting = [_lasting(number, one) for number, one in enumerate(case.effects) if not one.static]
    if not all(event.preventable for event in case.events):
        lasting.append(LastingEffect(999, _CANNOT, Context(0, _object(state, "A")), 0, "end of turn"))
    names = {object_id: item.card.name for object_id, item in state.objects.items()}
    return replace(state, lasting=tuple(lasting)), names


@cache
def _players() -> State:
    builder = Builder(State(players=(), objects={}, zones={}, seed=1))
    for name in PLAYERS:
        builder.put(Card(name, types=frozenset({"hero"}), life=40, intellect=4), builder.seat(Player(name)), "hero")
    return builder.state(stage="action phase", turn=2)


def _lasting(number: int, one: Effect) -> LastingEffect:
    context = Context(PLAYERS.index(one.controller), _object(_players(), one.controller))
    uses = 1 if one.once else None
    return LastingEffect(1000 + number, _as_data(one), context, number, "end of turn", uses=uses)


_CANNOT = CannotPrevent(Happens(kinds.Deal, by=IsNamed(UNPREVENTABLE)))


def _object(state: State, name: str) -> int:
    return next(object_id for object_id, item in state.objects.items() if item.card.name == name)


def _as_data(one: Effect) -> ContinuousEffect:
    damage: Any = one.dtype or None
    if one.kind == "lessen":
        return PreventsLess(one.n, damage)
    to = IsNamed(one.to) if one.to else None
    if one.kind in ("fixed", "shield"):
        assert one.amount is None or isinstance(one.amount, int)
        by = IsNamed(one.event_source) if one.event_source else None
        first = is_destroyed() if one.static else None
        is_shield = one.kind == "shield"
        return Prevents(one.amount, damage, by, None, to, is_shield, first=first, is_optional=one.optional)
    kind: Any = one.kind
    when: EventPattern = Happens(kinds.GainLife if one.event == "gain life" else kinds.Deal, what=to)
    first_gain = GainsLife(one.subs[0].points(), You()) if one.subs else None
    instead: Any = by_more(one.n if one.op == "add" else -one.n)
    if one.op == "become":
        instead = GainsLife(one.new.points(), You()) if one.new not in (None, NOTHING) else Nothing()
    return Replaces(kind, when, instead, first=first_gain, is_optional=one.optional)


def _engine_event(state: State, event: Event) -> EngineEvent:
    if event.what == "gain life":
        return kinds.GainLife(by="", source=None, object=_object(state, event.lines[0].to), amount=event.points())
    source = _object(state, event.source)
    parts = tuple(
        kinds.Deal(by="", source=source, object=_object(state, line.to), amount=line.points, damage=line.dtype)  # type: ignore[arg-type]  # a type of damage
        for line in event.lines
    )
    return parts[0] if len(parts) == 1 else kinds.Compound(kind="deal", events=parts)


def _happened(game: Game, names: dict[int, str]) -> Happened:
    found: list[tuple[str, str, int]] = []
    for event in game.events:
        if isinstance(event, kinds.Destroy):
            found.append(("destroy", names[event.object], 1))
        elif isinstance(event, kinds.LoseLife):  # within the event that deals the damage, whose outcome may be replaced
            found.append(("damage", names[event.object], event.amount))
        elif isinstance(event, kinds.GainLife):
            found.append(("gain life", names[event.object], event.amount))
    return tuple(found)


def _left(game: Game, case: Case) -> Left:
    preventing = [(number, one) for number, one in enumerate(case.effects) if one.kind in ("fixed", "shield")]
    lasting = {one.id - 1000: one.effect.amount for one in game.state.lasting if isinstance(one.effect, Prevents)}
    there = {item.card.name for item in game.state.objects.values() if item.zone.name == "permanent"}
    kept = {(one.name, lasting[number]) for number, one in preventing if number in lasting}
    return frozenset(kept | {(one.name, one.amount) for _, one in preventing if one.static and one.name in there})
