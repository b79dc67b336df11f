"""Card sheets: read whatever their blanks, told where they are wrong, and played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.sample_cards.small_cards import does, gem, instant
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.card_sheets import Sheet
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "cards"
SOURCES = {path.name: read_text(path) for path in sorted(FOLDER.glob("*.txt"))}
CARDS = {sheet.card.name: sheet.card for source in SOURCES.values() for sheet in read_sheets(source)[0]}
PLAIN = instant("霧", does(Gain("life", 1)))


def read(text: str) -> tuple[Sheet[Card], ...]:
    """Return the cards of a text in which nothing is wrong."""
    sheets, problems = read_sheets(SourceText("cards.txt", text))
    assert problems == ()
    return sheets


@pytest.mark.parametrize("name", SOURCES)
def test_examples_are_printed_as_they_are_written(name: str) -> None:
    """Word for word, but for remarks."""
    sheets, problems = read_sheets(SOURCES[name])
    assert problems == ()
    written = "\n".join(line for line in SOURCES[name].text.split("\n") if not line.startswith("#")).strip()
    assert "\n\n".join(printer().say(sheet.card, SHEET) for sheet in sheets) == written


def heals(t: Table) -> None:
    """Play: the hand is empty but for the card itself, which is on the stack."""
    ann, _ben = t.people
    ann.plays(ann.hand(CARDS["朝の一杯"])).resolve()
    assert ann.life == 27


def burns(t: Table) -> None:
    """Play: paid with a red stone."""
    ann, ben = t.people
    spark, stone = ann.hand(CARDS["火花の矢"]), ann.hand(gem("赤石"))
    ann.plays(spark, target=ben.hero, pitch=stone).resolve()
    assert ben.life == 18


def draws_and_discards(t: Table) -> None:
    """Play: two cards come, one of them goes, and there is an action point for one more action."""
    ann, _ben = t.people
    key = ann.hand(CARDS["書庫の鍵"])
    first, *_others = ann.gets("deck", PLAIN, PLAIN, PLAIN)
    ann.plays(key).resolve(discard=first)
    assert (ann.count("hand"), ann.count("deck"), ann.action_points) == (1, 1, 1)


def trades(t: Table) -> None:
    """Play: one card for two."""
    ann, _ben = t.people
    trade, _old = ann.hand(CARDS["物々交換"]), ann.hand(PLAIN)
    ann.gets("deck", PLAIN, PLAIN, PLAIN)
    ann.plays(trade).resolve(may=True)
    assert (ann.count("hand"), ann.count("deck")) == (2, 1)


def chooses(t: Table) -> None:
    """Play: the first mode."""
    ann, _ben = t.people
    ann.plays(ann.hand(CARDS["分かれ道"]), mode=0).resolve()
    assert ann.life == 23


def robs(t: Table) -> None:
    """Play: the hit triggers the discard."""
    ann, ben = t.people
    hammer = ann.hand(CARDS["槌の一振り"])
    ben.hand(PLAIN)
    ann.plays(hammer).until("")
    assert (ben.life, ben.count("hand")) == (16, 0)


def goes_again(t: Table) -> None:
    """Play: the action point comes back."""
    ann, ben = t.people
    ann.plays(ann.hand(CARDS["連なる波"])).until("")
    assert (ben.life, ann.action_points) == (17, 1)


def dominates(t: Table) -> None:
    """Play: of two cards in hand only one may defend."""
    ann, ben = t.people
    tower = ann.hand(CARDS["見下ろす塔"])
    one, two = ben.attack("板", power=1, defense=1), ben.attack("樽", power=1, defense=1)
    ann.plays(tower).resolve().resolve(defend=one)
    t.until("")
    assert (ben.life, one.zone, two.zone) == (16, "墓地", "手札")


def grows_by_its_cost(t: Table) -> None:
    """Play: with the optional cost it is stronger by 3."""
    ann, ben = t.people
    blade = ann.hand(CARDS["捨て身の刃"])
    ann.hand(PLAIN)
    ann.plays(blade, additional_cost=True).until("")
    assert ben.life == 13


def grows_by_x(t: Table) -> None:
    """Play: x is 3."""
    ann, ben = t.people
    flame, stone = ann.hand(CARDS["膨らむ炎"]), ann.hand(gem("青石", 3))
    ann.plays(flame, x=3, pitch=stone).until("")
    assert ben.life == 15


def is_activated_once(t: Table) -> None:
    """Play: and not twice in a turn."""
    ann, _ben = t.people
    helmet = ann.has_card("head", CARDS["鉄の兜"])
    stone = ann.hand(gem("青石", 3))
    ann.activates(helmet, pitch=stone).resolve()
    assert ann.life == 21
    assert not ann.may_activate(helmet)


def breaks(t: Table) -> None:
    """Play: the cost is the charm itself."""
    ann, _ben = t.people
    charm = ann.has_card("arms", CARDS["脆い護符"])
    ann.activates(charm).resolve()
    assert (charm.zone, ann.resource_points) == ("墓地", 2)


def strikes(t: Table) -> None:
    """Play: a weapon attacks."""
    ann, ben = t.people
    sword = ann.has_card("weapon 1", CARDS["古い剣"])
    stone = ann.hand(gem("赤石"))
    ann.activates(sword, pitch=stone).until("")
    assert ben.life == 18


def forbids_equipment(t: Table) -> None:
    """Play: the opponent's helmet is no option."""
    ann, ben = t.people
    ann.has_card("legs", CARDS["静かな靴"])
    helmet = ben.equips("head", "兜", defense=1)
    ann.plays(ann.attack("強打", power=3)).until("")
    assert (ben.life, helmet.zone) == (17, "頭")
    assert not t.was_asked(ben, "defend")


