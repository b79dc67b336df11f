"""Random cases of the continuous oracle, and the same cases on the engine."""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import present_properties
from rulesdb.engine.fab.card_parts import object_effects as of
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.turn.start_of_game import Builder
from rulesdb.engine.fab.selection.amounts import times
from rulesdb.engine.fab.selection.objects import AllObjects
from rulesdb.engine.fab.selection.property_filters import (
    HasMoreThanBasePower,
    HasNumericOf,
    HasSubtype,
    has_ability,
    has_base_of_at_least,
    has_base_power_of_at_most,
    has_numeric_of_at_least,
    has_property,
    has_supertype,
)
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import LastingEffect, Object, Player, State
from rulesdb.engine.kernel.cards.roles import Amount, Filter
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.selection.conditions import NumberOf
from rulesdb.engine.kernel.selection.filters import Anything, Both, IsNamed, IsThis, Not
from support.engine.fab.oracles.continuous_case import Cond, Effect, Formula, Key, Obj
from support.engine.fab.oracles.continuous_oracle import Case, Final

NAMES, SUBTYPES, SUPERTYPES = ("claw", "fang"), ("dagger", "sword"), ("ninja", "brute")
KEYWORDS: dict[str, Any] = {"go again": GoAgain, "dominate": Dominate}
POWER, BASE = ("value", "power"), ("base", "power")
_LABELS = [("name", one) for one in NAMES] + [("subtypes", one) for one in SUBTYPES]
_LABELS += [("supertypes", one) for one in SUPERTYPES] + [("keywords", one) for one in KEYWORDS]


# Random cases


def random_case(chance: Random) -> Case:
    """Return a case of two or three objects and two to four effects, some of equal timestamps."""
    objects = tuple(_object(chance, f"o{number}") for number in range(chance.choice((2, 2, 3))))
    effects = tuple(_effect(chance, f"e{number}", objects) for number in range(chance.randint(2, 4)))
    return Case(objects, effects)


def _object(chance: Random, oid: str) -> Obj:
    labels = {("name", chance.choice(NAMES)), *chance.sample(_LABELS[2:], chance.randint(0, 2))}
    power: int | Formula | None = chance.choice((2, 3, 4, 5, 6, None))
    if chance.random() < 0.2:
        power = Formula(times=chance.choice((1, 2, 3)), count=(_about_labels(chance),))
    counters = tuple(("power", n, 1) for n in (-1, 1, 2) if power is not None and chance.random() < 0.15)
    return Obj(oid, frozenset(labels), () if power is None else (("power", power),), counters)


def _condition(chance: Random) -> Cond:
    """Return a condition; those on power are the ones that meet most."""
    if chance.random() < 0.4:
        return _about_labels(chance)
    if chance.random() < 0.2:
        return Cond(POWER, ">", "base")
    key = chance.choice((POWER, POWER, BASE))
    return Cond(key, chance.choice((">=", ">=", "<=", "==") if key == POWER else (">=", "<=")), chance.randint(2, 8))


def _about_labels(chance: Random) -> Cond:
    """Return a condition that a (*) may count by: by power it would count itself, which nothing determines (2.9.2a)."""
    return Cond(chance.choice(_LABELS), "has" if chance.random() < 0.8 else "lacks")


def _effect(chance: Random, eid: str, objects: tuple[Obj, ...]) -> Effect:
    key, op, n = _modification(chance)
    lacking = [one.oid for one in objects if not one.numbers]
    if op == "gain" and key == BASE:  # no text says what becomes of the value of an object that has one
        return Effect(eid, chance.randint(1, 6), key, "gain" if lacking else "lose", n, frozenset(lacking[:1]) or None)
    where = tuple(_condition(chance) for _ in range(chance.choice((0, 1, 1, 1, 2))))
    only = frozenset({chance.choice(objects).oid}) if chance.random() < 0.25 else None
    return Effect(eid, chance.randint(1, 6), key, op, n, only, where)  # type: ignore[arg-type]  # an operation of the key


def _modification(chance: Random) -> tuple[Key, str, int | Formula]:
    """Return what an effect modifies and how, half of the time a value."""
    if chance.random() < 0.5:
        key, op = chance.choice((BASE, POWER, POWER)), chance.choice(("set", "mul", "div", "add", "add", "sub"))
        if chance.random() < 0.1:
            return key, op, Formula(times=1, count=(_condition(chance),)) if op in ("set", "add") else 2
        return key, op, chance.randint(2, 3) if op in ("mul", "div") else chance.randint(1, 7 if op == "set" else 3)
    if chance.random() < 0.1:
        return BASE, chance.choice(("gain", "lose")), chance.randint(1, 6)
    key = chance.choice(_LABELS)
    if key[0] == "name":
        return key, "set", 0
    if key[0] == "supertypes" and chance.random() < 0.3:
        return ("supertypes", "*"), "lose", 0
    ops = {"subtypes": ("gain", "lose"), "supertypes": ("gain",), "keywords": ("gain", "gain", "lose", "cant")}
    return key, chance.choice(ops[key[0]]), 0


# The engine


def on_the_engine(case: Case) -> Final:
    """Return every object as the engine has it in the end."""
    ids, game = _game(case)
    return tuple((oid, frozenset(_view(game, object_id).items())) for oid, object_id in ids.items())


