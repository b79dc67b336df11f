"""The page of a comparison: its views, made of the changes, with a link for each number that has a row."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from rulesdb.comparison.comparison import Change, Comparison, Renamed
from rulesdb.comparison.rules import Rule
from rulesdb.pipeline.comparing import Version
from rulesdb.site.comparison_page import (
    ChangeView,
    ComparisonView,
    FactView,
    KindView,
    PartView,
    RenamedView,
    SideView,
    Stretch,
    TextPart,
    comparison_page,
)
from rulesdb.words.changes import CHANGES, LEVELS
from rulesdb.words.quoting import shortened

_BEGINNING = 60  # code points of a text that stand for it
_NUMBER = re.compile(r"[0-9]+(?:[.-](?:[0-9]+|[a-z](?![A-Za-z0-9])))*[a-z]?(?![A-Za-z0-9])")
_ROW = "row-"
_RENAMED = "number-"
_PART = "part-"
_TITLE = 24  # code points of a section's title
_SECTIONS = frozenset({"chapter", "section", "heading"})


def page_of(old: Version, new: Version, found: Comparison) -> str:
    """Return one page about a comparison, which needs nothing else."""
    totals = found.totals
    rows = _Rows(found.listed)
    kinds = [KindView(kind, label, totals[kind]) for kind, label in CHANGES.items() if kind != "same"]
    return comparison_page(
        ComparisonView(
            old=old.title,
            new=new.title,
            old_rules=totals["old"],
            new_rules=totals["new"],
            same=totals["same"],
            kinds=kinds,
            renamed=tuple(map(rows.renamed, found.renamed)),
            parts=tuple(_parts(old.rules, new.rules, found.listed, rows)),
            language=new.language,
        )
    )


class _Rows:
    """The rows of the page, and what leads to them: an old number to the row of its old rule, a new one to its new."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self._anchors = {id(change): f"{_ROW}{at}" for at, change in enumerate(changes, 1)}
        self._old = {change.old.key: self._anchors[id(change)] for change in reversed(changes) if change.old}
        self._new = {change.new.key: self._anchors[id(change)] for change in reversed(changes) if change.new}

    def row(self, change: Change) -> ChangeView:
        """Return the row of a change."""
        return ChangeView(
            self._anchors[id(change)],
            change.kind,
            " → ".join(dict.fromkeys(rule.key for rule in (change.old, change.new) if rule is not None)),
            _beginning(change.rule.text),
            self._side(change, change.old, "old"),
            self._side(change, change.new, "new"),
            tuple(self._facts(change)),
        )

    def renamed(self, one: Renamed) -> RenamedView:
        """Return the entry of a number that names another rule now."""
        meaning, new = one.meaning, one.change.new
        return RenamedView(
            anchor=self._renamed_anchor(one.change),
            number=one.number,
            before=TextPart(_beginning(one.rule.text), self._anchors[id(one.change)]),
            became=TextPart("削除") if new is None else self._new_number(new.key),
            now=TextPart(_beginning(meaning.text), self._new.get(one.number, "")),
            came=TextPart("新設") if meaning.old is None else self._old_number(meaning.old),
            cited_by=tuple(map(self._new_number, meaning.cited_by)),
        )

    def _renamed_anchor(self, change: Change) -> str:
        return self._anchors[id(change)].replace(_ROW, _RENAMED)

    def _old_number(self, number: str) -> TextPart:
        return TextPart(number, self._old.get(number, ""))

    def _new_number(self, number: str) -> TextPart:
        return TextPart(number, self._new.get(number, ""))

    def _side(self, change: Change, rule: Rule | None, side: Literal["old", "new"]) -> SideView | None:
        if rule is None:
            return None
        anchors = self._old if side == "old" else self._new
        stretches = ((one.operation != "equal" and one.old != one.new, getattr(one, side)) for one in change.text)
        return SideView(
            rule.key,
            tuple(
                Stretch(is_changed, tuple(_linked(text, anchors, rule.key))) for is_changed, text in stretches if text
            ),
        )

    def _facts(self, change: Change) -> Iterator[FactView]:
        if change.number_now_means is not None and change.old is not None:
            yield FactView(
                "この番号は別のルールを指すようになった:", (TextPart(change.old.key, self._renamed_anchor(change)),)
            )
        if change.moved_from is not None:
            yield FactView("移動元:", (self._old_number(change.moved_from),))
        if change.level is not None:
            yield FactView(LEVELS[change.level], ())
        if change.split_from is not None:
            yield FactView("次のルールから分かれた:", (self._new_number(change.split_from),))
        if change.split_into:
            yield FactView("次のルールに分かれた:", tuple(map(self._new_number, change.split_into)))
        if change.merged_into is not None:
            yield FactView("次のルールにまとめられた:", (self._new_number(change.merged_into),))
        if change.merged_from:
            yield FactView("次のルールを取り込んだ:", tuple(map(self._old_number, change.merged_from)))
        if change.stale_references:
            numbers = tuple(map(self._new_number, change.stale_references))
            yield FactView("別のルールを指すようになった番号を参照したまま:", numbers)


def _parts(old: Iterable[Rule], new: Iterable[Rule], changes: Iterable[Change], rows: _Rows) -> Iterator[PartView]:
    """Yield the sections with changes, each with the rows of its rules."""
    by_key = {rule.key: rule for rule in (*old, *new)}
    parts: dict[str, list[ChangeView]] = {}
    for change in changes:
        parts.setdefault(_section(change.rule, by_key), []).append(rows.row(change))
    for at, (key, views) in enumerate(parts.items(), 1):
        yield PartView(f"{_PART}{at}", _section_name(key, by_key), views)


def _section(rule: Rule, by_key: Mapping[str, Rule]) -> str:
    """Return the key of the section, heading or chapter that a rule is in, its own if nothing is above it."""
    while rule.kind not in _SECTIONS and rule.parent is not None and rule.parent in by_key:
        rule = by_key[rule.parent]
    return rule.key


def _section_name(key: str, by_key: Mapping[str, Rule]) -> str:
    title = by_key[key].text.partition("\n")[0]
    return key if title == key else f"{key} {shortened(title, _TITLE)}"


def _linked(text: str, anchors: Mapping[str, str], own: str) -> Iterator[TextPart]:
    """Yield a text cut at the numbers that have a row, but for the row's own."""
    at = 0
    for number in _NUMBER.finditer(text):
        if number[0] in anchors and number[0] != own and not number[0].isdecimal():
            yield TextPart(text[at : number.start()])
            yield TextPart(number[0], anchors[number[0]])
            at = number.end()
    yield TextPart(text[at:])


def _beginning(text: str) -> str:
    return shortened(" ".join(text.split()), _BEGINNING)
