"""Errors of search: a query that is empty, too long or a wrong expression, and an index that cannot be used."""

from rulesdb import RulesdbError
from rulesdb.words.quoting import shortened

_SHOWN = 40  # code points of a query in a message: they fit on a line of a terminal


class QueryError(RulesdbError, ValueError):
    """A query without a number or a word to search for; ``query`` is its text."""

    def __init__(self, query: str) -> None:
        """Make the message: the query needs a word or a number."""
        super().__init__(f"nothing to search for in {shortened(query, _SHOWN)!r}: give a rule number or a word")
        self.query = query


class QueryTooLongError(QueryError):
    """A query of ``length`` code points, more than the ``longest`` that is taken."""

    def __init__(self, query: str, length: int, longest: int) -> None:
        """Keep how long the query is, and how long it may be."""
        super().__init__(query)
        self.args = (query, length, longest)
        self.length, self.longest = length, longest

    def __str__(self) -> str:
        """Return the sentence."""
        return (
            f"the query has {self.length:,} characters, and a search takes at most {self.longest:,}: "
            "ask for a part of it"
        )


class ExpressionError(QueryError):
    """A syntax error in an expression, at the half-open range ``[start, end)`` of ``query``, in code points.

    ``str()`` is a sentence, ``problem: way_out``.
    """

    def __init__(self, query: str, start: int, end: int, problem: str, way_out: str) -> None:
        """Keep the query, the range, the problem and the way out."""
        super().__init__(query)
        self.args = (query, start, end, problem, way_out)
        self.start, self.end, self.problem, self.way_out = start, end, problem, way_out

    def __str__(self) -> str:
        """Return the sentence."""
        return f"{self.problem}: {self.way_out}"


class SearchIndexError(RulesdbError):
    """An index that is missing, damaged, of another version, or of another graph."""

    def __init__(self, problem: str) -> None:
        """Make the message of one sentence: the problem of the index (``in FOLDER is missing``), and the way out."""
        super().__init__(f"the search index {problem}; build it again with `rulesdb build`")


class BackendError(RulesdbError, ValueError):
    """A search engine that is unknown, or whose package is not installed; ``str()`` says which, and the way out."""
