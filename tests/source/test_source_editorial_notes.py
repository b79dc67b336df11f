"""Editors' notes are read from the comments of a text."""

from rulesdb.source.editorial_notes import EditorialNote, notes_in


def test_a_comment_above_a_rule_is_its_note() -> None:
    """A note on a part names it, and a heading's text may have a colon."""
    text = (
        "1.0 海§\n\n<!-- 1.0.1: 海図の「岸」は、砂浜だけのことと見た: 崖は含まない。 -->\n1.0.1 岸に着く。§\n\n"
        "<!-- 新ルール：帆(二枚)、2つ目の項目: 海図の「帆」は主帆のことである。 -->\n * 帆を張る。\n"
    )
    assert [*notes_in(text, "fab")] == [
        EditorialNote("fab", "1.0.1", "海図の「岸」は、砂浜だけのことと見た: 崖は含まない。"),
        EditorialNote("fab", "新ルール：帆(二枚)", "2つ目の項目: 海図の「帆」は主帆のことである。"),
    ]


def test_other_comments_are_no_notes() -> None:
    """A comment within a line, over several lines or without a rule says nothing about one."""
    text = "海 <!-- 1.0.1: 海の注。 -->\n<!-- 1.0.2: 二行に\nわたる。 -->\n<!-- ここまで直した -->\n"
    assert [*notes_in(text, "fab")] == []
