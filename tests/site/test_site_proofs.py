"""What was played to demonstrate the rules: a line at each rule and example, the account behind it, the coverage."""

import json
from pathlib import Path

from playwright.sync_api import Page as Screen
from playwright.sync_api import expect
from support.site.html_pages import Element, Page, broken_links
from support.site.made_up_rulebook import PROOFS, STAMP, graph, node, passage, reading, refer, rulebook
from support.site.unfolding import unfold_checks

from rulesdb.proofs.account import Difference
from rulesdb.proofs.coverage import Covered, CoveredPart
from rulesdb.proofs.verdicts import KnockOut, Proof
from rulesdb.site import page_words
from rulesdb.site.proofs import Proofs
from rulesdb.site.rulebook_writing import write_site

COLOUR, PAINTED = "fab/breath_has_a_colour", "fab/a_scale_is_painted"


def _page(folder: Path, name: str) -> Page:
    return Page((folder / name).read_text("utf-8"))


def _checks(page: Page) -> list[str]:
    return [one.attributes["data-check"] for one in page.find("details", "account")]


def _accounts(folder: Path, name: str) -> dict[str, str]:
    script = (folder / name).read_text("utf-8")
    accounts: dict[str, str] = dict(json.loads(script.removeprefix("rulesdb.accounts.keep(").removesuffix(");\n")))
    return accounts


def _cells(row: Element) -> list[str]:
    return row.text.split()


def test_a_check_is_at_its_rules_and_names_the_example_that_it_plays(site: Path) -> None:
    """At each rule that it claims, with those of the rule's examples, folded under their sum."""
    page = _page(site, "fab/1.0.html")
    assert _checks(page) == [COLOUR, PAINTED, "fab/water_is_weak"]
    assert "合格 例1 鱗を塗る" in page.by_id("1.0.1a").text
    assert "鱗を塗る" not in page.by_id("1.0.1a-example-1").text
    checks = page.find("details", "rule-checks")
    assert [one.attributes.get("open") for one in checks] == [None, None, None]
    assert "1.0.1 検証 対象外" in checks[0].text
    assert "1.0.1a 検証 合格 2件" in checks[1].text
    assert "1.0.2 検証 不合格 1件" in checks[2].text
    assert _checks(_page(site, "fab/1.1.html")) == [COLOUR, "fab/waiting_takes_long"]


def test_a_check_says_how_it_ended_and_what_happens_without_the_rule(site: Path) -> None:
    """Of a check of several rules only what is about this one; a claim that is none says so."""
    here, there = _page(site, "fab/1.0.html").by_id("1.0.1a").text, _page(site, "fab/1.1.html").by_id("1.1.1").text
    assert "合格 息には色がある このルールがないと、色の数が0になる（正しくは3）" in here
    assert "このルールがないと、塗られた鱗がなくなる（正しくは赤）" in here
    assert "卵は待つか" not in here
    assert "このルールがないと、「卵は待つか」の答えが「いいえ」になる（正しくは「はい」）" in there
    assert page_words.NO_DEMONSTRATION["touched"] in there
    assert "不合格 水竜は弱い" in _page(site, "fab/1.0.html").by_id("1.0.2").text


def test_a_rule_that_no_game_can_show_says_why(site: Path) -> None:
    """Its reason is text, whatever it holds; a rule whose text has changed since says so; others say nothing."""
    page = _page(site, "fab/1.0.html")
    assert "火竜の気持ちは、<b>ゲーム</b>の中では示せない。" in page.find("details", "rule-checks")[0].text
    assert "検証を作成した後に、本文が変わっています。" in _page(site, "fab/1.1.html").by_id("1.1.1").text
    assert "検証" not in page.by_id("1.0").text


