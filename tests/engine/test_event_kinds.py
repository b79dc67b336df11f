"""No kind of event is forgotten: each says what it changes and how it is told, or that there is nothing to say."""

from collections.abc import Iterator
from typing import get_args

import pytest

from rulesdb.engine.fab import events
from rulesdb.engine.fab.cards import ASSETS, Stat
from rulesdb.engine.fab.state import Player, Properties
from rulesdb.engine.kernel.events import Change, OnlyOption


def _kinds(parent: type[Change]) -> Iterator[type[Change]]:
    """Yield the kinds that derive from a class and from which no other one derives."""
    derived = [kind for kind in parent.__subclasses__() if kind.__module__.startswith("rulesdb.")]
    if not derived:
        yield parent
    for kind in derived:
        yield from _kinds(kind)


KINDS = sorted(
    (kind for kind in _kinds(Change) if kind is not OnlyOption),  # a question without a choice is no event of a game
    key=lambda kind: kind.__name__,
)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_kind_says_what_it_changes_and_how_it_is_told(kind: type[Change]) -> None:
    """One that changes nothing by itself, or that nobody would mention, says so; and it is listed with the others."""
    assert (kind.changed is not Change.changed) != kind.is_fact
    assert (kind.sentence is not Change.sentence) != kind.is_left_out
    assert getattr(events, kind.__name__) is kind
    assert kind.__name__ in events.__all__


def test_what_a_sentence_says_about_the_way_happens() -> None:
    """A kind that says where its object goes is a composite event: it consists of the move, or of nothing."""
    going = [kind for kind in KINDS if kind.goes_to is not None]
    assert len(going) == 6
    for kind in going:
        assert kind.is_fact
        assert kind.covers is not Change.covers


def test_numeric_properties_and_points_are_fields() -> None:
    """They are looked up by their names; life points are in the record of the object that has them."""
    assert set(get_args(Stat)) <= set(Properties.__struct_fields__)
    assert set(ASSETS) - {"life"} <= set(Player.__struct_fields__)
