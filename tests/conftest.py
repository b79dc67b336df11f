"""What all tests share: the official texts, where somebody has them, and how property tests make up their examples.

Every run tries the same few examples, so that a change is judged by what it changes; ``--hypothesis-profile=exploring``
tries many others, those of ``--hypothesis-seed=N`` where a seed is given. None has a time limit: machines are slow.
"""

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from hypothesis import HealthCheck, settings
from jinja2 import Environment
from msgspec import msgpack
from support.run_folder import KEPT, forget_outdated, kept

from rulesdb.checks.registry import Check
from rulesdb.engine.games import GAMES
from rulesdb.pipeline import check_playing, proof_making, ruled_situations
from rulesdb.pipeline.ruled_situations import RulingsByGame
from rulesdb.pipeline.tasks.work import Work, rows_beside, rows_here
from rulesdb.proofs.rulings import RuledSituation
from rulesdb.proofs.verdicts import Proof
from rulesdb.site import rendering, rulebook_writing
from rulesdb.source.cache import digest
from rulesdb.source.shipped_situations import ShippedSituation, shipped_situations

pytest_plugins = ("support.shipped_edition", "support.site.browsers", "support.pipeline.harbour_versions")

settings.register_profile("exploring", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=500)
settings.register_profile("repeatable", settings.get_profile("exploring"), derandomize=True, max_examples=30)
settings.load_profile("repeatable")

LONG = {
    *(
        "test_versions",
        "test_wheel",
        "test_shown_commands",
        "test_reliability",
        "test_site_axe",
        "test_site_validity",
    ),
    *("test_random_play", "test_engine_checks", "test_site_previews", "test_linear_time"),
    *("test_sentences_told_apart", "test_site_command", "test_page_answers", "test_recipes"),
}
"""Files whose tests take longest: half a minute or more."""

FEW = 100
"""The number of checks from which on they are those of a game, not some that a test made up."""
FEW_SITUATIONS = {
    *("card-without-defense", "dominate-and-arsenal", "dominate-and-defense-reaction", "two-wards"),
    *("flanking-with-two-blockers", "morph-and-color", "shadow-both-ways", "storm-and-suspend"),
}
"""The names of situations that tests of a rulebook look at."""
BESIDE_THE_REPOSITORY = Path(__file__).resolve().parents[2] / "shared" / "rules"


@pytest.fixture(scope="session", autouse=True)
def _without_settings_of_the_shell() -> Iterator[None]:
    """Let the command write as it does where nobody has set how, and keep nothing in the user's own cache folder.

    All workers of all runs keep what they compute in one cache folder: files there are written beside and renamed.
    """
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_CACHE_HOME", str(KEPT / "cache"))
        for name in ("COLUMNS", "NO_COLOR", "RULESDB_HOME", "LC_ALL", "LC_MESSAGES", "PAGER", "RULESDB_PAGER"):
            environment.delenv(name, raising=False)
        environment.delenv("PYTHONDONTWRITEBYTECODE", raising=False)  # each command of a test would compile the package
        environment.setenv("LANG", "C.UTF-8")
        yield


@pytest.fixture(autouse=True)
def _no_dialect_outlives_its_test() -> Iterator[None]:
    """Take away the dialects that a test declared: later tests would read their texts with them."""
    yield
    if dialects := sys.modules.get("rulesdb.syntax.dialects"):  # few tests import it
        for dialect in dialects.foreign_dialects():
            del dialects.DIALECTS[dialect.name]


@pytest.fixture(scope="session")
def official() -> Path:
    """Return the folder of official texts; skip without one, fail where RULESDB_REQUIRE_OFFICIAL asks for them."""
    folder = Path(os.environ.get("RULESDB_OFFICIAL") or BESIDE_THE_REPOSITORY)
    if folder.is_dir():
        return folder
    reason = "needs the official texts: name their folder in RULESDB_OFFICIAL"
    if os.environ.get("RULESDB_REQUIRE_OFFICIAL"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def published_texts(official: Path) -> Path:
    """Return the folder of other published texts beside the official ones; skip without it."""
    folder = official.parent / "texts"
    if not folder.is_dir():
        pytest.skip("needs the published texts of other games and languages")
    return folder


@pytest.fixture
def own_texts_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build a user's texts without the shipped editions below them, which takes a tenth of the time."""
    monkeypatch.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())


