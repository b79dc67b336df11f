"""The kinds of changes: what a comparison says of an edited, moved, added, removed, split or merged rule."""

import pytest
from support.comparison.made_up_versions import HARBOUR, change_of, compared, pairs

from rulesdb.comparison.comparison import KINDS
from rulesdb.words.changes import CHANGES

LAMP = "1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§\n"


def with_lamp(text: str) -> str:
    """Return the harbour's text with a rule before 1.0.1, all numbers of 1.0 counted on, references too."""
    for number in (4, 3, 2, 1):
        text = text.replace(f"1.0.{number}", f"1.0.{number + 1}")
    return text.replace("1.0.2", f"{LAMP}1.0.2", 1)


def test_text_compared_with_itself_has_no_change() -> None:
    """Two copies of a text are the same, rule by rule."""
    found = compared(HARBOUR, HARBOUR)
    assert found.listed == ()
    assert found.totals["same"] == found.totals["old"] == found.totals["new"] == 10


def test_every_kind_has_its_japanese_name() -> None:
    """A kind of change without a name would be English on the page, and one in another order confuses its readers."""
    assert tuple(CHANGES) == KINDS


def test_line_breaks_and_blanks_are_no_change() -> None:
    """A text that was broken at other places says the same."""
    assert compared(HARBOUR, HARBOUR.replace("、旗を", "、\n旗を")).listed == ()


def test_edited_rule_shows_its_words() -> None:
    """A rule whose text was changed under its number is edited, and the words that were changed are shown."""
    found = compared(HARBOUR, HARBOUR.replace("空いている桟橋", "風下の桟橋"))
    assert pairs(found) == [("1.0.2", "1.0.2", "edited")]
    differences = found.listed[0].text
    assert [one for one in differences if one.operation != "equal"] == [("replace", "空いている", "風下の")]
    assert "".join(one.old for one in differences) == "港に入った船は、空いている桟橋につながれる。"
    assert "".join(one.new for one in differences) == "港に入った船は、風下の桟橋につながれる。"


def test_rule_before_others_renumbers_them() -> None:
    """A rule that is put before its siblings is added, and they are renumbered; references that follow are no edits."""
    found = compared(HARBOUR, with_lamp(HARBOUR))
    assert pairs(found) == [
        (None, "1.0.1", "added"),
        ("1.0.1", "1.0.2", "renumbered"),
        ("1.0.2", "1.0.3", "renumbered"),
        ("1.0.3", "1.0.4", "renumbered"),
        ("1.0.4", "1.0.5", "renumbered"),
    ]


def test_shifted_rule_that_was_edited_too() -> None:
    """A rule that was renumbered and edited is found by its words, not by its number."""
    found = compared(HARBOUR, with_lamp(HARBOUR).replace("船は沖で待つ", "船は沖で錨を下ろして待つ"))
    assert change_of(found, "1.0.4").kind == "edited+renumbered"
    assert [pair for pair in pairs(found) if pair[2] not in {"added", "renumbered"}] == [
        ("1.0.3", "1.0.4", "edited+renumbered")
    ]


def test_taken_away_rule_renumbers_the_others_back() -> None:
    """A rule that is taken away is removed, and what stood behind it is renumbered."""
    found = compared(with_lamp(HARBOUR), HARBOUR)
    assert pairs(found) == [
        ("1.0.1", None, "removed"),
        ("1.0.2", "1.0.1", "renumbered"),
        ("1.0.3", "1.0.2", "renumbered"),
        ("1.0.4", "1.0.3", "renumbered"),
        ("1.0.5", "1.0.4", "renumbered"),
    ]


def test_swapped_rules() -> None:
    """Two rules that changed places are renumbered, not edited."""
    lines = HARBOUR.splitlines()
    lines[2], lines[3] = lines[3].replace("1.0.2", "1.0.1"), lines[2].replace("1.0.1", "1.0.2")
    text = "\n".join(lines).replace("[1.0.2]", "[swap]").replace("[1.0.1]", "[1.0.2]").replace("[swap]", "[1.0.1]")
    assert pairs(compared(HARBOUR, text)) == [("1.0.2", "1.0.1", "renumbered"), ("1.0.1", "1.0.2", "renumbered")]


