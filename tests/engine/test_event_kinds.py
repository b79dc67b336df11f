"""No kind of event is forgotten: each says what it changes and how it is told, or that there is nothing to say."""

from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from rulesdb.engine.fab import events
from rulesdb.engine.fab.cards import ASSETS, Stat
from rulesdb.engine.fab.state import Player, Properties
from rulesdb.engine.kernel.events import Change, OnlyOption
from rulesdb.engine.mtg import events as magic
from rulesdb.source.own_modules import modules_of


def _kinds(game: str, parent: type[Change]) -> Iterator[type[Change]]:
    """Yield the kinds of a game that derive from a class and from which no other one of the game derives."""
    modules = ("rulesdb.engine.kernel.", f"rulesdb.engine.{game}.")
    derived = [kind for kind in parent.__subclasses__() if kind.__module__.startswith(modules)]
    if not derived:
        yield parent
    for kind in derived:
        yield from _kinds(game, kind)


def _sorted_kinds(package: ModuleType) -> list[type[Change]]:
    """Return the kinds of a game by name; ``package`` has the events of the game."""
    modules = [module.__name__ for module in modules_of(package)]  # only imported modules have kinds
    found = (kind for kind in _kinds(modules[0].split(".")[2], Change) if kind is not OnlyOption)
    return sorted(found, key=lambda kind: kind.__name__)  # OnlyOption, a question without a choice, is no event


KINDS = _sorted_kinds(events)
ALL = [*KINDS, *(kind for kind in _sorted_kinds(magic) if kind not in KINDS)]


def test_every_kind_says_what_it_changes_and_how_it_is_told() -> None:
    """One that changes nothing by itself, or that nobody would mention, says so."""
    assert [kind for kind in ALL if (kind.changed is not Change.changed) == kind.is_fact] == []
    told = {kind: bool(kind.words) or kind.sentence is not Change.sentence for kind in ALL}
    assert [kind for kind in ALL if told[kind] == kind.is_left_out] == []


def test_every_kind_is_listed_with_the_others() -> None:
    """The package of the events has every kind of event by its name."""
    assert [kind for kind in KINDS if getattr(events, kind.__name__) is not kind] == []
    assert {kind.__name__ for kind in KINDS} <= {*events.__all__}


def test_what_a_sentence_says_about_the_way_happens() -> None:
    """A kind that says where its object goes is a composite event: it consists of the move, or of nothing."""
    going = [kind for kind in KINDS if kind.goes_to is not None]
    assert going
    for kind in going:
        assert kind.is_fact
        assert kind.covers is not Change.covers


def test_numeric_properties_and_points_are_fields() -> None:
    """They are looked up by their names; life points are in the record of the object that has them."""
    assert set(get_args(Stat)) <= set(Properties.__struct_fields__)
    assert set(ASSETS) - {"life"} <= set(Player.__struct_fields__)
