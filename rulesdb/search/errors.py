"""What can go wrong when one searches: a query without anything to look for, and an index that cannot be used."""


class QueryError(ValueError):
    """A query that says nothing. ``query`` is what was asked."""

    def __init__(self, query: str) -> None:
        """Say what a query needs; a long one is cut short."""
        shown = query if len(query) <= 40 else f"{query[:40]}…"  # noqa: PLR2004  (fits on a line of a terminal)
        super().__init__(f"nothing to search for in {shown!r}: give a rule number or a word")
        self.query = query


class SearchIndexError(Exception):
    """An index that is missing, damaged, of another version, or of another graph."""

    def __init__(self, problem: str) -> None:
        """Say what is wrong with the index (``in FOLDER is missing``) and the way out, in one sentence."""
        super().__init__(f"the search index {problem}; build it again with `rulesdb build`")
