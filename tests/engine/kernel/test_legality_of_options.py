"""Legal options of any game: where they are looked for, what forbids them, and trials, in a puppet theatre."""

from collections.abc import Callable, Iterator

import pytest
from msgspec import structs
from msgspec.structs import replace
from support.engine.puppet_theatre import (
    THEATRE,
    Nods,
    Numbered,
    Of,
    PointsAt,
    Pull,
    Puppet,
    Scene,
    Theatre,
    fox,
    has_no_turn,
    theatre,
)

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.cards.abilities import ModalAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, TargetPhrase
from rulesdb.engine.kernel.effects.property_effects import LosesAbilities
from rulesdb.engine.kernel.play.attempts import AttemptRules, IllegalError, reasons_against
from rulesdb.engine.kernel.play.legality import (
    OptionRules,
)
from rulesdb.engine.kernel.play.trials import DeclarationRules, announced, cannot_be_declared, completes
from rulesdb.engine.kernel.process.options import Activate, Answer, Name, Pass, Play
from rulesdb.engine.kernel.process.steps import by_position, perform
from rulesdb.engine.kernel.tables.action_rules import AllowingEffect, RequiringEffect


def test_options_are_looked_for_in_the_zones_that_the_rules_name() -> None:
    """A ghost may also be played from the shelf; what is on the stack is not activated."""
    game = theatre(
        ("shelf", fox("bark")),
        ("box 0", fox("bark", "run")),
        ("shelf", Puppet("ghost")),
        ("stack", fox("bark")),
        ("cellar", fox("bark")),
    )
    expected = [Activate(1, 1), Play(2), Activate(2, 1), Activate(2, 2), Play(3)]
    assert THEATRE.where.candidates(game, 0) == expected
    assert THEATRE.legal(game, 0) == [*expected, Pass()]
    assert THEATRE.legal(game, 1) == []


def test_where_effects_change_abilities_all_of_them_are_looked_at() -> None:
    """What a source shows by what is printed on it says nothing then."""
    game = theatre(("cellar", fox("bark")), lasting=LosesAbilities(Nods, applies=Numbered(2)))
    assert THEATRE.where.candidates(game, 0) == [Activate(1, 1)]


def test_where_something_allows_any_zone_all_objects_are_looked_at() -> None:
    """Which of them are legal, the rules still say."""
    boxes = ("shelf", fox()), ("box 0", fox())
    game = theatre(*boxes)
    game.is_open_to_all = True
    for open_game in (game, theatre(*boxes, lasting=AllowingEffect("play"))):
        assert THEATRE.where.candidates(open_game, 0) == [Play(1), Play(2)]
        assert THEATRE.where.candidates(open_game, 1) == []
        assert THEATRE.legal(open_game, 0) == [Play(2), Pass()]


def test_an_allowance_adds_the_cards_of_other_owners() -> None:
    """The second player owns neither puppet."""
    game = theatre(("shelf", fox()), ("box 0", fox()), lasting=AllowingEffect("play as owner"))
    assert THEATRE.where.candidates(game, 1) == [Play(1), Play(2)]


@pytest.mark.parametrize(
    ("puppet", "rules"),
    [
        (fox(), set()),
        (Puppet("king"), {"puppets:1.3"}),
        (Puppet("giant"), {"puppets:1.4"}),
        (Puppet("fool"), {"puppets:1.5"}),
        (Puppet("", sides=("king", "fox")), set()),
        (Puppet("", sides=("king", "fool")), {"puppets:1.3", "puppets:1.5"}),
    ],
)
def test_an_option_is_legal_if_no_rule_forbids_it(puppet: Puppet, rules: set[str]) -> None:
    """The list of legal options and the rules against one agree; a puppet with sides needs one that is legal."""
    game = theatre(("box 0", puppet))
    assert THEATRE.forbidden(game, 0, Play(1)) == rules
    assert (Play(1) in THEATRE.legal(game, 0)) == (not rules)
    assert THEATRE.is_permitted(game, 0, Play(1)) == (not rules)


def test_trials_come_last_and_only_if_nothing_else_forbids() -> None:
    """A row with kinds is asked about these kinds only, and one about cards not about abilities."""
    game = theatre(("box 0", Puppet("king", (Pull("king"),))), ("box 0", fox()))
    THEATRE.forbidden(game, 0, Play(1))
    assert game.rows_asked() == ["king", "weight"]
    THEATRE.forbidden(game, 0, Play(2))
    assert game.rows_asked() == ["weight", "trial"]
    assert THEATRE.forbidden(game, 0, Activate(1, 0)) == set()
    assert game.rows_asked() == ["weight", "trial"]


def test_obstacles_and_missing_objects_are_named_alone() -> None:
    """Where a puppet may not even be announced, nothing else is asked."""
    game = theatre(("shelf", Puppet("king", (Pull("bow"),))))
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
    game = theatre((zone, fox("bark", "knot", "run")))
    assert THEATRE.forbidden(game, 0, Activate(1, index)) == rules


def test_options_give_way_to_a_required_one() -> None:
    """Passing, too; the required option itself stays legal, and one that is impossible is not required."""
    foxes = ("box 0", fox()), ("box 0", fox())
    game = theatre(*foxes, lasting=RequiringEffect("play", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(2)]
    assert THEATRE.forbidden(game, 0, Pass()) == {"puppets:1.6"}
    assert THEATRE.is_permitted(game, 0, Play(1))
    game = theatre(*foxes, lasting=RequiringEffect("play next", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(2), Pass()]
    game = theatre(("box 0", fox()), ("box 0", Puppet("king")), lasting=RequiringEffect("play", Numbered(2)))
    assert THEATRE.legal(game, 0) == [Play(1), Pass()]


def test_reasons_against_an_attempt_include_what_effects_forbid() -> None:
    """They are those that hold before it begins and when everything is declared."""

    def refusing(_game: Theatre, scene: Scene) -> Iterator[str]:
        yield f"puppets:{scene.player}"

    rules = AttemptRules[Theatre, Scene](THEATRE.attempts.prohibitions, refusing)
    game = theatre(("box 0", Puppet("king")))
    assert [*reasons_against(game, Scene(0, 1, 1), rules)] == ["puppets:1.3", "puppets:0"]


def test_a_game_may_have_options_besides_plays_and_activations() -> None:
    """They are listed if nothing forbids them, and have a row of the table as all kinds have."""
    obeisances = OptionRules[Theatre, Name, Scene](
        lacks_priority=has_no_turn,
        obstacle=lambda _game, _player, option: None if option.name == "bow" else "puppets:1.4",
    )
    rules = structs.replace(
        THEATRE,
        kinds={**THEATRE.kinds, Name: obeisances},
        others=lambda _game, _player: (Name("bow"), Name("sing")),
    )
    assert rules.legal(theatre(), 0) == [Name("bow")]
    assert rules.forbidden(theatre(), 0, Name("sing")) == {"puppets:1.4"}


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
    game = theatre(("box 0", fox()))
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
    assert cannot_be_declared(theatre(("box 0", fox())), Scene(0, 1, 1), rules) == impossible


def test_a_trial_is_announced_in_a_copy_of_the_game() -> None:
    """The attempt in the copy is at the layer of the ability; a card is its own layer."""
    game = theatre(("box 0", fox("bark", "run")))
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
