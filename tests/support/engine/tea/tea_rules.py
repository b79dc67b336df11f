"""The tea game: its rules, as rows of the kernel's tables."""

from collections.abc import Iterable
from typing import NamedTuple

from rulesdb.engine.kernel.cards.roles import CoreContext
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effect_order import read
from rulesdb.engine.kernel.effects.property_effects import PropertyEffect
from rulesdb.engine.kernel.effects.replacement import picked
from rulesdb.engine.kernel.events import CompoundEvent, Event, EventRules, Events, Keys
from rulesdb.engine.kernel.play.attempts import CoreAttempt, IllegalError, Prohibition, perform, reasons_against
from rulesdb.engine.kernel.play.payment import CostPart, Due, PaymentRules
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules, EffectInForce
from rulesdb.engine.kernel.process.game import Game, StagedRules
from rulesdb.engine.kernel.process.game_rules import GameRules
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.pipeline import happen, note
from support.engine.tea.tea_state import (
    FLOOR,
    Brew,
    Brewed,
    Cup,
    Ends,
    Gains,
    Moves,
    Petals,
    Place,
    Pluck,
    Rest,
    Scent,
    Spills,
    TeaState,
    Turns,
    book,
    changed,
)

_RICH = 5
_GOAL = 10


class TeaGame(Game[TeaState, Option]):
    """A running tea game."""

    def on_table(self, player: int) -> tuple[int, ...]:
        """Return the ids of the teas on a player's table."""
        return self.state.zones.get(Place("table", player), ())

    def scent(self, tea: int) -> int:
        """Return the present scent of a tea."""
        read(self, "scent")
        return int(properties_of(self, tea).scent)


# 1.3: continuous effects


