"""The page 裁定 in a real browser: it answers as the command does, with and without a network, and sends nothing."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.run_folder import KEPT, kept
from support.site.file_server import serve
from support.site.made_up_rulebook import STAMP

from rulesdb.engine.games import GAMES
from rulesdb.graph.model import Graph
from rulesdb.pipeline.judged_document import judged_document
from rulesdb.pipeline.judging import judge_text
from rulesdb.pipeline.page_engine.engine_files import page_engine
from rulesdb.pipeline.page_engine.runtime import RuntimeMissingError, read_runtime
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.shipped_situations import shipped_situations

FIRST = ("dominate-and-defense-reaction", "two-wards", "flanking-with-two-blockers", "storm-and-suspend")
"""Situations that are always tried; the others are exhaustive."""
SITUATIONS = {
    f"{game}-{shipped.name}": shipped.path
    for game in GAMES
    for shipped in sorted(shipped_situations(game), key=lambda one: one.name not in FIRST)
}
START = """(files) => new Promise((ready, failed) => {
    window.worker = new Worker("_assets/judge-worker.js", { type: "module" });
    worker.onmessage = ({ data }) => {
        if (data.kind === "ready") ready(data.again);
        if (data.kind === "failed") failed(new Error(data.problem));
    };
    worker.postMessage({ kind: "start", base: new URL("_engine/", location.href).href, files });
})"""
RULE = """(text) => new Promise((done, failed) => {
    worker.onmessage = ({ data }) => {
        if (data.kind === "ruled") done(data.ruling);
        if (data.kind === "failed") failed(new Error(data.problem));
    };
    worker.postMessage({ kind: "rule", id: 1, text });
})"""


@pytest.fixture(scope="session")
def judge_book(shipped: Graph) -> Path:
    """Return the folder of a rulebook of the shipped edition with the page 裁定."""
    try:
        runtime = read_runtime(KEPT / "cache" / "rulesdb" / "engine-runtime")
    except RuntimeMissingError:
        pytest.skip("needs the page's engine: rulesdb runtime .kept/cache/rulesdb/engine-runtime")
    engine = partial(page_engine, runtime, shipped)
    return kept("judge-book", lambda folder: write_site(shipped, (), folder, STAMP, engine=engine))


@pytest.fixture(scope="module")
def address(judge_book: Path) -> Iterator[str]:
    """Return its address, with a slash at its end."""
    with serve(judge_book) as served:
        yield served


@pytest.fixture(scope="module")
def judge(browser: Browser, address: str) -> Iterator[Page]:
    """Return a page whose worker rules."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}terms.html")  # the worker alone: the page 裁定 would start another one
    page.goto(f"{address}judge.html")
    files = page.locator("main").get_attribute("data-files") or ""
    rows = [row.split("\t") for row in files.strip().split("\n")]
    page.evaluate(START, [[name, digest, int(size)] for name, digest, size in rows])
    yield page
    context.close()


@pytest.mark.in_part(2)
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_page_answers_as_the_command_does(judge: Page, shipped: Graph, name: str) -> None:
    """The whole document is the same: answers, deciding rules with their texts, account, what is refused."""
    text = SITUATIONS[name].read_text("utf-8")
    ruled = json.loads(judge.evaluate(RULE, text))["situation"]
    assert ruled == json.loads(json.dumps(judged_document(judge_text(shipped, text))))


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser's profile of a phone that nothing is kept in."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context
    context.close()


