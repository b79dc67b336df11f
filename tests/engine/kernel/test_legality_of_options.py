"""Legal options of any game: where they are looked for, what forbids them, and trials, in a puppet theatre."""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

import pytest
from msgspec.structs import replace

from rulesdb.engine.kernel.book import Book, rules_in_force
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, ModalAbility, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, DiscreteEffect, Filter, Objects, TargetPhrase
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.property_effects import LosesAbilities
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.play.attempts import AttemptRules, CoreAttempt, IllegalError, Prohibition, reasons_against
from rulesdb.engine.kernel.play.candidates import CandidateRules
from rulesdb.engine.kernel.play.legality import (
    ActivationRules,
    BeginningRow,
    LegalityRules,
    OptionRules,
    RequirementRules,
    first_of,
)
from rulesdb.engine.kernel.play.trials import DeclarationRules, announced, cannot_be_declared, completes
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Activate, Answer, Name, Option, Pass, Play
from rulesdb.engine.kernel.process.steps import by_position, perform
from rulesdb.engine.kernel.state.state import CoreLasting, CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.tables.action_rules import ActionRules, AllowingEffect, RequiringEffect
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules

book = Book("puppets")


class Pull(ActivatedAbility, frozen=True):
    """A string that can be pulled."""

    kind: str


class Nods(ResolutionAbility, frozen=True):
    """What a puppet does when it is played."""


class Puppet(NamedTuple):
    """A puppet, with the strings that can be pulled among its abilities."""

    kind: str
    abilities: tuple[Ability, ...] = ()
    sides: tuple[str, ...] = ()
    """The kinds as which a puppet with two sides can be played."""


