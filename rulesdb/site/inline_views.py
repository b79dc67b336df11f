"""Runs of a passage to what the reader sees of them: links, badges, card names.

It is apart because references need care: a range links at both its ends, what is not loaded must be no dead link.
"""

import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote

from rulesdb.graph.model import Run
from rulesdb.site import page_words, views
from rulesdb.site.languages import language_of_name
from rulesdb.site.restored_icons import RESTORED
from rulesdb.site.sitemap import Sitemap
from rulesdb.site.symbol_drawings import DRAWINGS
from rulesdb.site.term_links import TERM

# A number as written, with its brackets, or the letter that ends ``409.1f-h``.
_NUMBER = re.compile(r"(\[?\d+(?:[.．]\d+)*[a-z]?(?![a-z])\]?|(?<=[-―–—～〜~])[a-z](?![a-z]))")
_HYPHENATED = re.compile(r"(\d+(?:-\d+)+)")
_SYMBOL = re.compile(r"(\{[^{}]+\})")
_WEB = re.compile(r"https?://[\w-]+(?:\.[\w-]+)*(?::\d{1,5})?(?:[/?#].*)?", re.ASCII | re.DOTALL)
_OF_ADDRESSES = "!#$%&'()*+,/:;=?@~"
_STRAY_PERCENT = re.compile("%(?![0-9A-Fa-f]{2})")


def inlines(sitemap: Sitemap, page: str, runs: Iterable[Run]) -> tuple[views.InlineView, ...]:
    """Return the inline views of ``runs`` on page ``page``."""
    return tuple(shown for run in runs for shown in _inlines_of_run(sitemap, page, run))


def with_symbols(text: str) -> tuple[views.InlineView, ...]:
    """Return the inline views of a text in which symbols are written in braces, such as ``{p}``."""
    parts = filter(None, _SYMBOL.split(text))
    return tuple(_symbol(part) if _SYMBOL.fullmatch(part) else views.InlineView("text", part) for part in parts)


def _inlines_of_run(sitemap: Sitemap, page: str, run: Run) -> Iterator[views.InlineView]:
    if run.kind == "reference":
        yield from _reference(sitemap, page, run)
    elif run.kind == TERM:
        yield views.InlineView(TERM, run.text, sitemap.href_of(page, sitemap.graph.nodes[run.targets[0]]))
    elif run.kind in {"symbol", RESTORED}:
        yield _symbol(run.text, run.kind)
    elif run.kind == "lost-icon":
        yield views.InlineView("lost-icon", "", label=page_words.LOST_ICON)
    elif run.kind == "url":
        yield _url(run.text)
    elif run.kind == "card":
        yield views.InlineView("card", run.text, language=language_of_name(run.text.strip("《》")))
    elif run.text:
        yield views.InlineView("slot" if run.kind == "slot" else "text", run.text)


def _symbol(code: str, kind: str = "symbol") -> views.InlineView:
    sign, name = page_words.symbol(code)
    label = page_words.restored_icon(name) if kind == RESTORED else name
    return views.InlineView(kind, sign, label=label, code=code, drawing=DRAWINGS.get(code, ""))


def _reference(sitemap: Sitemap, page: str, run: Run) -> Iterator[views.InlineView]:
    """Yield the inlines of a reference: every number in it is a link, of a range the two ends are."""
    if len(run.targets) == 1:
        yield link(sitemap, page, run.text, run.targets[0])
        return
    pieces = (_HYPHENATED if "-" in run.targets[0] else _NUMBER).split(run.text)
    targets = iter(run.targets if len(run.targets) == len(pieces) // 2 else (run.targets[0], run.targets[-1]))
    for index, piece in enumerate(pieces):
        target = next(targets, None) if index % 2 else None
        if target is not None:
            yield link(sitemap, page, piece, target)
        elif piece:
            yield views.InlineView("text", piece)


def link(sitemap: Sitemap, page: str, text: str, target: str) -> views.InlineView:
    """Return the link from page ``page`` to ``target``, or its ``text`` as ``unresolved`` where that is not loaded."""
    href = sitemap.href(page, target)
    return views.InlineView("unresolved", text) if href is None else views.InlineView("link", text, href)


def _url(text: str) -> views.InlineView:
    """Only addresses of the web become links: a text may hold ``javascript:`` as well as anything else."""
    if not _WEB.fullmatch(text):
        return views.InlineView("text", text)
    return views.InlineView("url", text, _STRAY_PERCENT.sub("%25", quote(text, safe=_OF_ADDRESSES, errors="replace")))