def test_the_accounts_of_a_section_lie_beside_it(site: Path) -> None:
    """Each once, with links to the rules that are loaded; where there is no check there is no such file."""
    accounts = _accounts(site, "fab/1.0.proofs.js")
    assert list(accounts) == [COLOUR, PAINTED, "fab/water_is_weak"]
    account = Page(accounts[COLOUR])
    assert [one.text for one in account.find("dt")] == ["カード", "状況", "行動", "出来事", "結果"]
    assert [one.attributes["href"] for one in account.find("a")] == ["1.1.html#1.1.1"]
    assert [one.text for one in account.find("span", "unresolved")] == ["9.9"]
    assert not (site / "fab" / "1.proofs.js").exists()
    assert "アンの巣" not in (site / "fab" / "1.0.html").read_text("utf-8")
    assert ".proofs.js" in (site / "sw.js").read_text("utf-8")


def test_the_page_of_a_rule_has_its_accounts_in_full(site: Path) -> None:
    """What a section links to without scripts is there, open; a rule that begins a page has them on it."""
    page = _page(site, "fab/r/1.0.1a.html")
    assert "アンの巣に《赤い鱗》がある" in page.by_id("check-breath_has_a_colour").text
    assert all(
        "open" in one.attributes for one in [*page.find("details", "rule-checks"), *page.find("details", "account")]
    )
    hrefs = [one.attributes["href"] for one in _page(site, "fab/1.0.html").find("a")]
    assert "r/1.0.1a.html#check-a_scale_is_painted" in hrefs
    assert broken_links(site) == []


def test_a_rule_that_begins_a_page_has_its_accounts_there(tmp_path: Path) -> None:
    """It has no page of its own to lead to, and nothing lies beside it."""
    lone = graph([node("fab:2.1", "rule", None, reading(passage("text", "竜。")))])
    proof = Proof("fab/alone", "一人でいる", "error", ("fab:2.1",), "fab:2.1#example-4", PROOFS.played[0].lines)
    write_site(lone, (), tmp_path / "book", STAMP, proofs=Proofs((proof,), {"fab:2.1": Covered("unchecked")}))
    assert "アンの巣" in _page(tmp_path / "book", "fab/2.1.html").by_id("check-alone").text
    assert list((tmp_path / "book").rglob("*.proofs.js")) == []
    assert _cells(_page(tmp_path / "book", "coverage.html").find("tr")[1]) == [
        "2.1",
        "竜。",
        "1",
        "0",
        "0",
        "1",
        "–",
        "0",
        "–",
    ]


def test_a_chapter_in_one_piece_has_the_checks_too(site: Path) -> None:
    """They lead to what lies beside the sections."""
    page = _page(site, "fab/1_whole.html")
    assert _checks(page) == [COLOUR, PAINTED, "fab/water_is_weak", COLOUR, "fab/waiting_takes_long"]
    beside = {one.attributes["data-from"] for one in page.find("details", "account")}
    assert beside == {"1.0.proofs.js", "1.1.proofs.js"}


def test_coverage_counts_chapters_and_sections(site: Path) -> None:
    """Sums, then what lacks a check and what is due; games that nobody plays are not there."""
    page = _page(site, "coverage.html")
    rows = [_cells(row) for row in page.find("tr")[1:]]
    assert rows == [
        ["1", "竜の巻", "4", "2", "1", "1", "1/2", "0", "–"],
        ["1.0", "火と水", "3", "1", "1", "1", "1/2", "0", "–"],
        ["1.1", "卵", "1", "1", "0", "0", "–", "0", "–"],
        ["合計", "4", "2", "1", "1", "1/2", "0", "–"],
    ]
    first, second = page.find("details", "rules-of")
    assert first.text.split()[:4] == ["1.0", "火と水", "3項、未検証のあるルール1項", "1.0.1"]
    assert second.text.split() == ["1.1", "卵", "1項", "1.1.1"]
    (is_open,) = page.find("li", "is-open")
    assert is_open.text.split() == ["1.0.2", "未検証"]
    (due,) = page.find("dl", "missing")
    assert due.text.strip() == "1.1.1息には色がある、待てば長い"
    assert "ギャザリング" not in page.by_id("main").text


