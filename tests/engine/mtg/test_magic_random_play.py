"""Games of Magic of random legal choices: they end, and no state on the way is one that cannot be."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.engine.mtg.random_mtg_games import WATCHED, broken, odd_cards, play_known_game, play_odd_game, unsettled
from support.engine.random_games import play_to_the_end
from support.engine.random_values import Seeded

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.kernel.process.saving import SavedGame, decode, encode, replay
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.decks import seats
from rulesdb.engine.mtg.events.cards import Destroy
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.language.card_sheets import read_card, reader
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import REMOVED

GAMES = 12
GIVEN_UP = None
ENDS = {(0,), (1,), ()}


@cache
def pool() -> tuple[Card, ...]:
    """Return the odd cards; made when a test first asks for them, since all runs collect this file."""
    return odd_cards(100, seed=1)


numbers = st.lists(st.integers(min_value=0, max_value=60), max_size=120)


@pytest.mark.in_part(1, 4)
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_keep_every_invariant(seed: int) -> None:
    """Somebody wins, or nobody, and nothing is wrong after any event, nor when a player gets priority."""
    state, _ = play_known_game(seed, WATCHED)
    assert state.winners in ENDS


@pytest.mark.in_part(0, 4)
@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_odd_cards_keep_every_invariant(seed: int) -> None:
    """They end, or the players give up."""
    state, _ = play_odd_game(pool(), seed, WATCHED)
    assert state.winners in {*ENDS, GIVEN_UP}


@pytest.mark.exhaustive
def test_an_odd_card_is_read_as_it_is_printed() -> None:
    """Every card of the pool, which has no name twice."""
    assert len({card.name for card in pool()}) == len(pool())
    for card in pool():
        assert reader().read(printer().say(card), "card") == card


@pytest.mark.exhaustive
@given(st.integers(min_value=0, max_value=2**31), numbers)
def test_any_choices_give_a_sound_game_that_is_replayed_from_its_saved_form(seed: int, choices: list[int]) -> None:
    """The position that a saved game leads to is the same."""
    position, _ = start(WATCHED, set_up(seats(), seed))
    made = []
    for choice in choices:
        assert [*unsettled(position)] == []
        if position.decision is None:
            break
        options = position.decision.options
        made.append(choice % len(options))
        position, _ = proceed(WATCHED, position, options[made[-1]])
    assert [*broken(position.now)] == []
    saved = decode(encode(SavedGame("mtg", "starter", seed, tuple(made))), "mtg")
    assert replay(MTG, set_up(seats(), saved.seed), saved.choices) == position


def _play(*sheets: tuple[str, ...], seed: int = 1) -> tuple[int, ...] | None:
    """Play a watched game of which both decks have these cards; return the winners."""
    deck = tuple(read_card(*lines) for lines in sheets) * 10
    choices = Seeded(Random(seed))  # noqa: S311  (play at random, not a secret)
    return play_to_the_end(WATCHED, set_up([Seat("甲", deck), Seat("乙", deck)], seed), choices)[0].winners


ISLAND = ("《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。")


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    "step",
    [
        "アンタップ・ステップ",
        "ドロー・ステップ",
        "戦闘前メイン・フェイズ",
        "戦闘後メイン・フェイズ",
        "クリンナップ・ステップ",
    ],
)
def test_a_step_that_an_effect_skips_is_followed_by_the_next_one(step: str) -> None:
    """The turn goes on, and the game comes to its end."""
    skips = ("《時の裂け目》 「{0}」 エンチャント", f"各プレイヤーの{step}が始まる場合、代わりに何も起こらない。")
    assert _play(ISLAND, skips) in {*ENDS, GIVEN_UP}


def test_nobody_moves_taps_or_damages_as_a_permanent_the_record_of_a_player(table: Table) -> None:
    """Effects on all objects leave it alone; damage to the player is dealt."""
    game, record = table.game, table.game.record_of(0)
    assert not happen(game, Move(by="", object=record, to=REMOVED))
    assert not happen(game, Tapped(by="", object=record, is_tapped=True))
    assert not happen(game, Destroy(by="", object=record))
    assert happen(game, Deal(by="", source=record, object=record, amount=1))
    assert game.state.players[0].life == 19


def test_an_effect_plays_neither_lands_nor_permanents_nor_spells_nor_players(table: Table, ann: Person) -> None:
    """It changes nothing then; a card of another zone is played."""
    land = ann.has_card("hand", read_card(*ISLAND))
    bear = ann.has_card("in play", read_card("《熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2"))
    spell = ann.has_card("hand", read_card("《泉》 「{G}」 インスタント", "ライフを3点得る。"))
    game = table.game
    before = game.state
    for refused in (land.id, bear.id, game.record_of(0)):
        assert not play_by_effect(game, 0, refused, is_free=True)
    assert game.state == before
    assert play_by_effect(game, 0, spell.id, is_free=True)
    assert not play_by_effect(game, 0, game.stack[0], is_free=True)


def test_only_permanents_are_tapped(table: Table, ann: Person) -> None:
    """A spell that would tap itself, and an ability on the stack, stay as they are."""
    tide = ann.instant("潮", "これをタップする。")
    bear = ann.creature("熊", "「{0}」: これをタップする。")
    ann.plays(tide)
    assert not happen(table.game, Tapped(by="", object=tide.id, is_tapped=True))
    table.resolve()
    assert (tide.zone, tide.is_tapped) == ("墓地", False)
    ann.activates(bear)
    assert not happen(table.game, Tapped(by="", object=table.game.stack[-1], is_tapped=True))
    table.resolve()
    assert bear.is_tapped
