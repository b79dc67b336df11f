"""What ``?`` explains of questions and options: complete for both games, under rules that there are."""

import pytest

from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.process.options import Activate, Pass, Play
from rulesdb.engine.mtg.narrator import MtgNarrator
from rulesdb.engine.mtg.telling import MAKES_MANA, OF_SPECIAL, PLAYS_A_LAND
from rulesdb.graph.model import Graph

_NARRATORS: tuple[type[CoreNarrator], ...] = (FabNarrator, MtgNarrator)


@pytest.mark.parametrize("narrator", _NARRATORS)
def test_every_question_of_a_game_is_explained(narrator: type[CoreNarrator]) -> None:
    """A kind of question without an explanation would leave a beginner alone with a word."""
    assert narrator.explanations.keys() == narrator.questions.keys()
    assert all(text.endswith("。") for text in narrator.explanations.values())


@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_the_rules_behind_options_exist(game: str, shipped: Graph) -> None:
    """A shipped text has the rule, or the engine enforces it without one."""
    uses = {"fab": FabNarrator.uses, "mtg": MtgNarrator.uses}[game]
    assert {Activate, Pass, Play} <= uses.keys()
    others = (MAKES_MANA, PLAYS_A_LAND, *OF_SPECIAL.values()) if game == "mtg" else ()
    rules = {use.rule for use in (*uses.values(), *others)} - {""}
    assert rules <= set(shipped.nodes) | bundle(game).outside_rules()