def is_there_for_a_turn(t: Table) -> None:
    """Play: it goes when its controller's next action phase begins."""
    ann, _ben = t.people
    dew = ann.has_card("permanent", CARDS["朝露の気"])
    t.end_turn()
    t.end_turn()
    t.resolve()
    assert (dew.zone, ann.life) == ("墓地", 23)


def makes_attacks_stronger(t: Table) -> None:
    """Play: by 1."""
    ann, ben = t.people
    ann.has_card("permanent", CARDS["闘士の像"])
    ann.plays(ann.attack("強打", power=3)).until("")
    assert ben.life == 16


def makes_all_dearer(t: Table) -> None:
    """Play: a free instant costs 1."""
    ann, ben = t.people
    ben.has_card("permanent", CARDS["重い秤"])
    fog, stone = ann.hand(PLAIN), ann.hand(gem("赤石"))
    ann.plays(fog, pitch=stone)
    assert ann.count("pitch") == 1


def prevents(t: Table) -> None:
    """Play: arcane damage does not happen."""
    ann, ben = t.people
    ben.has_card("permanent", CARDS["凪の気"])
    spark, stone = ann.hand(CARDS["火花の矢"]), ann.hand(gem("赤石"))
    ann.plays(spark, target=ben.hero, pitch=stone).resolve()
    assert ben.life == 20


def is_stronger_beside_an_aura(t: Table) -> None:
    """Play: by 1."""
    ann, ben = t.people
    ann.aura("光輪")
    ann.plays(ann.hand(CARDS["早駆け"])).until("")
    assert ben.life == 17


def comes_back(t: Table) -> None:
    """Play: from the banished zone."""
    ann, _ben = t.people
    shadow = ann.has_card("banished", CARDS["長い影"])
    ann.gets("deck", PLAIN)
    ann.plays(shadow).resolve()
    assert ann.count("hand") == 1


PLAYS: dict[str, Callable[[Table], None]] = {
    "朝の一杯": heals,
    "火花の矢": burns,
    "書庫の鍵": draws_and_discards,
    "物々交換": trades,
    "分かれ道": chooses,
    "槌の一振り": robs,
    "連なる波": goes_again,
    "見下ろす塔": dominates,
    "捨て身の刃": grows_by_its_cost,
    "膨らむ炎": grows_by_x,
    "鉄の兜": is_activated_once,
    "脆い護符": breaks,
    "古い剣": strikes,
    "静かな靴": forbids_equipment,
    "朝露の気": is_there_for_a_turn,
    "闘士の像": makes_attacks_stronger,
    "重い秤": makes_all_dearer,
    "凪の気": prevents,
    "早駆け": is_stronger_beside_an_aura,
    "長い影": comes_back,
}


@pytest.mark.parametrize("name", CARDS)
def test_examples_do_what_they_say(name: str) -> None:
    """Each of the twenty is played."""
    PLAYS[name](Table())


def test_there_are_twenty_examples() -> None:
    """And each has its game."""
    assert len(CARDS) == 20
    assert set(PLAYS) == set(CARDS)


@pytest.mark.parametrize(
    "written",
    [
        "《鉄の兜》　装備品 ― 頭　防御１\n１ターンに1回、インスタント―リソース１点：ライフを1点得る。",
        "\ufeff《鉄の兜》 装備品 — 頭 防御1\r\n1ターンに1回、インスタント – リソース1点: ライフを1点得る。\r\n",
        "#\n\n《鉄の兜》 装備品 ― 頭 防御1 \n1ターンに1回、\n  インスタント ― リソース1点:\n\t ライフを1点得る。\n",
    ],
    ids=["wide", "another system", "indented"],
)
def test_blanks_and_wide_characters_do_not_matter(written: str) -> None:
    """Whatever an editor or an input method makes of them."""
    (sheet,) = read(written)
    assert sheet.card == CARDS["鉄の兜"]


def test_names_keep_their_characters() -> None:
    """Wide digits and blanks are part of a name."""
    (sheet,) = read("《１号：　甲》 アクション コスト0")
    assert sheet.card == Card("１号：　甲", cost=0)


