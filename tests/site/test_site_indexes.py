"""The indexes at the end of the book."""

from pathlib import Path

import pytest
from support.site.html_pages import Element, Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading, row, run, term

from rulesdb.graph.model import Term
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.glossaries import GlossaryEntry

HOSTILE = "<script>alert('竜')</script>"


def _words(element: Element) -> str:
    return " ".join(element.text.split())


def _entries(page: Page) -> list[str]:
    return [_words(one) for one in page.elements if one.tag in {"h2", "h3"} or "entry" in one.classes]


def _terms_page(
    folder: Path, said: str, terms: tuple[Term, ...] = (), glossary: tuple[GlossaryEntry, ...] = ()
) -> Page:
    rule = node("fab:1", "chapter", None, reading(passage("text", said), title="竜の巻"))
    write_site(graph((rule,), (), terms), (), folder / "book", STAMP, glossary=glossary)
    assert broken_links(folder / "book") == []
    return Page((folder / "book" / "terms.html").read_text("utf-8"))


@pytest.fixture(scope="module")
def terms(site: Path) -> Page:
    """Return its index of terms."""
    return Page((site / "terms.html").read_text("utf-8"))


def test_terms_stand_by_game_and_by_their_readings(terms: Page) -> None:
    """What no loaded text says is no term of it, and a game that is not loaded has none."""
    assert _entries(terms) == [
        "フレッシュ＆ブラッド",
        "か",
        "火竜",
        "た",
        "卵",
        "漢字",
        "息",
        "マジック：ザ・ギャザリング",
        "は",
        "羽",
    ]


def test_a_term_has_its_reading_english_and_rule(terms: Page) -> None:
    """The number leads to the rule; one that is not loaded is no link."""
    lines = [_words(one) for one in terms.find("li")]
    assert "火竜かりゅうfire dragon1.0.1" in lines
    assert "息breath1.0.1a" in lines
    assert "卵たまごegg7.1（未収録）" in lines
    assert [link.attributes["href"] for link in terms.find("a") if link.text == "1.0.1"] == ["fab/1.0.html#1.0.1"]


def test_the_headings_of_an_index_can_be_jumped_to(terms: Page) -> None:
    """Above each game's entries stand the headings that it has."""
    assert [" ".join(nav.text.split()) for nav in terms.find("nav", "letters")] == ["か た 漢字", "は"]


def test_a_name_in_kana_needs_no_reading(tmp_path: Path) -> None:
    """It says it itself, and is sorted by it."""
    page = _terms_page(tmp_path, "カーテンを引く。", glossary=(row("fab:カーテン", "かーてん", "curtain"),))
    assert _entries(page) == ["フレッシュ＆ブラッド", "か", "カーテン"]
    assert page.find("span", "reading-aid") == []


def test_a_term_made_of_known_words_is_read_by_theirs(tmp_path: Path) -> None:
    """The texts define more terms than a glossary lists."""
    glossary = (row("fab:竜", "りゅう"), row("fab:竜巻", "たつまき"))
    page = _terms_page(tmp_path, "竜巻と竜。", (term("fab:竜巻レイヤー", "fab:1"), term("fab:竜王", "fab:1")), glossary)
    assert [one.text for one in page.find("span", "reading-aid")] == ["たつまき", "たつまきれいやー", "りゅう"]
    assert _entries(page)[-2:] == ["漢字", "竜王"]


def test_a_term_is_listed_once(tmp_path: Path) -> None:
    """With brackets in a rule and without in the glossary it is the same term, with the rules of both."""
    page = _terms_page(tmp_path, "竜。", (term("fab:(竜)", "fab:1"),), (row("fab:竜", "りゅう", rule="8.2"),))
    assert [_words(one) for one in page.find("span", "defined")] == ["8.2（未収録）1"]


@pytest.fixture(scope="module")
def cards(site: Path) -> Page:
    """Return its index of cards."""
    return Page((site / "cards.html").read_text("utf-8"))


def test_cards_stand_by_their_names(cards: Page) -> None:
    """Kana first, then kanji, then Latin names; 《》 belong to the text."""
    assert _entries(cards) == ["フレッシュ＆ブラッド", "漢字", "赤い鱗", "英字", "Long Red Scale"]
    assert [one.attributes.get("lang") for one in cards.find("span", "entry")] == [None, "en"]


def test_a_card_leads_to_every_passage_that_mentions_it(tmp_path: Path) -> None:
    """To the rule and to its example, in the first edition that has it; a card of another game is another card."""
    card = run("《鱗》", "card")
    official = reading(passage("text", card, card), passage("example-1", "例。", card), title="竜の巻")
    plain = reading(passage("text", "鱗。"), passage("example-1", card), edition="plain")
    nodes = (
        node("fab:1", "chapter", None, official, plain),
        node("mtg:7", "chapter", None, reading(passage("text", card))),
    )
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "cards.html").read_text("utf-8"))
    assert [_words(one) for one in page.find("ul", "citers")] == ["1 竜の巻 例1", "7"]
    links = [one.attributes["href"] for one in page.find("a") if "/" in one.attributes["href"]]
    assert links == ["fab/1.html#1", "fab/1.html#1-example-1", "mtg/7.html#7"]
    assert broken_links(tmp_path / "book") == []


def test_whatever_a_card_is_called_shows_as_text(tmp_path: Path) -> None:
    """Markup in a card's name is its name."""
    rule = node("fab:1", "chapter", None, reading(passage("text", run(f"《{HOSTILE}》", "card")), title="竜の巻"))
    write_site(graph((rule,)), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "cards.html").read_text("utf-8"))
    assert page.inline_scripts == []
    assert [one.text for one in page.find("span", "entry")] == [HOSTILE]


def test_a_rulebook_without_cards_says_so(tmp_path: Path) -> None:
    """Like one without terms."""
    write_site(graph((node("fab:1", "chapter", None, reading(title="竜の巻")),)), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "cards.html").read_text("utf-8"))
    assert "カードはありません。" in page.by_id("main").text


def test_a_rulebook_without_terms_says_so(tmp_path: Path) -> None:
    """An index of nothing is a sentence."""
    assert "用語はありません。" in _terms_page(tmp_path, "竜。").by_id("main").text


def test_whatever_a_term_holds_shows_as_text(tmp_path: Path) -> None:
    """Markup in a name, a reading or an English name is words."""
    glossary = (row(f"fab:{HOSTILE}", HOSTILE, HOSTILE, HOSTILE),)
    page = _terms_page(tmp_path, HOSTILE, (term(f"fab:2{HOSTILE}", "fab:1"),), glossary)
    assert page.inline_scripts == []
    assert page.by_id("main").text.count(HOSTILE) == 5


def test_a_term_of_two_glossaries_is_listed_once(tmp_path: Path) -> None:
    """A user's row comes first; what it leaves out, the shipped one says."""
    glossary = (row("fab:竜", "", "my dragon"), row("fab:竜", "りゅう", "dragon", "1"))
    page = _terms_page(tmp_path, "竜。", glossary=glossary)
    (entries,) = page.find("ul", "entries")
    assert " ".join(entries.text.split()) == "竜りゅうmy dragon1"
