"""Mulligans (101.4): first hands that players do not keep, seen at the start of a game."""

from collections.abc import Iterable

from rulesdb.engine.kernel.process.options import Answer
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.rules.starting import Seat, set_up
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State, Zone

ISLAND = read_card("《島》 〈基本〉 土地", "タップ: 青マナ1点を加える。")


def _asked(answers: Iterable[bool], cards: int = 20) -> tuple[list[tuple[int, int, int]], list[str]]:
    """Answer the questions about mulligans; return who was asked with which sizes of hands, and the rules that asked.

    Both decks have ``cards`` cards; Ann begins. The last entry is the sizes of hands when the first turn has begun.
    """
    position, _ = start(MTG, set_up([Seat("アン", (ISLAND,) * cards), Seat("ベン", (ISLAND,) * cards)], 1))
    assert position.decision is not None
    position, _ = proceed(MTG, position, position.decision.options[0])
    asked, rules = [], []
    for answer in answers:
        decision = position.decision
        assert decision is not None
        assert decision.kind == "mulligan"
        asked.append((decision.player, *_hands(position.now)))
        rules.append(decision.rule)
        position, _ = proceed(MTG, position, Answer(answer))
    assert position.decision is not None
    assert position.decision.kind == "priority"
    return [*asked, (-1, *_hands(position.now))], rules


def _hands(state: State) -> tuple[int, int]:
    ann, ben = (len(state.zones.get(Zone("hand", player), ())) for player in (0, 1))
    return ann, ben


def test_who_keeps_the_first_hand_is_asked_once() -> None:
    """The player who begins decides first."""
    asked, rules = _asked([False, False])
    assert asked == [(0, 7, 7), (1, 7, 7), (-1, 7, 7)]
    assert set(rules) == {"mtg:101.4"}


def test_all_decide_before_anybody_draws_a_new_hand() -> None:
    """Who kept is not asked again; who takes a mulligan has one card fewer and decides anew."""
    assert _asked([True, True, True, False, False])[0] == [
        (0, 7, 7),
        (1, 7, 7),
        (0, 6, 6),
        (1, 6, 6),
        (0, 5, 6),
        (-1, 5, 6),
    ]


def test_mulligans_end_with_an_empty_hand() -> None:
    """After the seventh mulligan there is nothing to put back."""
    asked, _ = _asked([True, False, *[True] * 6])
    assert asked[-1] == (-1, 0, 7)


def test_small_library_gives_fewer_cards() -> None:
    """A deck of three cards is the whole hand; a new hand has two of them."""
    assert _asked([True, False, False], cards=3)[0][-1] == (-1, 2, 3)
