"""Whoosh's sources of 2016 compiled without a word to the user, where no installer has compiled them yet."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def compiled_quietly() -> Iterator[None]:
    """Keep to ourselves what Python says about escape sequences in what is imported."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        warnings.simplefilter("ignore", DeprecationWarning)
        yield