class Aroma(PropertyEffect, frozen=True):
    """A continuous effect of a tea."""

    sets: int | None = None
    """The scent that it sets, None for none."""
    adds: int = 0
    """The scent that it adds."""
    only_rich: bool = False
    """Whether it adds only to rich teas."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return "scent"


Aromas = tuple[EffectInForce, ...]


def _aroma(effect: Aroma, cup: Cup, objects: frozenset[int] | None = None) -> EffectInForce:
    return EffectInForce(effect, CoreContext(0, cup.id), cup.timestamp, objects)


@book.transform("1.3.1#sentence-1")
def aromas(none: Aromas, game: TeaGame) -> Aromas:
    """The scents of teas are modified by other teas on the table."""
    cups: Iterable[Cup] = (cup for cup in game.state.objects.values() if cup.zone.name == "table")
    found = [
        _aroma(Aroma(cup.card.sets, cup.card.adds, cup.card.only_rich), cup)
        for cup in cups
        if cup.card.sets is not None or cup.card.adds
    ]
    return (*none, *found)


@book.definition("1.3.1#sentence-2")
def row_of(aroma: EffectInForce) -> int:
    """Effects that set the scent are applied before effects that add to it."""
    return 0 if isinstance(aroma.effect, Aroma) and aroma.effect.sets is not None else 1


@book.transform("1.3.2#sentence-1")
def petals(none: Aromas, cup: Cup) -> Aromas:
    """A petal adds 1 to the scent of its tea."""
    number = dict(cup.counters).get("花びら", 0)
    return (*none, _aroma(Aroma(adds=number), cup, frozenset({cup.id}))) if number else none


@book.definition("1.3.3#sentence-1")
def waits(row: int, other: int) -> bool:
    """An effect waits for the effects of its row on which it depends."""
    return row == other


def _applies(game: TeaGame, aroma: EffectInForce, tea: int) -> bool:
    if aroma.objects is not None:
        return tea in aroma.objects
    cup, source = game.state.objects[tea], game.state.objects[aroma.context.source]
    only_rich = isinstance(aroma.effect, Aroma) and aroma.effect.only_rich
    return cup.id != source.id and cup.zone == source.zone and (not only_rich or game.scent(tea) >= _RICH)


def _modified(_game: TeaGame, aroma: EffectInForce, before: Scent) -> Scent:
    effect = aroma.effect
    assert isinstance(effect, Aroma)
    return Scent((before.scent if effect.sets is None else effect.sets) + effect.adds)


SCENTS = ContinuousRules[TeaGame, Scent](
    effects=lambda game: aromas((), game),
    row=lambda _game, aroma: row_of(aroma),
    base=lambda game, tea: Scent(game.state.objects[tea].card.scent),
    applies_to=_applies,
    modified=_modified,
    action=lambda _game, aroma: aroma.effect,
    waits=waits,
    of_object=lambda game, tea: petals((), game.state.objects[tea]),
)


# 1.2: brewing


class Brewing(CoreAttempt[TeaGame, TeaState, None]):
    """An attempt to brew a tea."""

    @property
    def tea(self) -> int:
        """Id of the tea."""
        return self.source

    def kinds(self, game: TeaGame) -> frozenset[str]:  # noqa: ARG002  (every attempt is at a tea)
        """Return what is brewed."""
        return frozenset({"tea"})


@book.filter("1.2.3#sentence-1")
def is_night(game: TeaGame, _brewing: Brewing) -> bool:
    """No tea can be brewed at night."""
    return game.state.is_night


PROHIBITIONS = (Prohibition[TeaGame, Brewing](is_night.id, frozenset({"tea"}), is_night),)


def _has(game: TeaGame, player: int, asset: str) -> int:
    points: int = getattr(game.state.players[player], asset)
    return points


def _spend(game: TeaGame, player: int, asset: str, points: int, by: str) -> None:
    leaves, water = (points, 0) if asset == "leaves" else (0, points)
    note(game, Gains(by=by, player=player, leaves=-leaves, water=-water))


@book.step("1.2.2#sentence-1")
def draw_water(game: TeaGame, player: int, points: int) -> None:
    """A player who lacks water may discard leaves for it, one for a cup."""
    while game.state.players[player].water < points and game.state.players[player].leaves:
        if not game.answers_yes(player, "water", draw_water.id):
            return
        note(game, Gains(by=draw_water.id, player=player, leaves=-1, water=1))


@book.definition("1.2.1#sentence-2")
def in_order() -> tuple[str, ...]:
    """Leaves are paid first, and water last."""
    return ("leaves", "water")


PAYMENT = PaymentRules[TeaGame, str](
    amounts=lambda due: due.amounts(in_order()),
    parts={"leaves": CostPart(), "water": CostPart(gain=draw_water)},
    has=_has,
    subtract=_spend,
)


@book.step("1.2.1#sentence-1")
def pay(game: TeaGame, brewing: Brewing) -> None:
    """The player pays the leaves and the water of the tea."""
    card = game.state.objects[brewing.tea].card
    if not PAYMENT.pay_points(game, brewing.player, Due({"leaves": card.leaves, "water": card.water}), pay.id):
        raise IllegalError({pay.id})


@book.step("1.2.4#sentence-1")
def put_on_the_table(game: TeaGame, brewing: Brewing) -> None:
    """The tea goes from the shelf to the table."""
    happen(game, Moves(by=put_on_the_table.id, object=brewing.tea, to=Place("table", brewing.player)))


def count_as_brewed(game: TeaGame, brewing: Brewing) -> None:
    """Note that the tea is brewed, on which guests wait."""
    happen(game, Brewed(by="tea:1.2.4", player=brewing.player, tea=brewing.tea))


STEPS = (pay, put_on_the_table, count_as_brewed)


# 1.4: triggered and replacement effects


class Waiting(NamedTuple):
    """A guest who waits at a tea."""

    key: int
    """Id of the tea."""


def _waiting(game: TeaGame) -> tuple[Waiting, ...]:
    cups: Iterable[Cup] = game.state.objects.values()
    return tuple(Waiting(cup.id) for cup in cups if cup.card.has_guest and cup.zone.name == "table")


@book.step("1.4.1#sentence-1")
def welcome(game: TeaGame, guest: Waiting, event: Event) -> None:  # noqa: ARG001  (the kernel gives the event, too)
    """A petal is put on a tea with a guest whenever a tea is brewed."""
    note(game, Petals(by=welcome.id, tea=guest.key))


class Saucer(NamedTuple):
    """A saucer that can break for a tea."""

    key: int
    """Id of the saucer."""


def _saucers(game: TeaGame, event: Event) -> tuple[Saucer, ...]:
    if not isinstance(event, Spills) or game.state.objects[event.object].card.is_saucer:
        return ()
    return saucers((), game, _whose(game, event))


def _whose(game: TeaGame, event: Event) -> int:
    assert isinstance(event, Spills)
    owner = game.state.objects[event.object].zone.owner
    return owner if owner is not None else 0


@book.transform("1.4.1#item-1")
def saucers(none: tuple[Saucer, ...], game: TeaGame, player: int) -> tuple[Saucer, ...]:
    """If a tea would spill, a saucer on its table breaks instead."""
    table = game.on_table(player)
    return (*none, *(Saucer(one) for one in table if game.state.objects[one].card.is_saucer))


def _replaced(game: TeaGame, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    found = _saucers(game, event)
    if not found:
        return event, spent
    saucer = picked(game, _whose(game, event), found, "tea:1.4.1")
    return Spills(by="tea:1.4.1", object=saucer.key, to=FLOOR), spent


def _trigger(game: TeaGame, guests: tuple[Waiting, ...], seen: Events, excluded: Keys) -> None:
    for event in seen:
        for guest in guests:
            if isinstance(event, Brewed) and guest.key not in excluded:
                welcome(game, guest, event)


EVENT_RULES = EventRules[TeaGame, Waiting](
    after=lambda game, event: changed(game.state, event),
    compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
    existing=_waiting,
    trigger=_trigger,
    modified=_replaced,
)

TEA_RULES = GameRules(book.ruleset, EVENT_RULES, SCENTS)


# 1.1 and 1.5: turns and the end


@book.step("1.1.2#sentence-1")
def pluck(game: TeaGame, player: int) -> None:
    """Whoever plucks gains 2 leaves."""
    happen(game, Gains(by=pluck.id, player=player, leaves=2))


@book.definition("1.1.1#sentence-1")
def always_possible() -> tuple[Option, ...]:
    """The player may pluck leaves, brew or rest."""
    return (Pluck(), Rest())


@book.step("1.1.1#sentence-2")
def next_turn(game: TeaGame) -> None:
    """Whatever the player does, it is the next player's turn."""
    note(game, Turns(by=next_turn.id, player=game.clockwise(game.state.turn_player)[1]))


