"""A made-up puppet theatre: a game with options that rules, effects and trials make illegal."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.book import Book
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, DiscreteEffect, Filter, Objects, TargetPhrase
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.play.attempts import AttemptRules, CoreAttempt, Prohibition
from rulesdb.engine.kernel.play.candidates import CandidateRules
from rulesdb.engine.kernel.play.legality import (
    ActivationRules,
    BeginningRow,
    LegalityRules,
    OptionRules,
    RequirementRules,
    first_of,
)
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play
from rulesdb.engine.kernel.state.state import CoreLasting, CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.tables.action_rules import ActionRules, RequiringEffect
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


def sides(game: Theatre, scene: Scene) -> list[CoreObject]:
    """Return the sides of the puppet that a scene is played with."""
    item = game.last_known(scene.layer)
    return [replace(item, card=Puppet(side)) for side in item.card.sides]


def scene_of(game: Theatre, player: int, option: Activate) -> Scene:
    """Return the attempt to pull the string of an option."""
    ability = abilities(game, option.object)[option.ability]
    assert isinstance(ability, Pull)
    return Scene(player, option.object, option.object, ability)


THEATRE: LegalityRules[Theatre, Scene] = LegalityRules(
    kinds={
        Play: OptionRules[Theatre, Play, Scene](
            lacks_priority=has_no_turn,
            obstacle=first_of([is_not_in_the_box]),
            attempt=lambda _game, player, option: Scene(player, option.object, option.object),
            forms=sides,
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
            attempt=scene_of,
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


def theatre(*boxes: tuple[str, Puppet], lasting: ContinuousEffect | None = None) -> Theatre:
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


def fox(*pulls: str) -> Puppet:
    """Return a fox with strings, and with an ability that is none."""
    return Puppet("fox", (Nods(()), *map(Pull, pulls)))
