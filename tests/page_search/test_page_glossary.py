"""The pages know the user's own words for terms, and cards, of one edition as of all."""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from support.search.page_answers import asked

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.site.stamp import Stamp


@pytest.mark.nightly
@pytest.mark.parametrize("edition", ["plain", None])
def test_a_users_word_finds_the_term(page: Page, tmp_path: Path, edition: str | None) -> None:
    """The files that they came from may be gone."""
    words, cards = tmp_path / "words.tsv", tmp_path / "cards.tsv"
    words.write_text("ja\tplayers\n格納庫\tぷかぷか\n", encoding="utf-8")
    cards.write_text("name\tterms\nぷかぷか丸\t格納庫\n", encoding="utf-8")
    build([], tmp_path / "home", glossaries=[words], card_facts=[cards])
    words.unlink()
    cards.unlink()
    publish(open_home(tmp_path / "home"), tmp_path / "book", Stamp("9.8.7", "2031-04-05"), edition)
    *ours, theirs = asked(page, tmp_path / "book", ["ぷかぷか", "ぷかぷか丸", "格納庫"])["answers"]
    assert not any(set(theirs[:3]).isdisjoint(found[:3]) for found in ours)