def test_coverage_is_named_where_there_is_any(site: Path, tmp_path: Path) -> None:
    """On the start page, in the guide and among the addresses; without proofs it is nowhere."""
    assert "ルール 4項のうち検証済み 2項" in _page(site, "index.html").by_id("main").text
    assert "](coverage.html)" in (site / "llms.txt").read_text("utf-8")
    write_site(rulebook(), (), tmp_path / "book", STAMP, base_url="https://dragons.example/")
    assert not (tmp_path / "book" / "coverage.html").exists()
    for name in ("index.html", "llms.txt", "sitemap.xml", "fab/1.0.html"):
        assert "coverage" not in (tmp_path / "book" / name).read_text("utf-8")
    assert 'class="proofs"' not in (tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8")


def test_data_name_checks_and_how_they_ended(site: Path) -> None:
    """As the contract has it: of the rule and of its examples."""
    (data,) = json.loads((site / "fab" / "json" / "1.0.1a.json").read_text("utf-8"))
    assert data["checks"] == [{"name": COLOUR, "status": "passed"}, {"name": PAINTED, "status": "passed"}]
    (data,) = json.loads((site / "fab" / "json" / "1.0.2.json").read_text("utf-8"))
    assert data["checks"] == [{"name": "fab/water_is_weak", "status": "failed"}]


def test_whatever_a_check_says_is_text(tmp_path: Path) -> None:
    """Markup in a title, a value or an account is none."""
    hostile = "<script>alert('竜')</script>"
    told = PROOFS.played[0].lines[0].__class__("outcome", hostile)
    difference = Difference(hostile, hostile, hostile)
    pair = KnockOut("fab:1.0.2", "fab/hostile", "demonstrated", differences=(difference,))
    proof = Proof("fab/hostile", hostile, "passed", ("fab:1.0.2",), None, (told,), (pair,))
    write_site(rulebook(), (), tmp_path / "book", STAMP, proofs=Proofs((proof,)))
    for name in ("fab/1.0.html", "fab/r/1.0.2.html", "fab/1_whole.html"):
        page = _page(tmp_path / "book", name)
        assert page.inline_scripts == []
        assert hostile in page.by_id("1.0.2").text
    assert "<script" not in (tmp_path / "book" / "fab" / "1.0.proofs.js").read_text("utf-8")


def test_an_account_opens_by_keyboard(desk: Screen, home: str) -> None:
    """From a section and from its chapter in one piece: it is loaded, and its links lead to rules."""
    for name in ("fab/1.0.html", "fab/1_whole.html"):
        desk.goto(home + name)
        unfold_checks(desk)
        folded = desk.locator(f"details[data-check='{COLOUR}']").first
        folded.locator("summary").focus()
        desk.keyboard.press("Enter")
        expect(folded.locator("dl")).to_contain_text("アンの巣に《赤い鱗》がある")
        desk.keyboard.press("Tab")
        desk.keyboard.press("Enter")
        desk.wait_for_url("**/fab/1.1.html#1.1.1")


def test_an_account_that_cannot_be_loaded_leaves_its_link(desk: Screen, served: str) -> None:
    """Offline before everything is kept, or with half a copy: the way to the rule's page stays."""
    desk.route("**/*.proofs.js", lambda route: route.abort())
    desk.goto(f"{served}fab/1.0.html")
    unfold_checks(desk)
    folded = desk.locator(f"details[data-check='{COLOUR}']")
    with desk.expect_event("requestfailed"):
        folded.locator("summary").click()
    expect(folded.locator("a")).to_be_visible()
    folded.locator("a").click()
    desk.wait_for_url("**/fab/r/1.0.1a.html#check-breath_has_a_colour")


def test_paper_has_titles_and_results_and_no_account(desk: Screen, home: str) -> None:
    """Even where the reader has opened one."""
    desk.goto(f"{home}fab/1.0.html")
    unfold_checks(desk)
    folded = desk.locator(f"details[data-check='{COLOUR}']")
    folded.locator("summary").click()
    expect(folded.locator("dl")).to_be_visible()
    desk.emulate_media(media="print")
    expect(folded.locator(".result")).to_be_visible()
    expect(folded.locator("dl")).to_be_hidden()


def test_a_preview_shows_the_rule_without_its_checks(desk: Screen, home: str) -> None:
    """A look at a rule from elsewhere is a look at its words."""
    desk.goto(f"{home}fab/1.1.html")
    desk.hover("[id='1.1.1'] .text a >> nth=0")
    preview = desk.locator(".preview")
    expect(preview).to_be_visible()
    assert preview.locator(".proofs").count() == 0


def _shown(claim: str, difference: Difference, misreading: str = "") -> KnockOut:
    return KnockOut(claim, "fab/dragons_fly", "demonstrated", "", (difference,), misreading)


def test_a_sentence_has_a_sign_that_opens_its_check(tmp_path: Path) -> None:
    """A tick behind a demonstrated sentence, a dash behind one that no game can show, nothing behind an open one.

    Sentences are counted through all texts that the shipped edition has under the number.
    """
    words_of_it = passage("text", "竜は飛ぶ。竜とは", refer("[2.2]", "fab:2.2"), "である。竜は寝る。")
    lone = graph(
        [
            node(
                "fab:2.1",
                "rule",
                None,
                reading(words_of_it, passage("item-1", "竜は熱い。"), edition="plain"),
                reading(passage("text", "竜。")),
            )
        ]
    )
    proof = Proof(
        "fab/dragons_fly", "竜が飛ぶ", "passed", ("fab:2.1",), None, PROOFS.played[0].lines,
        (
            _shown("fab:2.1#sentence-1", Difference("飛ぶか", "はい", "いいえ")),
            _shown("fab:2.1#sentence-3", Difference("高さ", "3", "なし"), "竜は低く飛ぶとする読み方"),
        ),
    )  # fmt: skip
    sentences = (
        CoveredPart("sentence-1", "竜は飛ぶ。", "demonstrated", checks=("fab/dragons_fly",)),
        CoveredPart("sentence-2", "竜とは[2.2]である。", "marked", "defines", "竜という語の説明。"),
        CoveredPart("sentence-3", "竜は寝る。", "open"),
    )
    items = (CoveredPart("item-1", "竜は熱い。", "marked", "printed", "絵に描かれている。"),)
    covered = Covered("unchecked", sentences=sentences, items=items)
    write_site(lone, (), tmp_path / "book", STAMP, proofs=Proofs((proof,), {"fab:2.1": covered}))
    page = _page(tmp_path / "book", "fab/2.1.html")
    (shown,) = page.find("a", "shown")
    assert shown.attributes["aria-label"] == "文1は検証済み：竜が飛ぶ"
    assert shown.attributes["href"].endswith("#check-dragons_fly")
    marked, of_item = page.find("span", "marked")
    assert of_item.attributes["aria-label"] == "項目1は対象外（印刷や表記の決まり）：絵に描かれている。"
    assert marked.attributes["aria-label"] == "文2は対象外（用語の説明）：竜という語の説明。"
    assert "竜は飛ぶ。\u2060✓竜とは[2.2]（未収録）である。\u2060−竜は寝る。" in page.by_id("2.1").text.replace(" ", "")
    assert "文1がないと、「飛ぶか」の答えが「いいえ」になる" in page.by_id("2.1").text
    assert "文3の代わりに、竜は低く飛ぶとする読み方をとると、高さがなくなる（正しくは3）" in page.by_id("2.1").text
    assert "文2は対象外（用語の説明）：竜という語の説明。" in page.by_id("2.1").text
    assert broken_links(tmp_path / "book") == []
    coverage = _page(tmp_path / "book", "coverage.html")
    assert _cells(coverage.find("tr")[1])[-2:] == ["2/3", "1/1"]
    signs = [one for one in coverage.elements if "sign" in one.classes]
    assert [sign.text for sign in signs] == ["✓", "−", "○", "−"]
    assert [sign.attributes["aria-label"].partition("：")[0] for sign in signs] == [
        "文1は検証済み",
        "文2は対象外（用語の説明）",
        "文3は未検証",
        "項目1は対象外（印刷や表記の決まり）",
    ]
    assert signs[0].attributes["href"] == "fab/2.1.html#check-dragons_fly"
    bars = [one.attributes["aria-label"] for one in coverage.find("svg", "proved")]
    assert bars == ["4文のうち検証済み1、対象外2"]