def test_everything_wrong_in_a_file_is_told() -> None:
    """With its line and column, and the word that may be meant; the other cards are read all the same."""
    text = (
        "《一》 インスタンと コスト0\nライフを2天得る。\n\n《二》 インスタント コスト0\nカードを1枚引\n\n"
        "《三》 インスタント コスト0\nカードを1枚引く。\n\n《四》 インスタント コスト０\n半面〔《四の表》 魔法〕\n"
    )
    sheets, problems = read_sheets(SourceText("cards.txt", text))
    assert [sheet.card.name for sheet in sheets] == ["三"]
    assert [(problem.line, problem.column) for problem in problems] == [(1, 10), (2, 6), (5, 8), (11, 10)]
    assert "点得て" in problems[1].message
    assert problems[2].message == "the end of the line is not understood"
    assert [text[problem.start : problem.end] for problem in problems[:2]] == ["と", "天得る"]


def test_a_half_may_stand_before_an_ability() -> None:
    """The ability keeps the number of its line."""
    (sheet,) = read(
        "《甲||乙》 アクション コスト0\n半面〔《甲》 アクション コスト0〕\n融合\n半面〔《乙》 アクション コスト0〕\n"
    )
    assert [half.name for half in sheet.card.halves] == ["甲", "乙"]
    assert sheet.ability_lines == (3,)


def test_a_half_without_its_closing_bracket_is_told() -> None:
    """At the end of its line."""
    sheets, (problem,) = read_sheets(SourceText("cards.txt", "《甲||乙》 アクション\n半面〔《甲》 アクション\n"))
    assert sheets == ()
    assert (problem.line, problem.column) == (2, 13)
    assert problem.message.endswith("could stand: 〕")


@pytest.mark.parametrize("ability", ["ライフを((出た目の数)の0分の1)点得る。", "これは、パワーの値が0分の1になる。"])
def test_nothing_is_divided_by_0(ability: str) -> None:
    """At the ability, as it is read."""
    _sheets, (problem,) = read_sheets(SourceText("cards.txt", f"《零》 アクション コスト0\n{ability}\n"))
    assert (problem.code, problem.line, problem.message) == ("card-impossible", 2, "nothing can be divided by 0")


@pytest.mark.parametrize("box", ["アクション", "【アクション】"])
def test_a_card_that_cannot_be_is_told(box: str) -> None:
    """At its first line."""
    _sheets, (problem,) = read_sheets(SourceText("cards.txt", f"\n《零》 {box} コスト-1\n"))
    assert (problem.code, problem.line) == ("card-impossible", 2)
    assert "below 0" in problem.message


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_a_file_without_cards_is_told(text: str) -> None:
    """Rather than taken for done."""
    sheets, problems = read_sheets(SourceText("cards.txt", text))
    assert sheets == ()
    assert [problem.code for problem in problems] == ["card-missing"]


@given(st.text(st.sampled_from("《火》 「」アクション コスト0\n\r\t　：―#得る。1カードを枚引く半面〔〕")))
def test_whatever_is_written_is_read_or_told(text: str) -> None:
    """Nothing raises, and every place is within the file."""
    sheets, problems = read_sheets(SourceText("cards.txt", text))
    assert sheets or problems
    assert all(0 <= problem.start <= problem.end <= len(text) for problem in problems)


def test_a_card_of_a_check_is_read_from_its_lines() -> None:
    """The lines of a sheet are a card, equal to the one that is made of records."""
    assert read_card("《火花》 インスタント コスト0", "ライフを1点得る。") == instant("火花")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("《火花》 インスタント コスト0", "ライフを1点失くす。"), "line 2, column 6: 点失くす is not known here"),
        (("《火花》 インスタント コスト0", "", "《水花》 インスタント コスト0"), "these are 2 cards, not one"),
        ((), "there is no card"),
    ],
    ids=["a misspelt ability", "two cards", "nothing"],
)
def test_lines_that_are_no_card_are_an_error(lines: tuple[str, ...], message: str) -> None:
    """The author of a check sees what is wrong and where."""
    with pytest.raises(EngineError, match=message):
        read_card(*lines)


def test_a_line_of_endless_effects_is_refused_at_its_greatest_length() -> None:
    """100 KB of optional effects within each other take no time."""
    ability = "手札を1枚捨ててもよい。そうした場合、" * 5_000
    (problem,) = read_sheets(SourceText("cards.txt", f"《渦》 インスタント コスト0\n{ability}"))[1]
    assert (problem.line, problem.column) == (2, 2_001)
    assert "at most 2,000 characters, and this one has 95,000" in problem.message


@pytest.mark.parametrize("written", ["3x ", "３枚　", "3 × ", "3X"])
def test_a_number_of_copies_stands_before_the_name(written: str) -> None:
    """In half or full width, with or without a blank."""
    (sheet,), problems = read_sheets(SourceText("cards.txt", f"{written}《霧》 インスタント コスト0"))
    assert (sheet.card.name, sheet.copies, problems) == ("霧", 3, ())


@pytest.mark.parametrize(
    ("line", "column"),
    [("0x 《霧》 インスタント", 1), (f"{'9' * 5000}x 《霧》 インスタント", 1), ("12x 《霧》 高い", 9)],
)
def test_what_is_wrong_with_a_counted_card_is_told_with_its_column(line: str, column: int) -> None:
    """A deck has 1 to 99 copies, and the caret stands below the word that is not understood."""
    _, (problem,) = read_sheets(SourceText("cards.txt", line))
    assert problem.column == column
