"""Whoosh's sources of 2016 imported without what nobody here needs: warnings, and Python's HTTP client."""

import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

_UNUSED = "urllib.request"
"""Whoosh imports it for a function that it never calls; it takes as long as the rest of Whoosh."""


@contextmanager
def importing_whoosh() -> Iterator[None]:
    """Keep to ourselves what Python says about escape sequences in what is imported, and ``_UNUSED`` unimported."""
    stand_in = None if _UNUSED in sys.modules else ModuleType(_UNUSED)
    if stand_in is not None:
        stand_in.__dict__["urlretrieve"] = None
        sys.modules[_UNUSED] = stand_in
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            warnings.simplefilter("ignore", DeprecationWarning)
            yield
    finally:
        if stand_in is not None:
            del sys.modules[_UNUSED]
