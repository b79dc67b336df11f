"""Texts that property tests of the parser try: fragments of rules text, damaged rules, any characters."""

from hypothesis import strategies as st

from rulesdb.syntax.dialects import DIALECTS
from support.syntax.fragments import FRAGMENTS

pieces = st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join)
mixed = st.lists(st.one_of(pieces, st.text(max_size=8)), max_size=6).map("".join)
texts = st.one_of(pieces, mixed, st.text(max_size=80))
dialects = st.sampled_from((None, *DIALECTS))

# A text that somebody wrote as rules and that an extraction damaged: heads at line beginnings, then words, marks, §,
# line breaks and lone blanks at any place.
HEADS = ("1 庭§\n", "1.0 竜§\n", "1.0.1 ", "1.0.1a ", "1.0.2 ", "1.1 卵§\n", "1.1.1 ", "例:", "注:", "  • ")
WORDS = tuple(
    fragment
    for fragment in FRAGMENTS
    if not any(character.isdigit() or character in "\r\x0b\x0c\u2028" for character in fragment)
)
sentences = st.lists(st.sampled_from((*WORDS, "[1.0.1]", "[1.0.1]―[1.0.4]", "+1", "\n", "§")), max_size=12).map("".join)
rules = st.lists(st.tuples(st.sampled_from(HEADS), sentences).map("".join), min_size=1, max_size=8).map("\n".join)
