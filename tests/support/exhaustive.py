"""Parameters of which the README's test command tries the first few, and .ci/run all."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def first_of(count: int, values: Iterable[T]) -> list[T | ParameterSet]:
    """Return values for ``parametrize``, all but the first ``count`` marked as exhaustive."""
    every = list(values)
    return [*every[:count], *(pytest.param(value, marks=pytest.mark.exhaustive) for value in every[count:])]
