"""What no engine should be thrown by: illegal actions, impossible cards, rules that go on for ever."""

from collections.abc import Callable

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as ev
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.general import TurnMoment
from rulesdb.engine.fab.sample_cards.small_cards import attack, does, instant, item
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens
from rulesdb.engine.fab.selection.replacements import the_same
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.objects import CreateTokens
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.engine_errors import CardError, EndlessError, IllegalChoiceError
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Activate, Number, Option, Pass, Pick, Play
from rulesdb.engine.kernel.process.process import proceed

HEAL = does(Gain("life", 1))
NOWHERE = 10_000  # no object has this number


def _table() -> tuple[Table, dict[str, int]]:
    """Return a table where the first player is to act, and the objects by name."""
    table = Table()
    ann, ben = table.people
    pieces = {
        "gone": ann.instant("火花", zone="graveyard"),
        "his": ben.instant("水滴"),
        "heavy": ann.hand(attack("大槌", cost=3)),
        "lamp": ben.has_card("permanent", item("灯火", Activated("instant", Cost(), (HEAL,)))),
        "hero": ann.hero,
    }
    return table, {name: piece.id for name, piece in pieces.items()}


@pytest.mark.parametrize(
    ("action", "rules"),
    [
        (lambda at: Play(at["gone"]), ("fab:5.1.1a",)),
        (lambda at: Play(at["his"]), ("fab:5.1.1",)),
        (lambda at: Play(at["heavy"]), ("fab:1.14.2b",)),
        (lambda at: Play(at["hero"]), ("fab:5.1.1a",)),
        (lambda at: Activate(at["lamp"], 0), ("fab:5.2.2",)),
        (lambda at: Activate(at["lamp"], 7), ("fab:1.11.1",)),
        (lambda at: Activate(at["lamp"], -1), ("fab:1.11.1",)),
        (lambda _: Activate(NOWHERE, 0), ("fab:1.11.1",)),
        (lambda _: Play(NOWHERE), ("fab:1.11.1",)),
        (lambda at: Pick(at["his"]), ("fab:1.11.1",)),
        (lambda _: Number(1), ("fab:1.11.1",)),
    ],
)
def test_what_is_not_legal_is_refused_with_the_rules_against_it(
    action: Callable[[dict[str, int]], Option], rules: tuple[str, ...]
) -> None:
    """The position is the same as before, and the game goes on from it."""
    table, at = _table()
    before, told = table.position, list(table.events)
    with pytest.raises(IllegalChoiceError) as refusal:
        proceed(FAB, before, action(at))
    assert refusal.value.rules == rules
    assert all(rule in str(refusal.value) for rule in rules)
    fresh, _ = _table()
    assert before.now == fresh.position.now
    assert (table.position, table.events) == (before, told)
    assert proceed(FAB, before, Pass())


def test_an_answer_that_was_not_offered_is_refused_by_the_rule_that_asks(t: Table, ann: Person, ben: Person) -> None:
    """In the midst of playing a card: a target that is none."""
    his = ben.instant("水滴")
    claw = ann.attack("爪")
    t.joins("キャス")
    ann.announces(claw)
    before = t.position
    for answer in (Pick(his.id), Pick(NOWHERE), Number(1)):
        with pytest.raises(IllegalChoiceError) as refusal:
            proceed(FAB, before, answer)
        assert refusal.value.rules == ("fab:5.1.4b",)
        assert t.position == before
    assert before.decision is not None
    assert proceed(FAB, before, before.decision.options[0])


def test_nothing_can_be_done_once_the_game_is_over(t: Table, ann: Person, ben: Person) -> None:
    """The rule that ended it says so."""
    curse = ann.hand(instant("呪い", does(Gain("life", 1))))
    t.begin(winners=(1,))
    assert t.winners == (ben.name,)
    for action in (Play(curse.id), Pass()):
        with pytest.raises(IllegalChoiceError) as refusal:
            proceed(FAB, t.position, action)
        assert refusal.value.rules == ("fab:4.5.1",)


