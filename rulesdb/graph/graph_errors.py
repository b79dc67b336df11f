"""The error of reading a graph back. Apart, so that commands that load no graph know it, too."""


class GraphFormatError(ValueError):
    """The bytes are no graph that this version reads; the text says why and what to do."""
