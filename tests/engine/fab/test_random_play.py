"""Games of random legal choices: they end, and no state on the way is one that cannot be."""

import pytest
from support.engine.fab.random_fab_games import WATCHED, life_changes, played

from rulesdb.engine.fab.rules.objects.life_totals import life_total
from rulesdb.engine.fab.rules.playing.legality import LEGALITY
from rulesdb.engine.fab.rules.turn.turns import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError, SavedGameError
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Pass, Play
from rulesdb.engine.kernel.process.process import proceed
from rulesdb.engine.kernel.process.saving import SavedGame, decode, encode, replay

GAMES = 100
GROUPS = 25
MOST_CHOICES = 3_000  # in a game; of 1,000 games, the longest had 885


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("group", range(GROUPS))
def test_random_games_keep_every_invariant(group: int) -> None:
    """After every event: one zone for each card, nothing negative, nobody with priority while a layer resolves."""
    for seed in range(group * GAMES // GROUPS, (group + 1) * GAMES // GROUPS):
        told: list[Event] = []
        positions = list(played(seed, MOST_CHOICES, WATCHED))
        for _, events, _ in positions:
            told += events
        changes = life_changes(told)
        last = positions[-1][0].now
        assert last.winners is not None, f"the game of seed {seed} has no end"
        for player in range(2):
            hero = FAB.process(last).hero(player)
            if hero is not None:
                assert life_total(FAB.process(last), hero) == max(0, 20 + changes[hero])


@pytest.mark.exhaustive
def test_a_random_game_can_be_won_by_either_player() -> None:
    """The first games are won by the one or by the other."""
    ends = [list(played(seed, MOST_CHOICES, FAB))[-1][0].now.winners for seed in range(6)]
    assert set(ends) == {(0,), (1,)}


@pytest.mark.in_part(1)
@pytest.mark.parametrize("seed", range(5))
def test_a_saved_game_played_again_is_the_same_to_the_byte(seed: int) -> None:
    """From its seed and its choices alone."""
    positions = list(played(seed, 150, FAB))
    choices = [place for _, _, place in positions if place >= 0]
    written = encode(SavedGame("fab", "starter", seed, tuple(choices)))
    saved = decode(written, "fab")
    assert encode(saved) == written
    again = replay(FAB, set_up(seats(("甲", "乙")), saved.seed), saved.choices)
    assert again == positions[-1][0]


@pytest.mark.in_part(2)
@pytest.mark.parametrize("seed", range(10))
def test_legal_and_forbidden_never_agree(seed: int) -> None:
    """What is offered is forbidden by nothing; what is not offered is refused, and the game stays as it was."""
    for position, _, _ in played(seed, 40, FAB):
        decision = position.decision
        if decision is None or decision.kind != "priority":
            continue
        game = FAB.process(position.now)
        assert all(not LEGALITY.forbidden(game, decision.player, option) for option in decision.options)
        for item in position.now.objects.values():
            action = Play(item.id)
            if action not in decision.options and item.layer is None:
                with pytest.raises(IllegalChoiceError) as refusal:
                    proceed(FAB, position, action)
                assert refusal.value.rules
        other = 1 - decision.player
        assert LEGALITY.forbidden(game, other, Pass())


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (b"{}", "no saved game"),
        (b"not json", "no saved game"),
        (b'{"ruleset":"mtg","setup":"x","seed":1,"choices":[]}', "of 'mtg', not of 'fab'"),
        (b'{"ruleset":"fab","setup":"x","seed":1,"choices":[],"version":"0.0.1"}', "rulesdb 0.0.1 saved this game"),
        (b'{"ruleset":"fab","setup":"x","seed":-1,"choices":[]}', "no saved game .*>= 0.*seed"),
        (b'{"ruleset":"fab","setup":"x","seed":' + b"9" * 30 + b',"choices":[]}', "no saved game .*seed"),
        (b'{"ruleset":"fab","setup":"x","seed":' + b"9" * 5_000 + b',"choices":[]}', "no saved game .*seed"),
        (b'{"ruleset":"fab","setup":"x","seed":1,"choices":[' + b"9" * 30 + b"]}", "no saved game .*choices"),
        (b'{"ruleset":"fab","setup":"x","seed":1,"choices":[-1]}', "no saved game .*>= 0.*choices"),
        (
            b'{"ruleset":"fab","setup":"x","seed":1,"choices":[0' + b",0" * 20_000 + b"]}",
            "at most 5,000 are played again",
        ),
        (b'{"ruleset":"fab","setup":"x","seed":1,"choices":[0' + b",0" * 200_000 + b"]}", "larger than 100,000 bytes"),
        (b'{"a":' + b"[" * 90_000, "no saved game .*recursion"),
        (b'{"ruleset":"' + b"x" * 90_000 + b'","setup":"x","seed":1,"choices":[]}', "^.{,120}$"),
    ],
)
def test_what_is_no_game_of_this_version_is_refused(written: bytes, message: str) -> None:
    """With a sentence that says why."""
    with pytest.raises(SavedGameError, match=message):
        decode(written, "fab")


def test_a_choice_that_there_is_not_is_refused() -> None:
    """A damaged list of choices."""
    with pytest.raises(SavedGameError, match="choice 1 is 99"):
        replay(FAB, set_up(seats(("甲", "乙")), 1), (99,))