def test_a_reader_gets_a_ruling_and_gets_it_again_without_a_network(visitor: BrowserContext, address: str) -> None:
    """The example is ruled on, its rules lead into the rulebook, its board opens; nothing goes to anybody else."""
    asked: list[tuple[str, str]] = []
    visitor.on("request", lambda request: asked.append((request.method, request.url)))
    page = visitor.new_page()
    page.goto(f"{address}judge.html")
    page.get_by_role("button", name="裁定を求める").click()  # before all is loaded
    expect(page.locator(".judge-ruled .answer").first).to_have_text("いいえ(8.3.4b)")
    rule = page.get_by_role("link", name="8.3.4b 文2")
    expect(rule).to_have_attribute("href", f"{address}fab/8.3.html#8.3.4b")
    expect(page.locator(".judge-ruled")).to_contain_text("これがないと: はい")
    page.get_by_role("button", name="盤面で見る").click()
    board = page.get_by_role("dialog")
    expect(board).to_contain_text("がない場合")
    board.get_by_role("button", name="盤面を閉じる").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("main[data-kept]")).to_be_attached()
    expect(page.get_by_text("オフラインで使えます")).to_be_visible()
    assert {(method, url.startswith((address, "blob:"))) for method, url in asked} == {("GET", True)}
    visitor.set_offline(True)
    page.goto(f"{address}judge.html")
    page.get_by_label("状況", exact=True).fill("題: 空\nアンのライフは3である。アンのライフは？")
    page.get_by_role("button", name="裁定を求める").click()
    expect(page.locator(".judge-ruled .answer")).to_have_text("3")
    expect(page.locator("main")).to_have_attribute("data-ready", "again")


def test_no_other_page_loads_or_keeps_the_engine(visitor: BrowserContext, address: str, judge_book: Path) -> None:
    """What the rulebook keeps for reading without a network has nothing of it but the situations to begin with."""
    asked: list[str] = []
    visitor.on("request", lambda request: asked.append(request.url))
    page = visitor.new_page()
    for path in ("index.html", "fab/1.0.html", "terms.html"):
        page.goto(address + path)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert [url for url in asked if ".packed" in url] == []
    head = (judge_book / "sw.js").read_text("utf-8")
    assert [line for line in head.splitlines() if "_engine/" in line and "_engine/examples.js" not in line] == []


def test_what_is_not_understood_is_asked_back(visitor: BrowserContext, address: str) -> None:
    """What it may mean is there to tap, and so is what the situation leaves open; what nothing depends on is named."""
    page = visitor.new_page()
    page.goto(f"{address}judge.html")
    page.get_by_label("状況", exact=True).fill("アンのライフは3である。ベンの命は？")
    page.get_by_role("button", name="裁定を求める").click()
    expect(page.locator(".judge-why")).to_have_text("1行目は、次のどれのことですか")
    page.get_by_role("button", name="ベンのライフは？").click()
    expect(page.locator(".judge-ruled .answer")).to_have_text("20")
    assert page.get_by_label("状況", exact=True).input_value() == "アンのライフは3である。ベンのライフは？"
    page.get_by_label("状況", exact=True).fill(
        "《石》 アクション コスト0\n月へ行く。\n\nアンの墓地に《石》がある。\nベンのライフは？"
    )
    page.get_by_role("button", name="裁定を求める").click()
    expect(page.get_by_role("list", name="除いて進めた行")).to_contain_text("《石》 月へ行く")
    expect(page.locator(".judge-ruled .answer")).to_have_text("20")
    stone = "《石》 アクション コスト0\n月へ行く{p}。\n\nアンの手札に《石》がある。"
    page.get_by_label("状況", exact=True).fill(f"{stone}\nアンは《石》をプレイする。\nベンのライフは？")
    page.get_by_role("button", name="裁定を求める").click()
    unread = page.get_by_role("list", name="読めなかった行")
    expect(unread.get_by_role("img", name="パワー")).to_be_visible()
    page.get_by_role("button", name="これを除いて裁定する").click()
    expect(page.get_by_role("list", name="除いて進めた行")).to_contain_text("《石》 省略: 月へ行く")
    cards = "《火》 インスタント コスト0\n対象のヒーロー1人に秘術ダメージ2点を与える。\n"
    told = "アンの手札に《火》がある。\nアンは《火》をプレイする。\n全員がパスする。\nベンのライフは？"
    page.get_by_label("状況", exact=True).fill(f"{cards}\n{told}")
    page.get_by_role("button", name="裁定を求める").click()
    page.get_by_role("button", name="対象: ベン。").click()
    expect(page.locator(".judge-ruled .answer")).to_have_text("18")
    assert "\n対象: ベン。\n全員がパスする。" in page.get_by_label("状況", exact=True).input_value()