def _game(case: Case) -> tuple[dict[str, int], Game]:
    builder = Builder(_empty())
    ids = {one.oid: builder.put(_card(one), 0, "permanent") for one in case.objects}
    state = builder.state(stage="action phase", turn=2)
    changed = {ids[one.oid]: _with_counters(state.objects[ids[one.oid]], one) for one in case.objects}
    lasting = tuple(_lasting(number, one, ids[min(one.only or ids)]) for number, one in enumerate(case.effects, 1000))
    return ids, FAB.process(replace(state, objects={**state.objects, **changed}, lasting=lasting), ())


@cache
def _empty() -> State:
    builder = Builder(State(players=(), objects={}, zones={}, seed=1))
    for name in "AB":
        builder.seat(Player(name))
    return builder.state(stage="action phase", turn=2)


def _card(one: Obj) -> Card:
    power = dict(one.numbers).get("power")
    abilities = [kind() for word, kind in KEYWORDS.items() if ("keywords", word) in one.labels]
    if isinstance(power, Formula):
        abilities.append(Defines("power", _amount(power)))
    return Card(
        name=next(word for kind, word in one.labels if kind == "name"),
        subtypes=_words([*one.labels, ("subtypes", "item")], "subtypes"),  # type: ignore[arg-type]  # they are subtypes
        supertypes=_words(one.labels, "supertypes"),
        power="*" if isinstance(power, Formula) else power,
        abilities=tuple(abilities),
    )


def _words(labels: Iterable[Key], kind: str) -> frozenset[str]:
    return frozenset(word for of_kind, word in labels if of_kind == kind)


def _with_counters(item: Object, one: Obj) -> Object:
    counters = tuple((f"{n:+}{{p}}", 1) for _, n, _ in one.counters)
    return replace(item, counters=counters, timestamp=1)


def _lasting(number: int, one: Effect, source: int) -> LastingEffect:
    parts = (IsThis(),) if one.only else ()
    where = Both((*parts, *map(_filter, one.where), Anything(), Anything()))
    return LastingEffect(number, _as_data(one, where), Context(0, source), int(one.timestamp), "end of turn")


def _as_data(one: Effect, where: Filter) -> ObjectEffect:
    (kind, word), amount = one.key, _amount(one.n)
    negative = times(-1, amount) if not isinstance(amount, int) else -amount
    is_base = kind == "base"
    made: dict[tuple[str, str], Any] = {
        ("subtypes", "gain"): lambda: of.GetsSubtype(word, applies=where),
        ("subtypes", "lose"): lambda: of.LosesSubtype(word, applies=where),
        ("supertypes", "gain"): lambda: of.GetsSupertype(word, applies=where),
        ("supertypes", "lose"): lambda: of.LosesSupertypes(applies=where),
        ("keywords", "gain"): lambda: of.GetsAbility(KEYWORDS[word](), applies=where),
        ("keywords", "lose"): lambda: of.LosesAbility(KEYWORDS[word], applies=where),
        ("keywords", "cant"): lambda: of.CannotGain(KEYWORDS[word], applies=where),
        (kind, "set"): lambda: of.SetsBase("power", amount, is_base=is_base, applies=where),
        (kind, "mul"): lambda: of.Multiplies("power", amount, is_base=is_base, applies=where),
        (kind, "div"): lambda: of.Divides("power", amount, is_base=is_base, applies=where),
        (kind, "add"): lambda: of.Gets("power", amount, is_base=is_base, applies=where),
        (kind, "sub"): lambda: of.Gets("power", negative, is_base=is_base, applies=where),
        ("base", "gain"): lambda: of.GetsValue("power", amount, applies=where),
        ("base", "lose"): lambda: of.LosesStat("power", applies=where),
        ("name", "set"): lambda: of.GetsName(word, applies=where),
    }
    effect: ObjectEffect = made[kind, one.op]()
    return effect


def _amount(n: int | Formula) -> Amount:
    if isinstance(n, int):
        return n
    (counted,) = n.count
    return times(n.times, NumberOf(AllObjects(_filter(counted))))


def _filter(condition: Cond) -> Filter:
    (kind, word), least = condition.key, condition.than
    if condition.op in ("has", "lacks"):
        found: dict[str, Any] = {"name": IsNamed, "subtypes": HasSubtype, "supertypes": has_supertype}
        fits = has_ability(KEYWORDS[word]) if kind == "keywords" else found[kind](word)
        return fits if condition.op == "has" else Not(fits)
    if least == "base":
        return HasMoreThanBasePower()
    if kind == "base":
        return has_base_of_at_least("power", least) if condition.op == ">=" else has_base_power_of_at_most(least)
    if condition.op == "==":
        return HasNumericOf("power", least)
    if condition.op == ">=":
        return has_numeric_of_at_least("power", least)
    return Both((has_property("power"), Not(has_numeric_of_at_least("power", least + 1))))


def _view(game: Game, object_id: int) -> dict[Key, int]:
    properties = present_properties.properties(game, object_id)
    labels = {("name", properties.name)}
    labels |= {("subtypes", word) for word in properties.subtypes - {"item"}}
    labels |= {("supertypes", word) for word in properties.supertypes}
    kinds = {type(ability) for ability in properties.abilities}
    labels |= {("keywords", word) for word, kind in KEYWORDS.items() if kind in kinds}
    found = dict.fromkeys(labels, 1)
    if properties.power is not None:
        found |= {POWER: properties.power, BASE: properties.base("power") or 0}
    return found
