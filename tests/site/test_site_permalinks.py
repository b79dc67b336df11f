"""A rule's § shares the address of the page that is about it alone."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from support.site.held_requests import stop_the_clock


def test_the_sign_of_a_rule_copies_its_full_address(browser: Browser, served: str) -> None:
    """The clipboard holds that of its own page, the page says so for a moment, and the address bar shows the rule."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    stop_the_clock(page)
    page.goto(f"{served}fab/1.0.html")
    page.get_by_role("link", name="1.0.2へのリンク").click()
    expect(page.locator(".said[role=status]")).to_have_text("リンクをコピーしました")
    expect(page).to_have_url(f"{served}fab/1.0.html#1.0.2")
    assert page.evaluate("navigator.clipboard.readText()") == f"{served}fab/r/1.0.2.html"
    page.clock.run_for(3000)
    expect(page.locator(".said")).to_be_empty()
    context.close()


def test_a_phone_opens_its_share_sheet(browser: Browser, served: str) -> None:
    """It gets the address; nothing is copied, and nothing is said if the person closes the sheet."""
    context = browser.new_context(is_mobile=True, has_touch=True)
    context.add_init_script("navigator.share = async (shared) => { window.shared = shared; }")
    page = context.new_page()
    page.goto(f"{served}fab/1.0.html")
    page.get_by_role("link", name="1.0.2へのリンク").tap()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared.url") == f"{served}fab/r/1.0.2.html"
    expect(page.locator(".said")).to_be_empty()
    page.evaluate("() => { navigator.share = async () => { throw new DOMException('closed', 'AbortError'); }; }")
    page.get_by_role("link", name="1.0.2へのリンク").tap()
    expect(page.locator(".said")).to_be_empty()
    context.close()


def test_where_the_share_sheet_refuses_the_address_is_copied(browser: Browser, served: str) -> None:
    """As on a desk."""
    context = browser.new_context(is_mobile=True, has_touch=True, permissions=["clipboard-read", "clipboard-write"])
    context.add_init_script("navigator.share = async () => { throw new DOMException('no', 'NotAllowedError'); }")
    page = context.new_page()
    page.goto(f"{served}fab/1.0.html")
    page.get_by_role("link", name="1.0.2へのリンク").tap()
    expect(page.locator(".said")).to_have_text("リンクをコピーしました")
    context.close()


def test_without_the_clipboard_object_it_is_copied_all_the_same(desk: Page, site: Path) -> None:
    """Served without TLS, or from the disk, browsers may hold it back."""
    stop_the_clock(desk)
    desk.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    desk.add_init_script("document.addEventListener('copy', () => { window.copied = String(getSelection()); })")
    desk.goto((site / "fab" / "1.0.html").as_uri())
    desk.click("[id='1.0.2'] .permalink")
    expect(desk.locator(".said")).to_have_text("リンクをコピーしました")
    assert desk.locator("textarea").count() == 0


def test_where_nothing_can_be_copied_the_page_says_where_the_address_is(desk: Page, site: Path) -> None:
    """A refusal is told, not hidden."""
    stop_the_clock(desk)
    desk.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    desk.add_init_script("document.execCommand = () => false")
    desk.goto((site / "fab" / "1.0.html").as_uri())
    desk.click("[id='1.0.2'] .permalink")
    expect(desk.locator(".said")).to_contain_text("アドレス欄")
