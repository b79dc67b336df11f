"""Limits of a query: within them every query is answered in a second, beyond them it is refused.

The search box of the pages has the same limits.
"""

# What is refused.
LONGEST_QUERY = 10_000
"""Code points of a query, as typed and folded (folding makes up to 18 of one): several pages of prose, far more than
the longest rule has."""
MOST_CONDITIONS = 256
"""Words, phrases and fields of an expression: each is a search of its own, of up to four milliseconds."""
DEEPEST = 32
"""Nesting of parentheses and negations at most: functions over the tree recurse."""

# Parts of a query beyond these limits are ignored: the parts before them find its rules.
MOST_WORDS = 64
"""Concepts of a query that are searched for, at most: nobody types more, and each costs postings of every field."""
MOST_TERMS = 256
"""Terms of a query that become concepts, at most: the parts of one long unknown word are one concept."""
LONGEST_NAMED = 200
"""Code points of a query that are looked up in the lexicon and compared with sentences."""
MOST_CHUNKS = 32
"""Chunks between blanks that are checked for misspellings: an unknown chunk is compared with thousands of words."""
MOST_RUNS = 128
"""Runs between particles and endings, in all chunks together, that are checked for misspellings."""
