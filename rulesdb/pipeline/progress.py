"""The type of progress callbacks. Apart, so that a progress bar does not import the work."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]
"""Called with a stage (``parse``, ``link``, ``index``, ``check``, ``tell apart``, ``play``), how many of its steps are
done, and how many it has."""