@book.step("1.5.1#sentence-1")
def end_the_party(game: TeaGame) -> None:
    """A player with teas of a total scent of 10 or more wins."""
    for player in game.playing:
        if sum(game.scent(tea) for tea in game.on_table(player)) >= _GOAL:
            note(game, Ends(by=end_the_party.id, player=player))
            return


def take_turn(game: TeaGame) -> None:
    """Let the player whose turn it is act."""
    player = game.state.turn_player
    action = game.choose(player, "turn", lambda: options(game, player), "tea:1.1.1")
    before = game.state
    try:
        act(game, player, action)
    except IllegalError:
        game.become(before)
    else:
        next_turn(game)
    end_the_party(game)


def forbidden(game: TeaGame, player: int, choice: Brew) -> frozenset[str]:
    """Return the rules that forbid a player to brew."""
    if player != game.state.turn_player:
        return frozenset({"tea:1.1.1"})
    return frozenset(reasons_against(game, Brewing(player, choice.tea, choice.tea), PROHIBITIONS))


def options(game: TeaGame, player: int) -> tuple[Option, ...]:
    """Return what a player may do in the turn."""
    shelf = game.state.zones.get(Place("shelf", player), ())
    brews = (Brew(tea) for tea in shelf if not [*reasons_against(game, Brewing(player, tea, tea), PROHIBITIONS)])
    return (*always_possible(), *brews)


def act(game: TeaGame, player: int, action: Option) -> None:
    """Perform the action of a turn."""
    if isinstance(action, Pluck):
        pluck(game, player)
    elif isinstance(action, Brew):
        perform(game, Brewing(player, action.tea, action.tea), STEPS)
    elif game.state.is_night:
        spill_the_last(game, player)


@book.step("1.1.3#sentence-1")
def spill_the_last(game: TeaGame, player: int) -> None:
    """Of a player who rests at night, the tea that came last spills."""
    for tea in game.on_table(player)[-1:]:
        happen(game, Spills(by=spill_the_last.id, object=tea, to=FLOOR))


TEA = StagedRules[TeaState, TeaGame, Option](
    game=TeaGame,
    rules=TEA_RULES,
    stages={"start": take_turn},
    over="tea:1.5.1",
    actions=(Brew,),
    forbidden=forbidden,
)
"""The process of the tea game, which has a single stage."""
