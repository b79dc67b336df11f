"""Every number of a rule that the engine or a check names is one of the texts, or of the sheet of facts."""

import re
from pathlib import Path
from types import MappingProxyType

import pytest
from support.engine.fab.open_chapters import NOT_YET_PROVED

from rulesdb.checks.coverage import claimable
from rulesdb.checks.fab.table import Table
from rulesdb.checks.games import registries
from rulesdb.checks.marks import not_applicable, part_marks
from rulesdb.checks.registry import Registry
from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.fab.narrator import FabNarrator
from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.cards.roles import Ability, ContinuousEffect, DiscreteEffect, Target
from rulesdb.engine.kernel.engine_errors import UnknownRuleError
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.process.options import Activate, Pass, Play
from rulesdb.engine.kernel.records.governing import Governed, Governing
from rulesdb.engine.mtg.language.vocabulary import vocabulary as magic_vocabulary
from rulesdb.engine.mtg.narrator import MAKES_MANA, OF_SPECIAL, PLAYS_A_LAND, MtgNarrator
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import part_ids
from rulesdb.pipeline.checking import checks_of
from rulesdb.words.rule_parts import rule_of, sentence_of

_MAGIC_ABILITIES = {row.kind for row in magic_vocabulary().phrases if issubclass(row.kind, Ability)}
PACKAGE = Path(__file__).resolve().parents[2] / "rulesdb"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Bundle:
    """Return the bundle of a game."""
    return bundle(request.param)


def _named(game: Bundle, *folders: str) -> dict[str, str]:
    """Return the numbers of a game's rules that the sources in folders name, each with the name of a file."""
    named = re.compile(rf'"({game.ruleset}:\d[\d.]*[a-z]?)"')
    files = (path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))
    return {number: path.name for path in files for number in named.findall(path.read_text(encoding="utf-8"))}


def test_every_number_in_the_sources_is_one_of_a_rule(shipped: Graph, game: Bundle) -> None:
    """Also those by which events and decisions name their rules."""
    known = set(shipped.nodes) | game.outside_rules()
    named = _named(game, "engine", "checks")
    assert named
    assert {number: file for number, file in named.items() if number not in known} == {}


def test_the_books_and_the_checks_are_verified_against_the_texts(shipped: Graph) -> None:
    """As the command does before it plays."""
    assert checks_of(shipped).checks
    assert set(part_marks()) <= claimable(shipped)
    assert set(not_applicable()) <= set(shipped.nodes)


def test_a_list_of_rules_that_no_text_has_names_none_of_the_texts(shipped: Graph, game: Bundle) -> None:
    """A rule of a text is enforced sentence by sentence."""
    assert not game.outside_rules() & set(shipped.nodes)
    assert {sentence_of(part) for part in game.book.rules} <= part_ids(shipped.nodes.values()) | set(
        shipped.nodes
    ) | game.outside_rules()


def test_whatever_rule_the_engine_cites_goes_through_the_book(shipped: Graph, game: Bundle) -> None:
    """A rule of the shipped text that an event or refusal names has a function that can be switched off."""
    cited = {name for name in set(_named(game, "engine")) & set(shipped.nodes) if not name.startswith(NOT_YET_PROVED)}
    assert sorted(cited - {rule_of(name) for name in game.book.rules}) == []


def test_functions_and_claims_stand_under_sentences(shipped: Graph, game: Bundle) -> None:
    """Whatever the shipped text has is named by its sentence; only rules that no text has are named as a whole."""
    claimed = {claim for registry in registries() for check in registry.checks.values() for claim in check.claims}
    assert sorted(name for name in {*game.book.rules, *claimed} if "#" not in name and name in shipped.nodes) == []


def test_every_unshipped_rule_of_magic_is_named_by_its_engine() -> None:
    """No other number stands in its list."""
    magic = bundle("mtg")
    governing = {rule for kind in _MAGIC_ABILITIES for rule in _governing(kind)}
    assert sorted(magic.outside_rules() - {*magic.book.rules, *_named(magic, "engine"), *governing}) == []


def test_every_ability_of_magic_says_which_rules_govern_it(shipped: Graph) -> None:
    """The rules are in the shipped text or in the list of the others."""
    governing = {kind.__name__: _governing(kind) for kind in _MAGIC_ABILITIES}
    assert sorted(name for name, rules in governing.items() if not rules) == []
    assert set().union(*governing.values()) <= set(shipped.nodes) | bundle("mtg").outside_rules()


def test_a_check_of_a_rule_that_does_not_exist_is_an_error() -> None:
    """It says which check."""
    registry = Registry("fab", Table)
    registry.check("9.9.9", "無い")(lambda _table: None)
    with pytest.raises(UnknownRuleError, match=r"check fab/<lambda> stands under fab:9\.9\.9"):
        registry.verify({"fab:1.0.1"}, ())


def test_no_rule_is_both_checked_and_not_applicable() -> None:
    """A mark says that no game can show the rule or the sentence."""
    checks = [check for registry in registries() for check in registry.checks.values()]
    assert not {rule for check in checks for rule in check.rules} & set(not_applicable())
    assert not {claim for check in checks for claim in check.claims} & set(part_marks())


def test_what_governs_a_record_is_a_rule_of_the_texts(shipped: Graph) -> None:
    """And every ability, effect and target phrase says what governs it."""
    known = set(shipped.nodes)
    kinds = {row.kind for row in vocabulary().phrases}
    governed = bundle("fab").governed
    named = {rule for kind in kinds for rule in _governing(kind, governed)}
    assert sorted(named - known) == []
    parents = (Ability, DiscreteEffect, ContinuousEffect, Target)
    assert [kind.__name__ for kind in kinds if issubclass(kind, parents) and not _governing(kind, governed)] == []


def _governing(kind: type, shared: Governed = MappingProxyType({})) -> set[str]:
    """Return the rules that a record class and its parents list, for themselves and for their fields."""
    tables = [vars(parent).get("GOVERNED_BY") or shared.get(parent, {}) for parent in kind.__mro__]
    rows = [row for table in tables for row in table.values()]
    of_words = [word for row in rows if not isinstance(row, Governing) for word in row.values()]
    return {rule for row in [*rows, *of_words] if isinstance(row, Governing) for rule in row.rules}


_NARRATORS: tuple[type[CoreNarrator], ...] = (FabNarrator, MtgNarrator)


@pytest.mark.parametrize("narrator", _NARRATORS)
def test_every_question_of_a_game_is_explained(narrator: type[CoreNarrator]) -> None:
    """A kind of question without an explanation would leave a beginner alone with a word."""
    assert narrator.explanations.keys() == {kind.partition(":")[0] for kind in narrator.questions}
    assert all(text.endswith("。") for text in narrator.explanations.values())


@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_the_rules_behind_options_exist(game: str, shipped: Graph) -> None:
    """A shipped text has the rule, or the engine enforces it without one."""
    uses = {"fab": FabNarrator.uses, "mtg": MtgNarrator.uses}[game]
    assert {Activate, Pass, Play} <= uses.keys()
    others = (MAKES_MANA, PLAYS_A_LAND, *OF_SPECIAL.values()) if game == "mtg" else ()
    rules = {use.rule for use in (*uses.values(), *others)} - {""}
    assert rules <= set(shipped.nodes) | bundle(game).outside_rules()
