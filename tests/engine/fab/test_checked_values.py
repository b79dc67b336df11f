"""What is put together wrongly is refused as it is made: with the part, the field, and the nearest right word."""

from collections.abc import Iterator

import pytest
from msgspec import Struct

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Restriction
from rulesdb.engine.fab.card_parts.object_effects import Combines, DefinesAsterisk, Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import Discard
from rulesdb.engine.fab.selection.conditions import IsPhase
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens, Moves
from rulesdb.engine.fab.selection.identity_filters import IsInZone
from rulesdb.engine.fab.selection.objects import heroes
from rulesdb.engine.fab.selection.replacements import DrawsCards
from rulesdb.engine.fab.verbs.chance import RollDie
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.engine_errors import CardError, PartError
from rulesdb.engine.kernel.records.checked import Checked, fields_of
from rulesdb.engine.kernel.verbs.draw import DrawCards
from rulesdb.engine.kernel.verbs.sequences import Conditional

DRAW = DrawCards()


@pytest.mark.parametrize(
    ("kind", "given", "message"),
    [
        (Gain, ("lief",), r"Gain\.asset: there is no asset 'lief' \(did you mean life\?\)"),
        (Restriction, ("pich",), r"Restriction\.action: there is no action 'pich' \(did you mean pitch\?\)"),
        (Combines, ((Gets("power", 1, applies=IsInZone("hand")),),), r"Combines\.parts: the whole says what"),
        (
            Begins,
            ("combat:reactoin",),
            r"Begins\.what: there is no what 'combat:reactoin' \(did you mean combat:r",
        ),
        (IsInZone, ("gravyard",), r"IsInZone\.zone: there is no zone 'gravyard' \(did you mean graveyard\?\)"),
        (Moves, ("hand", "dek"), r"Moves\.origin: there is no origin 'dek' \(did you mean deck\?\)"),
        (Gets, ("pwer", 1), r"Gets\.stat: there is no stat 'pwer' \(did you mean power\?\)"),
        (
            Resolution,
            (DRAW,),
            r"Resolution\.effects: effects is DrawCards \(DiscreteEffect\), where a tuple of DiscreteEffect belongs",
        ),
        (Resolution, ((DRAW, "draw"),), r"Resolution\.effects: effects\[1\] is 'draw', where DiscreteEffect belongs"),
        (
            Resolution,
            ((Gets("power", 1),),),
            r"Resolution\.effects: effects\[0\] is Gets \(ContinuousEffect\), where Discrete",
        ),
        (DrawCards, ("two",), r"DrawCards\.amount: amount is 'two', where a number or Value belongs"),
        (DrawCards, (1.5,), r"DrawCards\.amount: amount is 1\.5, where a number or Value belongs"),
        (RollDie, (0,), r"RollDie\.sides: a number from 1 belongs there"),
        (DrawsCards, (0,), r"DrawsCards\.amount: a number from 1 belongs there"),
        (DefinesAsterisk, ("pitch", 1, False), r"DefinesAsterisk\.is_base: an asterisk is a printed value"),
        (DestroyObjects, (), r"DestroyObjects\.what: either what or target belongs there, and only one of them"),
        (
            DealDamage,
            (1, "arcane", Target(heroes()), heroes()),
            r"DealDamage\.target: either target or to belongs there",
        ),
        (Happens, (DRAW,), r"Happens\.kind: kind is DrawCards \(DiscreteEffect\), where a type of Event belongs"),
        (Happens, (Resolution,), r"Happens\.kind: kind is Resolution, where a type of Event belongs"),
        (Triggered, ((), Discard), r"Triggered\.on: on is Discard, where EventPattern or nothing belongs"),
        (
            Continuous,
            (Resolution((DRAW,)),),
            r"Continuous\.effect: effect is Resolution \(ResolutionAbility\), where ContinuousEffect",
        ),
        (Activated, ("acton", Cost(), ()), r"Activated\.type: there is no type 'acton' \(did you mean action\?\)"),
        (
            Conditional,
            (DRAW, DRAW),
            r"Conditional\.condition: condition is DrawCards \(DiscreteEffect\), where StateCond",
        ),
    ],
)
def test_a_part_that_does_not_belong_is_refused(kind: type[Checked], given: tuple[object, ...], message: str) -> None:
    """Wherever it is written: in a check, a deck or a file."""
    with pytest.raises(PartError, match=message):
        kind(*given)


@pytest.mark.parametrize("given", [{"limit": 0}, {"ordinals": (0,)}, {"during": "chain"}])
def test_a_number_of_triggers_is_one_of_a_period(given: dict[str, object]) -> None:
    """A period without an ordinal says nothing."""
    with pytest.raises(PartError, match=r"Triggered\.ordinals"):
        Triggered((), Happens(kinds.Draw), **given)  # type: ignore[arg-type]  # that is what is wrong


def test_a_number_of_triggers_belongs_to_an_event() -> None:
    """A state is met again and again, and is not counted."""
    with pytest.raises(PartError, match=r"Triggered\.ordinals"):
        Triggered((), while_=IsPhase("action"), ordinals=(1,))


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"abilities": (DRAW,)}, r"card 偽物: abilities\[0\] is DrawCards \(DiscreteEffect\), where Ability belongs"),
        ({"subtypes": frozenset({"auro"})}, r"card 偽物: there is no subtype 'auro' \(did you mean aura\?\)"),
        ({"types": frozenset({"instnt"})}, r"card 偽物: there is no type 'instnt' \(did you mean instant\?\)"),
        (
            {"cost": "Y"},
            r"card 偽物: cost is 'Y', where a number or 'X' or 'XX' or 'X1' or 'X2' or 'X3' or nothing belongs",
        ),
        ({"life": "20"}, r"card 偽物: life is '20', where a number or '\*' or nothing belongs"),
        ({"types": {"action"}}, r"card 偽物: types is {'action'}, where a frozenset of 'action' or"),
    ],
)
def test_a_card_that_is_put_together_wrongly_is_refused(given: dict[str, object], message: str) -> None:
    """An effect is no ability: it would never be generated."""
    with pytest.raises(CardError, match=message):
        Card("偽物", **given)  # type: ignore[arg-type]  # that is what is wrong


def _kinds(parent: type[Struct]) -> Iterator[type[Struct]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from _kinds(kind)


def test_every_field_of_every_part_is_checked() -> None:
    """A value of no kind that anybody knows fits no field."""
    fields = [(kind, field) for kind in _kinds(Checked) for field in fields_of(kind)]
    assert [f"{kind.__name__}.{field.name}" for kind, field in fields if field.fits(Stranger())] == []


class Stranger:
    """What nobody knows."""