@pytest.fixture(scope="session", autouse=True)
def _templates_compiled_once() -> Iterator[None]:
    """Keep the templates compiled for all rulebooks, where a test names no folder for them."""
    folder, environment = KEPT / "templates", rendering.environment

    def with_folder(*arguments: Any, compiled: Path | None = None, **options: Any) -> Environment:  # noqa: ANN401
        return environment(*arguments, compiled=compiled or folder, **options)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(rulebook_writing, "environment", with_folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def _checks_played_once() -> Iterator[None]:
    """Take the proofs of all checks of a game from the installation, or play them once: they always end alike."""
    play = proof_making.proofs_of_checks
    known = cache(lambda: check_playing.kept_proofs(GAMES))

    def proofs_of_game(game: str, checks: Sequence[Check]) -> tuple[Proof, ...]:
        def play_all(path: Path) -> None:
            path.write_bytes(msgpack.encode(play(checks)))

        installed = known().get(game)
        if installed is not None and [proof.name for proof in installed] == [check.name for check in checks]:
            return installed
        name = f"proofs-{game}-{digest(check.name.encode() for check in checks)}"
        return msgpack.decode(kept(name, play_all).read_bytes(), type=tuple[Proof, ...])

    def proofs(checks: Sequence[Check]) -> tuple[Proof, ...]:
        if len(checks) < FEW:
            return play(checks)
        by_game = groupby(checks, key=lambda check: check.ruleset)
        return tuple(proof for game, of_game in by_game for proof in proofs_of_game(game, list(of_game)))

    @contextmanager
    def rows(work: Work[Proof], checks: Sequence[Check]) -> Iterator[Callable[[], Sequence[Proof]]]:
        """Deal a few checks out, as always, and all checks of a game to this process alone."""
        with rows_beside(work, checks if len(checks) < FEW else ()) as of_a_few:
            yield of_a_few if len(checks) < FEW else lambda: list(rows_here(work, checks))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(proof_making, "proofs_of_checks", proofs)
        patched.setattr(check_playing, "rows_beside", rows)
        yield


@pytest.fixture(scope="session", autouse=True)
def _situations_ruled_once() -> Iterator[None]:
    """Rule once on a few of the shipped situations, where the installation has no rulings of this program."""
    rule = ruled_situations.ruling_beside

    def few(game: str) -> tuple[ShippedSituation, ...]:
        return tuple(shipped for shipped in shipped_situations(game) if shipped.name in FEW_SITUATIONS)

    def rule_few(chosen: pytest.MonkeyPatch) -> AbstractContextManager[Callable[[], RulingsByGame]]:
        chosen.setattr(ruled_situations, "shipped_situations", few)
        return rule(GAMES)

    @contextmanager
    def ruled_once(games: Collection[str]) -> Iterator[Callable[[], RulingsByGame]]:
        def write(path: Path) -> None:
            with pytest.MonkeyPatch.context() as chosen, rule_few(chosen) as ruled:
                path.write_bytes(msgpack.encode(ruled()))

        def rulings() -> RulingsByGame:
            made = msgpack.decode(kept("rulings", write).read_bytes(), type=dict[str, tuple[RuledSituation, ...]])
            return {game: made[game] for game in games}

        yield rulings if games else dict

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ruled_situations, "ruling_beside", ruled_once)
        yield


def pytest_sessionstart(session: pytest.Session) -> None:
    """Clear up what earlier runs kept, before there are workers."""
    if not hasattr(session.config, "workerinput"):
        forget_outdated()


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is exhaustive, and begin with the files that take longest, so that none is left alone at the end."""
    cases = Counter[str]()
    for item in items:
        test = item.nodeid.partition("[")[0]
        cases[test] += 1
        tried = item.get_closest_marker("in_part")
        if tried is not None:
            always, often = (*tried.args, sys.maxsize)[:2]
            if cases[test] > always:
                item.add_marker(pytest.mark.exhaustive if cases[test] <= often else pytest.mark.nightly)
    _leave_most_pages_out(items)
    items.sort(key=lambda item: item.path.stem not in LONG)


def _leave_most_pages_out(items: Sequence[pytest.Item]) -> None:
    """Mark as exhaustive all but the first test of a file that opens a page: the browser takes most of their time."""
    files = set[Path]()
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) and not {"exhaustive", "nightly"} & {*item.keywords}:
            if item.path in files:
                item.add_marker(pytest.mark.exhaustive)
            files.add(item.path)


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what was imported and collected: it stays until the end."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of workers of ``-n auto``: one more than processors, since tests wait for browsers."""
    return len(os.sched_getaffinity(0)) + 1


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Say that a run left the exhaustive tests out, which workers do not report."""
    if config.option.markexpr.startswith("not exhaustive"):
        terminalreporter.write_line("without the exhaustive and the nightly tests (CONTRIBUTING.md)")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the one switch that writes golden files anew."""
    parser.addoption("--refresh", action="store_true", help="write the expectations of golden files anew")
