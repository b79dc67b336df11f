"""Limits of a query, so that whatever is typed is answered within a second or refused in a sentence.

The box on the pages of the rulebook keeps the same ones.
"""

# What is refused.
LONGEST_QUERY = 10_000
"""Code points of a query, as typed and folded (folding makes up to 18 of one): several pages of prose, far more than
the longest rule has."""
MOST_CONDITIONS = 256
"""Words, phrases and fields of an expression: each is a search of its own, of up to four milliseconds."""
DEEPEST = 32
"""How deep parentheses and negations may stand in each other: whoever reads the tree may recurse."""

# What further parts of a query are left out of: they are found by what stands before them.
MOST_WORDS = 64
"""Concepts of a query that are looked up: nobody types more, and each costs a look into every field."""
MOST_TERMS = 256
"""Terms of a query that concepts are made of: the parts of one long unknown word are a single concept."""
LONGEST_NAMED = 200
"""Code points of a query in which terms of the lexicon are looked for, and with which sentences are compared."""
MOST_CHUNKS = 32
"""Chunks between blanks that are looked through for slips: each that is nowhere is compared with thousands."""
MOST_RUNS = 128
"""Runs between particles and endings, in all chunks together, that are looked through for slips."""
