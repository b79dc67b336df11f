"""Texts come out of their alphabet as they went in."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.page_search.alphabet import rewritten

Ask = Callable[[str, object], object]
READABLE = "rows => rows.map(([signs, texts]) => [...search.readable(signs, texts)])"
KANA = [chr(code) for code in range(0x3041, 0x30FF)]
KANJI = [chr(code) for code in range(0x4E00, 0x9FFF)]


@given(st.dictionaries(st.text(), st.text()))
def test_each_character_has_a_code_of_its_own(texts: dict[str, str]) -> None:
    """Back by the places of the codes, none of which a script must quote."""
    signs, written = rewritten(texts)
    joined, codes = "".join(texts.values()), "".join(written.values())
    assert len(joined) == len(codes)
    assert len(set(zip(joined, codes, strict=True))) == len(set(codes)) == len(set(joined)) == len(signs)
    assert not set(codes) & set('"\\\n\r\t')


def test_the_commonest_are_the_shortest() -> None:
    """Ninety take a byte, those after them two."""
    signs, written = rewritten({"often": "".join(KANA[:93]) * 2, "seldom": "".join(KANJI[:1887])})
    assert set(signs[:93]) == set(KANA[:93])
    assert len(written["often"].encode()) == 93 * 2
    assert len(written["seldom"].encode()) == 1887 * 2


def test_more_characters_than_codes_are_refused() -> None:
    """Rather than lost."""
    with pytest.raises(ValueError, match="argument"):
        rewritten({"all": "".join(map(chr, range(0x10000, 0x20000)))})


def test_the_page_reads_what_was_written(ask: Ask, queries: list[str]) -> None:
    """Whatever is asked, and every kana and kanji."""
    for texts in ({"a": "\n".join(queries), "b": ""}, {"c": "".join([*KANA, *KANJI])}, {}):
        signs, written = rewritten(texts)
        assert ask(READABLE, [[signs, list(written.items())]]) == [[list(row) for row in texts.items()]]
