"""What all tests share: the official texts, where somebody has them, and how property tests make up their examples.

Every run tries the same examples, so that a change is judged by what it changes; ``--hypothesis-profile=exploring``
tries others, those of ``--hypothesis-seed=N`` where a seed is given. No example has a time limit: machines are slow.
"""

import os
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from rulesdb.checks.registry import Check
from rulesdb.pipeline.checking import CheckReport, execute

settings.register_profile("exploring", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=False)
settings.register_profile("repeatable", settings.get_profile("exploring"), derandomize=True)
settings.load_profile("repeatable")

LONG = {
    *(
        "test_versions",
        "test_wheel",
        "test_shown_commands",
        "test_shown_japanese",
        "test_reliability",
        "test_site_axe",
        "test_site_validity",
    ),
    *("test_random_play", "test_engine_checks", "test_site_previews", "test_linear_time"),
    *("test_sentences_told_apart", "test_site_command", "test_page_answers", "test_recipes"),
}
"""Files whose tests take longest: half a minute or more."""

BESIDE_THE_REPOSITORY = Path(__file__).resolve().parents[2] / "shared" / "rules"


@pytest.fixture(scope="session", autouse=True)
def _without_settings_of_the_shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the command write as it does where nobody has set how, and keep nothing in the user's own cache folder.

    All workers of a run keep what they compute in one cache folder: files there are written beside and renamed.
    """
    of_worker = tmp_path_factory.getbasetemp()
    of_run = of_worker.parent if "PYTEST_XDIST_WORKER" in os.environ else of_worker
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("XDG_CACHE_HOME", str(of_run / "cache"))
        for name in ("COLUMNS", "NO_COLOR", "RULESDB_HOME", "LC_ALL", "LC_MESSAGES", "PAGER", "RULESDB_PAGER"):
            environment.delenv(name, raising=False)
        environment.setenv("LANG", "C.UTF-8")
        yield


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


@pytest.fixture(scope="session", autouse=True)
def _checks_played_once() -> Iterator[None]:
    """Play the checks for all rulebooks that are written in this process once: their results are always the same."""
    played = cache(partial(execute, progress=lambda *_: None))

    def execute_once(checks: Sequence[Check], _progress: object, *, with_knock_out: bool) -> CheckReport:
        return played(tuple(checks), with_knock_out=with_knock_out)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulesdb.pipeline.check_playing.execute", execute_once)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, so that no process works alone on one of them at the end."""
    items.sort(key=lambda item: item.path.stem not in LONG)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the one switch that writes golden files anew."""
    parser.addoption("--refresh", action="store_true", help="write the expectations of golden files anew")