def test_reference_to_another_rule() -> None:
    """A rule of which only a reference was changed says so."""
    found = compared(HARBOUR, HARBOUR.replace("[1.0.2]の", "[1.0.3]の"))
    assert pairs(found) == [("1.0.4", "1.0.4", "references-only")]
    assert [one for one in found.listed[0].text if one.operation == "replace"] == [("replace", "1.0.2", "1.0.3")]


def test_reference_that_stays_behind() -> None:
    """A rule that cites the old number of a rule whose number was taken leads elsewhere now, and says so."""
    found = compared(HARBOUR, with_lamp(HARBOUR).replace("[1.0.2]の旗", "[1.0.1]の旗"))
    change = change_of(found, "1.1.3")
    assert (change.kind, change.stale_references) == ("references-only", ("1.0.1",))


def test_range_that_grew_with_its_rules_is_followed() -> None:
    """A range of references whose two ends follow their rules is no change, though it has another rule within."""
    old = HARBOUR + "1.1.4 [1.0.1]-[1.0.4]は、川の港では使わない。§\n"
    new = with_lamp(HARBOUR) + "1.1.4 [1.0.2]-[1.0.5]は、川の港では使わない。§\n"
    assert change_of(compared(old, new), "1.1.4").kind == "same"


def test_section_with_another_title_is_the_same_section() -> None:
    """A section whose title alone was changed is edited: its rules are still in it."""
    assert pairs(compared(HARBOUR, HARBOUR.replace("入港§", "到着の手順§"))) == [("1.0", "1.0", "edited")]


def test_split_rule_keeps_its_number() -> None:
    """A rule whose second half became a rule of its own is edited, and both know of each other."""
    new = HARBOUR.replace("二つまで下ろす。濡れた荷は", "二つまで下ろす。§\n1.1.2 濡れた荷は")
    new = new.replace("1.1.3 港", "1.1.4 港").replace("1.1.2 荷を", "1.1.3 荷を")
    found = compared(HARBOUR, new)
    assert pairs(found) == [
        ("1.1.1", "1.1.1", "edited"),
        (None, "1.1.2", "added"),
        ("1.1.2", "1.1.3", "renumbered"),
        ("1.1.3", "1.1.4", "renumbered"),
    ]
    assert change_of(found, "1.1.1").split_into == ("1.1.2",)
    assert change_of(found, "1.1.2").split_from == "1.1.1"
    back = compared(new, HARBOUR)
    assert change_of(back, "1.1.1").merged_from == ("1.1.2",)
    assert [change.merged_into for change in back.changes if change.kind == "removed"] == ["1.1.1"]


def test_moved_and_promoted_rule() -> None:
    """A rule that became one of a higher level under another section says where it stood, and that it rose."""
    old = HARBOUR + "1.1.3a 旗を下ろさない船は、港の見張りに呼び戻され、一手番を失う。§\n"
    new = HARBOUR + "1.2 罰§\n1.2.1 旗を下ろさない船は、港の見張りに呼び戻され、一手番を失う。§\n"
    change = change_of(compared(old, new), "1.2.1")
    assert (change.kind, change.moved_from, change.level) == ("renumbered", "1.1.3", "promoted")
    assert change_of(compared(new, old), "1.1.3a").level == "demoted"


def test_changed_example_is_an_edit() -> None:
    """Examples belong to the text of their rule."""
    old = HARBOUR + "例:赤い旗の船は、旗を下ろしてから港を出る。\n"
    assert pairs(compared(old, old.replace("赤い", "青い"))) == [("1.1.3", "1.1.3", "edited")]


