"""docs/suite.md: its example is a scenario that passes, and its tables have every observation, step and message."""

import re
from typing import Any, get_args

import msgspec
import pytest
from support.documents.documents import ROOT

from rulesdb.engine.games import GAMES
from rulesdb.play.card_table import observations_of
from rulesdb.suite.driver import Driver
from rulesdb.suite.format import Choice, Described, Message, PlacedCard, Scenario, SeatedPlayer, Step
from rulesdb.suite.games import suite_game
from rulesdb.suite.running import run_scenario

PAGE = (ROOT / "docs" / "suite.md").read_text(encoding="utf-8")


def test_the_example_is_a_scenario_that_passes() -> None:
    """What a reader copies from the document is a scenario, and our engine passes it."""
    (example,) = re.findall(r"^```json\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    scenario = msgspec.json.decode(example, type=Scenario)
    assert run_scenario(Driver(), "fab", scenario).status == "passed"


@pytest.mark.parametrize("game", GAMES)
def test_every_observation_has_a_row(game: str) -> None:
    """The table of the vocabulary names each observation of a game with its meaning."""
    rows = observations_of(suite_game(game).playing).values()
    missing = [row for row in rows if not re.search(rf"^\| `{row.name}` \|.*\| {row.meaning} \|$", PAGE, re.MULTILINE)]
    assert [row.name for row in missing] == []


@pytest.mark.parametrize("kind", [*get_args(Step), *get_args(Message)], ids=lambda kind: kind.__name__)
def test_every_step_and_message_has_a_row(kind: Any) -> None:  # noqa: ANN401  (a class of the format)
    """A table has each step and message by its name."""
    assert re.search(rf"^\|[^|]*`{kind.__struct_config__.tag}`", PAGE, re.MULTILINE)


@pytest.mark.parametrize("kind", [Scenario, SeatedPlayer, PlacedCard, Described, Choice], ids=lambda one: one.__name__)
def test_every_field_is_explained(kind: Any) -> None:  # noqa: ANN401  (a class of the format)
    """The document names each field of a scenario, its setup and its choices."""
    assert [field.encode_name for field in msgspec.structs.fields(kind) if f"`{field.encode_name}`" not in PAGE] == []
