"""The pytest plugin: checks as test items, and a table for checks that are test functions (docs/checks.md).

pytest loads this module in every project that has rulesdb installed, so the engine is imported when it is needed.
"""

from collections.abc import Generator, Sequence
from typing import Any

import pytest

MARKER = "rules"
FIXTURE = "rules_table"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("rulesdb", "checks of card game rules")
    group.addoption(
        "--rules",
        action="append",
        default=[],
        metavar="ID",
        help="also run rulesdb's checks of a rule or section, such as fab:5.1.1a or fab:5.1 (repeatable)",
    )
    group.addoption(
        "--knock-out",
        action="store_true",
        help="run every check again without each rule that it claims: it passes if the check fails without the rule",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line(
        "markers", f"{MARKER}(*ids): the rules that a test function with the fixture {FIXTURE} demonstrates"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add rulesdb's checks of the rules that ``--rules`` names."""
    wanted: Sequence[str] = config.getoption("--rules")
    if wanted:
        from rulesdb.testing.items import check_items  # the engine, when it is needed

        items += check_items(session, wanted, with_knock_out=config.getoption("--knock-out"))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """With ``--knock-out``, run a test function at a table once more without every rule that it claims."""
    if FIXTURE in metafunc.fixturenames and metafunc.config.getoption("--knock-out"):
        claimed = _claimed(metafunc.definition)
        names = ["with every rule", *(f"without {rule}" for rule in claimed)]
        metafunc.parametrize(FIXTURE, [None, *claimed], indirect=True, ids=names)


def _claimed(node: pytest.Item | Any) -> list[str]:  # noqa: ANN401  (pytest keeps the class of a definition private)
    return [rule for marker in node.iter_markers(MARKER) for rule in marker.args]


@pytest.fixture
def rules_table(request: pytest.FixtureRequest) -> Any:  # noqa: ANN401  (the table of any game)
    """Return a table of the game of the rules that the test function claims, by default of the first game."""
    from rulesdb.testing.items import new_table  # the engine, when it is needed

    table = new_table(_claimed(request.node))
    if getattr(request, "param", None) is not None:
        table.continue_after_failure()
    return table


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Play a test function at its table, without the rule of its parameter if it has one."""
    table: Any = pyfuncitem.funcargs.get(FIXTURE)
    if table is None:
        return (yield)
    from rulesdb.testing.items import ACCOUNT, account_of, judged  # the engine, when it is needed

    callspec = getattr(pyfuncitem, "callspec", None)
    rule = callspec.params.get(FIXTURE) if callspec is not None else None
    try:
        with judged(table, rule):
            return (yield)
    finally:
        pyfuncitem.add_report_section("call", ACCOUNT, account_of(table))
