"""What the author of a check may write at its table, and what is told of a slip."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.checks.registry import Check, Registry
from rulesdb.checks.running import play
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import Deal
from rulesdb.engine.fab.sample_cards.small_cards import does, instant, item
from rulesdb.engine.fab.selection.objects import Permanents
from rulesdb.engine.fab.selection.property_filters import HasSubtype
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.play.play_errors import ScriptError


def breaks(name: str) -> Card:
    """Return an instant that destroys a target item."""
    return instant(name, does(DestroyObjects(target=Target(Permanents(HasSubtype("item"))))))


def test_the_only_option_may_be_named() -> None:
    """Nobody is asked for the only target, and a check may say it all the same."""
    t = Table()
    ann, ben = t.people
    calm = ben.has_card("permanent", item("静けさ"))
    gale = ann.hand(breaks("疾風"))
    t.begin()
    ann.plays(gale, target=calm)
    t.resolve()
    assert calm.zone == "墓地"
    assert t.questions == []


def test_another_option_than_the_only_one_is_an_error() -> None:
    """A check that names what could not be chosen gets an error that says so."""
    t = Table()
    ann, ben = t.people
    ben.has_card("permanent", item("静けさ"))
    other, gale = ben.hand(item("凪")), ann.hand(breaks("疾風"))
    t.begin()
    with pytest.raises(ScriptError, match="the answer target is not needed"):
        ann.plays(gale, target=other)


def test_an_unknown_question_is_an_error_with_the_nearest_one() -> None:
    """A misspelt answer is told with the question that was meant."""
    t = Table()
    ann, _ben = t.people
    spark = ann.hand(instant("火花"))
    t.begin()
    with pytest.raises(ScriptError, match=r"there is no question 'taget' \(did you mean target\?\); take one of: "):
        ann.plays(spark, taget=spark)


def test_an_unknown_zone_is_an_error_with_the_nearest_one() -> None:
    """A misspelt zone is told with the zone that was meant."""
    with pytest.raises(ScriptError, match=r"there is no zone 'gravyard' \(did you mean graveyard\?\); take one of: "):
        Table().people[0].has_card("gravyard", instant("火花"))  # type: ignore[arg-type]  # that is what is wrong


def test_the_account_of_a_failing_check_ends_with_what_was_seen() -> None:
    """The last line of the account says what was seen, and what should have been."""

    def looks(table: Table) -> None:
        table.begin()
        table.expect("ライフ", table.people[0].life, 21)

    failed = play(Check("fab/looks", "見る", (), None, looks, Table))
    assert failed.account[-1].text == "ライフ: 20(正しくは21)"


def test_accounts_say_codes_by_their_names() -> None:
    """A step and a type of damage have codes in a check, and Japanese names in its account, outside combat, too."""

    def goes_wrong(t: Table) -> None:
        t.continue_after_failure()
        ann = t.people[0]
        ann.plays(ann.attack("爪")).expect("ステップ", t.step, "layer")
        t.until("resolution").expect("種類", t.values(Deal, "damage"), ["arcane"])
        t.until("").expect("その後", t.step, "attack")

    result = play(Check("fab/goes_wrong", "誤る", (), None, goes_wrong, Table))
    outcomes = [line.text for line in result.account if line.part == "outcome"]
    assert outcomes == [
        "ステップ: レイヤーステップ",
        "種類: 物理(正しくは秘術)",
        "その後: アクションフェイズ(戦闘の外)(正しくは攻撃ステップ)",
    ]


def test_nobody_passes_while_a_question_is_open() -> None:
    """A check that leaves a question open has to answer it first; else its account would say that all have passed."""
    t = Table()
    ann, _ben = t.people
    wish = ann.instant("願い", "ライフを1点得てもよい。")
    ann.plays(wish)
    t.resolve(may=...)
    with pytest.raises(ScriptError, match="nobody can pass before the question may is answered"):
        t.resolve()
    t.answer(may=True)
    assert ann.life == 21


def test_equal_cards_one_after_the_other_are_counted_in_one_line() -> None:
    """A reader need not count lines that are all the same."""
    t = Table()
    ann, ben = t.people
    for _ in range(3):
        ann.has_card("deck", item("静けさ"))
    ann.has_card("deck", item("凪"))
    ben.has_card("deck", item("静けさ"))
    ann.has_card("deck", item("静けさ"))
    assert [line.text for line in t.lines] == [
        "アンのデッキに《静けさ》が3枚ある",
        "アンのデッキに《凪》がある",
        "ベンのデッキに《静けさ》がある",
        "アンのデッキに《静けさ》がある",
    ]


def test_a_game_begins_with_the_first_action() -> None:
    """A check that does not begin its game plays in the action phase of the first player."""
    t = Table()
    ann, ben = t.people
    spark = ann.hand(instant("火花"))
    ann.plays(spark).resolve()
    assert (ann.life, ben.life, t.active) == (21, 20, "アン")


def test_a_card_that_comes_after_the_first_action_is_an_error() -> None:
    """Cards are dealt before the game begins."""
    t = Table()
    t.people[0].plays(t.people[0].hand(instant("火花")))
    with pytest.raises(ScriptError, match="the game has begun without 水花"):
        t.people[0].hand(instant("水花"))


def test_layers_resolve_one_by_one() -> None:
    """Two layers resolve when all players pass twice."""
    t = Table()
    ann, _ben = t.people
    for spark in (ann.hand(instant("火花")), ann.hand(instant("水花"))):
        ann.plays(spark)
    t.resolve(2)
    assert (t.stack, ann.life) == (0, 22)


def test_a_check_takes_the_players_that_it_names() -> None:
    """A third player joins a check that takes three."""
    registry = Registry("fab", Table)
    names: list[str] = []

    @registry.check("", "三人で座る")
    def three_sit(_t: Table, ann: Person, ben: Person, cid: Person) -> None:
        names.extend(person.name for person in (ann, ben, cid))

    assert play(registry.named("fab/three_sit")).status == "passed"
    assert names == ["アン", "ベン", "シド"]


def test_one_string_names_claims_and_an_example() -> None:
    """Several sentences of a rule stand behind one number sign; a whole rule may be claimed."""
    registry = Registry("fab", Table)

    @registry.check("1.1.1#sentence-1,3 1.1.1#example-1", "座る")
    def sits(t: Table) -> None:
        t.begin()

    @registry.check("1.1.1#sentence-1 1.1.2 1.1.2#example-2", "立つ")
    def stands(t: Table) -> None:
        t.begin()

    seen = [(check.title, check.claims, check.example) for check in registry.checks.values()]
    assert seen == [
        ("座る", ("fab:1.1.1#sentence-1", "fab:1.1.1#sentence-3"), "fab:1.1.1#example-1"),
        ("立つ", ("fab:1.1.1#sentence-1", "fab:1.1.2"), "fab:1.1.2#example-2"),
    ]


def test_a_check_of_two_examples_is_an_error() -> None:
    """A check plays one printed example at most."""
    with pytest.raises(ValueError, match=r"one example, not 1\.1#example-1 and 1\.2#example-1"):
        Registry("fab", Table).check("1.1#example-1 1.2#example-1", "座る")