def test_other_rule_under_a_number_is_no_edit() -> None:
    """A rule that was replaced by one about something else is removed, and the other one added."""
    new = HARBOUR.replace("船は、旗を掲げてから港に入る。", "この遊びは三人から六人で行い、いちばん若い人から始める。")
    assert sorted(kind for _, _, kind in pairs(compared(HARBOUR, new))) == ["added", "references-only", "removed"]


def test_text_that_stands_many_times() -> None:
    """Rules with one and the same text are told apart by number and neighbours."""
    many = "1 港§\n1.0 船§\n" + "".join(f"1.0.{at} この番号は使わない。§\n" for at in range(1, 40))
    assert compared(many, many).listed == ()
    assert [kind for _, _, kind in pairs(compared(many, many + "1.0.40 この番号は使わない。§\n"))] == ["added"]


@pytest.mark.parametrize(
    ("behind", "before"),
    [
        ("船は港に入る[1.0.2]。", "船は港に入る。[1.0.2]"),
        ("船は港に入る[1.0.2][1.0.3]。次に待つ[1.0.3]。", "船は港に入る。[1.0.2][1.0.3]次に待つ。[1.0.3]"),
        ("船は港に入る（[1.0.2]を参照）。", "船は港に入る。（[1.0.2]を参照）"),
        ("A ship is an object[1.0.2]. It waits.", "A ship is an object.[1.0.2] It waits."),
        ("A ship is an object [1.0.2].", "A ship is an object. [1.0.2]"),
    ],
)
def test_a_stop_that_moves_past_a_reference_is_no_edit(behind: str, before: str) -> None:
    """Some texts write the full stop behind a reference in brackets and others before it, with the same meaning."""
    text = "1 港§\n1.0 入港§\n1.0.1 {}§\n1.0.2 船は旗を掲げる。§\n1.0.3 船は灯をともす。§\n"
    assert pairs(compared(text.format(behind), text.format(before))) == []
    assert pairs(compared(text.format(before), text.format(behind))) == []


def test_a_stop_that_moves_past_words_is_an_edit() -> None:
    """The stop ends another sentence then; and without brackets the reference is one of its words."""
    text = "1 港§\n1.0 入港§\n1.0.1 {}§\n1.0.2 船は旗を掲げる。§\n"
    assert pairs(compared(text.format("船は待つ夜に。"), text.format("船は待つ。夜に"))) == [
        ("1.0.1", "1.0.1", "edited")
    ]
    assert pairs(compared(text.format("船は待つ1.0.2。"), text.format("船は待つ。1.0.2"))) == [
        ("1.0.1", "1.0.1", "edited")
    ]


def test_two_editions_in_other_words_have_one_rule_at_one_place() -> None:
    """A rule that shares hardly a word with its counterpart is the same where all others are reworded, too."""
    plain = """\
1 港
1.0 入港
1.0.1 船は、旗を掲げてから港に入る。
1.0.2 港に入った船は、空いている桟橋につながれる。
1.0.2a 荷おろしは一度きりで、やり直せない。
1.0.3 桟橋がすべてふさがっているなら、船は沖で待つ。
""".replace("\n", "§\n")
    official = """\
1 港とは
1.0 入港とは
1.0.1 すべての船は旗を掲げた後にのみ港に入ることができます。
1.0.2 港に入ったすべての船は空いている桟橋につながれるものとします。
1.0.2a 選択は船ごとに決定され、その後は変更されません。
1.0.3 桟橋がふさがっている場合、すべての船は沖で待つものとします。
""".replace("\n", "§\n")
    found = compared(plain, official)
    assert found.renamed == ()
    assert change_of(found, "1.0.2a").kind == "edited"


def test_a_rule_that_takes_the_place_of_another_is_another() -> None:
    """In a revision, where the other rules keep their words, a number with other words names another rule."""
    replaced = HARBOUR.replace("桟橋がすべてふさがっているなら、船は沖で待つ。", "積荷目録は倉庫番に渡される。")
    assert [one.number for one in compared(HARBOUR, replaced).renamed] == ["1.0.3"]