class Numbered(Filter, frozen=True):
    """The puppet of a number."""

    number: int

    def fits(self, game: "Theatre", object_id: int, context: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Whether it is this puppet."""
        return object_id == self.number


class Of(Objects, frozen=True):
    """Puppets of some numbers."""

    numbers: tuple[int, ...]

    def objects(self, game: "Theatre", context: CoreContext) -> tuple[int, ...]:  # noqa: ARG002  (whatever asks)
        """Return the numbers."""
        return self.numbers


class PointsAt(DiscreteEffect, frozen=True):
    """A puppet points at others."""

    optional_parts: ClassVar[frozenset[int]] = frozenset({0})
    target: TargetPhrase
    or_at: DiscreteEffect | None = None

    def phrase(self) -> TargetPhrase:
        """Return the target."""
        return self.target

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the part of which the player decides whether it is done."""
        return (self.or_at,)


class Theatre(Game[CoreState, Option]):
    """A running game of puppets."""

    is_open_to_all = False

    def __init__(self, state: CoreState, answers: Sequence[Option], rules: GameRules) -> None:
        """Start without rows asked."""
        super().__init__(state, answers, rules)
        self.asked: list[str] = []

    def rows_asked(self) -> list[str]:
        """Return the rows asked since the last time, in order."""
        asked, self.asked = self.asked, []
        return asked


class Scene(CoreAttempt[Theatre, CoreState, Pull]):
    """An attempt to play a puppet or to pull a string."""

    def kinds(self, game: Theatre) -> frozenset[str]:
        """Return the kind of the puppet, or of the string."""
        return frozenset({game.last_known(self.layer).card.kind if self.ability is None else self.ability.kind})


@book.filter("1.1")
def has_no_turn(game: Theatre, player: int) -> bool:
    """Only the player whose turn it is does anything."""
    return game.state.turn_player != player


@book.filter("1.2")
def is_not_in_the_box(game: Theatre, player: int, object_id: int) -> bool:
    """Whether a puppet, other than a ghost, is not in the box of the player."""
    item = game.last_known(object_id)
    return bool(item.card.kind != "ghost" and item.zone != f"box {player}")


@book.filter("1.3")
def is_king(game: Theatre, scene: Scene) -> bool:
    """Whether it is a king, who is never played."""
    game.asked.append("king")
    return "king" in scene.kinds(game)


@book.filter("1.4")
def is_too_heavy(game: Theatre, scene: Scene) -> bool:
    """Whether it is a giant, for whom nobody has the strength."""
    game.asked.append("weight")
    return "giant" in scene.kinds(game)


@book.filter("1.5")
def has_no_audience(game: Theatre, scene: Scene) -> bool:
    """Whether it is a fool, who finds nobody to laugh at."""
    game.asked.append("trial")
    return "fool" in scene.kinds(game)


@book.filter("1.7")
def is_a_string(ability: Ability) -> bool:
    """Whether it is a string, for nothing else can be pulled."""
    return isinstance(ability, Pull)


@book.filter("1.10")
def is_knotted(_game: Theatre, _object_id: int, pull: Pull) -> bool:
    """Whether a string has a knot."""
    return pull.kind == "knot"


@book.transform("1.6")
def wanted_first(able: list[Option], wanted: list[Option]) -> list[Option]:
    """Put the puppet that the audience wants first."""
    return wanted or able


@book.transform("1.2")
def in_the_box(_all: Iterable[int], game: Theatre, player: int) -> Iterable[int]:
    """Return the puppets in the own box."""
    return [one.id for one in game.state.objects.values() if one.zone == f"box {player}"]


def _sides(game: Theatre, scene: Scene) -> list[CoreObject]:
    item = game.last_known(scene.layer)
    return [replace(item, card=Puppet(side)) for side in item.card.sides]


def _scene(game: Theatre, player: int, option: Activate) -> Scene:
    ability = abilities(game, option.object)[option.ability]
    assert isinstance(ability, Pull)
    return Scene(player, option.object, option.object, ability)


THEATRE: LegalityRules[Theatre, Scene] = LegalityRules(
    kinds={
        Play: OptionRules[Theatre, Play, Scene](
            lacks_priority=has_no_turn,
            obstacle=first_of([is_not_in_the_box]),
            attempt=lambda _game, player, option: Scene(player, option.object, option.object),
            forms=_sides,
        ),
        Activate: OptionRules[Theatre, Activate, Scene](
            lacks_priority=has_no_turn,
            obstacle=ActivationRules[Theatre](
                can_be_activated=is_a_string,
                lacking=lambda game, _player, object_id, _pull: iter(
                    ["puppets:1.8"] if game.last_known(object_id).zone == "wall" else []
                ),
                fails_its_condition=is_knotted,
                is_used_up=lambda _game, _object_id, index: index > 2,
                limit="puppets:1.9",
            ).obstacle,
            attempt=_scene,
        ),
        Pass: OptionRules[Theatre, Pass, Scene](lacks_priority=has_no_turn, obstacle=lambda *_: None),
    },
    lacks_priority=has_no_turn,
    unknown="puppets:1.0",
    where=CandidateRules[Theatre](
        cards=in_the_box,
        permits_itself=lambda item: item.card.kind == "ghost",
        allows_any_zone=lambda game: game.is_open_to_all,
        stack=lambda game: game.state.zones.get("stack", ()),
        as_owner="play as owner",
        functional=lambda every, game: [one for one in every if game.last_known(one[0]).zone != "cellar"],
    ),
    attempts=AttemptRules[Theatre, Scene]((Prohibition(is_king.id, frozenset({"king"}), is_king, cards_only=True),)),
    beginning=(
        BeginningRow(is_too_heavy.id, is_too_heavy),
        BeginningRow(has_no_audience.id, has_no_audience, is_trial=True),
    ),
    requirements=RequirementRules[Theatre](
        actions=lambda option: ("play",) if isinstance(option, Pass) else ("play", "play next"),
        is_to_be_done=lambda game, player, object_id: THEATRE.is_permitted(game, player, Play(object_id)),
        precedence=wanted_first,
    ),
)


def _theatre(*boxes: tuple[str, Puppet], lasting: ContinuousEffect | None = None) -> Theatre:
    """Return a game with puppets in zones; their ids count from 1, and the first player owns them."""
    events = EventRules[Theatre, Any](
        after=lambda game, _event: game.state,
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(
            existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda _game, _effect, _event: None
        ),
    )
    rules = GameRules(events, actions=ActionRules[Theatre](demands=lambda game: of_kind(game, RequiringEffect)))
    objects = {at: CoreObject(at, at, puppet, 0, zone, True) for at, (zone, puppet) in enumerate(boxes, start=1)}
    state = CoreState(
        players=(CorePlayer("Ann"), CorePlayer("Ben")),
        objects=objects,
        zones={"stack": tuple(one.id for one in objects.values() if one.zone == "stack")},
        seed=1,
        special=tuple(one.id for one in objects.values() if one.card.kind == "ghost"),
        lasting=() if lasting is None else (CoreLasting(100, lasting, CoreContext(0, 1), 1, "for good"),),
    )
    return Theatre(state, (), rules)


def _fox(*pulls: str) -> Puppet:
    """Return a fox with strings, and with an ability that is none."""
    return Puppet("fox", (Nods(()), *map(Pull, pulls)))


def test_options_are_looked_for_in_the_zones_that_the_rules_name() -> None:
    """A ghost may also be played from the shelf; what is on the stack is not activated."""
    game = _theatre(
        ("shelf", _fox("bark")),
        ("box 0", _fox("bark", "run")),
        ("shelf", Puppet("ghost")),
        ("stack", _fox("bark")),
        ("cellar", _fox("bark")),
    )
    expected = [Activate(1, 1), Play(2), Activate(2, 1), Activate(2, 2), Play(3)]
    assert THEATRE.where.candidates(game, 0) == expected
    assert THEATRE.legal(game, 0) == [*expected, Pass()]
    assert THEATRE.legal(game, 1) == []


def test_where_effects_change_abilities_all_of_them_are_looked_at() -> None:
    """What a source shows by what is printed on it says nothing then."""
    game = _theatre(("cellar", _fox("bark")), lasting=LosesAbilities(Nods, applies=Numbered(2)))
    assert THEATRE.where.candidates(game, 0) == [Activate(1, 1)]


def test_where_something_allows_any_zone_all_objects_are_looked_at() -> None:
    """Which of them are legal, the rules still say."""
    boxes = ("shelf", _fox()), ("box 0", _fox())
    game = _theatre(*boxes)
    game.is_open_to_all = True
    for open_game in (game, _theatre(*boxes, lasting=AllowingEffect("play"))):
        assert THEATRE.where.candidates(open_game, 0) == [Play(1), Play(2)]
        assert THEATRE.where.candidates(open_game, 1) == []
        assert THEATRE.legal(open_game, 0) == [Play(2), Pass()]


def test_an_allowance_adds_the_cards_of_other_owners() -> None:
    """The second player owns neither puppet."""
    game = _theatre(("shelf", _fox()), ("box 0", _fox()), lasting=AllowingEffect("play as owner"))
    assert THEATRE.where.candidates(game, 1) == [Play(1), Play(2)]


@pytest.mark.parametrize(
    ("puppet", "rules"),
    [
        (_fox(), set()),
        (Puppet("king"), {"puppets:1.3"}),
        (Puppet("giant"), {"puppets:1.4"}),
        (Puppet("fool"), {"puppets:1.5"}),
        (Puppet("", sides=("king", "fox")), set()),
        (Puppet("", sides=("king", "fool")), {"puppets:1.3", "puppets:1.5"}),
    ],
)
def test_an_option_is_legal_if_no_rule_forbids_it(puppet: Puppet, rules: set[str]) -> None:
    """The list of legal options and the rules against one agree; a puppet with sides needs one that is legal."""
    game = _theatre(("box 0", puppet))
    assert THEATRE.forbidden(game, 0, Play(1)) == rules
    assert (Play(1) in THEATRE.legal(game, 0)) == (not rules)
    assert THEATRE.is_permitted(game, 0, Play(1)) == (not rules)


def test_trials_come_last_and_only_if_nothing_else_forbids() -> None:
    """A row with kinds is asked about these kinds only, and one about cards not about abilities."""
    game = _theatre(("box 0", Puppet("king", (Pull("king"),))), ("box 0", _fox()))
    THEATRE.forbidden(game, 0, Play(1))
    assert game.rows_asked() == ["king", "weight"]
    THEATRE.forbidden(game, 0, Play(2))
    assert game.rows_asked() == ["weight", "trial"]
    assert THEATRE.forbidden(game, 0, Activate(1, 0)) == set()
    assert game.rows_asked() == ["weight", "trial"]


def test_obstacles_and_missing_objects_are_named_alone() -> None:
    """Where a puppet may not even be announced, nothing else is asked."""
    game = _theatre(("shelf", Puppet("king", (Pull("bow"),))))
    assert THEATRE.forbidden(game, 0, Play(1)) == {"puppets:1.2"}
    assert THEATRE.forbidden(game, 1, Play(1)) == {"puppets:1.1"}
    assert THEATRE.forbidden(game, 0, Play(2)) == {"puppets:1.0"}
    assert THEATRE.forbidden(game, 0, Activate(1, 1)) == {"puppets:1.0"}
    assert game.rows_asked() == []
    with rules_in_force(["puppets:1.2"]):
        assert THEATRE.forbidden(game, 0, Play(1)) == {"puppets:1.3"}


@pytest.mark.parametrize(
    ("zone", "index", "rules"),
    [
        ("shelf", 0, {"puppets:1.7"}),
        ("shelf", 1, set()),
        ("wall", 1, {"puppets:1.8"}),
        ("shelf", 2, {"puppets:1.10"}),
        ("shelf", 3, {"puppets:1.9"}),
    ],
)
def test_an_ability_has_one_obstacle_at_most(zone: str, index: int, rules: set[str]) -> None:
    """The first rule that forbids announcing the ability is the only one that is named."""
    game = _theatre((zone, _fox("bark", "knot", "run")))
    assert THEATRE.forbidden(game, 0, Activate(1, index)) == rules


def test_options_give_way_to_a_required_one() -> None:
    """Passing, too; the required option itself stays legal, and one that is impossible is not required."""
    foxes = ("box 0", _fox()), ("box 0", _fox())
    game = _theatre(*foxes, lasting=RequiringEffect("play", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(2)]
    assert THEATRE.forbidden(game, 0, Pass()) == {"puppets:1.6"}
    assert THEATRE.is_permitted(game, 0, Play(1))
    game = _theatre(*foxes, lasting=RequiringEffect("play next", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(2), Pass()]
    game = _theatre(("box 0", _fox()), ("box 0", Puppet("king")), lasting=RequiringEffect("play", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(1), Pass()]


def test_reasons_against_an_attempt_include_what_effects_forbid() -> None:
    """They are those that hold before it begins and when everything is declared."""

    def refusing(_game: Theatre, scene: Scene) -> Iterator[str]:
        yield f"puppets:{scene.player}"

    rules = AttemptRules[Theatre, Scene](THEATRE.attempts.prohibitions, refusing)
    game = _theatre(("box 0", Puppet("king")))
    assert [*reasons_against(game, Scene(0, 1, 1), rules)] == ["puppets:1.3", "puppets:0"]


def test_a_game_may_have_options_besides_plays_and_activations() -> None:
    """They are listed if nothing forbids them, and have a row of the table as all kinds have."""
    obeisances = OptionRules[Theatre, Name, Scene](
        lacks_priority=has_no_turn,
        obstacle=lambda _game, _player, option: None if option.name == "bow" else "puppets:1.4",
    )
    rules = dataclasses.replace(
        THEATRE,
        kinds={**THEATRE.kinds, Name: obeisances},
        others=lambda _game, _player: (Name("bow"), Name("sing")),
    )
    assert rules.legal(_theatre(), 0) == [Name("bow")]
    assert rules.forbidden(_theatre(), 0, Name("sing")) == {"puppets:1.4"}


def _ask(game: Theatre, _scene: object = None) -> None:
    """Ask twice; only yes and then no are legal."""
    answers = [game.pick(0, "bow", [Answer(True), Answer(False)], "puppets:1.7") for _ in range(2)]
    if [one.is_yes for one in answers if isinstance(one, Answer)] != [True, False]:
        raise IllegalError({"puppets:1.7"})


def _refuse(game: Theatre, _scene: object = None) -> None:
    game.pick(0, "bow", [Answer(True), Answer(False)], "puppets:1.7")
    raise IllegalError({"puppets:1.7"})


def _ask_for_ever(game: Theatre, _scene: object = None) -> None:
    while True:
        game.pick(0, "bow", [Answer(True), Answer(False)], "puppets:1.7")


def test_an_action_completes_if_some_answers_do_so_legally() -> None:
    """The game itself stays as it is; a search without end finds nothing."""
    game = _theatre(("box 0", _fox()))
    before = game.state
    assert completes(game, _ask)
    assert not completes(game, _refuse)
    assert not completes(game, _ask_for_ever)
    assert game.state is before


def _announce(trial: Theatre, scene: Scene) -> None:
    trial.become(replace(trial.state, resolving=scene.layer))


def _announce_string(trial: Theatre, player: int, object_id: int, index: int) -> int:
    trial.become(replace(trial.state, resolving=object_id, turn_player=player))
    return 100 + index


def _pointing(count: int, *at: int, or_at: DiscreteEffect | None = None) -> PointsAt:
    return PointsAt(TargetPhrase(Of(at), count), or_at)


@pytest.mark.parametrize(
    ("ability", "declare", "impossible"),
    [
        (Nods(()), _refuse, False),  # nothing needs to be declared, and nothing is tried out
        (Nods((_pointing(1, 2, 3), _pointing(2, 2, 3))), _refuse, False),
        (Nods((_pointing(1, 2, or_at=_pointing(1)),)), _refuse, False),  # nobody needs the optional part
        (Nods((_pointing(2, 1, 2),)), _refuse, True),  # the source itself may change zones
        (Nods((_pointing(2, 1, 2),)), _ask, False),
        (ModalAbility(1, (Nods((_pointing(1, 2),)), Nods((_pointing(1),)))), _refuse, True),
        (Nods((_pointing(1),)), _ask_for_ever, False),  # in doubt it is begun
    ],
)
def test_an_attempt_cannot_be_declared_without_legal_targets(
    ability: Ability, declare: Callable[[Theatre, Scene], None], impossible: bool
) -> None:
    """Targets that are plainly there are not tried out."""
    rules = DeclarationRules[Theatre, Scene](_announce, _announce_string, (declare,), lambda _game, _scene: (ability,))
    assert cannot_be_declared(_theatre(("box 0", _fox())), Scene(0, 1, 1), rules) == impossible


def test_a_trial_is_announced_in_a_copy_of_the_game() -> None:
    """The attempt in the copy is at the layer of the ability; a card is its own layer."""
    game = _theatre(("box 0", _fox("bark", "run")))
    rules = DeclarationRules[Theatre, Scene](_announce, _announce_string, (), lambda _game, _scene: ())
    trial, scene = announced(game, Scene(0, 1, 1, Pull("run")), rules)
    assert (trial.state.resolving, game.state.resolving) == (1, None)
    assert (scene.layer, scene.source, scene.ability, scene.is_card) == (102, 1, Pull("run"), False)
    played = Scene(0, 1, 1)
    assert announced(game, played, rules)[1] is played


def test_steps_come_in_the_order_of_their_positions() -> None:
    """Of two steps at one position, that of the first row comes first."""

    def record(letter: str) -> Callable[[list[str], None], None]:
        return lambda done, _: done.append(letter)

    def position(value: float) -> Callable[[], float]:
        return lambda: value

    steps = by_position([(position(at), record(letter)) for at, letter in ((2, "c"), (1, "a"), (1.5, "b"), (2, "d"))])
    done: list[str] = []
    perform(done, None, steps)
    assert done == ["a", "b", "c", "d"]