@pytest.mark.parametrize(
    ("characteristics", "message"),
    [
        ({"types": frozenset({"sorcery"})}, r"there is no type 'sorcery' .*; take one of: action, "),
        ({"subtypes": frozenset({"attack", "horse"})}, "there is no subtype 'horse'"),
        ({"cost": -1}, "cost is -1, but a printed value is never below 0"),
        ({"cost": "Y"}, "cost is 'Y', where a number or 'X' or 'XX' or 'X1' or 'X2' or 'X3' or nothing belongs"),
        ({"pitch": -3}, "pitch is -3"),
        ({"pitch": "X"}, "pitch is 'X', where a number or nothing belongs"),
        ({"pitch_asset": "gold"}, "there is no pitch_asset 'gold'; take one of: resource, chi"),
        ({"power": -2}, "power is -2"),
        ({"power": "+"}, r"power is '\+', where a number or '\*' or nothing belongs"),
        ({"defense": -2}, "defense is -2"),
        ({"life": -20}, "life is -20"),
        ({"intellect": -4}, "intellect is -4"),
    ],
)
def test_a_card_with_a_characteristic_that_does_not_exist_is_refused(
    characteristics: dict[str, object], message: str
) -> None:
    """When it is made, with its name and what is wrong."""
    with pytest.raises(CardError, match=f"card 偽物: {message}"):
        Card("偽物", **characteristics)  # type: ignore[arg-type]  # that is what is wrong


def _mirror() -> Card:
    """Return a token that lets a token be created once more before each one; a second mirror does the same."""
    again = Continuous(Replaces("standard", Happens(ev.Create), the_same(), first=the_same()))
    return Card("鏡", frozenset({"token"}), frozenset({"item"}), abilities=(again,))


def _echo(on: TurnMoment, effect: Resolution = HEAL, event: type[Event] = ev.GainLife) -> tuple[Triggered, Triggered]:
    """Return abilities that generate an effect at a moment, and whenever the event of the effect happens."""
    return Triggered((effect,), on=Begins(on)), Triggered((effect,), on=Happens(event))


def _end_phase(table: Table) -> None:
    table.people[0].has_card("permanent", item("輪", *_echo("beginning of the end phase")))
    table.end_turn()


def _replacement(table: Table) -> None:
    ann = table.people[0]
    ann.has_card("permanent", _mirror())
    ann.plays(ann.hand(instant("硝子", does(CreateTokens(_mirror()))))).resolve()


def _game_state_actions(table: Table) -> None:
    phantom = Card("幻", frozenset({"token"}), frozenset({"ally"}), life=0)
    returning = _echo("beginning of the end phase", does(CreateTokens(phantom)), ev.Clear)
    table.people[0].has_card("permanent", item("墓標", *returning))
    table.end_turn()


@pytest.mark.in_part(1)
@pytest.mark.parametrize("plays", [_end_phase, _replacement, _game_state_actions])
def test_what_would_go_on_for_ever_is_stopped_with_the_rule_that_was_running(
    plays: Callable[[Table], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trigger that triggers itself where nobody has priority, tokens that replace tokens, the dead who return.

    The bound is a tenth of the engine's: thousands of dead take half a minute.
    """
    monkeypatch.setattr("rulesdb.engine.kernel.process.process.MOST_EVENTS", 500)
    with rules_in_force() as book_now, pytest.raises(EndlessError, match="stopped while fab:") as endless:
        plays(Table())
    assert endless.value.rule in book.rules
    assert endless.value.rule in book_now.trace


@pytest.mark.exhaustive
def test_before_what_goes_on_for_ever_the_game_is_as_it_was(t: Table, ann: Person) -> None:
    """The position before the choice stays, and another choice is made from it."""
    ann.has_card("permanent", _mirror())
    ann.plays(ann.hand(instant("硝子", does(CreateTokens(_mirror())))))
    ann.passes()
    before = t.position
    with pytest.raises(EndlessError):
        proceed(FAB, before, Pass())
    assert t.position is before
    assert FAB.process(before.now).stack
    assert sum(item.card == _mirror() for item in before.now.objects.values()) == 1


def test_a_trigger_that_triggers_itself_gives_players_priority_each_time(t: Table, ann: Person) -> None:
    """Where they have it nothing is endless: players may stop it, and each time they are asked."""
    ann.has_card("permanent", item("輪", *_echo("beginning of the end phase")))
    ann.plays(ann.instant("火花"))
    for gained in range(1, 30):
        t.resolve()
        assert (ann.life, t.stack) == (20 + gained, 1)
        assert ann.has_priority
