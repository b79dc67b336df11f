"""Two editions of a text: side by side on a desk, one below the other in a narrower window, folded on a phone."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from support.site.made_up_editions import nodes
from support.site.made_up_rulebook import OFFICIAL as OFFICIAL_EDITION
from support.site.made_up_rulebook import PLAIN, STAMP, graph

from rulesdb.site.rulebook_writing import write_site

OFFICIAL, OURS = "竜は飛ぶ。", "空を行くものが竜。"


def _boxes(page: Page) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the places, from the left and from the top, of a rule's text in either edition."""
    found = [page.locator("#main").get_by_text(words).bounding_box() for words in (OFFICIAL, OURS)]
    (first, second) = [(box["x"], box["y"]) for box in found if box is not None]
    return first, second


def test_a_desk_shows_the_editions_side_by_side(desk: Page, editions: str) -> None:
    """Unless one of them is read alone; a window of a thousand pixels shows one below the other."""
    desk.goto(f"{editions}fab/1.0.html")
    (left, top), (right, level) = _boxes(desk)
    assert right > left + 300
    assert abs(top - level) < 60
    desk.set_viewport_size({"width": 1000, "height": 800})
    (_, top), (_, below) = _boxes(desk)
    assert below > top + 60


def test_nothing_is_wider_than_the_window_of_a_desk(desk: Page, editions: str) -> None:
    """Columns take what room there is."""
    desk.goto(f"{editions}fab/1.0.html")
    for width in (1200, 1280, 1600):
        desk.set_viewport_size({"width": width, "height": 800})
        assert desk.evaluate("document.documentElement.scrollWidth") == width


def test_a_phone_folds_the_second_edition(phone: Page, editions: str) -> None:
    """Its label unfolds it and says so to screen readers; what only one edition says is never folded."""
    phone.goto(f"{editions}fab/1.0.html")
    ours = phone.locator("#main").get_by_text(OURS)
    expect(phone.locator("#main").get_by_text(OFFICIAL)).to_be_visible()
    expect(phone.locator("#main").get_by_text("卵は眠る。")).to_be_visible()
    expect(ours).to_be_hidden()
    label = phone.locator("[id='1.0.1']").get_by_role("button", name="解説", expanded=False)
    label.tap()
    expect(ours).to_be_visible()
    phone.locator("[id='1.0.1']").get_by_role("button", name="解説", expanded=True).tap()
    expect(ours).to_be_hidden()


def test_a_link_into_the_folded_edition_unfolds_it(phone: Page, editions: str) -> None:
    """From elsewhere and from the same page."""
    phone.goto(f"{editions}fab/1.0.html#1.0.1-plain")
    expect(phone.locator("#main").get_by_text(OURS)).to_be_visible()
    phone.goto(f"{editions}fab/1.0.html")
    phone.evaluate("location.hash = '#1.0.1-plain-example-1'")
    expect(phone.locator("#main").get_by_text(OURS)).to_be_visible()


def test_a_note_on_the_official_text_stands_below_both(phone: Page, tmp_path: Path) -> None:
    """It can be read where the second edition is folded and on the page of the rule, not beside one text alone."""
    note = "公式の「竜」は、翼のあるものだけのことと見た。"
    rules = (each._replace(editorial_note=note) if each.kind == "rule" else each for each in nodes())
    write_site(graph(rules, (OFFICIAL_EDITION, PLAIN)), (), tmp_path / "book", STAMP)
    phone.goto((tmp_path / "book" / "fab" / "1.0.html").as_uri())
    shown = phone.locator("#main").get_by_role("note").filter(has_text="公式の文について")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(note)
    expect(shown).to_be_visible()
    for choice in ("first", "other"):
        phone.evaluate("(choice) => rulesdb.settings.apply('edition', choice)", choice)
        expect(shown).to_be_hidden()
    assert note in (tmp_path / "book" / "fab" / "r" / "1.0.1.html").read_text("utf-8")


def test_paper_has_both_editions(phone: Page, editions: str) -> None:
    """What a phone folds is printed."""
    phone.goto(f"{editions}fab/1.0.html")
    phone.emulate_media(media="print")
    expect(phone.locator("#main").get_by_text(OURS)).to_be_visible()


def test_paper_says_which_edition_it_leaves_out(desk: Page, editions: str) -> None:
    """Where the reader has chosen one; a sheet with both has nothing to say."""
    desk.goto(f"{editions}fab/1.0.html")
    desk.emulate_media(media="print")
    said = "getComputedStyle(document.getElementById('main'), '::before').content"
    assert desk.evaluate(said) == "none"
    desk.evaluate("rulesdb.settings.apply('edition', 'first')")
    assert "解説は含まれていません" in desk.evaluate(said)
    desk.evaluate("rulesdb.settings.apply('edition', 'other')")
    assert "公式のテキストは含まれていません" in desk.evaluate(said)


def test_our_edition_alone_is_not_folded(phone: Page, editions: str) -> None:
    """There is nothing above it then."""
    phone.goto(f"{editions}fab/1.0.html")
    phone.evaluate("rulesdb.settings.apply('edition', 'other')")
    expect(phone.locator("#main").get_by_text(OURS)).to_be_visible()


def test_without_scripts_everything_is_unfolded(browser: Browser, editions: str) -> None:
    """Nothing could unfold it."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, java_script_enabled=False)
    page.goto(f"{editions}fab/1.0.html")
    expect(page.locator("#main").get_by_text(OURS)).to_be_visible()
    page.close()
