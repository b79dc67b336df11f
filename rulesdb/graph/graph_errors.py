"""The error of reading a graph back. Apart, so that commands that load no graph know it, too."""

from rulesdb import RulesdbError


class GraphFormatError(RulesdbError, ValueError):
    """The bytes are no graph that this version reads; the text says why and what to do."""
