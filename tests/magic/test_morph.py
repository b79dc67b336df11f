"""Morph: a card played face down, and turned face up."""

import pytest
from checked import checks_of, problems

from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.errors import IllegalChoiceError

BEAST = ("《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5", "トランプル", "変異「{3}{G}」")


@pytest.fixture
def table() -> Table:
    """Return an empty table."""
    return Table()


@pytest.fixture
def ann(table: Table) -> Person:
    """Return the active player."""
    return table.people[0]


def _face_down(ann: Person, beast: TrackedCard) -> None:
    ann.plays(beast, face_down="裏向き").resolve()


def test_a_card_is_played_face_down_for_three_and_turned_up_for_its_cost(table: Table, ann: Person) -> None:
    """Face down it is a 2/2 without a mana cost; turned up it is what is printed."""
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    _face_down(ann, beast)
    assert (beast.size, beast.converted_mana_cost) == ("2/2", 0)
    ann.takes("turn face up", beast)
    assert (beast.size, beast.converted_mana_cost, table.stack) == ("5/5", 6, 0)


def test_without_the_morph_cost_it_stays_face_down(ann: Person) -> None:
    """Three lands have paid for the spell; the rule of the payment is named."""
    ann.lands("green", 4)
    beast = ann.hand(*BEAST)
    _face_down(ann, beast)
    ann.cannot_take("turn face up", beast, "502.26d")


def test_the_opponent_sees_no_name(table: Table, ann: Person) -> None:
    """The account of the game names it as a face-down creature, until it leaves play."""
    ann.lands("green", 3)
    beast, shock = ann.hand(*BEAST), table.people[1].instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    _face_down(ann, beast)
    table.people[1].responds(shock, target=beast).resolve()
    texts = [line.text for line in table.lines]
    assert "裏向きのクリーチャーは、変異を持つ《古の獣》だと分かる" in texts
    assert "裏向きのクリーチャーが破壊される" in texts


def test_a_card_without_morph_is_not_played_face_down(ann: Person) -> None:
    """Its player is not even asked."""
    ann.lands("green", 3)
    bear = ann.hand("《熊》 「{1}{G}」 クリーチャー パワー2 タフネス2")
    with pytest.raises(IllegalChoiceError):
        ann.takes("turn face up", bear)


def test_the_checks_of_morph_demonstrate_their_sentences() -> None:
    """Each passes, and fails without the sentence that it claims."""
    checks = checks_of("morph")
    assert len(checks) >= 10
    assert list(problems(checks)) == []
