"""What a reader may set, and what follows the reading: brightness, editions, examples, contents."""

from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, expect
from support.site.unfolding import unfold_citers

PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(251, 249, 244)", "rgb(23, 25, 29)"


def _choose(page: Page, label: str) -> None:
    page.get_by_text("表示", exact=True).click()
    page.get_by_label(label, exact=True).check()
    page.keyboard.press("Escape")


def test_the_brightness_is_kept_from_page_to_page(browser: Browser, home: str) -> None:
    """Against the system's wish, and back to it; it holds before the first line is drawn."""
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    page.goto(f"{home}index.html")
    assert page.evaluate(PAPER) == LIGHT
    _choose(page, "暗い")
    assert page.evaluate(PAPER) == DARK
    page.add_init_script(
        "new MutationObserver(() => { if (document.body) window.first ??= document.documentElement.dataset.theme; })"
        ".observe(document, { childList: true, subtree: true })"
    )
    page.goto(f"{home}fab/1.0.html")
    assert (page.evaluate("window.first"), page.evaluate(PAPER)) == ("dark", DARK)
    _choose(page, "端末に合わせる")
    assert page.evaluate(PAPER) == LIGHT
    context.close()


def test_a_browser_that_keeps_nothing_can_be_set_all_the_same(desk: Page, home: str) -> None:
    """Where storage is refused a choice holds on its page, and nothing complains."""
    complaints: list[str] = []
    desk.on("pageerror", lambda error: complaints.append(str(error)))
    desk.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    desk.goto(f"{home}fab/1.0.html")
    _choose(desk, "暗い")
    assert desk.evaluate(PAPER) == DARK
    assert complaints == []


def test_either_edition_can_be_read_alone(desk: Page, editions: str) -> None:
    """What only one edition says stays; the choice holds on the next visit."""
    desk.goto(f"{editions}fab/1.0.html")
    said = ("竜は飛ぶ。", "空を行くものが竜。", "卵は眠る。")
    official, ours, only_ours = (desk.locator("#main").get_by_text(words) for words in said)
    _choose(desk, "公式のみ")
    expect(official).to_be_visible()
    expect(ours).to_be_hidden()
    expect(only_ours).to_be_visible()
    _choose(desk, "解説のみ")
    expect(official).to_be_hidden()
    desk.reload()
    expect(official).to_be_hidden()
    expect(ours).to_be_visible()
    expect(only_ours).to_be_visible()
    _choose(desk, "公式と解説")
    expect(official).to_be_visible()


def test_a_link_into_a_hidden_edition_shows_it(desk: Page, editions: str) -> None:
    """Whoever follows a link sees what it leads to; what was chosen holds again on the next page."""
    desk.goto(f"{editions}fab/1.0.html")
    _choose(desk, "公式のみ")
    desk.goto(f"{editions}fab/1.0.html#1.0.1-plain-example-1")
    desk.reload()
    expect(desk.locator(":target")).to_be_visible()
    assert desk.evaluate("localStorage.getItem('rulesdb.edition')") == "first"


def test_an_anchor_that_is_none_breaks_nothing(desk: Page, editions: str) -> None:
    """A lone percent sign in an address is no reason to lose the menu."""
    desk.goto(f"{editions}fab/1.0.html#%")
    expect(desk.locator("#display")).to_be_visible()


def test_a_page_of_one_edition_offers_no_editions(desk: Page, home: str) -> None:
    """Nothing is offered that would do nothing."""
    desk.goto(f"{home}fab/1.0.html")
    desk.get_by_text("表示", exact=True).click()
    expect(desk.get_by_role("group", name="例")).to_be_visible()
    expect(desk.locator("[data-setting=edition]")).to_be_hidden()
    desk.goto(f"{home}index.html")
    desk.get_by_text("表示", exact=True).click()
    expect(desk.locator("[data-setting=examples]")).to_be_hidden()


def test_examples_stay_folded(desk: Page, home: str) -> None:
    """All at once, on the next visit too; one that a link leads to opens."""
    desk.goto(f"{home}fab/1.0.html")
    _choose(desk, "たたんでおく")
    expect(desk.locator("details.example[open]")).to_have_count(0)
    desk.reload()
    expect(desk.locator("details.example[open]")).to_have_count(0)
    desk.goto(f"{home}fab/1.1.html")
    unfold_citers(desk)
    desk.click(".citers a >> text=例1")
    desk.wait_for_url("**/1.0.html#1.0.1a-example-1")
    expect(desk.locator("details.example[open]")).to_have_count(1)
    assert desk.locator("details.example[open]").get_attribute("id") == "1.0.1a-example-1"
    _choose(desk, "開いておく")
    expect(desk.locator("details.example[open]")).to_have_count(2)


def test_checks_are_opened_folded_or_hidden(desk: Page, home: str) -> None:
    """Folded at first; the choice holds on the next visit and on paper, and the page of a rule keeps its own open."""
    checks = desk.locator("main .rule-checks")
    desk.goto(f"{home}fab/1.0.html")
    expect(checks).to_have_count(3)
    expect(desk.locator("main .rule-checks[open]")).to_have_count(0)
    _choose(desk, "開く")
    expect(desk.locator("main .rule-checks[open]")).to_have_count(3)
    desk.reload()
    expect(desk.locator("main .rule-checks[open]")).to_have_count(3)
    _choose(desk, "隠す")
    expect(checks.first).to_be_hidden()
    desk.emulate_media(media="print")
    expect(checks.first).to_be_hidden()
    desk.emulate_media(media="screen")
    _choose(desk, "一行")
    expect(checks.first).to_be_visible()
    expect(desk.locator("main .rule-checks[open]")).to_have_count(0)
    desk.goto(f"{home}fab/r/1.0.1a.html")
    expect(desk.locator("main .rule-checks[open]")).to_have_count(1)


