"""How long work tells of its progress: a type of its own, so that what shows progress does not load what makes it."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]
"""Called with a stage (``parse``, ``link``, ``index``, ``check``, ``knock out``, ``tell apart``), how many of its steps
are done, and how many it has."""
