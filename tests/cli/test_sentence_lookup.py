"""A sentence without a row stays as it is: no row of another sentence takes its beginning or end."""

import pytest

from rulesdb.cli.catalogue.sentence_lookup import japanese


@pytest.mark.parametrize(
    "sentence",
    [
        "what stands behind the last rule is a colophon; it is kept outside the rules",
        "a line of a card's frame; it is kept outside the rules",
        "Too many levels of symbolic links",
        "the drawer is empty; give one with numbered rules",
    ],
)
def test_a_label_is_no_end_of_a_sentence(sentence: str) -> None:
    """A label such as "3 rules" takes numbers alone."""
    assert japanese(sentence) is None


def test_a_sentence_that_ends_like_a_label_has_its_own_row() -> None:
    """The refusal of a text without rules ends with the word of a label."""
    said = japanese("oars.txt: no numbered rule or heading was found; name a text with numbered rules")
    assert said == "oars.txt: 番号のあるルールも見出しも見つかりません。番号のあるルールの文書を指定してください"
    assert japanese("1,234 rules") == "ルール 1,234"
