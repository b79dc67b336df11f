"""Games of random legal choices: they end, and no state on the way is one that cannot be."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from support.engine.fab.declaring_cards import CARDS
from support.engine.fab.odd_fab_cards import odd_cards
from support.engine.fab.odd_fab_games import play_odd_game
from support.engine.fab.random_fab_games import WATCHED, broken, life_changes, played

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.playing.legality import LEGALITY
from rulesdb.engine.fab.rules.turn.start_of_game import set_up
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError, SavedGameError
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Pass, Play
from rulesdb.engine.kernel.process.process import proceed, start
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


@pytest.mark.in_part(1, 30)
@pytest.mark.parametrize("seeds", [range(at, at + 2) for at in range(0, 100, 2)], ids=lambda seeds: str(seeds[0]))
@pytest.mark.parametrize("names", ["甲乙丙", "甲乙丙丁"])
def test_random_games_of_more_players_end(names: str, seeds: range) -> None:
    """From the start-of-game procedure until one is left; what others had left with them, but for the last loser."""
    for seed in seeds:
        last = [*played(seed, 10 * MOST_CHOICES, WATCHED, names)][-1][0].now
        assert last.winners is not None, f"the game of seed {seed} has no end"
        owners = {item.owner for item in last.objects.values()} - {None}
        assert len(owners) <= 2, f"what earlier losers own is still in the game of seed {seed}"


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


# Taken modulo the number of options: small numbers, so that one that goes wrong is found again in a short list.
numbers = st.lists(st.integers(min_value=0, max_value=60), max_size=120)
decks = st.lists(st.sampled_from(CARDS), max_size=20)


def _begin(deck: list[Card], seed: int) -> State:
    """Set up a game in which some cards of the decks to play with are others."""
    there = [replace(seat, deck=(*deck, *seat.deck[len(deck) :])) for seat in seats(("甲", "乙"))]
    return set_up(there, seed)


@pytest.mark.exhaustive
@given(st.integers(min_value=0, max_value=2**31), decks, numbers)
def test_any_choices_give_a_sound_game_that_is_replayed_from_its_saved_form(
    seed: int, deck: list[Card], choices: list[int]
) -> None:
    """Each state on the way is looked at as it comes about; the position that a saved game leads to is the same."""
    position, _ = start(WATCHED, _begin(deck, seed))
    made = []
    for choice in choices:
        if position.decision is None:
            break
        options = position.decision.options
        assert options, "a question without an answer"
        assert len(set(options)) == len(options), "the same option twice"
        made.append(choice % len(options))
        position, _ = proceed(WATCHED, position, options[made[-1]])
    assert list(broken(position.now)) == []
    saved = decode(encode(SavedGame("fab", "starter", seed, tuple(made))), "fab")
    again = replay(FAB, _begin(deck, saved.seed), saved.choices)
    assert again == position
    assert list(broken(again.now)) == []


ODD_GAMES = 40
ENDS = {(0,), (1,), ()}
GIVEN_UP = None
MOST_ODD_GAMES = 300


@cache
def pool() -> tuple[Card, ...]:
    """Return the odd cards; made when a test first asks for them, since all runs collect this file."""
    return odd_cards(200, seed=3)


@pytest.mark.exhaustive
def test_an_odd_card_is_read_as_it_is_printed() -> None:
    """Every card of the pool, which has no name twice."""
    assert len({card.name for card in pool()}) == len(pool())
    for card in pool():
        assert reader().read(printer().say(card), "card") == card


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize("seed", range(ODD_GAMES))
def test_games_with_odd_cards_keep_every_invariant(seed: int) -> None:
    """They end, or the players give up, and after every event nothing is wrong with the state."""
    state, _choices = play_odd_game(pool(), seed, WATCHED)
    assert state.winners in {*ENDS, GIVEN_UP}


@pytest.mark.exhaustive
def test_games_with_odd_cards_end_in_every_way() -> None:
    """Either player wins, and there are draws."""
    found = set()
    for seed in range(MOST_ODD_GAMES):
        found.add(play_odd_game(pool(), seed, FAB)[0].winners)
        if found >= ENDS:
            return
    pytest.fail(f"{MOST_ODD_GAMES} games end in {found} only")