def test_the_menu_obeys_the_keyboard(desk: Page, home: str) -> None:
    """Enter opens it, arrows choose, Escape closes it and leads back, Tab out of it closes it."""
    desk.goto(f"{home}fab/1.0.html")
    summary = desk.locator("#display summary")
    summary.focus()
    desk.keyboard.press("Enter")
    desk.keyboard.press("Tab")
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowDown")
    assert desk.evaluate(PAPER) == DARK
    desk.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(desk.locator("#display")).not_to_have_attribute("open", "")
    desk.keyboard.press("Enter")
    for _ in range(4):
        desk.keyboard.press("Tab")
    expect(desk.locator("#display")).not_to_have_attribute("open", "")


def test_focus_can_be_seen(desk: Page, home: str) -> None:
    """Every stop of the keyboard has an outline."""
    desk.goto(f"{home}fab/1.0.html")
    for _ in range(25):
        desk.keyboard.press("Tab")
        assert desk.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"


def test_the_contents_follow_the_reading(browser: Browser, home: str) -> None:
    """The rule in the upper part of the window is marked, its subrules count as its own, and above it none is."""
    page = browser.new_page(viewport={"width": 1280, "height": 260})
    page.goto(f"{home}fab/1.0.html")
    marked = page.locator("#contents [aria-current]")
    expect(marked).to_have_count(0)
    for node, entry in (("1.0.1", "1.0.1"), ("1.0.1a", "1.0.1"), ("1.0.2", "1.0.2")):
        page.evaluate(f"document.getElementById('{node}').scrollIntoView()")
        expect(marked).to_have_attribute("href", f"#{entry}")
    page.evaluate("scrollTo(0, 0)")
    expect(marked).to_have_count(0)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # where the footer fills the window
    expect(marked).to_have_attribute("href", "#1.0.2")
    page.close()


def test_the_contents_keep_up_with_quick_leaps(browser: Browser, home: str) -> None:
    """A leap to the top and back, while the page is about to mark a rule, leaves the right rule marked."""
    page = browser.new_page(viewport={"width": 1280, "height": 260})
    page.add_init_script(
        """
        window.IntersectionObserver = class extends IntersectionObserver {
          constructor(look, options) {
            super((changes) => {
              const where = scrollY;
              scrollTo({ top: 0, behavior: "instant" });
              look(changes);
              scrollTo({ top: where, behavior: "instant" });
            }, options);
          }
        };
        """
    )
    page.goto(f"{home}fab/1.0.html#1.0.2")
    expect(page.locator("#contents [aria-current]")).to_have_attribute("href", "#1.0.2")
    page.close()


def test_a_phones_head_is_one_line(phone: Page, home: str) -> None:
    """The way home, the box, the menu; the keyboard takes them in the order in which they are seen."""
    phone.goto(f"{home}fab/1.0.html")
    lines = {round(box["y"] + box["height"] / 2) for box in _boxes(phone, ".home", "#search-input", "#display summary")}
    assert len(lines) == 1
    places = []
    for _ in range(4):
        phone.keyboard.press("Tab")
        places.append(phone.evaluate("document.activeElement.innerText || document.activeElement.id"))
    assert places == ["本文へ移動", "目次", "search-input", "メニュー"]


def test_a_phones_menu_has_the_places_and_the_settings(phone: Page, home: str) -> None:
    """What stands in the head of a wide page."""
    phone.goto(f"{home}fab/1.0.html")
    expect(phone.get_by_role("link", name="用語")).to_be_hidden()
    phone.tap("#display summary")
    expect(phone.get_by_role("group", name="明るさ")).to_be_visible()
    phone.get_by_role("link", name="用語").tap()
    phone.wait_for_url("**/terms.html")


def test_a_phones_menu_leads_on_without_scripts(browser: Browser, site: Path) -> None:
    """It opens, has the places, and offers nothing that would not work."""
    context = browser.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto((site / "fab" / "1.0.html").as_uri())
    page.get_by_text("メニュー").click()
    expect(page.locator(".settings")).to_be_hidden()
    page.get_by_role("link", name="カード").click()
    page.wait_for_url("**/cards.html")
    context.close()


def _boxes(page: Page, *selectors: str) -> list[FloatRect]:
    boxes = [page.locator(selector).bounding_box() for selector in selectors]
    return [box for box in boxes if box is not None]


def test_without_scripts_everything_can_be_read(browser: Browser, site: Path) -> None:
    """No tool is offered that would not work, and nothing is missing."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "fab" / "1.0.html").as_uri())
    expect(page.locator("#search-input")).to_be_hidden()
    expect(page.locator("#display")).to_be_hidden()
    expect(page.get_by_text("《赤い鱗》")).to_be_visible()
    context.close()
