"""The rulings of a rulebook: those of all shipped situations, kept for the program that made them."""

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from rulesdb.engine.games import GAMES
from rulesdb.pipeline import game_results, ruled_situations
from rulesdb.pipeline.ruled_situations import RulingsByGame, ruling, ruling_beside
from rulesdb.pipeline.ruling_making import ruled_situations as ruled_anew
from rulesdb.proofs.rulings import RuledSituation
from rulesdb.source.cache import ResultCache
from rulesdb.source.resources import data_folder
from rulesdb.source.shipped_situations import shipped_situations

EVERY = [shipped for game in GAMES for shipped in shipped_situations(game)]


def test_every_file_has_a_topic() -> None:
    """A situation is listed once, under a topic whose situations stand together."""
    assert sorted(shipped.path for shipped in EVERY) == sorted(data_folder().glob("*/situations/*.txt"))
    for game in GAMES:
        topics = [shipped.topic for shipped in shipped_situations(game)]
        assert topics == sorted(topics, key=topics.index)


@pytest.fixture(scope="module")
def kept() -> tuple[RuledSituation, ...]:
    """Return the rulings that a rulebook has."""
    with ruling(GAMES) as ruled:
        return tuple(situation for of_game in ruled().values() for situation in of_game)


def test_kept_rulings_are_those_of_the_program(kept: tuple[RuledSituation, ...]) -> None:
    """What an installation or the cache keeps is what a situation gives when it is ruled on now."""
    some = {(one.ruleset, one.name): one for one in (kept[0], kept[-1])}
    now = ruled_anew(one for one in EVERY if (one.path.parents[1].name, one.name) in some)
    assert {(one.ruleset, one.name): one for one in now} == some


@pytest.mark.exhaustive
def test_every_ruling_is_a_question_with_the_expected_answers(kept: tuple[RuledSituation, ...]) -> None:
    """It has a title that no other one has, a board, and rules that decide; kept rulings are the same."""
    rulings = [*ruled_anew(EVERY)]
    assert len({one.title for one in rulings}) == len(rulings)
    for situation in rulings:
        assert situation.title, situation.name
        assert situation.board is not None, situation.name
        assert any(one.decided_by or one.refused_by or one.allowed_by for one in situation.questions), situation.name
        assert [one.question for one in situation.questions if one.expected is not None] == [], situation.name
    assert [one for one in kept if one not in rulings] == []


def test_the_same_program_rules_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second rulebook takes the rulings from the cache; one of another program rules anew."""
    begun: list[Collection[str]] = []

    def counted(games: Collection[str]) -> AbstractContextManager[Callable[[], RulingsByGame]]:
        begun.append(games)
        return ruling_beside(games)

    monkeypatch.setattr(ruled_situations, "shipped_situations", lambda game: shipped_situations(game)[:1])
    monkeypatch.setattr(game_results, "installed", lambda _name, _made_of: None)
    monkeypatch.setattr(ruled_situations, "ruling_beside", counted)
    cache = ResultCache(tmp_path)
    for _ in range(2):
        with ruling(GAMES, cache) as ruled:
            assert [len(of_game) for of_game in ruled().values()] == [1, 1]
    monkeypatch.setattr(ruled_situations, "files_digest", lambda _folder, _patterns: "another")
    with ruling(["mtg"], cache) as ruled:
        assert [*ruled()] == ["mtg"]
    assert begun == [["fab", "mtg"], [], ["mtg"]]
